// The chapters of the look-up; each adds its entries. Only entries.cpp reads them.
#pragma once

#include "app/barrage/lookup/entries.h"

namespace automa::app::barrage_app {

void add_topics(const barrage::Catalogue& facts, LookupEntries& entries); // words of the game, costs, levels
void add_criteria(const barrage::Catalogue& facts, LookupEntries& entries); // with where they are printed
void add_tiles(const barrage::Catalogue& facts, LookupEntries& entries);    // Automa tiles and their actions
void add_board(const barrage::Catalogue& facts, LookupEntries& entries);  // basins, conduits, headstreams …
void add_market(const barrage::Catalogue& facts, LookupEntries& entries); // contracts, works, buildings
void add_technology(const barrage::Catalogue& facts, LookupEntries& entries); // technology tiles
void add_scoring(const barrage::Catalogue& facts,
                 LookupEntries& entries); // bonus, objective, headstream tiles
void add_people(const barrage::Catalogue& facts, LookupEntries& entries); // companies and officers
void add_rules(LookupEntries& entries);                                   // rules by number, readings

/// A reward list in words.
[[nodiscard]] QString rewards_in_words(const barrage::Rewards& rewards);
/// Machines to pay: "4 excavators, 2 mixers".
[[nodiscard]] QString machines_in_words(int excavators, int mixers);

} // namespace automa::app::barrage_app
