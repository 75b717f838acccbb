#include "model/innovation/state/can_apply.h"

#include "model/innovation/state/board.h"
#include "model/innovation/state/check.h"
#include "model/innovation/state/describe.h"

#include <algorithm>

namespace automa::innovation {
namespace {

class Guard {
public:
    Guard(const Catalogue& facts, const State& state)
        : facts_(facts), state_(state), map_(facts.map(state.map)) {}

    [[nodiscard]] bool allows(const CardTold& e) const {
        const CardList& stack = state_.cards.stack;
        if (e.place >= stack.size() || !is_card(e.card))
            return false;
        const bool seen = state_.cards.support.contains(e.card) || state_.cards.reserve.contains(e.card)
                          || state_.cards.action == e.card;
        return stack.contains(e.card) || (!seen && stack.contains(unknown_card));
    }
    [[nodiscard]] bool allows(const CardDrawn&) const {
        const Cards& cards = state_.cards;
        if (state_.turn || cards.shuffle || state_.has_passed(Player::automa))
            return false;
        const std::size_t drawn = cards.support.empty() ? 2 : 1;
        if (drawn == 2 && (cards.stack.size() < 2 || cards.action))
            return false;
        for (std::size_t i = 0; i < std::min(drawn, cards.stack.size()); ++i)
            if (cards.stack[i] == unknown_card)
                return false;
        return true;
    }
    [[nodiscard]] bool allows(const TurnBegun&) const {
        const Cards& cards = state_.cards;
        return state_.app.phase == Phase::actions && !state_.turn && !cards.support.empty()
               && !state_.has_passed(Player::automa) && (cards.action || cards.stack.empty());
    }
    [[nodiscard]] bool allows(const SetupCardDrawn& e) const {
        if (!is_card(e.card) || state_.app.phase != Phase::workshops || state_.turn || state_.cards.action
            || !state_.cards.support.empty() || state_.round != 1)
            return false;
        const Card& card = facts_.card(e.card);
        for (const Letter letter : {card.marked_letter, card.unmarked_letter})
            if (!is_empty(map_.letters[index_of(state_.automa.native)][index_of(letter)]))
                return false;
        return std::ranges::none_of(state_.buildings,
                                    [](const Building& b) { return b.owner == Player::automa; });
    }
    [[nodiscard]] bool allows(const TurnPaused& e) const {
        if (!state_.turn || state_.turn->setup_card || e.resume.hex.index() >= map_.hexes.size())
            return false;
        const std::size_t actions =
            state_.turn->action_card ? facts_.card(*state_.turn->action_card).actions.size() : 1;
        const bool of_power = e.resume.stage == Stage::power_gained || e.resume.stage == Stage::power_advance;
        const bool of_hex = e.resume.stage == Stage::power_gained;
        return e.resume.order >= 1 && e.resume.order <= actions + 1 && e.resume.part <= 3
               && (of_hex || (e.resume.hex == HexId() && e.resume.offered == 0))
               && (!of_power || facts_.faction(state_.automa.faction).ongoing == Ongoing::power_advances);
    }
    [[nodiscard]] bool allows(const TurnEnded& e) const {
        return plays(e.player) && (e.player == Player::automa || !state_.turn)
               && (state_.app.phase == Phase::actions || state_.app.phase == Phase::workshops);
    }
    [[nodiscard]] bool allows(const VpChanged& e) const {
        if (!plays(e.player))
            return false;
        if (e.player == Player::automa)
            return in_range(state_.automa.vp + e.amount, 0, most_vp);
        const auto& vp = state_.human(e.player).vp;
        return !vp || in_range(*vp + e.amount, 0, most_vp);
    }
    [[nodiscard]] bool allows(const Built& e) const {
        return plays(e.player) && is_empty(e.hex) && !state_.buildings.full()
               && has_piece(e.player, e.building)
               && (e.player == Player::automa ? !e.annex && !is_neutral(e.building) : !e.marked);
    }
    [[nodiscard]] bool allows(const Upgraded& e) const {
        const Building* building = e.hex.index() < map_.hexes.size() ? building_on(state_, e.hex) : nullptr;
        return building != nullptr && has_piece(building->owner, e.building)
               && (building->owner != Player::automa || !is_neutral(e.building));
    }
    [[nodiscard]] bool allows(const AnnexAdded& e) const {
        const Building* building = e.hex.index() < map_.hexes.size() ? building_on(state_, e.hex) : nullptr;
        return building != nullptr && is_human(building->owner) && !building->annex;
    }
    [[nodiscard]] bool allows(const TerrainChanged& e) const {
        return is_empty(e.hex) && (!e.terrain || map_.hex(e.hex).terrain != e.terrain);
    }
    [[nodiscard]] bool allows(const BridgeBuilt& e) const {
        return is_human(e.player) && plays(e.player) && e.site.index() < map_.bridge_sites.size()
               && !state_.bridges[e.site.index()];
    }
    [[nodiscard]] bool allows(const InnovationTaken& e) const {
        return plays(e.player) && in_range(e.slot, 1, facts_.innovation_slots(state_.human_count))
               && has_slot(state_.innovations.value, e.slot)
               && (e.player != Player::automa || state_.automa.innovations < 3);
    }
    [[nodiscard]] bool allows(const ActionCovered& e) const {
        return e.row != SlotRow::innovations && in_range(e.slot, 1, slots_in(e.row))
               && !has_slot(slots_of(state_, e.row).value, e.slot);
    }
    [[nodiscard]] bool allows(const ScholarSent& e) const {
        return plays(e.player) && e.space < scholar_space_count
               && !state_.scholars[index_of(e.discipline)].value[e.space]
               && (e.player != Player::automa || state_.automa.scholars > 0);
    }
    [[nodiscard]] bool allows(const ScienceAdvanced& e) const {
        if (!plays(e.player))
            return false;
        const int level = e.player == Player::automa
                              ? state_.automa.science[index_of(e.discipline)]
                              : state_.human(e.player).science[index_of(e.discipline)].value;
        return e.levels >= 0 && level_fits(e.player, e.discipline, level + e.levels);
    }
    [[nodiscard]] bool allows(const BonusTileTaken&) const { return true; }
    [[nodiscard]] bool allows(const Passed& e) const {
        return plays(e.player) && !state_.has_passed(e.player);
    }
    [[nodiscard]] bool allows(const DeckGathered&) const {
        return state_.round < round_count && !state_.cards.reserve.empty() && !state_.cards.shuffle
               && state_.has_passed(Player::automa);
    }
    [[nodiscard]] bool allows(const DeckShuffled&) const {
        return state_.cards.shuffle && state_.cards.support.empty() && !state_.cards.action;
    }
    [[nodiscard]] bool allows(const RoundAdvanced&) const {
        return state_.round < round_count && state_.passed.size() == state_.turn_order.size() && !state_.turn;
    }
    /// Only the end is entered by itself; a round ends by the last pass.
    [[nodiscard]] bool allows(const PhaseEntered& e) const {
        return e.phase == Phase::game_over && state_.app.phase == Phase::round_end
               && state_.round == round_count && !state_.turn;
    }
    [[nodiscard]] bool allows(const LevelTold& e) const {
        return is_human(e.player) && plays(e.player) && level_fits(e.player, e.discipline, e.level);
    }
    [[nodiscard]] bool allows(const ScholarsTold& e) const {
        for (const auto& owner : e.spaces)
            if (owner && !plays(*owner))
                return false;
        return legal_after(e);
    }
    [[nodiscard]] bool allows(const SlotsTold& e) const {
        return e.set.bits >> slots_in(e.row) == 0 && legal_after(e);
    }
    [[nodiscard]] bool allows(const RoundTileTold& e) const {
        return in_range(e.round, 1, round_count) && in_range(e.tile, 1, round_tile_count) && legal_after(e);
    }
    [[nodiscard]] bool allows(const FinalTileTold& e) const { return in_range(e.tile, 1, final_tile_count); }
    [[nodiscard]] bool allows(const PowerGainedTold& e) const {
        return state_.turn && state_.turn->resume && e.amount <= 99;
    }
    [[nodiscard]] bool allows(const CountTold& e) const {
        const int most = e.count == Count::vp     ? most_vp
                         : e.count == Count::area ? largest_area
                                                  : static_cast<int>(max_shipping);
        return is_human(e.player) && plays(e.player) && in_range(e.value, 0, most);
    }
    [[nodiscard]] bool allows(const FactionEndTold& e) const { return in_range(e.vp, 0, most_vp); }
    [[nodiscard]] bool allows(const TrackingChanged& e) const {
        return e.tracking == Tracking::cards_only || legal_after(e);
    }
    [[nodiscard]] bool allows(const HighestTold& e) const {
        return state_.human_count == 2 && in_range(e.level, 0, top_level)
               && (e.level < top_level || state_.automa.science[index_of(e.discipline)] < top_level);
    }
    [[nodiscard]] bool allows(const PositionCorrected& e) const {
        return e.position != nullptr && e.position->map == state_.map
               && e.position->human_count == state_.human_count && check_position(facts_, *e.position).ok();
    }

private:
    [[nodiscard]] static bool in_range(int value, int min, std::size_t max) {
        return value >= min && value <= static_cast<int>(max);
    }
    [[nodiscard]] static bool in_range(int value, int min, int max) { return value >= min && value <= max; }
    [[nodiscard]] static bool is_card(CardId card) { return in_range(card.value, 1, card_count); }
    [[nodiscard]] bool plays(Player player) const { return state_.plays(player); }
    [[nodiscard]] bool is_empty(HexId hex) const {
        return map_.land.has(hex) && building_on(state_, hex) == nullptr;
    }
    [[nodiscard]] bool has_piece(Player player, Kind kind) const {
        return is_neutral(kind) || in_supply(facts_, state_, player, kind) > 0;
    }
    [[nodiscard]] int slots_in(SlotRow row) const {
        return row == SlotRow::power_actions  ? static_cast<int>(power_action_count)
               : row == SlotRow::book_actions ? static_cast<int>(book_action_count)
                                              : facts_.innovation_slots(state_.human_count);
    }
    [[nodiscard]] bool level_fits(Player player, Discipline discipline, int level) const {
        if (!in_range(level, 0, top_level))
            return false;
        if (level < top_level)
            return true;
        const std::size_t d = index_of(discipline);
        bool taken = player != Player::automa && state_.automa.science[d] == top_level;
        for (std::size_t i = 0; i < state_.human_count; ++i)
            taken = taken
                    || (index_of(player) != i && state_.humans[i].science[d]
                        && *state_.humans[i].science[d] == top_level);
        return !taken;
    }
    /// For what is told as a whole: the position after it must be one.
    [[nodiscard]] bool legal_after(const Event& event) const {
        return check_position(facts_, apply(state_, event)).ok();
    }

    const Catalogue& facts_;
    const State& state_;
    const Map& map_;
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

} // namespace automa::innovation
