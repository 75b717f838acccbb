// What the worked examples are built of: rivers, systems of production, and what the file says of each.
#pragma once

#include "assets/embedded_facts.h"
#include "model/barrage/table/round.h"
#include "model/barrage/turn/contracts.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <string_view>

namespace automa::test {

using namespace barrage;
using Json = nlohmann::json;

[[nodiscard]] inline Json all_examples() {
    for (const auto& file : automa::facts::files())
        if (file.path == "barrage/worked_examples.json")
            return Json::parse(file.text);
    ADD_FAILURE() << "worked_examples.json is not compiled in";
    return {};
}

[[nodiscard]] inline int drops_at(const State& state, std::string_view dam) {
    return state.dam(space(dam)).drops;
}
[[nodiscard]] inline Step step(const PositionBuilder& builder, ActionKind kind) {
    return step_of(builder.decide(), kind);
}

/// Dams one below the other on the river of headstream B: basins 2, 5 and 9.
inline constexpr std::array<std::string_view, 3> river{"dam_2_lower", "dam_5_lower", "dam_9_lower"};

[[nodiscard]] inline int off_board(const Events& events) {
    int drops = 0;
    for (const Event& event : events)
        if (const auto* moved = std::get_if<DropMoved>(&event))
            drops += moved->to.kind == WaterKind::off_board ? 1 : 0;
    return drops;
}

[[nodiscard]] inline PhaseResult flow(const PositionBuilder& builder) {
    return flow_water(facts(), builder.build());
}

/// The USA produces with `drops` through a conduit of the power: its own or Italy's (an Automa) or Germany's.
[[nodiscard]] inline PositionBuilder system_of(int drops, int power, Owner conduit_owner) {
    PositionBuilder builder;
    builder.automa(Company::usa).automa(Company::italy).human(Company::germany).of(Company::usa);
    builder.contracts(Colour::green, "green_01", "green_03"); // of 2: in reach of the smallest example
    const std::string_view conduit = power == 2 ? "7A" : power == 3 ? "7B" : power == 4 ? "5B" : "1A";
    const std::string basin = power == 4 ? "5" : power == 5 ? "1" : "7";
    const std::string end = power == 3 ? "12" : power == 5 ? "8" : "10";
    return builder.dam("dam_" + basin + "_lower", Owner::usa, 3, drops)
        .conduit(conduit, conduit_owner)
        .powerhouse("powerhouse_" + end + "_1", Owner::usa);
}

[[nodiscard]] inline Owner owner_in(const Json& given) {
    return given["conduit_owner"] == "self" ? Owner::usa : Owner::germany;
}
[[nodiscard]] inline int number(const Json& value, const char* key) {
    return value.at(key).get<int>();
}

inline void production(const Json& given, const Json& expect) {
    const int modifier = number(given, "modifier");
    const Decision decision = system_of(number(given, "drops"), number(given, "power"), owner_in(given))
                                  .tiles(modifier == 1 ? 15 : 5, 1)
                                  .decide();
    const Step done = step_of(decision, ActionKind::production);
    EXPECT_EQ(done.energy - modifier, expect.contains("energy") ? number(expect, "energy") - modifier
                                                                : number(expect, "energy_before_modifiers"));
    EXPECT_EQ(-done.vp, number(expect, "credits_paid"));
    EXPECT_EQ(vp_for(decision.events, Company::germany, Reason::conduit_owner), expect.value("owner_vp", 0));
}

[[nodiscard]] inline Step simone(int energy) {
    // Values 2, 3, 6, 6, 9, 10; energy by a base of 1 drop and power with a tile bonus is too small: 3 drops.
    PositionBuilder builder;
    builder.automa(Company::usa, Level::very_high, Officer::simone_luciani).human(Company::germany);
    builder.contracts(Colour::green, "green_01", "green_06")
        .contracts(Colour::yellow, "yellow_06", "yellow_09")
        .contracts(Colour::red, "red_06", "red_12");
    builder.dam(energy == 9 ? "dam_7_lower" : "dam_5_lower", Owner::usa, 3, 3);
    builder.conduit(energy == 9 ? "7B" : "5B", Owner::usa);
    builder.powerhouse(energy == 9 ? "powerhouse_12_1" : "powerhouse_10_1", Owner::usa);
    return step(builder.tiles(5, 1), ActionKind::production);
}

} // namespace automa::test
