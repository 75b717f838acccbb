// The rules by number: none is missing, each is in all four languages, and every link leads somewhere.
#include "app/barrage/text/rules.h"
#include "assets/embedded_facts.h"
#include "model/barrage/state/readings.h"
#include "tests/app/text_language.h"

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

TEST(BarrageRules, EveryRuleNumberHasATextAndNoneIsListedTwice) {
    const Speaking speaking("en");
    std::vector<std::string> listed;
    for (const RuleText& rule : BarrageRules::all_rules()) {
        listed.push_back(rule.number.toStdString());
    }
    EXPECT_EQ(listed, every_number());
    for (const std::string& number : every_number()) {
        const auto rule =
            BarrageRules::rule(QUtf8StringView(number.data(), static_cast<qsizetype>(number.size())));
        ASSERT_TRUE(rule) << number;
        EXPECT_FALSE(rule->text.isEmpty() || rule->title.isEmpty() || rule->section.isEmpty()) << number;
    }
    EXPECT_FALSE(BarrageRules::rule("B-99.1"));
}

TEST(BarrageRules, TextsAreTranslated) {
    std::vector<RuleText> english;
    {
        const Speaking speaking("en");
        english = BarrageRules::all_rules();
    }
    for (const char* language : test::languages.subspan(1)) { // all but English
        const Speaking speaking(language);
        const std::vector<RuleText> rules = BarrageRules::all_rules();
        ASSERT_EQ(rules.size(), english.size());
        for (std::size_t i = 0; i < rules.size(); ++i) {
            EXPECT_NE(rules[i].text, english[i].text) << rules[i].number.toStdString() << " in " << language;
            EXPECT_NE(rules[i].section, english[i].section)
                << rules[i].number.toStdString() << " in " << language;
            const bool named_after_a_person = rules[i].number.startsWith(u"B-10.1");
            if (!named_after_a_person) {
                EXPECT_NE(rules[i].title, english[i].title)
                    << rules[i].number.toStdString() << " in " << language;
            }
        }
    }
}

TEST(BarrageRules, LinksLeadToOtherRules) {
    const Speaking speaking("en");
    const std::vector<std::string> all = every_number();
    const std::set<std::string> numbers(all.begin(), all.end());
    for (const RuleText& rule : BarrageRules::all_rules()) {
        EXPECT_FALSE(rule.related.isEmpty()) << rule.number.toStdString();
        for (const QString& other : rule.related) {
            EXPECT_TRUE(numbers.contains(other.toStdString())) << other.toStdString();
            EXPECT_NE(other, rule.number);
        }
    }
}

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
