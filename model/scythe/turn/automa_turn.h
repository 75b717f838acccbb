// A turn or a defence of an Automa while it is being decided. Internal to decide().
#pragma once

#include "model/scythe/state/play.h"
#include "model/scythe/turn/decision.h"
#include "model/scythe/turn/moves.h"

#include <cstdint>

namespace automa::scythe {

/// Functions that return Flow::stops have met a question, the end of the game, or an answer that cannot be.
enum class Flow : std::uint8_t { goes_on, stops };

class AutomaTurn {
public:
    /// Contract: state.turn is there.
    AutomaTurn(const Catalogue& catalogue, const State& state);

    [[nodiscard]] core::Result<Decision> run();

private:
    // decide.cpp
    void take_turn();
    void defend();
    void finish();
    void step(Step step);
    void skip(Skipped skipped);
    Flow need(Need need);
    Flow refuse(std::string_view answer, std::string message);
    Flow end_game(SideId by);
    Flow place_star(StarSource source);
    void shuffle_if_empty();

    // turn_moves.cpp
    Flow row_one();
    Flow carry_out(int order, const MoveSymbol& symbol, const MoveChoice& choice);
    Flow allowed_to_move(int order, const MoveSymbol& symbol);
    void expel_workers(Step& step, TerritoryId at);
    void arrive(TerritoryId at);
    void take_factory_card();
    [[nodiscard]] Removal clear_resources(TerritoryId at);

    // turn_combat.cpp
    Flow combat(TerritoryId at, Player attacker);
    Flow take_losses(Step& step);
    void pay(int power, int cards, Reason reason);
    Flow reveal(Step& step);
    Flow settle_winner(Step& step);
    void automa_won(Step& step, SideId human);
    void automa_lost(Step& step);
    void retreat(TerritoryId at);
    void workers_retreat(Step& step, TerritoryId at);
    void place_resources(Step& step, TerritoryId at);
    [[nodiscard]] SideId enemy_at(TerritoryId at) const;
    void send(SideId side, UnitKind unit, Place from, Place to, int& count);

    // turn_gains.cpp
    Flow gains();
    Flow gain_points(GainSymbol kind);
    Flow gain_power(int amount);
    Flow gain_unit(GainSymbol kind);
    Flow check_place(UnitKind unit, bool& placed);
    [[nodiscard]] int amount_of(GainSymbol kind) const;
    Flow recruit_bonus();
    Flow star_cube();

    [[nodiscard]] const Side& me() const { return play_.state.side(turn_.side); }
    [[nodiscard]] const AutomaMat& mat() const { return me().automa; }
    [[nodiscard]] const SchemeFacts& scheme() const {
        return play_.facts.card(turn_.card).scheme(decision_.scheme);
    }
    [[nodiscard]] bool ultimaszyna() const { return mat().star_card == StarCard::ultimaszyna; }
    [[nodiscard]] bool cards_only() const { return play_.state.tracking == Tracking::cards_only; }

    const State& given_;
    const Turn turn_;
    Play play_;
    Decision decision_;
    std::optional<core::Error> fault_;
    std::size_t events_told_ = 0; // what earlier steps have claimed
    std::size_t trace_told_ = 0;
    std::size_t move_checks_ = 0; // how many answers are used up
    std::size_t place_checks_ = 0;
};

} // namespace automa::scythe
