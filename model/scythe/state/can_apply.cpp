#include "model/scythe/state/can_apply.h"

#include "model/scythe/state/board.h"
#include "model/scythe/state/check.h"
#include "model/scythe/state/describe.h"

namespace automa::scythe {
namespace {

class Guard {
public:
    Guard(const Catalogue& facts, const State& state) : facts_(facts), state_(state) {}

    [[nodiscard]] bool allows(const CardsShuffled& e) const { return is_automa(e.side); }
    [[nodiscard]] bool allows(const CardTurnedUp& e) const {
        if (!is_automa(e.side) || !is_card(e.card))
            return false;
        const CardPiles& cards = mat(e.side).cards;
        return state_.cards_from == CardsFrom::app ? cards.draw.contains(e.card)
                                                   : !deck_is_empty(cards) && deck_of(cards).has(e.card);
    }
    [[nodiscard]] bool allows(const TurnAnnounced& e) const {
        if (!is_automa(e.side) || state_.turn || state_.ended_by
            || stars_of(facts_, mat(e.side)) >= stars_of_side)
            return false;
        if (e.turn == TurnKind::automa)
            return is_card(e.card)
                   && (state_.cards_from == CardsFrom::app ? mat(e.side).cards.draw.contains(e.card)
                                                           : deck_of(mat(e.side).cards).has(e.card));
        return is_territory(e.territory) && units_there(e.side, e.territory) > 0
               && enemy_combat(state_, e.side).has(e.territory);
    }
    [[nodiscard]] bool allows(const AnswersGiven& e) const {
        const Answers& a = e.answers;
        return state_.turn && (!a.combat_card || is_card(*a.combat_card))
               && (!a.automa_loses || (a.automa_loses->power >= 0 && a.automa_loses->combat_cards >= 0))
               && (!a.winner || (!a.human_total && !a.automa_values))
               && (!a.human_total || (*a.human_total >= 0 && *a.human_total <= 999));
    }
    [[nodiscard]] bool allows(const TurnEnded& e) const {
        return is_side(e.side) && (!state_.turn || state_.turn->kind == TurnKind::automa);
    }
    [[nodiscard]] bool allows(const DefenceEnded&) const {
        return state_.turn && state_.turn->kind == TurnKind::defend;
    }
    [[nodiscard]] bool allows(const UnitMoved& e) const {
        if (!is_side(e.side) || state_.tracking != Tracking::full)
            return false;
        const Side& side = state_.side(e.side);
        if (!has_unit(side, e.unit, e.from) || e.from == e.to)
            return false;
        if (side.player == Player::human && (e.to.is_mat() || !human_may_stand(side, e.to)))
            return false;
        return side.player == Player::human || automa_may_stand(side, e.to);
    }
    [[nodiscard]] bool allows(const ResourcesSet& e) const {
        return is_territory(e.territory) && e.count <= most_resources
               && e.count >= (state_.resources_tracked ? 0 : unknown_count);
    }
    [[nodiscard]] bool allows(const EncounterTaken& e) const {
        return is_territory(e.territory) && state_.encounters.has(e.territory);
    }
    [[nodiscard]] bool allows(const FactoryCardTaken& e) const {
        return is_automa(e.side) && !mat(e.side).factory_card;
    }
    [[nodiscard]] bool allows(const PowerChanged& e) const {
        return is_automa(e.side) && within(mat(e.side).power + e.amount, power_limit);
    }
    [[nodiscard]] bool allows(const CoinsChanged& e) const {
        return is_automa(e.side) && within(mat(e.side).coins + e.amount, most_coins);
    }
    [[nodiscard]] bool allows(const CombatCardsChanged& e) const {
        return is_automa(e.side) && within(mat(e.side).combat_cards + e.amount, most_coins);
    }
    [[nodiscard]] bool allows(const StarPlaced& e) const {
        if (e.source == StarSource::human)
            return is_human(e.side) && state_.side(e.side).human.stars < stars_of_side;
        if (!is_automa(e.side))
            return false;
        const bool room = stars_of(facts_, mat(e.side)) < stars_of_side;
        switch (e.source) {
        case StarSource::combat:
            return room && mat(e.side).combat_stars < combat_star_limit;
        case StarSource::power:
            return room && !mat(e.side).power_star;
        default:
            return true; // one of the track came with the cube
        }
    }
    [[nodiscard]] bool allows(const StarCubeMoved& e) const {
        return is_automa(e.side) && e.to == mat(e.side).star_cube + 1
               && e.to < facts_.track(mat(e.side).star_card).spaces
               && stars_of(facts_, mat(e.side)) < stars_of_side;
    }
    [[nodiscard]] bool allows(const AbilityUnlocked& e) const {
        return is_human(e.side) && e.mech < mechs_of_side && e.crossings < 1U << count_of<Crossing>;
    }
    [[nodiscard]] bool allows(const RecruitUnlocked& e) const { return is_human(e.side); }
    [[nodiscard]] bool allows(const TerritoryContested& e) const {
        return is_territory(e.territory) && !state_.contested.contains(e.territory)
               && !state_.contested.full();
    }
    [[nodiscard]] bool allows(const ContestSettled& e) const {
        return state_.contested.contains(e.territory);
    }
    [[nodiscard]] bool allows(const FightOpened& e) const {
        return state_.tracking == Tracking::cards_only && !state_.fight && is_card(e.fight.card)
               && within(e.fight.power, power_limit)
               && within(e.fight.combat_cards, static_cast<int>(combat_cards_limit));
    }
    [[nodiscard]] bool allows(const FightClosed&) const { return state_.fight.has_value(); }
    [[nodiscard]] bool allows(const FinalTold& e) const {
        State told = state_;
        told.final_lines = e.lines;
        return check_position(facts_, told).ok();
    }
    [[nodiscard]] bool allows(const GameEnded& e) const { return is_side(e.by) && !state_.ended_by; }
    [[nodiscard]] bool allows(const PositionCorrected& e) const { return e.position != nullptr; }

private:
    [[nodiscard]] bool is_side(SideId side) const { return side.index() < state_.sides.size(); }
    [[nodiscard]] bool is_automa(SideId side) const {
        return is_side(side) && state_.side(side).player == Player::automa;
    }
    [[nodiscard]] bool is_human(SideId side) const {
        return is_side(side) && state_.side(side).player == Player::human;
    }
    [[nodiscard]] const AutomaMat& mat(SideId side) const { return state_.side(side).automa; }
    [[nodiscard]] static bool is_card(CardId card) { return card.value >= 1 && card.value <= card_count; }
    [[nodiscard]] static bool is_territory(TerritoryId at) { return at.index() < territory_count; }
    [[nodiscard]] static bool within(int value, int most) { return value >= 0 && value <= most; }
    [[nodiscard]] int units_there(SideId side, TerritoryId at) const {
        return combat_units_at(state_.side(side), at) + units_at(state_.side(side), UnitKind::worker, at);
    }
    [[nodiscard]] bool human_may_stand(const Side& side, Place to) const {
        if (to.is_territory())
            return side.human.lakes || !facts_.lakes.has(to.territory());
        return to == side.base() || side.faction == Faction::crimea;
    }
    [[nodiscard]] bool automa_may_stand(const Side& side, Place to) const {
        if (to.is_territory())
            return water_open(facts_, side.automa) || !facts_.lakes.has(to.territory());
        return to.is_mat() || to == side.base();
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

} // namespace automa::scythe
