// What the set-up tells the hands: section 2 of the rules.
#pragma once

#include "app/play/step_list.h"
#include "model/scythe/table/setup.h"

#include <vector>

namespace automa::app::scythe_app {

/// The Automa's pieces come first, so that their steps have the numbers of the marks on the map.
[[nodiscard]] std::vector<StepGroup> setupOrders(const scythe::Catalogue& facts,
                                                 const scythe::GameOptions& options);

/// Where the Automa's pieces go, in the order of the first steps.
[[nodiscard]] std::vector<scythe::Place> setupPlaces(const scythe::Catalogue& facts, scythe::Faction automa);

/// "left of the base", as one looks at the page. Contract: they are neighbours.
[[nodiscard]] QString besideBase(const core::Hex& base, const core::Hex& territory);

} // namespace automa::app::scythe_app
