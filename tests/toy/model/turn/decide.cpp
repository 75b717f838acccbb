#include "tests/toy/model/turn/decide.h"

#include "model/core/play.h"

#include <algorithm>

namespace automa::toy {
namespace {

using core::Candidates;
using core::Outcome;

Candidates possible(const Catalogue& facts, const State& state) {
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

} // namespace

core::Result<Decision> decide(const Catalogue& facts, const State& state) {
    if (!state.announced)
        return core::Error{"toy.not_announced", "/announced", "The Automa's turn has not begun."};
    core::Play<Catalogue, State, Event> play(facts, state);
    const Candidates all = possible(facts, state);
    Candidates left = leaving_fours(all, state);
    if (left.empty()) {
        play.narrow("T-1", "leave_fours", Outcome::ignored, all, all);
        left.add(1);
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

} // namespace automa::toy
