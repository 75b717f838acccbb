#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::innovation {

Distances distances(const Map& map, const HexSet& from, const HexSet& closed) {
    Distances result;
    result.fill(no_way);
    HexSet seen = from;
    HexSet edge = from;
    for (std::uint8_t between = 0; !edge.empty(); ++between) {
        HexSet next;
        for (const HexId hex : edge)
            next = next | map.hex(hex).neighbours;
        next = next - seen;
        for (const HexId hex : next)
            result[hex.index()] = between;
        seen = seen | next;
        edge = next - closed;
    }
    return result;
}

int shortest(const Distances& distances, const HexSet& to) {
    int best = no_way;
    for (const HexId hex : to)
        best = std::min<int>(best, distances[hex.index()]);
    return best;
}

Board::Board(const Catalogue& facts, const State& state)
    : map_(&facts.map(state.map)), bridges_(state.bridges),
      bridges_count_(state.interpretations.bridges == BridgeReading::adjacent) {
    for (const Building& building : state.buildings) {
        if (building.owner == Player::automa) {
            groups_[building.marked ? 0 : 1].add(building.hex);
            continue;
        }
        humans_[index_of(building.owner)].add(building.hex);
        power_[building.hex.index()] = static_cast<std::uint8_t>(
            facts.kind(building.kind).power + (building.annex ? facts.tables.annex_power : 0));
    }
}

HexSet Board::in_reach(const HexSet& of, int shipping) const {
    HexSet result;
    for (const HexId hex : of)
        result = result | map_->reach[static_cast<std::size_t>(shipping)][hex.index()];
    return result;
}

HexSet Board::next_to(HexId hex) const {
    HexSet result = map_->hex(hex).neighbours;
    if (!bridges_count_)
        return result;
    for (std::size_t i = 0; i < map_->bridge_sites.size(); ++i) {
        if (!bridges_[i])
            continue;
        const auto& ends = map_->bridge_sites[i].hexes;
        if (ends[0] == hex)
            result.add(ends[1]);
        if (ends[1] == hex)
            result.add(ends[0]);
    }
    return result;
}

int Board::power_for(Player human, HexId hex) const {
    int power = 0;
    for (const HexId beside : next_to(hex) & of(human))
        power += power_[beside.index()];
    return power;
}

int Board::power_for_all(HexId hex) const {
    return power_for(Player::human_1, hex) + power_for(Player::human_2, hex);
}

HexSet Board::largest_group(const HexSet& of, int shipping, std::optional<Player> bridges_of) const {
    HexSet largest;
    HexSet left = of;
    while (!left.empty()) {
        HexSet area(left.first());
        HexSet edge = area;
        while (!edge.empty()) {
            HexSet linked = in_reach(edge, shipping);
            for (std::size_t i = 0; bridges_of && i < map_->bridge_sites.size(); ++i) {
                const auto& ends = map_->bridge_sites[i].hexes;
                if (bridges_[i] != bridges_of)
                    continue;
                if (edge.has(ends[0]))
                    linked.add(ends[1]);
                if (edge.has(ends[1]))
                    linked.add(ends[0]);
            }
            edge = (linked & of) - area;
            area = area | edge;
        }
        if (area.size() > largest.size())
            largest = area;
        left = left - area;
    }
    return largest;
}

Terrain terrain_of(const Map& map, const State& state, HexId hex) {
    return state.terrain[hex.index()].value_or(map.hex(hex).terrain.value_or(Terrain::desert));
}

const Building* building_on(const State& state, HexId hex) {
    for (const Building& building : state.buildings)
        if (building.hex == hex)
            return &building;
    return nullptr;
}

int in_supply(const Catalogue& facts, const State& state, Player player, Kind kind) {
    return supply_of(facts, state, player)[index_of(kind)];
}

Supply supply_of(const Catalogue& facts, const State& state, Player player) {
    Supply supply{};
    for (std::size_t k = 0; k < own_kinds; ++k)
        supply[k] = facts.tables.kinds[k].count;
    for (const Building& building : state.buildings)
        if (building.owner == player && !is_neutral(building.kind))
            --supply[index_of(building.kind)];
    return supply;
}

std::optional<Kind> upgrade_target(const Catalogue& facts, Kind kind, const Supply& supply) {
    for (const Kind target : facts.kind(kind).upgrades)
        if (supply[index_of(target)] > 0)
            return target;
    return std::nullopt;
}

std::size_t directional(std::size_t options, Direction direction, int count) {
    const std::size_t counted = static_cast<std::size_t>(count - 1) % options;
    return direction == Direction::forward ? counted : options - 1 - counted;
}

std::vector<HexId> in_counting_order(const HexSet& options, Direction direction) {
    std::vector<HexId> order;
    for (const HexId hex : options)
        order.push_back(hex);
    if (direction == Direction::backward)
        std::reverse(order.begin(), order.end());
    return order;
}

} // namespace automa::innovation
