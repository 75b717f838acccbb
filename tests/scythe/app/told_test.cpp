// What is told around a right decision, in every way to play: the whole table, the cards only, the cards of
// the app or of the box.
#include "app/play/seeds.h"
#include "app/scythe/ask/ask.h"
#include "app/scythe/cards/cards_only.h"
#include "app/scythe/end/game_end.h"
#include "app/scythe/history.h"
#include "app/scythe/sample_table.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/scythe/tracker/numbers_follower.h"
#include "app/scythe/turn/card_question.h"
#include "app/scythe/turn/combat.h"
#include "app/scythe/turn/combat_stars.h"
#include "app/scythe/turn/forecast.h"
#include "app/scythe/turn/human.h"
#include "app/scythe/turn/moves_text.h"
#include "app/scythe/turn/table.h"
#include "app/scythe/turn/why.h"
#include "app/shell/settings.h"
#include "app/shell/settings_stores.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

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

/// Without bold letters, and with spaces that may break.
QString plain(QString text) {
    text.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
    return text.replace(QChar(QChar::Nbsp), u' ');
}

/// All lines of a decision, one below the other.
QString linesOf(const State& before, const Decision& decision) {
    QStringList lines;
    for (const Section& section : ScytheExplainer(*facts(), before, decision).sections()) {
        lines << section.title;
        for (const Instruction& line : section.lines)
            lines << plain(line.text);
    }
    return lines.join(u'\n');
}

#define EXPECT_SAYS(text, words)                                                                             \
    EXPECT_TRUE(plain(text).contains(QStringLiteral(words))) << (text).toStdString()
#define EXPECT_SILENT(text, words)                                                                           \
    EXPECT_FALSE(plain(text).contains(QStringLiteral(words))) << (text).toStdString()

class ScytheTold : public ::testing::Test {
protected:
    static State newGame(const GameOptions& options, const std::function<void(State&)>& change = {}) {
        State state = new_game(*facts(), options).value();
        if (change)
            change(state);
        return state;
    }
    static GameOptions table(CardsFrom from = CardsFrom::app, Tracking tracking = Tracking::full) {
        GameOptions options = SampleTable::twoFactions(7);
        options.cards_from = from;
        options.tracking = tracking;
        return options;
    }
    /// The Automa's turn with a card, as a table would have drawn it.
    static QString turn(State state, std::size_t card, const Answers& answers = {}) {
        state.turn =
            Turn{TurnKind::automa, first_side(state, Player::automa), CardId(card), {}, answers, false};
        state.side(first_side(state, Player::automa)).automa.cards.draw.clear();
        return linesOf(state, decide(*facts(), state).value());
    }
    /// The human's fight for B5.
    static QString fight(State state, const Answers& answers) {
        Side& human = state.side(first_side(state, Player::human));
        put_unit(human, UnitKind::character, Place(at("B5")));
        put_unit(state.side(first_side(state, Player::automa)), UnitKind::mech, at("B5"));
        state.turn = Turn{TurnKind::defend, first_side(state, Player::automa), {}, at("B5"), answers, false};
        state.side(first_side(state, Player::automa)).automa.cards.draw.clear();
        return linesOf(state, decide(*facts(), state).value());
    }
    static Answers wonBy(Player winner) {
        Answers answers;
        answers.combat_card = CardId(11U);
        answers.winner = winner;
        return answers;
    }

    const test::Speaking english{"en"};
};

TEST_F(ScytheTold, NobodyIsToldToMoveACardThatLiesInTheBox) {
    for (const CardsFrom from : {CardsFrom::app, CardsFrom::box}) {
        const bool box = from == CardsFrom::box;
        const State state = newGame(table(from));
        EXPECT_EQ(fight(state, wonBy(Player::human)).contains(QStringLiteral("Lay Automa card")), box);
        GameOptions skipping = table(from);
        skipping.star_card = StarCard::autometta;
        EXPECT_EQ(turn(newGame(skipping), 8).contains(QStringLiteral("Lay the card on the discard")), box);
        const State flipping = newGame(table(from), [](State& at_end) {
            AutomaMat& mat = at_end.side(first_side(at_end, Player::automa)).automa;
            mat.star_cube = static_cast<std::uint8_t>(facts()->track(mat.star_card).flip - 1);
        });
        const QString flip = turn(flipping, 1);
        EXPECT_SAYS(flip, "scheme II");
        EXPECT_EQ(flip.contains(QStringLiteral("Shuffle all 19")), box);
    }
}

TEST_F(ScytheTold, WhoLosesACombatDrawsACardLikeTheAutoma_S91) {
    State state = newGame(table());
    EXPECT_SAYS(fight(state, wonBy(Player::automa)), "You draw 1 combat card, if you used power or a card");
    EXPECT_SILENT(fight(state, wonBy(Player::human)), "You draw");
    state.interpretations.combat_card_to = CombatCardTo::winner; // D-6
    EXPECT_SILENT(fight(state, wonBy(Player::automa)), "You draw");
    EXPECT_SAYS(fight(state, wonBy(Player::human)), "You draw 1 combat card");
    state.interpretations = {};
    AutomaMat& mat = state.side(first_side(state, Player::automa)).automa;
    mat.power = 5;
    mat.combat_cards = 0;
    for (const int total : {0, 1}) {
        Answers counted;
        counted.combat_card = CardId(11U);
        counted.human_total = static_cast<std::int16_t>(total);
        const QString told = fight(state, counted);
        EXPECT_SAYS(told, "Combat: the Automa wins");
        EXPECT_EQ(told.contains(QStringLiteral("You draw 1 combat card")), total > 0) << total;
        EXPECT_SILENT(told, "if you used");
    }
}

TEST_F(ScytheTold, CamaraderieSparesPopularityAfterACombatOnly_S99) {
    State state = newGame(table()); // the human plays Polania
    Side& automa = state.side(first_side(state, Player::automa));
    put_unit(automa, UnitKind::worker, at("B5"));
    Side& human = state.side(first_side(state, Player::human));
    EXPECT_SAYS(fight(state, wonBy(Player::human)), "Your popularity: −1");
    const auto& mechs = facts()->faction(Faction::polania).mechs;
    for (std::size_t i = 0; i < mechs.size(); ++i)
        if (mechs[i].matters == AbilityMatters::no_popularity_loss)
            human.human.abilities = static_cast<std::uint8_t>(1U << i);
    ASSERT_NE(human.human.abilities, 0);
    EXPECT_SILENT(fight(state, wonBy(Player::human)), "Your popularity");
    put_unit(human, UnitKind::character, Place(at("B5")));
    state.turn = Turn{TurnKind::defend, first_side(state, Player::automa), {}, at("B5"), {}, false};
    EXPECT_SAYS(linesOf(state, decide(*facts(), state).value()), "Your popularity: −1"); // S-98: no combat
}

TEST_F(ScytheTold, ASkippedTurnThatMovesTheCubeDoesNotSayThatNothingHappens_D8) {
    for (const Tracking tracking : {Tracking::full, Tracking::cards_only}) {
        GameOptions options = table(CardsFrom::app, tracking);
        options.star_card = StarCard::autometta;
        EXPECT_SAYS(turn(newGame(options), 8), "Nothing happens");
        options.interpretations.skipped_turn = SkippedTurn::star_cube;
        const QString moves = turn(newGame(options), 8);
        EXPECT_SILENT(moves, "Nothing happens");
        EXPECT_SAYS(moves, "Star cube: one space on");
    }
}

TEST_F(ScytheTold, CardsOnlyTellsTheMovesByTheRulesOfTheTable) {
    GameOptions options = table(CardsFrom::app, Tracking::cards_only);
    EXPECT_SAYS(turn(newGame(options), 1), "Make one move: the first possible symbol of row 1");
    options.modifiers.all_moves = true; // S-122 f
    EXPECT_SAYS(turn(newGame(options), 1), "Make every possible move of row 1");
    options.modifiers = {};
    options.modifiers.move_check = true; // S-122 d
    EXPECT_SAYS(turn(newGame(options), 1), "Before a move: reveal a combat card");
    options.modifiers = {};
    options.star_card = StarCard::ultimaszyna; // S-132
    EXPECT_SAYS(turn(newGame(options), 1), "Make every possible move of row 1");
    options.star_card = StarCard::autometta;
    EXPECT_SILENT(turn(newGame(options), 8), "Row 1"); // S-16: a skipped turn moves nothing
    EXPECT_SILENT(turn(newGame(table()), 1), "Row 1"); // the whole table is kept: the move itself is told
}

TEST_F(ScytheTold, CardsOnlySaysBothHalvesOfAGainThatTheMatDecides_S74) {
    const State cards = newGame(table(CardsFrom::app, Tracking::cards_only));
    bool mech = false;
    bool worker = false;
    for (std::size_t card = 1; card <= card_count; ++card) {
        const QString told = turn(cards, card);
        EXPECT_SILENT(told, "New mech");
        EXPECT_SILENT(told, "New worker:");
        mech = mech || told.contains(QStringLiteral("The character if on the mat, else a mech if left"));
        worker = worker || told.contains(QStringLiteral("New worker, if one is left"));
    }
    EXPECT_TRUE(mech && worker);
}

TEST_F(ScytheTold, ResourcesAndMarkersAreToldWithTheirConditionAndTheirOwner) {
    const State state = newGame(table());
    bool resources = false;
    for (std::size_t card = 1; card <= card_count; ++card) {
        const QString told = turn(state, card);
        EXPECT_SILENT(told, "that lie there");
        EXPECT_SILENT(told, "\nCoins:");
        EXPECT_SILENT(told, "Power marker");
        resources = resources || told.contains(QStringLiteral("Remove all resources, if any are there"));
    }
    EXPECT_TRUE(resources);
}

TEST_F(ScytheTold, TheUnitThatMayNotBePlacedIsNamedAndItsCardIsDiscarded_S122e) {
    Need need;
    need.what = NeedKind::place_check;
    need.unit = UnitKind::worker;
    EXPECT_SAYS(checkQuestion(need, false).title, "Before a worker leaves the mat");
    need.unit = UnitKind::mech;
    EXPECT_SAYS(checkQuestion(need, false).title, "Before a mech leaves the mat");
    EXPECT_SAYS(checkQuestion(need, true).title, "Before the character or a mech leaves the mat");
    EXPECT_SAYS(checkQuestion(need, true).text, "If none is left there");
    need.unit = UnitKind::character;
    EXPECT_SAYS(checkQuestion(need, false).title, "Before the character leaves the mat");
    EXPECT_SAYS(checkQuestion(need, false).text, "Discard the card");
}

TEST_F(ScytheTold, AnEmptyDeckOfTheBoxIsShuffledBeforeItsCardIsAsked_S19) {
    CardPiles piles;
    EXPECT_SILENT(cardQuestion({}, piles).text, "shuffle");
    for (std::size_t number = 1; number <= card_count; ++number)
        piles.discard.push_back(CardId(number));
    EXPECT_SAYS(cardQuestion({}, piles).text, "first shuffle all 19 cards");
}

TEST_F(ScytheTold, TheEndSaysWhoGoesBackUnfought_S116) {
    State state = newGame(table(), [](State& late) {
        AutomaMat& mat = late.side(first_side(late, Player::automa)).automa;
        mat.combat_stars = 1;
        for (mat.star_cube = 0; stars_of(*facts(), mat) != 5; ++mat.star_cube) {
        }
    });
    state.contested = {at("B5")};
    EXPECT_SILENT(fight(state, wonBy(Player::automa)), "go back");
    state.contested = {at("B5"), at("A5")};
    EXPECT_SAYS(fight(state, wonBy(Player::automa)), "that have not fought yet go back");
}

// -------------------------------------------------------------------- a game on the table

class ScytheToldTables : public ScytheTold {
protected:
    void begin(const GameOptions& options, const std::function<void(State&)>& change = {}) {
        game.start(newGame(options, change));
    }
    static void faceToFace(State& state) {
        Side& human = state.side(first_side(state, Player::human));
        Side& automa = state.side(first_side(state, Player::automa));
        take_unit(human, UnitKind::character, human.units.character);
        put_unit(human, UnitKind::character, at("C3"));
        put_unit(automa, UnitKind::mech, at("B5"));
        automa.automa.power = 12;
        automa.automa.combat_cards = 2;
    }
    void fightItOut(bool humanWins) {
        human.tap(QStringLiteral("C3"));
        human.tap(QStringLiteral("B5"));
        combat.reveal();
        combat.tell(humanWins);
    }

    Settings settings{std::make_unique<MemorySettingsStore>()};
    ScytheGame game{facts()};
    ScytheMap map{facts()};
    ScytheTable at_table{game, map};
    ScytheHuman human{game, map};
    ScytheCombat combat{game, map, settings};
    Seeds seeds{};
    ScytheCardsOnly cards{game, seeds};
};

TEST_F(ScytheToldTables, TheCombatStarIsCountedWhileOneIsLeft) {
    begin(table(), faceToFace);
    fightItOut(false);
    EXPECT_FALSE(at_table.starOffered()) << "the Automa won";
    begin(table(), faceToFace);
    fightItOut(true);
    ASSERT_TRUE(at_table.starOffered());
    EXPECT_TRUE(at_table.placesStar()) << "on without a tap";
    at_table.done();
    EXPECT_EQ(game.human().human.stars, 1);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.human().human.stars, 0) << "one action";
    at_table.setPlacesStar(false);
    at_table.done();
    EXPECT_EQ(game.human().human.stars, 0);
}

TEST_F(ScytheToldTables, TwoCombatStarsAreAllButForSaxony) {
    for (const Faction faction : {Faction::polania, Faction::saxony}) {
        GameOptions options = table(CardsFrom::app, Tracking::cards_only);
        options.human = faction;
        begin(options);
        for (int fights = 0; fights < 3; ++fights) {
            cards.beginFight(false);
            cards.reveal();
            cards.endFight(false);
            ASSERT_EQ(cards.stage(), ScytheCardsOnly::Told);
            ASSERT_TRUE(cards.starOffered());
            EXPECT_EQ(cards.placesStar(), fights < 2 || faction == Faction::saxony) << fights;
            cards.done();
        }
        EXPECT_EQ(game.human().human.stars, faction == Faction::saxony ? 3 : 2);
    }
}

TEST_F(ScytheToldTables, TheSixthStarIsAskedForOnceFiveAreCounted) {
    begin(table(), [](State& state) {
        faceToFace(state);
        state.side(first_side(state, Player::human)).human.stars = 5;
    });
    human.tap(QStringLiteral("C3"));
    human.tap(QStringLiteral("B5"));
    combat.reveal();
    ASSERT_TRUE(human.nextStarIsLast());
    EXPECT_TRUE(combat.sixthStar()) << "on without a tap";
    combat.tell(true);
    EXPECT_FALSE(at_table.starOffered()) << "it was told already";
    at_table.done();
    EXPECT_TRUE(game.over());
}

TEST_F(ScytheToldTables, PeoplesArmyAddsACardWhereAWorkerStands) {
    GameOptions options = table();
    options.human = Faction::rusviet;
    options.automa = Faction::saxony;
    for (const bool worker : {false, true}) {
        begin(options, [&](State& state) {
            faceToFace(state);
            Side& mine = state.side(first_side(state, Player::human));
            mine.human.abilities = (1U << mechs_of_side) - 1U;
            put_unit(mine, UnitKind::mech, at("C3"));
            if (worker)
                put_unit(mine, UnitKind::worker, at("C3"));
        });
        ASSERT_TRUE(game.perform(MoveUnits{at("C3"), at("B5"), false, 1, worker ? 1 : 0}).ok());
        EXPECT_EQ(combat.most(), worker ? 2 : 1);
    }
}

TEST_F(ScytheToldTables, CardsOnlyTellsACombatToItsEnd) {
    GameOptions options = table(CardsFrom::app, Tracking::cards_only);
    begin(options, [](State& state) {
        AutomaMat& mat = state.side(first_side(state, Player::automa)).automa;
        mat.power = 9;
        mat.combat_cards = 2;
    });
    cards.nextCard();
    at_table.done(); // a card lies on the discard
    ASSERT_EQ(cards.stage(), ScytheCardsOnly::Human);
    EXPECT_FALSE(cards.conquest().isEmpty());
    cards.beginFight(false);
    ASSERT_EQ(cards.stage(), ScytheCardsOnly::Dial) << "the dial comes first (S-92)";
    EXPECT_EQ(cards.title(), QStringLiteral("You attack"));
    EXPECT_EQ(cards.steps()->count(), 2);
    EXPECT_FALSE(game.state().fight) << "no card is turned up yet";
    cards.reveal();
    ASSERT_EQ(cards.stage(), ScytheCardsOnly::Fight);
    const int power = game.automa().automa.power;
    const int spent = game.state().fight->power;
    cards.endFight(false);
    ASSERT_EQ(cards.stage(), ScytheCardsOnly::Told);
    QString told;
    for (const PlayStep& step : cards.steps()->steps())
        told += step.text + u'\n';
    told = plain(told);
    EXPECT_SILENT(told, "Lay Automa card");
    EXPECT_SAYS(told, "The Automa’s combat units leave the territory: faction mat");
    EXPECT_SAYS(told, "Its workers there go home, if any");
    EXPECT_SAYS(told, "You lose 1 popularity for each, unless you have: Camaraderie");
    EXPECT_SAYS(told, "Place your combat star");
    if (spent > 0) {
        EXPECT_TRUE(
            told.contains(QStringLiteral("The Automa’s power: %1 → %2").arg(power).arg(power - spent)))
            << told.toStdString();
    }
    const auto top = top_card(game.automa().automa.cards);
    ASSERT_TRUE(top);
    EXPECT_EQ(
        told.contains(
            QStringLiteral("Put resources of that terrain there: %1").arg(facts()->card(*top).resources)),
        facts()->card(*top).resources > 0);
    EXPECT_TRUE(game.undo()) << "back to who won";
    EXPECT_EQ(cards.stage(), ScytheCardsOnly::Fight);
    cards.endFight(true);
    told.clear();
    for (const PlayStep& step : cards.steps()->steps())
        told += step.text + u'\n';
    told = plain(told);
    EXPECT_SAYS(told, "All your pieces there go home");
    EXPECT_SAYS(told, "Place an Automa star: for a combat won");
    EXPECT_SAYS(told, "You draw 1 combat card, if you used power or a card");
    EXPECT_FALSE(cards.starOffered());
    cards.done();
    EXPECT_EQ(cards.stage(), ScytheCardsOnly::Human);
}

TEST_F(ScytheToldTables, CardsOnlyDoesNotCountTheOpenCardAmongTheUnseen) {
    begin(table(CardsFrom::app, Tracking::cards_only));
    EXPECT_EQ(cards.unseen(), 19);
    cards.nextCard();
    EXPECT_EQ(cards.unseen(), 18);
    at_table.done();
    EXPECT_EQ(cards.unseen(), 18);
}

TEST_F(ScytheToldTables, SymbolsOfACardNameTheirRuleAndWhomTheyAreFor) {
    ScytheCardFace face(facts());
    face.show(1, 0, CardReader{Faction::rusviet, 9});
    const auto* moves = static_cast<ListModel<CardSymbol>*>(face.symbols(0, ScytheCardFace::Moves));
    ASSERT_FALSE(moves->rows().empty());
    for (const CardSymbol& symbol : moves->rows())
        EXPECT_TRUE(symbol.key.startsWith(QStringLiteral("symbol:"))) << symbol.key.toStdString();
    int idle = 0;
    for (int card = 1; card <= static_cast<int>(card_count); ++card) {
        face.show(card, 0, CardReader{Faction::rusviet, 9});
        for (const int row : {ScytheCardFace::Moves, ScytheCardFace::Gains}) {
            const auto* symbols = static_cast<ListModel<CardSymbol>*>(face.symbols(0, row));
            for (const CardSymbol& symbol : symbols->rows()) {
                const bool others =
                    symbol.text.startsWith(u'(') && !symbol.text.contains(QStringLiteral("Rusviet"));
                EXPECT_EQ(symbol.idle, others) << symbol.text.toStdString();
                idle += others ? 1 : 0;
            }
        }
        const auto* ranges = static_cast<ListModel<CombatCell>*>(face.combat());
        EXPECT_TRUE(ranges->rows()[1].used && !ranges->rows()[0].used && !ranges->rows()[2].used);
    }
    EXPECT_GT(idle, 0);
}

TEST_F(ScytheToldTables, TheLedgerSaysWhatAStarWasFor) {
    begin(table(CardsFrom::app, Tracking::cards_only));
    cards.beginFight(true);
    cards.reveal();
    cards.endFight(true);
    NumbersFollower follower(game);
    for (const auto& entry : game.journal().past())
        for (const Event& event : entry.events)
            follower.follow(event);
    bool star = false;
    for (const LedgerLine& line : follower.lines())
        star = star || line.text == QStringLiteral("Stars: for a combat won");
    EXPECT_TRUE(star);
}

TEST_F(ScytheToldTables, ATurnOfTheHistoryIsReadWithItsStepsAndReasons) {
    begin(table());
    ASSERT_TRUE(SampleTable(game, 3).playUntil([](const ScytheGame& played) {
        return played.cursor() > 12 && played.humanToAct() && played.state().contested.empty();
    }));
    ScytheWhy past(game, ScytheWhy::Of::past);
    int read = 0;
    for (std::size_t i = 0; i < game.length(); ++i) {
        const auto& entry = game.journal().entries()[i];
        const PastTurn turn = ScytheTeller::turn(game, game.stateAt(i), entry);
        EXPECT_EQ(past.lookBack(static_cast<int>(i) + 1), turn.explained);
        if (entry.label.id != "automa_turn")
            continue;
        EXPECT_TRUE(turn.explained) << i;
        EXPECT_FALSE(turn.groups.empty()) << i;
        ++read;
    }
    EXPECT_GT(read, 0);
}

TEST_F(ScytheToldTables, AMoveThatGoesOnSaysSoInTheForecast) {
    Decision decision;
    Step move{StepKind::move_worker};
    move.from = Place(at("A5"));
    move.to = Place(at("B5"));
    decision.steps.push_back(move);
    const State state = newGame(table());
    const QString whole = movesText(*facts(), state, decision);
    Need need;
    need.what = NeedKind::place_check;
    decision.needs = {need};
    EXPECT_EQ(movesText(*facts(), state, decision), whole) << "a gain changes no move";
    decision.needs.front().what = NeedKind::resources;
    EXPECT_NE(movesText(*facts(), state, decision), whole);
}

// -------------------------------------------------------------------- ask once

TEST_F(ScytheToldTables, AskOnceShowsAndChangesAllThatItsAnswerRestsOn) {
    ScytheNewGame last(*facts(), settings); // what the last game was played with
    last.chooseStarCard(QStringLiteral("autometta"));
    ScytheAsk ask(facts(), settings);
    EXPECT_EQ(ask.levelText(), QStringLiteral("Automa (normal)")) << "nothing is taken over in silence";
    EXPECT_TRUE(ask.modifiersText().contains(QStringLiteral("None on")));
    const auto answer = [&](int card) {
        ask.askCard();
        ask.table()->answer(QString::number(card));
        const bool skips = ask.game().decision()->steps.front().kind == StepKind::skip;
        ask.again();
        return skips;
    };
    EXPECT_FALSE(answer(8));
    ask.board()->begin(QStringLiteral("A1"));
    const State board = ask.game().state();
    ask.choices()->chooseStarCard(QStringLiteral("autometta"));
    EXPECT_EQ(ask.levelText(), QStringLiteral("Autometta (easy)"));
    EXPECT_EQ(ask.game().state().sides[0].units, board.sides[0].units) << "the board stays as it was entered";
    EXPECT_TRUE(answer(8));
    ask.choices()->setModifier(QStringLiteral("coins"), 2);
    EXPECT_EQ(ask.game().state().modifiers.coins, 2);
    EXPECT_EQ(ask.modifiersText(), QStringLiteral("More or fewer coins +2"));
    ask.choices()->readings()->choose(QStringLiteral("distance"), QStringLiteral("walk"));
    EXPECT_EQ(ask.game().state().interpretations.distance, DistanceReading::walk);
    EXPECT_EQ(ask.readingsText(), QStringLiteral("Distance: along open routes"));
    ask.brush()->undo();
    EXPECT_EQ(ask.game().state().interpretations.distance, DistanceReading::hex);
    EXPECT_TRUE(ask.readingsText().contains(QStringLiteral("all on default"))) << "the choice follows Undo";
    EXPECT_TRUE(ask.markersText().contains(QStringLiteral("scheme I")));
    EXPECT_EQ(last.options(0).star_card, StarCard::autometta) << "and the next new game is its own";
    EXPECT_EQ(last.options(0).modifiers, Modifiers{});
}

TEST_F(ScytheToldTables, AFactionOfTheExpansionIsSaidToPlayWithTheBaseCards) {
    ScytheNewGame choices(*facts(), settings);
    for (const char* faction : {"albion", "togawa"}) {
        choices.chooseAutoma(QString::fromLatin1(faction));
        EXPECT_SAYS(choices.expansionNote(), "base game’s Automa cards");
    }
    choices.chooseAutoma(QStringLiteral("saxony"));
    EXPECT_TRUE(choices.expansionNote().isEmpty());
}

} // namespace
} // namespace automa::app::scythe_app
