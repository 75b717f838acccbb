// Where everything stands: the position of a game, as a value.
#pragma once

#include "model/barrage/ids.h"
#include "model/core/candidates.h"
#include "model/core/deck.h"
#include "model/core/random.h"
#include "model/core/static_vector.h"

#include <array>
#include <cstdint>
#include <optional>

namespace automa::barrage {

struct Dam {
    Owner owner = Owner::nobody;
    std::uint8_t height = 0;
    std::uint8_t drops = 0;

    [[nodiscard]] bool stands() const noexcept { return owner != Owner::nobody; }
    friend bool operator==(const Dam&, const Dam&) = default;
};

/// What lies in one segment of a construction wheel.
struct Segment {
    std::optional<TechId> technology;
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;

    [[nodiscard]] bool empty() const noexcept { return !technology && excavators == 0 && mixers == 0; }
    friend bool operator==(const Segment&, const Segment&) = default;
};

enum class Architect : std::uint8_t { none, free, used };
AUTOMA_NAMES(Architect, "none", "free", "used");

inline constexpr std::size_t wheel_segments = 6;

struct CompanyState {
    bool in_play = false;
    PlayerKind player = PlayerKind::automa;
    Level level = Level::medium;
    std::optional<Officer> officer;
    Architect architect = Architect::none;
    bool vp_known = true; // a human's VP may be left to the table
    bool tracked = true;  // a human's engineers, machines and tiles may be left to the table
    bool passed = false;
    std::int16_t vp = 0;
    std::int16_t energy = 0;
    std::int8_t engineers = 0;
    std::int16_t excavators = 0;
    std::int16_t mixers = 0;
    core::IdSet<TechId> technology;            // in hand
    std::array<Segment, wheel_segments> wheel; // [0] is the open segment
    core::IdSet<ContractId> fulfilled_contracts;
    core::IdSet<WorkId> fulfilled_works;
    core::IdSet<ContractId> held_contracts; // a human's, taken and not fulfilled yet

    friend bool operator==(const CompanyState&, const CompanyState&) = default;
};

struct HeadstreamState {
    std::optional<HeadstreamTileId> tile;
    std::uint8_t drops = 0;

    friend bool operator==(const HeadstreamState&, const HeadstreamState&) = default;
};

struct BuildingState {
    BuildingId id;
    core::StaticVector<Company, max_participants> owners; // in the order of building

    friend bool operator==(const BuildingState&, const BuildingState&) = default;
};

/// What the rulebooks leave open, as this table reads it. The first option of each is the default.
enum class ThirdOfSystem : std::uint8_t { place, space, completing };
AUTOMA_NAMES(ThirdOfSystem, "place", "space", "completing");
enum class WaterDrops : std::uint8_t { fewest, most };
AUTOMA_NAMES(WaterDrops, "fewest", "most");
enum class PatentChoice : std::uint8_t { top_most, highest_level };
AUTOMA_NAMES(PatentChoice, "top_most", "highest_level");
enum class WorkContract : std::uint8_t { highest_value, top_most };
AUTOMA_NAMES(WorkContract, "highest_value", "top_most");
enum class MostWaterDrops : std::uint8_t { arriving, held };
AUTOMA_NAMES(MostWaterDrops, "arriving", "held");
enum class ContractBonus : std::uint8_t { counted, not_counted };
AUTOMA_NAMES(ContractBonus, "counted", "not_counted");
enum class TileReshuffle : std::uint8_t { keep_criteria, all };
AUTOMA_NAMES(TileReshuffle, "keep_criteria", "all");
enum class BuildingSecondPlace : std::uint8_t { closed_below_4, upper_two_open_at_3 };
AUTOMA_NAMES(BuildingSecondPlace, "closed_below_4", "upper_two_open_at_3");
enum class ObjectiveZero : std::uint8_t { paid, unpaid };
AUTOMA_NAMES(ObjectiveZero, "paid", "unpaid");

struct Interpretations {
    ThirdOfSystem third_of_system = ThirdOfSystem::place;
    WaterDrops water_drops = WaterDrops::fewest;
    PatentChoice patent_choice = PatentChoice::top_most;
    WorkContract external_work_contract = WorkContract::highest_value;
    MostWaterDrops most_water_drops = MostWaterDrops::arriving;
    ContractBonus contract_bonus = ContractBonus::counted;
    TileReshuffle tile_reshuffle = TileReshuffle::keep_criteria;
    BuildingSecondPlace building_second_place = BuildingSecondPlace::closed_below_4;
    ObjectiveZero objective_zero = ObjectiveZero::paid;

    friend bool operator==(const Interpretations&, const Interpretations&) = default;
};

/// Where an interrupted turn goes on once the table has told what was asked.
enum class Stage : std::uint8_t { action, tile_production, second_production };
AUTOMA_NAMES(Stage, "action", "tile_production", "second_production");

struct Resume {
    std::uint8_t order = 1;
    Stage stage = Stage::action;
    std::optional<SpaceId> used_powerhouse; // second_production
    bool again = false;                     // the architect has earned another turn

    friend bool operator==(const Resume&, const Resume&) = default;
};

struct Turn {
    Company company = Company::usa;
    TileId actions_tile{1};
    TileId criteria_tile{2};
    std::optional<Resume> resume;

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// How much of the table the app knows: everything, or the Automa tiles and the markers only.
enum class Tracking : std::uint8_t { full, tiles_only };
AUTOMA_NAMES(Tracking, "full", "tiles_only");

using ContractRow = std::array<std::optional<ContractId>, 2>; // left, right

struct State {
    std::uint8_t round = 1;
    Phase phase = Phase::actions;
    bool leeghwater = false;
    Tracking tracking = Tracking::full;
    Interpretations interpretations;
    std::optional<Turn> turn;
    /// Who is next, as an index into turn_order.
    std::uint8_t next = 0;
    /// False for a position told from outside that does not say it: then anybody may be.
    bool next_known = true;
    core::StaticVector<Company, max_participants> turn_order;
    std::array<CompanyState, company_count> companies;
    std::array<Dam, dam_space_count> dams;
    std::array<Owner, conduit_count> conduits;
    std::array<Owner, powerhouse_space_count> powerhouses;
    std::array<HeadstreamState, 4> headstreams;
    std::array<ContractRow, 3> contracts; // by colour
    core::StaticVector<ContractId, most_national> national;
    std::array<std::optional<TechId>, 3> patents;
    std::array<std::optional<WorkId>, 3> works;
    core::StaticVector<BuildingState, 5> buildings;
    core::StaticVector<BonusTile, count_of<BonusTile>> bonus_tiles; // this round's first
    std::optional<Objective> objective;
    core::Deck<TileId, tile_count> tiles;
    core::Random random;

    State() {
        conduits.fill(Owner::nobody);
        powerhouses.fill(Owner::nobody);
    }

    [[nodiscard]] const CompanyState& company(Company id) const { return companies[index_of(id)]; }
    [[nodiscard]] CompanyState& company(Company id) { return companies[index_of(id)]; }
    [[nodiscard]] const Dam& dam(SpaceId space) const { return dams[space.index()]; }
    [[nodiscard]] Dam& dam(SpaceId space) { return dams[space.index()]; }

    friend bool operator==(const State&, const State&) = default;
};

} // namespace automa::barrage
