// The open game of Barrage: a session with what its Automa tiles add.
#pragma once

#include "app/play/session.h"
#include "model/barrage/command.h"
#include "model/barrage/decision.h"
#include "model/barrage/replay.h"
#include "model/barrage/setup.h"

#include <optional>

namespace automa::app::barrage_app {

/// Where the Automa tiles come from.
enum class TileSource { app, box };

struct BarrageRules {
    using Facts = barrage::Catalogue;
    using State = barrage::State;
    using Event = barrage::Event;
    using Command = barrage::Command;
    using Decision = barrage::Decision;
    using Carried = barrage::Carried;
    using Options = TileSource;

    /// `turnGoesOn`: the human's turn is not over with this.
    [[nodiscard]] static core::Result<Carried> carry_out(const Facts& facts, const State& state,
                                                         const Command& command, bool turnGoesOn = false) {
        return barrage::carry_out(facts, state, command, turnGoesOn);
    }
    static void apply(State& state, const Event& event) { barrage::apply_in_place(state, event); }
    [[nodiscard]] static core::Status can_apply(const Facts& facts, const State& state, const Event& event) {
        return barrage::can_apply(facts, state, event);
    }
    [[nodiscard]] static bool awaits_decision(const State& state) { return state.turn.has_value(); }
    [[nodiscard]] static core::Result<Decision> decide(const Facts& facts, const State& state) {
        return barrage::decide(facts, state);
    }
};

/// Shared by all screens of the game. When it is an Automa's turn and the app holds the tiles, the tile is
/// drawn with the action before it, so that the instruction is there at once and Undo leads back to the
/// human's turn.
class BarrageGame final : public Session<BarrageRules> {
public:
    using Session::Session;

    [[nodiscard]] TileSource tileSource() const { return options(); }
    /// The human whose turn it is, if it is a human's.
    [[nodiscard]] std::optional<barrage::Company> humanToAct() const;
    /// The Automa whose tile must still be shown (tiles from the box).
    [[nodiscard]] std::optional<barrage::Company> automaToDraw() const;

    /// The human to act takes the first action of the round, and with Mahiri Sekibo in play an Automa tile
    /// says which (B-10.17).
    [[nodiscard]] bool tileForHuman() const;

    /// What the last phase scored, for its screen; none after other actions.
    [[nodiscard]] const std::optional<barrage::PhaseResult>& lastPhase() const { return last_phase_; }

    [[nodiscard]] QString tell(const core::Label& label) const override;

protected:
    void completeStart(barrage::State& start) override;
    [[nodiscard]] core::Status complete(barrage::Carried& done) override;
    void carriedOut(barrage::Carried& done) override { last_phase_ = std::move(done.phase); }
    void moved() override { last_phase_.reset(); }

private:
    [[nodiscard]] static std::optional<barrage::Company> automaToDrawIn(const barrage::State& state);

    std::optional<barrage::PhaseResult> last_phase_;
};

} // namespace automa::app::barrage_app
