// Everything that can be looked up, made from the facts, the names and the rules in the language of the app.
#pragma once

#include "app/lookup/lookup_entry.h"
#include "model/barrage/facts/catalogue.h"

namespace automa::app::barrage_app {

[[nodiscard]] QString criterion_key(const QString& column, const QString& id);
/// The symbol of a criterion: each has its own, so that a printed one is found by sight.
[[nodiscard]] QString criterion_symbol(const QString& column, const QString& id);

/// In an order that does not depend on the language; each entry stands at the same place in every language.
[[nodiscard]] LookupEntries lookup_entries(const barrage::Catalogue& facts);

} // namespace automa::app::barrage_app
