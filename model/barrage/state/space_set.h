// A set of spaces of the map.
#pragma once

#include "model/barrage/ids.h"
#include "model/core/candidates.h"

namespace automa::barrage {

using SpaceSet = core::IdSet<SpaceId>;

} // namespace automa::barrage
