// What the people at the table tell the app, checked and turned into events. Each is one whole, undoable
// action.
#pragma once

#include "model/barrage/decision.h"
#include "model/barrage/round.h"
#include "model/barrage/tiles_only.h"
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
    Company company = Company::germany;
    Structure structure = Structure::base;
    std::optional<SpaceId> space;
    std::optional<BuildingId> building;
};
/// A human produces with a system of its choice; `bonus` is all that the action and the company add.
struct HumanProduces {
    Company company = Company::germany;
    SpaceId dam;
    SpaceId conduit;
    int drops = 1;
    int bonus = 0;
};
/// Drops on headstreams, left there or running at once; or straight onto dams.
struct HumanAddsDrops {
    Company company = Company::germany;
    Drops drops;
    bool flow_immediately = false;
    std::vector<SpaceId> dams;
};
struct HumanTakesContract {
    Company company = Company::germany;
    Colour colour = Colour::green;
    int slot = 0;
};
struct HumanFulfilsNational {
    Company company = Company::germany;
    ContractId contract;
};
struct HumanTakesPatent {
    Company company = Company::germany;
    int position = 0;
};
struct HumanTakesWork {
    Company company = Company::germany;
    int position = 0;
};
struct HumanGains {
    Company company = Company::germany;
    int energy = 0;
    int vp = 0;
};
/// The turn is over and nothing of it concerns the Automa.
struct HumanDoesElse {
    Company company = Company::germany;
};
struct HumanPasses {
    Company company = Company::germany;
};
/// The table turns up what only it can see.
struct LayContract {
    Colour colour = Colour::green;
    int slot = 0;
    ContractId contract;
};
struct LayPatent {
    int position = 0;
    TechId technology;
};
struct LayWork {
    int position = 0;
    WorkId work;
};
/// A new tile for the Automa (or, with Mahiri, the human) whose turn it is. `shown`: the tile that the box
/// turned up.
struct DrawTile {
    Company company = Company::usa;
    std::optional<TileId> shown;
};
/// The Automa carries out what it decides.
struct TakeAutomaTurn {};
struct FlowWater {};
struct ScoreRound {
    HumanCounts humans;
};
struct EndRound {};
struct StartRound {};
struct ScoreGame {};
/// Anything on the table is set right: a JSON patch (RFC 6902 list or RFC 7386 object) to the position.
struct Correct {
    nlohmann::json patch;
    std::string what; // for the label
};

using Command =
    std::variant<HumanBuilds, HumanProduces, HumanAddsDrops, HumanTakesContract, HumanFulfilsNational,
                 HumanTakesPatent, HumanTakesWork, HumanGains, HumanDoesElse, HumanPasses, LayContract,
                 LayPatent, LayWork, DrawTile, TakeAutomaTurn, FlowWater, ScoreRound, EndRound, StartRound,
                 ScoreGame, Correct, TileActionDone, TileActionImpossible, TileTurnPassed, TilesScoreRound,
                 TilesNextRound, TilesScoreGame, TrackFully, TrackTilesOnly>;

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

/// The systems a human could produce with now, whatever the energy.
[[nodiscard]] std::vector<System> human_systems(const Catalogue& catalogue, const State& state,
                                                Company company);

} // namespace automa::barrage
