// Arrows between places and numbers, in words.
#pragma once

#include <QString>

namespace automa::app {

/// "VP marker: 31 → <b>33</b>": "VP marker: from 31 to 33". Contract: the text still has its markup, which
/// shows where the places on both sides begin and end.
[[nodiscard]] QString without_arrows(const QString& rich);
[[nodiscard]] QString without_markup(QString rich);

} // namespace automa::app
