// The open game of Barrage: a session with what its Automa tiles add.
#pragma once

#include "app/play/session.h"
#include "model/barrage/rules.h"
#include "model/barrage/table/rewards_of_humans.h"
#include "model/barrage/table/setup.h"

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

/// Where the Automa tiles come from.
enum class TileSource { app, box };

struct BarrageSessionRules : barrage::Rules {
    using Options = TileSource;

    /// `turnGoesOn`: the human's turn is not over with this.
    [[nodiscard]] static core::Result<barrage::Carried>
    carry_out(const Facts& facts, const State& state, const Command& command, bool turnGoesOn = false) {
        return barrage::carry_out(facts, state, command, turnGoesOn);
    }
    [[nodiscard]] static bool awaits_decision(const State& state) {
        return state.turn && state.tracking == barrage::Tracking::full;
    }
};

/// The Automa's turn on the table from its beginning, whatever the table had to answer meanwhile.
struct WholeTurn {
    barrage::State before;
    barrage::Decision decision; // made for `before`
    std::size_t begun = 0;      // how many entries were done before it
    std::size_t booked = 0;     // how many of its steps are carried out already
};

/// Shared by all screens of the game. When it is an Automa's turn and the app holds the tiles, the tile is
/// drawn with the action before it, so that the instruction is there at once and Undo leads back to the
/// human's turn.
class BarrageGame final : public Session<BarrageSessionRules> {
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

    /// With Mahiri Sekibo in play: a human has not acted in this round, so a tile that nobody can foresee
    /// will be turned for it (B-10.17).
    [[nodiscard]] bool tileForHumanAhead() const;

    /// The box gives the tiles, and the one whose criteria come next must still be named by the table.
    [[nodiscard]] bool firstTileUnknown() const;

    /// Whether the next Automa's turn can be foreseen from what everybody sees.
    [[nodiscard]] bool foreseeable() const;

    /// The entries of the turn that the human to act has begun and not ended, the oldest first. They tell it,
    /// so that neither Undo nor a restart forgets it.
    [[nodiscard]] std::vector<std::size_t> openTurn() const;

    /// What that turn has given the human to place and is not placed yet, once `then` has happened too.
    [[nodiscard]] std::vector<barrage::FreePiece> piecesToPlace(const barrage::Events& then = {}) const;

    /// Nothing while no decision lies on the table.
    [[nodiscard]] std::optional<WholeTurn> wholeTurn() const;

    /// Private contracts that were discarded from the office: they do not come again.
    [[nodiscard]] core::IdSet<barrage::ContractId> discardedContracts() const;

    [[nodiscard]] QString tell(const core::Label& label) const override;

protected:
    /// Water, scoring and the end of a round are one screen and one tap.
    [[nodiscard]] bool joined(std::size_t index) const override;
    [[nodiscard]] core::Status completeStart(barrage::State& start) override;
    [[nodiscard]] core::Status complete(barrage::Carried& done) override;

private:
    [[nodiscard]] static std::optional<barrage::Company> automaToDrawIn(const barrage::State& state);
    /// Whether the first action of a round is a tile's for this human and has not been taken yet.
    [[nodiscard]] bool tileAwaits(barrage::Company human) const;
};

} // namespace automa::app::barrage_app
