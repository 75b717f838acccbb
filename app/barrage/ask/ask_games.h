// The saved games whose position "Quick question" can begin with.
#pragma once

#include "app/barrage/ask/ask.h"
#include "app/barrage/saves.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {
class Shell;
}

namespace automa::app::barrage_app {

struct AskGame {
    Q_GADGET
    Q_PROPERTY(QString uuid MEMBER uuid)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString standing MEMBER standing)

public:
    QString uuid{};
    QString title{};
    QString standing{};
    friend bool operator==(const AskGame&, const AskGame&) = default;
};

class BarrageAskGames final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.askGames")
    /// Each an AskGame, the newest first; read by refresh().
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)

public:
    BarrageAskGames(Shell& shell, const BarrageSaves& saves, BarrageAsk& ask);

    [[nodiscard]] ListModel<AskGame>* rows() { return &rows_; }

    Q_INVOKABLE void refresh();
    /// The game's position becomes the question's; the game itself is not touched. Says why if it cannot.
    Q_INVOKABLE bool take(const QString& uuid);

private:
    Shell& shell_;
    const BarrageSaves& saves_;
    BarrageAsk& ask_;
    ListModel<AskGame> rows_;
};

} // namespace automa::app::barrage_app
