// The rules by number: none is missing, each is in all four languages, and every link leads somewhere.
#include "app/scythe/text/rules.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace automa::app::scythe_app {
namespace {

using test::Speaking;

/// The numbers of the specification: chapters begin at round numbers and leave some out.
std::vector<std::string> every_number() {
    constexpr std::pair<int, int> chapters[] = {{1, 63},    {71, 77},   {81, 88},  {91, 109},
                                                {111, 117}, {121, 122}, {131, 135}};
    std::vector<std::string> numbers;
    for (const auto& [first, last] : chapters)
        for (int number = first; number <= last; ++number)
            numbers.push_back("S-" + std::to_string(number));
    return numbers;
}

TEST(ScytheRules, EveryRuleNumberHasATextAndNoneIsListedTwice) {
    const Speaking speaking("en");
    std::vector<std::string> listed;
    for (const RuleText& rule : ScytheRules::all()) {
        listed.push_back(rule.number.toStdString());
        EXPECT_FALSE(rule.text.isEmpty() || rule.title.isEmpty() || rule.section.isEmpty())
            << rule.number.toStdString();
    }
    EXPECT_EQ(listed, every_number());
    ASSERT_TRUE(ScytheRules::rule("S-43"));
    EXPECT_EQ(ScytheRules::rule("S-43")->setting, "worker_in_danger");
    EXPECT_FALSE(ScytheRules::rule("S-64"));
}

TEST(ScytheRules, TextsAreTranslated) {
    std::vector<RuleText> english;
    {
        const Speaking speaking("en");
        english = ScytheRules::all();
    }
    for (const char* language : test::languages.subspan(1)) { // all but English
        const Speaking speaking(language);
        const std::vector<RuleText> rules = ScytheRules::all();
        ASSERT_EQ(rules.size(), english.size());
        for (std::size_t i = 0; i < rules.size(); ++i) {
            EXPECT_NE(rules[i].text, english[i].text) << rules[i].number.toStdString() << " in " << language;
            EXPECT_NE(rules[i].section, english[i].section)
                << rules[i].number.toStdString() << " in " << language;
        }
    }
}

TEST(ScytheRules, RelatedRulesExistAndAreOthers) {
    const std::vector<RuleText> rules = ScytheRules::all();
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
} // namespace automa::app::scythe_app
