#pragma once

#include "app/barrage/ask/ask.h"
#include "app/barrage/ask/ask_games.h"
#include "app/barrage/game.h"
#include "app/barrage/history.h"
#include "app/barrage/map/barrage_board.h"
#include "app/barrage/round/game_end.h"
#include "app/barrage/round/round_end.h"
#include "app/barrage/saves.h"
#include "app/barrage/setup/new_game.h"
#include "app/barrage/setup/setup.h"
#include "app/barrage/tiles/tiles.h"
#include "app/barrage/tracker/tracker.h"
#include "app/barrage/turn/forecast.h"
#include "app/barrage/turn/pad.h"
#include "app/barrage/turn/table.h"
#include "app/barrage/turn/why.h"
#include "app/play/game_place.h"
#include "app/play/kept_ticks.h"
#include "app/play/seeds.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

class BarrageShareCode;

/// The root of Barrage for QML: owns the facts, the open game and one view-model for each screen.
/// In QML the singleton BarrageApp; in C++ shell.games()->viewModel("barrage").
class BarrageApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(Pane pane READ pane NOTIFY paneChanged)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(automa::app::barrage_app::BarrageNewGame* newGame READ newGame CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageSetup* setup READ setup CONSTANT)
    /// Where one looks in the open game.
    Q_PROPERTY(automa::app::GamePlace* place READ place CONSTANT)
    Q_PROPERTY(automa::app::SessionBase* session READ session CONSTANT)
    Q_PROPERTY(automa::app::SavedSessionBase* saves READ savedSession CONSTANT)
    Q_PROPERTY(automa::app::HistoryBase* history READ history CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageRoundEnd* roundEnd READ roundEnd CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageGameEnd* gameEnd READ gameEnd CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarragePad* pad READ pad CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageForecast* forecast READ forecast CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageTracker* tracker READ tracker CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageTiles* tiles READ tiles CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageAsk* ask READ ask CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageAskGames* askGames READ askGames CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageBoard* board READ board CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BarrageWhy* why READ why CONSTANT)
    /// Of the turn that was looked up in the history.
    Q_PROPERTY(automa::app::barrage_app::BarrageWhy* pastWhy READ pastWhy CONSTANT)

public:
    /// Automa: a tile lies open. Draw: a tile from the box is due.
    enum Stage { Closed, Human, Automa, Draw, RoundEnd, GameEnd };
    Q_ENUM(Stage)
    /// What stands on the page of the open game.
    enum Pane { TurnPane, RoundEndPane, GameEndPane, TilesPane };
    Q_ENUM(Pane)

    explicit BarrageApp(Shell& shell);
    ~BarrageApp() override;

    /// For the QML engine only.
    static BarrageApp* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] BarrageGame& game() { return game_; }
    [[nodiscard]] bool isOpen() const { return game_.isOpen(); }
    [[nodiscard]] Stage stage() const;
    [[nodiscard]] Pane pane() const;
    [[nodiscard]] int round() const { return game_.state().round; }
    [[nodiscard]] BarrageNewGame* newGame() { return &newGame_; }
    [[nodiscard]] BarrageSetup* setup() { return &setup_; }
    [[nodiscard]] GamePlace* place() { return &place_; }
    [[nodiscard]] SessionBase* session() { return &game_; }
    [[nodiscard]] SavedSessionBase* savedSession() { return &saves_; }
    [[nodiscard]] HistoryBase* history() { return &history_; }
    [[nodiscard]] BarrageRoundEnd* roundEnd() { return &roundEnd_; }
    [[nodiscard]] BarrageGameEnd* gameEnd() { return &gameEnd_; }
    [[nodiscard]] BarrageSaves& saves() { return saves_; }
    [[nodiscard]] BarrageTable* table() { return &table_; }
    [[nodiscard]] BarragePad* pad() { return &pad_; }
    [[nodiscard]] BarrageForecast* forecast() { return &forecast_; }
    [[nodiscard]] BarrageTracker* tracker() { return &tracker_; }
    [[nodiscard]] BarrageTiles* tiles() { return &tiles_; }
    /// Made when it is first asked for.
    [[nodiscard]] BarrageAsk* ask();
    [[nodiscard]] BarrageAskGames* askGames();
    [[nodiscard]] BarrageShareCode& shareCode();
    [[nodiscard]] BarrageBoard* board() { return &board_; }
    [[nodiscard]] BarrageWhy* why() { return &why_; }
    [[nodiscard]] BarrageWhy* pastWhy() { return &pastWhy_; }

    /// Draws a table for the new game and opens the set-up.
    Q_INVOKABLE void setUp();
    /// Begins a game that tracks the tiles only: nothing is to be set up for it.
    Q_INVOKABLE void beginTilesOnly();
    /// Begins the game that was set up.
    Q_INVOKABLE void begin();
    /// Opens a saved game; false (and a sentence) if it cannot be read.
    Q_INVOKABLE bool resume(const QString& uuid);
    /// Goes back to the table that was being laid out when the app ended.
    void resumeSetup();

signals:
    void changed();
    void paneChanged();

private:
    void joinGames();
    void rememberSetup();

    Shell& shell_;
    std::shared_ptr<const barrage::Catalogue> facts_;
    Seeds seeds_;
    BarrageGame game_;
    BarrageSaves saves_;
    GamePlace place_;
    BarrageNewGame newGame_;
    BarrageSetup setup_;
    BarrageHistory history_;
    BarrageRoundEnd roundEnd_;
    BarrageGameEnd gameEnd_;
    BarrageTable table_;
    BarrageForesight foresight_;
    BarragePad pad_;
    BarrageForecast forecast_;
    BarrageTracker tracker_;
    BarrageTiles tiles_;
    std::unique_ptr<BarrageAsk> ask_;
    std::unique_ptr<BarrageAskGames> askGames_;
    BarrageBoard board_;
    BarrageWhy why_;
    BarrageWhy pastWhy_;
    KeptTicks turnTicks_;
    KeptTicks roundTicks_;
    std::unique_ptr<BarrageShareCode> shareCode_;
};

} // namespace automa::app::barrage_app
