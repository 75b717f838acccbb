// The view-models of the table without a window: the Automa's turn, a human's turn, a combat, a new game.
#include "app/scythe/sample_table.h"
#include "app/scythe/setup/new_game.h"
#include "app/scythe/turn/combat.h"
#include "app/scythe/turn/human.h"
#include "app/scythe/turn/prospect.h"
#include "app/scythe/turn/table.h"
#include "app/shell/settings.h"
#include "app/shell/settings_stores.h"
#include "model/scythe/state/board.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

std::shared_ptr<const Catalogue> facts() {
    static const auto loaded = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    return loaded;
}

TerritoryId at(const char* id) {
    return *facts()->find_territory(id);
}

/// The human's character beside a mech of the Automa.
void faceToFace(State& state) {
    Side& human = state.side(first_side(state, Player::human));
    Side& automa = state.side(first_side(state, Player::automa));
    take_unit(human, UnitKind::character, human.units.character);
    put_unit(human, UnitKind::character, at("C3"));
    put_unit(automa, UnitKind::mech, at("B5"));
    automa.automa.power = 12;
    automa.automa.combat_cards = 2;
}

class ScytheTables : public ::testing::Test {
protected:
    void begin(const std::function<void(State&)>& change = {},
               const GameOptions& options = SampleTable::twoFactions(7)) {
        auto start = new_game(*facts(), options);
        ASSERT_TRUE(start.ok());
        if (change)
            change(start.value());
        game.start(start.value());
    }
    void play(const std::function<bool(const ScytheGame&)>& reached, std::uint64_t seed = 3) {
        begin({}, SampleTable::twoFactions(seed));
        ASSERT_TRUE(SampleTable(game, seed).playUntil(reached));
    }
    /// The human attacks the mech and the card of the Automa is revealed.
    void fight() {
        begin(faceToFace);
        human.tap(QStringLiteral("C3"));
        human.tap(QStringLiteral("B5"));
        ASSERT_EQ(combat.stage(), ScytheCombat::Dial);
        combat.reveal();
        ASSERT_EQ(combat.stage(), ScytheCombat::Values);
    }

    const test::Speaking english{"en"};
    Settings settings{std::make_unique<MemorySettingsStore>()};
    ScytheGame game{facts()};
    ScytheMap map{facts()};
    ScytheTable table{game, map};
    ScytheHuman human{game, map};
    ScytheCombat combat{game, map, settings};
};

TEST_F(ScytheTables, TheAutomasTurnIsOnTheMapBeforeItIsDoneAndDoneAsOneAction) {
    play([](const ScytheGame& at) {
        return at.state().turn && at.decision() && at.decision()->needs.empty()
               && std::ranges::any_of(at.decision()->steps,
                                      [](const Step& step) { return is_move(step.kind); });
    });
    ASSERT_EQ(table.mode(), ScytheTable::Automa);
    ASSERT_TRUE(table.ready());
    EXPECT_FALSE(table.focus().isEmpty());
    EXPECT_EQ(map.state(), game.decision()->after) << "the pieces stand where they go";
    const State after = game.decision()->after;
    const State before = game.state();
    const std::size_t cursor = game.cursor();
    table.done();
    EXPECT_EQ(game.cursor(), cursor + 1);
    EXPECT_EQ(game.automa().units, after.side(first_side(after, Player::automa)).units);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state(), before);
}

TEST_F(ScytheTables, TheSixthStarIsOfferedOnlyToWhoLacksNoOther) {
    // A turn whose recruit bonus a human with all recruits gets (S-77).
    const auto bonus = [](const ScytheGame& at) {
        return at.state().turn && at.decision() && at.decision()->needs.empty()
               && std::ranges::any_of(at.decision()->steps, [](const Step& step) {
                      return step.kind == StepKind::recruit_bonus && step.human_gains != false;
                  });
    };
    for (const int stars : {stars_of_side - 2, stars_of_side - 1}) {
        begin([&](State& state) {
            Side& mine = state.side(first_side(state, Player::human));
            mine.human.stars = static_cast<std::int8_t>(stars);
            mine.human.recruits = static_cast<std::uint8_t>((1U << count_of<RecruitBonus>)-1U);
        });
        for (int acts = 0; acts < 1000 && !game.over() && !bonus(game); ++acts) {
            if (game.humanToAct())
                human.endTurn();
            else if (combat.stage() == ScytheCombat::Dial)
                combat.reveal();
            else if (combat.stage() == ScytheCombat::Values)
                combat.tell(false);
            else
                table.done();
        }
        ASSERT_TRUE(bonus(game));
        EXPECT_EQ(human.nextStarIsLast(), stars == stars_of_side - 1);
        EXPECT_EQ(table.sixthStarPossible(), stars == stars_of_side - 1);
    }
}

TEST_F(ScytheTables, APieceIsTakenThenPutAndTheSamePlaceAgainChangesWhatGoesAlong) {
    begin([](State& state) {
        Side& mine = state.side(first_side(state, Player::human));
        put_unit(mine, UnitKind::mech, mine.units.workers[0]);
    });
    const Place from = game.human().units.workers[0];
    const QString id = map.idOf(from);
    human.tap(id);
    ASSERT_EQ(human.act(), ScytheHuman::Piece);
    EXPECT_EQ(human.mechs(), 1);
    EXPECT_EQ(human.workers(), human.workersThere()) << "a mech takes all workers along";
    human.tap(id);
    EXPECT_EQ(human.workers(), 0) << "the mech alone";
    human.takeWorkers(99);
    EXPECT_EQ(human.workers(), human.workersThere());
    human.takeWorkers(0);
    EXPECT_TRUE(human.stepBack());
    EXPECT_EQ(human.act(), ScytheHuman::None);
    EXPECT_FALSE(human.stepBack()) << "nothing is being entered";
    human.tap(id);
    human.tap(id);
    ASSERT_FALSE(human.shown().candidates.empty());
    const QString to = map.idOf(Place(*human.shown().candidates.begin()));
    const State before = game.state();
    human.tap(to);
    EXPECT_TRUE(has_unit(game.human(), UnitKind::mech, *map.placeOf(to)));
    EXPECT_FALSE(has_unit(game.human(), UnitKind::mech, from));
    EXPECT_TRUE(human.underWay());
    EXPECT_EQ(human.act(), ScytheHuman::None);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state(), before);
    EXPECT_FALSE(human.underWay());
}

TEST_F(ScytheTables, WhereNoPieceStandsNothingIsTaken) {
    begin();
    QString said;
    QObject::connect(&human, &ScytheHuman::refused, &human, [&](const QString& why) { said = why; });
    human.tap(map.idOf(Place(facts()->factory)));
    EXPECT_FALSE(said.isEmpty());
    EXPECT_EQ(human.act(), ScytheHuman::None);
    human.tap(QStringLiteral("Z9"));
    EXPECT_EQ(human.act(), ScytheHuman::None) << "no such place";
}

TEST_F(ScytheTables, AStarMoreThanFiveEndsTheGame) {
    begin([](State& state) { state.side(first_side(state, Player::human)).human.stars = stars_of_side - 2; });
    EXPECT_FALSE(human.nextStarIsLast());
    human.placeStar();
    EXPECT_FALSE(game.over());
    EXPECT_TRUE(human.nextStarIsLast());
    human.placeStar();
    EXPECT_TRUE(game.over());
    EXPECT_EQ(table.mode(), ScytheTable::Over);
}

TEST_F(ScytheTables, DialAndCardsTakeOnlyWhatTheyCanShow) {
    fight();
    EXPECT_EQ(ScytheCombat::dialValues(), (QList<int>{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(ScytheCombat::cardValues(), (QList<int>{2, 3, 4, 5}));
    combat.setDial(9);
    EXPECT_EQ(combat.dial(), dial_limit);
    const QList<int> untold = combat.automaValues();
    for (const int wrong : {-1, 0, 1, 6}) {
        combat.setAutomaValue(0, wrong);
        EXPECT_EQ(combat.automaValues(), untold) << wrong;
    }
    combat.setHumanValue(0, 5);
    for (const int wrong : {-1, 1, 6}) {
        combat.setHumanValue(0, wrong);
        EXPECT_EQ(combat.humanValues().value(0), 5) << wrong;
    }
    combat.setHumanValue(0, 0);
    EXPECT_EQ(combat.humanValues().value(0), 0) << "no card";
}

TEST_F(ScytheTables, ATieGoesToTheAttackerAndTheNumbersAreTold) {
    fight();
    EXPECT_FALSE(combat.counted());
    for (int i = 0; i < combat.usedCards(); ++i)
        combat.setAutomaValue(i, lowest_combat_card);
    const int automa = combat.usedPower() + lowest_combat_card * combat.usedCards();
    const int card = automa > dial_limit ? highest_combat_card : 0;
    combat.setHumanValue(0, card);
    ASSERT_LE(automa - card, dial_limit);
    combat.setDial(automa - card - 1);
    ASSERT_TRUE(combat.counted());
    EXPECT_EQ(combat.verdict(), QStringLiteral("Result: the Automa wins"));
    combat.setDial(automa - card);
    EXPECT_EQ(combat.verdict(), QStringLiteral("Result: you win")) << "you attack";
    combat.tellNumbers();
    ASSERT_TRUE(table.ready());
    EXPECT_TRUE(table.fought());
    table.done();
    EXPECT_TRUE(has_unit(game.human(), UnitKind::character, at("B5")));
    EXPECT_FALSE(has_unit(game.automa(), UnitKind::mech, at("B5"))) << "S-96";
}

TEST_F(ScytheTables, AFightThatWaitsIsDueUntilItIsFought) {
    begin(faceToFace);
    human.tap(QStringLiteral("C3"));
    human.tap(QStringLiteral("B5"));
    ASSERT_TRUE(combat.canWait());
    combat.wait();
    EXPECT_TRUE(combat.waiting());
    EXPECT_EQ(combat.stage(), ScytheCombat::None);
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(combat.waiting()) << "nobody stands there any more";
    EXPECT_TRUE(game.redo());
    EXPECT_EQ(combat.stage(), ScytheCombat::Dial) << "put off before, not now";
}

TEST_F(ScytheTables, ACardIsWorkedOutOnlyWhileSomebodyLooksAtIt) {
    ScytheProspect prospect(game);
    begin();
    prospect.setCard(15);
    EXPECT_EQ(prospect.rows()->count(), 0) << "nobody looks yet";
    QObject first;
    QObject second;
    prospect.viewers()->look(&first, true);
    prospect.viewers()->look(&second, true);
    EXPECT_FALSE(prospect.title().isEmpty());
    EXPECT_GT(prospect.rows()->count(), 0);
    prospect.viewers()->look(&first, false);
    EXPECT_GT(prospect.rows()->count(), 0) << "a page below is gone, this one stays";
    prospect.viewers()->look(&second, false);
    human.endTurn();
    EXPECT_TRUE(prospect.title().isEmpty());
    EXPECT_EQ(prospect.rows()->count(), 0);
}

TEST_F(ScytheTables, ANewGameChangesSidesAndKeepsWhatWasChosen) {
    ScytheNewGame choices(*facts(), settings);
    const GameOptions before = choices.options(0);
    choices.chooseHuman(QString::fromLatin1(name_of(before.automa).data()));
    EXPECT_EQ(choices.options(0).human, before.automa);
    EXPECT_EQ(choices.options(0).automa, before.human);
    choices.chooseAutoma(QString::fromLatin1(name_of(before.automa).data()));
    EXPECT_EQ(choices.options(0).automa, before.human) << "the human plays it";
    choices.chooseStarCard(QStringLiteral("nobody"));
    EXPECT_EQ(choices.options(0).star_card, before.star_card);
    choices.chooseStarCard(QStringLiteral("automaszyna"));
    choices.setModifier(QStringLiteral("coins"), 9);
    EXPECT_EQ(choices.options(0).modifiers.coins, largest_change);
    choices.setModifier(QStringLiteral("coins"), -9);
    EXPECT_EQ(choices.options(0).modifiers.coins, -largest_change);
    choices.setModifier(QStringLiteral("skip"), 1);
    EXPECT_TRUE(choices.options(0).modifiers.skip);
    const ScytheNewGame again(*facts(), settings);
    EXPECT_EQ(again.options(5).automa, before.human);
    EXPECT_EQ(again.options(5).modifiers, choices.options(0).modifiers);
    choices.chooseStarCard(QStringLiteral("ultimaszyna"));
    EXPECT_FALSE(choices.options(0).modifiers.skip) << "cannot be played with it (S-122)";
}

} // namespace
} // namespace automa::app::scythe_app
