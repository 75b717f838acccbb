// The chapters of the look-up; each adds its entries. Only book.cpp reads them.
#pragma once

#include "app/lookup/lookup_entry.h"
#include "model/scythe/facts/catalogue.h"

namespace automa::app::scythe_app {

void add_cards(const scythe::Catalogue& facts, LookupEntries& entries); // Automa cards and star cards
void add_board(const scythe::Catalogue& facts, LookupEntries& entries); // factions and territories
void add_words(LookupEntries& entries);                                 // topics, symbols, rules, readings

} // namespace automa::app::scythe_app
