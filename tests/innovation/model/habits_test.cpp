// What a table enters by itself is not asked, and what passing and income may have changed is; levels only
// rise.
#include "model/innovation/json/position_json.h"
#include "model/innovation/table/command.h"
#include "model/innovation/table/random_human.h"
#include "model/innovation/table/setup.h"
#include "model/innovation/turn/automa_turn.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::innovation::test {
namespace {

GameOptions reported(std::uint64_t seed) {
    GameOptions options;
    options.humans = {Terrain::lake};
    options.terrain = Terrain::wasteland;
    options.level = Level::automaechtig;
    options.seed = seed;
    return options;
}

struct Asked {
    int turns = 0;
    int questions = 0;
};

/// A table that enters all that happens, and answers "right as shown"; between two rounds it looks at its
/// markers. How often it is asked.
Asked played(std::uint64_t seed, Bookkeeping books) {
    State state = new_game(facts(), reported(seed)).value();
    state.app.bookkeeping = books;
    core::Random random(seed);
    Asked asked;
    bool new_turn = true; // what is asked in one turn stands on one card
    const auto perform = [&](const Command& command, bool goes_on = false) {
        auto done = carry_out(facts(), state, command, goes_on);
        EXPECT_TRUE(done.ok()) << done.error().path << ": " << done.error().message;
        if (done.ok())
            state = std::move(done).value().after;
        return done.ok();
    };
    for (int i = 0; i < 2000; ++i) {
        if (state.app.phase == Phase::round_end) {
            if (state.round == round_count)
                break;
            if (books == Bookkeeping::habits)
                for (std::size_t d = 0; d < count_of<Discipline>; ++d)
                    perform(TellLevel{Player::human_1, static_cast<Discipline>(d),
                                      state.humans[0].science[d].value});
            perform(StartRound{});
        } else if (state.turn) {
            const Decision decision = decided(state);
            if (decision.needs.empty()) {
                ++asked.turns;
                new_turn = true;
                perform(TakeAutomaTurn{});
            } else {
                asked.questions += new_turn ? 1 : 0;
                new_turn = false;
                if (!perform(TakeAutomaTurn{}) || !perform(TellUnchanged{}))
                    break;
            }
        } else if (player_in_turn(state) == Player::automa) {
            perform(state.app.phase == Phase::workshops ? Command(DrawSetupCard{}) : DrawCards{});
        } else {
            const HumanMove move = random_move(facts(), state, random);
            if (!perform(move.command, move.turn_goes_on))
                break;
        }
        if (::testing::Test::HasFailure())
            break;
    }
    return asked;
}

TEST(InnovationHabits, ATableThatEntersEverythingIsAskedAtMostEightTimesAGame) {
    constexpr int games = 12;
    int before = 0;
    int now = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const Asked asked = played(seed, Bookkeeping::habits);
        EXPECT_GT(asked.turns, 40) << "game " << seed;
        EXPECT_LE(asked.questions, 10) << "game " << seed << ", " << asked.turns << " turns";
        now += asked.questions;
        before += played(seed, Bookkeeping::first).questions;
    }
    EXPECT_LE(now, 8 * games);
    EXPECT_GT(before, 2 * now) << "what the same tables were asked by the first version";
}

/// To the human's first turn.
State opened(int humans = 1) {
    GameOptions options = reported(4);
    if (humans == 2)
        options.humans.push_back(Terrain::forest);
    State state = new_game(facts(), options).value();
    core::Random random(1);
    while (state.app.phase == Phase::workshops) {
        Command next = DrawSetupCard{};
        if (state.turn)
            next = TakeAutomaTurn{};
        else if (player_in_turn(state) != Player::automa)
            next = random_move(facts(), state, random).command;
        state = carry_out(facts(), state, next).value().after;
    }
    return state;
}

void tell_all(State& state, std::int8_t level) {
    for (std::size_t i = 0; i < state.human_count; ++i)
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            apply_in_place(state, LevelTold{static_cast<Player>(i), static_cast<Discipline>(d), level});
    state.app.entered_science = false;
}

TEST(InnovationHabits, LevelsAreDoubtedAfterAPassAndAfterIncomeUnlessTheyWereToldThere) {
    State state = opened();
    tell_all(state, 3);
    const auto pass = [](State now) {
        apply_in_place(now, Passed{Player::human_1});
        apply_in_place(now, TurnEnded{Player::human_1});
        return now;
    };
    const State passed = pass(state);
    EXPECT_FALSE(passed.humans[0].science[0].known) << "a bonus tile may give levels";
    State silent = state;
    silent.app.trusted = entered_bit(Entered::science);
    EXPECT_TRUE(pass(silent).humans[0].science[0].known) << "this table enters its levels, with a pass too";
    EXPECT_EQ(passed.humans[0].science[0].value, 3) << "markers never go down";
    EXPECT_EQ(passed.humans[0].science[0].room, 3);
    State entering = state;
    apply_in_place(entering, ScienceAdvanced{Player::human_1, Discipline::law, 1});
    EXPECT_TRUE(pass(entering).humans[0].science[1].known) << "entered with the pass";

    State over = state;
    over.passed = over.turn_order;
    over.app.phase = Phase::round_end;
    State next = over;
    apply_in_place(next, RoundAdvanced{});
    EXPECT_FALSE(next.humans[0].science[2].known) << "income may give levels";
    State told = over;
    apply_in_place(told, LevelTold{Player::human_1, Discipline::law, 4});
    apply_in_place(told, RoundAdvanced{});
    EXPECT_TRUE(told.humans[0].science[2].known);
    EXPECT_EQ(*told.humans[0].science[1], 4);
    State old = over;
    old.app.bookkeeping = Bookkeeping::first;
    apply_in_place(old, RoundAdvanced{});
    EXPECT_TRUE(old.humans[0].science[2].known) << "an old journal is replayed as it was written";
}

TEST(InnovationHabits, WhatWasEnteredAndConfirmedIsTrustedUntilAnAnswerDiffers) {
    State state = opened();
    const auto turn = [&](bool enters) {
        if (enters)
            apply_in_place(state, ActionCovered{SlotRow::power_actions, 2});
        apply_in_place(state, TurnEnded{Player::human_1});
        state.app.next = 0;
    };
    const auto answer = [&](Slots slots) {
        state.turn = Turn{};
        apply_in_place(state, SlotsTold{SlotRow::power_actions, {slots}});
        state.turn.reset();
    };
    turn(true);
    turn(false);
    EXPECT_FALSE(state.power_actions.known) << "nobody knows yet whether this table enters them";
    answer(with_slot(0, 2));
    turn(false);
    EXPECT_TRUE(state.power_actions.known) << "silence: nothing happened";
    EXPECT_TRUE(state.book_actions.known) << "asked for on the same card, known again with them";
    EXPECT_FALSE(state.innovations.known) << "of those nothing was asked";
    answer(with_slot(with_slot(0, 2), 3));
    turn(false);
    EXPECT_FALSE(state.power_actions.known) << "one was left out";
}

TEST(InnovationHabits, A94OfTwoHumansTheHigherMarkerAnswersForBothAndFollowsWhatIsEntered) {
    State state = opened(2);
    ASSERT_EQ(state.human_count, 2);
    const auto tell = [&](std::int8_t level) {
        auto told = carry_out(facts(), state, TellHighest{Discipline::law, level});
        ASSERT_TRUE(told.ok());
        state = std::move(told).value().after;
    };
    tell(5);
    const auto law = index_of(Discipline::law);
    EXPECT_EQ(science_table(state, {}).levels[law][0], 5);
    EXPECT_TRUE(science_table(state, {}).levels[law][1]);
    EXPECT_FALSE(state.humans[0].science[law].known) << "whose it is nobody said";
    const auto read = read_position(facts(), position_to_json(facts(), state).dump());
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_TRUE(read.value() == state);
    apply_in_place(state, ScienceAdvanced{Player::human_1, Discipline::law, 2});
    EXPECT_EQ(state.app.highest[law], 7) << "the one who stood higher";
    GameOptions one = reported(1);
    EXPECT_FALSE(carry_out(facts(), new_game(facts(), one).value(), TellHighest{Discipline::law, 5}).ok());
}

TEST(InnovationHabits, A78AFloorAndARoofLeaveNothingToAskWhereEveryLevelBetweenThemChoosesTheSame) {
    ScienceTable table;
    table.automa = {0, 4, 4, 4};
    for (auto& levels : table.levels)
        levels[0] = 3;
    table.levels[0][0].reset();
    table.bounds[0][0] = {2, 5};
    EXPECT_FALSE(deciding_unknowns(table).any()) << "on 0 and not closed: whatever it is";
    table.bounds[0][0] = {9, 12};
    EXPECT_TRUE(deciding_unknowns(table).level[0][0]) << "12 would close it (D-6)";
    table.tile = static_cast<Disciplines>(1U << 1);
    EXPECT_FALSE(deciding_unknowns(table).any()) << "A-79: the tile says it";
}

TEST(InnovationHabits, TheCardOfTheFirstWorkshopsIsNoPartOfTheNextShuffle) {
    GameOptions options = reported(11);
    State state = new_game(facts(), options).value();
    apply_in_place(state, Built{Player::human_1, hex("D3"), Kind::workshop, false, false});
    apply_in_place(state, TurnEnded{Player::human_1});
    const auto dealt = state.app.random;
    const auto drawn = carry_out(facts(), state, DrawSetupCard{});
    ASSERT_TRUE(drawn.ok());
    EXPECT_FALSE(drawn.value().after.app.random == dealt);
    State old = state;
    old.app.bookkeeping = Bookkeeping::first;
    EXPECT_TRUE(carry_out(facts(), old, DrawSetupCard{}).value().after.app.random == dealt)
        << "an old journal is replayed as it was written";
}

/// A game of cards only with this faction, its action card 5 or 7 (faction action) on the table in round 1.
State with_faction_card(Faction faction, Level level) {
    GameOptions options = reported(3);
    options.faction = faction;
    options.level = level;
    options.tracking = Tracking::cards_only;
    options.dealer = Dealer::box;
    State state = new_game(facts(), options).value();
    state = carry_out(facts(), state, HumanDone{}).value().after;
    const auto card = std::ranges::find_if(facts().cards, [](const Card& each) {
        return each.starter && std::ranges::any_of(each.actions, [](const CardAction& action) {
                   return action.symbol == CardSymbol::faction_action;
               });
    });
    const CardId support = card->id == CardId(1) ? CardId(2) : CardId(1);
    DrawCards drawn;
    drawn.shown.push_back(support);
    drawn.shown.push_back(card->id);
    auto done = carry_out(facts(), state, drawn);
    EXPECT_TRUE(done.ok()) << done.error().message;
    return std::move(done).value().after;
}

TEST(InnovationCardsOnlyRules,
     A62TheFactionActionScoresAsItsCardSaysWithItsFloorAndNotWhereOnlyTheTableKnows) {
    for (std::size_t f = 0; f < count_of<Faction>; ++f) {
        const auto faction = static_cast<Faction>(f);
        for (const Level level : {Level::automa, Level::alptrauma}) {
            const State state = with_faction_card(faction, level);
            const CardsTurn turn = cards_turn(facts(), state);
            ASSERT_TRUE(turn.faction);
            const FactionFacts& card = facts().faction(faction);
            if (card.guided) {
                EXPECT_FALSE(turn.vp) << "D-15";
                EXPECT_EQ(carry_out(facts(), state, CardsTurnDone{}).error().id, "faction_unknown");
                continue;
            }
            int expected = 0;
            const int x = facts().level(level).x[0];
            for (const FactionAction& part : card.actions)
                if (part.part == FactionPart::gain_vp)
                    expected += std::max(part.floor, x + part.modifier);
            for (const CardAction& action : turn.action->actions)
                if (action.symbol == CardSymbol::gain_vp)
                    expected += action.vp.value_or(x);
            EXPECT_EQ(turn.vp, expected) << name_of(faction);
            const int before = state.automa.vp;
            EXPECT_EQ(carry_out(facts(), state, CardsTurnDone{}).value().after.automa.vp, before + expected);
        }
    }
    EXPECT_EQ(cards_turn(facts(), with_faction_card(Faction::mimics, Level::alptrauma)).vp,
              facts().level(Level::alptrauma).x[0] + 1);
}

TEST(InnovationGamesBetween, SpadesAndLevelsOfTheRoundsEndAreEnteredBeforeTheNextRound) {
    State state = opened();
    state.passed = state.turn_order;
    state.app.phase = Phase::round_end;
    const HexId empty = [&] {
        for (std::size_t i = 0; i < facts().map(state.map).hexes.size(); ++i)
            if (facts().map(state.map).land.has(HexId(i))
                && std::ranges::none_of(state.buildings,
                                        [&](const Building& b) { return b.hex == HexId(i); }))
                return HexId(i);
        return HexId();
    }();
    const Terrain other =
        facts().map(state.map).hex(empty).terrain == Terrain::lake ? Terrain::swamp : Terrain::lake;
    const auto dug = carry_out(facts(), state, HumanDigs{Player::human_1, empty, other});
    ASSERT_TRUE(dug.ok()) << dug.error().message;
    EXPECT_EQ(dug.value().after.terrain[empty.index()], other);
    EXPECT_EQ(dug.value().after.app.phase, Phase::round_end) << "nobody's turn has ended";
    const auto advanced =
        carry_out(facts(), dug.value().after, HumanAdvances{Player::human_1, Discipline::law, {}, 2});
    ASSERT_TRUE(advanced.ok()) << advanced.error().message;
    EXPECT_EQ(*advanced.value().after.humans[0].science[index_of(Discipline::law)], 2);
    EXPECT_FALSE(carry_out(facts(), state, HumanBuilds{Player::human_1, empty}).ok());
}

} // namespace
} // namespace automa::innovation::test
