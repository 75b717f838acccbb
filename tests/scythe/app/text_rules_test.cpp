// The rules by number: none is missing, each is in all four languages, and every link leads somewhere.
#include "app/scythe/text/rules.h"
#include "tests/app/rules_suite.h"

#include <gtest/gtest.h>

#include <string>

namespace automa::app::scythe_app {
namespace {

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

struct ScytheRulesGame {
    static std::vector<RuleText> all() { return ScytheRules::all(); }
    static std::optional<RuleText> rule(QAnyStringView number) { return ScytheRules::rule(number); }
    static std::vector<std::string> numbers() { return every_number(); }
};

TEST(ScytheRules, ARuleThatCanBeReadInTwoWaysNamesItsSetting) {
    ASSERT_TRUE(ScytheRules::rule("S-43"));
    EXPECT_EQ(ScytheRules::rule("S-43")->setting, "worker_in_danger");
    EXPECT_FALSE(ScytheRules::rule("S-64"));
}

} // namespace
} // namespace automa::app::scythe_app

namespace automa::app::test {
INSTANTIATE_TYPED_TEST_SUITE_P(Scythe, RulesSuite, scythe_app::ScytheRulesGame);
} // namespace automa::app::test
