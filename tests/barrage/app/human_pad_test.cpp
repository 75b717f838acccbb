// The pad of a human's turn: works, buildings and contracts give what they give, and what is given is placed.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/turn/foresight.h"
#include "app/barrage/turn/pad.h"

#include <gtest/gtest.h>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

constexpr Company human = Company::germany;

/// Germany is to act: with these works in sight and what `prepare` does to the position.
class PadOf {
public:
    explicit PadOf(const char* work, const std::function<void(State&)>& prepare = {})
        : game_(testFacts()), foresight_(game_), pad_(game_, foresight_) {
        GameOptions options;
        options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                                {human, PlayerKind::human, Level::medium, std::nullopt}};
        options.leeghwater = true;
        options.seed = 5;
        State state = new_game(*testFacts(), options).value().state;
        state.works[0] = testFacts()->find_work(work);
        state.next =
            static_cast<std::uint8_t>(std::ranges::find(state.turn_order, human) - state.turn_order.begin());
        if (prepare)
            prepare(state);
        game_.start(state, TileSource::box);
    }

    BarragePad& pad() { return pad_; }
    [[nodiscard]] const CompanyState& mine() const { return game_.state().company(human); }
    BarrageGame& game() { return game_; }
    void choose(const char* option) {
        pad_.setKind(BarragePad::Kind::Other);
        pad_.choose(QString::fromLatin1(option));
    }

private:
    BarrageGame game_;
    BarrageForesight foresight_;
    BarragePad pad_;
};

void owns(State& state, const char* building) {
    state.buildings[0] = {*testFacts()->find_building(building), {}};
    state.buildings[0].owners.push_back(human);
    for (std::size_t i = 1; i < state.buildings.size(); ++i)
        if (state.buildings[i].id == state.buildings[0].id)
            state.buildings[i].id = *testFacts()->find_building("robot_factory");
}

} // namespace

TEST(Pad, AWorkBooksItsRewardAndGoesOnUntilThePieceIsPlaced) {
    PadOf table("external_work_a3"); // 4 VP, a free base in the plains
    const int vp = table.mine().vp;
    table.choose("work|0");
    ASSERT_TRUE(table.pad().ready());
    EXPECT_TRUE(table.pad().lines().join(u' ').contains(QLatin1String("Then place")));
    table.pad().confirm(false);
    EXPECT_EQ(table.mine().vp, vp + 4);
    ASSERT_EQ(table.game().humanToAct(), human) << "the turn goes on";
    ASSERT_EQ(table.pad().toPlace().size(), 1);
    EXPECT_EQ(table.pad().structure(), QLatin1String("base")) << "its spaces are lit";
    for (const QString& space : table.pad().selectable())
        EXPECT_EQ(testFacts()->space(*testFacts()->find_space(space.toStdString())).region, Region::plain);
    table.pad().tapMap(table.pad().selectable().front());
    ASSERT_TRUE(table.pad().ready());
    EXPECT_TRUE(table.pad().lines().front().contains(QLatin1String("Free")));
    table.pad().confirm(false);
    EXPECT_FALSE(table.game().humanToAct()) << "and the turn is over";
    EXPECT_EQ(built_count(table.game().state(), human, Structure::base), 1);
}

TEST(Pad, APieceMayBeLeftAndUndoLeadsBackToTheWork) {
    PadOf table("external_work_a3");
    table.choose("work|0");
    table.pad().confirm(false);
    ASSERT_FALSE(table.pad().toPlace().isEmpty());
    table.pad().endTurn();
    EXPECT_FALSE(table.game().humanToAct());
    ASSERT_TRUE(table.game().undo());
    EXPECT_FALSE(table.pad().toPlace().isEmpty());
    ASSERT_TRUE(table.game().undo());
    EXPECT_TRUE(table.pad().toPlace().isEmpty());
    EXPECT_TRUE(table.game().state().works[0]);
}

TEST(Pad, AWorkAsksWhereItsDropsGo) {
    PadOf table("external_work_b5"); // 4 VP, 2 drops
    const int before = table.game().state().headstreams[1].drops;
    table.choose("work|0");
    EXPECT_FALSE(table.pad().ready());
    table.pad().chooseChip(QStringLiteral("B"));
    ASSERT_TRUE(table.pad().ready());
    table.pad().confirm(false);
    EXPECT_EQ(table.game().state().headstreams[1].drops, before + 2);
}

TEST(Pad, AStartingContractIsOfferedByAProduction) {
    const ContractId starting = *testFacts()->find_contract("starting_03");
    PadOf table("external_work_a3", [&](State& state) {
        state.company(human).held_contracts.add(starting);
        const Catalogue& facts = *testFacts();
        for (std::size_t i = 0; i < dam_space_count; ++i)
            if (state.dams[i].owner == Owner::neutral) {
                state.dams[i].drops = 1;
                const SpaceId conduit = facts.basin(facts.spaces[i].basin).conduits[0];
                state.conduits[index_in_kind(conduit)] = owner_of(human);
                state.powerhouses[index_in_kind(
                    facts.basin(facts.space(conduit).destination).powerhouses[0])] = owner_of(human);
                break;
            }
    });
    table.pad().setKind(BarragePad::Kind::Produce);
    table.pad().chooseChip(QStringLiteral("2"));
    ASSERT_FALSE(table.pad().contractList().empty());
    EXPECT_EQ(table.pad().contractList().back().contract, QLatin1String("starting_03"));
    table.pad().chooseContract(QStringLiteral("starting_03"));
    table.pad().chooseContract(QStringLiteral("starting_03"));
    EXPECT_EQ(table.pad().chosenContract(), QLatin1String("starting_03")) << "what is chosen stays chosen";
    table.pad().confirm(false);
    EXPECT_TRUE(table.mine().fulfilled_contracts.has(starting));
}

TEST(Pad, OwnBuildingsAreUsed) {
    PadOf farm("external_work_a3", [](State& state) { owns(state, "wind_farm"); });
    farm.choose("use|wind_farm");
    ASSERT_TRUE(farm.pad().ready());
    farm.pad().confirm(false);
    EXPECT_EQ(farm.mine().energy, 5);
    PadOf dam("external_work_a3", [](State& state) { owns(state, "cofferdam"); });
    dam.choose("use|cofferdam");
    EXPECT_FALSE(dam.pad().ready()) << "onto which dam?";
    PadOf station("external_work_a3", [](State& state) { owns(state, "control_station"); });
    station.choose("use|control_station");
    EXPECT_EQ(station.pad().kind(), BarragePad::Kind::Produce) << "it is a production with +3";
}

TEST(Pad, WhatIsChosenStaysChosenAndThereIsAWayBack) {
    PadOf table("external_work_a3");
    table.pad().setKind(BarragePad::Kind::Build);
    table.pad().setStructure(QStringLiteral("base"));
    table.pad().setStructure(QStringLiteral("base"));
    EXPECT_EQ(table.pad().structure(), QLatin1String("base"));
    EXPECT_TRUE(table.pad().stepBack());
    EXPECT_EQ(table.pad().kind(), BarragePad::Kind::None);
}

} // namespace automa::app::barrage_app
