// The example of the format, word by word.
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

TEST(ScytheExample, TheDecisionIsTheOneTheFormatShows) {
    const Json decision = decided(with_card(example(), 14, {{"combat_card", 12}, {"winner", "automa"}}));
    EXPECT_EQ(decision.at("steps"), Json::parse(R"([
      {"order": 1, "kind": "attack_combat", "unit": "mech", "from": "base", "to": "E3"},
      {"kind": "combat", "territory": "E3", "attacker": "automa", "card": 12, "power": 5, "combat_cards": 2,
       "winner": "automa", "human_to_base": ["mech"]},
      {"kind": "star", "source": "combat"},
      {"kind": "gain", "gain": "power", "amount": 3},
      {"kind": "recruit_bonus", "bonus": "popularity"},
      {"kind": "star_cube", "to": 11}])"));
    EXPECT_EQ(decision.at("skipped"), Json::array());
    EXPECT_EQ(decision.at("needs"), Json::array());
    EXPECT_EQ(decision.at("kind"), "automa");
    EXPECT_EQ(decision.at("card"), 14);
    EXPECT_EQ(decision.at("scheme"), "II");
    Json after = example();
    after["star_cube"] = 11;
    after["automa"].update(
        Json::parse(R"({"power": 7, "combat_cards": 1, "combat_stars": 2, "mechs": ["E2", "E3"]})"));
    after["human"]["mechs"] = {"base", "F3"};
    after["cards"] = {{"discard", {4, 9, 14}}, {"combat_discard", {12}}};
    EXPECT_EQ(decision.at("position_after"), after);
}

TEST(ScytheExample, TheCombatStopsTwiceAndThePositionStaysAsGiven) {
    Json position = with_card(example(), 14);
    position["human"]["mechs"] = {"F3", "E3"}; // not in order: still passed on as it was written
    position.erase("modifiers");
    Json decision = decided(position);
    EXPECT_EQ(decision.at("needs"),
              Json::parse(R"([{"what": "combat_card", "territory": "E3", "attacker": "automa"}])"));
    EXPECT_EQ(kinds(decision), std::vector<std::string>{"attack_combat"});
    EXPECT_EQ(decision.at("position_after"), position);
    position["turn"]["answers"] = {{"combat_card", 12}};
    decision = decided(position);
    EXPECT_EQ(
        decision.at("needs"),
        Json::parse(R"([{"what": "combat_result", "territory": "E3", "power": 5, "combat_cards": 2}])"));
    EXPECT_EQ(decision.at("position_after"), position);
    position["turn"]["answers"]["winner"] = "human";
    decision = decided(position);
    EXPECT_TRUE(decision.at("needs").empty());
    EXPECT_FALSE(decision.at("position_after").contains("turn"));
    EXPECT_FALSE(decision.at("position_after").contains("modifiers"));
}

TEST(ScytheExample, TheSamePositionGivesTheSameBytes) {
    const Json position = with_card(example(), 14, {{"combat_card", 12}, {"winner", "automa"}});
    EXPECT_EQ(decided(position).dump(), decided(position).dump());
}

TEST(ScytheExample, EveryStepKnowsItsEventsAndItsReasons) {
    const State state = read(with_card(example(), 14, {{"combat_card", 12}, {"winner", "automa"}}));
    const auto decision = decide(facts(), state);
    ASSERT_TRUE(decision.ok());
    std::size_t events = decision.value().steps.front().events.begin;
    std::size_t trace = 0;
    for (const Step& step : decision.value().steps) {
        EXPECT_EQ(step.events.begin, events);
        EXPECT_EQ(step.trace.begin, trace);
        EXPECT_GT(step.trace.size(), 0U) << name_of(step.kind);
        events = step.events.end;
        trace = step.trace.end;
    }
    EXPECT_EQ(trace, decision.value().trace.size());
}

} // namespace
} // namespace automa::scythe::test
