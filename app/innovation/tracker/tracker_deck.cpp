// The Automa's deck as the table can know it.
#include "app/innovation/text/names.h"
#include "app/innovation/tracker/tracker.h"
#include "model/innovation/turn/forecast.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString numbers(const CardList& cards) {
    QStringList all;
    for (const CardId card : cards)
        all << QString::number(card.index());
    return all.join(QStringLiteral(", "));
}

} // namespace

std::vector<InnovationDeckCard> InnovationTracker::readDeck() const {
    const Cards& cards = game_.state().cards;
    std::vector<InnovationDeckCard> rows;
    for (std::size_t i = 0; i < cards.support.size(); ++i)
        rows.push_back(
            {static_cast<int>(cards.support[i].index()), false, i + 1 == cards.support.size(), false});
    if (cards.action)
        rows.push_back({static_cast<int>(cards.action->index()), true, false, false});
    for (std::size_t i = 0; i < cards.stack.size(); ++i)
        rows.push_back({0, false, false, i + 2 >= cards.stack.size()});
    return rows;
}

QString InnovationTracker::deckTitle() const {
    const auto all = static_cast<int>(game_.state().cards.deck());
    return translate("InnovationTracker", "Deck: %n card(s)", nullptr, all);
}

QString InnovationTracker::deckNote() const {
    const Cards& cards = game_.state().cards;
    const auto left = static_cast<int>(cards.stack.size());
    if (cards.shuffle)
        return translate("InnovationTracker", "gathered, to be shuffled");
    if (!cards.action)
        return translate("InnovationTracker", "%n left", nullptr, left);
    return translate("InnovationTracker", "support %1, action %2")
               .arg(cards.support.back().index())
               .arg(cards.action->index())
           + QStringLiteral(" · ") + translate("InnovationTracker", "%n left", nullptr, left);
}

QString InnovationTracker::deckLeft() const {
    const State& state = game_.state();
    if (state.cards.stack.empty())
        return translate("InnovationTracker", "No cards are left: it passes next turn.");
    const HiddenCards hidden = hidden_cards(game_.facts(), state);
    const auto unseen = static_cast<int>(hidden.drawn_from_unseen);
    QString left;
    if (hidden.drawn_from_unseen == 0)
        left = translate("InnovationTracker", "Cards left: %1.").arg(numbers(hidden.known));
    else if (hidden.known.empty())
        left = translate("InnovationTracker", "Cards left: %1 of these: %2.")
                   .arg(unseen)
                   .arg(numbers(hidden.unseen));
    else
        left = translate("InnovationTracker", "Cards left: %1, and %2 of these: %3.")
                   .arg(numbers(hidden.known))
                   .arg(unseen)
                   .arg(numbers(hidden.unseen));
    return left + QLatin1Char(' ') + translate("InnovationTracker", "The last two are sideways.");
}

} // namespace automa::app::innovation_app
