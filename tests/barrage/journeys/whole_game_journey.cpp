// A whole game of five rounds by touch, every tap counted: what a human enters, what a round's end takes, and
// that no screen stays silent after an action.
#include "tests/barrage/journeys/open_key.h"
#include "tests/barrage/journeys/table_journey.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

using automa::app::barrage_app::BarrageTable;
using automa::app::barrage_app::DemoTable;
using namespace automa::journeys;
using namespace automa::barrage;

namespace {

class WholeGame {
public:
    explicit WholeGame(std::uint64_t seed)
        : journey_(DemoTable::threeCompanies(seed), [](const auto&) { return true; }) {}

    [[nodiscard]] bool produced() { return done["production"] + done["production with a contract"] > 0; }

    void play() {
        for (int i = 0; i < 900 && !journey_.shows("gameEndPane") && !::testing::Test::HasFailure(); ++i)
            step();
        EXPECT_TRUE(journey_.shows("gameEndPane"));
    }

    std::map<std::string, int> most; // taps of each kind of action
    std::map<std::string, int> done;
    int incomes = 0; // screens that say which company's piece gave what

private:
    [[nodiscard]] const State& state() { return journey_.game().state(); }

    void count(const std::string& what, int allowed) {
        most[what] = std::max(most[what], journey_.taps());
        ++done[what];
        EXPECT_LE(journey_.taps(), allowed) << what;
        const bool answered = journey_.says("Recorded") || journey_.shows("needPicker")
                              || journey_.shows("previewTitle"); // what it will be stands there
        EXPECT_TRUE(answered) << what << ": the screen says nothing";
    }

    void step() {
        journey_.resetTaps();
        if (journey_.shows("roundEndPane"))
            endRound();
        else if (journey_.shows("needPicker"))
            answer();
        else if (journey_.app().table()->mode() == BarrageTable::Human)
            act();
        else if (journey_.shows("doneButton")) {
            EXPECT_FALSE(journey_.says("expansion") || journey_.says("Leeghwater")) << "in a base game";
            journey_.tap("doneButton");
            count("automa", 1);
        } else {
            ADD_FAILURE() << "nothing to tap: " << journey_.texts().join(u'|').toStdString();
        }
    }

    void endRound() {
        const int round = state().round;
        EXPECT_TRUE(journey_.says("energy track") || journey_.says("Nobody produced energy"))
            << "the headline tells what it counts";
        while (journey_.shows("roundEndPane") && !::testing::Test::HasFailure()) {
            incomes += journey_.says(", income of ") ? 1 : 0;
            journey_.tap(journey_.shows("needItem_0") ? "needItem_0" : "roundNext");
        }
        count("round end " + std::to_string(round), 5);
    }

    void answer() {
        if (!journey_.shows("needItem_0"))
            journey_.tap(openKey(journey_));
        journey_.tap("needItem_0");
        count("question", 2);
    }

    /// Another kind of action each time, as far as it is possible; after six of them the human passes.
    void act() {
        if (state().round != round_) {
            round_ = state().round;
            turn_ = 0;
        }
        switch (turn_++) {
        case 0:
            return build(Structure::conduit);
        case 1:
            return build(Structure::powerhouse);
        case 2:
            return water(turn_ + state().round);
        case 3:
            return contract();
        case 4:
            return produce();
        case 5:
            return patent();
        default:
            journey_.tap("padPass");
            journey_.tap("confirmButton");
            return count("pass", 2);
        }
    }

    void build(Structure structure) {
        const Company human = *journey_.game().humanToAct();
        SpaceSet open = open_spaces(journey_.game().facts(), state(), human, structure);
        if (open.empty() || !piece_left(journey_.game().facts(), state(), human, structure))
            return water(0);
        journey_.tap(QStringLiteral("choice_") + QString::fromUtf8(name_of(structure).data()));
        journey_.tapOneOf(open);
        journey_.tap("confirmButton");
        count("build", 3);
    }

    void water(int salt) {
        journey_.tap(salt % 2 == 0 ? "padWater" : "padFlow");
        journey_.tap(QStringLiteral("chip_") + QChar(u'A' + salt % 4));
        journey_.tap("confirmButton");
        count("water", 3);
    }

    void contract() {
        journey_.tap("padContract");
        int row = 0; // one that is known, if there is one
        for (int i = 5; i >= 0; --i)
            if (const QQuickItem* each = journey_.find(QStringLiteral("option_%1").arg(i));
                each && !each->property("plate").toString().isEmpty())
                row = i;
        journey_.tap(QStringLiteral("option_%1").arg(row));
        const int chosen = journey_.taps();
        if (journey_.shows("needPicker")) { // nobody has said yet which one lies there
            journey_.resetTaps();
            answer();
        }
        journey_.resetTaps();
        journey_.tap("confirmButton");
        count("contract", 3 - chosen);
    }

    void produce() {
        const Company human = *journey_.game().humanToAct();
        if (human_systems(journey_.game().facts(), state(), human).empty())
            return water(1);
        journey_.tap("padProduce");
        journey_.tap("chip_2");
        const auto& offered = journey_.app().pad()->contractList();
        const bool fulfils = !offered.empty();
        if (fulfils && offered.front().drops > 0) // only the table knows where they go
            journey_.tap("reward_0_A");
        else if (offered.size() > 1)
            journey_.tap("fulfil_0");
        journey_.tap("confirmButton");
        count(fulfils ? "production with a contract" : "production", fulfils ? 4 : 3);
    }

    void patent() {
        journey_.tap("padPatent");
        if (!journey_.shows("option_0")) {
            journey_.tap("padBack");
            return water(2);
        }
        if (!journey_.holds("confirmButton", "enabled"))
            journey_.tap("option_0");
        journey_.tap("confirmButton");
        count("patent", 3);
    }

    TableJourney journey_;
    int round_ = 0;
    int turn_ = 0;
};

} // namespace

TEST(BarrageWholeGame, FiveRoundsTakeFewTapsAndEveryOneOfThemIsAnswered) {
    std::optional<WholeGame> played;
    for (std::uint64_t seed = 7; seed < 17 && !(played && played->produced()); ++seed)
        played.emplace(seed).play();
    WholeGame& game = *played;
    for (const char* what : {"build", "water", "contract", "patent", "pass", "automa"})
        EXPECT_GT(game.done[what], 0) << what;
    EXPECT_TRUE(game.produced());
    for (int round = 1; round <= 5; ++round)
        EXPECT_EQ(game.done["round end " + std::to_string(round)], 1) << round;
    EXPECT_GT(game.incomes, 0);
    for (const auto& [what, taps] : game.most)
        RecordProperty(what, taps);
}
