#include "app/innovation/text/question_words.h"

#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

void add(SpokenQuestion& question, const QString& answer) {
    question.answers.push_back({.number = static_cast<int>(question.answers.size()) + 1, .text = answer});
}

/// "Where are your markers? Banking."
QString about(const QString& title, const Need& need) {
    return QStringLiteral("%1 %2.").arg(title, as_label(Names::discipline(id_of(*need.discipline))));
}

SlotRow rowOf(NeedKind need) {
    return need == NeedKind::power_actions  ? SlotRow::power_actions
           : need == NeedKind::book_actions ? SlotRow::book_actions
                                            : SlotRow::innovations;
}

} // namespace

QuestionWords questionWords(const Catalogue& facts, const State& state, const Need& need) {
    switch (need.what) {
    case NeedKind::power_actions:
    case NeedKind::book_actions:
        return {translate("InnovationQuestion", "Which actions are covered?"),
                translate("InnovationQuestion", "The Automa blocks one power and one book action.")};
    case NeedKind::innovations:
        return {translate("InnovationQuestion", "Which innovations are gone?"),
                translate("InnovationQuestion", "The Automa takes one of those left.")};
    case NeedKind::science:
        return {state.human_count == 2
                    ? translate("InnovationQuestion", "Where is the higher of your two markers?")
                    : translate("InnovationQuestion", "Where are your markers?"),
                translate("InnovationQuestion", "The Automa compares its own markers with yours.")};
    case NeedKind::scholars:
        return {translate("InnovationQuestion", "Which scholar spaces are taken?"),
                translate("InnovationQuestion", "The Automa sends its scholar to the first free one.")};
    case NeedKind::round_score_tile:
    case NeedKind::final_tile:
        return {need.what == NeedKind::final_tile
                    ? translate("InnovationQuestion", "Which final tile is there?")
                    : translate("InnovationQuestion", "Which tile is in round %1?").arg(need.round),
                translate("InnovationQuestion",
                          "It says what the Automa scores, or which discipline it chooses.")};
    case NeedKind::power_gained:
        return {translate("InnovationQuestion", "How much power did you gain from %1?")
                    .arg(hexCode(facts.map(state.map), *need.hex)),
                translate("InnovationQuestion", "With 2 power or more the Powermongers advance.")};
    case NeedKind::faction_result:
        return {translate("InnovationQuestion", "The faction card decides"),
                translate("InnovationQuestion", "The app knows only part of this card. Accept the "
                                                "suggestion, or follow the card and enter what it did.")};
    case NeedKind::shipping:
    case NeedKind::faction_end_vp:
        break;
    }
    return {};
}

QString slotsTitle(SlotRow row) {
    return row == SlotRow::power_actions ? translate("InnovationQuestion", "Power actions")
           : row == SlotRow::book_actions
               ? translate("InnovationQuestion", "Book actions, from the left")
               : translate("InnovationQuestion", "Innovations, row by row, empty places too");
}

std::vector<int> possibleTiles(const Catalogue& facts, const State& state, const Need& need) {
    const bool final = need.what == NeedKind::final_tile;
    std::vector<int> numbers;
    for (std::size_t i = 0; i < (final ? final_tile_count : round_tile_count); ++i) {
        const auto number = static_cast<int>(i) + 1;
        const bool elsewhere =
            !final
            && (facts.round_tiles[i].forbidden[static_cast<std::size_t>(need.round - 1)]
                || std::ranges::any_of(state.round_tiles, [&](const auto& tile) { return tile == number; }));
        if (!elsewhere)
            numbers.push_back(number);
    }
    return numbers;
}

QString tileScoring(const Catalogue& facts, const Need& need, int number) {
    return as_label(
        Names::scoring(id_of(need.what == NeedKind::final_tile ? facts.final_tile(number).scoring
                                                               : facts.round_tile(number).scoring)));
}

SpokenQuestion spokenQuestion(const Catalogue& facts, const State& state, const Need& need) {
    const QuestionWords words = questionWords(facts, state, need);
    SpokenQuestion question{.text = words.title};
    switch (need.what) {
    case NeedKind::power_actions:
        question.text += u' ' + slotsTitle(rowOf(need.what));
        for (const std::string& action : facts.tables.power_actions)
            add(question, Names::power_action(id_of(std::string_view(action))));
        break;
    case NeedKind::book_actions:
    case NeedKind::innovations:
        question.text += u' ' + slotsTitle(rowOf(need.what));
        question.lowest = 1;
        question.highest = need.what == NeedKind::book_actions ? static_cast<int>(book_action_count)
                                                               : facts.innovation_slots(state.human_count);
        break;
    case NeedKind::science:
        question.text = about(words.title, need);
        question.highest = top_level;
        break;
    case NeedKind::scholars:
        question.text = about(words.title, need);
        for (const int levels : facts.science.spaces[index_of(*need.discipline)])
            add(question, translate("InnovationQuestion", "Space +%1").arg(levels));
        break;
    case NeedKind::round_score_tile:
    case NeedKind::final_tile:
        for (const int number : possibleTiles(facts, state, need))
            add(question, tileScoring(facts, need, number));
        break;
    case NeedKind::power_gained:
        question.highest = need.amount;
        break;
    case NeedKind::faction_result:
        question.text += QStringLiteral(". ") + words.text;
        add(question, translate("InnovationQuestion", "Accept suggestion"));
        break;
    case NeedKind::shipping:
    case NeedKind::faction_end_vp:
        break;
    }
    return question;
}

} // namespace automa::app::innovation_app
