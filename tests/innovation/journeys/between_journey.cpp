// What the table knows besides the turns: spades and levels between two rounds, special links at the end, the
// steps before a question, a board entered by the brush.
#include "tests/innovation/journeys/innovation_table.h"

#include "app/innovation/ask/ask.h"
#include "app/innovation/joined.h"
#include "app/innovation/round/game_end.h"
#include "app/innovation/round/round_start.h"
#include "app/innovation/setup/new_game.h"

#include <algorithm>

using namespace automa;
using namespace automa::app::innovation_app;
using automa::journeys::innovationApp;
using automa::journeys::Journey;
using automa::journeys::openSample;
using automa::journeys::tapHex;
using namespace automa::innovation;

namespace {

bool roundOneOver(const InnovationGame& game) {
    return game.roundIsOver() && game.state().round == 1;
}

/// A table that has drawn a tile with or without spades for round 1.
GameOptions withSpades(Journey& journey, bool spades) {
    GameOptions options = SampleTable::wanderers(1);
    const Catalogue& facts = *innovationApp(journey).facts();
    for (;; ++options.seed) {
        const State state = new_game(facts, options).value();
        if ((facts.round_tile(*state.round_tiles[0]).bonus_gain == "spade") == spades)
            return options;
    }
}

} // namespace

TEST(InnovationBetween, HexesTerraformedByTheScienceBonusAreAskedForAndEntered) {
    Journey journey;
    openSample(journey, roundOneOver, withSpades(journey, true));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("roundSpades"); }));
    const InnovationGame& game = innovationApp(journey).game();
    EXPECT_TRUE(journey.says(QStringLiteral("Nothing terraformed"))) << "nobody overlooks it";
    InnovationRoundStart& round = joined<InnovationRoundStart>(innovationApp(journey));
    const QQuickItem* const map = journey.find(QStringLiteral("roundMap"));
    ASSERT_TRUE(map);
    const QStringList free = round.selectable();
    const auto seen = std::ranges::find_if(free, [&](const QString& id) {
        const QQuickItem* const place = journey.find(QStringLiteral("space_") + id);
        return place && map->boundingRect().contains(place->mapRectToItem(map, place->boundingRect()));
    });
    ASSERT_NE(seen, free.end());
    const QString hex = *seen;
    journey.settle(); // scrolled to where it will be tapped
    journey.picture(QStringLiteral("round_map"));
    journey.tap(journey.find(QStringLiteral("space_") + hex));
    ASSERT_TRUE(journey.waitUntil([&] { return round.hex() == hex; }));
    const HexId at = *game.map().find(hex.toStdString());
    const Terrain wanted = *game.map().hex(at).terrain == Terrain::swamp ? Terrain::lake : Terrain::swamp;
    journey.tap(QStringLiteral("roundTerrain_") + QString::fromUtf8(name_of(wanted).data()));
    journey.picture(QStringLiteral("round_spades"));
    EXPECT_FALSE(journey.says(QStringLiteral("Nothing terraformed")));
    journey.tap("startRoundButton");
    EXPECT_EQ(game.state().round, 2);
    EXPECT_EQ(game.state().terrain[at.index()], wanted);
}

TEST(InnovationBetween, MarkersAfterIncomeAreToldWithTheNextRoundInOneTap) {
    Journey journey;
    openSample(journey, roundOneOver, withSpades(journey, false));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("roundLevels"); }));
    EXPECT_FALSE(journey.shows("roundSpades"));
    const InnovationGame& game = innovationApp(journey).game();
    const int before = game.state().humans[0].science[0].value;
    journey.tap(journey.find("level_0")->findChild<QQuickItem*>("more"));
    journey.tap("startRoundButton");
    EXPECT_EQ(game.state().round, 2);
    EXPECT_TRUE(game.state().humans[0].science[0].known);
    EXPECT_EQ(game.state().humans[0].science[0].value, before + 1);
}

TEST(InnovationBetween, AnAreaWithSpecialLinksIsEnteredAtTheEndAndMayStayOut) {
    Journey journey;
    openSample(journey, [](const InnovationGame& game) {
        return game.roundIsOver() && game.state().round == round_count;
    });
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gameEndPane"); }));
    InnovationGameEnd& end = joined<InnovationGameEnd>(innovationApp(journey));
    for (const InnovationEndCount& row : std::vector(end.countList()))
        if (!row.key.startsWith(QStringLiteral("area")))
            end.tell(row.key, QStringLiteral("1"));
    EXPECT_EQ(end.missing(), QString()) << "the app counts the area itself";
    end.tell(QStringLiteral("shipping:human_1:"), QString());
    EXPECT_NE(end.missing(), QString()) << "the app cannot count it without shipping";
    journey.tap("count_area:human_1:");
    journey.type(QStringLiteral("33"));
    EXPECT_EQ(end.missing(), QString()) << "shipping is not needed beside it";
    journey.tap("scoreGame");
    EXPECT_EQ(innovationApp(journey).game().state().humans[0].area, 33);
}

TEST(InnovationBetween, TheStepsBeforeAQuestionStayOnTheCardTickedAsCarriedOut) {
    Journey journey;
    GameOptions options = SampleTable::wanderers(2024);
    options.faction = Faction::powermongers;
    const auto asksForPower = [](const InnovationGame& game) {
        const auto& decision = game.decision();
        return decision && !decision->needs.empty() && !decision->steps.empty()
               && decision->needs.front().what == NeedKind::power_gained;
    };
    openSample(journey, asksForPower, options);
    auto& steps = *innovationApp(journey).table()->turn()->steps();
    const int before = steps.count();
    ASSERT_GT(before, 0);
    const QString headline = innovationApp(journey).table()->turn()->headline();
    const QString first = steps.steps().front().text;
    journey.tap("answer_0");
    ASSERT_TRUE(innovationApp(journey).game().state().turn) << "the turn is not over";
    EXPECT_EQ(innovationApp(journey).table()->turn()->headline(), headline);
    EXPECT_GE(steps.count(), before);
    EXPECT_EQ(steps.steps().front().text, first);
    for (int number = 1; number <= before; ++number)
        EXPECT_TRUE(steps.ticked().contains(number)) << number;
    EXPECT_FALSE(steps.ticked().contains(before + 1));
    journey.picture(QStringLiteral("between_power"));
}

TEST(InnovationBetween, OfTwoHumansTheHigherMarkerIsAskedInFourRowsAtMost) {
    Journey journey;
    GameOptions options = SampleTable::wanderers(2024);
    options.faction = Faction::simpletons;
    options.humans.push_back(Terrain::forest);
    openSample(
        journey,
        [](const InnovationGame& game) {
            const auto& decision = game.decision();
            return decision && decision->needs.size() > 1
                   && decision->needs.front().what == NeedKind::science;
        },
        options);
    const InnovationQuestion& question = *innovationApp(journey).question();
    const auto rows = std::ranges::count(question.rowList(), InnovationForm::Level, &InnovationAskRow::form);
    EXPECT_LE(rows, 4);
    EXPECT_TRUE(journey.says(QStringLiteral("higher of your two markers")));
    journey.picture(QStringLiteral("between_two_humans"));
    const InnovationGame& game = innovationApp(journey).game();
    const std::size_t cursor = game.cursor();
    journey.tap("answerButton");
    EXPECT_EQ(game.cursor(), cursor + 1);
    EXPECT_FALSE(game.decision() && !game.decision()->needs.empty()
                 && game.decision()->needs.front().what == NeedKind::science && game.state().turn)
        << "it is not asked again";
}

TEST(InnovationAskOnce, TheBrushPutsBuildingAfterBuildingAndUndoTakesThemBack) {
    Journey journey;
    journey.shell().navigator()->open(QStringLiteral("innovation/ask"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("askPage"); }));
    InnovationAsk& ask = joined<InnovationAsk>(innovationApp(journey));
    const auto standing = [&] { return ask.draft()->position().buildings.size(); };
    journey.tap("brushOwner_automa_marked");
    journey.tap("brush_workshop");
    journey.resetTaps();
    tapHex(journey, QStringLiteral("D5"), "askMap");
    tapHex(journey, QStringLiteral("E8"), "askMap");
    EXPECT_EQ(standing(), 2U);
    EXPECT_EQ(journey.taps(), 2) << "one tap a building";
    EXPECT_TRUE(ask.draft()->position().buildings[0].marked);
    journey.picture(QStringLiteral("ask_brush"));
    journey.tap("brushUndo");
    EXPECT_EQ(standing(), 1U);
    journey.tap("brushTake");
    tapHex(journey, QStringLiteral("D5"), "askMap");
    EXPECT_EQ(standing(), 0U);
}

TEST(InnovationAskOnce, WhoPlaysAndTheReadingsAreShownAndChangedThereAndTheBoardStays) {
    Journey journey;
    journey.shell().navigator()->open(QStringLiteral("innovation/ask"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("askPage"); }));
    InnovationAsk& ask = joined<InnovationAsk>(innovationApp(journey));
    InnovationNewGame& choices = joined<InnovationNewGame>(innovationApp(journey));
    journey.tap("brush_workshop");
    tapHex(journey, QStringLiteral("D5"), "askMap");
    ASSERT_EQ(ask.draft()->position().buildings.size(), 1U);
    journey.tap("askWho");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("askWhoDone"); }));
    journey.tap("level_alptrauma");
    journey.tap("faction_druids");
    journey.picture(QStringLiteral("ask_who"));
    journey.tap("askWhoDone");
    EXPECT_EQ(ask.draft()->position().automa.level, Level::alptrauma);
    EXPECT_EQ(ask.draft()->position().automa.faction, Faction::druids);
    EXPECT_EQ(ask.draft()->position().buildings.size(), 1U) << "the board is as it was entered";
    EXPECT_TRUE(journey.says(choices.readingsNote())) << "no reading is taken in silence";
}
