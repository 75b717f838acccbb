#pragma once

#include "app/play/game_place.h"
#include "app/play/turn_card.h"
#include "tests/toy/app/game.h"
#include "tests/toy/app/why.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Shell;
}

namespace automa::app::toy_app {

/// The root of this game for QML: the open game, and what its screens show.
/// In QML the singleton ToyApp; in C++ shell.games()->viewModel("toy").
class ToyApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int stones READ stones NOTIFY changed)
    /// The Automa is about to act.
    Q_PROPERTY(bool automa READ automa NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// How many stones the human may take.
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(automa::app::TurnModel* turn READ turn CONSTANT)
    Q_PROPERTY(automa::app::GamePlace* place READ place CONSTANT)
    Q_PROPERTY(automa::app::SessionBase* session READ session CONSTANT)
    Q_PROPERTY(automa::app::SavedSessionBase* saves READ savedSession CONSTANT)
    Q_PROPERTY(automa::app::HistoryBase* history READ historyModel CONSTANT)
    Q_PROPERTY(automa::app::toy_app::ToyWhy* why READ why CONSTANT)

public:
    explicit ToyApp(Shell& shell);

    /// For the QML engine only.
    static ToyApp* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] ToyGame& game() { return game_; }
    [[nodiscard]] ToySaves& saves() { return saves_; }
    [[nodiscard]] ToyHistory& history() { return history_; }
    [[nodiscard]] int stones() const { return game_.state().stones; }
    [[nodiscard]] bool automa() const { return game_.isOpen() && game_.state().announced; }
    [[nodiscard]] bool over() const { return game_.isOpen() && game_.state().over(); }
    [[nodiscard]] int most() const;
    [[nodiscard]] QString standing() const;
    [[nodiscard]] TurnModel* turn() { return &turn_; }
    [[nodiscard]] GamePlace* place() { return &place_; }
    [[nodiscard]] SessionBase* session() { return &game_; }
    [[nodiscard]] SavedSessionBase* savedSession() { return &saves_; }
    [[nodiscard]] HistoryBase* historyModel() { return &history_; }
    [[nodiscard]] ToyWhy* why() { return &why_; }

    /// Begins a game and its record, and opens its page.
    Q_INVOKABLE void begin();
    /// Opens a saved game; false (and a sentence) if it cannot be read.
    Q_INVOKABLE bool resume(const QString& uuid);
    /// The human's turn; the Automa's begins with it.
    Q_INVOKABLE bool take(int stones);
    /// What the Automa does was done on the table.
    Q_INVOKABLE bool done();

signals:
    void changed();

private:
    [[nodiscard]] bool perform(const toy::Command& command);
    void show();
    void retell();
    void finish();

    Shell& shell_;
    ToyGame game_;
    ToySaves saves_;
    GamePlace place_;
    ToyHistory history_;
    ToyWhy why_;
    TurnModel turn_;
};

} // namespace automa::app::toy_app
