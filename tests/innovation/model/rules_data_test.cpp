// Every machine-checkable case of rules_cases.json, each under its own number.
#include "model/innovation/automa_turn.h"
#include "model/innovation/score.h"
#include "model/innovation/setup.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>

namespace automa::innovation::test {
namespace {

template <class Enum>
Enum named(const Json& name) {
    return by_name<Enum>(name.get<std::string>()).value();
}

/// A state with a turn, so that single actions can be tried.
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

Slots slots_of(const Json& list) {
    Slots slots = 0;
    for (const int slot : list)
        slots = with_slot(slots, slot);
    return slots;
}

Json ids(const State& state, const core::Candidates& set) {
    Json list = Json::array();
    for (const std::size_t index : set)
        list.push_back(facts().map(state.map).hexes[index].id);
    return list;
}

Json or_null(const std::vector<Step>& steps, StepKind kind, const std::function<Json(const Step&)>& read) {
    for (const Step& step : steps)
        if (step.kind == kind)
            return read(step);
    return nullptr;
}

Json slot_of(const std::vector<Step>& steps, StepKind kind) {
    return or_null(steps, kind, [](const Step& step) { return Json(step.slot); });
}

// One function a kind: what we find for `given`, to be compared with `expect`.

Json directional_case(const Json& given) {
    return {{"index_from_first_in_reading_order",
             directional(given["options"], named<Direction>(given["direction"]), given["count"])}};
}

Json block_power_case(const Json& given) {
    State state = bare(given);
    state.power_actions = slots_of(given["covered_positions"]);
    state.book_actions = slots_of(given.value("covered_books", Json::array()));
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_block_power(turn));
    Json found{{"cover_position", slot_of(turn.steps, StepKind::block_power)}};
    if (given.contains("covered_books"))
        found["cover_book_position"] = slot_of(turn.steps, StepKind::block_book);
    return found;
}

Json block_book_case(const Json& given) {
    State state = bare(given);
    state.book_actions = slots_of(given["covered_positions"]);
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_block_book(turn, true));
    return {{"cover_position", slot_of(turn.steps, StepKind::block_book)}};
}

Json take_innovation_case(const Json& given) {
    State state = bare(given);
    state.automa.innovations = given["automa_innovations"].get<std::int8_t>();
    state.innovations = static_cast<Slots>((1 << given["tiles_on_display"].get<int>()) - 1);
    AutomaTurn turn(facts(), state);
    const bool allowed = try_innovation(turn) == Tried::done;
    return {{"allowed", allowed},
            {"index_in_reading_order", allowed ? Json(turn.steps[0].slot - 1) : Json()}};
}

Json difficulty_case(const Json& given) {
    const LevelFacts& level = facts().level(named<Level>(given["level"]));
    const std::size_t at = given["round"].get<std::size_t>() - 1;
    return {{"shipping", level.shipping[at]}, {"x_vp", level.x[at]}};
}

Json deck_setup_case(const Json& given) {
    const auto level = named<Level>(given["level"]);
    std::vector<int> always;
    Cards cards;
    for (int card = 1; card <= static_cast<int>(card_count); ++card)
        always.push_back(card);
    core::Random random(7);
    for (int i = 0; i < 200; ++i) {
        cards = first_deck(facts(), level, random);
        std::erase_if(
            always, [&](int card) { return !cards.stack.contains(CardId(static_cast<std::size_t>(card))); });
    }
    const auto& removed = facts().level(level).removed;
    const auto size = static_cast<int>(cards.stack.size());
    Json found{{"round_1_deck_size", size},
               {"reserve_size", cards.reserve.size()},
               {"always_in_deck", always},
               {"reserve_top", removed.empty() ? Json() : Json(cards.reserve.front().value)}};
    State state;
    state.cards = cards;
    for (int round = 2; round <= 6; ++round)
        apply_in_place(state, DeckGathered{});
    found["round_6_deck_size"] = state.cards.stack.size();
    found["round_2_deck_size"] = size + 1;
    return found;
}

Json round_deck_case(const Json& given) {
    State state;
    for (const std::size_t card : given["deck_top_first"])
        state.cards.stack.push_back(CardId(card));
    Json turns = Json::array();
    for (int number = 1; number < 20; ++number) {
        apply_in_place(state, CardDrawn{});
        const Cards& cards = state.cards;
        const bool pass = !cards.action || passes_by_symbol(facts(), cards);
        Json turn{{"turn", number},
                  {"action_card", cards.action ? Json(cards.action->value) : Json()},
                  {"support_card", cards.support.back().value},
                  {"pass", pass}};
        if (pass)
            turn["round_bonus_position"] = name_of(facts().card(cards.support.back()).support.bonus);
        turns.push_back(turn);
        if (pass)
            break;
    }
    return {{"turns", turns}};
}

Json pass_bonus_case(const Json& given) {
    State state;
    for (std::size_t i = 0; i < bonus_row_size; ++i)
        state.bonus.display[i] = given["display"][i].get<std::string>();
    state.bonus.automa = given["automa_tile"].get<std::string>();
    apply_in_place(state, BonusTileTaken{named<BonusPlace>(given["position"])});
    Json display = Json::array();
    for (const auto& tile : state.bonus.display)
        display.push_back(*tile);
    return {{"display", display}, {"automa_tile", *state.bonus.automa}};
}

Json pass_vp_case(const Json& given) {
    State state = bare(given);
    if (given.contains("round_tile"))
        state.round_tiles[state.round - 1U] = given["round_tile"].get<std::uint8_t>();
    if (given.contains("final_tile"))
        state.final_tile = given["final_tile"].get<std::uint8_t>();
    if (!given["automa_first_to_pass"].get<bool>())
        state.passed.push_back(Player::human_1);
    const int before = state.automa.vp;
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_pass(turn, "A-41"));
    EXPECT_EQ(turn.steps.at(0).vp, turn.state().automa.vp - before);
    return {{"vp", turn.steps.at(0).vp}};
}

Json faction_action_case(const Json& given) {
    const State state = bare(given);
    Json actions = Json::array();
    Json vp;
    for (const FactionAction& action : facts().faction(state.automa.faction).actions) {
        actions.push_back(name_of(action.part));
        if (action.part == FactionPart::gain_vp)
            vp = std::max(action.floor, AutomaTurn(facts(), state).x() + action.modifier);
    }
    return {{"actions", actions}, {"vp", vp}};
}

Json card_vp_case(const Json& given) {
    const State state = bare(given);
    const Card& card = facts().card(CardId(given["action_card"].get<std::size_t>()));
    for (const CardAction& action : card.actions)
        if (action.symbol == CardSymbol::gain_vp)
            return {{"vp", action.vp.value_or(AutomaTurn(facts(), state).x())}};
    return {};
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

Json science_choice_case(const Json& given) {
    State state;
    state.turn = Turn{};
    state.turn->support_card = CardId(given["support_card"].get<std::size_t>());
    state.human_count = static_cast<std::uint8_t>(given["human"].size());
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        const std::string name(Names<Discipline>::all[d]);
        state.automa.science[d] = given["automa"][name].get<std::int8_t>();
        for (std::size_t i = 0; i < state.human_count; ++i)
            state.humans[i].science[d] = given["human"][i][name].get<std::int8_t>();
    }
    for (std::uint8_t tile = 1; tile <= round_tile_count; ++tile)
        if (name_of(facts().round_tile(tile).discipline) == given["tile_discipline"])
            state.round_tiles[0] = tile;
    state.automa.scholars = 0; // the spaces do not matter here
    AutomaTurn turn(facts(), state);
    if (given["action"] == "send_scholar")
        static_cast<void>(try_scholar(turn));
    else
        static_cast<void>(try_advance(turn, 1, false));
    EXPECT_TRUE(turn.needs.empty());
    return {{"discipline", turn.steps.empty() ? Json() : Json(name_of(*turn.steps[0].discipline))}};
}

Json send_scholar_case(const Json& given) {
    State state;
    state.turn = Turn{};
    state.turn->support_card = CardId(2);
    const Json& free = given["free_spaces"];
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        state.automa.science[d] = static_cast<std::int8_t>(d == 0 ? given["level"].get<int>() : top_level);
        state.humans[0].science[d] = std::int8_t{0};
    }
    ScholarSpaces spaces;
    const std::size_t taken = scholar_space_count - free.size();
    for (std::size_t i = 0; i < taken; ++i)
        spaces[i] = Player::human_1;
    state.scholars[0] = spaces;
    state.automa.scholars = given["scholars_left"].get<std::int8_t>();
    AutomaTurn turn(facts(), state);
    static_cast<void>(try_scholar(turn));
    const Step& step = turn.steps.at(0);
    return {{"level", turn.state().automa.science[0]},
            {"space_used", step.value > 0 ? Json(step.value) : Json()}};
}

Supply supply_in(const Json& given) {
    Supply supply{};
    for (const auto& [kind, left] : given.items())
        supply[index_of(named<Kind>(kind))] = left;
    return supply;
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

Json area_scoring_case(const Json& given) {
    const std::vector<int> sizes = given["largest_area"];
    return {{"vp", shared_places(sizes, facts().tables.area_places, true)}};
}

Json science_scoring_case(const Json& given) {
    const std::vector<int> levels = given["levels"];
    return {{"vp", shared_places(levels, facts().science.places, false)}};
}

Json area_shipping_case(const Json& given) {
    return {{"shipping", facts().level(named<Level>(given["level"])).end_shipping}};
}

Json end_scoring_case(const Json& given) {
    State state = bare(given);
    for (const HexId hex : facts().map(state.map).land)
        if (static_cast<int>(state.buildings.size()) < given["buildings_on_map"])
            state.buildings.push_back({hex, Player::automa, Kind::workshop, false, false});
    state.turn.reset();
    const auto score = final_score(facts(), state);
    return {{"vp", *score.value().faction}};
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

const std::map<std::string, std::function<Json(const Json&)>> kinds{
    {"directional", directional_case},
    {"block_power", block_power_case},
    {"block_book", block_book_case},
    {"take_innovation", take_innovation_case},
    {"difficulty", difficulty_case},
    {"deck_setup", deck_setup_case},
    {"round_deck", round_deck_case},
    {"pass_bonus_swap", pass_bonus_case},
    {"pass_vp", pass_vp_case},
    {"faction_action", faction_action_case},
    {"card_vp", card_vp_case},
    {"initial_workshops", initial_workshops_case},
    {"terrain_priority", terrain_priority_case},
    {"science_choice", science_choice_case},
    {"send_scholar", send_scholar_case},
    {"upgrade_target", upgrade_target_case},
    {"upgrade_choice", upgrade_choice_case},
    {"upgrade_two_humans", upgrade_two_humans_case},
    {"distance", distance_case},
    {"reach", reach_case},
    {"build", build_case},
    {"build_fallback", build_fallback_case},
    {"mark_new_workshop", mark_case},
    {"area_scoring", area_scoring_case},
    {"science_scoring", science_scoring_case},
    {"area_shipping", area_shipping_case},
    {"end_scoring", end_scoring_case},
};

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
