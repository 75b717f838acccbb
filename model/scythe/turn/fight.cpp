#include "model/scythe/turn/fight.h"

#include "model/scythe/state/play.h"

namespace automa::scythe {
namespace {

class FightEnd {
public:
    FightEnd(const Catalogue& facts, const State& state)
        : play_(facts, state), fight_(*state.fight), automa_(first_side(state, Player::automa)) {
        decision_.kind = fight_.attacker == Player::automa ? TurnKind::automa : TurnKind::defend;
        decision_.side = automa_;
        decision_.faction = state.side(automa_).faction;
        decision_.card = fight_.card;
        decision_.scheme = scheme_of(facts, mat());
    }

    Decision run(Player winner, bool human_sixth_star) {
        pay();
        const bool won = winner == Player::automa;
        Step combat{StepKind::combat};
        combat.attacker = fight_.attacker;
        combat.card = fight_.card;
        combat.power = fight_.power;
        combat.combat_cards = fight_.combat_cards;
        combat.winner = winner;
        const bool winner_draws = play_.state.interpretations.combat_card_to == CombatCardTo::winner;
        if (won == winner_draws && fight_.power + fight_.combat_cards > 0) {
            play_.record(CombatCardsChanged{automa_, 1, Reason::drawn});
            combat.automa_draws = 1;
        }
        decision_.steps.push_back(combat);
        if (won)
            place_star();
        else if (human_sixth_star)
            end_game(first_side(play_.state, Player::human));
        decision_.after = play_.state;
        decision_.events = std::move(play_.events);
        return std::move(decision_);
    }

private:
    [[nodiscard]] const AutomaMat& mat() const { return play_.state.side(automa_).automa; }

    void pay() {
        play_.record(FightClosed{});
        if (fight_.power > 0)
            play_.record(PowerChanged{automa_, static_cast<std::int16_t>(-fight_.power), Reason::combat});
        if (fight_.combat_cards > 0)
            play_.record(
                CombatCardsChanged{automa_, static_cast<std::int16_t>(-fight_.combat_cards), Reason::combat});
    }

    void place_star() {
        if (mat().combat_stars >= combat_star_limit || stars_of(play_.facts, mat()) >= stars_of_side)
            return;
        play_.record(StarPlaced{automa_, StarSource::combat});
        Step star{StepKind::star};
        star.source = StarSource::combat;
        decision_.steps.push_back(star);
        if (stars_of(play_.facts, mat()) >= stars_of_side)
            end_game(automa_);
    }

    void end_game(SideId by) {
        play_.record(GameEnded{by});
        Step over{StepKind::game_over};
        over.by = play_.state.side(by).player;
        decision_.steps.push_back(over);
    }

    Play play_;
    const Fight fight_;
    const SideId automa_;
    Decision decision_;
};

} // namespace

Decision end_of_fight(const Catalogue& catalogue, const State& state, Player winner, bool human_sixth_star) {
    return FightEnd(catalogue, state).run(winner, human_sixth_star);
}

} // namespace automa::scythe
