#include "model/scythe/table/setup.h"

namespace automa::scythe {
namespace {

/// Character on the base, a worker on each of the two territories joined to it by land.
void place_pieces(const Catalogue& facts, Side& side) {
    put_unit(side, UnitKind::character, side.base());
    for (const TerritoryId at : facts.faction(side.faction).base.land)
        put_unit(side, UnitKind::worker, at);
}

} // namespace

core::Result<State> new_game(const Catalogue& facts, const GameOptions& options) {
    if (options.automa == options.human)
        return core::Error{"same_faction", "/human", "Both sides cannot play one faction."};
    const bool may_skip = options.star_card == StarCard::automa || options.star_card == StarCard::automaszyna;
    if (options.modifiers.skip && !may_skip)
        return core::Error{"wrong_modifier", "/modifiers/skip",
                           "Skipped turns can be added to Automa and Automaszyna only."};
    if (options.modifiers.all_moves && options.star_card == StarCard::ultimaszyna)
        return core::Error{"wrong_modifier", "/modifiers/all_moves",
                           "The Ultimaszyna carries out all moves anyway."};
    State state;
    Side human;
    human.player = Player::human;
    human.faction = options.human;
    Side automa;
    automa.faction = options.automa;
    automa.automa.star_card = options.star_card;
    automa.automa.power = static_cast<std::int8_t>(facts.faction(options.automa).start_power);
    automa.automa.combat_cards = facts.faction(options.automa).start_combat_cards;
    automa.automa.coins = facts.setup.coins;
    if (options.tracking == Tracking::full) {
        place_pieces(facts, human);
        place_pieces(facts, automa);
    }
    state.modifiers = options.modifiers;
    state.interpretations = options.interpretations;
    state.resources_tracked = options.resources_tracked;
    if (!state.resources_tracked)
        state.resources.fill(unknown_count);
    state.encounters = facts.encounters;
    state.tracking = options.tracking;
    state.cards_from = options.cards_from;
    if (options.cards_from == CardsFrom::app) {
        state.random = core::Random(options.seed);
        for (std::size_t number = 1; number <= card_count; ++number)
            automa.automa.cards.draw.push_back(CardId(number));
        state.random.shuffle(automa.automa.cards.draw);
    }
    state.sides.push_back(human);
    state.sides.push_back(automa);
    return state;
}

int base_distance(const Catalogue& facts, Faction a, Faction b) {
    return facts.hex_steps(Place::base(a), Place::base(b));
}

} // namespace automa::scythe
