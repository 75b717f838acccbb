// Turns as they are spoken, and the board in words: in every language, over whole games, and on the command
// line.
#include "app/scythe/text/board_words.h"
#include "app/scythe/text/spoken_turn.h"
#include "model/scythe/table/simulation.h"
#include "tests/app/cli_run.h"
#include "tests/app/spoken_check.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;
using cli_test::run;

const Catalogue& facts() {
    static const Catalogue loaded = Catalogue::load_embedded().value();
    return loaded;
}

struct Seen {
    State before;
    Decision decision;
};

/// What a random human's game shows; modifiers and readings are drawn too.
std::vector<Seen> turns_of(int number) {
    SimulationOptions options;
    options.mix = true;
    std::vector<Seen> turns;
    const auto played = play_game(facts(), options, static_cast<std::uint64_t>(number) + 1, nullptr,
                                  [&](const State& before, const Command&, const Carried&) {
                                      if (!before.turn)
                                          return;
                                      if (auto decision = decide(facts(), before); decision.ok())
                                          turns.push_back({before, std::move(decision).value()});
                                  });
    EXPECT_TRUE(played.ok());
    return turns;
}

TEST(ScytheSpoken, EveryStepOfWholeGamesIsSpokenInEveryLanguage) {
    for (int number = 0; number < test::spoken_games(); ++number) {
        const std::vector<Seen> turns = turns_of(number);
        for (const char* language : test::languages) {
            test::Listener listener(language);
            for (const Seen& turn : turns)
                listener.hear(spoken_turn(facts(), turn.before, turn.decision));
            EXPECT_GT(listener.texts(), 5);
        }
        ASSERT_FALSE(HasFailure()) << "game " << number;
    }
}

TEST(ScytheSpoken, TheBoardIsSpokenInEveryLanguage) {
    for (int number = 0; number < 8; ++number) {
        const State state = turns_of(number).back().decision.after;
        for (const char* language : test::languages) {
            test::Listener listener(language);
            for (const BoardSection& section : board_in_words(facts(), state)) {
                listener.hear(section.title);
                for (const QString& line : section.lines)
                    listener.hear(line);
            }
        }
        ASSERT_FALSE(HasFailure()) << "game " << number;
    }
}

nlohmann::json opening() {
    return nlohmann::json::parse(
        run({"new", "scythe", "--automa", "saxony", "--human", "crimea", "--star-card", "automa"}).out);
}

TEST(ScytheSpoken, TheCommandLineSaysALineASentence) {
    auto position = opening();
    position["turn"] = {{"kind", "automa"}, {"card", 3}};
    const auto said = run({"decide", "scythe", "--position", "-", "--spoken"}, position.dump());
    ASSERT_EQ(said.code, 0) << said.err;
    std::istringstream lines(said.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        EXPECT_EQ(test::unsaid(QString::fromStdString(line), "en"), "") << line;
    EXPECT_GT(count, 2);
    EXPECT_EQ(run({"decide", "scythe", "--position", "-", "--spoken", "--lang", "la"}, position.dump()).code,
              2);
}

TEST(ScytheSpoken, TheBoardIsDescribedByFactionAndRow) {
    const auto told = run({"describe", "scythe", "--position", "-"}, opening().dump());
    ASSERT_EQ(told.code, 0) << told.err;
    for (const char* part : {"Whose turn it is: ", "Saxony\n", "Crimea\n", "  Character: home base (Crimea)",
                             "  Workers: ", "Row A\n", "Star cube: row 1, space 1"})
        EXPECT_NE(told.out.find(part), std::string::npos) << part << "\n" << told.out;
    EXPECT_EQ(run({"describe", "scythe", "--position", "-"}, "{}").code, 1);
}

} // namespace
} // namespace automa::app::scythe_app
