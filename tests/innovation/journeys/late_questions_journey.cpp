// What only the table can see is asked when the Automa looks at it: every question of the format, by touch.
#include "tests/innovation/journeys/innovation_table.h"

#include "app/innovation/joined.h"
#include "app/innovation/round/game_end.h"

#include <string>

using namespace automa;
using namespace automa::app::innovation_app;
using automa::journeys::innovationApp;
using automa::journeys::Journey;
using automa::journeys::openSample;
using namespace automa::innovation;

namespace {

/// What the decision on the table cannot go on without.
const Need* asked(const InnovationGame& game) {
    return game.decision() && !game.decision()->needs.empty() ? &game.decision()->needs.front() : nullptr;
}

/// Whether the app knows what this question asks for. Of what is no part of the position: never.
bool known(const State& state, const Need& need) {
    switch (need.what) {
    case NeedKind::science:
        return state.human(*need.player).science[index_of(*need.discipline)].known;
    case NeedKind::round_score_tile:
        return state.round_tiles[static_cast<std::size_t>(need.round - 1)].has_value();
    case NeedKind::final_tile:
        return state.final_tile.has_value();
    case NeedKind::scholars:
        return state.scholars[index_of(*need.discipline)].known;
    case NeedKind::innovations:
        return state.innovations.known;
    case NeedKind::power_actions:
        return state.power_actions.known;
    case NeedKind::book_actions:
        return state.book_actions.known;
    case NeedKind::shipping:
        return state.human(*need.player).shipping.has_value();
    case NeedKind::power_gained:
    case NeedKind::faction_result:
    case NeedKind::faction_end_vp:
        return false;
    }
    return false;
}

/// A table at which nobody has told the tiles, so that they are asked for too.
GameOptions nothingTold(Faction faction = Faction::wanderers) {
    GameOptions options = SampleTable::wanderers(2024);
    options.faction = faction;
    options.draw_tiles = false;
    return options;
}

/// The table at the moment when this is asked first.
void openAt(Journey& journey, NeedKind what, const GameOptions& options = nothingTold()) {
    openSample(
        journey,
        [what](const InnovationGame& game) {
            const Need* need = asked(game);
            return need && need->what == what;
        },
        options);
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("questionTitle"); }));
    journey.settle();
    EXPECT_TRUE(journey.says(innovationApp(journey).question()->title()));
    journey.picture(QStringLiteral("late_") + QString::fromUtf8(name_of(what).data()));
    journey.resetTaps();
}

bool advances(const InnovationGame& game) {
    const auto& decision = game.decision();
    return decision && std::ranges::any_of(decision->steps, [](const Step& step) {
               return step.kind == StepKind::advance && step.ongoing;
           });
}

class InnovationLate : public ::testing::TestWithParam<NeedKind> {};

} // namespace

TEST_P(InnovationLate, IsAskedOnceAndRightAsKnownLastWithOneTap) {
    Journey journey;
    openAt(journey, GetParam());
    const InnovationGame& game = innovationApp(journey).game();
    ASSERT_TRUE(asked(game));
    const Need need = *asked(game);
    const std::size_t cursor = game.cursor();
    ASSERT_FALSE(known(game.state(), need)) << "else there is nothing to ask";
    const bool choice = innovationApp(journey).question()->confirmText().isEmpty();
    journey.tap(choice ? "answer_0" : "answerButton");
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_EQ(game.cursor(), cursor + 1);
    EXPECT_TRUE(known(game.state(), need));
    EXPECT_FALSE(asked(game) && *asked(game) == need) << "it is not asked again";
}

INSTANTIATE_TEST_SUITE_P(Of, InnovationLate,
                         testing::Values(NeedKind::science, NeedKind::round_score_tile, NeedKind::final_tile,
                                         NeedKind::scholars, NeedKind::innovations, NeedKind::power_actions,
                                         NeedKind::book_actions),
                         [](const auto& each) { return std::string(name_of(each.param)); });

TEST(InnovationLateAnswers, ARoundTileIsOneOfThoseThatMayLieThereAndItsPointsCount) {
    Journey journey;
    openAt(journey, NeedKind::round_score_tile);
    const InnovationGame& game = innovationApp(journey).game();
    const int round = asked(game)->round;
    const auto offered = static_cast<int>(innovationApp(journey).question()->rowList().size());
    ASSERT_GT(offered, 3);
    journey.tap(QStringLiteral("answer_%1").arg(offered - 1));
    const auto tile = game.state().round_tiles[static_cast<std::size_t>(round - 1)];
    ASSERT_TRUE(tile);
    EXPECT_FALSE(game.facts().round_tile(*tile).forbidden[static_cast<std::size_t>(round - 1)]) << "A-14";
    journey.tap("undoButton");
    EXPECT_TRUE(asked(game) && asked(game)->what == NeedKind::round_score_tile) << "a wrong tap is undone";
}

TEST(InnovationLateAnswers, ALevelThatChangedIsSteppedAndTold) {
    Journey journey;
    openAt(journey, NeedKind::science);
    const InnovationGame& game = innovationApp(journey).game();
    const Need need = *asked(game);
    const auto level = [&] {
        return int(game.state().human(*need.player).science[index_of(*need.discipline)].value);
    };
    const int before = level();
    journey.tap(journey.find("level_0")->findChild<QQuickItem*>("more"));
    EXPECT_EQ(level(), before) << "nothing counts before the answer";
    journey.tap("answerButton");
    EXPECT_EQ(level(), before + 1);
}

TEST(InnovationLateAnswers, AScholarThatWasSentIsTappedIntoItsSpace) {
    Journey journey;
    openAt(journey, NeedKind::scholars);
    const InnovationGame& game = innovationApp(journey).game();
    const std::size_t discipline = index_of(*asked(game)->discipline);
    const auto& rows = innovationApp(journey).question()->rowList();
    int free = 1; // after the head
    while (free < static_cast<int>(rows.size()) && rows[static_cast<std::size_t>(free)].value != 0)
        ++free;
    ASSERT_LT(free, static_cast<int>(rows.size())) << "all spaces are taken";
    journey.tap(QStringLiteral("answer_%1").arg(free));
    journey.tap("answerButton");
    EXPECT_EQ(game.state().scholars[discipline].value[static_cast<std::size_t>(free - 1)], Player::human_1);
}

TEST(InnovationLateAnswers, D12ThePowermongersAdvanceWithThePowerThatWasGained) {
    Journey journey;
    openAt(journey, NeedKind::power_gained, nothingTold(Faction::powermongers));
    const InnovationGame& game = innovationApp(journey).game();
    ASSERT_GE(asked(game)->amount, 2);
    EXPECT_EQ(static_cast<int>(innovationApp(journey).question()->rowList().size()), asked(game)->amount + 1)
        << "all of it down to none";
    const auto science = game.state().automa.science;
    journey.tap("answer_0");
    EXPECT_EQ(journey.taps(), 1);
    // The discipline may hang on levels and tiles that nobody has told; what is right as shown carries it out
    // at once.
    const auto advanced = [&] { return advances(game) || game.state().automa.science != science; };
    for (int i = 0; i < 4 && asked(game) && !advanced(); ++i)
        journey.tap(innovationApp(journey).question()->confirmText().isEmpty() ? "answer_0" : "answerButton");
    EXPECT_TRUE(advanced());
}

TEST(InnovationLateAnswers, D12WithoutPowerThePowermongersStayWhereTheyAre) {
    Journey journey;
    openAt(journey, NeedKind::power_gained, nothingTold(Faction::powermongers));
    const InnovationGame& game = innovationApp(journey).game();
    const auto science = game.state().automa.science;
    journey.tap(QStringLiteral("answer_%1").arg(asked(game)->amount)); // none
    EXPECT_EQ(journey.taps(), 1);
    EXPECT_FALSE(advances(game));
    EXPECT_EQ(game.state().automa.science, science);
    EXPECT_FALSE(asked(game) && asked(game)->what == NeedKind::power_gained);
}

TEST(InnovationLateAnswers, ABuildOfAGuidedFactionWaitsForItsCard) {
    Journey journey;
    openAt(journey, NeedKind::faction_result, nothingTold(Faction::blight));
    const InnovationGame& game = innovationApp(journey).game();
    journey.tap("byHandButton");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("byHand"); }));
    journey.tap("doneButton");
    EXPECT_FALSE(asked(game) && asked(game)->what == NeedKind::faction_result);
}

TEST(InnovationLateAnswers, ShippingLevelsAndTheFactionsPointsAreAskedAtTheEnd) {
    Journey journey;
    openSample(
        journey,
        [](const InnovationGame& game) { return game.roundIsOver() && game.state().round == round_count; },
        nothingTold(Faction::gognomes));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gameEndPane"); }));
    InnovationGameEnd& end = joined<InnovationGameEnd>(innovationApp(journey));
    const auto rows = std::vector(end.countList());
    const auto has = [&](const char* key) {
        return std::ranges::any_of(
            rows, [key](const InnovationEndCount& row) { return row.key.startsWith(QLatin1String(key)); });
    };
    EXPECT_TRUE(has("shipping"));
    EXPECT_TRUE(has("science"));
    EXPECT_TRUE(has("faction"));
    for (const InnovationEndCount& row : rows) {
        if (!row.value.isEmpty())
            continue;
        EXPECT_FALSE(journey.find("scoreGame")->isEnabled()) << row.key.toStdString() << " is missing";
        const QString name = QStringLiteral("count_") + row.key;
        if (row.most > top_level) {
            journey.tap(name);
            journey.type(QStringLiteral("42"));
        } else {
            journey.tap(journey.find(name)->findChild<QQuickItem*>("more"));
        }
    }
    journey.tap("scoreGame");
    const State& state = innovationApp(journey).game().state();
    EXPECT_EQ(state.app.phase, Phase::game_over);
    EXPECT_EQ(state.humans[0].shipping, 0);
}
