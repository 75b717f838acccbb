// The fuzz target over positions of real games, changed a little.
#include "model/innovation/json/position_json.h"
#include "model/innovation/table/simulation.h"
#include "tests/fuzz/chance.h"
#include "tests/fuzz/tally.h"
#include "tests/innovation/model/support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace automa::innovation::test {
namespace {

TEST(InnovationPositionFuzz, ChangedPositionsAreRefusedOrDecided) {
    std::vector<fuzz::Json> positions;
    for (int number = 1; number <= 3; ++number) {
        int step = 0;
        const auto played = play_game(facts(), options_of_game({}, 41 * number), false, nullptr,
                                      [&](const State& before, const Command&, const Carried&) {
                                          if (++step % 7 == 0)
                                              positions.push_back(position_to_json(facts(), before));
                                      });
        ASSERT_TRUE(played.ok());
    }
    fuzz::feed_mutated(LLVMFuzzerTestOneInput, positions, 1000);
    EXPECT_GT(fuzz::tally().of("position decided"), 100U) << "the fuzz must get past the reader";
    EXPECT_GT(fuzz::tally().of("position refused"), 100U);
}

} // namespace
} // namespace automa::innovation::test
