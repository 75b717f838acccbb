// What only the table can tell, as a question.
#pragma once

#include "app/text/aloud/aloud.h"
#include "model/scythe/turn/decision.h"

#include <QString>

namespace automa::app::scythe_app {

/// In one line.
[[nodiscard]] QString need_text(const scythe::Catalogue& facts, const scythe::Need& need);

/// With its answers, to be spoken.
[[nodiscard]] SpokenQuestion spoken_question(const scythe::Catalogue& facts, const scythe::Need& need);

} // namespace automa::app::scythe_app
