// What every game's rules give to the house: one struct of static functions, all pure.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"

#include <concepts>
#include <vector>

namespace automa::core {

/// What a command leads to. A game's own result may hold more (the decision, the scores).
template <class C, class State, class Event>
concept CarriedOut = requires(const C& carried) {
    { carried.label } -> std::convertible_to<Label>;
    { carried.events } -> std::convertible_to<std::vector<Event>>;
    { carried.after } -> std::convertible_to<State>;
};

/// `R` names the types and has:
/// - carry_out(facts, state, command): a command of the table, checked and turned into events;
/// - apply(facts, state, event): changes the state in place; contract: can_apply();
/// - can_apply(facts, state, event): whether it can happen to this state: all that apply() takes for granted;
/// - check(facts, state): whether the table can look like this;
/// - decide(facts, state): what the Automa does.
template <class R>
concept Rules = requires(const typename R::Facts& facts, const typename R::State& state,
                         typename R::State& changing, const typename R::Event& event,
                         const typename R::Command& command) {
    requires std::copyable<typename R::State>;
    requires std::equality_comparable<typename R::State>;
    { R::carry_out(facts, state, command).ok() } -> std::convertible_to<bool>;
    requires CarriedOut < std::remove_cvref_t<decltype(R::carry_out(facts, state, command).value())>,
    typename R::State, typename R::Event > ;
    { R::apply(facts, changing, event) } -> std::same_as<void>;
    { R::can_apply(facts, state, event) } -> std::same_as<Status>;
    { R::check(facts, state) } -> std::same_as<Status>;
    { R::decide(facts, state) } -> std::same_as<Result<typename R::Decision>>;
};

} // namespace automa::core
