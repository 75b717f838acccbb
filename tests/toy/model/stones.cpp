#include "tests/toy/model/stones.h"

#include "model/core/variant_json.h"

#include <algorithm>

namespace automa::toy {
namespace {

using core::Candidates;
using core::Outcome;

core::Error refused(const char* id, const char* message) {
    return {id, "", message};
}

/// What one may take now; index i stands for i stones.
Candidates possible(const Facts& facts, const State& state) {
    Candidates numbers;
    for (int n = 1; n <= std::min(facts.most, state.stones); ++n)
        numbers.add(static_cast<std::size_t>(n));
    return numbers;
}

Candidates leaving_fours(const Candidates& numbers, const State& state) {
    Candidates kept;
    for (const std::size_t n : numbers)
        if ((state.stones - static_cast<int>(n)) % 4 == 0)
            kept.add(n);
    return kept;
}

Candidates only(std::size_t number) {
    Candidates one;
    one.add(number);
    return one;
}

struct Codec {};

} // namespace

State start(const Facts& facts) {
    State state;
    state.stones = facts.heap;
    return state;
}

void apply_in_place(const Facts& facts, State& state, const Event& event) {
    Rules::apply(facts, state, event);
}

core::Result<Carried> Rules::carry_out(const Facts& facts, const State& state, const Command& command) {
    Carried done{{}, {}, state};
    if (const auto* take = std::get_if<Take>(&command)) {
        done.label = {"took", {{"side", "human"}, {"stones", std::to_string(take->stones)}}};
        done.events = {Taken{Side::human, take->stones}};
    } else if (std::holds_alternative<Announce>(command)) {
        done.label = {"announced", {}};
        done.events = {Announced{}};
    } else {
        auto decision = decide(facts, state);
        if (!decision.ok())
            return decision.error();
        done.label = {"took", {{"side", "automa"}, {"stones", std::to_string(decision.value().stones)}}};
        done.events = decision.value().events;
    }
    for (const Event& event : done.events) {
        if (const core::Status can = can_apply(facts, done.after, event); !can.ok())
            return can.error();
        apply(facts, done.after, event);
    }
    return done;
}

void Rules::apply(const Facts&, State& state, const Event& event) {
    if (const auto* taken = std::get_if<Taken>(&event)) {
        state.stones -= taken->stones;
        state.taken[core::index_of(taken->side)] += taken->stones;
        state.next = taken->side == Side::human ? Side::automa : Side::human;
        state.announced = false;
    } else {
        state.announced = true;
    }
}

core::Status Rules::can_apply(const Facts& facts, const State& state, const Event& event) {
    if (state.over())
        return refused("toy.over", "No stone is left.");
    if (const auto* taken = std::get_if<Taken>(&event)) {
        if (taken->side != state.next)
            return refused("toy.not_your_turn", "It is the other side's turn.");
        if (taken->side == Side::automa && !state.announced)
            return refused("toy.not_announced", "The Automa's turn has not begun.");
        if (!possible(facts, state).has(static_cast<std::size_t>(taken->stones)))
            return refused("toy.too_many", "So many stones cannot be taken.");
    } else if (state.next != Side::automa || state.announced) {
        return refused("toy.not_its_turn", "It is not the Automa's turn.");
    }
    return core::Done{};
}

core::Status Rules::check(const Facts& facts, const State& state) {
    if (state.stones < 0 || state.stones + state.taken[0] + state.taken[1] != facts.heap)
        return refused("toy.stones", "The stones do not add up.");
    return core::Done{};
}

core::Result<Decision> Rules::decide(const Facts& facts, const State& state) {
    if (!state.announced)
        return refused("toy.not_announced", "The Automa's turn has not begun.");
    core::Play<Facts, State, Event> play(facts, state);
    const Candidates all = possible(facts, state);
    Candidates left = leaving_fours(all, state);
    if (left.empty()) {
        play.narrow("T-1", "leave_fours", Outcome::ignored, all, all);
        left = only(1);
        play.narrow("T-2", "take_one", Outcome::narrows, all, left);
    } else {
        play.narrow("T-1", "leave_fours", Outcome::narrows, all, left);
    }
    Decision decision;
    decision.stones = static_cast<int>(*left.begin());
    play.note(decision.stones == state.stones ? "T-3" : "T-1", "takes", Outcome::chosen,
              {core::arg("stones", decision.stones)});
    play.record(Taken{Side::automa, decision.stones});
    decision.events = std::move(play.events);
    decision.trace = std::move(play.trace);
    return decision;
}

nlohmann::ordered_json position_to_json(const State& state) {
    return {{"stones", state.stones},
            {"taken", state.taken},
            {"next", std::string(core::name_of(state.next))},
            {"announced", state.announced}};
}

core::Result<State> position_from_json(const Facts& facts, const nlohmann::json& json) {
    auto read = core::read_guarded([&] {
        const core::JsonReader reader(json);
        State state;
        state.stones = static_cast<int>(reader.at("stones").integer(0, facts.heap));
        const core::JsonReader taken = reader.at("taken");
        static_cast<void>(taken.size(2, 2));
        for (std::size_t i = 0; i < 2; ++i)
            state.taken[i] = static_cast<int>(taken.item(i).integer(0, facts.heap));
        state.next = core::read_enum<Side>(reader.at("next"), "side");
        state.announced = reader.at("announced").boolean();
        return state;
    });
    if (read.ok())
        if (const core::Status sound = Rules::check(facts, read.value()); !sound.ok())
            return sound.error();
    return read;
}

nlohmann::ordered_json events_to_json(const std::vector<Event>& events) {
    return core::variants_to_json(Codec{}, events, "event");
}

core::Result<std::vector<Event>> events_from_json(const nlohmann::json& json) {
    return core::variants_from_json<Event>(Codec{}, json, "event", 10);
}

} // namespace automa::toy
