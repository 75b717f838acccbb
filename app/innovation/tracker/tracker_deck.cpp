// The Automa's deck as the table can know it, and with which card it passes.
#include "app/innovation/text/names.h"
#include "app/innovation/tracker/tracker.h"
#include "model/innovation/turn/forecast.h"

#include <numeric>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString numbers(const CardList& cards) {
    QStringList all;
    for (const CardId card : cards)
        all << QString::number(card.index());
    return all.join(QStringLiteral(", "));
}

/// The position once the cards on the table are played.
State afterThisTurn(const State& state) {
    State later = state;
    later.turn.reset();
    return later;
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
        return translate("InnovationTracker", "No card is left: the next turn is its pass.");
    const HiddenCards hidden = hidden_cards(game_.facts(), state);
    const auto unseen = static_cast<int>(hidden.drawn_from_unseen);
    QString left;
    if (hidden.drawn_from_unseen == 0)
        left = translate("InnovationTracker", "Left: %1.").arg(numbers(hidden.known));
    else if (hidden.known.empty())
        left = translate("InnovationTracker", "Left: %n of %1.", nullptr, unseen).arg(numbers(hidden.unseen));
    else
        left = translate("InnovationTracker", "Left: %1 and %n of %2.", nullptr, unseen)
                   .arg(numbers(hidden.known), numbers(hidden.unseen));
    return left + QLatin1Char(' ') + translate("InnovationTracker", "The last two lie at right angles.");
}

std::vector<InnovationOdds> InnovationTracker::readOdds() const {
    const State later = afterThisTurn(game_.state());
    const auto passes = pass_forecast(game_.facts(), later);
    std::vector<InnovationOdds> rows;
    if (!passes)
        return rows;
    const auto drawn = static_cast<int>(later.cards.deck() - later.cards.stack.size());
    const int all = static_cast<int>(later.cards.deck());
    const int first = later.cards.support.empty() ? 1 : 0;
    for (const PassOdds& odds : passes->passes) {
        const std::uint64_t common = std::gcd(odds.weight, passes->denominator);
        const int card = drawn + first + odds.turn;
        InnovationOdds row;
        row.text = card > all ? translate("InnovationTracker", "no card left")
                              : translate("InnovationTracker", "card %1 (flag)").arg(card);
        row.odds = translate("InnovationTracker", "%1 of %2")
                       .arg(odds.weight / common)
                       .arg(passes->denominator / common);
        row.share = static_cast<double>(odds.weight) / static_cast<double>(passes->denominator);
        rows.push_back(std::move(row));
    }
    return rows;
}

QString InnovationTracker::oddsNote() const {
    const State later = afterThisTurn(game_.state());
    const auto passes = pass_forecast(game_.facts(), later);
    if (!passes || passes->passes.empty())
        return translate("InnovationTracker", "It does not draw any more in this round.");
    const int soonest = passes->passes.front().turn;
    const int latest = passes->passes.back().turn;
    return soonest == latest
               ? translate("InnovationTracker", "It passes in %n turn(s).", nullptr, soonest)
               : translate("InnovationTracker", "It passes in %1 to %n turn(s).", nullptr, latest)
                     .arg(soonest);
}

} // namespace automa::app::innovation_app
