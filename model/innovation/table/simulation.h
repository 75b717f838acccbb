// Whole games with random but legal humans, who tell the app as much or as little as people do.
#pragma once

#include "model/core/result.h"
#include "model/core/tally.h"
#include "model/innovation/table/command.h"
#include "model/innovation/table/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace automa::innovation {

/// What is not set changes from game to game, so that every level, map and faction has its turn.
struct SimulationOptions {
    std::optional<Level> level;
    std::optional<MapSide> map;
    std::optional<Faction> faction;
    int humans = 0; // 0: mostly one, at times two
    Interpretations interpretations;
    int games = 1;
    std::uint64_t seed = 0;
    bool check = false; // every invariant at every step
};

struct GameResult {
    std::uint64_t seed = 0;
    GameOptions game;
    std::array<int, round_count> vp_by_round{}; // of the Automa, after its pass
    int vp = 0;                                 // of the Automa, with the end scoring
    int buildings = 0;
    int turns = 0; // of the Automa
};

struct Tally {
    core::Counts actions;    // done, by kind
    core::Counts skipped;    // by rule
    core::Counts asked;      // by what was needed
    core::Counts decided_by; // criteria that left exactly one candidate
};

/// The options of the game with this number.
[[nodiscard]] GameOptions options_of_game(const SimulationOptions& options, int number);

/// What a game looks like from outside: called after every command. May be empty.
using Watch = std::function<void(const State& before, const Command& command, const Carried& carried)>;

/// One game. `tally` may be null. The error names the invariant that broke, and where.
[[nodiscard]] core::Result<GameResult> play_game(const Catalogue& catalogue, const GameOptions& game,
                                                 bool check, Tally* tally, const Watch& watch = {});

/// All games, as many at once as there are cores, and the sums: as JSON, the same bytes for the same options.
[[nodiscard]] core::Result<nlohmann::ordered_json> simulate(const Catalogue& catalogue,
                                                            const SimulationOptions& options);

} // namespace automa::innovation
