#include "model/innovation/table/random_human.h"

#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::innovation {
namespace {

using core::Random;

template <class Id>
std::optional<Id> any_of(const core::IdSet<Id>& set, Random& random) {
    if (set.empty())
        return std::nullopt;
    std::uint32_t place = random.below(static_cast<std::uint32_t>(set.size()));
    for (const Id id : set)
        if (place-- == 0)
            return id;
    return std::nullopt;
}

std::optional<int> any_slot(Slots slots, Random& random) {
    core::StaticVector<int, 8> list;
    for (int slot = 1; slot <= 8; ++slot)
        if (has_slot(slots, slot))
            list.push_back(slot);
    if (list.empty())
        return std::nullopt;
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

class Mover {
public:
    Mover(const Catalogue& facts, const State& state, Random& random)
        : facts_(facts), state_(state), random_(random), board_(facts, state), me_(*player_in_turn(state)) {}

    HumanMove move() {
        if (state_.app.phase == Phase::workshops)
            return {first_workshop(), false};
        // The longer the round, the likelier the pass; nobody plays for ever.
        const auto acted = static_cast<std::uint32_t>(board_.of(me_).size());
        if (random_.below(12 + acted) < 2)
            return {HumanPasses{me_}, false};
        if (auto command = action())
            return {*command, random_.below(5) == 0};
        return {HumanDone{me_}, false};
    }

private:
    Command first_workshop() {
        const Map& map = board_.map();
        const HexSet native = board_.empty_land().where(
            [&](HexId hex) { return map.hex(hex).terrain == state_.human(me_).native; });
        return HumanBuilds{me_, any_of(native, random_).value_or(board_.empty_land().first()), Kind::workshop,
                           false};
    }

    std::optional<Command> action() {
        switch (random_.below(11)) {
        case 0:
        case 1:
        case 2:
            return build();
        case 3:
        case 4:
            return upgrade();
        case 5:
            return dig();
        case 6:
            return bridge();
        case 7:
            return use_action();
        case 8:
            return innovation();
        case 9:
            return scholar();
        default:
            return advance();
        }
    }

    [[nodiscard]] HexSet in_reach() const {
        const int shipping = std::min(3, state_.round / 2);
        return board_.in_reach(board_.of(me_), shipping) & board_.empty_land();
    }

    std::optional<Command> build() {
        const auto hex = any_of(in_reach(), random_);
        if (!hex)
            return std::nullopt;
        if (random_.below(12) == 0)
            return HumanBuilds{me_, *hex, random_.below(2) == 0 ? Kind::tower : Kind::monument, false};
        if (in_supply(facts_, state_, me_, Kind::workshop) == 0)
            return std::nullopt;
        return HumanBuilds{me_, *hex, Kind::workshop, random_.below(15) == 0};
    }

    std::optional<Command> upgrade() {
        const HexSet own =
            board_.of(me_).where([&](HexId hex) { return !human_upgrades(facts_, state_, hex).empty(); });
        const auto hex = any_of(own, random_);
        if (!hex)
            return std::nullopt;
        const auto kinds = human_upgrades(facts_, state_, *hex);
        return HumanUpgrades{me_, *hex, kinds[random_.below(static_cast<std::uint32_t>(kinds.size()))]};
    }

    std::optional<Command> dig() {
        const auto hex = any_of(in_reach(), random_);
        if (!hex)
            return std::nullopt;
        return HumanDigs{me_, *hex,
                         static_cast<Terrain>(random_.below(static_cast<std::uint32_t>(count_of<Terrain>)))};
    }

    std::optional<Command> bridge() {
        constexpr int most = 3;
        const auto built = std::ranges::count(state_.bridges, std::optional(me_));
        const auto sites = human_bridge_sites(facts_, state_, me_);
        if (sites.empty() || built >= most)
            return std::nullopt;
        return HumanBridges{me_, sites[random_.below(static_cast<std::uint32_t>(sites.size()))]};
    }

    std::optional<Command> use_action() {
        const bool power = random_.below(3) != 0;
        const SlotRow row = power ? SlotRow::power_actions : SlotRow::book_actions;
        const unsigned all = (1U << (power ? power_action_count : book_action_count)) - 1;
        const auto slot = any_slot(static_cast<Slots>(all & ~slots_of(state_, row).value), random_);
        if (!slot)
            return std::nullopt;
        return HumanUsesAction{me_, row, static_cast<std::uint8_t>(*slot)};
    }

    std::optional<Command> innovation() {
        const auto slot = any_slot(state_.innovations.value, random_);
        if (!slot || state_.round < 2)
            return std::nullopt;
        return HumanTakesInnovation{me_, static_cast<std::uint8_t>(*slot)};
    }

    [[nodiscard]] Discipline any_discipline() {
        return static_cast<Discipline>(random_.below(static_cast<std::uint32_t>(count_of<Discipline>)));
    }

    /// Level 12 takes one marker: the highest this human may reach.
    [[nodiscard]] int highest(Discipline discipline) const {
        const std::size_t d = index_of(discipline);
        bool taken = state_.automa.science[d] == top_level;
        for (std::size_t i = 0; i < state_.human_count; ++i)
            taken = taken || (i != index_of(me_) && state_.humans[i].science[d].value == top_level);
        return taken ? top_level - 1 : top_level;
    }

    std::optional<Command> scholar() {
        const Discipline discipline = any_discipline();
        const auto& spaces = state_.scholars[index_of(discipline)].value;
        int sent = 0;
        for (const auto& told : state_.scholars)
            sent += static_cast<int>(std::ranges::count(told.value, std::optional(me_)));
        for (std::size_t i = 0; i < scholar_space_count; ++i) {
            if (spaces[i] || sent >= facts_.science.scholars)
                continue;
            const int level = state_.human(me_).science[index_of(discipline)].value;
            const int levels =
                std::min(facts_.science.spaces[index_of(discipline)][i], highest(discipline) - level);
            if (levels < 1)
                return std::nullopt;
            return HumanSendsScholar{me_, discipline, static_cast<std::uint8_t>(i),
                                     static_cast<std::int8_t>(levels)};
        }
        return std::nullopt;
    }

    std::optional<Command> advance() {
        const Discipline discipline = any_discipline();
        const int level = state_.human(me_).science[index_of(discipline)].value;
        if (level >= highest(discipline))
            return std::nullopt;
        return HumanAdvances{me_, discipline, std::nullopt, static_cast<std::int8_t>(level + 1)};
    }

    const Catalogue& facts_;
    const State& state_;
    Random& random_;
    Board board_;
    Player me_;
};

/// Round tiles that may still come for this round.
std::uint8_t any_round_tile(const Catalogue& facts, const State& state, int round, Random& random) {
    core::StaticVector<std::uint8_t, round_tile_count> tiles;
    for (std::uint8_t tile = 1; tile <= round_tile_count; ++tile) {
        const bool listed = std::ranges::any_of(state.round_tiles, [&](const auto& t) { return t == tile; });
        if (!listed && !facts.round_tile(tile).forbidden[static_cast<std::size_t>(round - 1)])
            tiles.push_back(tile);
    }
    return tiles[random.below(static_cast<std::uint32_t>(tiles.size()))];
}

} // namespace

HumanMove random_move(const Catalogue& catalogue, const State& state, Random& random) {
    return Mover(catalogue, state, random).move();
}

std::optional<Command> random_answer(const Catalogue& catalogue, const State& state, const Need& need,
                                     Random& random) {
    switch (need.what) {
    case NeedKind::science: {
        const auto& told = state.human(*need.player).science[index_of(*need.discipline)];
        return TellLevel{*need.player, *need.discipline, told.value};
    }
    case NeedKind::round_score_tile:
        return TellRoundTile{static_cast<std::uint8_t>(need.round),
                             any_round_tile(catalogue, state, need.round, random)};
    case NeedKind::final_tile:
        return TellFinalTile{static_cast<std::uint8_t>(random.below(final_tile_count) + 1)};
    case NeedKind::scholars:
        return TellScholars{*need.discipline, state.scholars[index_of(*need.discipline)].value};
    case NeedKind::innovations:
        return TellSlots{SlotRow::innovations, {state.innovations.value}};
    case NeedKind::power_actions:
        return TellSlots{SlotRow::power_actions, {state.power_actions.value}};
    case NeedKind::book_actions:
        return TellSlots{SlotRow::book_actions, {state.book_actions.value}};
    case NeedKind::power_gained:
        return TellPowerGained{
            static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(need.amount) + 1))};
    case NeedKind::faction_result:
        return AcceptProposal{};
    case NeedKind::shipping:
        return TellCount{*need.player, Count::shipping, static_cast<std::int16_t>(random.below(4))};
    case NeedKind::faction_end_vp:
        return TellFactionEnd{static_cast<std::int16_t>(random.below(20))};
    }
    return std::nullopt;
}

} // namespace automa::innovation
