#include "model/scythe/turn/forecast.h"

#include <algorithm>

namespace automa::scythe {
namespace {

/// Nothing that is hidden from the table may shape the forecast.
State as_seen(const State& state, SideId side) {
    State seen = state;
    seen.random = core::Random();
    seen.cards_from = CardsFrom::box;
    seen.side(side).automa.cards.draw.clear();
    return seen;
}

bool same_move(const Step& a, const Step& b) {
    return a.kind == b.kind && a.unit == b.unit && a.from == b.from && a.to == b.to;
}

/// What the moves still wait for; a question about a gain comes after them.
std::optional<NeedKind> open_question(const Decision& decision) {
    if (decision.needs.empty() || decision.needs.front().what == NeedKind::place_check)
        return std::nullopt;
    return decision.needs.front().what;
}

/// The moves of the steps, one after the other, are the same, and the same is left open.
bool same_outcome(const Decision& a, const Decision& b) {
    const auto next = [](const Decision& decision, std::size_t at) {
        while (at < decision.steps.size() && !is_move(decision.steps[at].kind)
               && decision.steps[at].kind != StepKind::skip)
            ++at;
        return at;
    };
    std::size_t i = next(a, 0);
    std::size_t k = next(b, 0);
    for (; i < a.steps.size() && k < b.steps.size(); i = next(a, i + 1), k = next(b, k + 1))
        if (!same_move(a.steps[i], b.steps[k]))
            return false;
    return i >= a.steps.size() && k >= b.steps.size() && open_question(a) == open_question(b);
}

} // namespace

std::optional<Forecast> forecast(const Catalogue& catalogue, const State& state) {
    if (state.turn || state.ended_by || state.tracking != Tracking::full)
        return std::nullopt;
    Forecast result;
    result.side = first_side(state, Player::automa);
    if (stars_of(catalogue, state.side(result.side).automa) >= stars_of_side)
        return std::nullopt;
    State seen = as_seen(state, result.side);
    for (const CardId card : deck_of(seen.side(result.side).automa.cards)) {
        seen.turn = Turn{TurnKind::automa, result.side, card, {}, {}, false};
        auto decision = decide(catalogue, seen);
        if (!decision.ok())
            return std::nullopt;
        result.prospects.push_back({card, std::move(decision).value()});
    }
    for (std::size_t i = 0; i < result.prospects.size(); ++i) {
        const Decision& decision = result.prospects[i].decision;
        auto found =
            std::find_if(result.outcomes.begin(), result.outcomes.end(), [&](const Outcome& outcome) {
                return same_outcome(result.prospects[outcome.example].decision, decision);
            });
        if (found == result.outcomes.end()) {
            const bool skipped = !decision.steps.empty() && decision.steps.front().kind == StepKind::skip;
            found = result.outcomes.insert(result.outcomes.end(), Outcome{i, {}, skipped});
        }
        found->cards.add(result.prospects[i].card);
    }
    std::stable_sort(result.outcomes.begin(), result.outcomes.end(),
                     [](const Outcome& a, const Outcome& b) { return a.cards.size() > b.cards.size(); });
    return result;
}

std::optional<Decision> prospect(const Catalogue& catalogue, const State& state, CardId card) {
    const bool fought = !state.contested.empty() || (state.turn && state.turn->kind == TurnKind::defend);
    if (fought || state.ended_by || state.tracking != Tracking::full)
        return std::nullopt;
    const SideId automa = first_side(state, Player::automa);
    if (stars_of(catalogue, state.side(automa).automa) >= stars_of_side)
        return std::nullopt;
    State seen = as_seen(state, automa);
    CardPiles& piles = seen.side(automa).automa.cards;
    for (auto* pile : {&piles.discard, &piles.combat_discard})
        for (std::size_t i = pile->size(); i-- > 0;)
            if ((*pile)[i] == card)
                pile->erase(i);
    seen.turn = Turn{TurnKind::automa, automa, card, {}, {}, false};
    auto decision = decide(catalogue, seen);
    return decision.ok() ? std::optional(std::move(decision).value()) : std::nullopt;
}

} // namespace automa::scythe
