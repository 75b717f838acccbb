#pragma once

#include "app/play/game_place.h"
#include "app/play/kept_ticks.h"
#include "app/play/seeds.h"
#include "app/scythe/ask/ask.h"
#include "app/scythe/cards/cards_only.h"
#include "app/scythe/correct/board_correction.h"
#include "app/scythe/end/game_end.h"
#include "app/scythe/game.h"
#include "app/scythe/history.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/saves.h"
#include "app/scythe/setup/new_game.h"
#include "app/scythe/setup/setup.h"
#include "app/scythe/tracker/star_track.h"
#include "app/scythe/tracker/tracker.h"
#include "app/scythe/turn/combat.h"
#include "app/scythe/turn/forecast.h"
#include "app/scythe/turn/human.h"
#include "app/scythe/turn/prospect.h"
#include "app/scythe/turn/table.h"
#include "app/scythe/turn/why.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Shell;
}

namespace automa::app::scythe_app {

class ScytheShareCode;

/// The root of Scythe for QML: owns the facts, the open game and one view-model for each screen.
/// In QML the singleton ScytheApp; in C++ shell.games()->viewModel("scythe").
class ScytheApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(automa::app::scythe_app::ScytheNewGame* newGame READ newGame CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheSetup* setup READ setup CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheTracker* tracker READ tracker CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheStarTrack* starTrack READ starTrack CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheBoardCorrection* correction READ correction CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheCardsOnly* cardsOnly READ cardsOnly CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheGameEnd* gameEnd READ gameEnd CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheAsk* ask READ ask CONSTANT)
    /// Where one looks in the open game.
    Q_PROPERTY(automa::app::GamePlace* place READ place CONSTANT)
    Q_PROPERTY(automa::app::SessionBase* session READ session CONSTANT)
    Q_PROPERTY(automa::app::SavedSessionBase* saves READ savedSession CONSTANT)
    Q_PROPERTY(automa::app::HistoryBase* history READ history CONSTANT)
    /// The position as the table is to look: what the Automa does now is done on it already.
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* board READ board CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheHuman* human READ human CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheCombat* combat READ combat CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheWhy* why READ why CONSTANT)
    /// Of a turn in the history.
    Q_PROPERTY(automa::app::scythe_app::ScytheWhy* pastWhy READ pastWhy CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheForecast* forecast READ forecast CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheProspect* prospect READ prospect CONSTANT)

public:
    /// Cards: only the cards are kept.
    enum Stage { Closed, Playing, Cards, Ended };
    Q_ENUM(Stage)

    explicit ScytheApp(Shell& shell);
    ~ScytheApp() override;

    /// For the QML engine only.
    static ScytheApp* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] const std::shared_ptr<const scythe::Catalogue>& facts() const { return facts_; }
    [[nodiscard]] ScytheGame& game() { return game_; }
    [[nodiscard]] ScytheSaves& saves() { return saves_; }
    [[nodiscard]] bool isOpen() const { return game_.isOpen(); }
    [[nodiscard]] Stage stage() const;
    [[nodiscard]] ScytheNewGame* newGame() { return &newGame_; }
    [[nodiscard]] ScytheSetup* setup() { return &setup_; }
    [[nodiscard]] ScytheTracker* tracker() { return &tracker_; }
    [[nodiscard]] ScytheStarTrack* starTrack() { return &starTrack_; }
    [[nodiscard]] ScytheBoardCorrection* correction() { return &correction_; }
    [[nodiscard]] ScytheCardsOnly* cardsOnly() { return &cardsOnly_; }
    [[nodiscard]] ScytheGameEnd* gameEnd() { return &gameEnd_; }
    /// Made when it is first asked for.
    [[nodiscard]] ScytheAsk* ask();
    [[nodiscard]] ScytheShareCode& shareCode();
    /// The reasons of the question without a game.
    Q_INVOKABLE void askWhy();
    [[nodiscard]] GamePlace* place() { return &place_; }
    [[nodiscard]] SessionBase* session() { return &game_; }
    [[nodiscard]] SavedSessionBase* savedSession() { return &saves_; }
    [[nodiscard]] HistoryBase* history() { return &history_; }
    [[nodiscard]] ScytheMap* board() { return &board_; }
    [[nodiscard]] ScytheTable* table() { return &table_; }
    [[nodiscard]] ScytheHuman* human() { return &human_; }
    [[nodiscard]] ScytheCombat* combat() { return &combat_; }
    [[nodiscard]] ScytheWhy* why() { return &why_; }
    [[nodiscard]] ScytheWhy* pastWhy() { return &pastWhy_; }
    [[nodiscard]] ScytheForecast* forecast() { return &forecast_; }
    [[nodiscard]] ScytheProspect* prospect() { return &prospect_; }

    /// A table for the new game, and its set-up.
    Q_INVOKABLE void setUp();
    /// Begins the game that was set up.
    Q_INVOKABLE void beginGame();
    /// A table was being laid out when the app ended. Nothing is made for the answer.
    [[nodiscard]] static bool wasSettingUp(Shell& shell);
    /// Goes back to that table.
    void resumeSetup();
    /// Begins the game and its record, and opens its page.
    void begin(const scythe::State& start, std::uint64_t seed);
    /// Opens a saved game; false (and a sentence) if it cannot be read.
    Q_INVOKABLE bool resume(const QString& uuid);
    /// Draws the maps for a player on the other side of the board.
    Q_INVOKABLE void turnMap();

signals:
    void changed();

private:
    void followLanguage();
    void applyTurn();
    void rememberSetup();

    Shell& shell_;
    std::shared_ptr<const scythe::Catalogue> facts_;
    Seeds seeds_;
    ScytheGame game_;
    ScytheSaves saves_;
    GamePlace place_;
    ScytheNewGame newGame_;
    ScytheSetup setup_;
    ScytheTracker tracker_;
    ScytheStarTrack starTrack_;
    ScytheBoardCorrection correction_;
    ScytheCardsOnly cardsOnly_;
    ScytheGameEnd gameEnd_;
    std::unique_ptr<ScytheAsk> ask_;
    ScytheHistory history_;
    ScytheMap board_;
    ScytheTable table_;
    ScytheHuman human_;
    ScytheCombat combat_;
    ScytheWhy why_;
    ScytheWhy pastWhy_;
    ScytheForecast forecast_;
    ScytheProspect prospect_;
    KeptTicks turnTicks_;
    std::unique_ptr<ScytheShareCode> shareCode_;
};

} // namespace automa::app::scythe_app
