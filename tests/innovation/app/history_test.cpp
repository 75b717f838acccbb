// The history of whole games: whose deed an entry is, told by what happened and not by what it is called.
#include "app/innovation/history.h"
#include "app/innovation/sample_table.h"
#include "app/innovation/text/labels.h"
#include "app/innovation/text/names.h"
#include "app/innovation/turn/why.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <set>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;

std::shared_ptr<const Catalogue> facts() {
    static const auto loaded = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    return loaded;
}

struct Way {
    Dealer dealer;
    Tracking tracking;
};

class InnovationHistories : public ::testing::TestWithParam<Way> {
protected:
    void start(std::uint64_t seed) {
        GameOptions options = SampleTable::wanderers(seed);
        options.dealer = GetParam().dealer;
        options.tracking = GetParam().tracking;
        const auto drawn = new_game(*facts(), options);
        ASSERT_TRUE(drawn.ok()) << drawn.error().message;
        game.start(drawn.value());
    }
    /// Of the cards that can come the box shows the first.
    bool showCards() {
        if (!game.cardsToDraw())
            return false;
        for (std::size_t first = 1; first <= card_count; ++first) {
            if (game.state().app.phase == Phase::workshops && game.perform(DrawSetupCard{CardId(first)}).ok())
                return true;
            DrawCards drawn;
            drawn.shown.push_back(CardId(first));
            if (game.cardsDue() == 2)
                drawn.shown.push_back(CardId(first % card_count + 1));
            if (game.perform(drawn).ok())
                return true;
        }
        return false;
    }
    [[nodiscard]] HistoryWords told(std::size_t at, InnovationGame::Entry entry) const {
        return InnovationTeller::words(game, game.stateAt(at), entry);
    }
    [[nodiscard]] QString sideOf(const InnovationGame::Entry& entry) const {
        static const std::set<std::string> automas{
            "automa_acted", "automa_asked",    "automa_built_by_hand", "automa_gained_by_hand",
            "cards_drawn",  "cards_turn_done", "cards_passed"};
        if (automas.contains(entry.label.id))
            return InnovationNames::faction(id_of(game.state().automa.faction));
        for (const auto& [name, value] : entry.label.arguments)
            if (name == "player")
                return as_label(InnovationNames::player(QString::fromStdString(value)));
        return {};
    }

    const test::Speaking english{"en"};
    InnovationGame game{facts()};
};
INSTANTIATE_TEST_SUITE_P(Ways, InnovationHistories,
                         ::testing::Values(Way{Dealer::app, Tracking::full}, Way{Dealer::box, Tracking::full},
                                           Way{Dealer::app, Tracking::cards_only},
                                           Way{Dealer::box, Tracking::cards_only}));

} // namespace

TEST_P(InnovationHistories, EveryDeedHasItsSideWhateverItIsCalled) {
    std::set<std::string> seen;
    const bool full = GetParam().tracking == Tracking::full;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        start(seed);
        SampleTable people(game, seed);
        while (people.step() || showCards()) {
            if (full && game.state().round == 2 && !seen.contains("by hand") && game.humanToAct()) {
                seen.insert("by hand");
                const HexId empty = Board(*facts(), game.state()).empty_land().first();
                ASSERT_TRUE(game.perform(AutomaGains{2}).ok());
                ASSERT_TRUE(game.perform(AutomaBuilds{empty, false}).ok());
            }
        }
        if (!full && game.roundIsOver()) {
            ASSERT_TRUE(game.perform(CardsScoreGame{12}).ok());
        }
        ASSERT_TRUE(game.gameIsOver());
        for (std::size_t i = 0; i < game.length(); ++i) {
            InnovationGame::Entry entry = game.journal().entries()[i];
            seen.insert(entry.label.id);
            const bool acts = entry.label.id == "automa_acted" || entry.label.id == "automa_asked";
            const HistoryWords words = told(i, entry);
            EXPECT_EQ(words.side, sideOf(entry)) << "entry " << i << ": " << entry.label.id;
            EXPECT_EQ(words.detail.isEmpty(), !acts) << "entry " << i << ": " << entry.label.id;
            entry.label.id = "called_otherwise";
            const HistoryWords unnamed = told(i, entry);
            EXPECT_EQ(unnamed.side, words.side);
            EXPECT_EQ(unnamed.detail, words.detail);
            // Rules of another version moved less: nobody is told what was not done.
            entry = game.journal().entries()[i];
            ASSERT_FALSE(entry.events.empty()) << "entry " << i;
            entry.events.erase(entry.events.begin());
            EXPECT_EQ(told(i, entry).text, labelText(entry.label));
        }
    }
    EXPECT_TRUE(seen.contains("round_started") && seen.contains("game_scored"));
    EXPECT_EQ(seen.contains("automa_acted"), full);
    EXPECT_EQ(seen.contains("automa_gained_by_hand") && seen.contains("automa_built_by_hand"), full);
    EXPECT_EQ(seen.contains("cards_turn_done") && seen.contains("cards_passed"), !full);
    EXPECT_EQ(seen.contains("cards_drawn"), GetParam().dealer == Dealer::box);
}

TEST_P(InnovationHistories, AnyPastTurnOfTheAutomaCanBeReadWithItsReasons) {
    if (GetParam().tracking != Tracking::full)
        GTEST_SKIP() << "the app decided nothing";
    start(3);
    SampleTable people(game, 3);
    while (people.step() || showCards()) {
    }
    InnovationWhy why(game, InnovationWhy::Of::past);
    int turns = 0;
    for (std::size_t i = 0; i < game.length(); ++i) {
        const InnovationGame::Entry& entry = game.journal().entries()[i];
        const State before = game.stateAt(i);
        const PastTurn turn = InnovationTeller::turn(game, before, entry);
        const bool acted = pastDecision(game, before, entry).has_value();
        EXPECT_EQ(why.lookBack(static_cast<int>(i) + 1), acted) << "entry " << i;
        EXPECT_LE(turn.explained, acted) << "entry " << i;
        if (!turn.explained)
            continue;
        ++turns;
        EXPECT_FALSE(turn.groups.empty()) << "entry " << i << " tells no step";
        EXPECT_FALSE(why.told().empty()) << "entry " << i << " has no reasons";
    }
    EXPECT_GT(turns, 30);
    EXPECT_FALSE(why.lookBack(0)) << "nobody decided the start";
}

TEST_P(InnovationHistories, AHumansPastTurnTellsEveryPieceThatMoved) {
    if (GetParam().tracking != Tracking::full)
        GTEST_SKIP() << "humans enter nothing";
    start(4);
    SampleTable people(game, 4);
    ASSERT_TRUE(people.playUntil([this] { return game.state().round == 2 || game.cardsToDraw(); })
                || showCards());
    while (!game.humanToAct() && (people.step() || showCards())) {
    }
    ASSERT_TRUE(game.humanToAct());
    const Player human = *game.humanToAct();
    const HexId empty = Board(*facts(), game.state()).empty_land().first();
    ASSERT_TRUE(
        game.perform(Move({HumanBuilds{human, empty}, HumanUsesAction{human, SlotRow::power_actions, 6},
                           HumanAdvances{human, Discipline::law, 1, {}}}))
            .ok());
    const std::size_t last = game.cursor() - 1;
    const PastTurn turn = InnovationTeller::turn(game, game.stateAt(last), game.journal().entries()[last]);
    ASSERT_EQ(turn.groups.size(), 1U);
    EXPECT_EQ(turn.groups.front().lines.size(), 3U) << "a workshop, an X token, a marker";
    EXPECT_FALSE(turn.explained);
}

} // namespace automa::app::innovation_app
