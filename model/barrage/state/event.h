// What happens to a position, in the smallest movements of pieces and markers. State is a fold of these.
#pragma once

#include "model/barrage/ids.h"
#include "model/barrage/state/state.h"
#include "model/core/fields.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace automa::barrage {

/// Why VP, energy or machines changed: the ledger and the instructions say it.
enum class Reason : std::uint8_t {
    red_border,
    missing_machine, // Solomon
    foreign_conduit,
    conduit_owner,
    production,
    contract,
    income,
    tile_effect,
    ability,
    workshop,
    machinery_shop,
    patent,
    bank,
    external_work,
    contract_office,
    track_place,
    track_credits,
    bonus_tile,
    objective,
    resources,
    drops,
    buildings,
    by_hand,
};
AUTOMA_NAMES(Reason, "red_border", "missing_machine", "foreign_conduit", "conduit_owner", "production",
             "contract", "income", "tile_effect", "ability", "workshop", "machinery_shop", "patent", "bank",
             "external_work", "contract_office", "track_place", "track_credits", "bonus_tile", "objective",
             "resources", "drops", "buildings", "by_hand");

/// A place where a drop can be.
enum class WaterKind : std::uint8_t { supply, headstream, dam, powerhouse, off_board };
AUTOMA_NAMES(WaterKind, "supply", "headstream", "dam", "powerhouse", "off_board");

struct WaterPlace {
    WaterKind kind = WaterKind::supply;
    std::uint8_t index = 0; // headstream, dam space, or basin of the powerhouses

    friend bool operator==(const WaterPlace&, const WaterPlace&) = default;
};
[[nodiscard]] constexpr WaterPlace water_on(Headstream h) {
    return {WaterKind::headstream, static_cast<std::uint8_t>(h)};
}
[[nodiscard]] constexpr WaterPlace water_at(SpaceId dam) {
    return {WaterKind::dam, dam.value};
}

/// What a number in an event or a command may be at all; whether it fits the position is for can_apply() to
/// say.
namespace bounds {
inline constexpr core::Within slot = core::within(0, 1);
inline constexpr core::Within position = core::within(0, 2);
inline constexpr core::Within order = core::within(1, 10); // of an action on a tile
inline constexpr core::Within engineers = core::within(0, 12);
inline constexpr core::Within machines = core::within(-99, 99);
inline constexpr core::Within change = core::within(-999, 999); // of VP or energy
} // namespace bounds

// Each event names itself and its fields: a save knows it by these names, whatever becomes of the code.

/// The top tile goes on the discard; the stack is renewed by B-3.2 when that empties it.
struct TileFlipped {
    static constexpr std::string_view kind = "tile_flipped";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const TileFlipped&, const TileFlipped&) = default;
};
/// The table says which tile lies on top of the stack (tiles from the box).
struct TopTileNamed {
    static constexpr std::string_view kind = "top_tile_named";
    TileId tile{1};
    static void fields(auto& e, auto&& field) { field("tile", e.tile); }
    friend bool operator==(const TopTileNamed&, const TopTileNamed&) = default;
};
struct TurnBegun {
    static constexpr std::string_view kind = "turn_begun";
    Company company = Company::usa;
    static void fields(auto& e, auto&& field) { field("company", e.company); }
    friend bool operator==(const TurnBegun&, const TurnBegun&) = default;
};
struct TurnPaused {
    static constexpr std::string_view kind = "turn_paused";
    Resume resume;
    static void fields(auto& e, auto&& field) {
        field("order", e.resume.order, bounds::order);
        field("stage", e.resume.stage);
        field("used_powerhouse", e.resume.used_powerhouse, SpaceKind::powerhouse);
        field("again", e.resume.again);
    }
    friend bool operator==(const TurnPaused&, const TurnPaused&) = default;
};
/// The turn passes to the next in order who can still act; `again` keeps it where it is.
struct TurnEnded {
    static constexpr std::string_view kind = "turn_ended";
    Company company = Company::usa;
    bool again = false;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("again", e.again);
    }
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct EngineersPlaced {
    static constexpr std::string_view kind = "engineers_placed";
    Company company = Company::usa;
    std::int8_t count = 0;
    bool architect = false;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("count", e.count, bounds::engineers);
        field("architect", e.architect);
    }
    friend bool operator==(const EngineersPlaced&, const EngineersPlaced&) = default;
};
struct VpChanged {
    static constexpr std::string_view kind = "vp_changed";
    Company company = Company::usa;
    std::int16_t amount = 0;
    Reason reason = Reason::by_hand;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("amount", e.amount, bounds::change);
        field("reason", e.reason);
    }
    friend bool operator==(const VpChanged&, const VpChanged&) = default;
};
struct EnergyChanged {
    static constexpr std::string_view kind = "energy_changed";
    Company company = Company::usa;
    std::int16_t amount = 0;
    Reason reason = Reason::by_hand;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("amount", e.amount, bounds::change);
        field("reason", e.reason);
    }
    friend bool operator==(const EnergyChanged&, const EnergyChanged&) = default;
};
struct MachineryChanged {
    static constexpr std::string_view kind = "machinery_changed";
    Company company = Company::usa;
    std::int8_t excavators = 0;
    std::int8_t mixers = 0;
    Reason reason = Reason::by_hand;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("excavators", e.excavators, bounds::machines);
        field("mixers", e.mixers, bounds::machines);
        field("reason", e.reason);
    }
    friend bool operator==(const MachineryChanged&, const MachineryChanged&) = default;
};
/// Tile and machines go from the hand into the open segment.
struct WheelLoaded {
    static constexpr std::string_view kind = "wheel_loaded";
    Company company = Company::usa;
    TechId technology;
    std::int8_t excavators = 0;
    std::int8_t mixers = 0;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("technology", e.technology);
        field("excavators", e.excavators, bounds::machines);
        field("mixers", e.mixers, bounds::machines);
    }
    friend bool operator==(const WheelLoaded&, const WheelLoaded&) = default;
};
/// One segment on; what comes into the open segment returns to the hand.
struct WheelTurned {
    static constexpr std::string_view kind = "wheel_turned";
    Company company = Company::usa;
    static void fields(auto& e, auto&& field) { field("company", e.company); }
    friend bool operator==(const WheelTurned&, const WheelTurned&) = default;
};
/// A base, a conduit or a powerhouse on a free space.
struct Built {
    static constexpr std::string_view kind = "built";
    Company company = Company::usa;
    SpaceId space;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("space", e.space);
    }
    friend bool operator==(const Built&, const Built&) = default;
};
struct Raised {
    static constexpr std::string_view kind = "raised";
    Company company = Company::usa;
    SpaceId space;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("space", e.space);
    }
    friend bool operator==(const Raised&, const Raised&) = default;
};
struct BuildingBuilt {
    static constexpr std::string_view kind = "building_built";
    Company company = Company::usa;
    BuildingId building;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("building", e.building);
    }
    friend bool operator==(const BuildingBuilt&, const BuildingBuilt&) = default;
};
/// One drop. The river tells the way between the two.
struct DropMoved {
    static constexpr std::string_view kind = "drop_moved";
    WaterPlace from;
    WaterPlace to;
    static void fields(auto& e, auto&& field) {
        field("from", e.from);
        field("to", e.to);
    }
    friend bool operator==(const DropMoved&, const DropMoved&) = default;
};
/// A human takes a private contract and keeps it until it is fulfilled.
struct ContractTaken {
    static constexpr std::string_view kind = "contract_taken";
    Company company = Company::usa;
    Colour colour = Colour::green;
    std::uint8_t slot = 0;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("colour", e.colour);
        field("slot", e.slot, bounds::slot);
    }
    friend bool operator==(const ContractTaken&, const ContractTaken&) = default;
};
/// A human fulfils a contract that it held.
struct HeldFulfilled {
    static constexpr std::string_view kind = "held_fulfilled";
    Company company = Company::usa;
    ContractId contract;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("contract", e.contract);
    }
    friend bool operator==(const HeldFulfilled&, const HeldFulfilled&) = default;
};
/// A private contract leaves the office; fulfilled by `company`, or discarded.
struct ContractLeft {
    static constexpr std::string_view kind = "contract_left";
    Colour colour = Colour::green;
    std::uint8_t slot = 0;
    std::optional<Company> company;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("colour", e.colour);
        field("slot", e.slot, bounds::slot);
    }
    friend bool operator==(const ContractLeft&, const ContractLeft&) = default;
};
struct NationalFulfilled {
    static constexpr std::string_view kind = "national_fulfilled";
    Company company = Company::usa;
    ContractId contract;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("contract", e.contract);
    }
    friend bool operator==(const NationalFulfilled&, const NationalFulfilled&) = default;
};
struct ContractLaid {
    static constexpr std::string_view kind = "contract_laid";
    Colour colour = Colour::green;
    std::uint8_t slot = 0;
    ContractId contract;
    static void fields(auto& e, auto&& field) {
        field("colour", e.colour);
        field("slot", e.slot, bounds::slot);
        field("contract", e.contract);
    }
    friend bool operator==(const ContractLaid&, const ContractLaid&) = default;
};
/// A tile leaves the Patent Office for a company's hand; without a company it is discarded.
struct PatentTaken {
    static constexpr std::string_view kind = "patent_taken";
    std::optional<Company> company;
    std::uint8_t position = 0;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("position", e.position, bounds::position);
    }
    friend bool operator==(const PatentTaken&, const PatentTaken&) = default;
};
struct PatentLaid {
    static constexpr std::string_view kind = "patent_laid";
    std::uint8_t position = 0;
    TechId technology;
    static void fields(auto& e, auto&& field) {
        field("position", e.position, bounds::position);
        field("technology", e.technology);
    }
    friend bool operator==(const PatentLaid&, const PatentLaid&) = default;
};
struct WorkTaken {
    static constexpr std::string_view kind = "work_taken";
    std::optional<Company> company;
    std::uint8_t position = 0;
    static void fields(auto& e, auto&& field) {
        field("company", e.company);
        field("position", e.position, bounds::position);
    }
    friend bool operator==(const WorkTaken&, const WorkTaken&) = default;
};
struct WorkLaid {
    static constexpr std::string_view kind = "work_laid";
    std::uint8_t position = 0;
    WorkId work;
    static void fields(auto& e, auto&& field) {
        field("position", e.position, bounds::position);
        field("work", e.work);
    }
    friend bool operator==(const WorkLaid&, const WorkLaid&) = default;
};
struct Passed {
    static constexpr std::string_view kind = "passed";
    Company company = Company::usa;
    static void fields(auto& e, auto&& field) { field("company", e.company); }
    friend bool operator==(const Passed&, const Passed&) = default;
};
struct PhaseEntered {
    static constexpr std::string_view kind = "phase_entered";
    Phase phase = Phase::actions;
    static void fields(auto& e, auto&& field) { field("phase", e.phase); }
    friend bool operator==(const PhaseEntered&, const PhaseEntered&) = default;
};
struct BonusTileSpent {
    static constexpr std::string_view kind = "bonus_tile_spent";
    static void fields(auto&, auto&&) {}
    friend bool operator==(const BonusTileSpent&, const BonusTileSpent&) = default;
};
struct TurnOrderSet {
    static constexpr std::string_view kind = "turn_order_set";
    core::StaticVector<Company, max_participants> order;
    static void fields(auto& e, auto&& field) { field("order", e.order, core::count(1, max_participants)); }
    friend bool operator==(const TurnOrderSet&, const TurnOrderSet&) = default;
};
/// Markers to 0, engineers and the architect back, nobody has passed, and the round's number goes up.
struct RoundAdvanced {
    static constexpr std::string_view kind = "round_advanced";
    std::int8_t engineers = 0; // how many each company has, an architect among them
    static void fields(auto& e, auto&& field) { field("engineers", e.engineers, bounds::engineers); }
    friend bool operator==(const RoundAdvanced&, const RoundAdvanced&) = default;
};
/// The table corrects what the app believes; checked as a whole before it becomes an event.
struct PositionCorrected {
    static constexpr std::string_view kind = "position_corrected";
    std::shared_ptr<const State> position;
    static void fields(auto& e, auto&& field) { field("position", e.position); }
    friend bool operator==(const PositionCorrected& a, const PositionCorrected& b) {
        return a.position == b.position || (a.position && b.position && *a.position == *b.position);
    }
};

using Event =
    std::variant<TileFlipped, TopTileNamed, TurnBegun, TurnPaused, TurnEnded, EngineersPlaced, VpChanged,
                 EnergyChanged, MachineryChanged, WheelLoaded, WheelTurned, Built, Raised, BuildingBuilt,
                 DropMoved, ContractTaken, HeldFulfilled, ContractLeft, NationalFulfilled, ContractLaid,
                 PatentTaken, PatentLaid, WorkTaken, WorkLaid, Passed, PhaseEntered, BonusTileSpent,
                 TurnOrderSet, RoundAdvanced, PositionCorrected>;
using Events = std::vector<Event>;

/// Changes the state in place. Contract: the event was made for exactly this state.
void apply_in_place(State& state, const Event& event);
[[nodiscard]] State apply(State state, const Event& event);
[[nodiscard]] State apply(State state, const Events& events);

/// Whether this company can still take a turn this round (B-2.1).
[[nodiscard]] bool can_act(const CompanyState& company);

} // namespace automa::barrage
