// A hex in words: what it is called, what stands on it, and how to find it on a board that prints no codes.
#pragma once

#include "model/innovation/catalogue.h"
#include "model/innovation/state.h"

#include <QString>
#include <QStringList>

namespace automa::app::innovation_app {

/// "mountain E9": the terrain it has now; under a building that of its owner.
[[nodiscard]] QString hexName(const innovation::Catalogue& facts, const innovation::State& state,
                              innovation::HexId hex);
/// "mountain E9: workshop, Automa, with token"
[[nodiscard]] QString hexWords(const innovation::Catalogue& facts, const innovation::State& state,
                               innovation::HexId hex);

} // namespace automa::app::innovation_app
