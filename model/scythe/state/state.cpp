#include "model/scythe/state/state.h"

#include <algorithm>

namespace automa::scythe {
namespace {

/// By name, but the own base first.
int rank(Place place, Faction own) {
    constexpr int territories_from = 20;
    if (place == Place::base(own))
        return 0;
    if (!place.is_base())
        return territories_from + static_cast<int>(place.index());
    int names_before = 1;
    for (std::size_t i = 0; i < faction_count; ++i)
        names_before += Names<Faction>::all[i] < name_of(place.faction()) ? 1 : 0;
    return names_before;
}

template <class List>
void insert_sorted(List& list, Place place, Faction own) {
    std::size_t at = 0;
    while (at < list.size() && !in_order(place, list[at], own))
        ++at;
    list.insert(at, place);
}

template <class List>
void erase_one(List& list, Place place) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == place) {
            list.erase(i);
            return;
        }
    }
}

} // namespace

SideId first_side(const State& state, Player player) {
    std::size_t i = 0;
    while (i + 1 < state.sides.size() && state.sides[i].player != player)
        ++i;
    return SideId(i);
}

bool in_order(Place a, Place b, Faction own) {
    return rank(a, own) < rank(b, own);
}

void put_unit(Side& side, UnitKind unit, Place place) {
    if (unit == UnitKind::character)
        side.units.character = place;
    else if (place.is_mat())
        return;
    else if (unit == UnitKind::mech)
        insert_sorted(side.units.mechs, place, side.faction);
    else
        insert_sorted(side.units.workers, place, side.faction);
}

void take_unit(Side& side, UnitKind unit, Place place) {
    if (unit == UnitKind::character)
        side.units.character = Place::mat();
    else if (place.is_mat())
        return;
    else if (unit == UnitKind::mech)
        erase_one(side.units.mechs, place);
    else
        erase_one(side.units.workers, place);
}

bool has_ability(const Catalogue& catalogue, const Side& human, AbilityMatters what) {
    const auto& mechs = catalogue.faction(human.faction).mechs;
    for (std::size_t i = 0; i < mechs.size(); ++i)
        if ((human.human.abilities >> i & 1U) != 0 && mechs[i].matters == what)
            return true;
    return false;
}

int on_mat(const Side& side, UnitKind unit) {
    switch (unit) {
    case UnitKind::character:
        return side.units.character.is_mat() ? 1 : 0;
    case UnitKind::mech:
        return static_cast<int>(mechs_of_side - side.units.mechs.size());
    case UnitKind::worker:
        return static_cast<int>(workers_of_side - side.units.workers.size());
    }
    return 0;
}

bool has_unit(const Side& side, UnitKind unit, Place place) {
    if (place.is_mat())
        return on_mat(side, unit) > 0;
    switch (unit) {
    case UnitKind::character:
        return side.units.character == place;
    case UnitKind::mech:
        return side.units.mechs.contains(place);
    case UnitKind::worker:
        return side.units.workers.contains(place);
    }
    return false;
}

bool water_open(const Catalogue& catalogue, const AutomaMat& automa) {
    return automa.star_cube >= catalogue.track(automa.star_card).first_water;
}

Scheme scheme_of(const Catalogue& catalogue, const AutomaMat& automa) {
    return automa.star_cube >= catalogue.track(automa.star_card).flip ? Scheme::II : Scheme::I;
}

int stars_of(const Catalogue& catalogue, const AutomaMat& automa) {
    return catalogue.track(automa.star_card).stars_at(automa.star_cube) + automa.combat_stars
           + (automa.power_star ? 1 : 0);
}

bool deck_is_empty(const CardPiles& cards) {
    return cards.discard.size() + cards.combat_discard.size() >= card_count;
}

std::optional<CardId> top_card(const CardPiles& cards) {
    return cards.discard.empty() ? cards.last_card : std::optional(cards.discard.back());
}

core::IdSet<CardId> deck_of(const CardPiles& cards) {
    core::IdSet<CardId> deck;
    for (std::size_t number = 1; number <= card_count; ++number)
        deck.add(CardId(number));
    if (deck_is_empty(cards))
        return deck;
    for (const CardId card : cards.discard)
        deck.remove(card);
    for (const CardId card : cards.combat_discard)
        deck.remove(card);
    return deck;
}

} // namespace automa::scythe
