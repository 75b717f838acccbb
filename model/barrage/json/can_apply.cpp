#include "model/barrage/json/can_apply.h"

#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"

#include <algorithm>
#include <cstdlib>

namespace automa::barrage {
namespace {

/// Why an event is refused; nothing: it can happen.
using Why = const char*;
constexpr Why fine = nullptr;

constexpr Why not_known = "It names something that does not exist.";
constexpr Why not_playing = "This company does not take part.";
constexpr Why no_such_place = "There is no such place on the board.";
constexpr Why out_of_bounds = "A marker or a supply would leave its bounds.";
constexpr Why wrong_time = "It does not belong into this phase or turn.";

class Guard {
public:
    Guard(const Catalogue& facts, const State& state) : facts_(facts), state_(state) {}

    [[nodiscard]] Why against(const TileFlipped&) const {
        if (!between_turns())
            return wrong_time;
        // A flip may reshuffle: two tiles must be there, one to act by and one for its criteria.
        return state_.tiles.stack.empty() || state_.tiles.size() < 2 ? "There is no tile to flip." : fine;
    }
    [[nodiscard]] Why against(const TopTileNamed& e) const {
        if (!between_turns())
            return wrong_time;
        return state_.tiles.stack.contains(e.tile) ? fine : "This tile does not lie in the stack.";
    }
    [[nodiscard]] Why against(const TurnBegun& e) const {
        if (!plays(e.company))
            return not_playing;
        if (!between_turns() || !can_act(hand(e.company)))
            return wrong_time;
        return state_.tiles.stack.empty() || state_.tiles.discard.empty() ? "No tile is flipped." : fine;
    }
    [[nodiscard]] Why against(const TurnPaused& e) const {
        if (!state_.turn)
            return wrong_time;
        const auto& used = e.resume.used_powerhouse;
        if (!in(bounds::order, e.resume.order) || index_of(e.resume.stage) >= count_of<Stage>)
            return not_known;
        if (used ? !of_kind(*used, SpaceKind::powerhouse) : e.resume.stage == Stage::second_production)
            return no_such_place;
        return fine;
    }
    [[nodiscard]] Why against(const TurnEnded& e) const {
        if (!plays(e.company))
            return not_playing;
        return state_.phase != Phase::actions || (state_.turn && state_.turn->company != e.company)
                   ? wrong_time
                   : fine;
    }
    [[nodiscard]] Why against(const EngineersPlaced& e) const {
        if (!plays(e.company))
            return not_playing;
        if (e.architect && hand(e.company).architect != Architect::free)
            return "The architect is not there to be placed.";
        if (!hand(e.company).tracked) // the table's affair, of which 0.1.0 kept a number all the same
            return e.count < 0 ? out_of_bounds : fine;
        return e.count < 0 || e.count > hand(e.company).engineers ? out_of_bounds : fine;
    }
    [[nodiscard]] Why against(const VpChanged& e) const {
        if (!plays(e.company))
            return not_playing;
        if (index_of(e.reason) >= count_of<Reason>)
            return not_known;
        return std::abs(hand(e.company).vp + e.amount) > furthest_marker ? out_of_bounds : fine;
    }
    [[nodiscard]] Why against(const EnergyChanged& e) const {
        if (!plays(e.company))
            return not_playing;
        if (index_of(e.reason) >= count_of<Reason>)
            return not_known;
        const int energy = hand(e.company).energy + e.amount;
        return energy < 0 || energy > furthest_marker ? out_of_bounds : fine;
    }
    [[nodiscard]] Why against(const MachineryChanged& e) const {
        if (!plays(e.company))
            return not_playing;
        if (index_of(e.reason) >= count_of<Reason>)
            return not_known;
        return in_supply(hand(e.company).excavators + e.excavators)
                       && in_supply(hand(e.company).mixers + e.mixers)
                   ? fine
                   : out_of_bounds;
    }
    [[nodiscard]] Why against(const WheelLoaded& e) const {
        if (!plays(e.company))
            return not_playing;
        const CompanyState& who = hand(e.company);
        if (e.technology.index() >= tech_count || !who.technology.has(e.technology))
            return "This tile is not in the company's hand.";
        if (!who.wheel[0].empty())
            return "The open segment of the wheel is taken.";
        const auto fits = [](int wanted, int there) {
            return wanted >= 0 && wanted <= std::min(there, most_on_segment);
        };
        return fits(e.excavators, who.excavators) && fits(e.mixers, who.mixers) ? fine : out_of_bounds;
    }
    [[nodiscard]] Why against(const WheelTurned& e) const {
        if (!plays(e.company))
            return not_playing;
        const CompanyState& who = hand(e.company);
        const Segment& back = who.wheel.back();
        return in_supply(who.excavators + back.excavators) && in_supply(who.mixers + back.mixers)
                   ? fine
                   : out_of_bounds;
    }
    [[nodiscard]] Why against(const Built& e) const {
        if (!plays(e.company))
            return not_playing;
        if (e.space.index() >= space_count)
            return no_such_place;
        const Space& space = facts_.space(e.space);
        const std::size_t at = index_in_kind(e.space);
        const Owner me = owner_of(e.company);
        switch (space.kind) {
        case SpaceKind::dam:
            return free(state_.dams[at].owner, Structure::base, e.company,
                        has_dam(facts_, state_, space.basin, me));
        case SpaceKind::conduit:
            return free(state_.conduits[at], Structure::conduit, e.company, false);
        case SpaceKind::powerhouse:
            return free(state_.powerhouses[at], Structure::powerhouse, e.company,
                        has_powerhouse(facts_, state_, space.basin, me));
        }
        return no_such_place;
    }
    [[nodiscard]] Why against(const Raised& e) const {
        if (!plays(e.company))
            return not_playing;
        if (!of_kind(e.space, SpaceKind::dam))
            return no_such_place;
        const Dam& dam = state_.dam(e.space);
        if (dam.owner != owner_of(e.company) || dam.height >= max_dam_height)
            return "No dam of this company stands there that could be raised.";
        return piece_left(facts_, state_, e.company, Structure::elevation) ? fine : "No piece is left.";
    }
    [[nodiscard]] Why against(const BuildingBuilt& e) const {
        if (!plays(e.company))
            return not_playing;
        for (const BuildingState& building : state_.buildings)
            if (building.id == e.building)
                return building.owners.contains(e.company) || building.owners.full()
                               || !piece_left(facts_, state_, e.company, Structure::building)
                           ? "The company cannot stand at this building."
                           : fine;
        return not_known;
    }
    [[nodiscard]] Why against(const DropMoved& e) const {
        if (!has_drop(e.from))
            return "No drop lies where one is taken from.";
        return takes_drop(e.to) ? fine : "The place holds no further drop.";
    }
    [[nodiscard]] Why against(const ContractTaken& e) const {
        if (!known(e.colour, e.slot))
            return no_such_place;
        if (!plays(e.company) || hand(e.company).player != PlayerKind::human)
            return not_playing;
        return state_.contracts[index_of(e.colour)][e.slot] ? fine : "No contract lies there.";
    }
    [[nodiscard]] Why against(const HeldFulfilled& e) const {
        if (!plays(e.company))
            return not_playing;
        return hand(e.company).held_contracts.has(e.contract) ? fine
                                                              : "The company does not hold that contract.";
    }
    [[nodiscard]] Why against(const ContractLeft& e) const {
        if (!known(e.colour, e.slot))
            return no_such_place;
        if (e.company && !plays(*e.company))
            return not_playing;
        return state_.contracts[index_of(e.colour)][e.slot] ? fine : "No contract lies there.";
    }
    [[nodiscard]] Why against(const NationalFulfilled& e) const {
        if (!plays(e.company))
            return not_playing;
        return state_.national.contains(e.contract) ? fine : "That national contract does not lie there.";
    }
    [[nodiscard]] Why against(const ContractLaid& e) const {
        if (!known(e.colour, e.slot))
            return no_such_place;
        return e.contract.index() < facts_.contracts.size() && facts_.contract(e.contract).colour == e.colour
                   ? fine
                   : not_known;
    }
    [[nodiscard]] Why against(const PatentTaken& e) const {
        return taken(e.company, e.position, state_.patents);
    }
    [[nodiscard]] Why against(const PatentLaid& e) const {
        if (e.position >= state_.patents.size())
            return no_such_place;
        return e.technology.index() < tech_count && is_advanced(e.technology)
                       && expansion_allows(e.technology)
                   ? fine
                   : not_known;
    }
    [[nodiscard]] Why against(const WorkTaken& e) const { return taken(e.company, e.position, state_.works); }
    [[nodiscard]] Why against(const WorkLaid& e) const {
        if (e.position >= state_.works.size() || !state_.leeghwater)
            return no_such_place;
        return e.work.index() < facts_.works.size() ? fine : not_known;
    }
    [[nodiscard]] Why against(const Passed& e) const {
        if (!plays(e.company))
            return not_playing;
        return hand(e.company).player == PlayerKind::human ? fine : "An Automa never passes.";
    }
    [[nodiscard]] Why against(const PhaseEntered& e) const {
        return follows(state_.phase, e.phase) ? fine : wrong_time;
    }
    [[nodiscard]] Why against(const BonusTileSpent&) const {
        return state_.bonus_tiles.empty() ? "No bonus tile is left." : fine;
    }
    [[nodiscard]] Why against(const TurnOrderSet& e) const {
        return std::is_permutation(e.order.begin(), e.order.end(), state_.turn_order.begin(),
                                   state_.turn_order.end())
                   ? fine
                   : "Everybody who plays stands in the turn order once.";
    }
    [[nodiscard]] Why against(const RoundAdvanced& e) const {
        if (e.engineers != facts_.pieces.engineers)
            return out_of_bounds;
        return state_.round < facts_.setup.rounds && !state_.turn ? fine : wrong_time;
    }
    [[nodiscard]] Why against(const PositionCorrected& e) const {
        return e.position && check_position(facts_, *e.position, Believed::journal).ok()
                   ? fine
                   : "The position it leads to cannot be.";
    }

private:
    [[nodiscard]] bool plays(Company company) const {
        return index_of(company) < company_count && state_.company(company).in_play;
    }
    [[nodiscard]] const CompanyState& hand(Company company) const { return state_.company(company); }
    [[nodiscard]] bool between_turns() const { return state_.phase == Phase::actions && !state_.turn; }
    [[nodiscard]] static bool in(core::Within range, int value) {
        return value >= range.min && value <= range.max;
    }
    [[nodiscard]] static bool in_supply(int machines) { return machines >= 0 && machines <= most_machines; }
    [[nodiscard]] bool of_kind(SpaceId space, SpaceKind kind) const {
        return space.index() < space_count && facts_.space(space).kind == kind;
    }
    [[nodiscard]] static bool known(Colour colour, std::size_t slot) {
        return index_of(colour) < count_of<Colour> && slot < 2;
    }
    [[nodiscard]] bool expansion_allows(TechId tech) const {
        return state_.leeghwater || !facts_.tech[tech.index()].leeghwater;
    }
    /// Whether a piece can come onto a space.
    [[nodiscard]] Why free(Owner stands, Structure structure, Company company, bool one_in_basin) const {
        if (stands != Owner::nobody)
            return "The space is taken.";
        if (one_in_basin)
            return "A piece of the same kind stands in the basin.";
        return piece_left(facts_, state_, company, structure) ? fine : "No piece is left.";
    }
    template <class Places>
    [[nodiscard]] Why taken(const std::optional<Company>& company, std::size_t position,
                            const Places& places) const {
        if (position >= places.size())
            return no_such_place;
        return company && !plays(*company) ? not_playing : fine;
    }
    /// B-9: what may come after a phase.
    [[nodiscard]] static bool follows(Phase before, Phase after) {
        switch (before) {
        case Phase::actions:
            return after == Phase::water_flow || after == Phase::scoring;
        case Phase::water_flow:
            return after == Phase::scoring;
        case Phase::scoring:
            return after == Phase::end_of_round;
        case Phase::end_of_round:
            return after == Phase::income || after == Phase::actions || after == Phase::game_over;
        case Phase::income:
            return after == Phase::actions;
        case Phase::game_over:
            return false;
        }
        return false;
    }
    [[nodiscard]] bool has_drop(const WaterPlace& place) const {
        if (place.kind == WaterKind::headstream)
            return place.index < state_.headstreams.size() && state_.headstreams[place.index].drops > 0;
        if (place.kind == WaterKind::dam)
            return place.index < dam_space_count && state_.dams[place.index].drops > 0;
        return place.kind == WaterKind::supply;
    }
    [[nodiscard]] bool takes_drop(const WaterPlace& place) const {
        if (place.kind == WaterKind::headstream)
            return place.index < state_.headstreams.size()
                   && state_.headstreams[place.index].drops < most_resting_drops;
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
    const Why why = std::visit([&](const auto& e) { return guard.against(e); }, event);
    if (why == fine)
        return core::Done{};
    return core::Error{"impossible_event", "", why};
}

} // namespace automa::barrage
