// What the map shows: who stands where, what is in reach, how far it is, and who gains power from whom.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <array>
#include <cstdint>

namespace automa::innovation {

/// The distance of A-32 by hex: hexes strictly between. Sources themselves have none.
using Distances = std::array<std::uint8_t, max_hexes>;
inline constexpr std::uint8_t no_way = 255; // D-7: farther than anything

/// From the closest of `from` to every hex; hexes of `closed` end a path but are never passed.
[[nodiscard]] Distances distances(const Map& map, const HexSet& from, const HexSet& closed);
[[nodiscard]] int shortest(const Distances& distances, const HexSet& to);

/// The buildings of a position as sets, made once and asked often.
class Board {
public:
    Board(const Catalogue& facts, const State& state);

    [[nodiscard]] const Map& map() const { return *map_; }
    [[nodiscard]] const HexSet& group(Group group) const { return groups_[index_of(group)]; }
    [[nodiscard]] HexSet automa() const { return groups_[0] | groups_[1]; }
    [[nodiscard]] HexSet humans() const { return humans_[0] | humans_[1]; }
    [[nodiscard]] const HexSet& of(Player human) const { return humans_[index_of(human)]; }
    [[nodiscard]] HexSet empty_land() const { return map_->land - automa() - humans(); }

    /// A-2, over all buildings of the set.
    [[nodiscard]] HexSet in_reach(const HexSet& of, int shipping) const;
    /// Touching, or joined by somebody's bridge if bridges count (A-1, D-9).
    [[nodiscard]] HexSet next_to(HexId hex) const;
    /// What this human may gain when the Automa builds or upgrades there.
    [[nodiscard]] int power_for(Player human, HexId hex) const;
    [[nodiscard]] int power_for_all(HexId hex) const;
    /// The largest group that reach, and the owner's bridges, hold together.
    [[nodiscard]] HexSet largest_group(const HexSet& of, int shipping,
                                       std::optional<Player> bridges_of) const;

private:
    const Map* map_;
    std::array<HexSet, 2> groups_;
    std::array<HexSet, 2> humans_;
    std::array<std::uint8_t, max_hexes> power_{}; // of human buildings, annexes added
    Bridges bridges_;
    bool bridges_count_;
};

/// The terrain a hex has now. Contract: land.
[[nodiscard]] Terrain terrain_of(const Map& map, const State& state, HexId hex);
[[nodiscard]] const Building* building_on(const State& state, HexId hex);

/// Pieces of a kind that a player still has. Contract: one of the own kinds.
[[nodiscard]] int in_supply(const Catalogue& facts, const State& state, Player player, Kind kind);
using Supply = std::array<int, own_kinds>;
[[nodiscard]] Supply supply_of(const Catalogue& facts, const State& state, Player player);
/// What the Automa makes of it.
[[nodiscard]] std::optional<Kind> upgrade_target(const Catalogue& facts, Kind kind, const Supply& supply);

/// which of so many options, from the first in reading order. Contract: options > 0.
[[nodiscard]] std::size_t directional(std::size_t options, Direction direction, int count);
/// The options as they are counted, the first counted first.
[[nodiscard]] std::vector<HexId> in_counting_order(const HexSet& options, Direction direction);

} // namespace automa::innovation
