// Positions for tests: one legal start, and patches to it.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"
#include "model/innovation/turn/decision.h"

#include <nlohmann/json.hpp>

#include <string>

namespace automa::innovation::test {

using Json = nlohmann::json;

/// The embedded facts, loaded once.
[[nodiscard]] const Catalogue& facts();

/// Round 3 on the small map: Simpletons on lake, level automa, one human on desert, everything known, with
/// `action` drawn and `support` beside it and four cards in the stack.
[[nodiscard]] Json position(int action = 13, int support = 4);
/// The position with an RFC 7386 merge patch.
[[nodiscard]] Json patched(Json position, const Json& patch);
/// Fails the test if the position is refused.
[[nodiscard]] State state_of(const Json& position);
[[nodiscard]] Decision decided(const State& state);
[[nodiscard]] Decision decided(const Json& position);
/// The error's path, or "ok".
[[nodiscard]] std::string refused_at(const Json& position);

[[nodiscard]] HexId hex(MapSide side, const std::string& id);
[[nodiscard]] HexId hex(const std::string& id); // of the small map
[[nodiscard]] std::string id_of(HexId hex);     // of the small map

} // namespace automa::innovation::test
