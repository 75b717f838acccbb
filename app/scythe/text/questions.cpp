#include "app/scythe/text/questions.h"

#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int most_resources = 19; // that anybody counts on a territory

void add(SpokenQuestion& question, const QString& answer) {
    question.answers.push_back({.number = static_cast<int>(question.answers.size()) + 1, .text = answer});
}

SpokenQuestion resources_question(const Catalogue& facts, const Need& need) {
    SpokenQuestion question;
    if (need.territories.size() == 1) {
        question.text = need_text(facts, need);
        question.highest = most_resources;
        return question;
    }
    question.text = translate("ScytheTable", "Where are there more resources?");
    for (const TerritoryId at : need.territories)
        add(question, translate("ScytheTable", "More here: %1").arg(ScytheNames::place(facts, at)));
    add(question, translate("ScytheTable", "The same, or none"));
    return question;
}

} // namespace

QString need_text(const Catalogue& facts, const Need& need) {
    switch (need.what) {
    case NeedKind::resources: {
        QStringList names;
        for (const TerritoryId at : need.territories)
            names << ScytheNames::place(facts, at);
        return translate("ScytheTerminal", "How many resources are here: %1?")
            .arg(names.join(QStringLiteral(", ")));
    }
    case NeedKind::move_check:
        return translate("ScytheTerminal", "A move is possible: reveal a combat card. What is its value?");
    case NeedKind::place_check:
        return translate("ScytheTerminal",
                         "Before this unit leaves the mat, reveal a combat card: %1. What is its value?")
            .arg(ScytheNames::unit(id_of(need.unit)));
    case NeedKind::combat_card:
        return translate("ScytheTerminal", "A combat: %1. Which Automa card is revealed?")
            .arg(ScytheNames::place(facts, need.territory));
    case NeedKind::combat_result:
        break;
    }
    return translate("ScytheTerminal", "The Automa fights with %1, %2. Who wins?")
        .arg(ScytheNames::power(need.power), ScytheNames::combat_cards(need.combat_cards));
}

SpokenQuestion spoken_question(const Catalogue& facts, const Need& need) {
    SpokenQuestion question{.text = need_text(facts, need)};
    switch (need.what) {
    case NeedKind::resources:
        return resources_question(facts, need);
    case NeedKind::move_check:
    case NeedKind::place_check:
        for (int value = lowest_combat_card; value <= highest_combat_card; ++value)
            question.answers.push_back({.number = value,
                                        .text = value < forbidding_combat_card
                                                    ? translate("ScytheTable", "it happens")
                                                    : translate("ScytheTable", "it does not happen")});
        break;
    case NeedKind::combat_card:
        question.lowest = 1;
        question.highest = static_cast<int>(card_count);
        break;
    case NeedKind::combat_result:
        for (const Player player : {Player::automa, Player::human})
            add(question, ScytheNames::player(id_of(player)));
        break;
    }
    return question;
}

} // namespace automa::app::scythe_app
