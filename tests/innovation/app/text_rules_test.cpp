// The rules by number: none is missing, each is in all four languages, and every link leads somewhere.
#include "app/innovation/text/rules.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace automa::app::innovation_app {
namespace {

using test::Speaking;

/// without a gap.
std::vector<std::string> every_number() {
    std::vector<std::string> numbers;
    for (int number = 1; number <= 99; ++number)
        numbers.push_back("A-" + std::to_string(number));
    return numbers;
}

TEST(InnovationRules, EveryRuleNumberHasATextAndNoneIsListedTwice) {
    const Speaking speaking("en");
    std::vector<std::string> listed;
    for (const RuleText& rule : InnovationRules::all()) {
        listed.push_back(rule.number.toStdString());
        EXPECT_FALSE(rule.text.isEmpty() || rule.title.isEmpty() || rule.section.isEmpty())
            << rule.number.toStdString();
    }
    EXPECT_EQ(listed, every_number());
    ASSERT_TRUE(InnovationRules::rule("A-69"));
    EXPECT_EQ(InnovationRules::rule("A-69")->setting, "marking");
    EXPECT_FALSE(InnovationRules::rule("A-100"));
}

TEST(InnovationRules, TextsAreTranslated) {
    std::vector<RuleText> english;
    {
        const Speaking speaking("en");
        english = InnovationRules::all();
    }
    for (const char* language : test::languages.subspan(1)) { // all but English
        const Speaking speaking(language);
        const std::vector<RuleText> rules = InnovationRules::all();
        ASSERT_EQ(rules.size(), english.size());
        for (std::size_t i = 0; i < rules.size(); ++i) {
            EXPECT_NE(rules[i].text, english[i].text) << rules[i].number.toStdString() << " in " << language;
            EXPECT_NE(rules[i].section, english[i].section)
                << rules[i].number.toStdString() << " in " << language;
        }
    }
}

TEST(InnovationRules, RelatedRulesExistAndAreOthers) {
    const std::vector<RuleText> rules = InnovationRules::all();
    std::set<QString> numbers;
    for (const RuleText& rule : rules)
        numbers.insert(rule.number);
    for (const RuleText& rule : rules) {
        EXPECT_FALSE(rule.related.isEmpty()) << rule.number.toStdString();
        for (const QString& related : rule.related) {
            EXPECT_TRUE(numbers.contains(related))
                << rule.number.toStdString() << ": " << related.toStdString();
            EXPECT_NE(related, rule.number);
        }
    }
}

} // namespace
} // namespace automa::app::innovation_app
