#include "app/scythe/turn/card_question.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/table.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int numbers_in_group = 5;

} // namespace

Question cardQuestion(const QString& title, const CardPiles& cards) {
    const core::IdSet<CardId> deck = deck_of(cards);
    Question question;
    question.title = title;
    question.text =
        deck_is_empty(cards)
            ? translate("ScytheTable", "The deck is empty: first shuffle all 19 cards into a new one (S-19).")
            : translate("ScytheTable", "The number is in the corner of the card.");
    question.picture = ScytheTable::CardKeys;
    for (int number = 1; number <= static_cast<int>(card_count); ++number) {
        QuestionGroup key;
        key.name = as_label(ScytheNames::card(number));
        if (deck.has(CardId(static_cast<std::size_t>(number))))
            key.label = QString::number(number);
        question.groups.push_back(std::move(key));
    }
    return question;
}

//: a question before a card is revealed: does the move happen or not?
Question checkQuestion(const Need& need, bool cardsOnly) {
    Question question;
    question.text = translate("ScytheTable", "On 4 or 5 it does not happen. Discard the card. Its value?");
    if (need.what == NeedKind::move_check) {
        question.title = translate("ScytheTable", "A move is possible: reveal a combat card");
    } else if (need.unit == UnitKind::worker) {
        question.title = translate("ScytheTable", "Before a worker leaves the mat: reveal a combat card");
    } else if (cardsOnly) {
        question.title =
            translate("ScytheTable", "Before the character or a mech leaves the mat: reveal a combat card");
    } else {
        question.title =
            need.unit == UnitKind::mech
                ? translate("ScytheTable", "Before a mech leaves the mat: reveal a combat card")
                : translate("ScytheTable", "Before the character leaves the mat: reveal a combat card");
    }
    if (cardsOnly && need.what == NeedKind::place_check) // the mat is out of the app's sight
        question.text +=
            u' ' + translate("ScytheTable", "If none is left there, reveal no card: tap any value.");
    QuestionGroup group;
    for (int value = lowest_combat_card; value <= highest_combat_card; ++value) {
        QuestionChoice choice;
        choice.answer = QString::number(value);
        choice.text = QString::number(value);
        choice.detail = value < forbidding_combat_card ? translate("ScytheTable", "it happens")
                                                       : translate("ScytheTable", "it does not happen");
        choice.symbol = QStringLiteral("scythe_combat_card");
        group.choices.push_back(std::move(choice));
    }
    question.groups = {std::move(group)};
    return question;
}

Question resourcesQuestion(const Catalogue& facts, TerritoryId best, TerritoryId next) {
    Question question;
    question.title = translate("ScytheTable", "Where are there more resources?");
    question.text = translate("ScytheTable",
                              "Count all kinds together. The attack goes where there are the most (S-59).");
    QuestionGroup group;
    const auto offer = [&](const QString& answer, const QString& text) {
        QuestionChoice choice;
        choice.answer = answer;
        choice.text = text;
        choice.symbol = QStringLiteral("scythe_resources");
        group.choices.push_back(std::move(choice));
    };
    for (const TerritoryId at : {best, next})
        offer(QString::fromStdString(facts.territory(at).id),
              translate("ScytheTable", "More here: %1").arg(ScytheNames::place(facts, at)));
    offer(QStringLiteral("equal"), translate("ScytheTable", "The same, or none"));
    question.groups = {std::move(group)};
    return question;
}

Question countQuestion(const Catalogue& facts, TerritoryId at) {
    constexpr int most = 19;
    Question question;
    question.title =
        translate("ScytheTable", "How many resources are there: %1?").arg(ScytheNames::place(facts, at));
    question.text = translate("ScytheTable",
                              "Count all kinds together. The attack goes where there are the most (S-59).");
    for (int first = 0; first <= most; first += numbers_in_group) {
        QuestionGroup group;
        group.label = QStringLiteral("%1–%2").arg(first).arg(first + numbers_in_group - 1);
        group.name =
            translate("ScytheTable", "%1 to %2 resources").arg(first).arg(first + numbers_in_group - 1);
        for (int count = first; count < first + numbers_in_group; ++count) {
            QuestionChoice choice;
            choice.answer = QString::number(count);
            choice.text = ScytheNames::resources(count);
            choice.symbol = QStringLiteral("scythe_resources");
            group.choices.push_back(std::move(choice));
        }
        question.groups.push_back(std::move(group));
    }
    return question;
}

} // namespace automa::app::scythe_app
