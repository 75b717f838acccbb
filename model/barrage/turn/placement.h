// Where to build: the procedure of section 7, from candidates to one space, with every step in the trace.
#pragma once

#include "model/barrage/state/play.h"
#include "model/barrage/state/space_set.h"

#include <optional>

namespace automa::barrage {

struct Placement {
    Company company = Company::usa;
    Structure structure = Structure::base;
    const Tile* criteria = nullptr;
    /// The technology tile whose effect counts; none for a free structure or below High Voltage.
    std::optional<TechId> effect;
};

/// Contract: `candidates` is not empty and holds only spaces where the structure may be built.
[[nodiscard]] SpaceId choose_space(Play& play, const Placement& placement, SpaceSet candidates);

/// The column's criteria, its code and the last tie-breaks (B-7.3 to B-7.5), for whatever must be chosen by
/// them.
[[nodiscard]] SpaceId choose_by_column(Play& play, const Placement& placement, SpaceSet candidates);
/// The conduit column among conduits that produce equally much (B-4.4).
[[nodiscard]] SpaceId choose_conduit(Play& play, Company company, const Tile& criteria, SpaceSet conduits);

} // namespace automa::barrage
