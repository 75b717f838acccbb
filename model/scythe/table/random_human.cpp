#include "model/scythe/table/random_human.h"

#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::scythe {

TerritoryId RandomHuman::pick(const TerritorySet& from) {
    auto skip = random_.below(static_cast<std::uint32_t>(from.size()));
    for (const TerritoryId at : from)
        if (skip-- == 0)
            return at;
    return from.first();
}

std::optional<Command> RandomHuman::next(const State& state) {
    if (!state.contested.empty())
        return BeginDefence{state.contested[0]};
    const SideId id = first_side(state, Player::human);
    const Side& human = state.side(id);
    switch (random_.below(12)) {
    case 0:
    case 1:
    case 2:
        return move_combat_unit(state, human);
    case 3:
    case 4:
        return move_worker(state, human);
    case 5:
        return new_piece(state, human);
    case 6:
        return set_resources(state, human);
    case 7:
        if (chance(30))
            return PlaceHumanStar{};
        if (!human.human.recruits || std::popcount(static_cast<unsigned>(*human.human.recruits)) < 4)
            for (std::size_t i = 0; i < count_of<RecruitBonus>; ++i)
                if ((human.human.recruits.value_or(0) >> i & 1U) == 0)
                    return UnlockRecruit{static_cast<RecruitBonus>(i)};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<Command> RandomHuman::move_combat_unit(const State& state, const Side& human) {
    const SideId id = first_side(state, Player::human);
    const bool character = human.units.mechs.empty() || chance(40);
    MoveUnits move;
    move.from = character ? human.units.character : pick_of(human.units.mechs);
    TerritorySet around = move.from.is_base() ? facts_.faction(move.from.faction()).base.land
                                              : neighbourhood(facts_, state, id, move.from.territory());
    if (move.from.is_territory())
        around.remove(move.from.territory());
    if (around.empty())
        return std::nullopt;
    move.to = pick(around);
    move.character = character;
    move.mechs = character ? 0 : 1;
    const int workers = units_at(human, UnitKind::worker, move.from);
    if (!character && workers > 0)
        move.workers = static_cast<int>(random_.below(static_cast<std::uint32_t>(workers) + 1));
    // Crimea may come back by the home base of nobody.
    if (human.faction == Faction::crimea && chance(5)) {
        const Faction away = static_cast<Faction>(random_.below(faction_count));
        const Side& automa = state.side(first_side(state, Player::automa));
        if (away != human.faction && away != automa.faction && move.from != Place::base(away)) {
            move.to = Place::base(away);
            move.workers = 0;
        }
    }
    return move;
}

std::optional<Command> RandomHuman::move_worker(const State& state, const Side& human) {
    if (human.units.workers.empty())
        return std::nullopt;
    MoveUnits move;
    move.from = pick_of(human.units.workers);
    move.workers = 1;
    TerritorySet around = move.from.is_base()
                              ? facts_.faction(move.from.faction()).base.land
                              : facts_.territory(move.from.territory()).across[index_of(EdgeKind::land)];
    around = around - enemy_units(state, first_side(state, Player::human));
    if (around.empty())
        return std::nullopt;
    move.to = pick(around);
    return move;
}

std::optional<Command> RandomHuman::new_piece(const State& state, const Side& human) {
    const TerritorySet enemies = enemy_units(state, first_side(state, Player::human));
    if (chance(50)) {
        const TerritorySet villages = on_territories(places_of(human, UnitKind::worker)) - enemies;
        if (on_mat(human, UnitKind::worker) == 0 || villages.empty())
            return std::nullopt;
        return NewWorkers{pick(villages), 1};
    }
    const TerritorySet own = on_territories(places_of(human, UnitKind::worker)) - enemies;
    if (own.empty() || on_mat(human, UnitKind::mech) == 0)
        return std::nullopt;
    std::vector<AbilityId> free;
    for (std::size_t i = 0; i < mechs_of_side; ++i)
        if ((human.human.abilities >> i & 1U) == 0)
            free.emplace_back(i);
    if (free.empty())
        return std::nullopt;
    return NewMech{pick(own), pick_of(free)};
}

std::optional<Command> RandomHuman::set_resources(const State& state, const Side& human) {
    const TerritorySet own = on_territories(places_of(human, UnitKind::worker));
    if (!state.resources_tracked || own.empty())
        return std::nullopt;
    return SetResources{pick(own), static_cast<int>(random_.below(5))};
}

Command RandomHuman::answer(const State& state, const Need& need) {
    switch (need.what) {
    case NeedKind::resources: {
        TellResources told;
        for (const TerritoryId at : need.territories)
            told.counts.emplace_back(at, static_cast<int>(random_.below(4)));
        return told;
    }
    case NeedKind::combat_card: {
        RevealCombatCard reveal;
        if (chance(30))
            reveal.automa_loses = usual_loss(facts_, state, first_side(state, Player::human));
        if (!need.dealt) {
            const auto deck = deck_of(state.side(state.turn->side).automa.cards);
            auto left = random_.below(static_cast<std::uint32_t>(deck.size()));
            for (const CardId card : deck)
                if (left-- == 0)
                    reveal.shown = card;
        }
        return reveal;
    }
    case NeedKind::combat_result: {
        TellCombat told;
        if (chance(50)) {
            told.winner = chance(50) ? Player::automa : Player::human;
            told.human_sixth_star = chance(2);
        } else {
            told.human_total = static_cast<int>(random_.below(16));
            for (int i = 0; i < need.combat_cards; ++i)
                told.automa_values.push_back(static_cast<int>(2 + random_.below(4)));
        }
        return told;
    }
    case NeedKind::move_check:
    case NeedKind::place_check:
        break;
    }
    return TellCheck{static_cast<int>(2 + random_.below(4))};
}

FinalLines RandomHuman::final_lines(const State& state) {
    FinalLines lines;
    lines.coins = static_cast<int>(random_.below(40));
    lines.popularity = static_cast<std::int8_t>(random_.below(19));
    lines.stars = static_cast<std::int8_t>(random_.below(7));
    lines.power = static_cast<std::int8_t>(random_.below(17));
    lines.structure_bonus = static_cast<int>(random_.below(10));
    if (!state.resources_tracked)
        lines.resources = Counts{};
    return lines;
}

} // namespace automa::scythe
