#include "app/barrage/board_demo.h"

#include "app/barrage/table_demo.h"

#include <algorithm>

namespace automa::app {

using namespace barrage;

namespace {

constexpr std::uint64_t seeds = 60;
constexpr std::ptrdiff_t crowded = 9;

bool worthTelling(const BarrageGame& game) {
    if (!game.decision() || std::ranges::count_if(game.state().dams, &Dam::stands) < crowded)
        return false;
    const Decision& decision = *game.decision();
    const bool base = std::ranges::any_of(
        decision.steps, [](const Step& step) { return step.structure == Structure::base && step.space; });
    const auto narrowing = std::ranges::count_if(decision.trace, [](const core::TraceEntry& entry) {
        return entry.message == "criterion" && std::popcount(entry.before) > 2;
    });
    return base && narrowing >= 2;
}

} // namespace

void startBoardDemo(BarrageGame& game) {
    // Looked for in a game of its own, so that no screen follows the search.
    BarrageGame scratch(std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &game.facts()));
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        DemoTable table(scratch, DemoTable::threeCompanies(seed));
        if (table.playUntil([&] { return worthTelling(scratch); }))
            break;
    }
    game.start(scratch.state(), TileSource::app);
}

} // namespace automa::app
