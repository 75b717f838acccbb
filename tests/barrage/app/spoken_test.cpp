// Turns as they are spoken, and the board in words: in every language, over whole games, and on the command
// line.
#include "app/barrage/text/board_words.h"
#include "app/barrage/text/spoken_turn.h"
#include "tests/app/cli_run.h"
#include "tests/app/spoken_check.h"
#include "tests/barrage/app/text_games.h"

#include <gtest/gtest.h>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;
using cli_test::run;
using test::catalogue;

struct Seen {
    State before;
    Decision decision;
};

/// What a game of four Automas shows.
std::vector<Seen> turns_of(int number) {
    GameOptions options;
    options.seed = static_cast<std::uint64_t>(number) + 1;
    options.leeghwater = number % 2 == 1;
    const auto level = static_cast<Level>(static_cast<std::size_t>(number / 2) % count_of<Level>);
    options.participants.assign(
        4, Participant{.company = {}, .player = PlayerKind::automa, .level = level, .officer = {}});
    std::vector<Seen> turns;
    test::WatchedGame game(options, {.decision =
                                         [&](const State& before, const Decision& decision) {
                                             turns.push_back({before, decision});
                                         },
                                     .phase = [](const State&, const PhaseResult&) {}});
    game.play();
    return turns;
}

TEST(BarrageSpoken, EveryStepOfWholeGamesIsSpokenInEveryLanguage) {
    for (int number = 0; number < test::spoken_games(); ++number) {
        const std::vector<Seen> turns = turns_of(number);
        for (const char* language : test::languages) {
            test::Listener listener(language, "USA");
            for (const Seen& turn : turns)
                listener.hear(spoken_turn(catalogue(), turn.before, turn.decision));
            EXPECT_GT(listener.texts(), 100);
        }
        ASSERT_FALSE(HasFailure()) << "game " << number;
    }
}

TEST(BarrageSpoken, TheBoardIsSpokenInEveryLanguage) {
    for (int number = 0; number < 8; ++number) {
        const State state = turns_of(number).back().decision.after;
        for (const char* language : test::languages) {
            test::Listener listener(language, "USA");
            for (const BoardSection& section : board_in_words(catalogue(), state)) {
                listener.hear(section.title);
                for (const QString& line : section.lines)
                    listener.hear(line);
            }
        }
        ASSERT_FALSE(HasFailure()) << "game " << number;
    }
}

std::string opening() {
    return run({"new", "barrage", "--automas", "usa:high,italy:medium", "--humans", "germany", "--seed", "7"})
        .out;
}

TEST(BarrageSpoken, TheCommandLineSaysALineASentence) {
    const auto said = run({"decide", "barrage", "--position", "-", "--spoken"}, opening());
    ASSERT_EQ(said.code, 0) << said.err;
    std::istringstream lines(said.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        EXPECT_EQ(test::unsaid(QString::fromStdString(line), "en", "USA"), "") << line;
    EXPECT_GT(count, 2);
    EXPECT_NE(run({"decide", "barrage", "--position", "-", "--spoken", "--lang", "uk"}, opening()).out,
              said.out);
    EXPECT_EQ(run({"decide", "barrage", "--position", "-", "--spoken", "--lang", "la"}, opening()).code, 2);
    static_cast<void>(run({"decide", "barrage", "--position", "-", "--spoken", "--lang", "en"}, opening()));
}

TEST(BarrageSpoken, TheBoardIsDescribedByCompanyAndRegion) {
    const auto told = run({"describe", "barrage", "--position", "-"}, opening());
    ASSERT_EQ(told.code, 0) << told.err;
    for (const char* part : {"Round 1 of 5\n", "Automa (Italy)\n", "Germany\n", "Mountains\n", "Hills\n",
                             "Plains\n", "  Basin", "neutral, height", "On offer\n"})
        EXPECT_NE(told.out.find(part), std::string::npos) << part << "\n" << told.out;
    const auto spoken = run({"describe", "barrage", "--position", "-", "--spoken"}, opening());
    EXPECT_NE(spoken.out.find("\nMountains.\n"), std::string::npos) << spoken.out;
    EXPECT_EQ(run({"describe", "barrage"}).code, 2);
    EXPECT_EQ(run({"describe", "barrage", "--position", "-"}, "{}").code, 1);
}

} // namespace
} // namespace automa::app::barrage_app
