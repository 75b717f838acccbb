// A new game: who plays, and what is drawn for the table (sections 3 and 5).
#pragma once

#include "model/core/random.h"
#include "model/core/result.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <cstdint>
#include <optional>

namespace automa::innovation {

struct GameOptions {
    MapSide map = MapSide::small;
    core::StaticVector<Terrain, 2> humans; // native terrains, the first player first
    Faction faction = Faction::simpletons;
    Level level = Level::automalein;
    std::optional<Terrain> terrain; // the Automa's; none: drawn
    Dealer dealer = Dealer::app;
    Tracking tracking = Tracking::full;
    Entry entry = Entry::late;
    bool draw_tiles = true;     // round tiles and final tile; else nobody has told them yet
    bool mixed_bonuses = false; // as tables are drawn today; codes of the first version know no limit
    Interpretations interpretations;
    std::uint64_t seed = 0;

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

/// The position before the first workshops. The same options give the same game.
[[nodiscard]] core::Result<State> new_game(const Catalogue& catalogue, const GameOptions& options);

/// deck and reserve, shuffled.
[[nodiscard]] Cards first_deck(const Catalogue& catalogue, Level level, core::Random& random);

} // namespace automa::innovation
