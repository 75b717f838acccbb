// The table by touch: how many taps a turn takes, what the model does then, and what the screen says.
#include "tests/barrage/journeys/table_journey.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/text/text_words.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/forecast.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>
#include <set>

using automa::app::barrage_app::BarrageGame;
using automa::app::barrage_app::BarrageNames;
using automa::app::barrage_app::BarragePad;
using automa::app::barrage_app::DemoTable;
using automa::app::barrage_app::TileSource;
using namespace automa::journeys;
using namespace automa::barrage;

namespace {

bool humanCanProduce(const BarrageGame& game) {
    return humanActs(game) && !human_systems(game.facts(), game.state(), *game.humanToAct()).empty();
}

/// The human holds these, wherever they lay.
void give(TableJourney& journey, Company human, std::initializer_list<const char*> contracts) {
    for (const char* id : contracts) {
        const auto contract = *journey.game().facts().find_contract(id);
        nlohmann::json patch = nlohmann::json::array();
        State state = journey.game().state();
        for (auto& row : state.contracts)
            for (auto& slot : row)
                if (slot == contract)
                    slot.reset();
        for (CompanyState& other : state.companies) {
            other.held_contracts.remove(contract);
            other.fulfilled_contracts.remove(contract);
        }
        state.company(human).held_contracts.add(contract);
        patch.push_back(
            {{"op", "replace"},
             {"path", ""},
             {"value", nlohmann::json::parse(position_to_json(journey.game().facts(), state).dump())}});
        const auto given = journey.game().perform(Correct{patch, "contracts"});
        ASSERT_TRUE(given.ok()) << id << ": " << given.error().message;
    }
    journey.settle();
    journey.resetTaps();
}

} // namespace

TEST(BarrageTable, AnAutomasTurnIsOneTap) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    const Company company = journey.game().decision()->company;
    const State after = journey.game().decision()->after;
    EXPECT_TRUE(journey.says(journey.app().table()->headline()));
    journey.tap("doneButton");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(journey.game().state().company(company), after.company(company));
    EXPECT_EQ(journey.game().state().dams, after.dams);
}

TEST(BarrageTable, TicksStayWhileTheCardIsShown) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    journey.tap("step_0");
    EXPECT_TRUE(journey.holds("step_0", "done"));
    journey.shell().settings()->setLanguage(QStringLiteral("uk"));
    journey.settle();
    EXPECT_TRUE(journey.holds("step_0", "done"));
    journey.press(Qt::Key_1);
    EXPECT_FALSE(journey.holds("step_0", "done"));
}

TEST(BarrageTable, UndoLeadsBackToTheSameCard) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    const State before = journey.game().state();
    const QString headline = journey.app().table()->headline();
    journey.tap("doneButton");
    ASSERT_FALSE(journey.game().state() == before);
    journey.tap("undoButton");
    EXPECT_EQ(journey.game().state(), before);
    EXPECT_TRUE(journey.says(headline));
    journey.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(journey.game().state() == before);
}

TEST(BarrageTable, KeysDoWhatTheButtonsDo) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    const std::size_t cursor = journey.game().journal().cursor();
    journey.press(Qt::Key_Return);
    EXPECT_EQ(journey.game().journal().cursor(), cursor + 1);
    journey.press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(journey.game().journal().cursor(), cursor);
    EXPECT_EQ(journey.taps(), 0);
}

TEST(BarrageTable, AHumanBuildsEveryStructureInThreeTaps) {
    for (const Structure structure : {Structure::base, Structure::conduit, Structure::powerhouse}) {
        TableJourney journey(DemoTable::threeCompanies(7), humanActs);
        const Company human = *journey.game().humanToAct();
        const State before = journey.game().state();
        journey.tap(QStringLiteral("choice_") + QString::fromUtf8(name_of(structure).data()));
        journey.tapOneOf(open_spaces(journey.game().facts(), before, human, structure));
        EXPECT_TRUE(journey.holds("confirmButton", "enabled"));
        EXPECT_EQ(journey.game().state(), before) << "the preview must not count";
        journey.tap("confirmButton");
        EXPECT_LE(journey.taps(), 3) << name_of(structure);
        EXPECT_EQ(built_count(journey.game().state(), human, structure),
                  built_count(before, human, structure) + 1);
    }
}

TEST(BarrageTable, AHumanProducesInThreeTaps) {
    TableJourney journey(DemoTable::threeCompanies(7), humanCanProduce);
    const Company human = *journey.game().humanToAct();
    const auto& facts = journey.game().facts();
    const State before = journey.game().state();
    // The best system stands first; counted here from the board.
    int most = 0;
    for (const System& system : human_systems(facts, before, human))
        most = std::max(most, before.dam(system.dam).drops * facts.space(system.conduit).power);
    most += production_bonus(facts, before, human);
    journey.tap("padProduce");
    journey.tap("option_0");
    const QString promised = journey.app().pad()->title();
    EXPECT_TRUE(journey.says(promised));
    journey.tap("confirmButton");
    EXPECT_LE(journey.taps(), 3);
    EXPECT_EQ(journey.game().state().company(human).energy, before.company(human).energy + most);
}

TEST(BarrageTable, AHumanPassesInTwoTaps) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const Company human = *journey.game().humanToAct();
    journey.tap("padPass");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_TRUE(journey.game().state().company(human).passed);
}

TEST(BarrageTable, ATurnWithTwoThingsStaysOpenInBetween) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const Company human = *journey.game().humanToAct();
    const int drops = journey.game().state().headstreams[1].drops;
    journey.tap("padWater");
    journey.tap("chip_B");
    journey.tap("moreButton");
    EXPECT_EQ(journey.game().humanToAct(), human);
    EXPECT_EQ(journey.game().state().headstreams[1].drops, drops + 2);
    EXPECT_TRUE(journey.says("This turn so far"));
    journey.tap("endTurnButton");
    EXPECT_NE(journey.game().humanToAct(), human);
}

TEST(BarrageTable, WaterIsTwoButtonsAndThreeTaps) {
    for (const char* button : {"padWater", "padFlow"}) {
        TableJourney journey(DemoTable::threeCompanies(7), humanActs);
        const State before = journey.game().state();
        journey.tap(button);
        journey.tap("chip_C");
        journey.tap("confirmButton");
        EXPECT_EQ(journey.taps(), 3) << button;
        EXPECT_FALSE(journey.game().state() == before);
        if (button == std::string_view("padWater")) {
            EXPECT_EQ(journey.game().state().headstreams[2].drops, before.headstreams[2].drops + 2);
        } else {
            EXPECT_EQ(journey.game().state().headstreams[2].drops, before.headstreams[2].drops)
                << "it has run on";
        }
    }
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const State before = journey.game().state();
    journey.tap("padWater");
    journey.tap("chip_A");
    journey.tap("chip_D"); // one goes over
    journey.tap("confirmButton");
    EXPECT_EQ(journey.game().state().headstreams[0].drops, before.headstreams[0].drops + 1);
    EXPECT_EQ(journey.game().state().headstreams[3].drops, before.headstreams[3].drops + 1);
}

TEST(BarrageTable, ThePhonesMapTakesSpacesAndHeadstreamsRightInTheTurn) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const Company human = *journey.game().humanToAct();
    const State before = journey.game().state();
    ASSERT_TRUE(journey.shows("map")) << "the board fills the room that the turn leaves";
    journey.tapOneOf(open_spaces(journey.game().facts(), before, human, Structure::base));
    EXPECT_TRUE(journey.holds("confirmButton", "enabled"));
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_EQ(built_count(journey.game().state(), human, Structure::base),
              built_count(before, human, Structure::base) + 1);
    EXPECT_TRUE(journey.app().pad()->selectable().isEmpty()) << "not in an Automa's turn";
    ASSERT_TRUE(journey.table().playUntil([&] { return humanActs(journey.game()); }));
    EXPECT_TRUE(journey.app().pad()->selectable().contains("headstream_A"));
    journey.app().pad()->tapMap("headstream_A");
    EXPECT_EQ(journey.app().pad()->kind(), BarragePad::Kind::Water);
    EXPECT_TRUE(journey.app().pad()->ready());
}

TEST(BarrageTable, TheChosenButtonIsMarked) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    EXPECT_FALSE(journey.holds("padMarkers", "checked"));
    journey.tap("padMarkers");
    EXPECT_TRUE(journey.holds("padMarkers", "checked"));
    EXPECT_FALSE(journey.holds("padOther", "checked"));
}

TEST(BarrageTable, OnALowScreenTheChosenButtonIsTheHeadingAndLeadsBack) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs, TileSource::app, QSize(412, 640));
    journey.tap("padMarkers");
    EXPECT_FALSE(journey.shows("padOther"));
    EXPECT_TRUE(journey.texts().contains("Markers")) << journey.texts().join(" | ").toStdString();
    journey.tap("padBack");
    EXPECT_TRUE(journey.shows("padMarkers"));
    EXPECT_EQ(journey.app().pad()->kind(), BarragePad::Kind::None);
}

TEST(BarrageTable, AProductionWithTheBestSpaceAndAContractIsFourTaps) {
    TableJourney journey(DemoTable::threeCompanies(7), humanCanProduce);
    const Company human = *journey.game().humanToAct();
    // It holds two that can be fulfilled, so that one is to be chosen.
    give(journey, human, {"green_03", "green_04"}); // 2 energy each: 5 credits; 2 VP and 3 steps
    const State before = journey.game().state();
    journey.tap("padProduce");
    journey.tap("chip_2");
    journey.tap("fulfil_1");
    EXPECT_TRUE(journey.says(journey.app().pad()->title()));
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 4);
    const CompanyState& after = journey.game().state().company(human);
    EXPECT_EQ(after.held_contracts.size(), 1);
    EXPECT_EQ(after.fulfilled_contracts.size(), before.company(human).fulfilled_contracts.size() + 1);
    EXPECT_GT(after.energy, before.company(human).energy);
}

TEST(BarrageTable, AContractThatGivesWaterIsFourTapsToo) {
    TableJourney journey(DemoTable::threeCompanies(7), humanCanProduce);
    const Company human = *journey.game().humanToAct();
    give(journey, human, {"green_03", "green_05"}); // the second one gives 2 drops that rest
    const State before = journey.game().state();
    journey.tap("padProduce");
    journey.tap("chip_2");
    const auto& offers = journey.app().pad()->contractList();
    const auto watery = std::ranges::find_if(offers, [](const auto& offer) { return offer.drops > 0; });
    ASSERT_NE(watery, offers.end());
    const auto row = static_cast<int>(watery - offers.begin());
    journey.tap(QStringLiteral("reward_%1_B").arg(row)); // the contract and its headstream in one
    journey.picture(QStringLiteral("contract_with_water"));
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 4);
    const State& after = journey.game().state();
    EXPECT_EQ(after.company(human).held_contracts.size(), 1);
    EXPECT_EQ(after.headstreams[index_of(Headstream::B)].drops,
              before.headstreams[index_of(Headstream::B)].drops + 2);
}

TEST(BarrageTable, TheCodesOfTheTilesLieInAStrictGridOnASmallPhone) {
    TableJourney journey(
        DemoTable::threeCompanies(7), [](const BarrageGame& game) { return game.automaToDraw().has_value(); },
        TileSource::box, QSize(360, 640));
    ASSERT_TRUE(journey.shows("needPicker"));
    std::map<int, int> inRow;
    std::set<int> widths;
    int groups = 0;
    for (; const QQuickItem* group = journey.find(QStringLiteral("needGroup_%1").arg(groups)); ++groups) {
        ++inRow[qRound(group->mapToScene(QPointF()).y())];
        widths.insert(qRound(group->width()));
    }
    EXPECT_EQ(groups, 10);
    ASSERT_EQ(inRow.size(), 2U);
    EXPECT_EQ(inRow.begin()->second, 5);
    EXPECT_EQ(widths.size(), 1U) << "equal columns";
}

TEST(BarrageTable, ATakenContractIsKeptAndTheNewOneIsAskedForOnlyIfItCouldMatter) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const Company human = *journey.game().humanToAct();
    const ContractId taken = *journey.game().state().contracts[0][0];
    journey.tap("padContract");
    journey.tap("option_0");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 3);
    ASSERT_FALSE(journey.game().state().contracts[0][0]);
    EXPECT_TRUE(journey.game().state().company(human).held_contracts.has(taken));
    const auto& decision = journey.game().decision();
    const bool matters = decision && !decision->needs.empty();
    EXPECT_EQ(journey.shows("needPicker"), matters);
    EXPECT_NE(journey.app().table()->mode(), automa::app::barrage_app::BarrageTable::Refill);
}

TEST(BarrageTable, AContractThatNobodyHasNamedIsNamedWhenItIsWanted) {
    TableJourney journey(DemoTable::threeCompanies(7), humanActs);
    const nlohmann::json patch{{"contracts", {{"green", nlohmann::json::array({nullptr, nullptr})}}}};
    ASSERT_TRUE(journey.game().perform(Correct{patch, "contracts"}).ok());
    journey.settle();
    EXPECT_FALSE(journey.shows("needPicker")) << "nobody needs it yet";
    journey.tap("padContract");
    journey.tap("option_0");
    ASSERT_TRUE(journey.shows("needPicker"));
    EXPECT_TRUE(journey.says("Green contract, left: which one is new?"));
    journey.tap("needLater");
    EXPECT_FALSE(journey.shows("needPicker"));
    journey.tap("option_0");
    journey.tap("needGroup_1");
    journey.tap("needItem_0");
    ASSERT_TRUE(journey.game().state().contracts[0][0]);
    EXPECT_TRUE(journey.holds("confirmButton", "enabled")) << "it is chosen already";
}

TEST(BarrageTable, WhatTheAutomaNeedsToKnowReplacesDone) {
    // With no contract on the table this Automa would have to ask before it can go on.
    const auto wouldAsk = [](const BarrageGame& game) {
        State bare = game.state();
        bare.contracts = {};
        const auto decision = decide(game.facts(), bare);
        return settled(game) && decision.ok() && !decision.value().needs.empty();
    };
    const auto facts = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    const auto leadsThere = [&](std::uint64_t seed) {
        BarrageGame trial(facts);
        return DemoTable(trial, DemoTable::threeCompanies(seed)).playUntil([&] { return wouldAsk(trial); });
    };
    std::uint64_t seed = 1;
    while (seed < 40 && !leadsThere(seed))
        ++seed;
    TableJourney journey(DemoTable::threeCompanies(seed), wouldAsk);
    const nlohmann::json none = nlohmann::json::array({nullptr, nullptr});
    const nlohmann::json patch{{"contracts", {{"green", none}, {"yellow", none}, {"red", none}}}};
    ASSERT_TRUE(journey.game().perform(Correct{patch, "contracts"}).ok());
    journey.settle();
    EXPECT_EQ(journey.app().table()->mode(), automa::app::barrage_app::BarrageTable::Automa);
    EXPECT_FALSE(journey.shows("doneButton"));
    ASSERT_TRUE(journey.shows("needPicker"));
    const Need need = journey.game().decision()->needs.front();
    journey.resetTaps();
    journey.tap("needGroup_0");
    journey.tap("needItem_0");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_TRUE(journey.game().state().contracts[index_of(need.colour)][static_cast<std::size_t>(need.slot)]);
}

TEST(BarrageTable, TilesFromTheBoxAreFoundInTwoTaps) {
    TableJourney journey(
        DemoTable::threeCompanies(7), [](const BarrageGame& game) { return game.automaToDraw().has_value(); },
        TileSource::box);
    if (journey.game().state().tiles.discard.empty()) {
        journey.tap("needGroup_0");
        journey.tap("needItem_0");
        journey.resetTaps();
    }
    journey.tap("needGroup_1");
    journey.tap("needItem_0");
    EXPECT_EQ(journey.taps(), 2);
    ASSERT_TRUE(journey.game().state().turn);
    EXPECT_TRUE(journey.says(journey.app().table()->headline()));
}

TEST(BarrageTable, TwoAutomasOfDifferentLevelsTakeTurnsInOrder) {
    TableJourney journey(DemoTable::threeCompanies(7), automaReady);
    std::set<Company> acted;
    for (int turns = 0; turns < 12 && acted.size() < 2; ++turns) {
        if (journey.game().decision()
            && journey.app().table()->mode() == automa::app::barrage_app::BarrageTable::Automa) {
            acted.insert(journey.game().decision()->company);
            EXPECT_TRUE(journey.says(journey.app().table()->headline()));
            journey.tap("doneButton");
        } else {
            ASSERT_TRUE(journey.table().step());
            journey.settle();
        }
    }
    EXPECT_TRUE(acted.contains(Company::usa));
    EXPECT_TRUE(acted.contains(Company::italy));
    for (const char* level : {"medium", "high"})
        EXPECT_TRUE(journey.says(automa::app::as_label(BarrageNames::level_short(QLatin1StringView(level)))))
            << "on a phone in short";
    journey.resize(QSize(360, 640));
    journey.settle();
    for (const char* level : {"medium", "high"})
        EXPECT_TRUE(journey.says(automa::app::as_label(BarrageNames::level_short(QLatin1StringView(level)))))
            << "on the smallest one in the name's place";
    journey.resize(QSize(800, 1280)); // the box's names of three levels need room beside the companies'
    journey.settle();
    for (const char* level : {"medium", "high"})
        EXPECT_TRUE(journey.says(BarrageNames::level(QLatin1StringView(level))));
}

TEST(BarrageTable, ALeeghwaterTurnKnowsWorksAndBuildings) {
    TableJourney journey(DemoTable::threeCompanies(11, true), humanActs);
    const Company human = *journey.game().humanToAct();
    journey.tap("choice_building");
    journey.tap("option_0");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 3);
    EXPECT_EQ(built_count(journey.game().state(), human, Structure::building), 1);
    ASSERT_TRUE(journey.table().playUntil([&] { return humanActs(journey.game()); }));
    journey.settle();
    journey.resetTaps();
    journey.tap("padOther");
    journey.tap("option_1");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 3);
    EXPECT_EQ(journey.game().state().company(human).fulfilled_works.size(), 1);
}
