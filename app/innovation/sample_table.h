// People at a table for the tour, for pictures and journeys: humans who do something legal and answer what is
// asked.
#pragma once

#include "app/innovation/game.h"
#include "model/core/random.h"
#include "model/innovation/table/setup.h"

#include <cstdint>
#include <functional>

namespace automa::app::innovation_app {

class SampleTable {
public:
    /// Contract: the game outlives the table and is open. The same seed always plays the same.
    SampleTable(InnovationGame& game, std::uint64_t seed) : game_(game), random_(seed) {}

    /// Lake against the Wanderers on wasteland, Automächtig, on the small map: the game of the pictures.
    [[nodiscard]] static innovation::GameOptions wanderers(std::uint64_t seed);

    /// One action of whoever is due; false when the game is over or only the table could go on.
    bool step();
    /// Goes on until the condition holds; false if the game ended before.
    bool playUntil(const std::function<bool()>& condition);

private:
    bool answer(const std::vector<innovation::Need>& needs);

    InnovationGame& game_;
    core::Random random_;
};

} // namespace automa::app::innovation_app
