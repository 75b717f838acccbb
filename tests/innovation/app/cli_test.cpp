// Age of Innovation on the command line, as scripts and outside checks use it: exit codes, one clear line,
// JSON.

#include "tests/app/cli_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;

using automa::cli_test::Output;
using automa::cli_test::run;

Json start(const std::string& humans = "lake") {
    const Output made = run({"new", "innovation", "--humans", humans, "--terrain", "wasteland", "--faction",
                             humans == "lake" ? "wanderers" : "simpletons", "--seed", "7"});
    EXPECT_EQ(made.code, 0) << made.err;
    return Json::parse(made.out);
}

Json applied(const Json& position, const std::string& event) {
    const Output done = run({"apply", "innovation", "--position", "-", "--event", event}, position.dump());
    EXPECT_EQ(done.code, 0) << event << ": " << done.err;
    return done.code == 0 ? Json::parse(done.out) : position;
}

/// The first workshops stand: the human's first turn.
Json begun() {
    Json position = start();
    for (const char* event :
         {R"({"kind": "build", "player": "human_1", "hex": "F9"})", R"({"kind": "draw_setup_card"})",
          R"({"kind": "automa_turn"})", R"({"kind": "build", "player": "human_1", "hex": "F8"})"})
        position = applied(position, event);
    return position;
}

Json automaNext() {
    return applied(applied(begun(), R"({"kind": "done", "player": "human_1"})"), R"({"kind": "draw_cards"})");
}

TEST(InnovationCli, TheOpeningPosition) {
    const Json position = start();
    EXPECT_EQ(position.at("format"), "innovation-position/1");
    EXPECT_EQ(position.at("players").size(), 2U);
    EXPECT_EQ(position.at("turn_order").back(), "automa");
    EXPECT_EQ(start("lake,forest").at("players").size(), 3U);
    EXPECT_EQ(start(), start()) << "the same seed lays out the same table";
}

TEST(InnovationCli, PlaysToTheFirstDecisionAndRefusesWhatNoTableShows) {
    Json position = automaNext();
    ASSERT_TRUE(position.contains("turn"));
    const Output decided = run({"decide", "innovation", "--position", "-", "--json"}, position.dump());
    ASSERT_EQ(decided.code, 0) << decided.err;
    EXPECT_EQ(Json::parse(decided.out).at("format"), "innovation-decision/1");
    EXPECT_EQ(run({"decide", "innovation", "--position", "-"}, position.dump()).code, 0);
    position["players"][1]["scholars"] = 9;
    const Output refused = run({"decide", "innovation", "--position", "-", "--json"}, position.dump());
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(refused.out.empty());
    EXPECT_NE(refused.err.find("scholars"), std::string::npos) << refused.err;
}

TEST(InnovationCli, ScoresAndSimulatesTheSameEveryTime) {
    const Output score = run({"score", "innovation", "--position", "-", "--json"}, begun().dump());
    ASSERT_EQ(score.code, 0) << score.err;
    EXPECT_FALSE(Json::parse(score.out).at("needs").empty()) << "nobody told the human's shipping";
    const std::vector<std::string> games{"simulate", "innovation", "--games", "3", "--check", "--json"};
    const Output first = run(games);
    EXPECT_EQ(first.code, 0) << first.err;
    EXPECT_EQ(first.out, run(games).out);
}

TEST(InnovationCli, WrongCommandsExitWithTwo) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"new", "innovation"},
             {"new", "innovation", "--humans", "sea"},
             {"new", "innovation", "--humans", "lake,forest", "--faction", "wanderers"},
             {"decide", "innovation"},
             {"score", "innovation"},
             {"simulate", "innovation", "--level", "easy"},
             {"flow", "innovation"}}) {
        SCOPED_TRACE(words.back());
        EXPECT_EQ(run(words).code, 2);
    }
}

/// The schema names every key of a position.
TEST(InnovationCli, TheSchemaFitsThePosition) {
    const Json schema = Json::parse(run({"schema", "innovation"}).out);
    const Json position = automaNext();
    for (const auto& [key, value] : position.items())
        EXPECT_TRUE(schema.at("properties").contains(key)) << key;
    for (const Json& key : schema.at("required"))
        EXPECT_TRUE(position.contains(key.get<std::string>())) << key;
    EXPECT_EQ(run({"facts", "innovation"}).code, 0);
}

} // namespace
