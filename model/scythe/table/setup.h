// A new game: who plays, at which level, and who deals (section 2).
#pragma once

#include "model/core/result.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/state.h"

#include <cstdint>

namespace automa::scythe {

struct GameOptions {
    Faction automa = Faction::saxony;
    Faction human = Faction::rusviet;
    StarCard star_card = StarCard::automa;
    Modifiers modifiers;
    Interpretations interpretations;
    bool resources_tracked = false;
    Tracking tracking = Tracking::full;
    CardsFrom cards_from = CardsFrom::box;
    std::uint64_t seed = 0; // of the app's deck

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

/// The opening position: S-9 to S-13, the human's pieces as the base rules place them. The human is the first
/// to play. The same options give the same game.
[[nodiscard]] core::Result<State> new_game(const Catalogue& catalogue, const GameOptions& options);

/// Steps between the two home bases, in territories (S-8).
[[nodiscard]] int base_distance(const Catalogue& catalogue, Faction a, Faction b);

} // namespace automa::scythe
