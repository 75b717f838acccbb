// How the sides look: the colour of a terrain, its letter, and a shape that says who it is.
#pragma once

#include "app/shell/side_look.h"
#include "model/innovation/state/state.h"

namespace automa::app::innovation_app {

/// The Automa has a square seal, the first human a round one, the second a diamond.
[[nodiscard]] SideLook sideLook(innovation::Player player, innovation::Terrain native);
/// "You", or the Automa's faction.
[[nodiscard]] QString sideName(const innovation::State& state, innovation::Player player);
/// By the id that lists and statistics know a side by: its terrain, or with who plays it: "automa/lake".
[[nodiscard]] SideLook terrainLook(const QString& side);

} // namespace automa::app::innovation_app
