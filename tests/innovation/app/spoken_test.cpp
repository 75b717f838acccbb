// Turns as they are spoken, and the board in words: in every language, over whole games, and on the command
// line.
#include "app/innovation/text/board_words.h"
#include "app/innovation/text/spoken_turn.h"
#include "model/innovation/table/simulation.h"
#include "tests/app/cli_run.h"
#include "tests/app/spoken_check.h"

#include <gtest/gtest.h>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;
using cli_test::run;

const Catalogue& facts() {
    static const Catalogue loaded = Catalogue::load_embedded().value();
    return loaded;
}

struct Seen {
    State before;
    Decision decision;
};

/// What a game of random humans shows; levels, maps and factions change from game to game.
std::vector<Seen> turns_of(int number) {
    SimulationOptions options;
    std::vector<Seen> turns;
    const auto played = play_game(facts(), options_of_game(options, number), false, nullptr,
                                  [&](const State& before, const Command&, const Carried&) {
                                      if (!before.turn)
                                          return;
                                      if (auto decision = decide(facts(), before); decision.ok())
                                          turns.push_back({before, std::move(decision).value()});
                                  });
    EXPECT_TRUE(played.ok());
    return turns;
}

TEST(InnovationSpoken, EveryStepOfWholeGamesIsSpokenInEveryLanguage) {
    for (int number = 0; number < test::spoken_games(); ++number) {
        const std::vector<Seen> turns = turns_of(number);
        for (const char* language : test::languages) {
            test::Listener listener(language);
            for (const Seen& turn : turns)
                listener.hear(spokenTurn(facts(), turn.before, turn.decision));
            EXPECT_GT(listener.texts(), 20);
        }
        ASSERT_FALSE(HasFailure()) << "game " << number;
    }
}

TEST(InnovationSpoken, TheBoardIsSpokenInEveryLanguage) {
    for (int number = 0; number < 8; ++number) {
        const State state = turns_of(number).back().decision.after;
        for (const char* language : test::languages) {
            test::Listener listener(language);
            for (const BoardSection& section : boardInWords(facts(), state)) {
                listener.hear(section.title);
                for (const QString& line : section.lines)
                    listener.hear(line);
            }
        }
        ASSERT_FALSE(HasFailure()) << "game " << number;
    }
}

/// The Automa's first turn, as the command line leads to it.
std::string first_turn() {
    std::string position = run({"new", "innovation", "--humans", "lake", "--terrain", "wasteland",
                                "--faction", "wanderers", "--seed", "7"})
                               .out;
    for (const char* event :
         {R"({"kind": "build", "player": "human_1", "hex": "F9"})", R"({"kind": "draw_setup_card"})",
          R"({"kind": "automa_turn"})", R"({"kind": "build", "player": "human_1", "hex": "F8"})",
          R"({"kind": "done", "player": "human_1"})", R"({"kind": "draw_cards"})"})
        position = run({"apply", "innovation", "--position", "-", "--event", event}, position).out;
    return position;
}

TEST(InnovationSpoken, TheCommandLineSaysALineASentence) {
    const auto said = run({"decide", "innovation", "--position", "-", "--spoken"}, first_turn());
    ASSERT_EQ(said.code, 0) << said.err;
    std::istringstream lines(said.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        EXPECT_EQ(test::unsaid(QString::fromStdString(line), "en"), "") << line;
    EXPECT_GT(count, 2);
    EXPECT_EQ(run({"decide", "innovation", "--spoken"}).code, 2);
    EXPECT_EQ(run({"decide", "innovation", "--position", "-", "--spoken", "--lang", "la"}, "{}").code, 2);
    EXPECT_EQ(run({"decide", "innovation", "--position", "-", "--spoken"}, "{}").code, 1);
}

TEST(InnovationSpoken, TheBoardIsDescribedByFactionAndRow) {
    const auto made = run({"new", "innovation", "--humans", "desert,swamp"});
    const auto told = run({"describe", "innovation", "--position", "-"}, made.out);
    ASSERT_EQ(told.code, 0) << told.err;
    for (const char* part : {"First workshops\n", "Turn order: ", "Automa (", "\nYou\n", "\nPlayer 2\n",
                             "  Banking: level ", "\nOn offer\n"})
        EXPECT_NE(told.out.find(part), std::string::npos) << part << "\n" << told.out;
    EXPECT_EQ(run({"describe", "innovation", "--position", "-"}, "{}").code, 1);
}

} // namespace
} // namespace automa::app::innovation_app
