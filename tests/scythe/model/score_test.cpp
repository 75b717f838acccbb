// Section 12: the score line by line, and what decides a tie.
#include "model/scythe/table/score.h"
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

Json scored(const Json& position) {
    return Json::parse(score_to_json(score(facts(), read(position))).dump());
}

Json final_lines() {
    return Json::parse(R"({"coins": 21, "popularity": 12, "stars": 5, "power": 7, "structures": ["D1"],
                           "structure_bonus": 6, "resources": {"D1": 9}})");
}

TEST(ScytheScore, TheHumanOfTheFormat) {
    const Json score = scored(with(example(), "/final", final_lines()));
    EXPECT_EQ(score.at("human"), Json::parse(R"({"coins": 21, "stars": 5, "star_coins": 20, "territories": 4,
        "territory_coins": 12, "resources": 6, "resource_coins": 6, "structure_bonus": 6, "total": 65})"));
    EXPECT_EQ(score.at("winner"), "human");
    EXPECT_EQ(score.at("decided_by"), "coins");
}

TEST(ScytheScore, S111_WithoutTheHumansLinesOnlyTheAutoma) {
    const Json score = scored(example());
    // 14 coins, two stars (one of the track, one combat), F2, E2, F1, G1.
    EXPECT_EQ(score, Json::parse(R"({"format": "scythe-score/1", "automa": {"coins": 14, "stars": 2,
        "star_coins": 8, "territories": 4, "territory_coins": 12, "total": 34}})"));
}

TEST(ScytheScore, S112_TheFactoryCountsThree) {
    const Json score = scored(with(example(), "/automa/character", "D4"));
    EXPECT_EQ(score.at("automa").at("territories"), 6);
}

TEST(ScytheScore, S114_OnlyOwnTerritoriesAndSixEach) {
    Json position = with(example(), "/final", final_lines());
    position["final"]["resources"] = {{"D1", 9}, {"D2", 3}, {"A1", 5}};
    EXPECT_EQ(scored(position).at("human").at("resources"), 9);
    EXPECT_EQ(scored(position).at("human").at("resource_coins"), 8); // four pairs at 2
    position["final"].erase("resources");
    EXPECT_EQ(scored(position).at("human").at("resources"), 4); // the tracked ones: 3 and 1
}

TEST(ScytheScore, AStructureHoldsATerritoryThatNoAutomaUnitStandsOn) {
    Json position = with(example(), "/final", final_lines());
    position["final"]["structures"] = {"A1", "E2", "D1"};
    EXPECT_EQ(scored(position).at("human").at("territories"), 5);
}

TEST(ScytheScore, S117_RatesByPopularity) {
    EXPECT_EQ(rates_at(0), (Rates{3, 2, 1}));
    EXPECT_EQ(rates_at(6), (Rates{3, 2, 1}));
    EXPECT_EQ(rates_at(7), (Rates{4, 3, 2}));
    EXPECT_EQ(rates_at(12), (Rates{4, 3, 2}));
    EXPECT_EQ(rates_at(13), (Rates{5, 4, 3}));
    EXPECT_EQ(rates_at(18), (Rates{5, 4, 3}));
}

/// Both sides with one worker on a territory and one mech at home, all equal; the lines then differ one by
/// one.
class ScytheTies : public ::testing::Test {
protected:
    ScytheTies() {
        position_["star_cube"] = 9; // one star
        position_["automa"].update(
            Json::parse(R"({"power": 5, "coins": 10, "combat_stars": 1, "character": "base",
                                                   "mechs": ["base"], "workers": ["G1"]})"));
        position_["human"].update(
            Json::parse(R"({"character": "base", "mechs": ["base"], "workers": ["D1"]})"));
        position_["resources"] = Json::object();
        position_["final"] = {{"coins", 10}, {"popularity", 10}, {"stars", 2}, {"power", 5}};
    }
    void expect_decided(std::string_view by, std::string_view winner) const {
        const Json score = scored(position_);
        EXPECT_EQ(score.at("winner"), winner);
        EXPECT_EQ(score.value("decided_by", ""), by);
    }
    Json position_ = example();
};

TEST_F(ScytheTies, S115_AllEqualIsATie) {
    expect_decided("", "tie");
}
TEST_F(ScytheTies, S115_UnitsOnTheBoard) {
    position_["human"]["mechs"] = {"base", "base"}; // D-20: the base is on the board
    expect_decided("units", "human");
    position_["automa"]["workers"] = {"G1", "G1", "base"};
    expect_decided("units", "automa");
}
TEST_F(ScytheTies, S115_Power) {
    position_["final"]["power"] = 4;
    expect_decided("power", "automa");
}
TEST_F(ScytheTies, S115_Popularity) {
    position_["final"]["popularity"] = 11;
    expect_decided("popularity", "human");
    position_["final"]["popularity"] = 9;
    expect_decided("popularity", "automa");
}
TEST_F(ScytheTies, S115_TerritoriesAndStars) {
    position_["human"]["workers"] = {"D1", "D2"}; // one territory more …
    position_["human"]["mechs"] = Json::array();  // … with as many pieces
    position_["final"]["coins"] = 7;
    expect_decided("territories", "human");
    position_["human"]["workers"] = {"D1"};
    position_["human"]["mechs"] = {"base"};
    position_["final"].update({{"coins", 6}, {"stars", 3}});
    expect_decided("stars", "human");
}

} // namespace
} // namespace automa::scythe::test
