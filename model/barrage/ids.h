// The words of the game that rules speak of, and strong ids for what only the facts list.
#pragma once

#include "model/core/names.h"
#include "model/core/strong_id.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace automa::barrage {

using core::count_of;
using core::index_of;
using core::name_of;
using core::Names;

enum class Company : std::uint8_t { usa, germany, italy, france, netherlands };
AUTOMA_NAMES(Company, "usa", "germany", "italy", "france", "netherlands");

/// Who a piece on the map belongs to. The companies come first and in their own order.
enum class Owner : std::uint8_t { usa, germany, italy, france, netherlands, neutral, nobody };
AUTOMA_NAMES(Owner, "usa", "germany", "italy", "france", "netherlands", "neutral", "nobody");
[[nodiscard]] constexpr Owner owner_of(Company company) {
    return static_cast<Owner>(company);
}

enum class PlayerKind : std::uint8_t { automa, human };
AUTOMA_NAMES(PlayerKind, "automa", "human");

enum class Level : std::uint8_t { low, medium, high, very_high };
AUTOMA_NAMES(Level, "low", "medium", "high", "very_high");

enum class Region : std::uint8_t { mountain, hill, plain };
AUTOMA_NAMES(Region, "mountain", "hill", "plain");

enum class Headstream : std::uint8_t { A, B, C, D };
AUTOMA_NAMES(Headstream, "A", "B", "C", "D");

enum class Colour : std::uint8_t { green, yellow, red };
AUTOMA_NAMES(Colour, "green", "yellow", "red");

/// What a technology tile permits to build; the first five are also what can be built.
enum class Structure : std::uint8_t { base, elevation, conduit, powerhouse, building, joker };
AUTOMA_NAMES(Structure, "base", "elevation", "conduit", "powerhouse", "building", "joker");

enum class SpaceKind : std::uint8_t { dam, conduit, powerhouse };
AUTOMA_NAMES(SpaceKind, "dam", "conduit", "powerhouse");

enum class ActionKind : std::uint8_t {
    production,
    water_management,
    contract_office,
    construction,
    patent_office,
    external_work,
    workshop,
    machinery_shop,
    bank,
};
AUTOMA_NAMES(ActionKind, "production", "water_management", "contract_office", "construction", "patent_office",
             "external_work", "workshop", "machinery_shop", "bank");

/// Where an action is printed on a tile.
enum class TileColumn : std::uint8_t { left, centre, right };
AUTOMA_NAMES(TileColumn, "left", "centre", "right");

enum class Criterion : std::uint8_t {
    dam_most_powerful_built_conduit,
    dam_own_powerhouse,
    dam_most_water_drops,
    dam_red_bordered_space,
    dam_fed_by_upstream_powerhouse,
    dam_conduit_to_own_dam_downstream,
    conduit_most_powerful,
    conduit_second_most_powerful,
    conduit_dam_own_neutral_opponent,
    conduit_dam_opponent_neutral_own,
    conduit_powerhouse_own_opponent,
    conduit_powerhouse_opponent_own,
    powerhouse_most_powerful_built_conduit,
    powerhouse_own_dam,
    powerhouse_plain,
    powerhouse_hill_basin_5,
    powerhouse_hill_basin_6,
    powerhouse_hill_basin_7,
    powerhouse_feeds_own_dam,
    powerhouse_not_feeding_opponent_dam,
};
/// Spelled as in automa_tiles.json; the column tells criteria of the same name apart.
AUTOMA_NAMES(Criterion, "most_powerful_built_conduit", "own_powerhouse", "most_water_drops",
             "red_bordered_space", "fed_by_upstream_powerhouse", "conduit_to_own_dam_downstream",
             "most_powerful", "second_most_powerful", "dam_own_neutral_opponent", "dam_opponent_neutral_own",
             "powerhouse_own_opponent", "powerhouse_opponent_own", "most_powerful_built_conduit", "own_dam",
             "plain", "hill_basin_5", "hill_basin_6", "hill_basin_7", "feeds_own_dam",
             "not_feeding_opponent_dam");

/// The officers an Automa may have; promos are not supported (B-10.18).
enum class Officer : std::uint8_t {
    wilhelm_adler,
    graziano_del_monte,
    viktor_fiesler,
    jill_mcdowell,
    solomon_p_jordan,
    anton_krylov,
    mahiri_sekibo,
    simone_luciani,
    tommaso_battista,
    leslie_spencer,
    margot_fouche,
};
AUTOMA_NAMES(Officer, "wilhelm_adler", "graziano_del_monte", "viktor_fiesler", "jill_mcdowell",
             "solomon_p_jordan", "anton_krylov", "mahiri_sekibo", "simone_luciani", "tommaso_battista",
             "leslie_spencer", "margot_fouche");

enum class RewardKind : std::uint8_t {
    credits,
    vp,
    excavator,
    mixer,
    any_machinery,
    rotate_wheel,
    place_drops,
    energy_track_steps,
    energy_produced,
    free_structure,
    fulfil_contract,
    take_advanced_tech_tile,
};
AUTOMA_NAMES(RewardKind, "credits", "vp", "excavator", "mixer", "any_machinery", "rotate_wheel",
             "place_drops", "energy_track_steps", "energy_produced", "free_structure", "fulfil_contract",
             "take_advanced_tech_tile");

enum class Objective : std::uint8_t {
    red_bordered,
    strongest_region,
    connections,
    weakest_region,
    basins_with_one,
    basins_with_three,
};
AUTOMA_NAMES(Objective, "objective_red_bordered", "objective_strongest_region", "objective_connections",
             "objective_weakest_region", "objective_basins_with_one", "objective_basins_with_three");

enum class BonusTile : std::uint8_t {
    contracts,
    bases,
    elevations,
    conduits,
    powerhouses,
    advanced_tiles,
    external_works,
    buildings,
};
AUTOMA_NAMES(BonusTile, "bonus_contracts", "bonus_bases", "bonus_elevations", "bonus_conduits",
             "bonus_powerhouses", "bonus_advanced_tiles", "bonus_external_works", "bonus_buildings");

enum class Phase : std::uint8_t { actions, water_flow, scoring, end_of_round, income, game_over };
AUTOMA_NAMES(Phase, "actions", "water_flow", "scoring", "end_of_round", "income_and_headstreams",
             "game_over");

/// A place on the map: dam spaces, then conduits, then powerhouse spaces, each in the order of the board
/// file.
using SpaceId = core::StrongId<struct SpaceTag>;
using ContractId = core::StrongId<struct ContractTag>;
using WorkId = core::StrongId<struct WorkTag>;
using BuildingId = core::StrongId<struct BuildingTag>;
using HeadstreamTileId = core::StrongId<struct HeadstreamTileTag>;
using TileId = core::StrongId<struct TileTag>; // 1 to 20, as printed
using TechId = core::StrongId<struct TechTag>;

inline constexpr std::size_t basin_count = 12;
inline constexpr std::size_t dam_space_count = 20;
inline constexpr std::size_t conduit_count = 20;
inline constexpr std::size_t powerhouse_space_count = 23;
inline constexpr std::size_t space_count = dam_space_count + conduit_count + powerhouse_space_count;
inline constexpr std::size_t tile_count = 20;
inline constexpr std::size_t company_count = count_of<Company>;
inline constexpr std::size_t max_participants = 4;

/// Ranges of what a position can show; wider than any real game, narrower than what would break.
inline constexpr int max_dam_height = 3; // a base and two elevations
inline constexpr int furthest_marker = 999;
inline constexpr int most_machines = 999;     // in a hand, where all that was on the wheel comes back to
inline constexpr int most_on_segment = 99;    // of the wheel
inline constexpr int most_resting_drops = 99; // on one headstream
inline constexpr std::size_t most_national = 6;
inline constexpr int most_drops_at_once = 4; // that one action or reward places

/// Technology tiles: basic (level 0) and levels 1 to 3, each with the six symbols, then the two special ones.
[[nodiscard]] constexpr TechId tech_tile(int level, Structure structure) {
    return TechId(static_cast<std::size_t>(level) * count_of<Structure> + index_of(structure));
}
inline constexpr TechId special_anton{24};
inline constexpr TechId special_leslie{25};
inline constexpr std::size_t tech_count = 26;
[[nodiscard]] constexpr bool is_special(TechId tech) {
    return tech.index() >= 24;
}
[[nodiscard]] constexpr int level_of(TechId tech) {
    return is_special(tech) ? -1 : tech.value / 6;
}
[[nodiscard]] constexpr Structure structure_of(TechId tech) {
    return static_cast<Structure>(tech.value % 6);
}
[[nodiscard]] constexpr bool is_advanced(TechId tech) {
    return level_of(tech) >= 1;
}

} // namespace automa::barrage
