// What a card would bring as the board of the open game stands: for the look-up.
#pragma once

#include "app/play/turn_card.h"
#include "app/play/viewers.h"
#include "app/scythe/game.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

class ScytheProspect final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.prospect")
    /// The card that is asked about; 0: none.
    Q_PROPERTY(int card READ card WRITE setCard NOTIFY changed)
    /// The scheme that the open game plays, 0 or 1; -1 if none is open.
    Q_PROPERTY(int scheme READ scheme NOTIFY changed)
    /// "Right now: Rusviet, power 6"; empty if no game can say it.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Rows of TurnRemark: the symbols in their order.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// The row of what it does.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    /// What the card would do is worked out only while somebody looks at it.
    Q_PROPERTY(automa::app::Viewers* viewers READ viewers CONSTANT)

public:
    explicit ScytheProspect(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] int card() const { return card_; }
    void setCard(int card);
    [[nodiscard]] Viewers* viewers() { return &viewers_; }
    [[nodiscard]] int scheme() const;
    [[nodiscard]] QString title() const { return title_; }
    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] int chosen() const { return chosen_; }

public slots:
    /// The position or the language is another one.
    void refresh();

signals:
    void changed();

private:
    ScytheGame& game_;
    Viewers viewers_;
    int card_ = 0;
    int chosen_ = -1;
    QString title_;
    ListModel<TurnRemark> rows_;
};

} // namespace automa::app::scythe_app
