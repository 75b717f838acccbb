// Who plays a company, in one line.
#pragma once

#include "model/barrage/state/state.h"

#include <QString>

namespace automa::app::barrage_app {

/// Level by its name on the box, or that it is a human, and the officer by the first name: "Overpowered ·
/// Tommaso".
[[nodiscard]] QString sideDetail(const barrage::CompanyState& company);
/// The same with the officer's whole name and what he or she does there.
[[nodiscard]] QString sideInFull(const barrage::CompanyState& company);

} // namespace automa::app::barrage_app
