// Codes that were written down stay what they were: no width, order or place of a value may change within a
// version.
#include "model/innovation/table/share_code.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <array>
#include <type_traits>

namespace automa::innovation::test {
namespace {

TEST(InnovationShareCode, StaysTheSameFromVersionToVersion) {
    GameOptions usual;
    usual.humans = {Terrain::lake};
    usual.seed = 12345;
    EXPECT_EQ(share_code(usual), "260E4-00000-C1SJ");
    EXPECT_EQ(read_share_code("260E4-00000-C1SJ").value(), usual);
}

TEST(InnovationShareCode, StaysTheSameWithEveryField) {
    GameOptions options;
    options.map = MapSide::large;
    options.humans = {Terrain::swamp, Terrain::wasteland};
    options.faction = Faction::wanderers;
    options.level = Level::automaechtig;
    options.terrain = Terrain::desert;
    options.dealer = Dealer::box;
    options.tracking = Tracking::cards_only;
    options.entry = Entry::complete;
    options.draw_tiles = false;
    each_reading(options.interpretations, [](const char*, const char*, auto& reading) {
        reading = static_cast<std::remove_reference_t<decltype(reading)>>(1);
    });
    options.seed = 0xFEDCBA9876543210;
    EXPECT_EQ(share_code(options), "3NJ47-ANAQZ-PWQAC-7CN1J-207");
    EXPECT_EQ(read_share_code("3NJ47-ANAQZ-PWQAC-7CN1J-207").value(), options);
}

TEST(InnovationShareCode, A122ATableWithMixedBonusesHasACodeOfItsOwnAndOldCodesLayOutWhatTheyDid) {
    GameOptions options;
    options.humans = {Terrain::lake};
    int limited = 0;
    for (options.seed = 0; options.seed < 60; ++options.seed) {
        options.mixed_bonuses = false;
        const State before = new_game(facts(), read_share_code(share_code(options)).value()).value();
        options.mixed_bonuses = true;
        const GameOptions read = read_share_code(share_code(options)).value();
        EXPECT_EQ(read, options);
        const State now = new_game(facts(), read).value();
        std::array<int, count_of<Discipline>> bonuses{};
        for (std::size_t i = 0; i + 1 < round_count; ++i)
            EXPECT_LE(++bonuses[index_of(facts().round_tile(*now.round_tiles[i]).bonus_discipline)], 2);
        limited += now.round_tiles == before.round_tiles ? 0 : 1;
    }
    EXPECT_GT(limited, 3) << "else there was nothing to limit";
}

} // namespace
} // namespace automa::innovation::test
