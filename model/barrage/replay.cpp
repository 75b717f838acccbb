#include "model/barrage/replay.h"

#include "model/barrage/board.h"

#include <algorithm>
#include <cstdlib>

namespace automa::barrage {
namespace {

constexpr int far_off = 999; // no marker of a real game moves further

class Guard {
public:
    Guard(const Catalogue& facts, const State& state) : facts_(facts), state_(state) {}

    [[nodiscard]] bool allows(const TileFlipped&) const {
        return !state_.tiles.stack.empty() && pile_complete();
    }
    [[nodiscard]] bool allows(const TopTileNamed& e) const { return state_.tiles.stack.contains(e.tile); }
    [[nodiscard]] bool allows(const TurnBegun& e) const {
        return plays(e.company) && !state_.tiles.stack.empty() && !state_.tiles.discard.empty();
    }
    [[nodiscard]] bool allows(const TurnPaused& e) const {
        return state_.turn && (e.resume.stage != Stage::second_production || e.resume.used_powerhouse);
    }
    [[nodiscard]] bool allows(const TurnEnded& e) const { return plays(e.company); }
    [[nodiscard]] bool allows(const EngineersPlaced& e) const {
        return plays(e.company) && e.count >= 0 && e.count <= hand(e.company).engineers;
    }
    [[nodiscard]] bool allows(const VpChanged& e) const {
        return plays(e.company) && std::abs(hand(e.company).vp + e.amount) <= far_off;
    }
    [[nodiscard]] bool allows(const EnergyChanged& e) const {
        const int energy = plays(e.company) ? hand(e.company).energy + e.amount : -1;
        return energy >= 0 && energy <= far_off;
    }
    [[nodiscard]] bool allows(const MachineryChanged& e) const {
        return plays(e.company) && in_supply(hand(e.company).excavators + e.excavators)
               && in_supply(hand(e.company).mixers + e.mixers);
    }
    [[nodiscard]] bool allows(const WheelLoaded& e) const {
        return plays(e.company) && hand(e.company).technology.has(e.technology)
               && hand(e.company).wheel[0].empty() && e.excavators >= 0 && e.mixers >= 0
               && e.excavators <= hand(e.company).excavators && e.mixers <= hand(e.company).mixers;
    }
    [[nodiscard]] bool allows(const WheelTurned& e) const { return plays(e.company); }
    [[nodiscard]] bool allows(const Built& e) const {
        const std::size_t at = index_in_kind(e.space);
        switch (facts_.space(e.space).kind) {
        case SpaceKind::dam:
            return plays(e.company) && !state_.dams[at].stands();
        case SpaceKind::conduit:
            return plays(e.company) && state_.conduits[at] == Owner::nobody;
        case SpaceKind::powerhouse:
            return plays(e.company) && state_.powerhouses[at] == Owner::nobody;
        }
        return false;
    }
    [[nodiscard]] bool allows(const Raised& e) const {
        return facts_.space(e.space).kind == SpaceKind::dam
               && state_.dam(e.space).owner == owner_of(e.company) && state_.dam(e.space).height < 3;
    }
    [[nodiscard]] bool allows(const BuildingBuilt& e) const {
        return plays(e.company)
               && std::any_of(state_.buildings.begin(), state_.buildings.end(),
                              [&](const BuildingState& building) {
                                  return building.id == e.building && !building.owners.contains(e.company);
                              });
    }
    [[nodiscard]] bool allows(const DropMoved& e) const { return has_drop(e.from) && takes_drop(e.to); }
    [[nodiscard]] bool allows(const ContractLeft& e) const {
        return e.slot < 2 && (!e.company || plays(*e.company))
               && state_.contracts[index_of(e.colour)][e.slot];
    }
    [[nodiscard]] bool allows(const NationalFulfilled& e) const {
        return plays(e.company) && state_.national.contains(e.contract);
    }
    [[nodiscard]] bool allows(const ContractLaid& e) const {
        return e.slot < 2 && facts_.contract(e.contract).colour == e.colour;
    }
    [[nodiscard]] bool allows(const PatentTaken& e) const {
        return e.position < 3 && (!e.company || plays(*e.company));
    }
    [[nodiscard]] bool allows(const PatentLaid& e) const {
        return e.position < 3 && is_advanced(e.technology);
    }
    [[nodiscard]] bool allows(const WorkTaken& e) const {
        return e.position < 3 && (!e.company || plays(*e.company));
    }
    [[nodiscard]] bool allows(const WorkLaid& e) const { return e.position < 3 && state_.leeghwater; }
    [[nodiscard]] bool allows(const Passed& e) const { return plays(e.company); }
    [[nodiscard]] bool allows(const PhaseEntered&) const { return true; }
    [[nodiscard]] bool allows(const BonusTileSpent&) const { return !state_.bonus_tiles.empty(); }
    [[nodiscard]] bool allows(const TurnOrderSet& e) const {
        return std::is_permutation(e.order.begin(), e.order.end(), state_.turn_order.begin(),
                                   state_.turn_order.end());
    }
    [[nodiscard]] bool allows(const RoundAdvanced& e) const {
        return state_.round < facts_.setup.rounds && e.engineers == facts_.pieces.engineers;
    }
    [[nodiscard]] bool allows(const PositionCorrected& e) const { return e.position != nullptr; }

private:
    [[nodiscard]] bool plays(Company company) const { return state_.company(company).in_play; }
    [[nodiscard]] const CompanyState& hand(Company company) const { return state_.company(company); }
    [[nodiscard]] static bool in_supply(int machines) { return machines >= 0 && machines <= 99; }
    /// A flip may reshuffle: with fewer tiles than the game has, nothing might be left to flip.
    [[nodiscard]] bool pile_complete() const {
        return state_.tiles.stack.size() > 1 || state_.tiles.discard.size() + state_.tiles.stack.size() > 2;
    }
    [[nodiscard]] bool has_drop(const WaterPlace& place) const {
        if (place.kind == WaterKind::headstream)
            return place.index < 4 && state_.headstreams[place.index].drops > 0;
        if (place.kind == WaterKind::dam)
            return place.index < dam_space_count && state_.dams[place.index].drops > 0;
        return place.kind == WaterKind::supply;
    }
    [[nodiscard]] bool takes_drop(const WaterPlace& place) const {
        if (place.kind == WaterKind::headstream)
            return place.index < 4 && state_.headstreams[place.index].drops < 30;
        if (place.kind == WaterKind::dam)
            return place.index < dam_space_count && room(facts_, state_, state_.dams[place.index]) > 0;
        return place.kind == WaterKind::off_board;
    }

    const Catalogue& facts_;
    const State& state_;
};

} // namespace

core::Status can_apply(const Catalogue& catalogue, const State& state, const Event& event) {
    const Guard guard(catalogue, state);
    if (std::visit([&](const auto& e) { return guard.allows(e); }, event))
        return core::Done{};
    return core::Error{"impossible_event", "", "This cannot happen in the position it stands in."};
}

core::Result<State> replay_checked(const Catalogue& catalogue, State state, std::span<const Event> events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (const core::Status possible = can_apply(catalogue, state, events[i]); !possible.ok())
            return core::Error{possible.error().id, "/events/" + std::to_string(i), possible.error().message};
        apply_in_place(state, events[i]);
    }
    return state;
}

} // namespace automa::barrage
