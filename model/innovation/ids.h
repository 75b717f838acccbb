// The words of the game that rules speak of, and strong ids for what only the facts list.
#pragma once

#include "model/core/candidates.h"
#include "model/core/names.h"
#include "model/core/strong_id.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace automa::innovation {

using core::by_name;
using core::count_of;
using core::index_of;
using core::name_of;
using core::Names;

enum class MapSide : std::uint8_t { small, large };
AUTOMA_NAMES(MapSide, "small", "large");

/// Humans first, as the position lists them.
enum class Player : std::uint8_t { human_1, human_2, automa };
AUTOMA_NAMES(Player, "human_1", "human_2", "automa");
[[nodiscard]] constexpr bool is_human(Player player) {
    return player != Player::automa;
}

/// Land only; a river hex has no terrain.
enum class Terrain : std::uint8_t { desert, plains, swamp, lake, forest, mountain, wasteland };
AUTOMA_NAMES(Terrain, "desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland");

/// As they stand on the science display, from the left.
enum class Discipline : std::uint8_t { banking, law, engineering, medicine };
AUTOMA_NAMES(Discipline, "banking", "law", "engineering", "medicine");

/// A player's own kinds first, then the neutral ones, which only humans place.
enum class Kind : std::uint8_t {
    workshop,
    guild,
    school,
    palace,
    university,
    tower,
    monument,
    neutral_workshop,
    neutral_guild,
    neutral_school,
    neutral_palace,
    neutral_university,
};
AUTOMA_NAMES(Kind, "workshop", "guild", "school", "palace", "university", "tower", "monument",
             "neutral_workshop", "neutral_guild", "neutral_school", "neutral_palace", "neutral_university");
inline constexpr std::size_t own_kinds = 5;
[[nodiscard]] constexpr bool is_neutral(Kind kind) {
    return index_of(kind) >= own_kinds;
}

enum class Level : std::uint8_t { automalein, automa, automaechtig, ultoma, alptrauma };
AUTOMA_NAMES(Level, "automalein", "automa", "automaechtig", "ultoma", "alptrauma");

enum class Faction : std::uint8_t {
    simpletons,
    kuddlers,
    druids,
    racelings,
    wanderers,
    mimics,
    powermongers,
    symbionts,
    blight,
    gognomes,
};
AUTOMA_NAMES(Faction, "simpletons", "kuddlers", "druids", "racelings", "wanderers", "mimics", "powermongers",
             "symbionts", "blight", "gognomes");

/// What a decision card's action column shows.
enum class CardSymbol : std::uint8_t {
    advance_discipline,
    block_power_and_book,
    faction_action,
    gain_vp,
    send_scholar,
    take_innovation,
    terraform_and_build,
    upgrade,
};
AUTOMA_NAMES(CardSymbol, "advance_discipline", "block_power_and_book", "faction_action", "gain_vp",
             "send_scholar", "take_innovation", "terraform_and_build", "upgrade");

/// The parts of a faction action. The last two are known by name only (D-15).
enum class FactionPart : std::uint8_t {
    terraform_and_build,
    gain_vp,
    advance_discipline,
    place_tool,
    turn_fallow_into_blighted,
};
AUTOMA_NAMES(FactionPart, "terraform_and_build", "gain_vp", "advance_discipline", "place_tool",
             "turn_fallow_into_blighted");

enum class TieBreaker : std::uint8_t {
    terrain_priority_automa,
    terrain_priority_your_native_terrain,
    closest_to_your_buildings,
    most_power_for_you,
    directional,
};
AUTOMA_NAMES(TieBreaker, "terrain_priority_automa", "terrain_priority_your_native_terrain",
             "closest_to_your_buildings", "most_power_for_you", "directional");

enum class Group : std::uint8_t { marked, unmarked };
AUTOMA_NAMES(Group, "marked", "unmarked");

enum class PriorityRow : std::uint8_t { A, B };
AUTOMA_NAMES(PriorityRow, "A", "B");

enum class Direction : std::uint8_t { forward, backward };
AUTOMA_NAMES(Direction, "forward", "backward");

enum class ScienceMode : std::uint8_t { round_tile, catch_up };
AUTOMA_NAMES(ScienceMode, "round_tile", "catch_up");

/// Where a round bonus tile lies in the row of three.
enum class BonusPlace : std::uint8_t { left, middle, right };
AUTOMA_NAMES(BonusPlace, "left", "middle", "right");

/// The letters of the initial workshop card.
enum class Letter : std::uint8_t { A, B, C, D, E, F };
AUTOMA_NAMES(Letter, "A", "B", "C", "D", "E", "F");

/// A hex of the map in play, in reading order.
using HexId = core::StrongId<struct HexTag>;
using HexSet = core::IdSet<HexId>;
/// 1 to 14, as printed; 0 is a card that nobody has told the app.
using CardId = core::StrongId<struct CardTag>;
inline constexpr CardId unknown_card{0};
/// A place where a bridge may stand, by its place in the map file.
using BridgeSiteId = core::StrongId<struct BridgeSiteTag>;

inline constexpr std::size_t max_hexes = 117;
inline constexpr std::size_t max_land = 81;
inline constexpr std::size_t max_bridge_sites = 31;
inline constexpr std::size_t card_count = 14;
inline constexpr std::size_t max_players = 3;
inline constexpr std::size_t round_count = 6;
inline constexpr std::size_t round_tile_count = 12;
inline constexpr std::size_t final_tile_count = 4;
inline constexpr std::size_t power_action_count = 6;
inline constexpr std::size_t book_action_count = 3;
inline constexpr std::size_t scholar_space_count = 4;
inline constexpr std::size_t bonus_row_size = 3;
inline constexpr std::size_t max_innovation_slots = 8;
inline constexpr int top_level = 12;
inline constexpr std::size_t max_shipping = 3;

} // namespace automa::innovation
