// The position as JSON: formats/innovation_position.md. Reading refuses whatever cannot lie on a table.
#pragma once

#include "model/core/result.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace automa::innovation {

/// `contract` writes what the format names; `full` adds under “app” what only this app keeps (phase, who is
/// next, what was known last, the generator’s state), so that reading it gives back the very same state.
enum class Detail : std::uint8_t { contract, full };
[[nodiscard]] nlohmann::ordered_json position_to_json(const Catalogue& catalogue, const State& state,
                                                      Detail detail = Detail::full);
[[nodiscard]] core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json);
/// Bounded in size and depth; never throws.
[[nodiscard]] core::Result<State> read_position(const Catalogue& catalogue, std::string_view text);

/// A decision's position as its reader told the one before: what says nothing (null, false, empty) is there
/// or missing just as it was, and what a decision never changes is word for word the same.
[[nodiscard]] nlohmann::ordered_json told_like(const nlohmann::json& before, nlohmann::ordered_json after);

/// What a position must satisfy besides its shape: no more pieces than exist, no card twice… The error names
/// the place as a JSON path.
[[nodiscard]] core::Status check_position(const Catalogue& catalogue, const State& state);

/// The keys of the format, for the reader and the schema alike.
namespace keys {
using Keys = std::span<const std::string_view>;
#define AUTOMA_KEYS(name, ...) inline constexpr auto name = std::to_array<std::string_view>({__VA_ARGS__})
AUTOMA_KEYS(position, "format", "map", "round", "interpretations", "turn", "players", "turn_order", "passed",
            "buildings", "terrain", "bridges", "scholars", "power_actions", "book_actions", "innovations",
            "round_score_tiles", "final_tile", "round_bonus", "cards", "app");
AUTOMA_KEYS(position_required, "format", "map", "round", "players", "turn_order", "buildings",
            "round_score_tiles", "cards");
AUTOMA_KEYS(human, "id", "native_terrain", "vp", "shipping", "area", "science");
AUTOMA_KEYS(human_required, "id", "native_terrain");
AUTOMA_KEYS(automa, "id", "faction", "level", "native_terrain", "vp", "science", "scholars", "innovations",
            "faction_state", "faction_end_vp");
AUTOMA_KEYS(automa_required, "id", "faction", "level", "native_terrain", "vp", "science", "scholars",
            "innovations");
AUTOMA_KEYS(building, "hex", "owner", "kind", "annex", "marked");
AUTOMA_KEYS(building_required, "hex", "owner", "kind");
AUTOMA_KEYS(bridge, "owner", "hexes");
AUTOMA_KEYS(cards, "stack", "action", "support", "reserve", "shuffle");
AUTOMA_KEYS(cards_required, "stack", "action", "support", "reserve");
AUTOMA_KEYS(turn, "action_card", "support_card", "resume", "answers");
AUTOMA_KEYS(turn_required, "action_card", "support_card");
AUTOMA_KEYS(setup_turn, "kind", "card");
AUTOMA_KEYS(round_bonus, "display", "automa");
AUTOMA_KEYS(of_symbionts, "youth_terrain", "tools");
AUTOMA_KEYS(of_blight, "fallow", "blighted");
AUTOMA_KEYS(of_gognomes, "achievements");
#undef AUTOMA_KEYS
} // namespace keys

/// Which keys of `faction_state` a faction has.
[[nodiscard]] keys::Keys faction_state_keys(Faction faction);

inline constexpr int most_vp = 999;
inline constexpr int largest_area = 60;

} // namespace automa::innovation
