// Games by touch: begun with defaults, killed and taken up again, played to their end.
#include "tests/barrage/journeys/open_key.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/kept_games.h"
#include "tests/journeys/saved_games.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/setup/share_code.h"
#include "app/barrage/text/names.h"
#include "app/play/answer.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/share_code.h"

#include <gtest/gtest.h>

using automa::app::barrage_app::BarrageApp;
using automa::journeys::Journey;
using automa::journeys::KeptGames;
using automa::journeys::LibraryApp;
using automa::journeys::savedGames;
namespace barrage = automa::barrage;

namespace {

BarrageApp& app(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

void begin(Journey& journey) {
    journey.newGame("barrage");
    journey.tap("setUp");
    journey.tap("begin");
}

/// Another game than the one that every journey draws.
class Seed {
public:
    explicit Seed(int seed) { qputenv("AUTOMA_SEED", QByteArray::number(seed)); }
    ~Seed() { qputenv("AUTOMA_SEED", usual_); }

private:
    QByteArray usual_ = qgetenv("AUTOMA_SEED");
};

/// One step of people who only pass: whatever the screen asks for next. False when nothing was left to tap.
bool goOn(Journey& journey) {
    if (journey.shows("needPicker")) {
        if (!journey.shows("needItem_0"))
            journey.tap(automa::journeys::openKey(journey));
        journey.tap("needItem_0");
        return true;
    }
    if (journey.shows("placeNothing")) {
        journey.tap("placeNothing");
        return true;
    }
    if (journey.shows("padPass")) {
        journey.tap("padPass");
        if (journey.shows("confirmButton"))
            journey.tap("confirmButton");
        return true;
    }
    for (const char* button : {"doneButton", "roundNext"})
        if (journey.shows(button)) {
            journey.tap(button);
            return true;
        }
    return false;
}

} // namespace

TEST(BarrageGames, ADefaultGameBeginsInUnderEightTaps) {
    Journey journey;
    begin(journey);
    EXPECT_LT(journey.taps(), 8);
    EXPECT_TRUE(journey.shows("gamePage"));
    const barrage::State& state = app(journey).game().state();
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.turn_order.size(), 2U);
    EXPECT_TRUE(state.turn.has_value()) << "B-1.7: the Automa begins, and its tile lies open";
    EXPECT_TRUE(journey.shows("doneButton"));
}

TEST(BarrageGames, ChoicesThatCannotBePlayedAreNotOffered) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("edit_0");
    QQuickItem* dutch = journey.find("company_netherlands");
    ASSERT_NE(dutch, nullptr);
    EXPECT_FALSE(dutch->isEnabled());
    EXPECT_TRUE(journey.says("Only with the Leeghwater expansion"));
    journey.tap("choice_automa");
    journey.tap("sheetClose");
    journey.tap("leeghwater");
    EXPECT_TRUE(app(journey).newGame()->leeghwater());
    EXPECT_TRUE(app(journey).newGame()->problem().isEmpty());
}

TEST(BarrageGames, TwoParticipantsSwapTheirCompanies) {
    Journey journey;
    journey.newGame("barrage");
    const auto companyOf = [&](int index) {
        return app(journey).newGame()->seats()->rows()[static_cast<std::size_t>(index)].company;
    };
    const QString first = companyOf(0);
    const QString second = companyOf(1);
    ASSERT_NE(first, second);
    journey.tap("edit_0");
    journey.tap(QStringLiteral("company_") + second);
    EXPECT_EQ(companyOf(0), second);
    EXPECT_EQ(companyOf(1), first);
}

TEST(BarrageGames, AQuestionBeginsWithThePositionOfASavedGame) {
    Journey journey;
    begin(journey);
    const barrage::State before = app(journey).game().state();
    journey.shell().navigator()->home();
    journey.settle();
    journey.goTo("home", "barrage", "ask");
    journey.resetTaps();
    journey.tap("askFromGame");
    journey.tap("askGame_0");
    EXPECT_EQ(journey.taps(), 2);
    const barrage::State& asked = app(journey).ask()->game().state();
    EXPECT_EQ(asked.dams, before.dams);
    EXPECT_EQ(asked.conduits, before.conduits);
    EXPECT_EQ(asked.contracts, before.contracts);
    EXPECT_EQ(asked.turn, before.turn) << "the tiles that lie there";
    for (const barrage::Company company : before.turn_order)
        EXPECT_EQ(asked.company(company), before.company(company));
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("askGames"); }));
    journey.tap("askNow");
    EXPECT_EQ(app(journey).ask()->headline(), app(journey).table()->turn()->headline());
    EXPECT_EQ(app(journey).game().state(), before) << "the open game is not touched";
}

TEST(BarrageGames, ALineOfTheScoreOpensItsSum) {
    Journey journey;
    begin(journey);
    for (int i = 0;
         i < 60 && app(journey).roundEnd()->step() != automa::app::barrage_app::BarrageRoundEnd::Flow; ++i)
        ASSERT_TRUE(goOn(journey));
    ASSERT_TRUE(journey.shows("scoreLine0"));
    EXPECT_FALSE(journey.shows("scoreSums0"));
    journey.tap("scoreLine0");
    ASSERT_TRUE(journey.shows("scoreSums0"));
    for (const barrage::Company company : app(journey).game().state().turn_order) {
        const int energy = app(journey).game().state().company(company).energy;
        EXPECT_TRUE(journey.says(automa::app::barrage_app::BarrageNames::company(automa::app::id_of(company))
                                 + QStringLiteral(": ")
                                 + automa::app::barrage_app::BarrageNames::energy(energy)));
    }
    journey.tap("scoreLine0");
    EXPECT_FALSE(journey.shows("scoreSums0"));
}

TEST(BarrageGames, ATableHalfLaidOutIsFoundAgain) {
    KeptGames kept;
    QString code;
    {
        const Seed seed(3);
        Journey journey(QSize(412, 915), kept.settings());
        journey.newGame("barrage");
        journey.tap("setUp");
        code = journey.find("shareCode")->property("text").toString();
        journey.press(Qt::Key_Back);
        journey.tap("setUp");
        EXPECT_EQ(journey.find("shareCode")->property("text").toString(), code)
            << "back and forth draws nothing";
    }
    {
        const Seed another(4);
        Journey journey(QSize(412, 915), kept.settings());
        ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("setupPage"); })) << "after a kill as well";
        EXPECT_EQ(journey.find("shareCode")->property("text").toString(), code);
        journey.tap("begin");
        ASSERT_TRUE(journey.shows("gamePage"));
        journey.shell().navigator()->home();
    }
    Journey fresh(QSize(412, 915), kept.settings());
    fresh.settle();
    EXPECT_FALSE(fresh.shows("setupPage"));
}

TEST(BarrageGames, ATableOfOtherChoicesIsNotTakenForTheOneLaidOut) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("setUp");
    barrage::GameOptions expanded = app(journey).setup()->options();
    expanded.leeghwater = true;
    const QString code = QString::fromStdString(barrage::share_code({expanded, false}));
    journey.press(Qt::Key_Back);
    EXPECT_EQ(app(journey).shareCode().use(code), QString());
    journey.settle();
    EXPECT_TRUE(app(journey).setup()->state().leeghwater);
    journey.press(Qt::Key_Back);
    journey.tap("leeghwater");
    journey.tap("setUp");
    EXPECT_FALSE(app(journey).setup()->state().leeghwater);
}

class KilledGame : public ::testing::TestWithParam<int> {};

// The third entry of these games ends before an Automa's turn, before a human's, and before a question.
INSTANTIATE_TEST_SUITE_P(Seeds, KilledGame, ::testing::Values(1, 2, 3, 4, 5));

TEST_P(KilledGame, GoesOnWhereItWas) {
    KeptGames kept;
    QStringList texts;
    barrage::State before;
    {
        const Seed seed(GetParam());
        Journey journey(QSize(412, 915), kept.settings());
        begin(journey);
        for (int i = 0; i < 4 && app(journey).game().journal().cursor() < 3; ++i)
            ASSERT_TRUE(goOn(journey));
        before = app(journey).game().state();
        app(journey).session()->answer()->dismiss(); // what the last tap did is no part of the position
        journey.settle();
        texts = journey.texts();
        kept.copyAsKilled();
    }
    Journey journey(QSize(412, 915), kept.settings());
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gamePage"); }));
    EXPECT_EQ(app(journey).game().state(), before);
    EXPECT_EQ(journey.texts(), texts) << "the same screen says the same words";
    const std::size_t cursor = app(journey).game().journal().cursor();
    app(journey).session()->undo();
    EXPECT_EQ(app(journey).game().journal().cursor(), cursor - 1) << "the history came back too";
}

TEST(BarrageGames, HomeOffersTheLastGameAndGamesCanBeDeletedAndBroughtBack) {
    Journey journey;
    begin(journey);
    journey.press(Qt::Key_Back);
    ASSERT_TRUE(journey.shows("continue"));
    journey.tap("continue");
    EXPECT_TRUE(journey.shows("gamePage"));
    journey.press(Qt::Key_Back);
    journey.tap("home_games");
    const barrage::State& now = app(journey).game().state();
    QStringList points;
    for (const barrage::Company company : now.turn_order)
        points << QString::number(now.company(company).vp);
    EXPECT_TRUE(journey.says(QStringLiteral("Round 1 · ") + points.join(QStringLiteral("\u00A0: "))));
    journey.tap("moreGame");
    journey.tap("deleteGame");
    EXPECT_TRUE(savedGames(journey).empty());
    journey.tapNamed("Undo");
    EXPECT_EQ(savedGames(journey).size(), 1U);
}

TEST(BarrageGames, AGameNobodyNamedIsCalledAfterItsCompaniesInTheLanguageOfTheApp) {
    Journey journey;
    begin(journey);
    journey.press(Qt::Key_Back);
    const auto title = [&] { return savedGames(journey)[0].title; };
    const QString uuid = savedGames(journey)[0].uuid;
    const auto summary = LibraryApp::of(journey.shell()).host().library()->games().value().front();
    const QStringList companies =
        LibraryApp::of(journey.shell()).savedGames(QStringLiteral("barrage"))->sides(summary);
    const auto named = [&] {
        QStringList names;
        for (const QString& company : companies)
            names << automa::app::barrage_app::BarrageNames::company(company);
        return names.join(QStringLiteral(", "));
    };
    EXPECT_EQ(title(), named());
    const QString english = title();
    journey.shell().settings()->setLanguage(QStringLiteral("uk"));
    EXPECT_EQ(title(), named());
    EXPECT_NE(title(), english);
    LibraryApp::of(journey.shell()).games()->duplicate(uuid);
    const QString copy = savedGames(journey)[0].title;
    journey.shell().settings()->setLanguage(QStringLiteral("en"));
    EXPECT_NE(savedGames(journey)[0].title, copy);
    EXPECT_TRUE(savedGames(journey)[0].title.startsWith(english));
    LibraryApp::of(journey.shell()).games()->rename(uuid, QStringLiteral("Ліга, тур 1"));
    QStringList titles;
    for (const auto& game : savedGames(journey))
        titles << game.title;
    EXPECT_TRUE(titles.contains(QStringLiteral("Ліга, тур 1"))) << "what was typed stays as it was typed";
}

TEST(BarrageGames, FiveRoundsOfOneHumanAndOneAutomaByTouch) {
    Journey journey;
    begin(journey);
    constexpr int longest = 900;
    int round = 0;
    for (int i = 0; i < longest && !journey.shows("gameEndPane"); ++i) {
        ASSERT_TRUE(goOn(journey)) << journey.texts().join(QStringLiteral(" | ")).toStdString();
        if (const int now = app(journey).game().state().round; now != round) {
            round = now;
            journey.picture(QStringLiteral("round_%1").arg(round));
        }
    }
    ASSERT_TRUE(journey.shows("gameEndPane"));
    journey.picture(QStringLiteral("game_end"));
    const barrage::State& state = app(journey).game().state();
    EXPECT_EQ(state.phase, barrage::Phase::game_over);
    EXPECT_EQ(state.round, 5);
    const barrage::Company winner = barrage::ranking(state).front();
    EXPECT_EQ(winner, barrage::Company::usa) << "the human only passed";
    EXPECT_TRUE(journey.says(QString::number(state.company(winner).vp)));
    journey.tap("saveResult");
    const auto results = app(journey).saves().library()->results();
    ASSERT_TRUE(results.ok());
    ASSERT_EQ(results.value().size(), 1U);
    EXPECT_EQ(results.value().front().result.sides.size(), 2U);
    EXPECT_EQ(results.value().front().result.sides.front().points_by_stage.size(), 7U);
}

TEST(BarrageGames, ALeeghwaterGameByTouchToItsEnd) {
    Journey journey;
    journey.newGame("barrage");
    journey.tap("leeghwater");
    journey.tap("setUp");
    journey.tap("begin");
    const auto& game = app(journey).game();
    ASSERT_TRUE(game.state().leeghwater);
    bool built = false;
    bool worked = false;
    constexpr int longest = 900;
    for (int i = 0; i < longest && !journey.shows("gameEndPane"); ++i) {
        if (!built && journey.shows("choice_building")) {
            const barrage::Company human = *game.humanToAct();
            journey.tap("choice_building");
            journey.tap("option_0");
            journey.tap("confirmButton");
            built = barrage::built_count(game.state(), human, barrage::Structure::building) == 1;
            ASSERT_TRUE(built);
        } else if (!worked && journey.shows("padOther")) {
            const barrage::Company human = *game.humanToAct();
            journey.tap("padOther");
            journey.tap("option_1");
            journey.tap("confirmButton");
            worked = game.state().company(human).fulfilled_works.size() == 1;
            ASSERT_TRUE(worked);
        } else {
            ASSERT_TRUE(goOn(journey)) << journey.texts().join(QStringLiteral(" | ")).toStdString();
        }
    }
    ASSERT_TRUE(journey.shows("gameEndPane"));
    EXPECT_TRUE(built && worked);
    EXPECT_EQ(game.state().phase, barrage::Phase::game_over);
    EXPECT_TRUE(
        journey.says(QString::number(game.state().company(barrage::ranking(game.state()).front()).vp)));
}

TEST(BarrageGames, HistoryIsReadByATapAndGoesBackOnlyByItsOwnButton) {
    Journey journey;
    begin(journey);
    const barrage::State start = app(journey).game().state();
    const QString headline = app(journey).table()->headline();
    ASSERT_FALSE(headline.isEmpty());
    ASSERT_TRUE(goOn(journey));
    journey.tap("gameHistory");
    const QString told = app(journey).history()->rows()->row(0).text;
    EXPECT_TRUE(journey.says("Start of the game"));
    EXPECT_TRUE(journey.says("Round 1")) << "the head of the round";
    EXPECT_EQ(told, headline) << "an Automa's turn is told by what it did";
    EXPECT_TRUE(journey.says(told));
    const barrage::State now = app(journey).game().state();
    journey.tap("entry_1");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("entrySteps"); })) << "what was to be moved";
    EXPECT_EQ(app(journey).game().state(), now) << "reading changes nothing";
    journey.tap("entryWhy");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("whyPage"); }))
        << "the reasons of a turn long over";
    EXPECT_EQ(app(journey).game().state(), now);
    journey.press(Qt::Key_Back);
    journey.tap("entry_0");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("entryGo"); }));
    EXPECT_FALSE(journey.shows("entryWhy")) << "nobody decided the start";
    journey.tap("entryGo");
    EXPECT_EQ(app(journey).game().state(), start);
    EXPECT_TRUE(journey.says("Undone: ")) << "and it is said";
    journey.tap("historyRedo");
    EXPECT_EQ(app(journey).game().journal().cursor(), 1U);
}
