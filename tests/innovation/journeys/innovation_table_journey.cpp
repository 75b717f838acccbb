// The table of Age of Innovation by touch: a whole game, and how many taps a turn takes.
#include "tests/innovation/journeys/innovation_journey.h"

#include <set>
#include <string>

using namespace automa::journeys;
using namespace automa::innovation;
using automa::app::innovation_app::InnovationQuestion;

namespace {

using Screen = InnovationJourney::Stage;

bool humanActs(InnovationJourney& journey) {
    return journey.app().stage() == Screen::Human && journey.state().app.phase == Phase::actions;
}

bool automaReady(InnovationJourney& journey) {
    return journey.app().stage() == Screen::Automa && journey.state().app.phase == Phase::actions
           && journey.game().decision() && journey.game().decision()->needs.empty();
}

} // namespace

TEST(InnovationTable, AWholeGameIsPlayedByTouchAndUndoneToItsStart) {
    InnovationJourney journey;
    const State start = journey.game().startState();
    EXPECT_FALSE(journey.goOnUntil([] { return false; }));
    EXPECT_EQ(journey.state().round, round_count);
    EXPECT_EQ(journey.app().stage(), Screen::RoundEnd);
    EXPECT_EQ(journey.state().passed.size(), 2U);
    while (journey.game().canUndo())
        ASSERT_TRUE(journey.game().undo());
    EXPECT_EQ(journey.state(), start);
}

TEST(InnovationTable, TwoHumansPlayInTurnOrder) {
    GameOptions options = InnovationJourney::oneHuman();
    options.humans.push_back(Terrain::forest);
    options.faction = Faction::simpletons;
    options.map = MapSide::large;
    InnovationJourney journey(options);
    EXPECT_TRUE(journey.goOnUntil([&] { return journey.state().round == 3; }));
    EXPECT_EQ(journey.state().turn_order.size(), 3U);
    for (const QSize size : {QSize(412, 915), QSize(360, 640)}) {
        journey.resize(size);
        journey.picture(QStringLiteral("three_seats_%1").arg(size.width()));
        for (const char* who : {"order_human_1", "order_human_2", "order_automa"}) {
            const QQuickItem* const cell = journey.find(who);
            ASSERT_TRUE(cell);
            EXPECT_TRUE(cell->property("named").toBool() || cell->property("levelInstead").toBool())
                << who << " has no word beside its seal at " << size.width() << ": "
                << cell->property("nameRoom").toDouble() << " or " << cell->property("levelRoom").toDouble()
                << " of " << cell->width();
        }
        const QQuickItem* const automa = journey.find("order_automa");
        if (!automa->property("scored").toBool()) {
            EXPECT_TRUE(
                automa->property("brief").toString().contains(QString::number(journey.state().automa.vp)))
                << "the Automa's VP are told at " << size.width();
        }
    }
}

TEST(InnovationTable, ABuildIsTwoTapsAndNamedBeforeItCounts) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    const State before = journey.state();
    const HexId hex = journey.emptyHex(Player::human_1);
    journey.resetTaps();
    journey.tapHex(hex);
    EXPECT_EQ(journey.state(), before) << "the preview must not count";
    EXPECT_TRUE(journey.says(journey.app().desk()->hexTitle()));
    EXPECT_TRUE(journey.says(QString::fromStdString(journey.game().map().hex(hex).id)));
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 2);
    const Building* building = building_on(journey.state(), hex);
    ASSERT_TRUE(building);
    EXPECT_EQ(building->owner, Player::human_1);
    EXPECT_EQ(building->kind, Kind::workshop);
}

TEST(InnovationTable, AnUpgradeIsTwoTapsAndOfAGuildThree) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    const auto own = [&] {
        for (const Building& building : journey.state().buildings)
            if (building.owner == Player::human_1)
                return building.hex;
        return HexId();
    }();
    journey.resetTaps();
    journey.tapHex(own);
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_EQ(building_on(journey.state(), own)->kind, Kind::guild);
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    const auto upgrades = human_upgrades(*journey.app().facts(), journey.state(), own);
    ASSERT_EQ(upgrades.size(), 2U);
    journey.resetTaps();
    journey.tapHex(own);
    journey.tap("hexChoice_1");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 3);
    EXPECT_EQ(building_on(journey.state(), own)->kind, upgrades[1]);
}

TEST(InnovationTable, PassPowerActionAndNothingTakeTheTapsTheyMay) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    journey.resetTaps();
    journey.tap("power_6");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_TRUE(has_slot(journey.state().power_actions.value, 6));
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    const std::size_t cursor = journey.game().cursor();
    journey.resetTaps();
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(journey.game().cursor(), cursor + 1);
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey); }));
    journey.resetTaps();
    journey.tap("passKey");
    journey.tap("confirmButton");
    EXPECT_EQ(journey.taps(), 2);
    EXPECT_TRUE(journey.state().has_passed(Player::human_1));
}

TEST(InnovationTable, TheAutomasTurnIsOneTapAndUndoLeadsBackToTheSameCard) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return automaReady(journey); }));
    const State before = journey.state();
    const State after = journey.game().decision()->after;
    const QString headline = journey.app().table()->turn()->headline();
    EXPECT_TRUE(journey.says(headline));
    journey.resetTaps();
    journey.tap("doneButton");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(journey.state().automa, after.automa);
    EXPECT_EQ(journey.state().buildings, after.buildings);
    journey.tap("undoButton");
    EXPECT_EQ(journey.state(), before);
    EXPECT_TRUE(journey.says(headline));
    journey.tap("redoButton");
    EXPECT_FALSE(journey.state() == before);
}

TEST(InnovationTable, EveryQuestionIsAskedLateAndRightWithOneTap) {
    std::set<InnovationQuestion::Kind> seen;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        InnovationJourney journey(InnovationJourney::oneHuman(seed));
        while (journey.goOnUntil([&] { return journey.app().question()->asked(); })) {
            const auto kind = journey.app().question()->kind();
            const std::size_t cursor = journey.game().cursor();
            if (seen.insert(kind).second) {
                EXPECT_TRUE(journey.says(journey.app().question()->title()));
            }
            journey.resetTaps();
            journey.automaTurn();
            EXPECT_EQ(journey.taps(), 1);
            ASSERT_EQ(journey.game().cursor(), cursor + 1);
        }
    }
    EXPECT_TRUE(seen.contains(InnovationQuestion::Kind::Slots));
    EXPECT_TRUE(seen.contains(InnovationQuestion::Kind::Levels));
    EXPECT_TRUE(seen.contains(InnovationQuestion::Kind::Scholars));
}

TEST(InnovationTable, AnAnswerThatChangedIsTold) {
    InnovationJourney journey;
    const auto spaces_asked = [&] {
        return journey.app().question()->kind() == InnovationQuestion::Kind::Slots;
    };
    ASSERT_TRUE(journey.goOnUntil(spaces_asked));
    journey.tap("toggle_1"); // the first key stands after its head
    const bool power = journey.game().decision()->needs.front().what == NeedKind::power_actions;
    journey.tap("answerButton");
    if (power) {
        EXPECT_TRUE(has_slot(journey.state().power_actions.value, 1));
    }
}

TEST(InnovationTable, CardsFromTheBoxAreOneTapATurn) {
    GameOptions options = InnovationJourney::oneHuman();
    options.dealer = Dealer::box;
    InnovationJourney journey(options);
    ASSERT_TRUE(journey.goOnUntil([&] {
        return journey.app().stage() == Screen::Draw && journey.state().app.phase == Phase::actions
               && journey.game().cardsDue() == 1;
    }));
    journey.resetTaps();
    journey.automaTurn();
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(journey.app().stage(), Screen::Automa);
}

TEST(InnovationTable, AGuidedFactionProposesAndTheProposalIsOneTap) {
    GameOptions options = InnovationJourney::oneHuman();
    options.faction = Faction::symbionts;
    InnovationJourney journey(options);
    ASSERT_TRUE(journey.goOnUntil(
        [&] { return journey.app().question()->kind() == InnovationQuestion::Kind::Faction; }));
    const std::size_t buildings = journey.state().buildings.size();
    journey.resetTaps();
    journey.tap("answerButton");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_GE(journey.state().buildings.size(), buildings);
    EXPECT_TRUE(journey.shows("byHand"));
    journey.tap("doneButton");
    EXPECT_FALSE(journey.state().turn && journey.state().turn->resume);
}

TEST(InnovationTable, WhyLeadsThroughTheReasonsOnTheMap) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil(
        [&] { return automaReady(journey) && !journey.app().table()->target().isEmpty(); }));
    journey.tap("whyButton");
    ASSERT_TRUE(journey.shows("whyPage"));
    for (int i = 0; i < 40 && !journey.app().why()->atEnd(); ++i) {
        EXPECT_FALSE(journey.app().why()->heading().isEmpty());
        EXPECT_FALSE(journey.app().why()->rule().isEmpty());
        journey.tap("whyNext");
    }
    EXPECT_TRUE(journey.app().why()->atEnd());
    journey.tap("whyNext");
    EXPECT_TRUE(journey.shows("gamePage"));
}

TEST(InnovationTable, TheForecastIsLookedAtOnTheMapAndTheTableComesBackUnlit) {
    InnovationJourney journey;
    auto& forecast = *journey.app().forecast();
    ASSERT_TRUE(journey.goOnUntil([&] { return humanActs(journey) && forecast.placed(); }));
    journey.tap("forecastMap");
    ASSERT_TRUE(journey.shows("forecastPage"));
    ASSERT_FALSE(forecast.shown().labels.empty());
    EXPECT_TRUE(forecast.shown().veiled());
    EXPECT_NE(journey.findNamed(QStringLiteral("Where the Automa may build next: ") + forecast.shownText()),
              nullptr);
    journey.tap("forecastDone");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("gamePage") && !forecast.onMap(); }));
    EXPECT_TRUE(forecast.shown().labels.empty());
}

TEST(InnovationTable, ItPassesEarlyByTheSymbolAndLateWithoutCards) {
    std::set<std::string> rules;
    for (std::uint64_t seed = 1; seed <= 6 && rules.size() < 2; ++seed) {
        InnovationJourney journey(InnovationJourney::oneHuman(seed));
        while (rules.size() < 2 && journey.goOnUntil([&] {
            return automaReady(journey) && !journey.game().decision()->steps.empty()
                   && journey.game().decision()->steps.front().kind == StepKind::pass;
        })) {
            const Step pass = journey.game().decision()->steps.front();
            rules.emplace(pass.rule);
            EXPECT_TRUE(journey.says(QStringLiteral("The Automa passes")));
            const int vp = journey.state().automa.vp;
            journey.tap("doneButton");
            EXPECT_EQ(journey.state().automa.vp, vp + pass.vp);
            EXPECT_TRUE(journey.state().has_passed(Player::automa));
        }
    }
    EXPECT_EQ(rules, (std::set<std::string>{"A-41", "A-42"}));
}

TEST(InnovationTable, AGameThatWasLeftIsTakenUpWhereItStood) {
    InnovationJourney journey;
    ASSERT_TRUE(journey.goOnUntil([&] { return automaReady(journey) && journey.state().round == 2; }));
    const QString uuid = journey.app().saves().openGame();
    ASSERT_FALSE(uuid.isEmpty());
    const State left = journey.state();
    const std::size_t cursor = journey.game().cursor();
    const QString headline = journey.app().table()->turn()->headline();
    journey.tap("step_0");
    ASSERT_TRUE(journey.find("step_0")->property("done").toBool());
    journey.shell().navigator()->home();
    journey.app().saves().forget();
    ASSERT_FALSE(journey.app().isOpen());
    journey.shell().navigator()->open(QStringLiteral("innovation/game"), {{QStringLiteral("game"), uuid}});
    journey.settle();
    EXPECT_EQ(journey.state(), left);
    EXPECT_EQ(journey.game().cursor(), cursor);
    EXPECT_TRUE(journey.says(headline));
    EXPECT_TRUE(journey.find("step_0")->property("done").toBool()) << "what was ticked";
    journey.tap("undoButton");
    EXPECT_EQ(journey.game().cursor(), cursor - 1);
}
