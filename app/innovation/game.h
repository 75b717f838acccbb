// The open game of Age of Innovation: a session with what its cards add.
#pragma once

#include "app/play/session.h"
#include "model/innovation/rules.h"

#include <optional>
#include <utility>
#include <vector>

namespace automa::app::innovation_app {

/// What is entered together: one undoable action. A human's turn may hold several things, a workshop and the
/// power action that paid for it.
struct Move {
    std::vector<innovation::Command> parts;

    Move() = default;
    explicit Move(std::vector<innovation::Command> all) : parts(std::move(all)) {}
    template <class Part>
    requires std::constructible_from<innovation::Command, Part> Move(Part part)
        : parts{innovation::Command(std::move(part))} {}
};

struct InnovationSessionRules : innovation::Rules {
    using Command = Move;

    /// All parts or none. `turnGoesOn`: the human's turn is not over with the last of them.
    [[nodiscard]] static core::Result<innovation::Carried>
    carry_out(const Facts& facts, const State& state, const Move& move, bool turnGoesOn = false);
    [[nodiscard]] static bool awaits_decision(const State& state) {
        return state.turn && state.app.tracking == innovation::Tracking::full;
    }
};

/// Shared by all screens of the game. When it is the Automa's turn and the app deals, its cards are drawn
/// with the action before it, so that the instruction is there at once and Undo leads back to the human's
/// turn.
class InnovationGame final : public Session<InnovationSessionRules> {
public:
    using Session::Session;

    /// The human whose turn it is, if it is a human's.
    [[nodiscard]] std::optional<innovation::Player> humanToAct() const;
    /// The Automa is next, and the cards of the box must show what it draws.
    [[nodiscard]] bool cardsToDraw() const;
    /// How many cards the box must show now: the one of the first workshops, two in the first turn of a
    /// round.
    [[nodiscard]] std::size_t cardsDue() const;
    /// All have passed.
    [[nodiscard]] bool roundIsOver() const;
    [[nodiscard]] bool gameIsOver() const;
    [[nodiscard]] const innovation::Map& map() const { return facts().map(state().map); }

    [[nodiscard]] QString tell(const core::Label& label) const override;

protected:
    [[nodiscard]] core::Status completeStart(innovation::State& start) override;
    [[nodiscard]] core::Status complete(innovation::Carried& done) override;
};

/// The Automa is next and has no cards yet.
[[nodiscard]] bool automaDraws(const innovation::State& state);

} // namespace automa::app::innovation_app
