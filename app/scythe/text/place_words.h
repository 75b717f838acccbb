// A place of the board in words: what it is called and what stands there.
#pragma once

#include "model/scythe/state/state.h"

#include <QString>

namespace automa::app::scythe_app {

/// "Rusviet: mech; you: 2 workers; tunnel"; empty if nothing is there.
[[nodiscard]] QString what_stands_at(const scythe::Catalogue& facts, const scythe::State& state,
                                     scythe::Place place);
/// "lake C4: Rusviet: mech"; of an empty place only its name.
[[nodiscard]] QString place_in_words(const scythe::Catalogue& facts, const scythe::State& state,
                                     scythe::Place place);

} // namespace automa::app::scythe_app
