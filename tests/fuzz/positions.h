// A position as text from outside: refused with a reason, or legal, the same after JSON, and decided without
// contradiction. The games' own functions are found by their facts.
#pragma once

#include "tests/fuzz/require.h"
#include "tests/fuzz/tally.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace automa::fuzz {

/// The bytes of a fuzzer as the text they stand for.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// The position, if it is believed; it is then the same after JSON.
template <class Facts>
[[nodiscard]] auto believed_position(const Facts& facts, std::string_view text) {
    auto read = read_position(facts, text);
    using State = std::remove_cvref_t<decltype(read.value())>;
    tally().count(read.ok() ? "position believed" : "position refused");
    if (!read.ok()) {
        require(!read.error().id.empty() && !read.error().message.empty(), "a refusal has its reason");
        return std::optional<State>();
    }
    const auto again = read_position(facts, position_to_json(facts, read.value()).dump());
    require(again.ok() && again.value() == read.value(), "a position is read back as it was");
    return std::optional<State>(std::move(read).value());
}

/// What a decision that asks for something has in its `after`.
enum class Asking { certain_steps, nothing_yet };

/// What is decided leads where it says, and can be written.
template <class Facts, class State>
void decide_position(const Facts& facts, const State& state, Asking asking) {
    const auto decision = decide(facts, state);
    if (!decision.ok()) {
        require(!decision.error().id.empty() && !decision.error().message.empty(),
                "a refusal has its reason");
        return;
    }
    tally().count("position decided");
    if (asking == Asking::certain_steps || decision.value().needs.empty())
        require(apply(state, decision.value().events) == decision.value().after, "events lead to after");
    else
        require(decision.value().after == state, "a question changes nothing");
    require(!decision_to_json(facts, decision.value()).dump().empty(), "a decision can be written");
}

} // namespace automa::fuzz
