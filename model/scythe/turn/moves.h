// Which unit a symbol of row 1 moves, and where to (sections 5 and 6).
#pragma once

#include "model/scythe/state/play.h"

#include <variant>

namespace automa::scythe {

struct MoveChoice {
    UnitKind unit = UnitKind::worker;
    Place from;
    TerritoryId to;
    TerritorySet valid; // step 2 of S-37

    friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};
/// The first rule that failed.
struct NoMove {
    std::string_view rule;

    friend bool operator==(const NoMove&, const NoMove&) = default;
};
/// Resources there are unknown and could change the choice (S-59).
struct UnknownResources {
    TerritorySet territories;

    friend bool operator==(const UnknownResources&, const UnknownResources&) = default;
};
using MoveResult = std::variant<MoveChoice, NoMove, UnknownResources>;

/// Changes nothing but the trace of `play`.
[[nodiscard]] MoveResult choose_move(Play& play, SideId owner, const MoveSymbol& symbol);

} // namespace automa::scythe
