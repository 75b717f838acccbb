// People at a table for the tour, for pictures and for journeys: a random but legal human against the Automa.
#pragma once

#include "app/scythe/game.h"
#include "model/scythe/table/random_human.h"

#include <cstdint>
#include <functional>

namespace automa::app::scythe_app {

class SampleTable {
public:
    /// Contract: the game outlives the table. The same seed always plays the same game on.
    SampleTable(ScytheGame& game, std::uint64_t seed);

    /// Polania (human) against Rusviet; the app deals.
    [[nodiscard]] static scythe::GameOptions twoFactions(std::uint64_t seed);
    /// Crimea (human) against Saxony, whose mech can drive away workers in two places with card 14: whichever
    /// holds more resources is chosen (S-59). The cards are from the box.
    [[nodiscard]] static scythe::GameOptions workersInReach(std::uint64_t seed);
    /// Contract: the state is one of `workersInReach`.
    static void putWorkersInReach(const scythe::Catalogue& facts, scythe::State& state);

    /// One action of whoever is due; false when the game is over.
    bool step();
    /// Goes on until the condition holds; false if the game ended before.
    bool playUntil(const std::function<bool(const ScytheGame&)>& enough);

private:
    ScytheGame& game_;
    core::Random random_;
    scythe::RandomHuman human_;
    int acts_ = 0; // of the human in this turn
};

} // namespace automa::app::scythe_app
