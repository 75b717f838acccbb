// Automas among themselves: complete games, with the stacks drawn by the seed.
#pragma once

#include "model/barrage/state/event.h"
#include "model/barrage/table/setup.h"
#include "model/core/result.h"
#include "model/core/tally.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <string>

namespace automa::barrage {

struct SimulationOptions {
    int automas = 4;
    Level level = Level::medium;
    bool leeghwater = false;
    Interpretations interpretations;
    int games = 1;
    std::uint64_t seed = 0;
    bool check = false; // every invariant at every step
    /// Gets every position between two turns. Of several games at once it is called on several threads.
    std::function<void(const State&)> seen = {};
};

struct GameResult {
    std::uint64_t seed = 0;
    std::array<std::vector<int>, company_count> vp_by_round; // after the scoring of each
    std::array<std::optional<int>, company_count> final_vp;
    std::vector<Company> ranking;
    int turns = 0;
};

struct Tally {
    core::Counts actions;  // done, by kind (constructions by structure)
    core::Counts skipped;  // by rule
    core::Counts criteria; // that left exactly one candidate
};

/// One game from its seed. `tally` may be null. The error names the invariant that broke, and where.
[[nodiscard]] core::Result<GameResult> play_game(const Catalogue& catalogue, const SimulationOptions& options,
                                                 std::uint64_t seed, Tally* tally);

/// All games, as many at once as there are cores, and the sums: as JSON, the same bytes for the same options.
[[nodiscard]] core::Result<nlohmann::ordered_json> simulate(const Catalogue& catalogue,
                                                            const SimulationOptions& options);

/// What must hold in every position that play can reach; `before` is the position one turn or phase earlier.
[[nodiscard]] core::Status check_invariants(const Catalogue& catalogue, const State& before,
                                            const State& after, const Events& events);

} // namespace automa::barrage
