// What an Automa does in a turn, why, and the events that carry it out.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"
#include "model/core/play.h"
#include "model/core/result.h"
#include "model/core/trace.h"

#include <optional>
#include <vector>

namespace automa::barrage {

struct System {
    SpaceId dam;
    SpaceId conduit;
    SpaceId powerhouse;
    int drops = 0;  // that it moves
    int energy = 0; // with every bonus and penalty

    friend bool operator==(const System&, const System&) = default;
};

using Drops = core::StaticVector<Headstream, most_drops_at_once>;

/// Something gained beside the action itself: by a contract, an income, a work or an effect.
struct Gain {
    Reason source = Reason::contract;
    RewardKind kind = RewardKind::vp;
    int amount = 0; // VP, steps, drops, machines…
    int excavators = 0;
    int mixers = 0;
    Drops drops{};                        // place_drops
    std::optional<SpaceId> space{};       // free_structure; a drop put straight on a dam
    std::optional<Structure> structure{}; // free_structure
    std::optional<ContractId> contract{}; // fulfil_contract, energy_produced
    std::optional<TechId> technology{};   // take_advanced_tech_tile

    friend bool operator==(const Gain&, const Gain&) = default;
};

using ContractList = core::StaticVector<ContractId, 12>;

/// One action carried out. Which fields speak depends on the kind.
struct Step {
    int order = 0;
    ActionKind kind = ActionKind::bank;
    int engineers = 0;
    bool architect = false;
    int vp = 0; // net, without the gains
    int energy = 0;
    std::optional<System> system;
    ContractList contracts;
    ContractList discarded;
    Drops drops;
    bool flow_immediately = false;
    std::optional<Structure> structure;
    std::optional<SpaceId> space;
    std::optional<BuildingId> building;
    std::optional<TechId> technology;
    std::optional<TechId> copied; // what the special tile stands for
    int excavators = 0;
    int mixers = 0;
    int wheel_steps = 0;
    std::optional<WorkId> work;
    std::optional<int> position; // of the work or the patent, from the top
    std::vector<Gain> gains;
    core::StepRange range; // of the decision's events and trace

    friend bool operator==(const Step&, const Step&) = default;
};

struct Skipped {
    int order = 0;
    ActionKind kind = ActionKind::bank;
    std::string_view rule;

    friend bool operator==(const Skipped&, const Skipped&) = default;
};

/// A contract slot whose new tile only the table can see.
struct Need {
    Colour colour = Colour::green;
    int slot = 0;

    friend bool operator==(const Need&, const Need&) = default;
};

struct Decision {
    Company company = Company::usa;
    TileId actions_tile{1};
    TileId criteria_tile{2};
    std::vector<Step> steps;
    std::vector<Skipped> skipped;
    std::vector<Need> needs;
    core::Trace trace;
    Events events;
    bool again = false;
    State after;

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Pure: decides the turn that `state.turn` announces. The same state always gives the same decision.
/// Refused without a turn, or for a company that cannot act.
[[nodiscard]] core::Result<Decision> decide(const Catalogue& catalogue, const State& state);

} // namespace automa::barrage
