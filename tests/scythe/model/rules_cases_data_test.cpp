// Every machine-checkable case of tests/scythe/data/rules_cases.json, by its topic.
#include "model/scythe/state/board.h"
#include "model/scythe/table/score.h"
#include "model/scythe/turn/moves.h"
#include "tests/scythe/model/support.h"

#include <fstream>
#include <map>

namespace automa::scythe::test {
namespace {

Json load_cases() {
    std::ifstream file(std::string(AUTOMA_TEST_DATA) + "/rules_cases.json");
    return Json::parse(file).at("cases");
}

const Json& cases() {
    static const Json all = load_cases();
    return all;
}

/// "base:nordic" of a case is "base" of its side.
std::string place_in(const std::string& text, const std::string& faction) {
    return text == "base:" + faction ? "base" : text;
}

Json side_of(const Json& state, const char* who) {
    const Json& side = state.at(who);
    const std::string faction = side.at("faction");
    Json result{{"faction", faction}, {"mechs", Json::array()}, {"workers", Json::array()}};
    result["character"] = std::string(who) == "human" ? "base" : "mat";
    for (const Json& unit : side.at("units")) {
        const std::string place = place_in(unit.at("at"), faction);
        if (unit.at("type") == "character")
            result["character"] = place;
        else
            result[unit.at("type") == "mech" ? "mechs" : "workers"].push_back(place);
    }
    return result;
}

/// A case's state as a position; water by the star cube.
Json position_of(const Json& state) {
    Json position = example();
    Json automa = side_of(state, "automa");
    automa.update({{"power", state.at("automa").at("power")},
                   {"factory_card", state.at("automa").at("factory_card")},
                   {"coins", 0},
                   {"combat_cards", 0},
                   {"combat_stars", 0},
                   {"power_star", false}});
    Json human = side_of(state, "human");
    human["rivers"] = state.at("human").at("riverwalk");
    human["lakes"] = state.at("human").at("lakes");
    position["automa"] = automa;
    position["human"] = human;
    position["star_cube"] = state.at("automa").at("water").get<bool>() ? 5 : 0;
    position["resources"] = state.at("resources");
    position["encounters"] = state.at("encounters");
    return position;
}

std::string place_name(Place place) {
    return std::string(facts().place_name(place));
}

void check_move(const Json& given, const Json& expect) {
    const State state = read(position_of(given.at("state")));
    Play play(facts(), state);
    MoveSymbol symbol;
    symbol.kind = core::by_name<MoveKind>(given.at("move").at("kind").get<std::string>()).value();
    symbol.min_power = given.at("move").value("min_power", 0);
    const MoveResult result = choose_move(play, first_side(state, Player::automa), symbol);
    const auto* choice = std::get_if<MoveChoice>(&result);
    ASSERT_EQ(choice != nullptr, expect.at("executed").get<bool>());
    if (choice == nullptr)
        return;
    EXPECT_EQ(name_of(choice->unit), expect.at("unit").get<std::string>());
    EXPECT_EQ(place_name(choice->from), expect.at("from").get<std::string>());
    EXPECT_EQ(facts().territory(choice->to).id, expect.at("to").get<std::string>());
    EXPECT_EQ(Json(ids(choice->valid)), expect.at("valid_territories"));
}

void check_star_step(const Json& given, const Json& expect) {
    Json position = opening("nordic", "crimea", given.at("star_card").get<std::string>());
    const int from = given.at("from_index");
    position["star_cube"] = from;
    const Json decision = decided(with_card(position, 3)); // a card with the gold star and few symbols
    EXPECT_EQ(step(decision, "star_cube").at("to"), expect.at("to_index"));
    const int stars = expect.at("stars_added");
    EXPECT_EQ(static_cast<int>(steps(decision, "star").size()), stars);
    EXPECT_EQ(!steps(decision, "flip").empty(), expect.at("flip").get<bool>());
    const State after = read(decision.at("position_after"));
    EXPECT_EQ(water_open(facts(), after.sides[1].automa), expect.at("water_allowed").get<bool>());
}

void check_neighbourhood(const Json& given, const Json& expect) {
    const bool human = given.at("owner") == "human";
    Json position = example();
    position["star_cube"] = 5;
    position[human ? "human" : "automa"]["character"] = given.at("at");
    if (human) {
        position["human"]["rivers"] = given.at("riverwalk_terrains");
        position["human"]["lakes"] = given.at("lakes");
    }
    const State state = read(position);
    const SideId owner = first_side(state, human ? Player::human : Player::automa);
    EXPECT_EQ(Json(ids(neighbourhood(facts(), state, owner, at(given.at("at").get<std::string>())))),
              expect.at("neighbourhood"));
}

/// The table of the case is printed on card 12.
void check_combat_use(const Json& given, const Json& expect) {
    const Card& card = facts().card(CardId(12));
    ASSERT_EQ(Json(card.power), given.at("power_table"));
    ASSERT_EQ(card.combat_cards, given.at("combat_card_symbols").get<int>());
    Json position = example();
    position["automa"]["power"] = given.at("automa_power");
    position["automa"]["combat_cards"] = given.at("automa_combat_cards");
    position["human"]["mechs"] = {"E2"};
    const Json decision = decided(defended(position, "E2", {{"combat_card", 12}, {"winner", "automa"}}));
    EXPECT_EQ(step(decision, "combat").at("power"), expect.at("power_used"));
    EXPECT_EQ(step(decision, "combat").at("combat_cards"), expect.at("combat_cards_used"));
}

void check_conquest(const Json& given, const Json& expect) {
    const std::map<std::string, std::string> of_terrain{{"farm", "G3"}, {"mountain", "F1"}};
    for (std::size_t i = 0; i < given.at("conquered_terrains").size(); ++i) {
        const std::string where = of_terrain.at(given.at("conquered_terrains")[i]);
        Json position = example();
        position["cards"]["discard"] = {4, 8}; // card 8 shows one resource
        position["automa"]["mechs"] = Json::array();
        position["automa"]["workers"] = {where};
        position["human"]["mechs"] = {where};
        const Json decision = decided(defended(position, where));
        EXPECT_EQ(step(decision, "retreat").at("place_resources"), expect.at("placed")[i]);
    }
}

void check_groups(const Json& given, const Json& expect) {
    // Card 12, scheme I begins with a worker's move for Nordic; card 8, scheme I with a gain for Rusviet.
    for (const Json& faction : given.at("by_automa_faction")) {
        const std::string name = faction;
        Json position = opening(name, "togawa");
        if (given.contains("moves")) {
            const auto left_out = skipped(decided(with_card(position, 12)));
            const bool ignored = !left_out.empty() && left_out.front() == "1 move_worker S-23";
            EXPECT_EQ(ignored ? "ignored" : "considered", expect.at(name).get<std::string>());
            continue;
        }
        const int more = expect.at(name).value("character_or_mech", 0);
        position["automa"]["character"] = "mat";
        const Json decision = decided(with_card(position, 8));
        EXPECT_EQ(static_cast<int>(steps(decision, "gain").size()), 1 + more) << name;
    }
}

void check_recruit(const Json& given, const Json& expect) {
    Json position = opening();
    position["human"]["recruits"] = given.at("human_ongoing_bonuses");
    const Json bonus = step(decided(with_card(position, 1)), "recruit_bonus"); // card 1: power
    EXPECT_EQ(bonus.at("bonus"), given.at("recruit_bonus"));
    EXPECT_EQ(bonus.at("human_gains").get<bool>(), !expect.at("human_gain").empty());
}

Json scored(const Json& final_lines, Json position = example()) {
    position["final"] = final_lines;
    return Json::parse(score_to_json(score(facts(), read(position))).dump());
}

void check_human_resources(const Json& given, const Json& expect) {
    Json resources = Json::object();
    const std::vector<std::string> places{"D1", "D2", "F3", "E3"};
    if (given.contains("resources_by_territory")) {
        for (std::size_t i = 0; i < given.at("resources_by_territory").size(); ++i)
            resources[places[i]] = given.at("resources_by_territory")[i];
    } else {
        resources = {{"D1", 6}, {"D2", 6}, {"F3", 1}};
    }
    const Json human = scored({{"coins", 0},
                               {"popularity", given.at("popularity")},
                               {"stars", 0},
                               {"power", 0},
                               {"resources", resources}})
                           .at("human");
    EXPECT_EQ(human.at("resource_coins"), expect.at("coins_from_resources"));
    if (expect.contains("counted_resources")) {
        EXPECT_EQ(human.at("resources"), expect.at("counted_resources"));
    }
}

void check_rates(const Json& given, const Json& expect) {
    const Rates rates = rates_at(given.at("popularity"));
    EXPECT_EQ(rates.star, expect.at("per_star").get<int>());
    EXPECT_EQ(rates.territory, expect.at("per_territory").get<int>());
    EXPECT_EQ(rates.resource_pair, expect.at("per_two_resources").get<int>());
}

void check_automa_score(const Json& given, const Json& expect) {
    Json position = example();
    position["automa"]["coins"] = given.at("coins");
    position["star_cube"] = 17; // three stars of the track, and one of a combat
    position["automa"]["character"] = given.at("controlled_territories")[0];
    position["automa"]["mechs"] = {"base", "base"};
    position["automa"]["workers"] = {given.at("controlled_territories")[1],
                                     given.at("controlled_territories")[2]};
    position["human"]["workers"] = Json::array();
    const Json lines = Json::parse(score_to_json(score(facts(), read(position))).dump()).at("automa");
    EXPECT_EQ(lines.at("stars"), given.at("stars"));
    EXPECT_EQ(lines.at("total"), expect.at("total"));
}

void check_card_counts(const Json& expect) {
    std::map<std::string, int> counts;
    for (const Card& card : facts().cards)
        ++counts[std::to_string(card.combat_cards)];
    EXPECT_EQ(Json(counts), expect);
}

/// The Automa defends with what the case's defender has: card 1 uses up to 6 power of 4, and one card.
void check_tie(const Json& given, const Json& expect) {
    const Json& defender = given.at("defender");
    Json position = example();
    position["automa"]["power"] = defender.at("power");
    position["automa"]["combat_cards"] = 1;
    position["automa"]["workers"] = {"E2", "G1"};
    position["human"]["mechs"] = {"E2"};
    const Json decision = decided(defended(position, "E2",
                                           {{"combat_card", 1},
                                            {"human_total", given.at("attacker").at("dial")},
                                            {"automa_values", defender.at("cards")}}));
    const Json combat = step(decision, "combat");
    EXPECT_EQ(combat.at("power"), defender.at("dial"));
    EXPECT_EQ(combat.at("winner"), expect.at("winner") == "attacker" ? "human" : "automa");
    EXPECT_EQ(combat.at("human_popularity"), expect.at("attacker_popularity_change"));
    EXPECT_EQ(combat.at("automa_draws"), expect.at("defender_draws_combat_cards"));
    EXPECT_EQ(decision.at("position_after").at("automa").at("power"), expect.at("defender_power_after"));
}

bool check(const Json& one) {
    const Json& given = one.at("given");
    const Json& expect = one.at("expect");
    const std::string id = one.at("id");
    if (given.contains("move"))
        check_move(given, expect);
    else if (given.contains("from_index"))
        check_star_step(given, expect);
    else if (expect.contains("neighbourhood"))
        check_neighbourhood(given, expect);
    else if (given.contains("power_table"))
        check_combat_use(given, expect);
    else if (given.contains("conquered_terrains"))
        check_conquest(given, expect);
    else if (given.contains("by_automa_faction"))
        check_groups(given, expect);
    else if (given.contains("recruit_bonus"))
        check_recruit(given, expect);
    else if (expect.contains("coins_from_resources"))
        check_human_resources(given, expect);
    else if (expect.contains("per_star"))
        check_rates(given, expect);
    else if (given.contains("controlled_territories"))
        check_automa_score(given, expect);
    else if (given.contains("file"))
        check_card_counts(expect);
    else if (given.contains("attacker"))
        check_tie(given, expect);
    else
        return false;
    return true;
}

TEST(ScytheRulesCases, AllThatAMachineCanCheck) {
    int checked = 0;
    for (const Json& one : cases()) {
        if (!one.value("machine_checkable", true))
            continue;
        SCOPED_TRACE(one.at("id").get<std::string>());
        EXPECT_TRUE(check(one)) << "nothing here knows how to check this case";
        ++checked;
    }
    EXPECT_EQ(checked, 79);
}

} // namespace
} // namespace automa::scythe::test
