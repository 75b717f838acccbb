// Whole turns: needs and resume, passes, the factions, two humans, unknowns, what a decision leaves behind.
#include "model/innovation/json/decision_json.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/state/board.h"
#include "model/innovation/table/score.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

namespace automa::innovation::test {
namespace {

Json decision_json(const Json& before) {
    return Json::parse(decision_to_json(facts(), decided(before), &before).dump());
}

/// As the table answers: the value is put at the need's path, and the Automa goes on.
Json answered(const Json& decision, const Json& value) {
    Json position = decision["position_after"];
    position[Json::json_pointer(decision["needs"][0]["path"].get<std::string>())] = value;
    return decision_json(position);
}

Json as_faction(const char* faction, int action, int support) {
    Json json = position(action, support);
    json["players"][1]["faction"] = faction;
    return json;
}

TEST(InnovationDecisions, TheExampleOfTheFormat) {
    const Json decision = decision_json(position(13, 4));
    EXPECT_EQ(decision["steps"][0]["hex"], "D5");
    EXPECT_EQ(decision["steps"][0]["terrain_tile"], true);
    EXPECT_EQ(decision["steps"][0]["marked"], false);
    EXPECT_EQ(decision["steps"][1], Json({{"order", 2}, {"kind", "gain_vp"}, {"vp", 3}}));
    EXPECT_FALSE(decision["position_after"].contains("turn"));
    EXPECT_EQ(decision["position_after"]["players"][1]["vp"], 30);
    EXPECT_EQ(decision["position_after"]["buildings"].back()["hex"], "D5");
}

TEST(InnovationDecisions, EveryStepKnowsItsEventsAndItsTrace) {
    const Decision decision = decided(position(13, 4));
    ASSERT_EQ(decision.steps.size(), 2U);
    for (const Step& step : decision.steps) {
        EXPECT_EQ(step.range.events.size(), 1U);
        EXPECT_GT(step.range.trace.size(), 0U);
    }
    EXPECT_TRUE(std::holds_alternative<Built>(decision.steps[0].range.events.of(decision.events)[0]));
    EXPECT_TRUE(std::holds_alternative<VpChanged>(decision.steps[1].range.events.of(decision.events)[0]));
}

TEST(InnovationDecisions, WhatSaysNothingStaysAsItWasTold) {
    Json before = position(13, 4);
    before["passed"] = Json::array();
    before["players"][0]["vp"] = nullptr;
    before["players"][0].erase("shipping");
    before["interpretations"] = {{"marking", "closest"}};
    before.erase("final_tile");
    const Json after = decision_json(before)["position_after"];
    EXPECT_EQ(after["passed"], Json::array());
    EXPECT_TRUE(after["players"][0].contains("vp"));
    EXPECT_FALSE(after["players"][0].contains("shipping"));
    EXPECT_EQ(after["interpretations"], before["interpretations"]);
    EXPECT_FALSE(after.contains("final_tile"));
    EXPECT_FALSE(after.contains("terrain"));
    EXPECT_FALSE(after.contains("app"));
}

TEST(InnovationDecisions, A76_A77_BothHalvesAreAskedWhenDue) {
    Json before = position(12, 2);
    before["power_actions"] = nullptr;
    before.erase("book_actions");
    const Json first = decision_json(before);
    ASSERT_EQ(first["needs"].size(), 1U);
    EXPECT_EQ(first["needs"][0]["what"], "power_actions");
    EXPECT_TRUE(first["steps"].empty());
    EXPECT_EQ(answered(first, nullptr)["needs"], first["needs"]); // still missing: asked again
    const Json second = answered(first, {1, 2, 3, 4, 5, 6});
    EXPECT_EQ(second["skipped"][0]["rule"], "A-76");
    ASSERT_EQ(second["needs"].size(), 1U);
    EXPECT_EQ(second["needs"][0]["what"], "book_actions");
    const Json third = answered(second, {3});
    EXPECT_TRUE(third["needs"].empty());
    EXPECT_EQ(third["steps"][0], Json({{"order", 1}, {"kind", "block_book"}, {"slot", 2}}));
    EXPECT_EQ(third["steps"][1]["kind"], "gain_vp");
    EXPECT_EQ(third["steps"].size(), 2U);
}

TEST(InnovationDecisions, D5_WithPowerTheBookHalfFallsWithThePowerHalf) {
    Json before = position(12, 2);
    before["power_actions"] = {1, 2, 3, 4, 5, 6};
    before["book_actions"] = nullptr;
    before["interpretations"] = {{"book_block", "with_power"}};
    const Json decision = decision_json(before);
    EXPECT_TRUE(decision["needs"].empty());
    EXPECT_EQ(decision["skipped"].size(), 2U);
}

TEST(InnovationDecisions, A81_TheScholarSpacesAreAskedOnceTheDisciplineIsChosen) {
    Json before = position(3, 1); // the tile of round 3 shows engineering
    before["scholars"] = nullptr;
    const Json first = decision_json(before);
    EXPECT_EQ(first["needs"][0]["path"], "/scholars/engineering");
    const Json second = answered(first, {"human_1", nullptr, nullptr, nullptr});
    EXPECT_EQ(second["steps"][0]["discipline"], "engineering");
    EXPECT_EQ(second["steps"][0]["value"], 2);
    EXPECT_EQ(second["steps"][0]["levels"], 2);
    EXPECT_EQ(second["position_after"]["scholars"]["engineering"][1], "automa");
    before["players"][1]["scholars"] = 0;
    EXPECT_EQ(decision_json(before)["steps"][0]["value"], 0); // none left: nothing to ask
}

TEST(InnovationDecisions, A59_InnovationsAreAskedFromRound3On) {
    Json before = position(6, 2);
    before["innovations"] = nullptr;
    EXPECT_EQ(decision_json(before)["needs"][0]["what"], "innovations");
    before["players"][1]["innovations"] = 3;
    const Json decision = decision_json(before);
    EXPECT_TRUE(decision["needs"].empty());
    EXPECT_EQ(decision["skipped"][0]["rule"], "A-59");
}

TEST(InnovationDecisions, D12_PowermongersAskHowMuchWasGained) {
    Json before = as_faction("powermongers", 5, 1);
    before["buildings"].push_back({{"hex", "C3"}, {"owner", "human_1"}, {"kind", "guild"}});
    const Json first = decision_json(before);
    ASSERT_EQ(first["needs"].size(), 1U);
    EXPECT_EQ(first["needs"][0]["what"], "power_gained");
    EXPECT_EQ(first["needs"][0]["path"], "/turn/answers/power_gained");
    EXPECT_EQ(first["steps"].size(), 1U);
    EXPECT_EQ(first["position_after"]["buildings"].size(), before["buildings"].size() + 1);
    const Json none = answered(first, 1);
    EXPECT_EQ(none["steps"].size(), 1U); // VP only
    const Json gained = answered(first, 2);
    ASSERT_EQ(gained["steps"].size(), 2U);
    EXPECT_EQ(gained["steps"][0]["kind"], "advance");
    EXPECT_EQ(gained["steps"][0]["ongoing"], true);
    EXPECT_EQ(gained["steps"][1]["part"], 2);
    before["interpretations"] = {{"powermongers", "offered"}};
    EXPECT_EQ(decision_json(before)["steps"].size(), 3U);
}

TEST(InnovationDecisions, D15_AGuidedFactionProposesAndWaits) {
    const Json before = as_faction("blight", 5, 1);
    const Json decision = decision_json(before);
    const Json& step = decision["steps"][0];
    EXPECT_EQ(step["kind"], "faction_guided");
    EXPECT_EQ(step["proposal"].size(), 2U);
    EXPECT_EQ(step["proposal"][1]["vp"], 3);
    EXPECT_EQ(step["unknown"], Json::array({"turn_fallow_into_blighted"}));
    EXPECT_EQ(decision["needs"][0]["what"], "faction_result");
    EXPECT_TRUE(decision["needs"][0]["path"].is_null());
    EXPECT_EQ(decision["position_after"]["buildings"], before["buildings"]);
    const Json rest = decision_json(decision["position_after"]);
    EXPECT_TRUE(rest["steps"].empty());
    EXPECT_FALSE(rest["position_after"].contains("turn"));
}

TEST(InnovationDecisions, A42_A52_ThePassGathersTheCardsAndSwapsTheTile) {
    Json before = position(13, 4);
    before["cards"]["support"] = {1, 2, 3, 5, 6, 4};
    before["cards"]["stack"] = Json::array({nullptr});
    before["cards"]["reserve"][0] = 9;
    const Json decision = decision_json(before);
    EXPECT_EQ(decision["steps"], Json::array({{{"order", 1},
                                               {"kind", "pass"},
                                               {"rule", "A-42"},
                                               {"vp", 3},
                                               {"bonus_tile", "left"},
                                               {"place", 1}}}));
    const Json& cards = decision["position_after"]["cards"];
    EXPECT_EQ(cards["stack"], Json({1, 2, 3, 4, 5, 6, 9, 13, nullptr}));
    EXPECT_EQ(cards["shuffle"], true);
    EXPECT_EQ(cards["reserve"].size(), 5U);
    EXPECT_EQ(decision["position_after"]["round_bonus"]["display"], Json({"t4", "t2", "t3"}));
    EXPECT_EQ(decision["position_after"]["round_bonus"]["automa"], "t1");
    EXPECT_EQ(decision["position_after"]["passed"], Json({"automa"}));
}

TEST(InnovationDecisions, A46_TheTileIsAskedOnlyWhenItCouldChangeTheVp) {
    Json before = position(13, 4);
    before["cards"]["support"] = {1, 2, 3, 5, 6, 7, 4};
    before["cards"]["stack"] = Json::array();
    before["round_score_tiles"][2] = nullptr;
    const Json decision = decision_json(before);
    EXPECT_EQ(decision["needs"][0],
              Json({{"what", "round_score_tile"}, {"round", 3}, {"path", "/round_score_tiles/2"}}));
    // Left are 4, 5, 6, 8, 10 and 11 but for those on the other rounds: all of 4 VP.
    before["round_score_tiles"] = {5, 8, nullptr, 6, 11, 12};
    EXPECT_EQ(decision_json(before)["needs"].size(), 1U);
    EXPECT_EQ(answered(decision_json(before), 10)["steps"][0]["vp"], 4);
}

TEST(InnovationDecisions, A95_TwoHumansBothGainPower) {
    Json before = position(10, 6);
    const Json second = {{"id", "human_2"}, {"native_terrain", "swamp"}};
    before["players"].insert(before["players"].begin() + 1, second);
    before["turn_order"] = {"human_2", "automa", "human_1"};
    before["buildings"].push_back({{"hex", "E5"}, {"owner", "human_2"}, {"kind", "guild"}, {"annex", true}});
    before["buildings"].push_back({{"hex", "E7"}, {"owner", "human_1"}, {"kind", "workshop"}});
    const Json decision = decision_json(before);
    EXPECT_EQ(decision["steps"][0]["hex"], "E6");
    EXPECT_EQ(decision["steps"][0]["power"],
              Json::array({{{"player", "human_1"}, {"amount", 1}}, {{"player", "human_2"}, {"amount", 3}}}));
}

TEST(InnovationDecisions, A98_AreaByReachAndOwnBridges) {
    Json before = position();
    before.erase("turn");
    before["players"][0]["area"] = 7;
    const auto score = final_score(facts(), state_of(before));
    ASSERT_TRUE(score.ok());
    EXPECT_EQ(score.value().area[0].size, 7);
    EXPECT_EQ(score.value().area[1].size, 1);
    EXPECT_EQ(score.value().totals[1].vp, 27 + 12 + 4 + 8 + 4 + 4);
    before["players"][0].erase("area");
    before["players"][0].erase("shipping");
    before["players"][0]["science"]["law"] = nullptr;
    const auto asked = final_score(facts(), state_of(before));
    ASSERT_EQ(asked.value().needs.size(), 2U);
    EXPECT_EQ(asked.value().needs[0].what, NeedKind::shipping);
    EXPECT_TRUE(asked.value().area.empty());
    EXPECT_TRUE(asked.value().totals.empty());
    EXPECT_TRUE(asked.value().science[1].empty());
    EXPECT_FALSE(asked.value().science[0].empty());
}

} // namespace
} // namespace automa::innovation::test
