// The position as JSON: formats/barrage_position.md. Reading refuses whatever cannot lie on a table.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"
#include "model/core/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string_view>

namespace automa::barrage {

/// `contract` writes what the format names; `full` adds what only this app keeps (who is next, works taken,
/// the generator’s state), so that reading it gives back the very same state.
enum class Detail : std::uint8_t { contract, full };
[[nodiscard]] nlohmann::ordered_json position_to_json(const Catalogue& catalogue, const State& state,
                                                      Detail detail = Detail::full);
/// What is told of a table must be possible as a whole. What a journal of this app holds was believed when it
/// was written, by versions that knew less: there a tile may lie in two places, but nothing may break the
/// rules' code.
enum class Believed : std::uint8_t { table, journal };
[[nodiscard]] core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json,
                                                     Believed believed = Believed::table);
/// Bounded in size and depth; never throws.
[[nodiscard]] core::Result<State> read_position(const Catalogue& catalogue, std::string_view text);

/// What a position must satisfy besides its shape: no more pieces than exist, no dam over its brim… The error
/// names the place as a JSON path.
[[nodiscard]] core::Status check_position(const Catalogue& catalogue, const State& state,
                                          Believed believed = Believed::table);

/// How a correction of this position is to be believed. One that is not possible as a whole already, as
/// versions that knew less let it become, may be set right a piece at a time.
[[nodiscard]] Believed believed_of_correction(const Catalogue& catalogue, const State& state);

} // namespace automa::barrage
