// What a human gets beside its action: own contracts fulfilled without a production, pieces placed for
// nothing, the actions of private buildings (L-22 to L-25, L-43).
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/event.h"
#include "model/barrage/state/space_set.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace automa::barrage {

/// What the app keeps of a building's action; everything else is the table's affair.
struct BuildingUse {
    int energy = 0;            // steps on the track
    bool for_contract = false; // this energy may fulfil an own contract
    bool any_contract = false; // fulfils an own contract that needs no energy
    bool drop_on_dam = false;  // straight on an own or neutral dam
    bool work = false;         // takes an external work
    int production_bonus = 0;  // of a whole production
};
[[nodiscard]] BuildingUse building_use(std::string_view building);

/// The contracts of its own that a human may fulfil with these rewards, the hardest first: no national one.
[[nodiscard]] std::vector<ContractId> contracts_by_rewards(const Catalogue& catalogue, const State& state,
                                                           Company company, const Rewards& rewards);
/// The same for the action of a building.
[[nodiscard]] std::vector<ContractId> contracts_by_building(const Catalogue& catalogue, const State& state,
                                                            Company company, const BuildingUse& use);
/// How many drops these rewards place on headstreams.
[[nodiscard]] int drops_given(std::span<const Reward> rewards);

/// A piece that a human may place and pays no machines for.
struct FreePiece {
    Structure structure = Structure::base;
    std::uint8_t regions = 0b111; // a bit per region
    std::optional<int> max_power; // of a conduit

    [[nodiscard]] bool fits(const Space& space) const;
    friend bool operator==(const FreePiece&, const FreePiece&) = default;
};
[[nodiscard]] std::vector<FreePiece> free_pieces_of(std::span<const Reward> rewards);
/// Where it may be placed; empty if no piece is left.
[[nodiscard]] SpaceSet spaces_for(const Catalogue& catalogue, const State& state, Company company,
                                  const FreePiece& piece);
/// What the events of one turn gave this human to place and it has not placed yet. What finds no space is
/// lost (L-38). Contract: `before` is the position that they began with.
[[nodiscard]] std::vector<FreePiece> pieces_to_place(const Catalogue& catalogue, State before,
                                                     std::span<const Event> turn, Company company);

} // namespace automa::barrage
