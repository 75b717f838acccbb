// Sections 10 and 11: combat both ways, retreats, resources on conquered territories.
#include "tests/scythe/model/support.h"

#include <algorithm>

namespace automa::scythe::test {
namespace {

/// The example with a human mech on E2, where an Automa mech and a worker stand.
Json attacked() {
    Json position = example();
    position["human"]["mechs"] = {"E2", "F3"};
    position["automa"]["workers"] = {"E2", "G1"};
    position["human"]["workers"] = {"D1"};
    return position;
}

TEST(ScytheCombat, S93_TheRangeOfThePower) {
    for (const auto& [power, used] : std::map<int, int>{{0, 0}, {3, 3}, {7, 4}, {8, 5}, {13, 5}, {14, 7}}) {
        Json position = with(attacked(), "/automa/power", power);
        const Json need = decided(defended(position, "E2", {{"combat_card", 12}})).at("needs")[0];
        EXPECT_EQ(need.at("power"), used) << power;
    }
}

TEST(ScytheCombat, S95_NoMoreCardsThanItHas) {
    Json position = with(attacked(), "/automa/combat_cards", 1);
    EXPECT_EQ(decided(defended(position, "E2", {{"combat_card", 13}})).at("needs")[0].at("combat_cards"), 1);
    position["automa"]["combat_cards"] = 5;
    EXPECT_EQ(decided(defended(position, "E2", {{"combat_card", 13}})).at("needs")[0].at("combat_cards"), 3);
    position["interpretations"] = {{"combat_card_limit", "units"}};
    EXPECT_EQ(decided(defended(position, "E2", {{"combat_card", 13}})).at("needs")[0].at("combat_cards"), 1);
}

TEST(ScytheCombat, S100_AbilitiesTakeBeforeTheRangeIsLookedAt) {
    Json position = with(attacked(), "/automa/power", 8);
    const Json answers{{"combat_card", 12}, {"automa_loses", {{"power", 2}}}, {"winner", "automa"}};
    const Json decision = decided(defended(position, "E2", answers));
    EXPECT_EQ(step(decision, "combat").at("power"), 4); // 6 left: the first range
    EXPECT_EQ(step(decision, "combat").at("automa_loses"), Json({{"power", 2}}));
    EXPECT_EQ(decision.at("position_after").at("automa").at("power"), 2);
    EXPECT_EQ(refused_at(defended(with(position, "/automa/power", 1), "E2", answers)),
              "$.turn.answers.automa_loses.power");
}

TEST(ScytheCombat, S96_LosersGoToTheMatAndWorkersToTheBase) {
    const Json decision = decided(defended(attacked(), "E2", {{"combat_card", 1}, {"winner", "human"}}));
    const Json combat = step(decision, "combat");
    EXPECT_EQ(combat.at("attacker"), "human");
    EXPECT_EQ(combat.at("automa_to_mat"), Json({"mech"}));
    EXPECT_EQ(combat.at("automa_to_base"), Json({"worker"}));
    EXPECT_EQ(combat.at("human_popularity"), -1);
    EXPECT_EQ(combat.at("automa_draws"), 1);
    EXPECT_EQ(combat.at("place_resources"), Json::parse(R"({"resource": "wood", "amount": 3})")); // card 9
    EXPECT_EQ(decision.at("position_after").at("automa").at("mechs"), Json({"base"}));
    EXPECT_EQ(decision.at("position_after").at("automa").at("workers"), Json({"base", "G1"}));
    EXPECT_EQ(decision.at("kind"), "defend");
    for (const char* key : {"card", "scheme", "skipped"})
        EXPECT_FALSE(decision.contains(key)) << key;
}

TEST(ScytheCombat, S133_TheUltimaszynasLosersGoToTheBase) {
    Json position = attacked();
    position["star_card"] = "ultimaszyna";
    const Json combat =
        step(decided(defended(position, "E2", {{"combat_card", 1}, {"winner", "human"}})), "combat");
    EXPECT_EQ(combat.at("automa_to_base"), Json({"mech", "worker"}));
    EXPECT_FALSE(combat.contains("automa_to_mat"));
}

TEST(ScytheCombat, S91_TiesGoToTheAttacker) {
    const auto winner = [](const Json& position, int human) {
        return step(decided(
                        with(position, "/turn/answers", Json({{"combat_card", 15}, {"human_total", human}}))),
                    "combat")
            .at("winner");
    };
    const Json defence = defended(with(attacked(), "/automa/power", 7), "E2"); // card 15: 7 power, no card
    EXPECT_EQ(winner(defence, 7), "human");
    EXPECT_EQ(winner(defence, 6), "automa");
    const Json attack = with_card(example(), 14); // 7 power of 9
    EXPECT_EQ(winner(attack, 7), "automa");
    EXPECT_EQ(winner(attack, 8), "human");
}

TEST(ScytheCombat, D6_WhoDrawsTheCard) {
    const Json won{{"combat_card", 1}, {"winner", "automa"}};
    const Json lost{{"combat_card", 1}, {"winner", "human"}};
    Json position = attacked();
    EXPECT_FALSE(step(decided(defended(position, "E2", won)), "combat").contains("automa_draws"));
    EXPECT_TRUE(step(decided(defended(position, "E2", lost)), "combat").contains("automa_draws"));
    position["interpretations"] = {{"combat_card_to", "winner"}};
    EXPECT_TRUE(step(decided(defended(position, "E2", won)), "combat").contains("automa_draws"));
    EXPECT_FALSE(step(decided(defended(position, "E2", lost)), "combat").contains("automa_draws"));
    // Nothing used, nothing drawn.
    position = attacked();
    position["automa"]["power"] = 0;
    position["automa"]["combat_cards"] = 0;
    EXPECT_FALSE(step(decided(defended(position, "E2", lost)), "combat").contains("automa_draws"));
}

TEST(ScytheCombat, S86_AtMostTwoStars) {
    Json position = attacked();
    const Json won{{"combat_card", 1}, {"winner", "automa"}};
    EXPECT_EQ(steps(decided(defended(position, "E2", won)), "star").size(), 1U);
    position["automa"]["combat_stars"] = 2;
    EXPECT_TRUE(steps(decided(defended(position, "E2", won)), "star").empty());
}

TEST(ScytheCombat, S102_ResourcesOfTheTopCard) {
    Json position = example();
    position["automa"]["workers"] = {"F1", "F1", "G1"};
    position["human"]["mechs"] = {"F1", "F3"};
    const Json decision = decided(defended(position, "F1"));
    EXPECT_EQ(decision.at("steps"), Json::parse(R"([{"kind": "retreat", "territory": "F1",
        "automa_to_base": ["worker", "worker"], "human_popularity": -2,
        "place_resources": {"resource": "metal", "amount": 3}}])"));
    EXPECT_EQ(decision.at("position_after").at("resources"), Json({{"D1", 3}, {"D2", 1}, {"F1", 3}}));
    // S-109: no card yet; S-105: the card before the reshuffle; card 4 shows nothing.
    position["cards"]["discard"] = Json::array();
    EXPECT_FALSE(step(decided(defended(position, "F1")), "retreat").contains("place_resources"));
    position["cards"]["last_card"] = 5;
    EXPECT_EQ(step(decided(defended(position, "F1")), "retreat").at("place_resources").at("amount"), 4);
    position["cards"] = Json::parse(R"({"discard": [9, 4], "combat_discard": []})");
    EXPECT_FALSE(step(decided(defended(position, "F1")), "retreat").contains("place_resources"));
}

TEST(ScytheCombat, S105_AReshuffleKeepsTheNumber) {
    Json position = attacked();
    position["automa"]["workers"] = {"F1", "G1"};
    position["automa"]["mechs"] = {"F1"};
    position["human"]["mechs"] = {"F1", "F3"};
    position["cards"]["discard"] = Json::array();
    for (int card = 19; card >= 5; --card)
        position["cards"]["discard"].push_back(card);
    position["cards"]["combat_discard"] = {1, 2, 3, 4};
    const Json decision = decided(defended(position, "F1", {{"combat_card", 5}, {"winner", "human"}}));
    EXPECT_EQ(step(decision, "combat").at("place_resources").at("amount"), 4); // card 5 lay on top
    EXPECT_EQ(decision.at("position_after").at("cards"),
              Json::parse(R"({"discard": [], "combat_discard": [5], "last_card": 5})"));
}

TEST(ScytheCombat, S107_S108_DefendersAndResources) {
    Json position = with(attacked(), "/resources/E2", 2);
    const Json won = decided(defended(position, "E2", {{"combat_card", 1}, {"winner", "automa"}}));
    EXPECT_EQ(step(won, "combat").at("remove_resources"), 2);
    EXPECT_EQ(step(won, "combat").at("human_to_base"), Json({"mech"}));
    // The Automa attacks and loses: the human defender gets no resources, the token stays.
    const Json lost = decided(with_card(example(), 14, {{"combat_card", 12}, {"winner", "human"}}));
    EXPECT_FALSE(step(lost, "combat").contains("place_resources"));
    EXPECT_EQ(step(lost, "combat").at("automa_to_mat"), Json({"mech"}));
    EXPECT_EQ(lost.at("position_after").at("automa").at("mechs"), Json({"E2"}));
}

TEST(ScytheCombat, S63_TheTokenAfterAWonCombatOnly) {
    Json position = example();
    position["automa"]["mechs"] = Json::array();
    position["human"]["mechs"] = {"F3"};
    position["human"]["character"] = "F3";
    position["encounters"] = {"F3"};
    const Json won = decided(with_card(position, 14, {{"combat_card", 12}, {"winner", "automa"}}));
    EXPECT_EQ(step(won, "attack_combat").at("unit"), "character");
    EXPECT_EQ(step(won, "combat").at("human_to_base"), Json({"character", "mech"}));
    EXPECT_EQ(step(won, "encounter").at("territory"), "F3");
    const auto all = kinds(won);
    EXPECT_LT(std::find(all.begin(), all.end(), "star"), std::find(all.begin(), all.end(), "encounter"));
    const Json lost = decided(with_card(position, 14, {{"combat_card", 12}, {"winner", "human"}}));
    EXPECT_TRUE(steps(lost, "encounter").empty());
    EXPECT_EQ(lost.at("position_after").at("encounters"), Json({"F3"}));
    EXPECT_EQ(lost.at("position_after").at("automa").at("character"), "mat");
}

TEST(ScytheCombat, S116_TheSixthStarInACombat) {
    Json position = attacked();
    position["star_cube"] = 19; // four
    const Json won = decided(defended(position, "E2", {{"combat_card", 1}, {"winner", "automa"}}));
    EXPECT_EQ(kinds(won), (std::vector<std::string>{"combat", "star", "game_over"}));
    const Json lost = decided(
        defended(position, "E2", {{"combat_card", 1}, {"winner", "human"}, {"human_sixth_star", "combat"}}));
    EXPECT_EQ(kinds(lost), (std::vector<std::string>{"combat", "game_over"}));
    EXPECT_EQ(step(lost, "game_over").at("by"), "human");
}

TEST(ScytheCombat, S92_OnlyACardOfTheDeckCanBeRevealed) {
    EXPECT_EQ(refused_at(with_card(example(), 14, {{"combat_card", 14}})), "$.turn.answers.combat_card");
    EXPECT_EQ(refused_at(with_card(example(), 14, {{"combat_card", 9}})), "$.turn.answers.combat_card");
    EXPECT_EQ(refused_at(with_card(example(), 14, {{"combat_card", 10}})), "");
    // No combat, no matter.
    EXPECT_EQ(refused_at(with_card(example(), 3, {{"combat_card", 9}})), "");
}

TEST(ScytheCombat, TheValuesMustBeAsManyAsTheCards) {
    const auto at_values = [](const Json& answers) { return refused_at(with_card(example(), 14, answers)); };
    EXPECT_EQ(at_values({{"combat_card", 12}, {"human_total", 9}}), "$.turn.answers.automa_values");
    EXPECT_EQ(at_values({{"combat_card", 12}, {"human_total", 9}, {"automa_values", {2}}}),
              "$.turn.answers.automa_values");
    EXPECT_EQ(at_values({{"combat_card", 12}, {"human_total", 9}, {"automa_values", {2, 5}}}), "");
    EXPECT_EQ(at_values({{"combat_card", 12}, {"human_total", 9}, {"automa_values", {2, 6}}}),
              "$.turn.answers.automa_values[1]");
    EXPECT_EQ(at_values({{"combat_card", 12}, {"human_total", 9}, {"winner", "human"}}),
              "$.turn.answers.human_total");
}

} // namespace
} // namespace automa::scythe::test
