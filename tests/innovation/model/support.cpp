#include "tests/innovation/model/support.h"

#include "model/innovation/json/position_json.h"

#include <gtest/gtest.h>

namespace automa::innovation::test {

const Catalogue& facts() {
    static const Catalogue loaded = [] {
        auto catalogue = Catalogue::load_embedded();
        if (!catalogue.ok())
            throw std::runtime_error(catalogue.error().path + ": " + catalogue.error().message);
        return std::move(catalogue).value();
    }();
    return loaded;
}

Json position(int action, int support) {
    Json json = Json::parse(R"({
      "format": "innovation-position/1", "map": "small", "round": 3,
      "players": [
        {"id": "human_1", "native_terrain": "desert", "vp": 31, "shipping": 1,
         "science": {"banking": 2, "law": 0, "engineering": 5, "medicine": 3}},
        {"id": "automa", "faction": "simpletons", "level": "automa", "native_terrain": "lake", "vp": 27,
         "science": {"banking": 1, "law": 4, "engineering": 1, "medicine": 2}, "scholars": 6,
         "innovations": 0}],
      "turn_order": ["automa", "human_1"],
      "buildings": [
        {"hex": "C7", "owner": "human_1", "kind": "workshop"},
        {"hex": "H5", "owner": "human_1", "kind": "workshop"},
        {"hex": "B3", "owner": "automa", "kind": "workshop", "marked": true},
        {"hex": "E6", "owner": "automa", "kind": "workshop", "marked": false}],
      "scholars": {"banking": [null, null, null, null], "law": ["automa", "human_1", null, null],
                   "engineering": [null, "human_1", null, null], "medicine": [null, null, null, null]},
      "power_actions": [1, 4], "book_actions": [], "innovations": [1, 2, 3, 5, 6],
      "round_score_tiles": [3, 9, 7, 1, 2, 12], "final_tile": 2,
      "round_bonus": {"display": ["t1", "t2", "t3"], "automa": "t4"},
      "cards": {"stack": [], "action": null, "support": [], "reserve": [null, null, null, null, null, null],
                "shuffle": false}})");
    json["turn"] = {{"action_card", action}, {"support_card", support}};
    json["cards"]["action"] = action;
    // The deck of round 3 has eight cards: the pair, two older support cards and four in the stack.
    std::vector<int> rest;
    for (int card = 1; rest.size() < 6; ++card)
        if (card != action && card != support)
            rest.push_back(card);
    json["cards"]["stack"] = {rest[0], rest[1], rest[2], rest[3]};
    json["cards"]["support"] = {rest[4], rest[5], support};
    return json;
}

Json patched(Json position, const Json& patch) {
    position.merge_patch(patch);
    return position;
}

State state_of(const Json& position) {
    auto state = position_from_json(facts(), position);
    if (!state.ok()) {
        ADD_FAILURE() << state.error().path << ": " << state.error().message;
        return {};
    }
    return std::move(state).value();
}

Decision decided(const State& state) {
    auto decision = decide(facts(), state);
    if (!decision.ok()) {
        ADD_FAILURE() << decision.error().path << ": " << decision.error().message;
        return {};
    }
    return std::move(decision).value();
}

Decision decided(const Json& position) {
    const State state = state_of(position);
    return state.turn ? decided(state) : Decision{};
}

std::string refused_at(const Json& position) {
    const auto state = position_from_json(facts(), position);
    if (state.ok())
        return "ok";
    EXPECT_FALSE(state.error().message.empty());
    EXPECT_TRUE(state.error().message.ends_with('.')) << state.error().message;
    return state.error().path;
}

HexId hex(MapSide side, const std::string& id) {
    return facts().map(side).find(id).value();
}
HexId hex(const std::string& id) {
    return hex(MapSide::small, id);
}
std::string id_of(HexId hex) {
    return facts().map(MapSide::small).hex(hex).id;
}

} // namespace automa::innovation::test
