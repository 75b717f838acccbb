// The rules by number: none is missing, each is in all four languages, and every link leads somewhere.
#include "app/innovation/text/rules.h"
#include "tests/app/rules_suite.h"

#include <gtest/gtest.h>

#include <string>

namespace automa::app::innovation_app {
namespace {

/// without a gap.
std::vector<std::string> every_number() {
    std::vector<std::string> numbers;
    for (int number = 1; number <= 99; ++number)
        numbers.push_back("A-" + std::to_string(number));
    return numbers;
}

struct InnovationRulesGame {
    static std::vector<RuleText> all() { return InnovationRules::all(); }
    static std::optional<RuleText> rule(QAnyStringView number) { return InnovationRules::rule(number); }
    static std::vector<std::string> numbers() { return every_number(); }
};

TEST(InnovationRules, ARuleThatCanBeReadInTwoWaysNamesItsSetting) {
    ASSERT_TRUE(InnovationRules::rule("A-69"));
    EXPECT_EQ(InnovationRules::rule("A-69")->setting, "marking");
    EXPECT_FALSE(InnovationRules::rule("A-100"));
}

} // namespace
} // namespace automa::app::innovation_app

namespace automa::app::test {
INSTANTIATE_TYPED_TEST_SUITE_P(Innovation, RulesSuite, innovation_app::InnovationRulesGame);
} // namespace automa::app::test
