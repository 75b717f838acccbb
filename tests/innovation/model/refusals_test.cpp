// Everything that the format refuses, with its path.
#include "model/innovation/json/position_json.h"
#include "model/innovation/table/score.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

namespace automa::innovation::test {
namespace {

/// The position with this value at a JSON pointer.
Json with(const char* pointer, const Json& value, Json json = position()) {
    json[Json::json_pointer(pointer)] = value;
    return json;
}
Json without(const char* parent, const char* key, Json json = position()) {
    json[Json::json_pointer(parent)].erase(key);
    return json;
}
Json round_1() {
    Json json = position();
    json["round"] = 1;
    json.erase("turn");
    json["turn_order"] = {"human_1", "automa"};
    json["cards"] = {
        {"stack", {1, 2, 3, 4, 5, 6}},
        {"action", nullptr},
        {"support", Json::array()},
        {"reserve", Json::array({nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr})}};
    return json;
}
Json setup_turn() {
    Json json = round_1();
    json["turn"] = {{"kind", "setup"}, {"card", 7}};
    json["buildings"] = Json::array({{{"hex", "C7"}, {"owner", "human_1"}, {"kind", "workshop"}}});
    return json;
}
Json building(const char* hex, const char* owner, const char* kind) {
    return {{"hex", hex}, {"owner", owner}, {"kind", kind}};
}

TEST(InnovationRefusals, TheStartsOfTheseTestsAreLegal) {
    EXPECT_EQ(refused_at(position()), "ok");
    EXPECT_EQ(refused_at(round_1()), "ok");
    EXPECT_EQ(refused_at(setup_turn()), "ok");
}

TEST(InnovationRefusals, UnknownKeysIdsAndTypes) {
    EXPECT_EQ(refused_at(with("/colour", 1)), "/colour");
    EXPECT_EQ(refused_at(with("/players/0/coins", 1)), "/players/0/coins");
    EXPECT_EQ(refused_at(with("/players/1/faction", "elves")), "/players/1/faction");
    EXPECT_EQ(refused_at(with("/map", 3)), "/map");
    EXPECT_EQ(refused_at(with("/round", 7)), "/round");
    EXPECT_EQ(refused_at(with("/round", "3")), "/round");
    EXPECT_EQ(refused_at(with("/format", "innovation-position/2")), "/format");
    EXPECT_EQ(refused_at(without("/players/1", "vp")), "/players/1");
    EXPECT_EQ(refused_at(with("/players/1/faction_state", {{"tools", {"E5"}}})),
              "/players/1/faction_state/tools");
    EXPECT_EQ(refused_at(with("/interpretations", {{"marking", "any"}})), "/interpretations/marking");
    EXPECT_EQ(refused_at(with("/interpretations", {{"mood", "good"}})), "/interpretations/mood");
    EXPECT_EQ(refused_at(with("/turn/kind", "late")), "/turn/action_card");
    EXPECT_EQ(refused_at(Json::array()), "/");
}

TEST(InnovationRefusals, BuildingsThatCannotStand) {
    EXPECT_EQ(refused_at(with("/buildings/0/hex", "A5")), "/buildings/0/hex");  // a river
    EXPECT_EQ(refused_at(with("/buildings/0/hex", "E12")), "/buildings/0/hex"); // of the large map
    EXPECT_EQ(refused_at(with("/buildings/0/hex", "B3")), "/buildings/2/hex");  // two on one
    Json palaces = position();
    palaces["buildings"].push_back(building("D3", "human_1", "palace"));
    EXPECT_EQ(refused_at(palaces), "ok");
    palaces["buildings"].push_back(building("D2", "human_1", "palace"));
    EXPECT_EQ(refused_at(palaces), "/buildings/5/kind");
    Json towers = position();
    towers["buildings"].push_back(building("D3", "human_1", "tower"));
    towers["buildings"].push_back(building("D2", "human_1", "tower"));
    EXPECT_EQ(refused_at(towers), "ok");
    EXPECT_EQ(refused_at(without("/buildings/2", "marked")), "/buildings/2");
    EXPECT_EQ(refused_at(with("/buildings/0/marked", true)), "/buildings/0/marked");
    EXPECT_EQ(refused_at(with("/buildings/2/kind", "tower")), "/buildings/2/kind");
    EXPECT_EQ(refused_at(with("/buildings/2/annex", true)), "/buildings/2/annex");
    EXPECT_EQ(refused_at(with("/buildings/2/marked", false)), "/buildings");
    EXPECT_EQ(refused_at(with("/buildings/3/marked", true)), "/buildings");
    EXPECT_EQ(refused_at(with("/buildings", Json::array())), "/buildings");
    EXPECT_EQ(refused_at(with("/buildings/0/owner", "human_2")), "/buildings/0/owner");
}

TEST(InnovationRefusals, TerrainAndBridges) {
    EXPECT_EQ(refused_at(with("/terrain", {{"A5", "desert"}})), "/terrain/A5");
    EXPECT_EQ(refused_at(with("/terrain", {{"B3", "desert"}})), "/terrain/B3");
    EXPECT_EQ(refused_at(with("/terrain", {{"A3", "desert"}})), "/terrain/A3"); // as printed
    EXPECT_EQ(refused_at(with("/terrain", {{"A3", "river"}})), "/terrain/A3");
    EXPECT_EQ(refused_at(with("/terrain", {{"A3", "swamp"}})), "ok");
    const auto bridge = [](const char* owner, const char* a, const char* b) {
        return Json{{"owner", owner}, {"hexes", {a, b}}};
    };
    EXPECT_EQ(refused_at(with("/bridges", Json::array({bridge("human_1", "A6", "B5")}))), "ok");
    EXPECT_EQ(refused_at(with("/bridges", Json::array({bridge("human_1", "A6", "A7")}))), "/bridges/0/hexes");
    EXPECT_EQ(refused_at(with("/bridges", Json::array({bridge("automa", "A6", "B5")}))), "/bridges/0/owner");
    EXPECT_EQ(refused_at(with("/bridges",
                              Json::array({bridge("human_1", "A6", "B5"), bridge("human_1", "B5", "A6")}))),
              "/bridges/1/hexes");
}

TEST(InnovationRefusals, PlayersAndScience) {
    EXPECT_EQ(refused_at(with("/players/0/native_terrain", "lake")), "/players/1/native_terrain");
    EXPECT_EQ(refused_at(with("/players/0/science/law", 13)), "/players/0/science/law");
    Json top = with("/players/0/science/law", 12);
    EXPECT_EQ(refused_at(top), "ok");
    top["players"][1]["science"]["law"] = 12;
    EXPECT_EQ(refused_at(top), "/players/0/science/law");
    EXPECT_EQ(refused_at(with("/scholars/law", {"automa", nullptr, nullptr})), "/scholars/law");
    EXPECT_EQ(refused_at(with("/players/1/scholars", 7)), "/players/1/scholars");
    EXPECT_EQ(refused_at(with("/players/1/scholars", 5)), "/players/1/scholars");
    Json partly = with("/scholars/banking", nullptr);
    partly["players"][1]["scholars"] = 5;
    EXPECT_EQ(refused_at(partly), "ok");
    Json many = position();
    for (const char* discipline : {"banking", "medicine"})
        many["scholars"][discipline] = {"human_1", "human_1", "human_1", "human_1"};
    EXPECT_EQ(refused_at(many), "/scholars/medicine/1");
    Json two = position();
    const Json second = {{"id", "human_2"}, {"native_terrain", "swamp"}};
    two["players"].insert(two["players"].begin() + 1, second);
    two["turn_order"] = {"automa", "human_1", "human_2"};
    EXPECT_EQ(refused_at(two), "ok");
    two["players"][2]["faction"] = "druids";
    EXPECT_EQ(refused_at(two), "/players/2/faction");
}

TEST(InnovationRefusals, SlotsTilesAndBonus) {
    EXPECT_EQ(refused_at(with("/power_actions", {7})), "/power_actions/0");
    EXPECT_EQ(refused_at(with("/power_actions", {1, 1})), "/power_actions/1");
    EXPECT_EQ(refused_at(with("/book_actions", {4})), "/book_actions/0");
    EXPECT_EQ(refused_at(with("/innovations", {7})), "/innovations/0");
    EXPECT_EQ(refused_at(with("/players/1/innovations", 4)), "/players/1/innovations");
    EXPECT_EQ(refused_at(with("/players/1/innovations", 2)), "/innovations");
    EXPECT_EQ(refused_at(with("/round_score_tiles/1", 3)), "/round_score_tiles/1");
    EXPECT_EQ(refused_at(with("/round_score_tiles", {3, 9, 1, 2, 7, 12})), "/round_score_tiles/4");
    EXPECT_EQ(refused_at(with("/round_score_tiles", {3, 9, 1, 2, 12})), "/round_score_tiles");
    EXPECT_EQ(refused_at(with("/round_bonus/display", {"t1", "t2"})), "/round_bonus/display");
    EXPECT_EQ(refused_at(with("/round_bonus/display", {"t1", "t2", "t1"})), "/round_bonus/display/2");
    EXPECT_EQ(refused_at(with("/round_bonus/automa", "t2")), "/round_bonus/automa");
}

TEST(InnovationRefusals, Cards) {
    EXPECT_EQ(refused_at(with("/cards/stack/0", 13)), "/cards/action");
    EXPECT_EQ(refused_at(with("/cards/stack", {1, 2, 3})), "/cards");
    EXPECT_EQ(refused_at(with("/round", 4)), "/cards");
    Json starter = position(13, 8); // cards 1 to 6 lie in stack and support
    starter["cards"]["stack"] = {1, 2, 3, nullptr};
    starter["cards"]["reserve"][2] = 4;
    EXPECT_EQ(refused_at(starter), "/cards/reserve/2");
    EXPECT_EQ(refused_at(with("/cards/shuffle", true)), "/cards/shuffle");
    Json alone = position();
    alone["cards"]["stack"] = {1, 2, 3, 5, 6, 7, 4};
    alone["cards"]["support"] = Json::array();
    EXPECT_EQ(refused_at(alone), "/cards/support");
    Json gathered = position();
    gathered.erase("turn");
    gathered["passed"] = {"automa"};
    EXPECT_EQ(refused_at(gathered), "/cards");
    Json order = round_1();
    order["turn_order"] = {"automa", "human_1"};
    EXPECT_EQ(refused_at(order), "/turn_order");
}

TEST(InnovationRefusals, A28_CardThreeOfTheLowestLevelLiesOnTopUntilTheFirstPass) {
    Json json = round_1();
    json["players"][1]["level"] = "automalein";
    json["cards"]["stack"] = {1, 2, 4, 5, 6};
    json["cards"]["reserve"] = {3, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
    EXPECT_EQ(refused_at(json), "ok");
    Json below = json;
    below["cards"]["reserve"][0] = 9;
    below["cards"]["reserve"][1] = 3;
    EXPECT_EQ(refused_at(below), "/cards/reserve/0");
    Json other = json;
    other["cards"]["reserve"][0] = 9;
    EXPECT_EQ(refused_at(other), "/cards/reserve/0");
    Json unknown_top = json;
    unknown_top["cards"]["reserve"][0] = nullptr;
    EXPECT_EQ(refused_at(unknown_top), "ok");
}

TEST(InnovationRefusals, Turns) {
    Json passed = position();
    passed["passed"] = {"automa"};
    EXPECT_NE(refused_at(passed), "ok");
    EXPECT_EQ(refused_at(with("/turn/action_card", 12)), "/turn/action_card");
    EXPECT_EQ(refused_at(with("/turn/support_card", 12)), "/turn/support_card");
    Json no_card = position();
    no_card["turn"]["action_card"] = nullptr;
    no_card["cards"]["support"].push_back(13);
    no_card["cards"]["action"] = nullptr;
    no_card["turn"]["support_card"] = 13;
    EXPECT_EQ(refused_at(no_card), "/turn/action_card");
    Json shuffle = setup_turn();
    shuffle["cards"]["shuffle"] = true;
    EXPECT_EQ(refused_at(shuffle), "/turn");
    Json taken = setup_turn();
    taken["buildings"][0]["hex"] = "B9"; // letter C of the lakes
    EXPECT_EQ(refused_at(taken), "/turn/card");
    Json late = setup_turn();
    late["round"] = 2;
    late["cards"]["reserve"].erase(0);
    late["cards"]["stack"].push_back(nullptr);
    EXPECT_NE(refused_at(late), "ok");
}

TEST(InnovationRefusals, DecideNeedsATurnAndScoreMustHaveNone) {
    const State without_turn = state_of(round_1());
    const auto decision = decide(facts(), without_turn);
    ASSERT_FALSE(decision.ok());
    EXPECT_EQ(decision.error().path, "/turn");
    const auto score = final_score(facts(), state_of(position()));
    ASSERT_FALSE(score.ok());
    EXPECT_EQ(score.error().path, "/turn");
}

TEST(InnovationRefusals, NoBrokenTextIsTrusted) {
    for (const char* text : {"", "{", "[]", "null", "{\"format\":\"innovation-position/1\"}", "[[[[[["})
        EXPECT_FALSE(read_position(facts(), text).ok()) << text;
}

} // namespace
} // namespace automa::innovation::test
