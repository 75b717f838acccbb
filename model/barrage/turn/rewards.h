// What contracts, incomes and works give, as an Automa takes it (B-4.7, B-6.9, B-8.7, L-42).
#pragma once

#include "model/barrage/turn/automa.h"
#include "model/barrage/turn/contracts.h"

namespace automa::barrage {

using Gains = std::vector<Gain>;

/// Takes the rewards one after the other. Contract: every contract they may fulfil is known (see
/// `unknown_for`).
void take_rewards(Automa& automa, const Rewards& rewards, Reason source, Gains& gains);

/// The contract slots that the table must name before these rewards can be taken.
[[nodiscard]] std::vector<Need> unknown_for(const Automa& automa, const Rewards& rewards);

/// The contract leaves the office and gives its reward.
void fulfil_contract(Automa& automa, ContractId contract, Gains& gains);

/// The income that the newest piece of the row has uncovered (not at Low Voltage).
void take_income(Automa& automa, Structure structure, Gains& gains);
/// The income of one piece in the income phase; `number` counts the pieces of its row from 1.
void take_income_of(Automa& automa, Structure structure, int number, Gains& gains);

void turn_wheel(Automa& automa, int steps);
/// Machines of its choice: the kind it has fewer of in hand, tie excavator; Jill takes mixers.
void take_any_machinery(Automa& automa, int amount, Reason reason, Gain& gain);

/// A piece on the map, by section 7 over all spaces allowed by the reward; nothing if there is none.
void build_free_structure(Automa& automa, const Reward& reward, Reason source, Gains& gains);

} // namespace automa::barrage
