// What the rules by number of every game must be. A game gives
//
//   struct ToyRulesGame {
//       static std::vector<RuleText> all();
//       static std::optional<RuleText> rule(QAnyStringView number);
//       static std::vector<std::string> numbers();              // as the specification has them, in order
//       static bool title_is_a_name(const RuleText&);           // it may be alike in two languages; leave it
//       out
//   };                                                          // if titles are not compared
//   INSTANTIATE_TYPED_TEST_SUITE_P(Toy, RulesSuite, ToyRulesGame);
#pragma once

#include "app/text/rule_text.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace automa::app::test {

template <class Game>
class RulesSuite : public ::testing::Test {};
TYPED_TEST_SUITE_P(RulesSuite);

TYPED_TEST_P(RulesSuite, EveryRuleNumberHasATextAndNoneIsListedTwice) {
    const Speaking speaking("en");
    std::vector<std::string> listed;
    for (const RuleText& rule : TypeParam::all()) {
        listed.push_back(rule.number.toStdString());
        EXPECT_FALSE(rule.text.isEmpty() || rule.title.isEmpty() || rule.section.isEmpty()) << listed.back();
        const auto found = TypeParam::rule(rule.number);
        ASSERT_TRUE(found) << listed.back();
        EXPECT_EQ(found->text, rule.text);
    }
    EXPECT_EQ(listed, TypeParam::numbers());
    EXPECT_FALSE(TypeParam::rule(QStringLiteral("X-999")));
}

TYPED_TEST_P(RulesSuite, TextsAreTranslated) {
    std::vector<RuleText> english;
    {
        const Speaking speaking("en");
        english = TypeParam::all();
    }
    for (const char* language : languages.subspan(1)) { // all but English
        const Speaking speaking(language);
        const std::vector<RuleText> rules = TypeParam::all();
        ASSERT_EQ(rules.size(), english.size());
        for (std::size_t i = 0; i < rules.size(); ++i) {
            SCOPED_TRACE(rules[i].number.toStdString() + " in " + language);
            EXPECT_NE(rules[i].text, english[i].text);
            EXPECT_NE(rules[i].section, english[i].section);
            if constexpr (requires { TypeParam::title_is_a_name(rules[i]); }) {
                EXPECT_TRUE(rules[i].title != english[i].title || TypeParam::title_is_a_name(rules[i]));
            }
        }
    }
}

TYPED_TEST_P(RulesSuite, RelatedRulesExistAndAreOthers) {
    const Speaking speaking("en");
    const std::vector<RuleText> rules = TypeParam::all();
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

REGISTER_TYPED_TEST_SUITE_P(RulesSuite, EveryRuleNumberHasATextAndNoneIsListedTwice, TextsAreTranslated,
                            RelatedRulesExistAndAreOthers);

} // namespace automa::app::test
