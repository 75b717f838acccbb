// Corrections without a window: what a draft says before it is carried out is what carrying it out says.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/correct/board_patch.h"
#include "app/barrage/correct/correction_label.h"
#include "app/barrage/correct/market_correction.h"
#include "app/barrage/map/barrage_board.h"
#include "app/barrage/tracker/tracker.h"
#include "app/text/text_ids.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <vector>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

/// Sets something by hand that may or may not be possible.
void disturb(const BarrageGame& game, State& draft, core::Random& random) {
    const auto below = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    CompanyState& hand = draft.company(draft.turn_order[below(draft.turn_order.size())]);
    switch (below(10)) {
    case 0:
        hand.engineers = 0; // also of the one whose turn lies on the table
        break;
    case 1:
        hand.vp = static_cast<std::int16_t>(static_cast<int>(below(800)) - 400);
        break;
    case 2:
        draft.dams[below(draft.dams.size())] = {static_cast<Owner>(below(count_of<Owner>)),
                                                static_cast<std::uint8_t>(below(5)),
                                                static_cast<std::uint8_t>(below(5))};
        break;
    case 3:
        draft.conduits[below(draft.conduits.size())] = static_cast<Owner>(below(count_of<Owner>));
        break;
    case 4:
        draft.powerhouses[below(draft.powerhouses.size())] = static_cast<Owner>(below(count_of<Owner>));
        break;
    case 5:
        draft.headstreams[below(4)].drops = static_cast<std::uint8_t>(below(30));
        break;
    case 6:
        hand.technology.add(TechId(below(tech_count)));
        break;
    case 7:
        hand.fulfilled_contracts.add(ContractId(below(game.facts().contracts.size())));
        break;
    case 8:
        hand.wheel[below(wheel_segments)] = {TechId(below(tech_count)), static_cast<std::uint8_t>(below(70)),
                                             0};
        break;
    default:
        hand.excavators = static_cast<std::int16_t>(below(90));
        break;
    }
}

} // namespace

TEST(Corrections, ADraftIsRefusedAsItsCommandIs) {
    std::map<QString, int> said;
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        BarrageGame game(testFacts());
        game.start(RandomTable::start(seed, seed % 2 == 0), TileSource::app);
        RandomTable table(game, seed);
        core::Random random(seed);
        for (int i = 0; i < 60 && table.step(); ++i)
            for (int tries = 0; tries < 8; ++tries) {
                State draft = game.state();
                disturb(game, draft, random);
                if (draft == game.state())
                    continue;
                const auto tried = game.preview(correctionOf(game.facts(), game.state(), draft, {}));
                const QString before = tried.ok() ? QString() : correctionError(tried.error());
                ASSERT_EQ(correctionProblem(game.facts(), game.state(), draft), before);
                ++said[before];
            }
    }
    EXPECT_GT(said[QString()], 50) << "some can be";
    EXPECT_GT(said.size(), 6U) << "and others cannot, for several reasons";
}

TEST(Corrections, TheHistoryTellsThemInTheLanguageOfToday) {
    BarrageGame game(testFacts());
    BarrageBoard board(game);
    BarrageTracker tracker(game);
    game.start(RandomTable::start(5, true), TileSource::app);
    const std::vector<std::function<bool()>> ways{
        [&] {
            board.setChosen(QStringLiteral("headstream_B"));
            board.correction()->setDrops(board.correction()->drops() + 1);
            return board.correction()->apply();
        },
        [&] {
            board.setChosen(QStringLiteral("dam_6_upper"));
            board.correction()->setOwner(QStringLiteral("usa"));
            return board.correction()->apply();
        },
        [&] {
            tracker.setCompany(QStringLiteral("usa"));
            tracker.edit();
            tracker.draft()->set(QStringLiteral("energy"), 17);
            return tracker.draft()->apply();
        },
        [&] { return board.correction()->set(QStringLiteral("patent/0"), QString()); },
        [&] {
            const QString owner = id_of(game.state().turn_order[0]).toString();
            return board.correction()->set(QStringLiteral("owners/0"), owner);
        },
    };
    for (const auto& way : ways) {
        QString english;
        {
            const test::Speaking speaking{"en"};
            ASSERT_TRUE(way()) << board.correction()->problem().toStdString();
            english = game.undoLabel();
        }
        const test::Speaking speaking{"uk"};
        const QString ukrainian = game.undoLabel();
        const auto thing = [](const QString& told) { return told.section(QStringLiteral(": "), 1); };
        EXPECT_FALSE(thing(english).isEmpty());
        EXPECT_NE(thing(english), thing(ukrainian));
        EXPECT_FALSE(english.contains(u'/')) << "an id is no word: " << english.toStdString();
        EXPECT_FALSE(english.contains(u'_')) << "an id is no word: " << english.toStdString();
    }
}

TEST(Corrections, ARowBesideTheMapKeepsItsNameInLaterRounds) {
    const test::Speaking english{"en"};
    State state = RandomTable::start(5, true);
    const QString then = MarketCorrection(*testFacts(), state).lasting(QStringLiteral("bonus/1"));
    state.round = 3;
    EXPECT_EQ(correctedText(*testFacts(), correctedRow(then)), "Bonus tile, round 2");
    EXPECT_EQ(
        MarketCorrection::rowTitle(MarketCorrection(*testFacts(), state).lasting(QStringLiteral("bonus/1"))),
        "Bonus tile, round 4");
}

TEST(Corrections, WordsOfOlderSavesAreSaidAsTheyStand) {
    const test::Speaking english{"en"};
    BarrageGame game(testFacts());
    game.start(RandomTable::start(5, true), TileSource::app);
    for (const char* words : {"company", "Tama w zbiorniku 6", "place/nowhere"})
        EXPECT_EQ(game.tell({"corrected", {{"what", words}}}),
                  QStringLiteral("Correction: ") + QString::fromUtf8(words));
    EXPECT_EQ(game.tell({"corrected", {{"what", ""}}}), "Correction by hand");
}

} // namespace automa::app::barrage_app
