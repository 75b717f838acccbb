// What the people at the table tell the app, checked and turned into events. Each is one whole, undoable
// action.
#pragma once

#include "model/barrage/table/round.h"
#include "model/barrage/table/tiles_only.h"
#include "model/barrage/turn/decision.h"
#include "model/core/message.h"
#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace automa::barrage {

/// A human builds; `space` on the map, or `building` by its id.
struct HumanBuilds {
    static constexpr std::string_view kind = "build";
    Company company = Company::germany;
    Structure structure = Structure::base;
    std::optional<SpaceId> space;
    std::optional<BuildingId> building;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("structure", c.structure);
        if (c.structure == Structure::building)
            field("building", c.building, core::required);
        else
            field("space", c.space, core::required);
    }
};
/// A human produces with a system of its choice; `bonus` is all that the action and the company add. With the
/// energy it may fulfil a contract that it holds or a national one; the drops that this one gives go on the
/// headstreams named.
struct HumanProduces {
    static constexpr std::string_view kind = "produce";
    Company company = Company::germany;
    SpaceId dam;
    SpaceId conduit;
    int drops = 1;
    int bonus = 0;
    std::optional<ContractId> contract{};
    Drops reward_drops{};
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("dam", c.dam, SpaceKind::dam);
        field("conduit", c.conduit, SpaceKind::conduit);
        field("drops", c.drops, core::within(1, 9));
        field("bonus", c.bonus, core::or_default, core::within(-20, 20));
        field("contract", c.contract);
        field("reward_drops", c.reward_drops, core::or_default, core::at_most(4));
    }
};
/// Drops on headstreams, left there or running at once; or straight onto dams.
struct HumanAddsDrops {
    static constexpr std::string_view kind = "add_drops";
    Company company = Company::germany;
    Drops drops;
    bool flow_immediately = false;
    std::vector<SpaceId> dams;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("drops", c.drops, core::or_default, core::at_most(4));
        field("flow_immediately", c.flow_immediately);
        field("dams", c.dams, core::or_default, core::at_most(4), SpaceKind::dam);
    }
};
struct HumanTakesContract {
    static constexpr std::string_view kind = "take_contract";
    Company company = Company::germany;
    Colour colour = Colour::green;
    int slot = 0;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("colour", c.colour);
        field("slot", c.slot, bounds::slot);
    }
};
struct HumanFulfilsNational {
    static constexpr std::string_view kind = "fulfil_national";
    Company company = Company::germany;
    ContractId contract;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("contract", c.contract);
    }
};
struct HumanTakesPatent {
    static constexpr std::string_view kind = "take_patent";
    Company company = Company::germany;
    int position = 0;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("position", c.position, bounds::position);
    }
};
/// A human carries out an external work. Its reward may fulfil an own contract; the drops that the work gives
/// go on the headstreams named, then those of the contract.
struct HumanTakesWork {
    static constexpr std::string_view kind = "take_work";
    Company company = Company::germany;
    int position = 0;
    std::optional<ContractId> contract{};
    Drops reward_drops{};
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("position", c.position, bounds::position);
        field("contract", c.contract);
        field("reward_drops", c.reward_drops, core::or_default, core::at_most(4));
    }
};
/// A human uses a private building of its own (L-25). A production or an external work by a building is told
/// as such.
struct HumanUsesBuilding {
    static constexpr std::string_view kind = "use_building";
    Company company = Company::germany;
    BuildingId building;
    std::optional<ContractId> contract{};
    Drops reward_drops{};
    std::optional<SpaceId> dam{}; // that gets the drop
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("building", c.building);
        field("contract", c.contract);
        field("reward_drops", c.reward_drops, core::or_default, core::at_most(4));
        field("dam", c.dam, SpaceKind::dam);
    }
};
struct HumanGains {
    static constexpr std::string_view kind = "gain";
    Company company = Company::germany;
    int energy = 0;
    int vp = 0;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("energy", c.energy, core::or_default, core::within(-99, 99));
        field("vp", c.vp, core::or_default, core::within(-99, 99));
    }
};
/// The turn is over and nothing of it concerns the Automa.
struct HumanDoesElse {
    static constexpr std::string_view kind = "nothing";
    Company company = Company::germany;
    static void fields(auto& c, auto&& field) { field("company", c.company); }
};
struct HumanPasses {
    static constexpr std::string_view kind = "pass";
    Company company = Company::germany;
    static void fields(auto& c, auto&& field) { field("company", c.company); }
};
/// The table turns up what only it can see.
struct LayContract {
    static constexpr std::string_view kind = "lay_contract";
    Colour colour = Colour::green;
    int slot = 0;
    ContractId contract;
    static void fields(auto& c, auto&& field) {
        field("colour", c.colour);
        field("slot", c.slot, bounds::slot);
        field("contract", c.contract);
    }
};
struct LayPatent {
    static constexpr std::string_view kind = "lay_patent";
    int position = 0;
    TechId technology;
    static void fields(auto& c, auto&& field) {
        field("position", c.position, bounds::position);
        field("technology", c.technology);
    }
};
struct LayWork {
    static constexpr std::string_view kind = "lay_work";
    int position = 0;
    WorkId work;
    static void fields(auto& c, auto&& field) {
        field("position", c.position, bounds::position);
        field("work", c.work);
    }
};
/// A new tile for the Automa (or, with Mahiri, the human) whose turn it is. `shown`: the tile that the box
/// turned up.
struct DrawTile {
    static constexpr std::string_view kind = "draw_tile";
    Company company = Company::usa;
    std::optional<TileId> shown;
    static void fields(auto& c, auto&& field) {
        field("company", c.company);
        field("shown", c.shown);
    }
};
/// The first tile of a fresh stack of the box, turned over and laid beside it: its criteria hold next. Where
/// all twenty are shuffled once the stack is used up (B-3.2), they come back into the stack with it.
struct NameFirstTile {
    static constexpr std::string_view kind = "name_first_tile";
    TileId tile{1};
    static void fields(auto& c, auto&& field) { field("tile", c.tile); }
};
/// The Automa carries out what it decides.
struct TakeAutomaTurn {
    static constexpr std::string_view kind = "automa_turn";
    static void fields(auto&, auto&&) {}
};
struct FlowWater {
    static constexpr std::string_view kind = "flow";
    static void fields(auto&, auto&&) {}
};
struct ScoreRound {
    static constexpr std::string_view kind = "score_round";
    HumanCounts humans;
    static void fields(auto& c, auto&& field) { field("humans", c.humans, core::or_default); }
};
struct EndRound {
    static constexpr std::string_view kind = "end_round";
    static void fields(auto&, auto&&) {}
};
struct StartRound {
    static constexpr std::string_view kind = "start_round";
    static void fields(auto&, auto&&) {}
};
struct ScoreGame {
    static constexpr std::string_view kind = "score_game";
    static void fields(auto&, auto&&) {}
};
/// Anything on the table is set right: a JSON patch (RFC 6902 list or RFC 7386 object) to the position.
struct Correct {
    static constexpr std::string_view kind = "correct";
    nlohmann::json patch;
    std::string what; // for the label
    static void fields(auto& c, auto&& field) {
        field("patch", c.patch);
        field("what", c.what, core::or_default, core::at_most(500));
    }
};

using Command =
    std::variant<HumanBuilds, HumanProduces, HumanAddsDrops, HumanTakesContract, HumanFulfilsNational,
                 HumanTakesPatent, HumanTakesWork, HumanUsesBuilding, HumanGains, HumanDoesElse, HumanPasses,
                 LayContract, LayPatent, LayWork, DrawTile, NameFirstTile, TakeAutomaTurn, FlowWater,
                 ScoreRound, EndRound, StartRound, ScoreGame, Correct, TileActionDone, TileActionImpossible,
                 TileTurnPassed, TilesScoreRound, TilesNextRound, TilesScoreGame, TrackFully, TrackTilesOnly>;

struct Carried {
    core::Label label;
    Events events;
    State after;
    std::optional<Decision> decision; // of TakeAutomaTurn
    std::optional<PhaseResult> phase; // of the phases
};

/// Pure. A human's command ends the human's turn unless `turn_goes_on`: several things can happen in one
/// turn.
[[nodiscard]] core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state,
                                              const Command& command, bool turn_goes_on = false);

/// {"kind": "build", "company": "germany", "structure": "base", "space": "dam_3_lower", "turn_goes_on":
/// false} …
struct ReadCommand {
    Command command;
    bool turn_goes_on = false;
};
[[nodiscard]] core::Result<ReadCommand> command_from_json(const Catalogue& catalogue,
                                                          const nlohmann::json& json);

[[nodiscard]] nlohmann::ordered_json command_to_json(const Catalogue& catalogue, const Command& command,
                                                     bool turn_goes_on = false);

/// What a human's drops make through a conduit, before any bonus (B-10.13 for Viktor's minimum).
[[nodiscard]] int human_energy(const Catalogue& catalogue, const State& state, Company company,
                               SpaceId conduit, int drops);
/// The contracts that a human who makes so much energy can fulfil: those it holds and the national ones, the
/// hardest first (France needs less for one, B-10.9).
[[nodiscard]] std::vector<ContractId> human_contracts(const Catalogue& catalogue, const State& state,
                                                      Company company, int energy);
/// The systems a human could produce with now, whatever the energy; with all drops of the dam.
[[nodiscard]] std::vector<System> human_systems(const Catalogue& catalogue, const State& state,
                                                Company company);

} // namespace automa::barrage
