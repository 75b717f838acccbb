// What a correction set right, as the label of its entry keeps it: ids, never words.
#pragma once

#include "model/barrage/facts/catalogue.h"

#include <QString>

namespace automa::app::barrage_app {

/// A space of the map or "headstream_A".
[[nodiscard]] QString correctedPlace(const QString& place);
[[nodiscard]] QString correctedCompany(barrage::Company company);
/// Of a company that has only markers; `field` as in a position: "vp", "energy", "engineers".
[[nodiscard]] QString correctedMarker(barrage::Company company, const QString& field, int value);
/// `row`: MarketCorrection::lasting().
[[nodiscard]] QString correctedRow(const QString& row);

/// In the language of the app. Older saves keep words: those are said as they stand.
[[nodiscard]] QString correctedText(const barrage::Catalogue& facts, const QString& what);

/// What a place of the map is called where it stands alone.
[[nodiscard]] QString placeTitle(const QString& place);

} // namespace automa::app::barrage_app
