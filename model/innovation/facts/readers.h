// The readers of the single fact files; Catalogue::load calls them in this order.
#pragma once

#include "model/core/json_reader.h"
#include "model/innovation/facts/catalogue.h"

namespace automa::innovation::facts {

/// Contract for all: they throw core::Refusal at the first fault.
void read_maps(const core::JsonReader& maps, Catalogue& catalogue);
void read_initial_workshops(const core::JsonReader& workshops, Catalogue& catalogue);
void read_cards(const core::JsonReader& cards, Catalogue& catalogue);
void read_difficulty(const core::JsonReader& levels, Catalogue& catalogue);
void read_factions(const core::JsonReader& factions, Catalogue& catalogue);
void read_round_tiles(const core::JsonReader& tiles, Catalogue& catalogue);
void read_final_tiles(const core::JsonReader& tiles, Catalogue& catalogue);
void read_science(const core::JsonReader& science, Catalogue& catalogue);
void read_structures(const core::JsonReader& structures, Catalogue& catalogue);
void read_priority(const core::JsonReader& cards, Catalogue& catalogue);

using core::read_enum;

/// A number that is listed in its place: 1 first.
inline void expect_number(const core::JsonReader& id, std::size_t place) {
    if (id.integer(1, 1000) != static_cast<int>(place) + 1)
        id.refuse("wrong_order", "These must be listed by number, each once.");
}

/// An entry that is listed in the order of the enum.
template <class Enum>
void expect_named(const core::JsonReader& id, std::size_t place, std::string_view what) {
    if (index_of(read_enum<Enum>(id, what)) != place)
        id.refuse("wrong_order", "These must be listed in their fixed order, each once.");
}

} // namespace automa::innovation::facts
