#include "model/barrage/turn/forecast.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using Tiles = core::StaticVector<TileId, tile_count>;

/// The position in which the next turn begins: after the turn that is under way, if one is.
std::optional<State> position_to_come(const Catalogue& facts, const State& state) {
    if (!state.turn)
        return state;
    auto decision = decide(facts, state);
    if (!decision.ok() || !decision.value().needs.empty())
        return std::nullopt;
    return std::move(decision).value().after;
}

/// The first Automa from the one next in order on. Humans between are taken to change nothing.
std::optional<Company> next_automa(const State& state) {
    const std::size_t n = state.turn_order.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Company company = state.turn_order[(state.next + i) % n];
        const CompanyState& who = state.company(company);
        if (who.player == PlayerKind::automa && can_act(who))
            return company;
    }
    return std::nullopt;
}

Tiles sorted(Tiles tiles) {
    std::sort(tiles.begin(), tiles.end(), [](TileId a, TileId b) { return a.value < b.value; });
    return tiles;
}

Tiles without(const Tiles& tiles, TileId out) {
    Tiles rest;
    for (const TileId tile : tiles)
        if (tile != out)
            rest.push_back(tile);
    return rest;
}

/// The position with this pair of tiles showing. What stays hidden lies in the order of the numbers.
State announced(State state, Company company, TileId criteria, TileId actions, const Tiles& hidden,
                const Tiles& seen) {
    state.random = core::Random();
    state.tiles.stack.clear();
    state.tiles.stack.push_back(actions);
    for (const TileId tile : without(hidden, actions))
        state.tiles.stack.push_back(tile);
    state.tiles.discard = without(seen, criteria);
    state.tiles.discard.push_back(criteria);
    state.turn = Turn{company, actions, criteria, std::nullopt};
    return state;
}

class Foreseer {
public:
    Foreseer(const Catalogue& facts, const State& state, Company company) : facts_(facts), state_(state) {
        result_.company = company;
    }

    Forecast run() {
        const auto& tiles = state_.tiles;
        const TileId showing = tiles.stack.front();
        if (tiles.stack.size() > 1) {
            add_all(showing, sorted(without(tiles.stack, showing)), tiles.discard);
        } else if (state_.interpretations.tile_reshuffle == TileReshuffle::keep_criteria) {
            add_all(showing, sorted(without(tiles.discard, showing)), {});
        } else {
            add_every_pair(showing);
        }
        return std::move(result_);
    }

private:
    void add_all(TileId criteria, const Tiles& hidden, const Tiles& seen) {
        result_.criteria_tile = criteria;
        for (const TileId actions : hidden)
            add(criteria, actions, hidden, seen);
    }

    void add_every_pair(TileId showing) {
        Tiles all = state_.tiles.discard;
        all.push_back(showing);
        all = sorted(all);
        for (const TileId criteria : all) {
            const Tiles hidden = without(all, criteria);
            for (const TileId actions : hidden)
                add(criteria, actions, hidden, {});
        }
    }

    void add(TileId criteria, TileId actions, const Tiles& hidden, const Tiles& seen) {
        State before = announced(state_, result_.company, criteria, actions, hidden, seen);
        auto decision = decide(facts_, before);
        if (decision.ok())
            result_.prospects.push_back({actions, criteria, std::move(before), std::move(decision).value()});
    }

    const Catalogue& facts_;
    const State& state_;
    Forecast result_;
};

} // namespace

std::optional<Forecast> forecast(const Catalogue& catalogue, const State& state) {
    if (state.phase != Phase::actions)
        return std::nullopt;
    const auto start = position_to_come(catalogue, state);
    if (!start || start->phase != Phase::actions || start->tiles.stack.empty())
        return std::nullopt;
    const auto company = next_automa(*start);
    if (!company)
        return std::nullopt;
    Forecast result = Foreseer(catalogue, *start, *company).run();
    if (result.prospects.empty())
        return std::nullopt;
    return result;
}

} // namespace automa::barrage
