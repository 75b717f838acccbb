#include "app/barrage/demo/board_demo.h"

#include "app/barrage/sample_table.h"

#include <algorithm>
#include <bit>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr std::uint64_t seeds = 12;

/// How much the decision on the table shows; 0 if it builds no base by criteria.
std::ptrdiff_t worth(const BarrageGame& game) {
    if (!game.decision())
        return 0;
    const Decision& decision = *game.decision();
    const bool base = std::ranges::any_of(
        decision.steps, [](const Step& step) { return step.structure == Structure::base && step.space; });
    const auto narrowing = std::ranges::count_if(decision.trace, [](const core::TraceEntry& entry) {
        return entry.message == "criterion" && entry.outcome != core::Outcome::ignored
               && entry.before.size() > 2;
    });
    const auto dams = std::ranges::count_if(game.state().dams, &Dam::stands);
    const auto pipes =
        std::ranges::count_if(game.state().conduits, [](Owner owner) { return owner != Owner::nobody; });
    return base && narrowing > 0 ? 4 * narrowing + dams + pipes : 0;
}

} // namespace

void startBoardDemo(BarrageGame& game) {
    // Looked for in a game of its own, so that no screen follows the search.
    BarrageGame scratch(std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &game.facts()));
    std::ptrdiff_t most = -1;
    State best;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        DemoTable table(scratch, DemoTable::threeCompanies(seed));
        table.playUntil([&] {
            if (const std::ptrdiff_t now = worth(scratch); now > most) {
                most = now;
                best = scratch.state();
            }
            return false;
        });
    }
    game.start(best, TileSource::app);
}

} // namespace automa::app::barrage_app
