// The readers of the single fact files; Catalogue::load calls them in this order.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/core/json_reader.h"

namespace automa::barrage::facts {

/// Contract for all: they throw core::Refusal at the first fault.
void read_board(const core::JsonReader& board, Catalogue& catalogue);
void read_layout(const core::JsonReader& layout, Catalogue& catalogue);
void read_tiles(const core::JsonReader& tiles, Catalogue& catalogue);
void read_contracts(const core::JsonReader& contracts, Catalogue& catalogue);
void read_works(const core::JsonReader& works, Catalogue& catalogue);
void read_buildings(const core::JsonReader& buildings, Catalogue& catalogue);
void read_companies(const core::JsonReader& companies, Catalogue& catalogue);
void read_officers(const core::JsonReader& officers, Catalogue& catalogue);
void read_tech(const core::JsonReader& tech, Catalogue& catalogue);
void read_scoring(const core::JsonReader& bonus, const core::JsonReader& objectives,
                  const core::JsonReader& track, Catalogue& catalogue);
void read_headstream_tiles(const core::JsonReader& tiles, Catalogue& catalogue);
void read_costs(const core::JsonReader& costs, Catalogue& catalogue);
void read_setup(const core::JsonReader& setup, Catalogue& catalogue);
void read_management_board(const core::JsonReader& board, Catalogue& catalogue);

[[nodiscard]] Rewards read_rewards(const core::JsonReader& rewards);

using core::expect_total;
using core::read_enum;

} // namespace automa::barrage::facts
