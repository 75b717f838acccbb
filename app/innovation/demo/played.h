// Games played up to a moment worth a picture.
#pragma once

#include "app/innovation/innovation_app.h"
#include "model/innovation/table/setup.h"

#include <functional>

namespace automa::app::innovation_app {

using Reached = std::function<bool(const InnovationGame&)>;

/// Begins the game and plays until the condition holds for the first time; then its page is open.
void openPlayed(Shell& shell, const innovation::GameOptions& options, const Reached& reached);
void choosePlace(Shell& shell, GamePlace::Place place);

/// The Automa is to act in this round or later, and its decision holds.
[[nodiscard]] Reached automaIn(int round, const std::function<bool(const innovation::Decision&)>& decides);
[[nodiscard]] Reached humanIn(int round);

} // namespace automa::app::innovation_app
