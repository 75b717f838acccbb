// The toy through session, saves, history, games list, statistics, look-up and command line: the house
// without a real game and without a window.
#include "app/cli/cli.h"
#include "app/library/library_app.h"
#include "app/lookup/view/lookup_app.h"
#include "app/play/answer.h"
#include "tests/toy/app/looks.h"
#include "tests/toy/house/toy_house.h"

#include <QFile>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace automa::app::toy_app {
namespace {

TEST_F(ToyHouse, TheOnlyGameOfThisHouseIsTheToy) {
    EXPECT_EQ(shell_->games()->ids(), QStringList{QStringLiteral("toy")});
}

TEST_F(ToyHouse, UndoRedoAndJumpLeadToEveryPosition) {
    toy().begin();
    std::vector<toy::State> passed{toy().game().state()};
    QObject::connect(&toy().game(), &SessionBase::performed, &toy(),
                     [&] { passed.push_back(toy().game().state()); });
    playOut();
    ASSERT_GT(passed.size(), 6U);
    SessionBase& session = toy().game();
    for (std::size_t i = passed.size() - 1; i > 0; --i) {
        ASSERT_TRUE(session.undo());
        EXPECT_EQ(toy().game().state(), passed[i - 1]);
    }
    EXPECT_FALSE(session.undo());
    for (std::size_t i = 1; i < passed.size(); ++i) {
        ASSERT_TRUE(session.redo());
        EXPECT_EQ(toy().game().state(), passed[i]);
    }
    for (const std::size_t i : {std::size_t{3}, std::size_t{0}, passed.size() - 1}) {
        ASSERT_TRUE(session.jump(static_cast<int>(i)));
        EXPECT_EQ(toy().game().state(), passed[i]);
    }
    EXPECT_FALSE(session.jump(static_cast<int>(passed.size())));
}

TEST_F(ToyHouse, UndoSaysWhatItTakesBack) {
    toy().begin();
    ASSERT_TRUE(toy().game().perform(toy::Take{2}).ok());
    EXPECT_EQ(toy().game().undoText(), "Undo: You took 2");
}

TEST_F(ToyHouse, EveryChangeIsAnsweredAndAGameJustOpenedHasNothingToSay) {
    toy().begin();
    const PlayAnswer* answer = toy().game().answer();
    EXPECT_EQ(answer->text(), "");
    ASSERT_TRUE(toy().game().perform(toy::Take{2}).ok());
    EXPECT_EQ(answer->text(), "Recorded: You took 2");
    EXPECT_EQ(answer->action(), "Undo");
    toy().game().answer()->act();
    EXPECT_EQ(answer->text(), "Undone: You took 2");
    EXPECT_EQ(answer->action(), "Redo");
    toy().game().answer()->act();
    EXPECT_EQ(answer->text(), "Redone: You took 2");
    ASSERT_TRUE(toy().game().perform(toy::Announce{}).ok());
    ASSERT_TRUE(toy().game().jump(0));
    EXPECT_EQ(answer->text().remove(QChar::Nbsp).remove(u' '), "Undone:2actions");
    toy().game().answer()->act();
    EXPECT_EQ(toy().game().cursor(), 2U) << "both are redone";
    const QString uuid = toy().saves().openGame();
    open();
    ASSERT_TRUE(toy().saves().open(uuid));
    EXPECT_EQ(toy().game().answer()->text(), "");
}

TEST_F(ToyHouse, ARefusalChangesNothing) {
    toy().begin();
    const toy::State before = toy().game().state();
    EXPECT_FALSE(toy().take(4));
    EXPECT_FALSE(toy().done());
    EXPECT_EQ(toy().game().state(), before);
    EXPECT_FALSE(toy().game().canUndo());
}

TEST_F(ToyHouse, AGameIsThereAgainAfterTheAppWasClosed) {
    toy().begin();
    ASSERT_TRUE(toy().take(3));
    ASSERT_TRUE(toy().done());
    ASSERT_TRUE(toy().game().undo());
    const toy::State left = toy().game().state();
    const QString uuid = toy().saves().openGame();

    open();
    EXPECT_FALSE(toy().game().isOpen());
    ASSERT_TRUE(toy().saves().open(uuid));
    EXPECT_EQ(toy().game().state(), left);
    EXPECT_TRUE(toy().game().canRedo());
    EXPECT_EQ(toy().turn()->headline(), "The Automa takes 2");
}

TEST_F(ToyHouse, HomeOffersToGoOn) {
    toy().begin();
    ASSERT_TRUE(toy().take(1));
    shell_->home()->refresh();
    EXPECT_TRUE(shell_->home()->hasCard());
    EXPECT_EQ(shell_->home()->overline(), u"Toy · 20\u00A0left");
    EXPECT_EQ(shell_->home()->page(), "toy/game");
}

TEST_F(ToyHouse, TheListTellsOfEveryGame) {
    toy().begin();
    ASSERT_TRUE(toy().take(1));
    GamesList& games = *library().games();
    games.setActive(true);
    ASSERT_EQ(games.rows()->rows().size(), 1U);
    const PlayedGame& row = games.rows()->rows().front();
    EXPECT_EQ(row.title, "Toy");
    EXPECT_EQ(row.gameName, "Toy");
    EXPECT_EQ(row.standing, u"20\u00A0left");
    ASSERT_EQ(row.sides.size(), 2);
    EXPECT_EQ(row.sides[1].value<SideLook>(), sideLook(QStringLiteral("automa")));

    const QString uuid = row.uuid;
    games.rename(uuid, QStringLiteral("Sunday"));
    EXPECT_EQ(games.rows()->rows().front().title, "Sunday");
    games.remove(uuid);
    EXPECT_TRUE(games.rows()->rows().empty());
    EXPECT_FALSE(toy().game().isOpen()) << "a deleted game is let go";
    games.undelete(uuid);
    EXPECT_EQ(games.rows()->rows().size(), 1U);
}

TEST_F(ToyHouse, TheHistoryTellsTheNewestFirstWithItsChapters) {
    toy().begin();
    playOut();
    HistoryBase& history = toy().history();
    history.setActive(true);
    ASSERT_EQ(static_cast<std::size_t>(history.rows()->count()), toy().game().length() + 1);
    const HistoryRow newest = history.rows()->row(0);
    EXPECT_TRUE(newest.current);
    EXPECT_EQ(newest.head, "Few stones");
    EXPECT_EQ(newest.text, "The Automa took 3");
    EXPECT_EQ(newest.look, sideLook(QStringLiteral("automa")));
    ASSERT_TRUE(toy().game().undo());
    EXPECT_FALSE(history.rows()->row(0).applied);
    EXPECT_TRUE(history.rows()->row(1).current);
}

TEST_F(ToyHouse, FinishedGamesAreCounted) {
    for (int i = 0; i < 2; ++i) {
        toy().begin();
        playOut();
    }
    library().statistics()->refresh();
    const storage::Statistics& numbers = library().statistics()->numbers();
    EXPECT_EQ(numbers.all.games, 2);
    EXPECT_EQ(numbers.all.won, 0) << "the Automa leaves multiples of four";
    EXPECT_EQ(numbers.all.lost, 2);
    const auto& sides = numbers.seats.at(storage::kSideColumn);
    EXPECT_EQ(sides.at("automa").automas.games, 2);
    EXPECT_GT(sides.at("automa").automas.points, sides.at("human").humans.points);
    EXPECT_EQ(numbers.game_measures.at("heap").most, 21);
    const auto& groups = library().statistics()->seats()->rows();
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_EQ(groups.front().title, "By side") << "the dimensions and their words are the game's";
}

TEST_F(ToyHouse, AnArchivedResultIsCountedOfferedAndNamed) {
    toy().begin();
    playOut();
    library().games()->archive(toy().saves().openGame(), true);
    LibraryStatistics& statistics = *library().statistics();
    statistics.refresh();
    EXPECT_FALSE(statistics.empty());
    const auto& records = statistics.records()->rows();
    const auto most = std::ranges::find(records, QStringLiteral("Most actions"), &StatRecord::label);
    ASSERT_NE(most, records.end());
    EXPECT_EQ(most->detail, "Toy");
}

TEST_F(ToyHouse, TheTableOfResultsCallsSidesAsTheGameDoes) {
    toy().begin();
    playOut();
    library().statistics()->refresh();
    const QString target = folder_.filePath(QStringLiteral("results.csv"));
    library().statistics()->exportCsv(target);
    QFile file(target);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readLine(),
              "game,finished_utc,title,mode,minutes,actions,players,seat,side,name,kind,points,"
              "rank,points_by_stage,game.heap\r\n");
}

TEST_F(ToyHouse, TheLookUpFindsItsRules) {
    LookupApp& lookup = LookupApp::of(*shell_);
    lookup.open();
    EXPECT_EQ(lookup.game(), "toy");
    lookup.setQuery(QStringLiteral("multiple"));
    ASSERT_GE(lookup.rows()->count(), 1);
    EXPECT_EQ(lookup.rows()->at(0).value<LookupEntryRow>().key, "rule:T-1") << "the best comes first";
    lookup.setKey(QStringLiteral("rule:T-2"));
    EXPECT_EQ(lookup.entry().title, "As few as it can");
}

int run(std::vector<std::string> words, const std::string& input, std::string& out, std::string& err) {
    std::istringstream in(input);
    std::ostringstream said;
    std::ostringstream complained;
    const int code = run_cli(words, in, said, complained);
    out = said.str();
    err = complained.str();
    return code;
}

TEST(ToyCommands, DecideLookUpAndHelpKnowTheToyOnly) {
    std::string out;
    std::string err;
    EXPECT_EQ(run({"decide", "toy", "--position", "-"},
                  R"({"stones": 7, "taken": [14, 0], "next": "automa", "announced": true})", out, err),
              0)
        << err;
    const nlohmann::json told = nlohmann::json::parse(out);
    EXPECT_EQ(told["stones"], 3);
    EXPECT_EQ(told["why"][0]["rule"], "T-1");
    EXPECT_EQ(told["why"][0]["reason"], "It leaves a multiple of four.");
    EXPECT_EQ(run({"decide", "toy", "--position", "-"},
                  R"({"stones": 7, "taken": [1, 0], "next": "automa", "announced": true})", out, err),
              1);
    EXPECT_NE(err.find("do not add up"), std::string::npos);
    EXPECT_EQ(run({"lookup", "toy", "few"}, "", out, err), 0);
    EXPECT_EQ(out.substr(0, 8), "rule\tT-2");
    EXPECT_EQ(run({"--help"}, "", out, err), 0);
    EXPECT_NE(out.find("automa decide toy"), std::string::npos);
    EXPECT_EQ(run({"decide", "chess"}, "", out, err), 2);
    EXPECT_NE(err.find("Try: toy"), std::string::npos);
}

} // namespace
} // namespace automa::app::toy_app
