// Sections 4 to 6: which symbol, which unit, where to.
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

using Lines = std::vector<std::string>;

TEST(ScytheMoves, S21_TheFirstPossibleSymbolOnly) {
    // Card 9, scheme I: (Polania) encounter, mech, worker. Nordic has no mech yet.
    const Json decision = decided(with_card(opening(), 9));
    EXPECT_EQ(skipped(decision), (Lines{"1 encounter_or_factory S-23", "2 move_mech S-45"}));
    EXPECT_EQ(step(decision, "move_worker").at("order"), 3);
}

TEST(ScytheMoves, S21_NoMoveAtAllIsNoFault) {
    Json position = opening();
    position["automa"]["workers"] = Json::array();
    const Json decision = decided(with_card(position, 3));
    EXPECT_EQ(skipped(decision), Lines{"1 move_worker S-41"});
    EXPECT_EQ(kinds(decision).front(), "gain");
}

TEST(ScytheMoves, S22_AUnitMayStayAndThenRemovesNothing) {
    // Rusviet's only unit: nobody else's neighbourhood counts, so the Factory decides.
    Json position = opening("rusviet", "togawa");
    position["automa"]["workers"] = {"D5"};
    position["automa"]["character"] = "mat";
    position["resources_tracked"] = true;
    position["resources"] = {{"D5", 2}, {"D4", 1}};
    const Json goes = step(decided(with_card(position, 3)), "move_worker");
    EXPECT_EQ(goes.at("to"), "D4");
    EXPECT_EQ(goes.at("remove_resources"), 1);
    position["human"]["workers"] = {"D4"};
    const Json stays = decided(with_card(position, 3));
    EXPECT_EQ(step(stays, "move_worker").at("from"), "D5");
    EXPECT_EQ(step(stays, "move_worker").at("to"), "D5");
    EXPECT_FALSE(step(stays, "move_worker").contains("remove_resources"));
    EXPECT_EQ(stays.at("position_after").at("resources").at("D5"), 2);
}

TEST(ScytheMoves, S40_ResourcesGoWithTheMoveButNotWhenItStays) {
    Json position = opening();
    position["resources_tracked"] = true;
    position["resources"] = {{"B5", 2}, {"A4", 3}};
    const Json decision = decided(with_card(position, 3));
    EXPECT_EQ(step(decision, "move_worker").at("to"), "B5");
    EXPECT_EQ(step(decision, "move_worker").at("remove_resources"), 2);
    EXPECT_EQ(decision.at("position_after").at("resources"), Json({{"A4", 3}}));
    position["resources_tracked"] = false;
    position["resources"] = Json::object();
    const Json untracked = decided(with_card(position, 3));
    EXPECT_EQ(step(untracked, "move_worker").at("remove_resources"), "any");
    EXPECT_EQ(untracked.at("position_after").at("resources"), Json::object());
}

TEST(ScytheMoves, S36_AUnitTeleportsIntoAnyOwnNeighbourhood) {
    Json position = opening();
    position["automa"]["workers"] = {"A4", "E6"};
    const Json move = step(decided(with_card(position, 3)), "move_worker");
    EXPECT_EQ(move.at("from"), "A4");
    EXPECT_EQ(move.at("to"), "D5");
}

TEST(ScytheMoves, S43_AThreatenedTerritoryIsNoDestination) {
    Json position = opening();
    position["human"]["mechs"] = {"B6"}; // threatens B5 only across the river
    EXPECT_EQ(step(decided(with_card(position, 3)), "move_worker").at("to"), "B5");
    position["human"]["rivers"] = {"mountain"};
    ASSERT_EQ(facts().territory(at("B5")).terrain, Terrain::mountain);
    EXPECT_EQ(step(decided(with_card(position, 3)), "move_worker").at("to"), "A4");
}

TEST(ScytheMoves, D3_AWorkerInDangerEverywhereStaysOrGoes) {
    Json position = opening();
    position["human"]["mechs"] = {"B5"};
    position["human"]["rivers"] = {"all"};
    position["automa"]["workers"] = {"A5"};
    position["human"]["character"] = "A4";
    EXPECT_EQ(skipped(decided(with_card(position, 3))), Lines{"1 move_worker S-43"});
    position["interpretations"] = {{"worker_in_danger", "go"}};
    EXPECT_EQ(step(decided(with_card(position, 3)), "move_worker").at("to"), "A5");
}

TEST(ScytheMoves, S47_EnemiesOnBasesCountOnlyIfNoneIsOnTheMap) {
    Json position = opening("rusviet", "crimea");
    position["star_cube"] = 4;
    position["automa"]["character"] = "D6";
    position["automa"]["workers"] = {"D5"};
    position["automa"]["factory_card"] = true;
    position["encounters"] = Json::array();
    // Towards Crimea's base in the south west …
    EXPECT_EQ(step(decided(with_card(position, 16)), "move_character").at("to"), "E5");
    // … but a single mech in the north draws it there: C5 and C6 are two steps from it, C5 nearer to the
    // Factory.
    position["human"]["mechs"] = {"A6"};
    EXPECT_EQ(step(decided(with_card(position, 16)), "move_character").at("to"), "C5");
}

TEST(ScytheMoves, S47_CrimeaCountsFromTheBaseItStandsOn) {
    Json position = opening("rusviet", "crimea");
    position["star_cube"] = 4;
    position["automa"]["character"] = "D6";
    position["automa"]["workers"] = {"D5"};
    position["automa"]["factory_card"] = true;
    position["encounters"] = Json::array();
    position["human"]["character"] = "base:nordic";
    EXPECT_EQ(step(decided(with_card(position, 16)), "move_character").at("to"), "C4");
}

TEST(ScytheMoves, S50_TheFactoryCallsOnlyWithoutItsCard) {
    Json position = opening("rusviet", "togawa");
    position["automa"]["character"] = "D5";
    position["encounters"] = Json::array();
    const Json decision = decided(with_card(position, 16));
    EXPECT_EQ(step(decision, "encounter_or_factory").at("to"), "D4");
    EXPECT_EQ(step(decision, "factory_card").at("territory"), "D4");
    EXPECT_TRUE(decision.at("position_after").at("automa").at("factory_card").get<bool>());
    position["automa"]["factory_card"] = true;
    EXPECT_EQ(skipped(decided(with_card(position, 16))), Lines{"1 encounter_or_factory S-50"});
}

TEST(ScytheMoves, S51_AnOwnMechOrAnEnemyKeepsTheCharacterAway) {
    Json position = opening("rusviet", "togawa");
    position["automa"]["character"] = "D5";
    position["automa"]["mechs"] = {"D4"};
    position["encounters"] = Json::array();
    EXPECT_EQ(skipped(decided(with_card(position, 16))), Lines{"1 encounter_or_factory S-51"});
    position["automa"]["mechs"] = Json::array();
    position["human"]["workers"] = {"D4"};
    EXPECT_EQ(skipped(decided(with_card(position, 16))), Lines{"1 encounter_or_factory S-51"});
}

TEST(ScytheMoves, S52_TooLittlePowerForTheAttack) {
    Json position = example();
    position["automa"]["power"] = 6;
    const Json decision = decided(with_card(position, 14));
    EXPECT_EQ(skipped(decision), Lines{"1 attack_combat S-52"});
    EXPECT_EQ(step(decision, "attack_worker").at("to"), "D1");
    EXPECT_EQ(step(decision, "attack_worker").at("human_to_base"), Json({"worker"}));
    EXPECT_EQ(step(decision, "attack_worker").at("remove_resources"), 3);
    EXPECT_EQ(decision.at("position_after").at("human").at("workers"), Json({"base", "D2", "D2"}));
}

TEST(ScytheMoves, D5_MechAndCharacterOnOnePlace) {
    Json position = example();
    position["automa"]["character"] = "base";
    EXPECT_EQ(step(decided(with_card(position, 14)), "attack_combat").at("unit"), "mech");
    position["interpretations"] = {{"equal_units", "character"}};
    EXPECT_EQ(step(decided(with_card(position, 14)), "attack_combat").at("unit"), "character");
}

TEST(ScytheMoves, S59_UnknownResourcesAreAskedOnlyIfTheyCanChangeTheChoice) {
    Json position = example();
    position["automa"]["power"] = 6;
    position["resources_tracked"] = false;
    position["resources"] = Json::object();
    EXPECT_EQ(decided(with_card(position, 14)).at("needs"),
              Json::parse(R"([{"what": "resources", "territories": ["D1", "D2"]}])"));
    // D2 is nearer to the Factory: with nothing on D1 it wins whatever lies on it.
    position["resources"] = {{"D1", 0}};
    const Json decision = decided(with_card(position, 14));
    EXPECT_EQ(step(decision, "attack_worker").at("to"), "D2");
    EXPECT_EQ(step(decision, "attack_worker").at("remove_resources"), "any");
    // D1 alone unknown could still beat D2.
    position["resources"] = {{"D2", 0}};
    EXPECT_EQ(decided(with_card(position, 14)).at("needs")[0].at("territories"), Json({"D1"}));
    position["resources"] = {{"D1", 1}, {"D2", 0}};
    const Json told = decided(with_card(position, 14));
    EXPECT_EQ(step(told, "attack_worker").at("to"), "D1");
    EXPECT_EQ(step(told, "attack_worker").at("remove_resources"), 1);
    EXPECT_EQ(told.at("position_after").at("resources"), Json::object());
}

TEST(ScytheMoves, S61_TheTokenGoesRightAfterTheMove) {
    const Json decision = decided(with_card(opening(), 1));
    EXPECT_EQ(kinds(decision)[0], "move_worker"); // Nordic's own group comes first
    Json position = opening("saxony", "togawa");
    position["automa"]["workers"] = {"F2"};
    const Json taken = decided(with_card(position, 14));
    EXPECT_EQ(kinds(taken)[0], "encounter_or_factory");
    EXPECT_EQ(kinds(taken)[1], "encounter");
    EXPECT_EQ(step(taken, "encounter").at("territory"), step(taken, "encounter_or_factory").at("to"));
    EXPECT_EQ(taken.at("position_after").at("encounters").size(), 10U);
}

TEST(ScytheMoves, S62_WhoStoodOnTheFactoryTakesTheCardAfterRowOne) {
    Json position = opening("rusviet", "togawa");
    position["automa"]["character"] = "D4";
    const Json decision = decided(with_card(position, 3));
    EXPECT_EQ(kinds(decision)[0], "move_worker");
    EXPECT_EQ(kinds(decision)[1], "factory_card");
}

TEST(ScytheMoves, S132_TheUltimaszynaCarriesOutEveryMove) {
    Json position = opening("rusviet", "togawa", "ultimaszyna");
    position["automa"]["mechs"] = {"base"};
    const Json decision = decided(with_card(position, 8)); // mech, worker
    EXPECT_EQ(step(decision, "move_mech").at("order"), 1);
    EXPECT_EQ(step(decision, "move_worker").at("order"), 2);
    position["star_card"] = "automa";
    EXPECT_TRUE(steps(decided(with_card(position, 8)), "move_worker").empty());
    position["modifiers"] = {{"all_moves", true}};
    EXPECT_EQ(steps(decided(with_card(position, 8)), "move_worker").size(), 1U);
}

TEST(ScytheMoves, D11_OpenWaterAtTheBase) {
    Json position = opening("crimea", "nordic");
    position["star_cube"] = 4;
    position["automa"]["workers"] = Json::array();
    position["automa"]["mechs"] = {"base"};
    position["human"]["workers"] = {"G3", "H1"};
    const Json land = decided(with_card(position, 8));
    EXPECT_EQ(skipped(land)[0], "1 move_mech S-46");
    position["interpretations"] = {{"base_neighbourhood", "all"}};
    EXPECT_EQ(step(decided(with_card(position, 8)), "move_mech").at("to"), "G2");
}

TEST(ScytheMoves, D1_WalkingMayBeFartherThanTheHexes) {
    // Dry: nothing that Saxony can walk to is joined to the Factory, so all are equally far from it.
    Json position = opening("saxony", "togawa");
    position["automa"]["workers"] = {"F1", "G1"};
    const Json by_hex = step(decided(with_card(position, 3)), "move_worker");
    position["interpretations"] = {{"distance", "walk"}};
    const Json by_foot = step(decided(with_card(position, 3)), "move_worker");
    EXPECT_EQ(by_hex.at("from"), by_foot.at("from"));
    EXPECT_EQ(by_foot.at("to"), "F1"); // reading order alone decides
}

} // namespace
} // namespace automa::scythe::test
