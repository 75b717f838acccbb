// What happens to a position, in the smallest movements of pieces and markers. State is a fold of these.
#pragma once

#include "model/barrage/ids.h"
#include "model/barrage/state.h"

#include <memory>
#include <optional>
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

/// The top tile goes on the discard; the stack is renewed by B-3.2 when that empties it.
struct TileFlipped {
    friend bool operator==(const TileFlipped&, const TileFlipped&) = default;
};
/// The table says which tile lies on top of the stack (tiles from the box).
struct TopTileNamed {
    TileId tile{1};
    friend bool operator==(const TopTileNamed&, const TopTileNamed&) = default;
};
struct TurnBegun {
    Company company = Company::usa;
    friend bool operator==(const TurnBegun&, const TurnBegun&) = default;
};
struct TurnPaused {
    Resume resume;
    friend bool operator==(const TurnPaused&, const TurnPaused&) = default;
};
/// The turn passes to the next in order who can still act; `again` keeps it where it is.
struct TurnEnded {
    Company company = Company::usa;
    bool again = false;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct EngineersPlaced {
    Company company = Company::usa;
    std::int8_t count = 0;
    bool architect = false;
    friend bool operator==(const EngineersPlaced&, const EngineersPlaced&) = default;
};
struct VpChanged {
    Company company = Company::usa;
    std::int16_t amount = 0;
    Reason reason = Reason::by_hand;
    friend bool operator==(const VpChanged&, const VpChanged&) = default;
};
struct EnergyChanged {
    Company company = Company::usa;
    std::int16_t amount = 0;
    Reason reason = Reason::by_hand;
    friend bool operator==(const EnergyChanged&, const EnergyChanged&) = default;
};
struct MachineryChanged {
    Company company = Company::usa;
    std::int8_t excavators = 0;
    std::int8_t mixers = 0;
    Reason reason = Reason::by_hand;
    friend bool operator==(const MachineryChanged&, const MachineryChanged&) = default;
};
/// Tile and machines go from the hand into the open segment.
struct WheelLoaded {
    Company company = Company::usa;
    TechId technology;
    std::int8_t excavators = 0;
    std::int8_t mixers = 0;
    friend bool operator==(const WheelLoaded&, const WheelLoaded&) = default;
};
/// One segment on; what comes into the open segment returns to the hand.
struct WheelTurned {
    Company company = Company::usa;
    friend bool operator==(const WheelTurned&, const WheelTurned&) = default;
};
/// A base, a conduit or a powerhouse on a free space.
struct Built {
    Company company = Company::usa;
    SpaceId space;
    friend bool operator==(const Built&, const Built&) = default;
};
struct Raised {
    Company company = Company::usa;
    SpaceId space;
    friend bool operator==(const Raised&, const Raised&) = default;
};
struct BuildingBuilt {
    Company company = Company::usa;
    BuildingId building;
    friend bool operator==(const BuildingBuilt&, const BuildingBuilt&) = default;
};
/// One drop. The river tells the way between the two.
struct DropMoved {
    WaterPlace from;
    WaterPlace to;
    friend bool operator==(const DropMoved&, const DropMoved&) = default;
};
/// A private contract leaves the office; fulfilled by `company`, or discarded.
struct ContractLeft {
    Colour colour = Colour::green;
    std::uint8_t slot = 0;
    std::optional<Company> company;
    friend bool operator==(const ContractLeft&, const ContractLeft&) = default;
};
struct NationalFulfilled {
    Company company = Company::usa;
    ContractId contract;
    friend bool operator==(const NationalFulfilled&, const NationalFulfilled&) = default;
};
struct ContractLaid {
    Colour colour = Colour::green;
    std::uint8_t slot = 0;
    ContractId contract;
    friend bool operator==(const ContractLaid&, const ContractLaid&) = default;
};
/// A tile leaves the Patent Office for a company's hand; without a company it is discarded.
struct PatentTaken {
    std::optional<Company> company;
    std::uint8_t position = 0;
    friend bool operator==(const PatentTaken&, const PatentTaken&) = default;
};
struct PatentLaid {
    std::uint8_t position = 0;
    TechId technology;
    friend bool operator==(const PatentLaid&, const PatentLaid&) = default;
};
struct WorkTaken {
    std::optional<Company> company;
    std::uint8_t position = 0;
    friend bool operator==(const WorkTaken&, const WorkTaken&) = default;
};
struct WorkLaid {
    std::uint8_t position = 0;
    WorkId work;
    friend bool operator==(const WorkLaid&, const WorkLaid&) = default;
};
struct Passed {
    Company company = Company::usa;
    friend bool operator==(const Passed&, const Passed&) = default;
};
struct PhaseEntered {
    Phase phase = Phase::actions;
    friend bool operator==(const PhaseEntered&, const PhaseEntered&) = default;
};
struct BonusTileSpent {
    friend bool operator==(const BonusTileSpent&, const BonusTileSpent&) = default;
};
struct TurnOrderSet {
    core::StaticVector<Company, max_participants> order;
    friend bool operator==(const TurnOrderSet&, const TurnOrderSet&) = default;
};
/// Markers to 0, engineers and the architect back, nobody has passed, and the round's number goes up.
struct RoundAdvanced {
    std::int8_t engineers = 0; // how many each company has, an architect among them
    friend bool operator==(const RoundAdvanced&, const RoundAdvanced&) = default;
};
/// The table corrects what the app believes; checked as a whole before it becomes an event.
struct PositionCorrected {
    std::shared_ptr<const State> position;
    friend bool operator==(const PositionCorrected& a, const PositionCorrected& b) {
        return a.position == b.position || (a.position && b.position && *a.position == *b.position);
    }
};

using Event = std::variant<TileFlipped, TopTileNamed, TurnBegun, TurnPaused, TurnEnded, EngineersPlaced,
                           VpChanged, EnergyChanged, MachineryChanged, WheelLoaded, WheelTurned, Built,
                           Raised, BuildingBuilt, DropMoved, ContractLeft, NationalFulfilled, ContractLaid,
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
