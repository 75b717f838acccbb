// A turn that waited for an answer, told as one: what was carried out before the question, and what follows.
#pragma once

#include "model/barrage/turn/decision.h"

namespace automa::barrage {

/// The part that stopped at a question and the part that goes on as one decision, on the position in which
/// `first` was made. Contract: `first` has needs; its events end with what the table answered, and lead to
/// the position on which `rest` was decided.
[[nodiscard]] Decision joined(const Decision& first, const Decision& rest);

} // namespace automa::barrage
