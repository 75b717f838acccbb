// The pictures of structures, actions and technology tiles.
#pragma once

#include "model/barrage/facts/catalogue.h"

#include <QString>

namespace automa::app::barrage_app {

[[nodiscard]] QString structureSymbol(barrage::Structure structure);
[[nodiscard]] QString actionSymbol(barrage::ActionKind kind);
[[nodiscard]] QString technologySymbol(barrage::TechId technology);

} // namespace automa::app::barrage_app
