// Codes that were written down stay what they were: no width, order or place of a value may change within a
// version.
#include "model/scythe/table/share_code.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace automa::scythe::test {
namespace {

TEST(ScytheShareCode, StaysTheSameFromVersionToVersion) {
    GameOptions usual;
    usual.seed = 12345;
    EXPECT_EQ(share_code(usual), "2S800-0001G-74N");
    EXPECT_EQ(read_share_code("2S800-0001G-74N").value(), usual);
}

TEST(ScytheShareCode, StaysTheSameWithEveryField) {
    GameOptions options;
    options.automa = Faction::togawa;
    options.human = Faction::albion;
    options.star_card = StarCard::ultimaszyna;
    options.modifiers = {
        .skip = true, .coins = 2, .power = -1, .move_check = false, .place_check = true, .all_moves = true};
    each_interpretation(options.interpretations, [](const char*, auto& reading) {
        reading = static_cast<std::remove_reference_t<decltype(reading)>>(1);
    });
    options.resources_tracked = true;
    options.tracking = Tracking::cards_only;
    options.cards_from = CardsFrom::app;
    options.seed = 0xFEDCBA9876543210;
    EXPECT_EQ(share_code(options), "3NZVG-TNANZ-XQ5TK-1V58C-GGN");
    EXPECT_EQ(read_share_code("3NZVG-TNANZ-XQ5TK-1V58C-GGN").value(), options);
}

} // namespace
} // namespace automa::scythe::test
