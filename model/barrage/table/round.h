// Between the turns: income, water flow, scoring, end of round, end of game (section 9).
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"
#include "model/barrage/turn/decision.h"

#include <array>
#include <optional>
#include <vector>

namespace automa::barrage {

/// One line of a score: who gets what for what. `count` and `detail` say how it came about.
struct ScoreLine {
    Company company = Company::usa;
    Reason reason = Reason::track_place;
    int vp = 0;
    int credits = 0;   // a human's; to an Automa they are VP already
    int count = 0;     // place on the track, pieces counted, drops…
    int detail = 0;    // energy, sections short…
    bool known = true; // false: only the table can count this for a human

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// What a piece gave in the income phase: the events of the phase from the end of the part before on.
struct IncomePart {
    Company company = Company::usa;
    Structure structure = Structure::base;
    int number = 1;         // of its row
    std::size_t events = 0; // where it ends

    friend bool operator==(const IncomePart&, const IncomePart&) = default;
};

struct PhaseResult {
    Events events;
    std::vector<ScoreLine> lines;
    std::vector<std::pair<Company, Gain>> gains; // income
    std::vector<IncomePart> incomes;
    core::Trace trace;
    State after;
};

/// What only the table knows of a human: how many of the things a bonus tile counts.
using HumanCounts = std::array<std::optional<int>, company_count>;

/// Whether nobody can act any more in this round.
[[nodiscard]] bool actions_are_over(const State& state);

/// Income of the Automas and new drops on the headstreams; the phase of actions follows.
[[nodiscard]] PhaseResult start_round(const Catalogue& catalogue, const State& state);
/// B-9.2, then the phase of scoring follows.
[[nodiscard]] PhaseResult flow_water(const Catalogue& catalogue, const State& state);
/// B-9.3: places, credits, bonus tile.
[[nodiscard]] PhaseResult score_round(const Catalogue& catalogue, const State& state,
                                      const HumanCounts& humans = {});
/// B-9.4: order, markers, engineers; patents and works leave and wait for new ones. Not after the last round.
[[nodiscard]] PhaseResult end_round(const Catalogue& catalogue, const State& state);
/// B-9.5 for everybody as far as the board tells; a human's own resources are for the table.
[[nodiscard]] PhaseResult final_scoring(const Catalogue& catalogue, const State& state);

/// What the objective tile counts for a company.
[[nodiscard]] int objective_count(const Catalogue& catalogue, const State& state, Company company,
                                  Objective objective);
[[nodiscard]] std::optional<int> bonus_count(const Catalogue& catalogue, const State& state, Company company,
                                             BonusTile tile);
/// Places and VP by B-1.6 for counts in turn order.
struct ObjectiveShare {
    Company company = Company::usa;
    int count = 0;
    int place = 1;
    int vp = 0;
};
[[nodiscard]] std::vector<ObjectiveShare> objective_shares(const Catalogue& catalogue, const State& state);

/// Who leads: most VP, then most energy (B-9.5). Only companies whose VP are known.
[[nodiscard]] std::vector<Company> ranking(const State& state);

} // namespace automa::barrage
