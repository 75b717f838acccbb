#include "app/barrage/text/rules.h"

#include "app/barrage/text/names.h"
#include "app/barrage/text/rules_sources.h"
#include "app/text/text_words.h"

#include <array>

namespace automa::app::barrage_app {

namespace {

constexpr Word rule_section_words[] = {
    {"B-1", QT_TRANSLATE_NOOP("BarrageRules", "What the Automa is")},
    {"B-2", QT_TRANSLATE_NOOP("BarrageRules", "Engineers")},
    {"B-3", QT_TRANSLATE_NOOP("BarrageRules", "Tiles and turns")},
    {"B-4", QT_TRANSLATE_NOOP("BarrageRules", "Production")},
    {"B-5", QT_TRANSLATE_NOOP("BarrageRules", "Water and contracts")},
    {"B-6", QT_TRANSLATE_NOOP("BarrageRules", "Construction")},
    {"B-7", QT_TRANSLATE_NOOP("BarrageRules", "Where to build")},
    {"B-8", QT_TRANSLATE_NOOP("BarrageRules", "Other actions")},
    {"B-9", QT_TRANSLATE_NOOP("BarrageRules", "Rounds")},
    {"B-10", QT_TRANSLATE_NOOP("BarrageRules", "Difficulty")},
    {"L", QT_TRANSLATE_NOOP("BarrageRules", "The Leeghwater Project")},
};

// Which rule a setting of the game changes.
constexpr Word settings[] = {
    {"B-1.4", "contract_bonus"}, {"B-1.6", "objective_zero"},         {"B-3.2", "tile_reshuffle"},
    {"B-5.2", "water_drops"},    {"B-7.2", "third_of_system"},        {"B-7.3", "most_water_drops"},
    {"B-8.3", "patent_choice"},  {"B-8.4", "external_work_contract"}, {"L-15", "building_second_place"},
};

struct ColumnOfCriteria {
    const char* column;
    std::vector<const char*> ids;
};

const std::array<ColumnOfCriteria, 3>& columns() {
    static const std::array<ColumnOfCriteria, 3> all = {{
        {"dam",
         {"most_powerful_built_conduit", "own_powerhouse", "most_water_drops", "red_bordered_space",
          "fed_by_upstream_powerhouse", "conduit_to_own_dam_downstream"}},
        {"conduit",
         {"most_powerful", "second_most_powerful", "dam_own_neutral_opponent", "dam_opponent_neutral_own",
          "powerhouse_own_opponent", "powerhouse_opponent_own"}},
        {"powerhouse",
         {"most_powerful_built_conduit", "own_dam", "plain", "hill_basin_5", "hill_basin_6", "hill_basin_7",
          "feeds_own_dam", "not_feeding_opponent_dam"}},
    }};
    return all;
}

RuleText told(const RuleSource& source) {
    const QString number = QString::fromLatin1(source.number);
    const QString chapter = number.startsWith(u'L') ? QStringLiteral("L") : number.section(u'.', 0, 0);
    const Word* setting = find_word(settings, number);
    return spoken("BarrageRules", source, word_of("BarrageRules", rule_section_words, chapter),
                  setting == nullptr ? QString() : QString::fromLatin1(setting->source));
}

std::array<std::span<const RuleSource>, 4> all_sources() {
    return {turn_rules(), construction_rules(), round_rules(), leeghwater_rules()};
}

} // namespace

std::vector<RuleText> BarrageRules::all_rules() {
    std::vector<RuleText> rules;
    for (const std::span<const RuleSource> sources : all_sources()) {
        for (const RuleSource& source : sources) {
            rules.push_back(told(source));
        }
    }
    return rules;
}

std::optional<RuleText> BarrageRules::rule(QAnyStringView number) {
    for (const std::span<const RuleSource> sources : all_sources())
        if (const RuleSource* source = find_rule(sources, number))
            return told(*source);
    return std::nullopt;
}

std::vector<CriterionText> BarrageRules::all_criteria() {
    std::vector<CriterionText> criteria;
    for (const ColumnOfCriteria& column : columns()) {
        for (const char* id : column.ids) {
            criteria.push_back({.column = QString::fromLatin1(column.column),
                                .id = QString::fromLatin1(id),
                                .name = BarrageNames::criterion(column.column, id),
                                .meaning = BarrageNames::criterion_meaning(column.column, id),
                                .tie_break = BarrageNames::criterion_tie_break(column.column, id),
                                .rule = QStringLiteral("B-7.3")});
        }
    }
    return criteria;
}

} // namespace automa::app::barrage_app
