// The stable fields of a decision, and what of a position is passed on: formats/scythe_position.md, line by
// line where no rule's own test looks.
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

/// A human mech has just moved onto the Automa's mech and worker on E2.
Json attacked() {
    Json position = example();
    position["human"]["mechs"] = {"E2", "F3"};
    position["automa"]["workers"] = {"E2", "F1", "G1"};
    return position;
}

TEST(ScytheFormat, ADefenceHasNoCardSchemeOrSkipped) {
    const Json decision = decided(defended(attacked(), "E2", {{"combat_card", 8}, {"winner", "human"}}));
    EXPECT_EQ(decision.at("format"), "scythe-decision/1");
    EXPECT_EQ(decision.at("kind"), "defend");
    EXPECT_EQ(decision.at("territory"), "E2");
    for (const char* key : {"card", "scheme", "skipped"})
        EXPECT_FALSE(decision.contains(key)) << key;
}

TEST(ScytheFormat, ALostDefenceTellsEverything) {
    Json position = attacked();
    position["cards"]["discard"] = {4, 8}; // card 8 shows one resource
    const Json decision = decided(defended(position, "E2", {{"combat_card", 12}, {"winner", "human"}}));
    EXPECT_EQ(decision.at("steps"), Json::parse(R"([
      {"kind": "combat", "territory": "E2", "attacker": "human", "card": 12, "power": 5, "combat_cards": 2,
       "winner": "human", "automa_to_mat": ["mech"], "automa_to_base": ["worker"], "automa_draws": 1,
       "human_popularity": -1, "place_resources": {"resource": "wood", "amount": 1}}])"));
    Json after = position;
    after["automa"].update(Json::parse(
        R"({"power": 4, "combat_cards": 2, "mechs": ["base"], "workers": ["base", "F1", "G1"]})"));
    after["resources"] = {{"D1", 3}, {"D2", 1}, {"E2", 1}};
    after["cards"]["combat_discard"] = {12};
    EXPECT_EQ(decision.at("position_after"), after);
}

TEST(ScytheFormat, ZeroAmountsAreLeftOutOfStepsButNotOfNeeds) {
    Json position = attacked();
    position["automa"].update(Json::parse(R"({"power": 0, "combat_cards": 0})"));
    Json decision = decided(defended(position, "E2", {{"combat_card", 12}}));
    EXPECT_EQ(
        decision.at("needs"),
        Json::parse(R"([{"what": "combat_result", "territory": "E2", "power": 0, "combat_cards": 0}])"));
    // No card was used, so no values are told; the human's 0 ties and the attacker wins.
    decision = decided(defended(position, "E2", {{"combat_card", 12}, {"human_total", 0}}));
    const Json combat = step(decision, "combat");
    EXPECT_EQ(combat.at("winner"), "human");
    for (const char* key : {"power", "combat_cards", "automa_draws", "automa_loses", "remove_resources"})
        EXPECT_FALSE(combat.contains(key)) << key;
}

TEST(ScytheFormat, WhatAbilitiesTookIsToldAndBounded) {
    const auto answers = [](int power, int cards) {
        return Json{{"combat_card", 12},
                    {"automa_loses", {{"power", power}, {"combat_cards", cards}}},
                    {"winner", "automa"}};
    };
    const Json combat = step(decided(defended(attacked(), "E2", answers(2, 0))), "combat");
    EXPECT_EQ(combat.at("automa_loses"), Json({{"power", 2}}));
    EXPECT_EQ(refused_at(defended(attacked(), "E2", answers(9, 3))), "");
    EXPECT_EQ(refused_at(defended(attacked(), "E2", answers(10, 0))), "$.turn.answers.automa_loses.power");
    EXPECT_EQ(refused_at(defended(attacked(), "E2", answers(0, 4))),
              "$.turn.answers.automa_loses.combat_cards");
}

TEST(ScytheFormat, AnswersThatCannotBe) {
    const auto refused = [](const Json& answers) { return refused_at(defended(attacked(), "E2", answers)); };
    EXPECT_EQ(refused({{"combat_card", 9}}), "$.turn.answers.combat_card") << "it lies in a discard";
    EXPECT_EQ(refused({{"combat_card", 12}, {"winner", "human"}, {"human_total", 3}}),
              "$.turn.answers.human_total");
    EXPECT_EQ(refused({{"combat_card", 12}, {"winner", "human"}, {"automa_values", {2, 2}}}),
              "$.turn.answers.automa_values");
    EXPECT_EQ(refused({{"combat_card", 12}, {"human_total", 3}}), "$.turn.answers.automa_values");
    EXPECT_EQ(refused({{"combat_card", 12}, {"human_total", 3}, {"automa_values", {2}}}),
              "$.turn.answers.automa_values");
    EXPECT_EQ(refused({{"combat_card", 12}, {"human_total", 3}, {"automa_values", {2, 6}}}),
              "$.turn.answers.automa_values[1]");
    EXPECT_EQ(refused({{"combat_card", 12}, {"human_total", -1}, {"automa_values", {2, 2}}}),
              "$.turn.answers.human_total");
    EXPECT_EQ(refused({{"combat_card", 12}, {"human_total", 3}, {"automa_values", {2, 2}}}), "");
}

TEST(ScytheFormat, AnswersThatDoNotMatterAreIgnored) {
    // Card 3 moves a worker and fights nobody.
    const Json plain = decided(with_card(opening(), 3));
    const Json told = decided(with_card(opening(), 3,
                                        {{"combat_card", 3},
                                         {"winner", "human"},
                                         {"automa_loses", {{"power", 16}}},
                                         {"move_checks", {5}},
                                         {"place_checks", {5}},
                                         {"human_sixth_star", "combat"}}));
    EXPECT_EQ(told, plain);
}

TEST(ScytheFormat, TheSixthStarOfARecruitEndsTheGameThere) {
    Json position = opening();
    Json decision = decided(with_card(position, 1, {{"human_sixth_star", "recruit"}}));
    EXPECT_EQ(kinds(decision).back(), "game_over");
    EXPECT_EQ(step(decision, "game_over").at("by"), "human");
    EXPECT_TRUE(steps(decision, "star_cube").empty()) << "S-14: nothing more is done";
    EXPECT_EQ(decision.at("position_after").at("star_cube"), 0);
    position["human"]["recruits"] = {"coins"}; // the card's bonus is power: nothing is gained
    decision = decided(with_card(position, 1, {{"human_sixth_star", "recruit"}}));
    EXPECT_EQ(step(decision, "recruit_bonus").at("human_gains"), false);
    EXPECT_TRUE(steps(decision, "game_over").empty());
}

TEST(ScytheFormat, UntrackedResourcesAreAnyAndForgottenAfterTheTurn) {
    Json position = attacked();
    position["resources_tracked"] = false;
    position["resources"] = Json::object();
    Json decision = decided(defended(position, "E2", {{"combat_card", 12}, {"winner", "automa"}}));
    EXPECT_EQ(step(decision, "combat").at("remove_resources"), "any") << "S-108";
    position["resources"] = {{"E2", 0}, {"D1", 1}};
    decision = decided(defended(position, "E2", {{"combat_card", 12}, {"winner", "automa"}}));
    EXPECT_FALSE(step(decision, "combat").contains("remove_resources")) << "0 was told";
    EXPECT_EQ(decision.at("position_after").at("resources"), Json::object());
    EXPECT_EQ(decision.at("position_after").at("resources_tracked"), false);
}

TEST(ScytheFormat, WhatWasLeftOutStaysOutAndWhatDecidesNothingStaysAsWritten) {
    Json position =
        without(without(without(example(), "/modifiers"), "/interpretations"), "/resources_tracked");
    position["human"]["rivers"] = {"tundra", "farm"};
    position["human"].erase("lakes");
    position["final"] = {{"coins", 3}, {"popularity", 9}, {"stars", 2}, {"power", 5}};
    const Json after = decided(with_card(position, 3)).at("position_after");
    for (const char* key : {"modifiers", "interpretations", "resources_tracked", "turn"})
        EXPECT_FALSE(after.contains(key)) << key;
    EXPECT_FALSE(after.at("human").contains("lakes"));
    EXPECT_FALSE(after.at("human").contains("recruits"));
    EXPECT_EQ(after.at("human").at("rivers"), Json({"tundra", "farm"}));
    EXPECT_EQ(after.at("final"), position.at("final"));
}

TEST(ScytheFormat, PlacesAreSortedWithTheBaseFirst) {
    Json position = example();
    position["human"]["mechs"] = {"F3", "base:togawa", "base", "base:nordic"};
    position["human"]["workers"] = {"D2", "base", "D1"};
    position["resources"] = {{"D2", 0}, {"D1", 2}};
    const Json after = decided(with_card(position, 3)).at("position_after");
    EXPECT_EQ(after.at("human").at("mechs"), Json({"base", "base:nordic", "base:togawa", "F3"}));
    EXPECT_EQ(after.at("human").at("workers"), Json({"base", "D1", "D2"}));
    EXPECT_EQ(after.at("resources"), Json({{"D1", 2}})) << "a territory without resources is left out";
}

TEST(ScytheFormat, OneSkippedEntryForEachUnitSymbol) {
    // Card 11, scheme I: Rusviet gains a worker twice, and none is left on the mat.
    Json position = opening("rusviet", "togawa");
    position["automa"]["workers"] = Json(std::vector<std::string>(8, "base"));
    const auto left_out = skipped(decided(with_card(position, 11)));
    EXPECT_EQ(std::count(left_out.begin(), left_out.end(), "gain worker S-73"), 2);
}

TEST(ScytheFormat, ANewGameIsTheOpeningPosition) {
    const Json position = opening("saxony", "crimea", "autometta");
    EXPECT_EQ(position.at("automa"), Json::parse(R"({
      "faction": "saxony", "power": 1, "coins": 5, "combat_cards": 4, "combat_stars": 0, "power_star": false,
      "factory_card": false, "character": "base", "mechs": [], "workers": ["F1", "G1"]})"));
    EXPECT_EQ(position.at("star_cube"), 0);
    EXPECT_EQ(position.at("resources_tracked"), false);
    EXPECT_EQ(position.at("resources"), Json::object());
    EXPECT_EQ(position.at("encounters").size(), 11U);
    EXPECT_EQ(position.at("cards"), Json::parse(R"({"discard": [], "combat_discard": []})"));
    EXPECT_FALSE(position.contains("turn"));
}

TEST(ScytheFormat, TheOtherReadingsOfTheBonus_D10) {
    // Card 4, scheme II, Crimea: one coin of its own and two plain ones.
    Json position = opening("crimea", "togawa", "ultimaszyna");
    position["star_cube"] = 9;
    position["modifiers"] = {{"coins", 1}};
    const auto coins = [&](const char* reading) {
        position["interpretations"] = {{"bonus_per", reading}};
        return step(decided(with_card(position, 4)), "gain").at("amount").get<int>();
    };
    EXPECT_EQ(coins("kind"), 3 + 1 + 1);
    EXPECT_EQ(coins("group"), (1 + 1 + 1) + (2 + 1 + 1));
    EXPECT_EQ(coins("symbol"), 3 * (1 + 1 + 1));
}

} // namespace
} // namespace automa::scythe::test
