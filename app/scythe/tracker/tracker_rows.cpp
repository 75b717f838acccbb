#include "app/scythe/tracker/tracker_rows.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::scythe_app {

using namespace scythe;

//: where a card of the Automa is
std::vector<TrackedCard> trackedCards(const State& state) {
    const CardPiles& piles = state.side(first_side(state, Player::automa)).automa.cards;
    std::vector<TrackedCard> rows;
    for (std::size_t number = 1; number <= card_count; ++number) {
        const CardId card(number);
        const bool dealt = state.turn && state.turn->kind == TurnKind::automa && state.turn->card == card;
        const CardPile pile = piles.combat_discard.contains(card)     ? CombatDiscard
                              : dealt || piles.discard.contains(card) ? Discard
                                                                      : Deck;
        rows.push_back({static_cast<int>(number), pile,
                        pile == CombatDiscard ? translate("ScytheTracker", "combat discard")
                        : pile == Discard     ? translate("ScytheTracker", "main discard")
                                              : translate("ScytheTracker", "unseen"),
                        dealt});
    }
    return rows;
}

} // namespace automa::app::scythe_app
