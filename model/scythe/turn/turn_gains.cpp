#include "model/scythe/turn/automa_turn.h"

#include <algorithm>

namespace automa::scythe {

using core::Outcome;

Flow AutomaTurn::gains() {
    bool coins = false;
    bool power = false;
    for (const GainGroup& group : scheme().gains) {
        if (group.faction && *group.faction != me().faction) {
            play_.note("S-71", "gain_of_other_faction", Outcome::fails,
                       {arg("faction", name_of(*group.faction)), arg("gain", name_of(group.gain))});
            continue;
        }
        bool& told = group.gain == GainSymbol::coins ? coins : power;
        switch (group.gain) {
        case GainSymbol::coins:
        case GainSymbol::power:
            if (!std::exchange(told, true) && gain_points(group.gain) == Flow::stops)
                return Flow::stops;
            break;
        case GainSymbol::combat_cards: {
            play_.record(
                CombatCardsChanged{turn_.side, static_cast<std::int16_t>(group.amount), Reason::card});
            play_.note("S-76", "combat_cards_drawn", Outcome::done, {arg("amount", group.amount)});
            Step drawn{StepKind::gain};
            drawn.gain = Gain::combat_cards;
            drawn.amount = group.amount;
            step(drawn);
            break;
        }
        case GainSymbol::workers:
        case GainSymbol::character_or_mech:
            for (int i = 0; i < group.amount; ++i)
                if (gain_unit(group.gain) == Flow::stops)
                    return Flow::stops;
            break;
        }
    }
    return Flow::goes_on;
}

/// Modifiers first, then the extra one of the Ultimaszyna, for each time that something is gained (D-10,
/// D-17).
int AutomaTurn::amount_of(GainSymbol kind) const {
    const Modifiers& modifiers = play_.state.modifiers;
    const int modifier = kind == GainSymbol::coins ? modifiers.coins : modifiers.power;
    const auto changed = [&](int amount) {
        const int rest = std::max(0, amount + modifier);
        return rest > 0 && ultimaszyna() ? rest + 1 : rest;
    };
    const BonusPer per = play_.state.interpretations.bonus_per;
    int printed = 0;
    int sum = 0;
    for (const GainGroup& group : scheme().gains) {
        if (group.gain != kind || (group.faction && *group.faction != me().faction))
            continue;
        printed += group.amount;
        sum += per == BonusPer::group ? changed(group.amount) : group.amount * changed(1);
    }
    return per == BonusPer::kind ? changed(printed) : sum;
}

Flow AutomaTurn::gain_points(GainSymbol kind) {
    const bool coins = kind == GainSymbol::coins;
    const int amount = amount_of(kind);
    const Gain gain = coins ? Gain::coins : Gain::power;
    if (amount == 0) {
        const std::string_view rule = coins ? "S-122b" : "S-122c";
        play_.note(rule, "gain_reduced_to_nothing", Outcome::fails, {arg("gain", name_of(gain))});
        skip({0, {}, gain, rule});
        return Flow::goes_on;
    }
    if (!coins)
        return gain_power(amount);
    play_.note("S-75", "coins_gained", Outcome::done, {arg("amount", amount)});
    play_.record(CoinsChanged{turn_.side, static_cast<std::int16_t>(amount), Reason::card});
    Step gained{StepKind::gain};
    gained.gain = gain;
    gained.amount = amount;
    step(gained);
    return Flow::goes_on;
}

Flow AutomaTurn::gain_power(int amount) {
    const int room = power_limit - mat().power;
    if (room <= 0) {
        play_.note("S-75", "power_at_limit", Outcome::fails);
        skip({0, {}, Gain::power, "S-75"});
        return Flow::goes_on;
    }
    Step gained{StepKind::gain};
    gained.gain = Gain::power;
    gained.amount = std::min(amount, room);
    play_.note("S-75", "power_gained", Outcome::done,
               {arg("amount", gained.amount), arg("printed", amount), arg("room", room)});
    play_.record(PowerChanged{turn_.side, static_cast<std::int16_t>(gained.amount), Reason::card});
    step(gained);
    if (mat().power < power_limit || mat().power_star)
        return Flow::goes_on;
    return place_star(StarSource::power);
}

Flow AutomaTurn::gain_unit(GainSymbol kind) {
    UnitKind unit = UnitKind::worker;
    Gain gain = Gain::worker;
    if (kind == GainSymbol::character_or_mech) {
        const bool character = !cards_only() && me().units.character.is_mat();
        unit = character ? UnitKind::character : UnitKind::mech;
        gain = character ? Gain::character : Gain::mech;
    }
    if (!cards_only() && on_mat(me(), unit) == 0) {
        const std::string_view rule = unit == UnitKind::worker ? "S-73" : "S-74";
        play_.note(rule, "none_on_mat", Outcome::fails, {arg("unit", name_of(unit))});
        skip({0, {}, gain, rule});
        return Flow::goes_on;
    }
    bool placed = true;
    if (check_place(unit, placed) == Flow::stops)
        return Flow::stops;
    if (!placed) {
        skip({0, {}, gain, "S-122e"});
        return Flow::goes_on;
    }
    play_.note(unit == UnitKind::worker ? "S-73" : "S-74", "unit_to_base", Outcome::done,
               {arg("unit", name_of(unit))});
    if (!cards_only())
        play_.record(UnitMoved{turn_.side, unit, Place::mat(), me().base()});
    Step gained{StepKind::gain};
    gained.gain = gain;
    gained.unit = unit;
    step(gained);
    return Flow::goes_on;
}

Flow AutomaTurn::check_place(UnitKind unit, bool& placed) {
    if (!play_.state.modifiers.place_check)
        return Flow::goes_on;
    if (place_checks_ >= turn_.answers.place_checks.size()) {
        Need check;
        check.what = NeedKind::place_check;
        check.unit = unit;
        return need(check);
    }
    const int value = turn_.answers.place_checks[place_checks_++];
    placed = value < forbidding_combat_card;
    play_.note("S-122e", "place_check", placed ? Outcome::holds : Outcome::fails,
               {arg("value", value), arg("unit", name_of(unit))});
    return Flow::goes_on;
}

Flow AutomaTurn::recruit_bonus() {
    if (!scheme().recruit)
        return Flow::goes_on;
    const SideId human = first_side(play_.state, Player::human);
    const auto& recruits = play_.state.side(human).human.recruits;
    Step bonus{StepKind::recruit_bonus};
    bonus.bonus = *scheme().recruit;
    if (recruits)
        bonus.human_gains = (*recruits >> index_of(bonus.bonus) & 1U) != 0;
    play_.note("S-77", "recruit_bonus", Outcome::done, {arg("bonus", name_of(bonus.bonus))});
    step(bonus);
    const bool sixth = turn_.answers.human_sixth_star == SixthStar::recruit && bonus.human_gains != false;
    return sixth ? end_game(human) : Flow::goes_on;
}

Flow AutomaTurn::star_cube() {
    if (!play_.facts.card(turn_.card).advances_star_cube) {
        play_.note("S-81", "cube_stays", Outcome::fails);
        return Flow::goes_on;
    }
    const StarTrack& track = play_.facts.track(mat().star_card);
    const int to = mat().star_cube + 1;
    if (to >= track.spaces)
        return Flow::goes_on;
    const bool dry = !water_open(play_.facts, mat());
    play_.record(StarCubeMoved{turn_.side, static_cast<std::uint8_t>(to)});
    play_.note("S-81", "cube_moved", Outcome::done, {arg("to", to)});
    if (dry && water_open(play_.facts, mat()))
        play_.note("S-85", "water_opens", Outcome::done);
    Step moved{StepKind::star_cube};
    moved.cube = to;
    step(moved);
    if (std::find(track.stars.begin(), track.stars.end(), to) == track.stars.end())
        return Flow::goes_on;
    if (place_star(StarSource::track) == Flow::stops)
        return Flow::stops;
    if (to != track.flip)
        return Flow::goes_on;
    play_.note("S-83", "scheme_turned", Outcome::done);
    play_.note("S-84", "new_deck", Outcome::done);
    play_.record(CardsShuffled{turn_.side});
    step(Step{StepKind::flip});
    return Flow::goes_on;
}

} // namespace automa::scythe
