// An Automa tile in words, for the screens that show its two sides.
#pragma once

#include "app/barrage/tiles/tile_rows.h"
#include "model/barrage/facts/catalogue.h"

#include <QStringList>

#include <vector>

namespace automa::app::barrage_app {

/// What an Automa tile is called at the table: the code printed on it. Empty for a number that none has.
[[nodiscard]] QString tileCode(const barrage::Catalogue& facts, int number);

[[nodiscard]] TileCriteria criteriaSide(const barrage::Catalogue& facts, barrage::TileId tile);

/// What decides this action on the criteria side: the column of what is built, or the headstreams; empty if
/// nothing does.
[[nodiscard]] QStringList criteriaFor(const barrage::Catalogue& facts, barrage::TileId tile,
                                      const barrage::TileAction& action);

/// What an action asks and gives, as printed; every action has its column's title.
[[nodiscard]] TileActionRow printedAction(const barrage::TileAction& action);

/// The numbers of the rules that say whether and how the action is done, the most important first.
[[nodiscard]] QStringList rulesOf(const barrage::TileAction& action);

[[nodiscard]] std::vector<TileRule> ruleTexts(const QStringList& numbers);

/// A text up to the end of its first sentence: a stop before a word that begins with a capital.
[[nodiscard]] QString firstSentence(const QString& text);

} // namespace automa::app::barrage_app
