// A human who plays at random, but only what the rules allow as far as the app can know them.
#pragma once

#include "model/core/random.h"
#include "model/scythe/table/command.h"

#include <cstdint>

namespace automa::scythe {

class RandomHuman {
public:
    RandomHuman(const Catalogue& facts, core::Random& random) : facts_(facts), random_(random) {}

    /// Something to do in the human's turn; nothing: the turn is over.
    [[nodiscard]] std::optional<Command> next(const State& state);
    /// An answer to a question of the Automa.
    [[nodiscard]] Command answer(const State& state, const Need& need);
    [[nodiscard]] FinalLines final_lines(const State& state);

private:
    [[nodiscard]] std::optional<Command> move_combat_unit(const State& state, const Side& human);
    [[nodiscard]] std::optional<Command> move_worker(const State& state, const Side& human);
    [[nodiscard]] std::optional<Command> new_piece(const State& state, const Side& human);
    [[nodiscard]] std::optional<Command> set_resources(const State& state, const Side& human);

    [[nodiscard]] bool chance(std::uint32_t percent) { return random_.below(100) < percent; }
    [[nodiscard]] TerritoryId pick(const TerritorySet& from);
    template <class List>
    [[nodiscard]] auto pick_of(const List& list) {
        return list[random_.below(static_cast<std::uint32_t>(list.size()))];
    }

    const Catalogue& facts_;
    core::Random& random_;
};

} // namespace automa::scythe
