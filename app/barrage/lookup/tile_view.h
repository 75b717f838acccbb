// An Automa tile as the look-up draws it: three columns of actions in the order of trial, three of criteria.
#pragma once

#include "model/barrage/catalogue.h"

#include <QVariantMap>

namespace automa::app::barrage_app {

/// {number, code, columns: [{title, cells: [{order, engineers, title, detail, dashed, symbols, amount,
/// contract, expansion}]}], criteria: [{title, symbol, items: [{text, key}], code, codeKey}], headstreams:
/// [letters]}.
[[nodiscard]] QVariantMap tile_view(const barrage::Catalogue& facts, const barrage::Tile& tile);

/// "left", "centre" or "right": where actions of this kind are printed.
[[nodiscard]] const char* column_of_action(barrage::ActionKind kind);

/// The symbol of a criterion: each has its own, so that a printed one is found by sight.
[[nodiscard]] QString criterion_symbol(const QString& column, const QString& id);

} // namespace automa::app::barrage_app
