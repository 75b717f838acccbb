// Which contract an Automa fulfils (B-4.3, B-4.7, B-8.4, B-10.14), and when only the table can tell.
#pragma once

#include "model/barrage/state/state.h"
#include "model/barrage/turn/decision.h"

#include <optional>
#include <vector>

namespace automa::barrage {

/// The contracts chosen, or the slots whose unseen tile could change the choice.
struct ContractChoice {
    ContractList contracts;
    std::vector<Need> needs;
};

/// How much less energy a contract needs (France, B-10.9).
[[nodiscard]] int contract_discount(const Catalogue& facts, const State& state, Company company);

/// B-4.3: whether a private contract of the colour can be reached. `needs` is filled if only the table can
/// tell.
struct ColourCheck {
    bool reached = false;
    int lowest = 0; // requirement of the easiest known one, discount included; 0 if none is known
    std::vector<Need> needs;
};
[[nodiscard]] ColourCheck reaches_colour(const Catalogue& facts, const State& state, Company company,
                                         Colour colour, int energy);

/// What energy just made fulfils: by B-4.7 the highest value within reach, the right one of equals; with
/// Simone as many as the sum allows (B-10.14). In the order in which they are fulfilled: the highest first,
/// then the right.
[[nodiscard]] ContractChoice contracts_by_energy(const Catalogue& facts, const State& state, Company company,
                                                 int energy);
/// B-8.4: a private contract given by an external work, needing no energy.
[[nodiscard]] ContractChoice work_contract(const Catalogue& facts, const State& state,
                                           std::optional<int> max_requirement);

} // namespace automa::barrage
