// What happens to a position. A saved game is its events, so none of these names may ever change.
#pragma once

#include "model/core/result.h"
#include "tests/toy/model/facts/catalogue.h"
#include "tests/toy/model/state/state.h"

#include <string_view>
#include <variant>
#include <vector>

namespace automa::toy {

/// The Automa's turn begins.
struct Announced {
    static constexpr std::string_view kind = "announced";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const Announced&, const Announced&) = default;
};
struct Taken {
    static constexpr std::string_view kind = "taken";
    Side side = Side::human;
    int stones = 1;
    static void fields(auto& e, auto&& field) {
        field("side", e.side);
        field("stones", e.stones, core::within(1, 9));
    }
    friend bool operator==(const Taken&, const Taken&) = default;
};

using Event = std::variant<Announced, Taken>;
using Events = std::vector<Event>;

/// Contract: can_apply().
void apply_in_place(State& state, const Event& event);
[[nodiscard]] core::Status can_apply(const Catalogue& facts, const State& state, const Event& event);
/// Whether the table can look like this.
[[nodiscard]] core::Status check(const Catalogue& facts, const State& state);

} // namespace automa::toy
