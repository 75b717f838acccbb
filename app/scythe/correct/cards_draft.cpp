#include "app/scythe/correct/cards_draft.h"

#include "app/scythe/correct/correction.h"
#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheCardsDraft::ScytheCardsDraft(ScytheGame& game, QObject* parent) : QObject(parent), game_(game) {}

CardPiles& ScytheCardsDraft::piles() {
    return draft_.side(first_side(draft_, Player::automa)).automa.cards;
}

void ScytheCardsDraft::begin() {
    if (!game_.isOpen())
        return;
    draft_ = game_.state();
    show();
}

void ScytheCardsDraft::retell() {
    if (!draft_.sides.empty())
        show();
}

void ScytheCardsDraft::show() {
    cards_.show(trackedCards(draft_));
    problem_ = correctionProblem(game_, draft_);
    emit changed();
}

QString ScytheCardsDraft::topText() const {
    if (draft_.sides.empty())
        return {};
    const auto& discard = draft_.side(first_side(draft_, Player::automa)).automa.cards.discard;
    return discard.empty() ? translate("ScytheDraft", "The main discard is empty.")
                           : translate("ScytheDraft", "On top of the main discard: %1")
                                 .arg(ScytheNames::card(discard.back().value));
}

void ScytheCardsDraft::put(int number, int pile) {
    if (draft_.sides.empty() || number < 1 || number > static_cast<int>(card_count))
        return;
    const CardId card(static_cast<std::size_t>(number));
    CardPiles& all = piles();
    for (auto* each : {&all.draw, &all.discard, &all.combat_discard})
        for (std::size_t i = each->size(); i-- > 0;)
            if ((*each)[i] == card)
                each->erase(i);
    if (pile == Discard) {
        all.discard.push_back(card);
        all.last_card.reset();
    } else if (pile == CombatDiscard) {
        all.combat_discard.push_back(card);
    } else if (draft_.cards_from == CardsFrom::app) {
        all.draw.push_back(card);
        draft_.random.shuffle(all.draw);
    }
    show();
}

bool ScytheCardsDraft::apply() {
    if (!differs())
        return true;
    const core::Status done = game_.perform(correctionTo(draft_, correctedCards));
    if (!done.ok())
        problem_ = scytheErrorText(done.error());
    emit changed();
    return done.ok();
}

} // namespace automa::app::scythe_app
