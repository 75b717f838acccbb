// Corrections without a window: what a draft says before it is carried out is what carrying it out says.
#include "tests/barrage/app/random_table.h"

#include "app/barrage/correct/board_patch.h"

#include <gtest/gtest.h>

#include <map>

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
                ASSERT_EQ(correctionProblem(game.facts(), draft), before);
                ++said[before];
            }
    }
    EXPECT_GT(said[QString()], 50) << "some can be";
    EXPECT_GT(said.size(), 6U) << "and others cannot, for several reasons";
}

} // namespace automa::app::barrage_app
