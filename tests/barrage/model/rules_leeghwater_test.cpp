// The Leeghwater Project: set-up, private buildings, scoring.
#include "model/barrage/table/round.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/turn/construction.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

#include <set>

namespace automa::test {
namespace {

using namespace barrage;
using Ids = std::vector<std::string>;

NewGame game_of(int automas, bool leeghwater, std::uint64_t seed = 1) {
    GameOptions options;
    options.participants.assign(static_cast<std::size_t>(automas), Participant{});
    options.leeghwater = leeghwater;
    options.seed = seed;
    auto game = new_game(facts(), options);
    EXPECT_TRUE(game.ok()) << game.error().message;
    return game.ok() ? std::move(game).value() : NewGame{};
}

std::string fault_of(const Participant& participant, bool leeghwater) {
    const auto game = new_game(facts(), {{participant, Participant{}}, leeghwater, {}, 1});
    return game.ok() ? "" : game.error().id;
}

/// An Automa that can build buildings only; cofferdam 2+1, development office 1+2, research lab 2+2, customer
/// office 3+5, robot factory 1+5 from the top.
PositionBuilder builders(Level level = Level::medium) {
    auto builder = table(level).leeghwater().technology({"basic_building"}).machines(3, 5);
    for (const char* id :
         {"cofferdam", "development_office", "research_lab", "customer_office", "robot_factory"})
        builder.building(id);
    return builder;
}
Step built(const PositionBuilder& builder) {
    return step_of(builder.decide(), ActionKind::construction);
}
std::string building_of(const PositionBuilder& builder) {
    const auto id = built(builder).building;
    return id ? facts().buildings[id->index()].id : "";
}
/// The same with these owners of the cofferdam.
PositionBuilder cofferdam_of(std::initializer_list<Company> owners, std::string_view tile = "basic_building",
                             Level level = Level::medium) {
    return table(level).leeghwater().technology({tile}).machines(3, 5).building("cofferdam", owners);
}

TEST(L_1, NoIntroductoryTilesWithTheExpansion) {
    const NewGame game = game_of(2, true);
    for (const Company company : game.state.turn_order)
        EXPECT_FALSE(game.state.company(company).technology.has(tech("basic_joker")));
}

TEST(L_2, FiveBuildingsAndThreeWorksReadFromTheTop) {
    const NewGame game = game_of(2, true);
    EXPECT_EQ(game.state.buildings.size(), 5U);
    EXPECT_TRUE(game.state.works[0] && game.state.works[1] && game.state.works[2]);
    EXPECT_EQ(building_of(builders().tiles(17, 1)), "cofferdam");
    const NewGame base = game_of(2, false);
    EXPECT_TRUE(base.state.buildings.empty());
    EXPECT_FALSE(base.state.works[0]);
}

TEST(L_3, TheFiveBuildingsStayAllGame) {
    State state = game_of(3, true).state;
    std::set<int> different;
    for (const BuildingState& building : state.buildings)
        different.insert(building.id.value);
    EXPECT_EQ(different.size(), 5U);
    state.phase = Phase::end_of_round;
    EXPECT_TRUE(end_round(facts(), state).after.buildings == state.buildings);
}

TEST(L_4, TheFirstWorksAreOfDeckA) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        for (const auto& work : game_of(2, true, seed).state.works)
            EXPECT_EQ(facts().works[work->index()].deck, 'A');
}

TEST(L_5, FiveOfEightScoringTiles) {
    std::set<BonusTile> with;
    std::set<BonusTile> without;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const NewGame expanded = game_of(2, true, seed);
        EXPECT_EQ(expanded.state.bonus_tiles.size(), 5U);
        with.insert(expanded.state.bonus_tiles.begin(), expanded.state.bonus_tiles.end());
        const NewGame base = game_of(2, false, seed);
        without.insert(base.state.bonus_tiles.begin(), base.state.bonus_tiles.end());
    }
    EXPECT_EQ(with.size(), 8U);
    EXPECT_EQ(without.size(), 6U);
    EXPECT_EQ(facts().bonus[index_of(BonusTile::external_works)].vp_each, 5);
    EXPECT_EQ(facts().bonus[index_of(BonusTile::buildings)].vp_each, 4);
}

TEST(L_6, OneTechnologyTileOfEachLevelLeaves) {
    std::set<int> removed;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const NewGame game = game_of(2, true, seed);
        std::set<int> there;
        for (const TechId id : game.supply.patents)
            there.insert(id.value);
        for (const auto& patent : game.state.patents)
            there.insert(patent->value);
        EXPECT_EQ(there.size(), 15U);
        for (int level = 1; level <= 3; ++level) {
            int missing = 0;
            for (std::size_t s = 0; s < count_of<Structure>; ++s)
                if (!there.contains(tech_tile(level, static_cast<Structure>(s)).value)) {
                    ++missing;
                    removed.insert(static_cast<int>(s));
                }
            EXPECT_EQ(missing, 1);
        }
    }
    EXPECT_EQ(removed.size(), 6U) << "any tile may be the one";
}

TEST(L_7, TheNetherlandsNeedTheExpansionAndFourStaysTheMost) {
    const Participant netherlands{Company::netherlands, PlayerKind::automa, Level::medium, std::nullopt};
    EXPECT_EQ(fault_of(netherlands, true), "");
    EXPECT_EQ(fault_of(netherlands, false), "needs_expansion");
    GameOptions five;
    five.participants.assign(5, Participant{});
    five.leeghwater = true;
    EXPECT_FALSE(new_game(facts(), five).ok());
    std::set<Company> drawn;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        for (const Company company : game_of(2, true, seed).state.turn_order)
            drawn.insert(company);
    EXPECT_EQ(drawn.size(), 5U);
}

TEST(L_8, EveryCompanyGetsFivePiecesAndABasicBuildingTile) {
    const NewGame game = game_of(4, true);
    for (const Company company : game.state.turn_order) {
        EXPECT_TRUE(game.state.company(company).technology.has(tech("basic_building")));
        EXPECT_EQ(game.state.company(company).technology.size(), 5);
    }
    EXPECT_EQ(facts().pieces.of[index_of(Structure::building)], 5);
}

TEST(L_9, LeslieAndMargotNeedTheExpansion) {
    const auto with = [](Officer officer) {
        return Participant{Company::usa, PlayerKind::automa, Level::very_high, officer};
    };
    for (const Officer officer : {Officer::simone_luciani, Officer::tommaso_battista})
        EXPECT_EQ(fault_of(with(officer), false), "");
    for (const Officer officer : {Officer::leslie_spencer, Officer::margot_fouche}) {
        EXPECT_EQ(fault_of(with(officer), false), "needs_expansion");
        EXPECT_EQ(fault_of(with(officer), true), "");
    }
    const auto game = new_game(facts(), {{with(Officer::leslie_spencer), Participant{}}, true, {}, 1});
    EXPECT_TRUE(game.value().state.company(Company::usa).technology.has(tech("special_leslie")));
}

TEST(L_9, OfficersOfTheExpansionAreDrawnOnlyWithIt) {
    const Participant automa{Company::usa, PlayerKind::automa, Level::very_high, std::nullopt};
    int of_expansion = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State without = new_game(facts(), {{automa, Participant{}}, false, {}, seed}).value().state;
        const Officer drawn = without.company(Company::usa).officer.value();
        EXPECT_FALSE(facts().officers[index_of(drawn)].of_leeghwater) << name_of(drawn);
        const State with = new_game(facts(), {{automa, Participant{}}, true, {}, seed}).value().state;
        of_expansion += facts().officers[index_of(with.company(Company::usa).officer.value())].of_leeghwater;
    }
    EXPECT_GT(of_expansion, 40);
}

TEST(L_10, AutomasCountAsPlayers) {
    for (int automas = 2; automas <= 4; ++automas)
        EXPECT_EQ(game_of(automas, true).state.national.size(), static_cast<std::size_t>(automas - 1));
}

TEST(L_11, StartingResourcesAreUnchanged) {
    const State with = game_of(2, true).state;
    const State without = game_of(2, false).state;
    const CompanyState& a = with.company(with.turn_order[0]);
    const CompanyState& b = without.company(without.turn_order[0]);
    EXPECT_EQ(a.vp, b.vp);
    EXPECT_EQ(a.engineers, b.engineers);
    EXPECT_EQ(a.excavators, b.excavators);
    EXPECT_EQ(a.mixers, b.mixers);
    EXPECT_EQ(a.fulfilled_contracts.size(), 0);
}

TEST(L_12, OneEngineerOnAllFourTilesThatShowABuilding) {
    for (const int tile : {17, 18, 19, 20}) {
        const Decision decision = builders().tiles(tile, 1).decide();
        EXPECT_EQ(step_of(decision, ActionKind::construction).engineers, 1) << tile;
        EXPECT_EQ(decision.after.company(Company::usa).engineers, 11) << tile;
    }
}

TEST(L_13, PieceTileMachineryAndAFreePlaceWithoutOwnPiece) {
    EXPECT_EQ(skip_rule(builders().technology({"basic_base"}).machines(0, 9).tiles(20, 1).decide(), 3),
              "B-6.2");
    EXPECT_EQ(skip_rule(builders().machines(1, 1).tiles(20, 1).decide(), 3), "B-6.3");
    EXPECT_EQ(skip_rule(cofferdam_of({Company::usa}).tiles(20, 1).decide(), 3), "B-6.4");
    EXPECT_TRUE(did(cofferdam_of({Company::germany}).tiles(20, 1).decide(), ActionKind::construction));
}

TEST(L_14, MachineryAndTileGoOnTheWheel) {
    const Decision decision = builders().tiles(20, 1).decide();
    const Step step = step_of(decision, ActionKind::construction);
    EXPECT_EQ(decision.after.company(Company::usa).wheel[1],
              (Segment{tech("basic_building"), static_cast<std::uint8_t>(step.excavators),
                       static_cast<std::uint8_t>(step.mixers)}));
}

std::vector<int> places(int participants, std::size_t row, BuildingSecondPlace reading) {
    PositionBuilder builder;
    builder.leeghwater().reading(&Interpretations::building_second_place, reading);
    constexpr std::array companies{Company::usa, Company::italy, Company::france, Company::germany};
    for (int i = 0; i < participants; ++i)
        builder.automa(companies[static_cast<std::size_t>(i)]);
    for (const char* id : {"cofferdam", "development_office", "research_lab"})
        builder.building(id);
    State state = builder.build();
    std::vector<int> vp;
    while (const auto next = building_place_vp(facts(), state, row)) {
        vp.push_back(*next);
        if (vp.size() == 4)
            break;
        state.buildings[row].owners.push_back(companies[vp.size() - 1]);
    }
    return vp;
}

TEST(L_15, ThePlacesAtABuilding) {
    constexpr auto closed = BuildingSecondPlace::closed_below_4;
    constexpr auto upper = BuildingSecondPlace::upper_two_open_at_3;
    EXPECT_EQ(places(2, 0, closed), (std::vector<int>{0, 3, 3}));
    EXPECT_EQ(places(3, 0, closed), (std::vector<int>{0, 3, 3}));
    EXPECT_EQ(places(4, 0, closed), (std::vector<int>{0, 0, 3, 3}));
    EXPECT_EQ(places(3, 1, upper), (std::vector<int>{0, 0, 3, 3}));
    EXPECT_EQ(places(3, 2, upper), (std::vector<int>{0, 3, 3}));
    EXPECT_EQ(places(2, 0, upper), (std::vector<int>{0, 3, 3}));
}

TEST(L_16, APlaceMarkedThreeCostsThreeVpUnlessTheLevelOneJokerWaivesIt) {
    const auto vp = [](std::string_view tile, Level level) {
        return built(cofferdam_of({Company::germany}, tile, level).machines(3, 1).tiles(20, 1)).vp;
    };
    EXPECT_EQ(vp("basic_building", Level::medium), -3);
    EXPECT_EQ(vp("level_1_joker", Level::medium), -3);
    EXPECT_EQ(vp("level_1_joker", Level::high), 0);
}

TEST(L_17, PlacesAreFilledFromTheLeft) {
    const Decision decision = cofferdam_of({Company::germany}).tiles(20, 1).decide();
    const auto& owners = decision.after.buildings[0].owners;
    ASSERT_EQ(owners.size(), 2U);
    EXPECT_EQ(owners[0], Company::germany);
    EXPECT_EQ(owners[1], Company::usa);
}

TEST(L_18, OncePerBuilding) {
    auto builder = cofferdam_of({Company::usa}).building("research_lab");
    EXPECT_EQ(building_of(builder.tiles(17, 1)), "research_lab");
}

TEST(L_19, ActiveAsSoonAsThePieceStands) {
    const Decision decision = builders().tiles(17, 1).decide();
    EXPECT_TRUE(decision.after.buildings[0].owners.contains(Company::usa));
    EXPECT_EQ(bonus_count(facts(), decision.after, Company::usa, BonusTile::buildings), 1);
}

TEST(L_20, TheBuildingRowGivesNothing) {
    const Decision decision =
        cofferdam_of({Company::usa}).building("research_lab").tiles(17, 1).decide(); // the second piece
    EXPECT_TRUE(step_of(decision, ActionKind::construction).gains.empty());
    EXPECT_EQ(decision.after.company(Company::usa).vp, 16);
}

TEST(L_21, ABuildingCountsForNoObjectiveAndNoPowerhouseCost) {
    const State with = cofferdam_of({Company::usa}).build();
    for (std::size_t i = 0; i < count_of<Objective>; ++i)
        EXPECT_EQ(objective_count(facts(), with, Company::usa, static_cast<Objective>(i)), 0);
    const Step powerhouse = built(cofferdam_of({Company::usa}, "basic_powerhouse").tiles(15, 1));
    EXPECT_EQ(powerhouse.mixers, 2);
}

TEST(L_26, AnAutomaNeverUsesABuilding) {
    for (const int tile : {5, 8, 12, 15}) {
        auto builder = table().leeghwater().machines(2, 2).building("energy_relay_field");
        const Decision without = builder.tiles(tile, 1).decide();
        auto own = table().leeghwater().machines(2, 2).building("energy_relay_field", {Company::usa});
        const Decision with = own.tiles(tile, 1).decide();
        EXPECT_EQ(with.steps, without.steps) << tile;
    }
}

TEST(L_27, ThePieceStaysSoTheLeftSpaceStaysShut) {
    State state = builders().tiles(17, 1).decide().after;
    state.phase = Phase::end_of_round;
    state = end_round(facts(), state).after;
    EXPECT_TRUE(state.buildings[0].owners.contains(Company::usa));
}

TEST(L_28, TheFirstAvailableWhoseMachineryItHas) {
    EXPECT_EQ(building_of(builders().machines(1, 5).tiles(17, 1)), "development_office");
    EXPECT_EQ(building_of(builders().machines(1, 5).tiles(20, 1)), "robot_factory");
    EXPECT_EQ(building_of(builders().machines(1, 4).tiles(20, 1)), "development_office");
}

TEST(L_29, APlaceMarkedThreeIsAvailableEvenWithoutVp) {
    const Decision decision = cofferdam_of({Company::germany}).vp(0).tiles(20, 1).decide();
    EXPECT_EQ(decision.after.company(Company::usa).vp, -3);
}

TEST(L_30, AJokerMayBuildABuilding) {
    EXPECT_EQ(name(built(builders().machines(2, 1).technology({"level_2_joker"}).tiles(18, 1)).technology),
              "level_2_joker");
}

TEST(L_31, TheRuleThatFails) {
    auto five = table().leeghwater().technology({"basic_building"}).machines(9, 1);
    for (const char* id :
         {"cofferdam", "development_office", "research_lab", "customer_office", "robot_factory"})
        five.building(id, {Company::usa});
    EXPECT_EQ(skip_rule(five.tiles(20, 1).decide(), 3), "B-6.1");
    EXPECT_EQ(skip_rule(builders().technology({}).tiles(20, 1).decide(), 3), "B-6.2");
    EXPECT_EQ(skip_rule(builders().machines(0, 1).tiles(20, 1).decide(), 3), "B-6.3");
    // Machinery for the cofferdam, where a piece stands already, and for no other.
    EXPECT_EQ(
        skip_rule(
            cofferdam_of({Company::usa}).building("customer_office").machines(2, 1).tiles(20, 1).decide(), 3),
        "B-6.4");
}

TEST(L_32, AdvancedBuildingTilesFromHighOn) {
    const auto vp = [](std::string_view tile, Level level) {
        return built(cofferdam_of({}, tile, level).tiles(17, 1)).vp;
    };
    EXPECT_EQ(vp("level_1_building", Level::high), 3);
    EXPECT_EQ(vp("level_3_building", Level::high), 3);
    EXPECT_EQ(vp("level_1_building", Level::medium), 0);
    EXPECT_EQ(vp("level_3_building", Level::medium), 0);
    const Step two = built(cofferdam_of({}, "level_2_building", Level::high).machines(3, 3).tiles(17, 1));
    EXPECT_EQ(two.excavators, 2);
    EXPECT_EQ(two.mixers, 0);
    const Step plain = built(cofferdam_of({}, "level_2_building").machines(3, 3).tiles(17, 1));
    EXPECT_EQ(plain.mixers, 1);
    // They count again at the end.
    const Decision first = cofferdam_of({}, "level_1_building", Level::high).tiles(17, 1).decide();
    EXPECT_EQ(vp_for(final_scoring(facts(), first.after).events, Company::usa, Reason::buildings), 3);
}

TEST(L_34, ThePatentForABuildingOrAJoker) {
    const auto patent = [](std::initializer_list<std::string_view> tiles) {
        return table().leeghwater().technology({}).machines(0, 0).patents(tiles).tiles(19, 1).decide();
    };
    EXPECT_EQ(
        name(step_of(patent({"level_1_joker", "level_2_building"}), ActionKind::patent_office).technology),
        "level_2_building");
    EXPECT_EQ(name(step_of(patent({"level_1_base", "level_1_joker"}), ActionKind::patent_office).technology),
              "level_1_joker");
    EXPECT_EQ(skip_rule(patent({"level_1_base"}), 4), "B-8.3");
}

TEST(L_35, MargotBuildsABuildingFirst) {
    PositionBuilder builder;
    builder.leeghwater()
        .automa(Company::usa, Level::very_high, Officer::margot_fouche)
        .human(Company::germany);
    builder.building("cofferdam");
    const Step step = built(builder.tiles(4, 1)); // the tile says a base, 2 engineers
    EXPECT_EQ(step.building, building("cofferdam"));
    EXPECT_EQ(step.engineers, 1);
    EXPECT_EQ(built(builder.of(Company::usa).machines(5, 0)).structure, Structure::base);
}

TEST(L_35, LeslieTakesAWorkAsAConstructionWithHerTile) {
    PositionBuilder builder;
    builder.leeghwater()
        .automa(Company::usa, Level::very_high, Officer::leslie_spencer)
        .human(Company::germany);
    builder.of(Company::usa).technology({"special_leslie", "basic_base"}).works({"external_work_b4", "", ""});
    const Decision decision = builder.tiles(4, 1).decide();
    const Step step = step_of(decision, ActionKind::external_work);
    EXPECT_EQ(step.engineers, 1);
    EXPECT_EQ(name(step.technology), "special_leslie");
    EXPECT_EQ(decision.after.company(Company::usa).wheel[1], (Segment{tech("special_leslie"), 3, 0}));
}

TEST(L_40, ThreeNewWorksARoundFromTheLowestDeck) {
    const NewGame game = game_of(2, true);
    std::string decks;
    for (const auto& work : game.state.works)
        decks += facts().works[work->index()].deck;
    for (auto next = game.supply.works.rbegin(); next != game.supply.works.rend(); ++next)
        decks += facts().works[next->index()].deck;
    EXPECT_EQ(decks, "AAAAABBBBBCCCCC");
    std::string by_round;
    for (const auto& round : facts().setup.work_decks)
        by_round += std::string(round.begin(), round.end());
    EXPECT_EQ(by_round, decks);
    State state = game.state;
    state.phase = Phase::end_of_round;
    const State after = end_round(facts(), state).after;
    EXPECT_FALSE(after.works[0] || after.works[1] || after.works[2]);
}

TEST(L_44, TheNewScoringTilesScoreLikeTheOthers) {
    const auto bonus = [](BonusTile tile, int energy) {
        const State state = cofferdam_of({Company::usa})
                                .works_taken({"external_work_a1", "external_work_a2"})
                                .energy(energy)
                                .bonus({tile})
                                .phase(Phase::scoring)
                                .build();
        return vp_for(score_round(facts(), state).events, Company::usa, Reason::bonus_tile);
    };
    EXPECT_EQ(bonus(BonusTile::external_works, 6), 10);
    EXPECT_EQ(bonus(BonusTile::buildings, 6), 4);
    EXPECT_EQ(bonus(BonusTile::buildings, 5), 0);
}

TEST(L_45, EveryOwnerScoresABuildingInFullAtEveryLevel) {
    const State state = PositionBuilder()
                            .leeghwater()
                            .automa(Company::usa, Level::low)
                            .automa(Company::italy, Level::high)
                            .building("customer_office", {Company::usa, Company::italy})
                            .building("cofferdam", {Company::italy})
                            .phase(Phase::end_of_round)
                            .build();
    const Events events = final_scoring(facts(), state).events;
    EXPECT_EQ(vp_for(events, Company::usa, Reason::buildings), 7);
    EXPECT_EQ(vp_for(events, Company::italy, Reason::buildings), 10);
}

} // namespace
} // namespace automa::test
