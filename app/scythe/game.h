// The open game of Scythe: a session that turns up the Automa's card by itself when the app deals.
#pragma once

#include "app/play/session.h"
#include "model/scythe/rules.h"
#include "model/scythe/table/setup.h"

#include <cstdint>

namespace automa::app::scythe_app {

/// Who deals, whether resources are tracked and how much of the table is kept are part of the position.
struct ScytheSessionRules : scythe::Rules {
    using scythe::Rules::carry_out;
    /// Both in one breath, as one action with the second one's label.
    [[nodiscard]] static core::Result<scythe::Carried> carry_out(const Facts& facts, const State& state,
                                                                 const Command& first, const Command& then);
};

/// Shared by all screens of the game. When it is the Automa's turn and the app deals, its card is turned up
/// with the action before it, so that the instruction is there at once and Undo leads back to the human's
/// turn.
class ScytheGame final : public Session<ScytheSessionRules> {
public:
    using Session::Session;

    [[nodiscard]] const scythe::Side& human() const {
        return state().side(scythe::first_side(state(), scythe::Player::human));
    }
    [[nodiscard]] const scythe::Side& automa() const {
        return state().side(scythe::first_side(state(), scythe::Player::automa));
    }
    [[nodiscard]] bool cardsOnly() const { return state().tracking == scythe::Tracking::cards_only; }
    [[nodiscard]] bool over() const { return state().ended_by.has_value(); }
    /// The human's turn: no card of the Automa lies on the table, and no fight.
    [[nodiscard]] bool humanToAct() const;
    /// The Automa's turn, but the box has not shown its card yet.
    [[nodiscard]] bool automaToDraw() const;
    /// The first turn is 1; every side's turn counts.
    [[nodiscard]] int turnNumber() const;

    [[nodiscard]] QString tell(const core::Label& label) const override;

protected:
    [[nodiscard]] core::Status complete(scythe::Carried& done) override;
};

} // namespace automa::app::scythe_app
