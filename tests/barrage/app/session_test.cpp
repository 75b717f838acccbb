// The session and its saves without a window: random games with humans, corrections, undo and redo.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/history.h"
#include "app/barrage/saves.h"
#include "app/library/library_host.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>

namespace automa::app::barrage_app {
namespace {

constexpr int longest = 400;

class PassingLibrary : public ::testing::Test {
protected:
    PassingLibrary() {
        qputenv("AUTOMA_DB", QFile::encodeName(folder_.filePath(QStringLiteral("games.db"))));
    }
    ~PassingLibrary() override { qputenv("AUTOMA_DB", ":memory:"); }

    QTemporaryDir folder_;
};

class RandomSession : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Seeds, RandomSession, ::testing::Range(1, 9));

} // namespace

TEST_P(RandomSession, UndoAndRedoAtEveryStepGiveThePositionsThatWereSeen) {
    const auto seed = static_cast<std::uint32_t>(GetParam());
    BarrageGame game(testFacts());
    game.start(RandomTable::start(seed, GetParam() % 2 == 0), TileSource::app);
    RandomTable table(game, seed);
    std::vector<barrage::State> seen{game.state()};
    while (seen.size() < longest && table.step()) {
        seen.push_back(game.state()); // as the action itself left it, not folded
        ASSERT_EQ(game.journal().cursor(), seen.size() - 1);
        ASSERT_TRUE(game.undo());
        ASSERT_LT(game.cursor(), seen.size() - 1);
        ASSERT_EQ(game.state(), seen[game.cursor()]) << "undo of entry " << seen.size() - 1;
        ASSERT_TRUE(game.redo());
        ASSERT_EQ(game.state(), seen.back()) << "redo of entry " << seen.size() - 1;
    }
    EXPECT_GT(seen.size(), 60U) << "a game, not a stump";
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const std::size_t there = (i * 37) % seen.size();
        ASSERT_TRUE(game.jump(static_cast<int>(there)));
        ASSERT_EQ(game.state(), seen[there]) << "jump to " << there;
    }
}

TEST_P(RandomSession, WaterScoringAndTheEndOfARoundAreTakenBackTogether) {
    BarrageGame game(testFacts());
    game.start(RandomTable::start(static_cast<std::uint64_t>(GetParam()), false), TileSource::app);
    RandomTable table(game, static_cast<std::uint32_t>(GetParam()));
    while (game.state().turn || !barrage::actions_are_over(game.state()))
        ASSERT_TRUE(table.step());
    const barrage::State played = game.state();
    for (const barrage::Command& each :
         {barrage::Command(barrage::FlowWater{}), barrage::Command(barrage::ScoreRound{}),
          barrage::Command(barrage::EndRound{})})
        ASSERT_TRUE(game.perform(each).ok());
    const barrage::State next = game.state();
    const auto ended = game.cursor();
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(game.state(), played);
    ASSERT_TRUE(game.redo());
    EXPECT_EQ(game.cursor(), ended);
    EXPECT_EQ(game.state(), next);
}

TEST_P(RandomSession, ARefusalChangesNothing) {
    BarrageGame game(testFacts());
    game.start(RandomTable::start(static_cast<std::uint64_t>(GetParam()), false), TileSource::app);
    const barrage::State before = game.state();
    QSignalSpy told(&game, &SessionBase::changed);
    EXPECT_FALSE(game.perform(barrage::ScoreGame{}).ok());
    EXPECT_EQ(game.state(), before);
    EXPECT_FALSE(game.canUndo());
    EXPECT_EQ(told.count(), 0);
}

TEST_P(RandomSession, EveryGameThatCanBePlayedCanBeReadBack) {
    const auto seed = static_cast<std::uint32_t>(GetParam());
    BarrageGame game(testFacts());
    game.start(RandomTable::start(seed, GetParam() % 2 == 1), TileSource::app);
    RandomTable table(game, seed + 100);
    storage::GameDetails details;
    details.game = BarrageCodec::game;
    details.setup = BarrageCodec::setup(game.facts(), game.startState(), game.options()).dump();
    storage::Journal kept;
    int steps = 0;
    while (steps < longest && table.step()) {
        ++steps;
        const BarrageGame::Entry& entry = game.journal().entries().back();
        ASSERT_TRUE(kept.append({entry.label.id, core::label_to_json(entry.label).dump(),
                                 BarrageCodec::events(game.facts(), entry.events).dump()},
                                1)
                        .ok());
    }
    const auto loaded = loadChecked<BarrageCodec>(game.facts(), details, kept);
    ASSERT_TRUE(loaded.ok());
    ASSERT_FALSE(loaded.value().bad) << "entry " << loaded.value().bad->number << ": "
                                     << loaded.value().bad->why.message << " "
                                     << loaded.value().bad->why.path;
    const storage::Snapshot half{
        kept.length() / 2, BarrageCodec::snapshot,
        BarrageCodec::position(game.facts(), game.stateAt(static_cast<std::size_t>(kept.length() / 2)))
            .dump()};
    for (const auto& snapshot : {std::optional<storage::Snapshot>(), std::optional(half)}) {
        const auto looked = lookChecked<BarrageCodec>(game.facts(), details, kept, snapshot);
        ASSERT_TRUE(looked.ok()) << looked.error().path << ' ' << looked.error().message;
        EXPECT_EQ(BarrageCodec::position(game.facts(), looked.value()),
                  BarrageCodec::position(game.facts(), game.state()));
    }
}

TEST_P(RandomSession, TheHistoryThatFollowedIsTheOneThatIsReadAnew) {
    const auto seed = static_cast<std::uint32_t>(GetParam());
    BarrageGame game(testFacts());
    game.start(RandomTable::start(seed, false), TileSource::app);
    RandomTable table(game, seed + 7);
    BarrageHistory followed(game);
    followed.setActive(true);
    std::mt19937 random(seed);
    for (int i = 0; i < 60; ++i) {
        if (!table.step())
            break;
        if (random() % 4 == 0)
            static_cast<void>(game.jump(static_cast<int>(random() % (game.length() + 1))));
        if (random() % 3 == 0)
            static_cast<void>(followed.rows()->row(0)); // some rows are told on the way
        if (random() % 3 == 0) { // its page is left, and opened again, sometimes on another game
            followed.setActive(false);
            if (random() % 4 == 0)
                game.start(RandomTable::start(seed + static_cast<std::uint32_t>(i), false), TileSource::app);
            else if (random() % 2 == 0)
                static_cast<void>(table.step());
            followed.setActive(true);
        }
        BarrageHistory anew(game);
        anew.setActive(true);
        ASSERT_EQ(followed.rows()->count(), anew.rows()->count());
        for (std::size_t row = 0; row < static_cast<std::size_t>(anew.rows()->count()); ++row)
            ASSERT_EQ(followed.rows()->row(row), anew.rows()->row(row)) << "row " << row << " at step " << i;
    }
}

TEST(Session, DecidesOnlyWhenAskedAndTellsWhatChanged) {
    BarrageGame game(testFacts());
    game.start(RandomTable::start(3, false), TileSource::app);
    QSignalSpy position(&game, &SessionBase::positionChanged);
    QSignalSpy journal(&game, &SessionBase::journalChanged);
    QSignalSpy done(&game, &SessionBase::performed);
    QSignalSpy recorded(&game, &SessionBase::recorded);
    RandomTable table(game, 3);
    ASSERT_TRUE(table.step());
    EXPECT_EQ(position.count(), 1);
    EXPECT_EQ(journal.count(), 1);
    EXPECT_EQ(done.count(), 1);
    EXPECT_EQ(recorded.count(), 1);
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(done.count(), 1) << "what was undone was not done";
    EXPECT_EQ(recorded.count(), 2);
    EXPECT_FALSE(game.redoText().isEmpty());
    EXPECT_TRUE(game.canRedo());
}

TEST(Session, AnActionIsRecordedBeforeAScreenHearsOfIt) {
    BarrageGame game(testFacts());
    game.start(RandomTable::start(3, false), TileSource::app);
    QStringList order;
    QObject::connect(&game, &SessionBase::recorded, &game, [&] { order << QStringLiteral("recorded"); });
    QObject::connect(&game, &SessionBase::positionChanged, &game,
                     [&] { order << QStringLiteral("position"); });
    RandomTable table(game, 3);
    ASSERT_TRUE(table.step());
    EXPECT_EQ(order, QStringList({QStringLiteral("recorded"), QStringLiteral("position")}));
}

TEST_F(PassingLibrary, AGameGoesOnWhereItWasLeft) {
    QString uuid;
    barrage::State left;
    std::size_t cursor = 0;
    {
        LibraryHost host;
        BarrageGame game(testFacts());
        BarrageSaves saves(game, host);
        saves.begin(RandomTable::start(5, false), TileSource::app, 5);
        RandomTable table(game, 5);
        for (int i = 0; i < 60; ++i)
            ASSERT_TRUE(table.step());
        ASSERT_TRUE(game.undo());
        ASSERT_TRUE(game.undo());
        EXPECT_FALSE(saves.fault());
        uuid = saves.openGame();
        left = game.state();
        cursor = game.cursor();
    }
    LibraryHost host;
    BarrageGame game(testFacts());
    BarrageSaves saves(game, host);
    const auto looked = saves.look(uuid);
    ASSERT_TRUE(looked.ok());
    EXPECT_EQ(looked.value(), left);
    ASSERT_TRUE(saves.resume(uuid).ok());
    EXPECT_EQ(game.state(), left);
    EXPECT_EQ(game.cursor(), cursor);
    EXPECT_TRUE(game.canRedo()) << "what was undone is still there";
    EXPECT_FALSE(game.readOnly());
    const auto listed = host.library()->games();
    ASSERT_TRUE(listed.ok());
    ASSERT_EQ(listed.value().size(), 1U);
    EXPECT_EQ(listed.value()[0].marks.kind, storage::TitleKind::Made);
    EXPECT_EQ(listed.value()[0].summary, BarrageCodec::summary(game.facts(), left).dump())
        << "lists need not read the game";
}

TEST_F(PassingLibrary, ARecordThatBreaksOffIsShownUpToThereAndNotPlayedOn) {
    LibraryHost host;
    BarrageGame game(testFacts());
    BarrageSaves saves(game, host);
    saves.begin(RandomTable::start(5, false), TileSource::app, 5);
    RandomTable table(game, 5);
    std::vector<barrage::State> seen{game.state()};
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(table.step());
        seen.push_back(game.state());
    }
    // An entry of another app, or of a version with a fault: well written, and impossible.
    auto session = storage::Session::resume(*host.library(), saves.openGame().toStdString());
    ASSERT_TRUE(session.ok());
    const std::string bad = BarrageCodec::events(game.facts(), {barrage::RoundAdvanced{99}}).dump();
    ASSERT_TRUE(session.value().append({"odd", R"({"id":"odd","args":{}})", bad}).ok());
    const QString uuid = saves.openGame();
    saves.forget();
    ASSERT_TRUE(saves.resume(uuid).ok());
    EXPECT_TRUE(game.readOnly());
    EXPECT_EQ(game.length(), 5U);
    EXPECT_EQ(game.state(), seen.back());
    EXPECT_TRUE(saves.damageText().contains(QStringLiteral("6"))) << qPrintable(saves.damageText());
    EXPECT_FALSE(table.step()) << "nothing can be done in it";
    ASSERT_TRUE(game.undo()) << "but it can be looked at";
    EXPECT_EQ(game.state(), seen[4]);
    const auto kept = host.library()->load(uuid.toStdString());
    ASSERT_TRUE(kept.ok());
    EXPECT_EQ(kept.value().journal.length(), 6) << "and the record is as it was";
    EXPECT_EQ(kept.value().journal.cursor(), 6);
}

TEST_F(PassingLibrary, TwoLinesOfPlayDoNotMix) {
    LibraryHost host;
    BarrageGame game(testFacts());
    BarrageSaves saves(game, host);
    saves.begin(RandomTable::start(5, false), TileSource::app, 5);
    RandomTable table(game, 5);
    ASSERT_TRUE(table.step());
    const QString uuid = saves.openGame();
    // Another window plays on the same game.
    auto other = storage::Session::resume(*host.library(), uuid.toStdString());
    ASSERT_TRUE(other.ok());
    ASSERT_TRUE(other.value().jump(0).ok());
    QSignalSpy told(&saves, &SavedSessionBase::told);
    ASSERT_TRUE(table.step());
    EXPECT_EQ(told.count(), 1) << "it is said";
    EXPECT_NE(saves.openGame(), uuid) << "what is played here is a game of its own";
    EXPECT_EQ(host.library()->games().value().size(), 2U);
}

} // namespace automa::app::barrage_app
