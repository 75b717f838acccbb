// Age of Innovation on the command line: the schema it publishes, and that what it prints it also reads.
#include "model/innovation/json/position_json.h"
#include "model/innovation/table/simulation.h"
#include "tests/app/cli_run.h"
#include "tests/core/schema_check.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace automa::innovation;
using Json = nlohmann::json;

using automa::cli_test::Output;
using automa::cli_test::run;

/// The schema's keys are the reader's own; what each holds is shown by games by chance.
TEST(InnovationCli, TheSchemaHoldsForEveryPositionThatIsWritten) {
    const Json schema = Json::parse(run({"schema", "innovation"}).out);
    const auto facts = Catalogue::load_embedded();
    ASSERT_TRUE(facts.ok());
    int positions = 0;
    const auto fits = [&](const State& state) {
        for (const Detail detail : {Detail::contract, Detail::full}) {
            const auto json = position_to_json(facts.value(), state, detail);
            ASSERT_EQ(automa::test::schema_fault(Json::parse(json.dump()), schema), "");
        }
        ++positions;
    };
    for (int number = 1; number <= 6; ++number) {
        const auto played =
            play_game(facts.value(), options_of_game({}, 29 * number), false, nullptr,
                      [&](const State&, const Command&, const Carried& carried) { fits(carried.after); });
        ASSERT_TRUE(played.ok()) << played.error().message;
    }
    EXPECT_GT(positions, 300);
    Json wrong = Json::parse(run({"new", "innovation", "--humans", "desert"}).out);
    EXPECT_EQ(automa::test::schema_fault(wrong, schema), "");
    wrong["round"] = 7;
    EXPECT_EQ(automa::test::schema_fault(wrong, schema), "$/round is no integer: 7");
}

/// The correction that doubles a list again and again is refused before it is tried.
TEST(InnovationCli, ACorrectionCannotGrowWithoutBounds) {
    Json patch = Json::array({{{"op", "add"}, {"path", "/more"}, {"value", Json::array({1})}}});
    for (int i = 0; i < 60; ++i)
        patch.push_back({{"op", "copy"}, {"from", "/more"}, {"path", "/more/-"}});
    const std::string position = run({"new", "innovation", "--humans", "desert"}).out;
    const Json event{{"kind", "correct"}, {"what", ""}, {"patch", patch}};
    const Output refused = run({"apply", "innovation", "--position", "-", "--event", event.dump()}, position);
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(refused.out.empty());
    EXPECT_NE(refused.err.find("/patch"), std::string::npos) << refused.err;
}

} // namespace
