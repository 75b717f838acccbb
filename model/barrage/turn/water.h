// Water: how drops run down the rivers (B-9.2), and where an Automa puts new ones (B-5.1, B-5.2).
#pragma once

#include "model/barrage/state/play.h"
#include "model/barrage/turn/decision.h"

#include <array>
#include <cstdint>
#include <span>

namespace automa::barrage {

using DamCounts = std::array<int, dam_space_count>;

/// One drop's way: where it ends and which basins' powerhouses it passes by river.
struct DropPath {
    WaterPlace end;
    core::StaticVector<std::uint8_t, 6> basins_entered;
};

/// The way of a drop that is let go above the dams of `basin`; it does not pass that basin's powerhouses.
[[nodiscard]] DropPath drop_path(const Catalogue& facts, const State& state, int basin);

/// Moves one drop from where it is to where it comes to rest, starting above the dams of `basin`.
/// Steps of the USA (B-10.6) are recorded with it.
void run_drop(Play& play, const WaterPlace& from, int basin);

/// The flow phase: headstreams A to D, drop by drop.
void run_headstreams(Play& play);

/// How many drops reach each dam space, held there or not, in a flow from the board as it stands.
[[nodiscard]] DamCounts arrivals(const Catalogue& facts, const State& state);

/// The drops an Automa would place, none if none helps. `letters` is the order of the criteria tile.
struct WaterPlan {
    Drops drops;
    int held = 0; // extra drops behind own dams
    int usa_steps = 0;
};
[[nodiscard]] WaterPlan plan_drops(const Catalogue& facts, const State& state, Company company, int count,
                                   bool flow_immediately, std::span<const Headstream, 4> letters);

/// Puts the drops of a plan on their headstreams and lets them run if they flow at once.
void place_drops(Play& play, const Drops& drops, bool flow_immediately);

} // namespace automa::barrage
