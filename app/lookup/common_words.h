// Words that say little about what is looked for: questions, prepositions, and the Automa, of whom all of
// this is.
#pragma once

#include <QString>

namespace automa::app {

/// How much a folded word says about what is meant: 1 for most, little for "how many" or «чи».
[[nodiscard]] double telling(const QString& word);

} // namespace automa::app
