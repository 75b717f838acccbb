// What happens in a human's turn, as far as the Automa will notice it.
#include "model/scythe/state/board.h"
#include "model/scythe/table/carrier.h"

#include <algorithm>

namespace automa::scythe {
namespace {

// What the abilities that the facts call automa_power_2 and automa_combat_card_1 take (S-100).
constexpr std::int8_t ability_takes_power = 2;
constexpr std::int8_t ability_takes_cards = 1;

} // namespace

void Carrier::expect_full() const {
    if (state().tracking != Tracking::full)
        refuse("cards_only", "/app/tracking", "Only the cards are kept in this game, no pieces.");
}

void Carrier::expect_human_turn() const {
    expect_full();
    if (state().turn)
        refuse("automa_turn", "/turn", "The Automa is in the middle of its turn or of a fight.");
    if (state().side(state().next).player != Player::human)
        refuse("not_human", "/app/next", "It is not the human's turn.");
}

bool Carrier::automa_stands_at(TerritoryId at) const {
    return combat_units_at(automa(), at) + units_at(automa(), UnitKind::worker, at) > 0;
}

void Carrier::expect_enterable(Place to, const char* path) const {
    if (to.is_mat())
        refuse("no_place", path, "A human's piece that was placed stays on the board.");
    if (to.is_territory()) {
        if (facts_.lakes.has(to.territory()) && !human().human.lakes)
            refuse("closed_water", path, "This human cannot enter lakes.");
        return;
    }
    const bool foreign = to != human().base();
    if (foreign && (human().faction != Faction::crimea || to == automa().base()))
        refuse("wrong_base", path, "The human cannot stand on this home base.");
}

void Carrier::check_pieces(const MoveUnits& c) const {
    if (c.from == c.to)
        refuse("same_place", "/to", "The pieces stand there already.");
    if (c.mechs < 0 || c.workers < 0 || (!c.character && c.mechs + c.workers == 0))
        refuse("nothing_moves", "/", "At least one piece must move.");
    const bool there = (!c.character || human().units.character == c.from)
                       && c.mechs <= units_at(human(), UnitKind::mech, c.from)
                       && c.workers <= units_at(human(), UnitKind::worker, c.from);
    if (!there || c.from.is_mat())
        refuse("no_piece", "/from", "Not so many of these pieces stand there.");
}

void Carrier::move(UnitKind unit, Place from, Place to, int count) {
    for (int i = 0; i < count; ++i)
        play_.record(UnitMoved{human_, unit, from, to});
}

void Carrier::carry(const MoveUnits& c) {
    expect_human_turn();
    check_pieces(c);
    expect_enterable(c.to, "/to");
    move(UnitKind::character, c.from, c.to, c.character ? 1 : 0);
    move(UnitKind::mech, c.from, c.to, c.mechs);
    move(UnitKind::worker, c.from, c.to, c.workers);
    if (c.from.is_territory() && state().contested.contains(c.from.territory())) {
        const Place from = c.from;
        const bool left = units_at(human(), UnitKind::worker, from) + combat_units_at(human(), from) > 0;
        if (left && combat_units_at(human(), from) == 0)
            refuse("workers_alone", "/from", "Workers cannot stay among the Automa's units alone.");
        if (!left)
            play_.record(ContestSettled{c.from.territory()});
    }
    if (c.to.is_territory())
        land(c.to.territory(), c.character);
    label("human_moved", {{"from", place(c.from)},
                          {"to", place(c.to)},
                          {"character", c.character ? "1" : "0"},
                          {"mechs", std::to_string(c.mechs)},
                          {"workers", std::to_string(c.workers)}});
}

/// A token is taken by the character that comes; but a fight comes first (S-63).
void Carrier::land(TerritoryId at, bool with_character) {
    if (automa_stands_at(at)) {
        if (combat_units_at(human(), at) == 0)
            refuse("workers_alone", "/to", "Workers cannot enter a territory with units of the Automa.");
        if (!state().contested.contains(at))
            play_.record(TerritoryContested{at});
    } else if (with_character && state().encounters.has(at)) {
        play_.record(EncounterTaken{at});
    }
}

void Carrier::carry(const NewWorkers& c) {
    expect_human_turn();
    if (c.count < 1 || c.count > on_mat(human(), UnitKind::worker))
        refuse("no_piece", "/count", "Not so many workers are left on the mat.");
    expect_enterable(c.territory, "/territory");
    if (automa_stands_at(c.territory))
        refuse("shared_territory", "/territory", "Units of the Automa stand there.");
    move(UnitKind::worker, Place::mat(), c.territory, c.count);
    label("human_workers",
          {{"territory", facts_.territory(c.territory).id}, {"count", std::to_string(c.count)}});
}

void Carrier::carry(const NewMech& c) {
    expect_human_turn();
    if (on_mat(human(), UnitKind::mech) == 0)
        refuse("no_piece", "/place", "No mech is left on the mat.");
    if (c.ability.index() >= mechs_of_side || (human().human.abilities >> c.ability.index() & 1U) != 0)
        refuse("no_ability", "/ability", "This ability is unlocked already, or unknown.");
    expect_enterable(c.place, "/place");
    if (c.place.is_territory() && automa_stands_at(c.place.territory()))
        refuse("shared_territory", "/place", "Units of the Automa stand there.");
    move(UnitKind::mech, Place::mat(), c.place, 1);
    const FactionFacts& faction = facts_.faction(human().faction);
    const MechAbility& ability = faction.mechs[c.ability.index()];
    AbilityUnlocked unlocked{human_, c.ability.value, 0, false};
    if (ability.matters == AbilityMatters::rivers)
        unlocked.crossings = faction.crossings;
    unlocked.lakes = ability.matters == AbilityMatters::lakes;
    play_.record(unlocked);
    label("human_mech", {{"place", place(c.place)}, {"ability", ability.id}});
}

void Carrier::carry(const TakeEncounter& c) {
    expect_human_turn();
    if (!state().encounters.has(c.territory))
        refuse("no_encounter", "/territory", "No encounter token lies there.");
    play_.record(EncounterTaken{c.territory});
    label("human_encounter", {{"territory", facts_.territory(c.territory).id}});
}

void Carrier::carry(const UnlockRecruit& c) {
    const auto& recruits = human().human.recruits;
    if (recruits && (*recruits >> index_of(c.bonus) & 1U) != 0)
        refuse("duplicate", "/bonus", "This bonus is unlocked already.");
    play_.record(RecruitUnlocked{human_, c.bonus});
    label("human_recruit", {{"bonus", std::string(name_of(c.bonus))}});
}

void Carrier::carry(const PlaceHumanStar&) {
    if (human().human.stars < stars_of_side) // with all of them set by hand, only the end is missing
        play_.record(StarPlaced{human_, StarSource::human});
    const int stars = human().human.stars;
    if (stars >= stars_of_side)
        play_.record(GameEnded{human_});
    label("human_star", {{"stars", std::to_string(stars)}});
}

void Carrier::carry(const SetResources& c) {
    expect_full();
    if (!state().resources_tracked)
        refuse("untracked", "/resources_tracked", "Resources are not tracked in this game.");
    if (c.count < 0 || c.count > 99)
        refuse("out_of_range", "/count", "The number of resources must be from 0 to 99.");
    play_.record(ResourcesSet{c.territory, static_cast<std::int16_t>(c.count)});
    label("resources_set",
          {{"territory", facts_.territory(c.territory).id}, {"count", std::to_string(c.count)}});
}

void Carrier::carry(const EndHumanTurn&) {
    if (state().turn || state().side(state().next).player != Player::human)
        refuse("not_human", "/app/next", "It is not the human's turn.");
    if (!state().contested.empty())
        refuse("fight_due", "/app/contested", "A fight with the Automa's units is still due.");
    play_.record(TurnEnded{human_});
    label("human_done");
}

Loss usual_loss(const Catalogue& catalogue, const State& state, SideId human) {
    Side side = state.side(human);
    if (state.tracking == Tracking::cards_only) // nobody tells which mechs are out
        side.human.abilities = (1U << mechs_of_side) - 1U;
    Loss loss;
    if (has_ability(catalogue, side, AbilityMatters::automa_power_2))
        loss.power = ability_takes_power;
    if (has_ability(catalogue, side, AbilityMatters::automa_combat_card_1))
        loss.combat_cards = ability_takes_cards;
    const AutomaMat& automa = state.side(first_side(state, Player::automa)).automa;
    loss.power = std::min(loss.power, automa.power);
    loss.combat_cards = static_cast<std::int8_t>(std::min<int>(loss.combat_cards, automa.combat_cards));
    return loss;
}

} // namespace automa::scythe
