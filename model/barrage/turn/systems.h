// Systems that can produce, and the best of them (B-4.1, B-4.4).
#pragma once

#include "model/barrage/state/play.h"
#include "model/barrage/turn/decision.h"

#include <optional>
#include <vector>

namespace automa::barrage {

using Systems = core::StaticVector<System, 48>;

/// Every system of the company whose energy, `bonus` included, is at least 1. `except` is a powerhouse not to
/// be used.
[[nodiscard]] Systems ready_systems(const Catalogue& facts, const State& state, Company company, int bonus,
                                    std::optional<SpaceId> except = std::nullopt);

/// The one with the most energy. Ties: neutral dam, conduit column, code.
[[nodiscard]] std::optional<System> best_system(Play& play, Company company, const Tile& criteria, int bonus,
                                                std::optional<SpaceId> except = std::nullopt);

/// B-10.8: what Italy's marker moves on beside every production.
inline constexpr int italy_steps = 3;

/// B-4.5 for the owner of a conduit that somebody else uses.
void reward_owner(Play& play, Company company, const System& system);
/// B-4.6: the drops leave the dam, go through the powerhouse and run on down.
void run_drops(Play& play, const System& system);
/// B-4.5 and B-4.6 as events: pays the conduit's owner, moves the drops down and the marker up.
void carry_out(Play& play, Company company, const System& system, Reason reason);

} // namespace automa::barrage
