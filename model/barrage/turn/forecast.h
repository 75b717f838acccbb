// What the next Automa may do, from what everybody at the table can see.
#pragma once

#include "model/barrage/turn/decision.h"

#include <optional>
#include <vector>

namespace automa::barrage {

/// What one unseen tile would bring, if it came next.
struct Prospect {
    TileId actions_tile{1};
    TileId criteria_tile{2};
    State before; // the turn announced with these tiles
    Decision decision;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};

/// Every prospect is equally likely.
struct Forecast {
    Company company = Company::usa;
    /// Known unless all tiles, the showing one too, are shuffled before the turn.
    std::optional<TileId> criteria_tile;
    std::vector<Prospect> prospects; // by the tiles' numbers

    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// The next Automa's turn for every tile that may come, if nobody changes the board before. While an Automa's
/// turn lies on the table, it is the turn after that one. Nothing if no Automa will act any more in this
/// round, or if the table must answer something first. Contract: the order of the hidden tiles and the
/// generator's state do not matter.
[[nodiscard]] std::optional<Forecast> forecast(const Catalogue& catalogue, const State& state);

} // namespace automa::barrage
