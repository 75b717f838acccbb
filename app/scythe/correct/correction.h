// Setting the table right by hand: a whole position as it should be, as one undoable action.
#pragma once

#include "app/scythe/game.h"

#include <QString>

#include <optional>

namespace automa::app::scythe_app {

/// `what` was set right, as the label keeps it: an id, never words.
[[nodiscard]] scythe::Correct correctionTo(const scythe::State& wanted, const QString& what);

/// What can be set right: a place of the map by its id, the markers, the cards.
[[nodiscard]] QString correctedPlace(const QString& place);
inline constexpr QLatin1String correctedMarkers("markers");
inline constexpr QLatin1String correctedCards("cards");
/// In the language of the app. Older saves keep words: those are said as they stand.
[[nodiscard]] QString correctedText(const scythe::Catalogue& facts, const QString& what);

/// Of an id of the map, but for the mat.
[[nodiscard]] std::optional<scythe::Place> placeOf(const scythe::Catalogue& facts, const QString& id);

/// Why the position cannot be; empty if it can.
[[nodiscard]] QString correctionProblem(const ScytheGame& game, const scythe::State& wanted);

} // namespace automa::app::scythe_app
