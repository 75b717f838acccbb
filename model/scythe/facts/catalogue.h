// The facts of the game, read from assets/data and checked: what is printed, never what happens.
#pragma once

#include "model/core/fact_files.h"
#include "model/core/hex.h"
#include "model/core/result.h"
#include "model/core/static_vector.h"
#include "model/scythe/ids.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace automa::scythe {

struct Territory {
    std::string id;
    Terrain terrain = Terrain::farm;
    std::optional<Resource> resource; // what is produced there, and placed after a conquest
    bool encounter = false;
    bool tunnel = false;
    core::Hex hex;
    /// Neighbours by the kind of the border, and all of them.
    std::array<TerritorySet, count_of<EdgeKind>> across;
    TerritorySet adjacent;
};

struct HomeBase {
    core::Hex hex;
    TerritorySet land;  // the two that the base is joined to
    TerritorySet water; // joined by a river or a lake
};

struct MoveSymbol {
    MoveKind kind = MoveKind::move_worker;
    std::optional<Faction> faction; // bracketed: only for this one
    int min_power = 0;              // attack_combat
};

struct GainGroup {
    GainSymbol gain = GainSymbol::coins;
    int amount = 0;
    std::optional<Faction> faction;
};

struct SchemeFacts {
    bool skip = false;
    core::StaticVector<MoveSymbol, 4> moves;
    core::StaticVector<GainGroup, 4> gains; // in printed order
    std::optional<RecruitBonus> recruit;
};

struct Card {
    bool advances_star_cube = false;
    std::array<int, 3> power{}; // by the ranges of Catalogue::power_ranges
    int combat_cards = 0;
    int resources = 0;
    std::array<SchemeFacts, 2> schemes;

    [[nodiscard]] const SchemeFacts& scheme(Scheme which) const { return schemes[index_of(which)]; }
};

struct StarTrack {
    int spaces = 0;
    int flip = 0;        // entering it places the first star and turns to scheme II
    int first_water = 0; // water is open from here on
    bool skips = false;  // the skip symbol counts
    core::StaticVector<std::uint8_t, 8> stars;

    [[nodiscard]] int stars_at(int cube) const {
        int count = 0;
        for (const std::uint8_t index : stars)
            count += index <= cube ? 1 : 0;
        return count;
    }
};

struct MechAbility {
    std::string id;
    AbilityMatters matters = AbilityMatters::nothing;
};

struct FactionFacts {
    bool expansion = false;
    int start_power = 0;
    int start_combat_cards = 0;
    HomeBase base;
    std::uint8_t crossings = 0; // a bit per Crossing that its ability for rivers unlocks
    std::array<MechAbility, mechs_of_side> mechs;
};

struct SetupFacts {
    int coins = 0;
    int popularity = 0;
};

/// How many combat cards there are, by value from the lowest.
using CombatCardCounts = std::array<int, highest_combat_card - lowest_combat_card + 1>;

class Catalogue {
public:
    /// Reads and checks every fact file; the error names the file, the place and the fault.
    [[nodiscard]] static core::Result<Catalogue> load(const core::FactSource& source);
    /// The facts compiled into the program.
    [[nodiscard]] static core::Result<Catalogue> load_embedded();

    static constexpr std::array<int, 3> power_ranges{0, 8, 14}; // where each begins (S-93)
    static constexpr int unreachable = 99;

    std::array<Territory, territory_count> territories;
    std::array<Card, card_count> cards; // by number - 1
    std::array<StarTrack, count_of<StarCard>> star_tracks;
    std::array<FactionFacts, faction_count> factions;
    SetupFacts setup;
    CombatCardCounts combat_cards{};
    TerritoryId factory;
    TerritorySet lakes;
    TerritorySet tunnels;
    TerritorySet encounters;

    [[nodiscard]] const Territory& territory(TerritoryId id) const { return territories[id.index()]; }
    [[nodiscard]] const Card& card(CardId id) const { return cards[id.index() - 1]; }
    [[nodiscard]] const StarTrack& track(StarCard card) const { return star_tracks[index_of(card)]; }
    [[nodiscard]] const FactionFacts& faction(Faction faction) const { return factions[index_of(faction)]; }
    [[nodiscard]] std::optional<TerritoryId> find_territory(std::string_view id) const;

    /// Steps between two places, water ignored (D-1). Contract: neither is the mat.
    [[nodiscard]] int hex_steps(Place a, Place b) const { return hex_[a.index()][b.index()]; }
    /// Steps over borders that can be walked, by land only or over water too; Catalogue::unreachable if none.
    [[nodiscard]] int walk_steps(Place a, Place b, bool water) const {
        return walk_[water ? 1 : 0][a.index()][b.index()];
    }
    /// "A4", "base:nordic", "mat": outlives every trace that names it.
    [[nodiscard]] std::string_view place_name(Place place) const { return place_names_[place.index()]; }

private:
    /// What follows from the map: distances and names.
    void survey();

    using Steps = std::array<std::array<std::uint8_t, Place::count>, Place::count>;
    Steps hex_{};
    std::array<Steps, 2> walk_{};
    std::array<std::string, Place::count> place_names_;
};

} // namespace automa::scythe
