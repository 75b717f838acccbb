#include "model/innovation/turn/automa_turn.h"
#include "tests/innovation/model/rules_cases.h"

#include <gtest/gtest.h>

namespace automa::innovation::test {
namespace {

Json ids(const State& state, const core::Candidates& set) {
    Json list = Json::array();
    for (const std::size_t index : set)
        list.push_back(facts().map(state.map).hexes[index].id);
    return list;
}

Supply supply_in(const Json& given) {
    Supply supply{};
    for (const auto& [kind, left] : given.items())
        supply[index_of(named<Kind>(kind))] = left;
    return supply;
}

Json initial_workshops_case(const Json& given) {
    State state;
    state.map = named<MapSide>(given["side"]);
    state.automa.native = named<Terrain>(given["native_terrain"]);
    state.turn_order = {Player::human_1, Player::automa};
    state.turn = Turn{};
    state.turn->setup_card = CardId(given["card"].get<std::size_t>());
    const Decision decision = decided(state);
    const auto& map = facts().map(state.map);
    EXPECT_TRUE(decision.steps.at(0).marked);
    return {{"marked_hex", map.hex(*decision.steps.at(0).hex).id},
            {"unmarked_hex", map.hex(*decision.steps.at(1).hex).id}};
}

Json terrain_priority_case(const Json& given) {
    const auto& rows = facts().priority[index_of(named<Terrain>(given["native_terrain"]))];
    for (const Terrain terrain : rows[index_of(named<PriorityRow>(given["row"]))])
        for (const auto& present : given["terrains_present"])
            if (present == name_of(terrain))
                return {{"kept", name_of(terrain)}};
    return {};
}

Json upgrade_target_case(const Json& given) {
    const auto target = upgrade_target(facts(), named<Kind>(given["building"]), supply_in(given["supply"]));
    return {{"becomes", target ? Json(name_of(*target)) : Json()}};
}

/// The supply of a case need not follow from its map, so the valid buildings are its own.
Json upgrade_choice_case(const Json& given) {
    State state = bare(given);
    const Supply supply = supply_in(given["supply"]);
    HexSet valid;
    for (const Building& building : state.buildings)
        if (building.owner == Player::automa && upgrade_target(facts(), building.kind, supply))
            valid.add(building.hex);
    if (valid.empty())
        return {{"hex", nullptr}, {"becomes", nullptr}, {"power_to_human", 0}};
    AutomaTurn turn(facts(), state);
    const Board board(facts(), state);
    const HexId chosen = choose_upgrade(turn, board, valid);
    const auto target = upgrade_target(facts(), building_on(state, chosen)->kind, supply);
    return {{"hex", facts().map(state.map).hex(chosen).id},
            {"becomes", name_of(*target)},
            {"power_to_human", board.power_for_all(chosen)}};
}

/// Two workshops of which one touches buildings of both humans, the other of one.
Json upgrade_two_humans_case(const Json&) {
    State state = bare({{"support_card", 1}});
    state.human_count = 2;
    const auto put = [&](const char* id, Player owner, Kind kind) {
        state.buildings.push_back({hex(id), owner, kind, false, false});
    };
    put("B3", Player::automa, Kind::workshop); // x: 2 and 1
    put("A2", Player::human_1, Kind::guild);
    put("A3", Player::human_2, Kind::workshop);
    put("E6", Player::automa, Kind::workshop); // y: 0 and 2
    put("E7", Player::human_2, Kind::guild);
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_upgrade(turn, false));
    return {{"hex", turn.steps.at(0).hex == hex("B3") ? "x" : "y"}};
}

Json distance_case(const Json& given) {
    const auto side = named<MapSide>(given["side"]);
    HexSet closed;
    for (const std::string id : given["human"])
        closed.add(hex(side, id));
    const auto found = distances(facts().map(side), HexSet(hex(side, given["from"])), closed);
    return {{"distance", found[hex(side, given["to"]).index()]}};
}

Json reach_case(const Json& given) {
    const auto side = named<MapSide>(given["side"]);
    State state;
    state.map = side;
    const HexSet land = Board(facts(), state).in_reach(HexSet(hex(side, given["hex"])), given["shipping"]);
    return {{"land_hexes", ids(state, land.candidates())}};
}

/// The sets that the trace holds, under the names of the case file.
Json build_case(const Json& given) {
    State state = bare(given);
    state.automa.native = named<Terrain>(given["native_terrain"]);
    if (given.contains("your_native_terrain"))
        state.humans[0].native = named<Terrain>(given["your_native_terrain"]);
    // The level and round whose shipping the case asks for.
    for (std::size_t level = 0; level < count_of<Level>; ++level)
        for (std::uint8_t round = 1; round <= round_count; ++round)
            if (facts().levels[level].shipping[round - 1U] == given["shipping"]) {
                state.automa.level = static_cast<Level>(level);
                state.round = round;
            }
    const std::string mode = given["faction_mode"];
    const FactionAction* action = nullptr;
    if (mode != "std") {
        state.automa.faction = named<Faction>(mode);
        action = &facts().faction(state.automa.faction).actions[0];
    }
    for (auto& level : state.humans[0].science)
        level = std::int8_t{0};
    state.interpretations.powermongers = PowerReading::offered;
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_build(turn, action));
    Json found = Json::object();
    const std::map<std::string_view, const char*> names{
        {"in_reach_marked", "in_reach"},
        {"in_reach_unmarked", "in_reach"},
        {"everywhere", "in_reach"},
        {"terrain_priority", "after_terrain_priority"},
        {"terrain_priority_human", "after_terrain_priority_yours"},
        {"closest_to_humans", "after_closest"},
        {"most_power", "after_most_power"}};
    for (const core::TraceEntry& entry : turn.play.trace) {
        if (const auto name = names.find(entry.message); name != names.end())
            found[name->second] = ids(state, entry.after);
        if (entry.message == "approach" && entry.outcome != core::Outcome::ignored) {
            found["closer"] = ids(state, entry.after);
            found["gap"] = std::get<std::int64_t>(entry.arguments[0].value);
        }
        if (entry.message == "marking") {
            found["distance_to_marked"] = std::get<std::int64_t>(entry.arguments[1].value);
            found["distance_to_unmarked"] = std::get<std::int64_t>(entry.arguments[2].value);
        }
    }
    const Step& step = turn.steps.at(0);
    found["chosen"] = facts().map(state.map).hex(*step.hex).id;
    found["new_is_marked"] = step.marked;
    return found;
}

Json build_fallback_case(const Json& given) {
    State state = bare(Json::object());
    const auto& map = facts().map(state.map);
    state.buildings = {{hex("B3"), Player::automa, Kind::workshop, false, true},
                       {hex("E6"), Player::automa, Kind::workshop, false, false}};
    // All workshops on the map, or every hex in reach taken by a human.
    HexSet fill = given.contains("valid_hexes") ? map.reach[0][hex("B3").index()] : map.land;
    fill.remove(hex("B3"));
    fill.remove(hex("E6"));
    const bool human = given.contains("valid_hexes");
    for (const HexId at : fill) {
        if (!human && in_supply(facts(), state, Player::automa, Kind::workshop) == 0)
            break;
        state.buildings.push_back(
            {at, human ? Player::human_1 : Player::automa, Kind::workshop, false, false});
    }
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_build(turn, nullptr));
    EXPECT_EQ(turn.skipped.at(0).rule, human ? "A-64" : "A-63");
    EXPECT_TRUE(turn.steps.at(0).fallback);
    return {{"performs", name_of(turn.steps.at(0).kind)}};
}

/// Places on the small map with these distances to one marked and one unmarked building.
Json mark_case(const Json& given) {
    const auto& map = facts().map(MapSide::small);
    for (const HexId marked : map.land)
        for (const HexId unmarked : map.land) {
            if (marked == unmarked)
                continue;
            const auto a = distances(map, HexSet(marked), {});
            const auto b = distances(map, HexSet(unmarked), {});
            const HexSet fits =
                (map.reach[3][marked.index()] | map.reach[3][unmarked.index()]).where([&](HexId hex) {
                    return hex != marked && hex != unmarked
                           && a[hex.index()] == given["distance_to_nearest_marked"]
                           && b[hex.index()] == given["distance_to_nearest_unmarked"];
                });
            if (fits.empty())
                continue;
            // Only that hex is left empty, so it must be taken.
            State state = bare({{"support_card", 1}});
            state.automa.level = Level::alptrauma;
            state.round = 6;
            state.buildings = {{marked, Player::automa, Kind::workshop, false, true},
                               {unmarked, Player::automa, Kind::workshop, false, false}};
            AutomaTurn turn(facts(), state);
            FactionAction everywhere = facts().faction(Faction::wanderers).actions[0];
            for (const HexId other : map.land)
                if (other != fits.first() && building_on(turn.state(), other) == nullptr)
                    turn.play.state.terrain[other.index()] = Terrain::desert;
            turn.play.state.terrain[fits.first().index()] = Terrain::lake;
            static_cast<void>(try_build(turn, &everywhere));
            EXPECT_EQ(turn.steps.at(0).hex, fits.first());
            return {{"marked", turn.steps.at(0).marked}};
        }
    return {};
}

} // namespace

const Cases& board_cases() {
    static const Cases all{
        {"initial_workshops", initial_workshops_case},
        {"terrain_priority", terrain_priority_case},
        {"upgrade_target", upgrade_target_case},
        {"upgrade_choice", upgrade_choice_case},
        {"upgrade_two_humans", upgrade_two_humans_case},
        {"distance", distance_case},
        {"reach", reach_case},
        {"build", build_case},
        {"build_fallback", build_fallback_case},
        {"mark_new_workshop", mark_case},
    };
    return all;
}

} // namespace automa::innovation::test
