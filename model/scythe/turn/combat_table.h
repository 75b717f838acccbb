// What the Automa puts into a combat (S-93 to S-95), and how strong that may be.
#pragma once

#include "model/scythe/state/state.h"

#include <vector>

namespace automa::scythe {

struct CombatUse {
    int from = 0;  // where the range of its power begins
    int table = 0; // the power printed under that range
    int power = 0; // what it uses
    int combat_cards = 0;

    friend bool operator==(const CombatUse&, const CombatUse&) = default;
};

[[nodiscard]] CombatUse combat_use(const Card& card, const AutomaMat& automa);

struct StrengthOdds {
    int strength = 0;
    double odds = 0;

    friend bool operator==(const StrengthOdds&, const StrengthOdds&) = default;
};

/// How strong the Automa may be in a combat, from what everybody at the table can see: every card of the deck
/// may be revealed, and its combat cards may be any of the game. By strength; the odds sum up to 1.
/// `units`: how many of its combat units fight; `loses`: what abilities will take before.
[[nodiscard]] std::vector<StrengthOdds> strength_odds(const Catalogue& catalogue, const State& state,
                                                      SideId automa, int units, const Loss& loses = {});

} // namespace automa::scythe
