// What is tried for the cases of rules_cases.json: one function a kind gives what we find for `given`, to be
// compared with `expect`.
#pragma once

#include "model/innovation/state/state.h"
#include "tests/innovation/model/support.h"

#include <functional>
#include <map>
#include <string>

namespace automa::innovation::test {

using Cases = std::map<std::string, std::function<Json(const Json&)>>;

/// Cards, tiles, tracks and scores.
[[nodiscard]] const Cases& card_cases();
/// Hexes and buildings.
[[nodiscard]] const Cases& board_cases();

template <class Enum>
Enum named(const Json& name) {
    return by_name<Enum>(name.get<std::string>()).value();
}

/// A state with a turn, so that single actions can be tried.
[[nodiscard]] State bare(const Json& given);

} // namespace automa::innovation::test
