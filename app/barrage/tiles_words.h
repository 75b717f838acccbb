// An Automa tile in words, for the screens that show its two sides.
#pragma once

#include "model/barrage/catalogue.h"

#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace automa::app::barrage_app {

/// {number, code, columns: [{title, symbol, criteria: [string], code}], headstreams: [letter]}
[[nodiscard]] QVariantMap criteriaSide(const barrage::Catalogue& facts, barrage::TileId tile);

/// What decides this action on the criteria side: the column of what is built, or the headstreams; empty if
/// nothing does.
[[nodiscard]] QStringList criteriaFor(const barrage::Catalogue& facts, barrage::TileId tile,
                                      const barrage::TileAction& action);

/// What an action asks and gives: {order, column, columnTitle, title, symbol, engineers, dashed}
[[nodiscard]] QVariantMap actionCell(const barrage::TileAction& action);

/// The numbers of the rules that say whether and how the action is done, the most important first.
[[nodiscard]] QStringList rulesOf(const barrage::TileAction& action);

/// {number, title, text}
[[nodiscard]] QVariantList ruleTexts(const QStringList& numbers);

} // namespace automa::app::barrage_app
