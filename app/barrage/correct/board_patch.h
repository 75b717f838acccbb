// A corrected position as a command, and its refusal in words.
#pragma once

#include "model/barrage/table/command.h"

#include <QString>

namespace automa::app::barrage_app {

/// What turns `before` into `after`, part by part of the position. `what`: of correction_label.h.
[[nodiscard]] barrage::Correct correctionOf(const barrage::Catalogue& facts, const barrage::State& before,
                                            const barrage::State& after, const QString& what);

/// Why `before` cannot become the position, in the user's language; empty if it can. What carrying out its
/// correction would say.
[[nodiscard]] QString correctionProblem(const barrage::Catalogue& facts, const barrage::State& before,
                                        const barrage::State& wanted);

/// Why a correction was refused, in the user's language. It always says that nothing changed.
[[nodiscard]] QString correctionError(const core::Error& error);

} // namespace automa::app::barrage_app
