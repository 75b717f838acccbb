// People at a table for pictures and journeys: they draw from the stacks and let the humans do something
// sensible.
#pragma once

#include "app/barrage/game.h"

#include <cstdint>
#include <functional>

namespace automa::app::barrage_app {

class DemoTable {
public:
    /// Begins a game in `game`; contract: it outlives the table. The same options always give the same game.
    DemoTable(BarrageGame& game, const barrage::GameOptions& options, TileSource tiles = TileSource::app);

    /// Germany (human) against the USA (medium) and Italy (high).
    [[nodiscard]] static barrage::GameOptions threeCompanies(std::uint64_t seed, bool leeghwater = false);

    /// One action of whoever is due; false when nobody can act in this round any more.
    bool step();
    /// Goes on until the condition holds; false if the round ended before.
    bool playUntil(const std::function<bool()>& condition);
    /// The contract that the table would draw next.
    [[nodiscard]] barrage::ContractId draw(barrage::Colour colour);

private:
    [[nodiscard]] std::optional<barrage::Need> emptySlot() const;
    [[nodiscard]] barrage::Command humanTurn(barrage::Company company) const;

    BarrageGame& game_;
    barrage::Supply supply_;
};

} // namespace automa::app::barrage_app
