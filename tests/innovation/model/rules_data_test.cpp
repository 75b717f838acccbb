// Every machine-checkable case of rules_cases.json, each under its own number.
#include "tests/innovation/model/rules_cases.h"

#include <gtest/gtest.h>

#include <fstream>

namespace automa::innovation::test {

State bare(const Json& given) {
    State state;
    state.map = named<MapSide>(given.value("side", "small"));
    state.turn_order = {Player::human_1, Player::automa};
    state.turn = Turn{};
    state.turn->support_card = CardId(given.value("support_card", std::size_t{1}));
    state.turn->action_card = CardId(state.turn->support_card == CardId(1) ? 2U : 1U);
    if (given.contains("round"))
        state.round = given["round"].get<std::uint8_t>();
    if (given.contains("level") && given["level"].is_string())
        state.automa.level = named<Level>(given["level"]);
    if (given.contains("faction"))
        state.automa.faction = named<Faction>(given["faction"]);
    const auto add = [&](const std::string& id, Player owner, const Json& kind, bool marked) {
        state.buildings.push_back({hex(state.map, id), owner, named<Kind>(kind), false, marked});
    };
    if (given.contains("automa") && given["automa"].begin()->is_object())
        for (const auto& [id, building] : given["automa"].items())
            add(id, Player::automa, building["type"], building["marked"].get<bool>());
    if (given.contains("human") && given["human"].is_object())
        for (const auto& [id, kind] : given["human"].items())
            add(id, Player::human_1, kind, false);
    return state;
}

namespace {

/// A trace stops at the hex that is left, so a later set may be missing: it would be that one hex.
void expect_build(const Json& expect, const Json& found) {
    for (const auto& [key, value] : expect.items())
        EXPECT_EQ(found.contains(key) ? found[key] : Json::array({found["chosen"]}), value) << key;
}

TEST(InnovationRules, EveryCaseOfTheFileHolds) {
    std::ifstream file(AUTOMA_TEST_DATA "/rules_cases.json");
    const Json cases = Json::parse(file)["cases"];
    ASSERT_EQ(cases.size(), 163U);
    for (const Json& one : cases) {
        const std::string kind = one["kind"];
        SCOPED_TRACE(one["id"].get<std::string>() + " " + kind);
        const Cases& kinds = board_cases().contains(kind) ? board_cases() : card_cases();
        ASSERT_TRUE(kinds.contains(kind)) << kind;
        const Json found = kinds.at(kind)(one["given"]);
        if (kind == "build") {
            expect_build(one["expect"], found);
            continue;
        }
        for (const auto& [key, value] : one["expect"].items())
            if (key != "coins_returned") { // coins are the table's
                EXPECT_EQ(found.value(key, Json("missing")), value) << key;
            }
    }
}

} // namespace
} // namespace automa::innovation::test
