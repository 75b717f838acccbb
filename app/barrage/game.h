// The open game of Barrage: its journal, the position it leads to, and the decision that lies on the table
// now.
#pragma once

#include "model/barrage/command.h"
#include "model/barrage/decision.h"
#include "model/barrage/setup.h"
#include "model/core/journal.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace automa::app::barrage_app {

/// Where the Automa tiles come from.
enum class TileSource { app, box };

/// Shared by all screens of the game. Everything that happens goes through perform(): one whole, undoable
/// action. When it is an Automa's turn and the app holds the tiles, the tile is drawn with the action before
/// it, so that the instruction is there at once and Undo leads back to the human's turn.
class BarrageGame final : public QObject {
    Q_OBJECT

public:
    using Entry = core::JournalEntry<barrage::Event>;

    explicit BarrageGame(std::shared_ptr<const barrage::Catalogue> facts, QObject* parent = nullptr);

    /// Begins a game from this position; whatever was open is closed.
    void start(const barrage::State& start, TileSource tiles);
    /// Takes up a game where its journal's cursor stands.
    void resume(const barrage::State& start, core::Journal<barrage::Event> journal, TileSource tiles);
    void close();

    [[nodiscard]] bool isOpen() const { return open_; }
    [[nodiscard]] const barrage::Catalogue& facts() const { return *facts_; }
    [[nodiscard]] const barrage::State& state() const { return state_; }
    [[nodiscard]] const barrage::State& startState() const { return start_; }
    [[nodiscard]] TileSource tileSource() const { return tiles_; }
    [[nodiscard]] const core::Journal<barrage::Event>& journal() const { return journal_; }

    /// What the Automa whose tile is flipped will do; computed, not yet carried out. Needs may be open.
    [[nodiscard]] const std::optional<barrage::Decision>& decision() const { return decision_; }
    /// The human whose turn it is, if it is a human's.
    [[nodiscard]] std::optional<barrage::Company> humanToAct() const;
    /// The Automa whose tile must still be shown (tiles from the box).
    [[nodiscard]] std::optional<barrage::Company> automaToDraw() const;

    /// The human to act takes the first action of the round, and with Mahiri Sekibo in play an Automa tile
    /// says which (B-10.17).
    [[nodiscard]] bool tileForHuman() const;

    /// Checks, carries out, records. A refusal changes nothing.
    [[nodiscard]] core::Status perform(const barrage::Command& command, bool turnGoesOn = false);
    /// The same without effect: what would come of it.
    [[nodiscard]] core::Result<barrage::Carried> preview(const barrage::Command& command,
                                                         bool turnGoesOn = false) const;
    /// What the last phase scored, for its screen; none after other actions.
    [[nodiscard]] const std::optional<barrage::PhaseResult>& lastPhase() const { return last_phase_; }

    bool undo();
    bool redo();
    void jump(std::size_t position);

signals:
    /// The position, the journal or the decision is another one.
    void changed();
    /// An entry was appended, or the cursor moved: what a save must follow. `appended` is null for a cursor
    /// move.
    void recorded(const automa::app::barrage_app::BarrageGame::Entry* appended);

private:
    [[nodiscard]] static std::optional<barrage::Company> automaToDrawIn(const barrage::State& state);
    /// A human's hand was told for one tile only; from then on it is the table's again.
    void leaveHand(barrage::Company human, barrage::Events& events);
    void refold();
    void settle();

    std::shared_ptr<const barrage::Catalogue> facts_;
    barrage::State start_;
    barrage::State state_;
    core::Journal<barrage::Event> journal_;
    std::optional<barrage::Decision> decision_;
    std::optional<barrage::PhaseResult> last_phase_;
    TileSource tiles_ = TileSource::app;
    bool open_ = false;
};

} // namespace automa::app::barrage_app
