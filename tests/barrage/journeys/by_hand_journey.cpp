// What is set by hand on trackers and board, and questions that may wait.
#include "tests/barrage/journeys/table_journey.h"

#include "app/barrage/turn/question_groups.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"

#include <algorithm>

using automa::app::barrage_app::BarrageGame;
using automa::app::barrage_app::DemoTable;
using automa::app::barrage_app::TileSource;
using namespace automa::journeys;
using namespace automa::barrage;

namespace {

ContractId unfulfilled(const BarrageGame& game) {
    for (std::size_t i = 0; i < game.facts().contracts.size(); ++i)
        if (game.facts().contracts[i].colour == Colour::red
            && std::ranges::none_of(game.state().companies, [&](const CompanyState& company) {
                   return company.fulfilled_contracts.has(ContractId(i));
               }))
            return ContractId(i);
    return ContractId(0);
}

void openEditor(TableJourney& journey) {
    journey.tapNamed("Trackers");
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_vp"); }));
}

/// The humans pass and the Automas act until nobody can; only slots that an Automa asks for are filled.
void playOut(BarrageGame& game) {
    for (int i = 0; i < 200 && !actions_are_over(game.state()); ++i) {
        if (const auto human = game.humanToAct()) {
            ASSERT_TRUE(game.perform(HumanPasses{*human}).ok());
            continue;
        }
        ASSERT_TRUE(game.decision());
        const auto needs = game.decision()->needs;
        ASSERT_TRUE(game.perform(TakeAutomaTurn{}).ok());
        for (const Need& need : needs) {
            const auto groups =
                automa::app::barrage_app::unseenContracts(game.facts(), game.state(), need.colour, {});
            const auto offered = std::ranges::find(groups, false, &automa::app::QuestionGroup::off);
            ASSERT_NE(offered, groups.end());
            const QString id = offered->choices.front().answer;
            ASSERT_TRUE(game.perform(LayContract{need.colour, need.slot,
                                                 *game.facts().find_contract(id.toStdString())})
                            .ok());
        }
    }
}

} // namespace

TEST(BarrageByHand, EveryValueOfAnAutomaCanBeSetAndUndone) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    openEditor(journey);
    const Company company = journey.game().decision()->company;
    const State before = journey.game().state();
    const CompanyState was = before.company(company);
    for (const char* field : {"field_vp", "field_energy", "field_excavators", "field_mixers"})
        journey.tapMore(field);
    journey.tap("draft_contracts");
    const auto contract = unfulfilled(journey.game());
    journey.tap("toggle_" + QString::fromStdString(journey.game().facts().contract(contract).id));
    journey.tap("draftBack");
    journey.tap("draft_technology");
    const TechId patent = tech_tile(3, Structure::conduit);
    const QString patentId = QString::fromStdString(journey.game().facts().tech[patent.index()].id);
    journey.tap("toggle_" + patentId);
    journey.tap("draftBack");
    journey.tap("draft_wheel");
    journey.tap("choice_4");
    journey.tapMore("segmentExcavators");
    journey.tap("segmentTile_" + patentId);
    journey.tap("draftBack");
    EXPECT_EQ(journey.game().state(), before) << "nothing counts before it is set";
    journey.tap("fieldsSet");
    const CompanyState& now = journey.game().state().company(company);
    EXPECT_EQ(now.vp, was.vp + 1);
    EXPECT_EQ(now.energy, was.energy + 1);
    EXPECT_EQ(now.excavators, was.excavators + 1);
    EXPECT_EQ(now.mixers, was.mixers + 1);
    EXPECT_TRUE(now.fulfilled_contracts.has(contract));
    EXPECT_EQ(now.wheel[4].technology, patent);
    EXPECT_EQ(now.wheel[4].excavators, was.wheel[4].excavators + 1);
    EXPECT_FALSE(now.technology.has(patent)) << "it lies on the wheel, not in the hand";
    EXPECT_TRUE(journey.says("By hand")) << "the ledger tells it";
    journey.app().table()->undo();
    EXPECT_EQ(journey.game().state(), before) << "one action, undone at once";
}

TEST(BarrageByHand, WhatIsKnownOfAHumanCanBeSetToo) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    journey.tapNamed("Trackers");
    journey.app().tracker()->setCompany(QStringLiteral("germany"));
    journey.settle();
    journey.tap("trackerEdit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("field_energy"); }));
    EXPECT_FALSE(journey.shows("field_engineers")) << "a human's engineers are the table's";
    journey.tapMore("field_energy");
    journey.tap("flag_passed");
    journey.tap("fieldsSet");
    EXPECT_TRUE(journey.game().state().company(Company::germany).passed);
    journey.app().table()->undo();
    EXPECT_FALSE(journey.game().state().company(Company::germany).passed);
}

TEST(BarrageByHand, AFreeSpaceOfTheBoardOffersToBuildThere) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const Company human = *journey.game().humanToAct();
    const State before = journey.game().state();
    const SpaceSet open = open_spaces(journey.game().facts(), before, human, Structure::base);
    journey.tapNamed("Board");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("map"); }));
    journey.app().board()->setChosen({});
    journey.tapOneOf(open);
    ASSERT_TRUE(journey.shows("buildHere"));
    EXPECT_TRUE(journey.shows("correct")) << "and the correction stays";
    journey.tap("buildHere");
    EXPECT_TRUE(journey.shows("confirmButton")) << "the pad shows what comes of it first";
    EXPECT_EQ(journey.game().state(), before);
    journey.tap("confirmButton");
    EXPECT_EQ(built_count(journey.game().state(), human, Structure::base),
              built_count(before, human, Structure::base) + 1);
}

TEST(BarrageByHand, ASlotThatNobodyNeedsToKnowIsNotAskedFor) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    BarrageGame& game = journey.game();
    journey.tap("padContract");
    journey.tap("option_5");
    journey.tap("confirmButton");
    ASSERT_FALSE(game.state().contracts[2][1]);
    playOut(game);
    ASSERT_TRUE(actions_are_over(game.state()));
    ASSERT_FALSE(game.state().contracts[2][1]) << "nobody needed to know it in between";
    journey.settle();
    EXPECT_FALSE(journey.shows("needPicker"));
    EXPECT_TRUE(journey.shows("roundEndPane"));
}

TEST(BarrageByHand, AfterAllTwentyTilesOfTheBoxTheCriteriaAreAskedForAnew_B_3_2) {
    GameOptions options = DemoTable::threeCompanies(7);
    options.interpretations.tile_reshuffle = TileReshuffle::all;
    TableJourney journey(
        options, [](const BarrageGame& game) { return game.automaToDraw().has_value(); }, TileSource::box);
    nlohmann::json discard = nlohmann::json::array();
    for (int tile = 2; tile <= 20; ++tile)
        discard.push_back(tile);
    const nlohmann::json patch{{"tiles", {{"stack", {1}}, {"discard", discard}}}};
    ASSERT_TRUE(journey.game().perform(Correct{patch, "tiles"}).ok());
    journey.settle();
    EXPECT_TRUE(journey.says("Turn over the top one and put it beside the stack"))
        << journey.texts().join(QStringLiteral(" | ")).toStdString();
    const int first = journey.app().table()->question()->question().groups[0].choices[0].answer.toInt();
    journey.tap("needGroup_0");
    journey.tap("needItem_0");
    EXPECT_FALSE(journey.says("Turn over the top one and put it beside the stack"));
    ASSERT_TRUE(journey.shows("needPicker")) << "then the tile that says the actions";
    journey.tap("needGroup_1");
    journey.tap("needItem_0");
    ASSERT_TRUE(journey.game().state().turn);
    EXPECT_EQ(journey.game().state().turn->criteria_tile.value, first);
    EXPECT_EQ(journey.game().state().tiles.discard.size(), 1U);
}
