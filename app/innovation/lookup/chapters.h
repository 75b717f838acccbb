// The chapters of the look-up; each adds its entries. Only book.cpp reads them.
#pragma once

#include "app/lookup/lookup_entry.h"
#include "model/innovation/facts/catalogue.h"

namespace automa::app::innovation_app {

void add_cards(const innovation::Catalogue& facts, LookupEntries& entries);  // decision cards, round tiles
void add_people(const innovation::Catalogue& facts, LookupEntries& entries); // factions and levels
void add_board(const innovation::Catalogue& facts, LookupEntries& entries);  // terrains, science, buildings
void add_words(LookupEntries& entries); // topics, symbols, rules, readings

/// "yes" or "no".
[[nodiscard]] QString yes_or_no(bool yes);

} // namespace automa::app::innovation_app
