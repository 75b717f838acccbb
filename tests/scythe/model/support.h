// What every test of the model needs: the facts, positions written short, and a look at a decision.
#pragma once

#include "model/scythe/facts/catalogue.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/turn/decision.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace automa::scythe::test {

using Json = nlohmann::json;

/// The facts compiled into the program, read once.
[[nodiscard]] const Catalogue& facts();

[[nodiscard]] TerritoryId at(std::string_view id);
[[nodiscard]] std::vector<std::string> ids(const TerritorySet& territories);

/// The position of the format's own example, without its turn: Saxony against Crimea, scheme II, open water.
[[nodiscard]] Json example();
/// A calm position in scheme I: Nordic against Crimea, opening units, nothing in any discard.
[[nodiscard]] Json opening(std::string_view automa = "nordic", std::string_view human = "crimea",
                           std::string_view star_card = "automa");
[[nodiscard]] Json with(Json position, const char* pointer, const Json& value);
[[nodiscard]] Json without(Json position, const char* pointer);
[[nodiscard]] Json with_card(Json position, int card, const Json& answers = nullptr);
[[nodiscard]] Json defended(Json position, std::string_view territory, const Json& answers = nullptr);

/// Read as the outside does; a position that is refused fails the test.
[[nodiscard]] State read(const Json& position);
/// The decision as JSON, as the command line prints it.
[[nodiscard]] Json decided(const Json& position);
/// Where a position is refused, as "$.automa.mechs[4]"; "" if it is not.
[[nodiscard]] std::string refused_at(const Json& position);

/// The steps of a kind; and the single one, none or several of which fails the test.
[[nodiscard]] std::vector<Json> steps(const Json& decision, std::string_view kind);
[[nodiscard]] Json step(const Json& decision, std::string_view kind);
/// "1 move_worker S-42", "gain worker S-73", in their order.
[[nodiscard]] std::vector<std::string> skipped(const Json& decision);
/// The kinds of all steps.
[[nodiscard]] std::vector<std::string> kinds(const Json& decision);

} // namespace automa::scythe::test
