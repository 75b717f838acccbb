// The factions' colours, letters and bands.
#pragma once

#include "app/shell/side_look.h"

namespace automa::app::scythe_app {

/// Contract: the id of a faction.
[[nodiscard]] SideLook factionLook(const QString& faction);

} // namespace automa::app::scythe_app
