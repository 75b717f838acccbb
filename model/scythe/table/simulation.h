// A random but legal human against the Automa: complete games, drawn by the seed, through the very commands
// that the table uses.
#pragma once

#include "model/core/result.h"
#include "model/core/tally.h"
#include "model/scythe/table/command.h"
#include "model/scythe/table/score.h"
#include "model/scythe/table/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace automa::scythe {

struct SimulationOptions {
    std::optional<StarCard> star_card; // none: drawn for each game, like the next two
    std::optional<Faction> automa;
    std::optional<Faction> human;
    bool mix = false; // modifiers, readings and tracking are drawn as well
    int games = 1;
    std::uint64_t seed = 0;
    bool check = false; // every invariant at every step
};

struct GameResult {
    std::uint64_t seed = 0;
    GameOptions options;
    int turns = 0; // of the Automa
    int combats = 0;
    Player ended_by = Player::automa;
    Score score;
};

struct Tally {
    core::Counts steps;    // by kind
    core::Counts skipped;  // by rule
    core::Counts criteria; // that left exactly one candidate
};

/// What a game looks like from outside: called after every command. May be empty.
using Watch = std::function<void(const State& before, const Command& command, const Carried& carried)>;

/// One game from its seed. `tally` may be null. The error names the invariant that broke, and where.
[[nodiscard]] core::Result<GameResult> play_game(const Catalogue& catalogue, const SimulationOptions& options,
                                                 std::uint64_t seed, Tally* tally, const Watch& watch = {});

/// All games, as many at once as there are cores, and the sums: as JSON, the same bytes for the same options.
[[nodiscard]] core::Result<nlohmann::ordered_json> simulate(const Catalogue& catalogue,
                                                            const SimulationOptions& options);

/// What must hold for every command that is carried out.
[[nodiscard]] core::Status check_invariants(const Catalogue& catalogue, const State& before,
                                            const Carried& carried);

} // namespace automa::scythe
