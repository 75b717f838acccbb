// Scythe on the command line, as scripts and outside checks use it: exit codes, one clear line, JSON.
#include "model/scythe/json/position_json.h"
#include "model/scythe/table/simulation.h"
#include "tests/app/cli_run.h"
#include "tests/core/schema_check.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;

using automa::cli_test::Output;
using automa::cli_test::run;

Json start() {
    const Output made =
        run({"new", "scythe", "--automa", "saxony", "--human", "crimea", "--star-card", "automa"});
    EXPECT_EQ(made.code, 0) << made.err;
    return Json::parse(made.out);
}

TEST(ScytheCli, TheOpeningPosition) {
    const Json position = start();
    EXPECT_EQ(position.at("automa").at("workers"), Json({"F1", "G1"}));
    EXPECT_EQ(position.at("human").at("workers"), Json({"G3", "H1"}));
    EXPECT_EQ(position.at("automa").at("power"), 1);
    EXPECT_EQ(position.at("automa").at("combat_cards"), 4);
    EXPECT_EQ(position.at("resources_tracked"), false);
    EXPECT_FALSE(position.contains("turn"));
    EXPECT_FALSE(position.contains("app"));
}

TEST(ScytheCli, DecidesAndRefuses) {
    Json position = start();
    position["turn"] = {{"kind", "automa"}, {"card", 3}};
    const Output decided = run({"decide", "scythe", "--position", "-", "--json"}, position.dump());
    ASSERT_EQ(decided.code, 0) << decided.err;
    EXPECT_EQ(Json::parse(decided.out).at("format"), "scythe-decision/1");
    EXPECT_EQ(run({"decide", "scythe", "--position", "-"}, position.dump()).code, 0);
    position["automa"]["mechs"] = {"base", "base", "base", "base", "base"};
    const Output refused = run({"decide", "scythe", "--position", "-", "--json"}, position.dump());
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(refused.out.empty());
    EXPECT_NE(refused.err.find("$.automa.mechs[4]"), std::string::npos) << refused.err;
}

TEST(ScytheCli, BatchDecidesEachLine) {
    Json position = start();
    position["turn"] = {{"kind", "automa"}, {"card", 3}};
    Json wrong = position;
    wrong["star_cube"] = 99;
    const Output result =
        run({"decide", "scythe", "--batch", "-"}, position.dump() + "\n" + wrong.dump() + "\n");
    EXPECT_EQ(result.code, 1);
    std::istringstream lines(result.out);
    std::string first;
    std::string second;
    std::getline(lines, first);
    std::getline(lines, second);
    EXPECT_TRUE(Json::parse(first).contains("steps"));
    EXPECT_EQ(Json::parse(second).at("path"), "$.star_cube");
}

TEST(ScytheCli, ScoresAppliesForeseesAndPlays) {
    const std::string position = start().dump();
    const Output score = run({"score", "scythe", "--position", "-", "--json"}, position);
    EXPECT_EQ(Json::parse(score.out).at("automa").at("total"), 11); // 5 coins and two territories
    const Output moved = run({"apply", "scythe", "--position", "-", "--event",
                              R"({"kind": "move", "from": "base", "to": "G3", "character": true})"},
                             position);
    ASSERT_EQ(moved.code, 0) << moved.err;
    EXPECT_EQ(Json::parse(moved.out).at("human").at("character"), "G3");
    const Output foreseen = run({"forecast", "scythe", "--position", "-"}, moved.out);
    EXPECT_FALSE(Json::parse(foreseen.out).at("outcomes").empty());
    EXPECT_EQ(run({"simulate", "scythe", "--games", "2", "--check"}).code, 0);
}

TEST(ScytheCli, WrongCommandsExitWithTwo) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"new", "scythe"},
             {"new", "scythe", "--automa", "spain"},
             {"new", "scythe", "--automa", "saxony", "--human", "saxony", "--star-card", "automa"},
             {"decide", "scythe"},
             {"score", "scythe"},
             {"facts", "scythe", "all"},
             {"simulate", "scythe", "--star-card", "easy"},
             {"flow", "scythe"}})
        EXPECT_EQ(run(words).code, 2);
}

/// The schema's keys are the reader's own; what each holds is shown by games by chance, all options mixed.
TEST(ScytheCli, TheSchemaHoldsForEveryPositionThatIsWritten) {
    using namespace automa::scythe;
    const Json schema = Json::parse(run({"schema", "scythe"}).out);
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
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        SimulationOptions options;
        options.mix = true;
        const auto played =
            play_game(facts.value(), options, seed, nullptr,
                      [&](const State&, const Command&, const Carried& carried) { fits(carried.after); });
        ASSERT_TRUE(played.ok()) << played.error().message;
    }
    EXPECT_GT(positions, 300);
    for (const char* more : {"--full", "--cards-only"}) {
        const Output made = run({"new", "scythe", "--automa", "saxony", "--human", "crimea", "--star-card",
                                 "automa", "--cards", "app", more});
        EXPECT_EQ(automa::test::schema_fault(Json::parse(made.out), schema), "");
    }
    Json wrong = start();
    wrong["automa"]["luck"] = 1;
    EXPECT_EQ(automa::test::schema_fault(wrong, schema), "$/automa/luck is not named");
    EXPECT_EQ(Json::parse(run({"facts", "scythe"}).out).at("territories"), 47);
}

/// What `apply` prints, `decide` reads: with the order of the deck, and on to the position after.
TEST(ScytheCli, DecidesWhatApplyPrints) {
    std::string position = run({"new", "scythe", "--automa", "saxony", "--human", "crimea", "--star-card",
                                "automa", "--cards", "app"})
                               .out;
    for (const char* command : {R"({"kind": "end_turn"})", R"({"kind": "deal"})"}) {
        const Output applied = run({"apply", "scythe", "--position", "-", "--event", command}, position);
        ASSERT_EQ(applied.code, 0) << applied.err;
        position = applied.out;
    }
    const Output decided = run({"decide", "scythe", "--position", "-", "--json"}, position);
    ASSERT_EQ(decided.code, 0) << decided.err;
    const Json after = Json::parse(decided.out).at("position_after");
    EXPECT_EQ(after.at("app").at("draw").size(), 18U);
    EXPECT_EQ(
        run({"apply", "scythe", "--position", "-", "--event", R"({"kind": "human_star"})"}, after.dump())
            .code,
        0);
    EXPECT_EQ(run({"score", "scythe", "--position", "-", "--json"}, position).code, 0);
}

} // namespace
