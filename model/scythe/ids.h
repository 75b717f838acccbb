// The words of the game that rules speak of, and strong ids for what only the facts list.
#pragma once

#include "model/core/candidates.h"
#include "model/core/names.h"
#include "model/core/strong_id.h"

#include <cstddef>
#include <cstdint>

namespace automa::scythe {

using core::count_of;
using core::index_of;
using core::name_of;
using core::Names;

enum class Faction : std::uint8_t { nordic, rusviet, crimea, saxony, polania, albion, togawa };
AUTOMA_NAMES(Faction, "nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa");

enum class Player : std::uint8_t { automa, human };
AUTOMA_NAMES(Player, "automa", "human");

enum class UnitKind : std::uint8_t { character, mech, worker };
AUTOMA_NAMES(UnitKind, "character", "mech", "worker");
[[nodiscard]] constexpr bool is_combat(UnitKind unit) {
    return unit != UnitKind::worker;
}

enum class Terrain : std::uint8_t { farm, forest, mountain, tundra, village, lake, factory };
AUTOMA_NAMES(Terrain, "farm", "forest", "mountain", "tundra", "village", "lake", "factory");

enum class Resource : std::uint8_t { food, wood, metal, oil };
AUTOMA_NAMES(Resource, "food", "wood", "metal", "oil");

enum class EdgeKind : std::uint8_t { land, river, lake };
AUTOMA_NAMES(EdgeKind, "land", "river", "lake");

enum class StarCard : std::uint8_t { autometta, automa, automaszyna, ultimaszyna };
AUTOMA_NAMES(StarCard, "autometta", "automa", "automaszyna", "ultimaszyna");

enum class Scheme : std::uint8_t { I, II };
AUTOMA_NAMES(Scheme, "I", "II");

enum class MoveKind : std::uint8_t {
    move_worker,
    move_mech,
    move_character,
    encounter_or_factory,
    attack_combat,
    attack_worker,
};
AUTOMA_NAMES(MoveKind, "move_worker", "move_mech", "move_character", "encounter_or_factory", "attack_combat",
             "attack_worker");

/// What a card prints in row 2.
enum class GainSymbol : std::uint8_t { workers, character_or_mech, coins, power, combat_cards };
AUTOMA_NAMES(GainSymbol, "workers", "character_or_mech", "coins", "power", "combat_cards");

/// What the Automa then gains.
enum class Gain : std::uint8_t { coins, power, combat_cards, worker, mech, character };
AUTOMA_NAMES(Gain, "coins", "power", "combat_cards", "worker", "mech", "character");

enum class RecruitBonus : std::uint8_t { power, popularity, coins, combat_cards };
AUTOMA_NAMES(RecruitBonus, "power", "popularity", "coins", "combat_cards");

enum class StarSource : std::uint8_t { track, combat, power, human };
AUTOMA_NAMES(StarSource, "track", "combat", "power", "human");

/// What lets a human combat unit cross a river: into one of these terrains, at a tunnel, or everywhere.
enum class Crossing : std::uint8_t { farm, forest, mountain, tundra, village, tunnel, all };
AUTOMA_NAMES(Crossing, "farm", "forest", "mountain", "tundra", "village", "tunnel", "all");

/// What of a human mech's ability the Automa notices.
enum class AbilityMatters : std::uint8_t {
    nothing,
    rivers,
    lakes,
    bases,
    automa_power_2,
    automa_combat_card_1,
    no_popularity_loss,
    own_combat_card,
};
AUTOMA_NAMES(AbilityMatters, "nothing", "rivers", "lakes", "bases", "automa_power_2", "automa_combat_card_1",
             "no_popularity_loss", "own_combat_card");

inline constexpr std::size_t faction_count = count_of<Faction>;
inline constexpr std::size_t territory_count = 47;
inline constexpr std::size_t card_count = 19;
inline constexpr std::size_t mechs_of_side = 4;
inline constexpr std::size_t workers_of_side = 8;
inline constexpr int stars_of_side = 6;
inline constexpr int power_limit = 16;
inline constexpr int combat_star_limit = 2;
/// The values that combat cards have.
inline constexpr int lowest_combat_card = 2;
inline constexpr int highest_combat_card = 5;
/// One of this value or above, turned up before a move or a placing, forbids it (S-122 d, e).
inline constexpr int forbidding_combat_card = 4;
/// At most so many are used in a combat by an Automa card.
inline constexpr std::size_t combat_cards_limit = 3;
/// What the power dial shows (S-91).
inline constexpr int dial_limit = 7;
/// By so much coins and power may be changed, up or down (S-122 b, c).
inline constexpr int largest_change = 2;

/// In reading order: the id itself breaks ties (S-29).
using TerritoryId = core::StrongId<struct TerritoryTag>;
using TerritorySet = core::IdSet<TerritoryId>;
using CardId = core::StrongId<struct CardTag>; // 1 to 19, as printed
/// A side of the table: an index into State::sides.
using SideId = core::StrongId<struct SideTag>;

/// Where a piece can be: a territory, a home base, or the faction mat (not in play).
class Place {
public:
    static constexpr std::size_t count = territory_count + faction_count + 1;

    constexpr Place() : Place(territory_count + faction_count) {}
    constexpr explicit Place(std::size_t index) : value_(static_cast<std::uint8_t>(index)) {}
    constexpr Place(TerritoryId territory) : value_(territory.value) {}
    [[nodiscard]] static constexpr Place base(Faction faction) {
        return Place(territory_count + index_of(faction));
    }
    [[nodiscard]] static constexpr Place mat() { return Place(); }

    [[nodiscard]] constexpr std::size_t index() const { return value_; }
    [[nodiscard]] constexpr bool is_territory() const { return value_ < territory_count; }
    [[nodiscard]] constexpr bool is_base() const { return !is_territory() && !is_mat(); }
    [[nodiscard]] constexpr bool is_mat() const { return value_ == territory_count + faction_count; }
    /// Contract: is_territory().
    [[nodiscard]] constexpr TerritoryId territory() const { return TerritoryId(value_); }
    /// Contract: is_base().
    [[nodiscard]] constexpr Faction faction() const { return static_cast<Faction>(value_ - territory_count); }

    friend constexpr bool operator==(const Place&, const Place&) = default;

private:
    std::uint8_t value_ = 0;
};

/// Territories and bases, as a trace shows them: bit i is Place(i).
using PlaceSet = core::IdSet<Place>;
[[nodiscard]] constexpr PlaceSet places(const TerritorySet& territories) {
    return PlaceSet(territories.candidates());
}

} // namespace automa::scythe
