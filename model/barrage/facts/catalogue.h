// The facts of the game, read from assets/data and checked: what is printed, never what happens.
#pragma once

#include "model/barrage/ids.h"
#include "model/barrage/state/space_set.h"
#include "model/core/fact_files.h"
#include "model/core/result.h"
#include "model/core/static_vector.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::barrage {

struct Space {
    std::string id;
    SpaceKind kind = SpaceKind::dam;
    int basin = 0; // 1 to 12; for a conduit the basin it begins in
    Region region = Region::plain;
    bool red_bordered = false;
    bool upper = false;  // dam spaces
    int power = 0;       // conduits
    int destination = 0; // conduits
    int x = 0;           // centre on the printed board
    int y = 0;
    int listed = 0; // order in the layout file
};

struct Basin {
    Region region = Region::plain;
    std::optional<Headstream> headstream;
    int next = 0;                        // the basin its water flows to; 0: off the board
    core::StaticVector<SpaceId, 2> dams; // in flow order: upper, lower
    core::StaticVector<SpaceId, 4> powerhouses;
    core::StaticVector<SpaceId, 2> conduits;      // beginning here: A, B
    core::StaticVector<SpaceId, 4> conduits_into; // ending here
    std::uint8_t headstreams = 0;                 // bit per headstream whose river passes
};

struct Reward {
    RewardKind kind = RewardKind::vp;
    int amount = 1;
    bool flow_immediately = false;         // place_drops
    Structure structure = Structure::base; // free_structure
    std::uint8_t regions = 0b111;          // free_structure: a bit per region
    std::optional<int> max_power;          // free_structure, conduits
    std::optional<int> max_requirement;    // fulfil_contract

    friend bool operator==(const Reward&, const Reward&) = default;
};
using Rewards = core::StaticVector<Reward, 4>;

struct Contract {
    std::string id;
    std::optional<Colour> colour; // none: national or starting
    bool national = false;
    int energy_required = 0;
    Rewards rewards;
};

struct TileAction {
    int order = 0;
    TileColumn column = TileColumn::left;
    ActionKind kind = ActionKind::bank;
    int engineers = 1;
    bool ends_turn = true;
    bool last_resort = false;              // one of the two halves of the last cell
    Colour colour = Colour::green;         // production, contract office
    int energy = 0;                        // production: modifier; contract office: gain
    bool energy_track_condition = true;    // production
    int drops = 0;                         // water management
    bool flow_immediately = false;         // water management
    Structure structure = Structure::base; // construction, patent office
    std::optional<Region> region;          // construction
    int min_power = 0;                     // construction of a conduit
    bool from_bottom = false;              // construction of a building
    std::array<int, 3> priority{};         // external work
    int wheel_steps = 0;                   // workshop
    int vp = 0;                            // what it costs; the bank: what it gains
    int excavators = 0;                    // machinery shop
    int mixers = 0;
    int least_held = 0;
    bool skip_in_round_5 = false;
};

struct CriteriaColumn {
    std::array<Criterion, 3> ordered{};
    int code = 0; // dam, powerhouse: the basin; conduit: index among the 20 conduits
};

struct Tile {
    int id = 0;
    std::string code;
    core::StaticVector<TileAction, 10> actions;
    CriteriaColumn dam;
    CriteriaColumn conduit;
    CriteriaColumn powerhouse;
    std::array<Headstream, 4> headstreams{};
};

struct CompanyFacts {
    std::string leader;
    std::string colour;
    bool leeghwater = false;
    /// By structure (base, elevation, conduit) and slot (0 to 4): the income that the piece uncovers.
    std::array<std::array<Rewards, 5>, 3> income;
    std::array<int, 4> production_bonus{}; // by powerhouse slot
    int ability_slot = 0;                  // how many powerhouses must stand
};

struct OfficerFacts {
    std::string name;
    bool needs_leeghwater = false;
    bool of_leeghwater = false;
};

/// The numbers in the officers' abilities.
struct OfficerNumbers {
    int adler_base_excavators = 0;
    int viktor_minimum_energy = 0;
    int jill_mixers_per_power = 0;
    std::array<int, 3> graziano_capacity{}; // by height - 1
};

struct TechFacts {
    std::string id;
    bool leeghwater = false;
};

struct Work {
    std::string id;
    char deck = 'A';
    int excavators = 0;
    int mixers = 0;
    Rewards rewards;
};

struct Building {
    std::string id;
    int excavators = 0;
    int mixers = 0;
    int vp = 0;
};

struct HeadstreamTile {
    std::string id;
    std::array<int, 5> drops_by_round{};
};

struct BonusFacts {
    int vp_each = 0;
    bool leeghwater = false;
};

struct Costs {
    std::array<int, 3> base{};      // by region
    std::array<int, 3> elevation{}; // by region
    int conduit_per_power = 0;
    std::array<int, 4> powerhouse{}; // by number
    int red_border_vp = 0;
};

struct Pieces {
    std::array<int, 5> of{}; // by structure
    int engineers = 0;
};

struct TrackFacts {
    std::array<int, 31> credits{};
    int length = 0;
    int section_size = 0;
    int zero_energy_vp_loss = 0;
    int first_vp = 0;
    int second_vp = 0;
    int bonus_minimum = 0;
    int bonus_penalty = 0;
};

struct SetupFacts {
    int rounds = 0;
    int automa_vp = 0;
    int human_vp = 0;
    int excavators = 0;
    int mixers = 0;
    int bonus_tiles = 0;
    int buildings = 0;
    int resources_per_vp = 0;
    int vp_per_drop = 0;
    std::array<int, 3> neutral_dam_height{}; // by region
    int neutral_dam_drops = 0;
    std::array<int, 3> objective_vp_human{};
    std::array<int, 3> objective_vp_automa{};
    std::array<std::array<char, 3>, 5> work_decks{};              // by round
    std::array<core::StaticVector<int, 4>, 5> building_surcharge; // by participants
};

/// A row of action spaces of the management board.
struct ManagementRow {
    std::string section;
    int row = 1;              // from the top of its section
    int columns = 1;          // left, or left and right
    int min_participants = 2; // with fewer its spaces are closed
};

using core::FactSource;

class Catalogue {
public:
    /// Reads and checks every fact file; the error names the file, the place and the fault.
    [[nodiscard]] static core::Result<Catalogue> load(const FactSource& source);
    /// The facts compiled into the program.
    [[nodiscard]] static core::Result<Catalogue> load_embedded();

    std::array<Space, space_count> spaces;
    std::array<Basin, basin_count + 1> basins; // by number; [0] is unused
    std::vector<Tile> tiles;                   // by number - 1
    std::vector<Contract> contracts;
    std::array<CompanyFacts, company_count> companies;
    std::array<OfficerFacts, count_of<Officer>> officers;
    OfficerNumbers officer_numbers;
    std::vector<std::string> promo_officers;
    std::array<TechFacts, tech_count> tech;
    std::vector<Work> works;
    std::vector<Building> buildings;
    std::vector<HeadstreamTile> headstream_tiles;
    std::array<BonusFacts, count_of<BonusTile>> bonus;
    std::array<int, 4> headstream_basin{};
    std::array<int, count_of<SpaceKind>>
        basins_with{}; // how many have spaces of a kind: the codes go round by it
    Costs costs;
    Pieces pieces;
    TrackFacts track;
    SetupFacts setup;
    std::vector<ManagementRow> management;
    /// The shape of a position with these facts: see position_schema.h.
    std::shared_ptr<const nlohmann::ordered_json> position_schema;

    [[nodiscard]] const Space& space(SpaceId id) const { return spaces[id.index()]; }
    [[nodiscard]] const Basin& basin(int number) const { return basins[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const Tile& tile(TileId id) const { return tiles[id.index() - 1]; }
    [[nodiscard]] const Contract& contract(ContractId id) const { return contracts[id.index()]; }
    [[nodiscard]] const CompanyFacts& company(Company id) const { return companies[index_of(id)]; }

    [[nodiscard]] std::optional<SpaceId> find_space(std::string_view id) const;
    [[nodiscard]] std::optional<ContractId> find_contract(std::string_view id) const;
    [[nodiscard]] std::optional<TechId> find_tech(std::string_view id) const;
    [[nodiscard]] std::optional<WorkId> find_work(std::string_view id) const;
    [[nodiscard]] std::optional<BuildingId> find_building(std::string_view id) const;
    [[nodiscard]] std::optional<HeadstreamTileId> find_headstream_tile(std::string_view id) const;
};

[[nodiscard]] constexpr SpaceId dam_space(std::size_t index) {
    return SpaceId(index);
}
[[nodiscard]] constexpr SpaceId conduit_space(std::size_t index) {
    return SpaceId(dam_space_count + index);
}
[[nodiscard]] constexpr SpaceId powerhouse_space(std::size_t index) {
    return SpaceId(dam_space_count + conduit_count + index);
}
/// The place of a space among those of its kind.
[[nodiscard]] constexpr std::size_t index_in_kind(SpaceId space) {
    const std::size_t i = space.index();
    return i < dam_space_count                   ? i
           : i < dam_space_count + conduit_count ? i - dam_space_count
                                                 : i - dam_space_count - conduit_count;
}

} // namespace automa::barrage
