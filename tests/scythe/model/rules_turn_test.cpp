// Sections 3, 7 to 9 and 13: gains, bonus, stars, skipped turns, modifiers.
#include "tests/scythe/model/support.h"

#include <algorithm>

namespace automa::scythe::test {
namespace {

using Lines = std::vector<std::string>;

Json gain(const Json& decision, std::string_view what) {
    for (const Json& one : steps(decision, "gain"))
        if (one.at("gain") == what)
            return one;
    return nullptr;
}

TEST(ScytheTurn, S15_TheCardGoesOnTheDiscard) {
    const Json after = decided(with_card(opening(), 3)).at("position_after");
    EXPECT_EQ(after.at("cards").at("discard"), Json({3}));
    EXPECT_FALSE(after.contains("turn"));
}

TEST(ScytheTurn, S19_AnEmptyDeckIsShuffledFirst) {
    Json position = opening();
    for (int card = 1; card <= 12; ++card)
        position["cards"]["discard"].push_back(card);
    for (int card = 13; card <= 19; ++card)
        position["cards"]["combat_discard"].push_back(card);
    const Json cards = decided(with_card(position, 3)).at("position_after").at("cards");
    EXPECT_EQ(cards, Json::parse(R"({"discard": [3], "combat_discard": []})"));
}

TEST(ScytheTurn, S16_TheAutomettaSkips) {
    const Json decision = decided(with_card(opening("nordic", "crimea", "autometta"), 8));
    EXPECT_EQ(decision.at("steps"), Json::parse(R"([{"kind": "skip", "rule": "S-16"}])"));
    EXPECT_EQ(decision.at("position_after").at("star_cube"), 0);
    EXPECT_EQ(decision.at("position_after").at("cards").at("discard"), Json({8}));
    EXPECT_NE(kinds(decided(with_card(opening(), 8)))[0], "skip");
}

TEST(ScytheTurn, S122a_SkippedTurnsForOthers) {
    Json position = with(opening(), "/modifiers/skip", true);
    EXPECT_EQ(step(decided(with_card(position, 8)), "skip").at("rule"), "S-122a");
}

TEST(ScytheTurn, D8_TheCubeMayMoveInASkippedTurn) {
    Json position = opening("nordic", "crimea", "autometta");
    position["interpretations"] = {{"skipped_turn", "star_cube"}};
    EXPECT_EQ(kinds(decided(with_card(position, 8))), (Lines{"skip", "star_cube"}));
    EXPECT_EQ(kinds(decided(with_card(position, 4))), Lines{"skip"}); // the grey star
}

TEST(ScytheTurn, S71_GainsInPrintedOrder) {
    const Json decision = decided(with_card(opening(), 1));
    EXPECT_EQ(kinds(decision), (Lines{"move_worker", "gain", "gain", "recruit_bonus", "star_cube"}));
    EXPECT_EQ(decision.at("steps")[1], Json::parse(R"({"kind": "gain", "gain": "power", "amount": 1})"));
    EXPECT_EQ(decision.at("steps")[2], Json::parse(R"({"kind": "gain", "gain": "worker"})"));
    EXPECT_EQ(decision.at("position_after").at("automa").at("workers"), Json({"base", "A5", "B5"}));
}

TEST(ScytheTurn, S72_AFactionGainComesOnTop) {
    const Json crimea = decided(with_card(opening("crimea", "nordic"), 2));
    EXPECT_EQ(gain(crimea, "coins").at("amount"), 2);
    EXPECT_EQ(steps(crimea, "gain").size(), 1U);
    EXPECT_EQ(gain(decided(with_card(opening(), 2)), "coins").at("amount"), 1);
}

TEST(ScytheTurn, S73_NoWorkerLeftOnTheMat) {
    Json position = opening();
    position["automa"]["workers"] = {"A4", "A5", "base", "base", "base", "base", "base", "base"};
    EXPECT_EQ(skipped(decided(with_card(position, 5))), Lines{"gain worker S-73"});
}

TEST(ScytheTurn, S74_TheCharacterComesBeforeTheMechs) {
    Json position = opening("rusviet", "togawa");
    position["automa"]["character"] = "mat";
    const Json decision = decided(with_card(position, 8));
    ASSERT_EQ(steps(decision, "gain").size(), 2U);
    EXPECT_EQ(steps(decision, "gain")[0].at("gain"), "character");
    EXPECT_EQ(steps(decision, "gain")[1].at("gain"), "mech");
    position["automa"]["character"] = "base";
    position["automa"]["mechs"] = {"base", "base", "base", "D5"};
    const auto left_out = skipped(decided(with_card(position, 8)));
    EXPECT_EQ(std::count(left_out.begin(), left_out.end(), "gain mech S-74"), 2);
}

TEST(ScytheTurn, S75_PowerEndsAtSixteen) {
    Json position = opening();
    position["automa"]["power"] = 15;
    position["automa"]["power_star"] = true;
    const Json decision = decided(with_card(position, 3));
    EXPECT_EQ(gain(decision, "power").at("amount"), 1);
    EXPECT_TRUE(steps(decision, "star").empty());
    position["automa"]["power"] = 16;
    EXPECT_EQ(skipped(decided(with_card(position, 3))), Lines{"gain power S-75"});
}

TEST(ScytheTurn, S87_TheStarForPowerFollowsAtOnce) {
    Json position = opening();
    position["automa"]["power"] = 14;
    const Json decision = decided(with_card(position, 3));
    EXPECT_EQ(kinds(decision), (Lines{"move_worker", "gain", "star", "star_cube"}));
    EXPECT_EQ(step(decision, "star").at("source"), "power");
    EXPECT_TRUE(decision.at("position_after").at("automa").at("power_star").get<bool>());
    EXPECT_EQ(decision.at("scheme"), "I"); // S-88: no flip
}

TEST(ScytheTurn, S14_TheSixthStarEndsEverythingAtOnce) {
    Json position = opening();
    position["star_cube"] = 17; // three of the track
    position["automa"]["combat_stars"] = 2;
    position["automa"]["power"] = 14;
    const Json decision = decided(with_card(position, 19)); // scheme II: 3 power, then a coin, then a bonus
    const auto all = kinds(decision);
    ASSERT_GE(all.size(), 3U);
    EXPECT_EQ(all[all.size() - 1], "game_over");
    EXPECT_EQ(all[all.size() - 2], "star");
    EXPECT_EQ(step(decision, "game_over").at("by"), "automa");
    EXPECT_EQ(decision.at("position_after").at("automa").at("coins"), 5);
    EXPECT_EQ(decision.at("position_after").at("star_cube"), 17);
}

TEST(ScytheTurn, S77_TheBonusSaysWhetherTheHumanHasIt) {
    Json position = opening();
    EXPECT_FALSE(step(decided(with_card(position, 1)), "recruit_bonus").contains("human_gains"));
    position["human"]["recruits"] = {"coins"};
    EXPECT_EQ(step(decided(with_card(position, 1)), "recruit_bonus").at("human_gains"), false);
    position["human"]["recruits"] = {"power", "coins"};
    const Json decision = decided(with_card(position, 1, {{"human_sixth_star", "recruit"}}));
    EXPECT_EQ(step(decision, "recruit_bonus").at("human_gains"), true);
    EXPECT_EQ(decision.at("steps").back(), Json::parse(R"({"kind": "game_over", "by": "human"})"));
}

TEST(ScytheTurn, S84_TheFlipMakesANewDeck) {
    Json position = opening();
    position["star_cube"] = 8;
    position["cards"] = Json::parse(R"({"discard": [4, 9], "combat_discard": [7]})");
    const Json decision = decided(with_card(position, 3));
    const auto all = kinds(decision);
    EXPECT_EQ(Lines(all.end() - 3, all.end()), (Lines{"star_cube", "star", "flip"}));
    EXPECT_EQ(step(decision, "flip").at("scheme"), "II");
    EXPECT_EQ(decision.at("scheme"), "I");
    EXPECT_EQ(decision.at("position_after").at("cards"),
              Json::parse(R"({"discard": [], "combat_discard": [], "last_card": 3})"));
}

TEST(ScytheTurn, S85_WaterOpensWithTheCube) {
    Json position = opening();
    position["star_cube"] = 3;
    EXPECT_EQ(step(decided(with_card(position, 3)), "star_cube").at("to"), 4);
    EXPECT_EQ(refused_at(with(position, "/automa/workers/0", "C4")), "$.automa.workers[0]");
    position["star_cube"] = 4;
    EXPECT_EQ(refused_at(with(position, "/automa/workers/0", "C4")), "");
}

TEST(ScytheTurn, S81_TheGreyStarLeavesTheCube) {
    EXPECT_TRUE(steps(decided(with_card(opening(), 15)), "star_cube").empty());
}

TEST(ScytheTurn, S122b_EachCoinGainChanges) {
    Json position = with(opening("crimea", "nordic"), "/modifiers/coins", -1);
    EXPECT_EQ(gain(decided(with_card(position, 2)), "coins").at("amount"), 1); // 1 + 1 - 1
    position["modifiers"] = {{"coins", -2}};
    EXPECT_EQ(skipped(decided(with_card(position, 2))).back(), "gain coins S-122b");
    position["modifiers"] = {{"coins", 2}};
    EXPECT_EQ(gain(decided(with_card(position, 2)), "coins").at("amount"), 4);
    position["interpretations"] = {{"bonus_per", "group"}};
    EXPECT_EQ(gain(decided(with_card(position, 2)), "coins").at("amount"), 6);
}

TEST(ScytheTurn, D10_BonusPerSymbol) {
    Json position = with(opening(), "/modifiers/power", 1);
    EXPECT_EQ(gain(decided(with_card(position, 3)), "power").at("amount"), 4);
    position["interpretations"] = {{"bonus_per", "symbol"}};
    EXPECT_EQ(gain(decided(with_card(position, 3)), "power").at("amount"), 6);
    position["modifiers"] = {{"power", -1}};
    EXPECT_EQ(skipped(decided(with_card(position, 3))), Lines{"gain power S-122c"});
}

TEST(ScytheTurn, S122c_IsLookedAtBeforeS75) {
    Json position = with(opening(), "/modifiers/power", -2);
    position["automa"]["power"] = 16;
    position["automa"]["power_star"] = true;
    EXPECT_EQ(skipped(decided(with_card(position, 6))), Lines{"gain power S-122c"}); // 2 power
    EXPECT_EQ(skipped(decided(with_card(position, 3))), Lines{"gain power S-75"});   // 3 power
}

TEST(ScytheTurn, S134_S135_TheUltimaszynaGainsOneMore) {
    const Json decision = decided(with_card(opening("nordic", "crimea", "ultimaszyna"), 15));
    EXPECT_EQ(gain(decision, "power").at("amount"), 4);
    EXPECT_EQ(gain(decision, "coins").at("amount"), 2);
    Json position = with(opening("nordic", "crimea", "ultimaszyna"), "/modifiers/coins", -1);
    EXPECT_EQ(skipped(decided(with_card(position, 15))), Lines{"gain coins S-122b"}); // D-17
}

TEST(ScytheTurn, S122d_ACardBeforeEachMove) {
    Json position = with(opening(), "/modifiers/move_check", true);
    EXPECT_EQ(decided(with_card(position, 3)).at("needs"), Json::parse(R"([{"what": "move_check"}])"));
    EXPECT_EQ(steps(decided(with_card(position, 3, {{"move_checks", {3}}})), "move_worker").size(), 1U);
    const Json stopped = decided(with_card(position, 11, {{"move_checks", {4}}}));
    EXPECT_EQ(skipped(stopped), (Lines{"1 move_mech S-45", "2 encounter_or_factory S-122d"}));
    EXPECT_TRUE(steps(stopped, "move_character").empty());
    // Nothing possible, nothing turned up (D-16).
    position["automa"]["workers"] = Json::array();
    EXPECT_TRUE(decided(with_card(position, 3)).at("needs").empty());
}

TEST(ScytheTurn, S122d_OnceForEachMoveOfAll) {
    Json position = opening("rusviet", "togawa", "ultimaszyna");
    position["modifiers"] = {{"move_check", true}};
    position["automa"]["mechs"] = {"base"};
    EXPECT_EQ(decided(with_card(position, 8, {{"move_checks", {2}}})).at("needs")[0].at("what"),
              "move_check");
    const Json both = decided(with_card(position, 8, {{"move_checks", {2, 5}}}));
    EXPECT_EQ(steps(both, "move_mech").size(), 1U);
    EXPECT_EQ(skipped(both).front(), "2 move_worker S-122d");
}

TEST(ScytheTurn, S122e_ACardBeforeEachPlacing) {
    Json position = opening("rusviet", "togawa");
    position["modifiers"] = {{"place_check", true}};
    position["automa"]["character"] = "mat";
    EXPECT_EQ(decided(with_card(position, 8)).at("needs"),
              Json::parse(R"([{"what": "place_check", "unit": "character"}])"));
    // D-18: the character that was not placed is again first in line.
    const Json decision = decided(with_card(position, 8, {{"place_checks", {5, 2}}}));
    EXPECT_EQ(steps(decision, "gain").size(), 1U);
    EXPECT_EQ(step(decision, "gain").at("gain"), "character");
    EXPECT_EQ(skipped(decision).back(), "gain character S-122e");
}

} // namespace
} // namespace automa::scythe::test
