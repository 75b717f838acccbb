// The readers of the single fact files; Catalogue::load calls them in this order.
#pragma once

#include "model/core/json_reader.h"
#include "model/scythe/facts/catalogue.h"

namespace automa::scythe::facts {

/// Contract for all: they throw core::Refusal at the first fault.
void read_map(const core::JsonReader& map, Catalogue& catalogue);
void read_factions(const core::JsonReader& factions, Catalogue& catalogue);
void read_cards(const core::JsonReader& cards, Catalogue& catalogue);
void read_star_cards(const core::JsonReader& cards, Catalogue& catalogue);
/// The distances that the map states must be those that its hexes give.
void check_distances(const core::JsonReader& map, const Catalogue& catalogue);

using core::expect_total;
using core::read_enum;

[[nodiscard]] inline TerritoryId read_territory(const core::JsonReader& reader, const Catalogue& catalogue) {
    const auto id = catalogue.find_territory(reader.string());
    if (!id)
        reader.refuse("unknown_id", "“" + reader.string() + "” is not a known territory.");
    return *id;
}

} // namespace automa::scythe::facts
