// What every test of the model needs: the facts, the fixtures, and a look at a decision.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/turn/decision.h"

#include <string>
#include <string_view>
#include <vector>

namespace automa::test {

/// The facts compiled into the program, read once.
[[nodiscard]] const barrage::Catalogue& facts();

/// A file below tests/barrage/data, whole or line by line. A missing file fails the test.
[[nodiscard]] std::string read_data(const std::string& name);
[[nodiscard]] std::vector<std::string> read_lines(const std::string& name);
[[nodiscard]] std::string read_whole(const std::string& path);

[[nodiscard]] barrage::SpaceId space(std::string_view id);
[[nodiscard]] barrage::ContractId contract(std::string_view id);
[[nodiscard]] barrage::TechId tech(std::string_view id);
[[nodiscard]] barrage::WorkId work(std::string_view id);
[[nodiscard]] barrage::BuildingId building(std::string_view id);

/// The id of a space that may be missing; "" stands for none.
[[nodiscard]] std::string name(const std::optional<barrage::SpaceId>& space);
[[nodiscard]] std::string name(const std::optional<barrage::TechId>& tech);
[[nodiscard]] std::vector<std::string> names(const barrage::ContractList& contracts);
/// Headstreams as one word: "AAB".
[[nodiscard]] std::string letters(const barrage::Drops& drops);

/// The first step of the kind; none of it fails the test and gives an empty step.
[[nodiscard]] barrage::Step step_of(const barrage::Decision& decision, barrage::ActionKind kind);
[[nodiscard]] bool did(const barrage::Decision& decision, barrage::ActionKind kind);
/// The rule by which the action with this order was skipped; "" if it was not.
[[nodiscard]] std::string skip_rule(const barrage::Decision& decision, int order);
/// How much a company's VP changed for a reason.
[[nodiscard]] int vp_for(const barrage::Events& events, barrage::Company company, barrage::Reason reason);
/// The candidates left by the trace entry with this rule and criterion or message; "" if there is none.
[[nodiscard]] std::vector<std::string> left_by(const barrage::Decision& decision, std::string_view criterion);

} // namespace automa::test
