// A toy: stones in a heap, two sides take one to three in turn, whoever takes the last one wins. It is there
// to prove that the house needs no real game: a few commands, one decision, rules T-1 to T-3.
#pragma once

#include "model/core/fields.h"
#include "model/core/message.h"
#include "model/core/names.h"
#include "model/core/play.h"
#include "model/core/result.h"
#include "model/core/rules.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace automa::toy {

enum class Side : std::uint8_t { human, automa };
AUTOMA_NAMES(Side, "human", "automa")

struct Facts {
    int heap = 21;
    int most = 3;
};

struct State {
    int stones = 0;
    std::array<int, 2> taken{};
    Side next = Side::human;
    bool announced = false; // the Automa's turn lies on the table

    [[nodiscard]] bool over() const { return stones == 0; }
    friend bool operator==(const State&, const State&) = default;
};

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

/// A human takes so many.
struct Take {
    int stones = 1;
};
/// The Automa's turn begins.
struct Announce {};
/// What it decided was carried out.
struct Confirm {};
using Command = std::variant<Take, Announce, Confirm>;

struct Decision {
    int stones = 0;
    std::vector<Event> events;
    core::Trace trace;
};

struct Carried {
    core::Label label;
    std::vector<Event> events;
    State after;
};

[[nodiscard]] State start(const Facts& facts);

struct Rules {
    using Facts = toy::Facts;
    using State = toy::State;
    using Event = toy::Event;
    using Command = toy::Command;
    using Decision = toy::Decision;

    [[nodiscard]] static core::Result<Carried> carry_out(const Facts& facts, const State& state,
                                                         const Command& command);
    static void apply(const Facts& facts, State& state, const Event& event);
    [[nodiscard]] static core::Status can_apply(const Facts& facts, const State& state, const Event& event);
    [[nodiscard]] static core::Status check(const Facts& facts, const State& state);
    /// T-1: leave a multiple of four. T-2: if that cannot be, take one. T-3: the last stones are all taken.
    [[nodiscard]] static core::Result<Decision> decide(const Facts& facts, const State& state);
};
static_assert(core::Rules<Rules>);

/// {"stones", "taken", "next", "announced"}
[[nodiscard]] nlohmann::ordered_json position_to_json(const State& state);
[[nodiscard]] core::Result<State> position_from_json(const Facts& facts, const nlohmann::json& json);
[[nodiscard]] nlohmann::ordered_json events_to_json(const std::vector<Event>& events);
[[nodiscard]] core::Result<std::vector<Event>> events_from_json(const nlohmann::json& json);

} // namespace automa::toy
