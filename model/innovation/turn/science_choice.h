// Which discipline the Automa advances in, and which unknown levels could change that.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/play.h"

#include <array>
#include <cstdint>
#include <optional>

namespace automa::innovation {

/// A bit per discipline.
using Disciplines = std::uint8_t;

/// All that a choice of a discipline looks at.
struct ScienceTable {
    std::array<int, count_of<Discipline>> automa{};
    std::size_t humans = 1;
    /// By discipline and human.
    std::array<std::array<std::optional<int>, 2>, count_of<Discipline>> levels{};
    /// Between which an unknown level lies.
    struct Bounds {
        int floor = 0;
        int roof = top_level;
    };
    std::array<std::array<Bounds, 2>, count_of<Discipline>> bounds{};
    Level12 level_12 = Level12::anyone;
    Direction direction = Direction::forward;
    int count = 1;
    /// With the round-tile symbol: the disciplines the tile may show; one bit if the tile is known.
    std::optional<Disciplines> tile;
};

struct ScienceUnknowns {
    bool tile = false;
    std::array<std::array<bool, 2>, count_of<Discipline>> level{};

    [[nodiscard]] bool any() const;
};

/// Exactly those unknowns of which two values, with some values of the others, lead to different disciplines.
[[nodiscard]] ScienceUnknowns deciding_unknowns(const ScienceTable& table);

/// The highest level the Automa may reach: 11 where a human is known to stand on 12.
[[nodiscard]] int level_limit(const ScienceTable& table, Discipline discipline);
/// A-78, with unknown levels taken as their floor.
[[nodiscard]] bool is_valid(const ScienceTable& table, Discipline discipline);
/// Whether some discipline could be valid, whatever the unknown levels are.
[[nodiscard]] bool could_be_valid(const ScienceTable& table);

/// The choice, noted in `play`; none if no discipline is valid. Contract: deciding_unknowns() has none.
[[nodiscard]] std::optional<Discipline> choose_discipline(const ScienceTable& table, Play& play);

} // namespace automa::innovation
