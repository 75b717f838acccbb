// The toy's root view-model: what its pages show.
#pragma once

#include "tests/toy/app/game.h"
#include "tests/toy/app/why.h"

#include <QObject>
#include <QString>

namespace automa::app {
class Shell;
}

namespace automa::app::toy_app {

class ToyApp final : public QObject {
    Q_OBJECT
    Q_PROPERTY(int stones READ stones NOTIFY changed)
    Q_PROPERTY(bool automa READ automa NOTIFY changed)
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed)
    Q_PROPERTY(QObject* session READ session CONSTANT)
    Q_PROPERTY(QObject* history READ historyModel CONSTANT)
    Q_PROPERTY(QObject* why READ why CONSTANT)

public:
    explicit ToyApp(Shell& shell);

    [[nodiscard]] int stones() const { return game_.state().stones; }
    [[nodiscard]] bool automa() const { return game_.state().announced; }
    /// "Take 2 stones"; empty while the Automa has nothing to do.
    [[nodiscard]] QString instruction() const;
    [[nodiscard]] QObject* session() { return &game_; }
    [[nodiscard]] QObject* historyModel() { return &history_; }
    [[nodiscard]] ToyWhy* why() { return &why_; }

    /// Begins a game and its record.
    Q_INVOKABLE void begin();
    /// The human's turn; the Automa's is announced with it.
    Q_INVOKABLE bool take(int stones);
    /// The Automa's turn was carried out.
    Q_INVOKABLE bool done();

    [[nodiscard]] ToyGame& game() { return game_; }
    [[nodiscard]] ToySaves& saves() { return saves_; }
    [[nodiscard]] ToyHistory& history() { return history_; }

signals:
    void changed();

private:
    void finish();

    ToyGame game_;
    ToySaves saves_;
    ToyHistory history_;
    ToyWhy why_;
};

} // namespace automa::app::toy_app
