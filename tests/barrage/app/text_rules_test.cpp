// The rules by number: none is missing, each is in all four languages, and every link leads somewhere.
#include "app/barrage/text/rules.h"
#include "assets/embedded_facts.h"
#include "model/barrage/state/readings.h"
#include "tests/app/rules_suite.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>

namespace automa::app::barrage_app {
namespace {

using test::Speaking;

std::vector<std::string> every_number() {
    const int last_of_section[] = {7, 3, 4, 8, 5, 11, 5, 7, 5, 18};
    std::vector<std::string> numbers;
    for (int section = 1; section <= 10; ++section) {
        for (int rule = 1; rule <= last_of_section[section - 1]; ++rule) {
            numbers.push_back("B-" + std::to_string(section) + "." + std::to_string(rule));
        }
    }
    for (int rule = 1; rule <= 46; ++rule) {
        numbers.push_back("L-" + std::to_string(rule));
    }
    return numbers;
}

struct BarrageRulesGame {
    static std::vector<RuleText> all() { return BarrageRules::all_rules(); }
    static std::optional<RuleText> rule(QAnyStringView number) { return BarrageRules::rule(number); }
    static std::vector<std::string> numbers() { return every_number(); }
    static bool title_is_a_name(const RuleText& rule) { return rule.number.startsWith(u"B-10.1"); }
};

TEST(BarrageRules, EverySettingBelongsToARule) {
    const Speaking speaking("en");
    std::set<std::string> settings;
    for (const RuleText& rule : BarrageRules::all_rules()) {
        if (!rule.setting.isEmpty()) {
            settings.insert(rule.setting.toStdString());
        }
    }
    std::set<std::string> readings;
    const barrage::Interpretations usual;
    barrage::each_reading(usual, [&](std::string_view key, auto) { readings.emplace(key); });
    EXPECT_EQ(settings, readings);
}

TEST(BarrageRules, EveryCriterionOfTheTilesHasAnEntry) {
    const Speaking speaking("en");
    std::set<std::pair<std::string, std::string>> listed;
    for (const CriterionText& criterion : BarrageRules::all_criteria()) {
        listed.emplace(criterion.column.toStdString(), criterion.id.toStdString());
        EXPECT_TRUE(BarrageRules::rule(criterion.rule));
    }
    std::set<std::pair<std::string, std::string>> printed;
    for (const facts::EmbeddedFile& file : facts::files()) {
        if (file.path == "barrage/automa_tiles.json") {
            const auto tiles = nlohmann::json::parse(file.text);
            for (const auto& [column, criteria] : tiles.at("criteria_vocabulary").items()) {
                for (const auto& criterion : criteria.items()) {
                    printed.emplace(column, criterion.key());
                }
            }
        }
    }
    EXPECT_EQ(listed, printed);
}

} // namespace
} // namespace automa::app::barrage_app

namespace automa::app::test {
INSTANTIATE_TYPED_TEST_SUITE_P(Barrage, RulesSuite, barrage_app::BarrageRulesGame);
} // namespace automa::app::test
