// Where the Automa cards lie, to be set by hand.
#pragma once

#include "app/scythe/game.h"
#include "app/scythe/tracker/tracker_rows.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

/// A draft: changed freely, checked at once, carried out as one undoable action.
class ScytheCardsDraft final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.tracker.cardsDraft")
    /// Rows of TrackedCard, all 19.
    Q_PROPERTY(automa::app::GadgetList* cards READ cards CONSTANT)
    /// "On top of the main discard: card 9"
    Q_PROPERTY(QString topText READ topText NOTIFY changed)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit ScytheCardsDraft(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] GadgetList* cards() { return &cards_; }
    [[nodiscard]] QString topText() const;
    [[nodiscard]] bool differs() const { return !(draft_ == game_.state()); }
    [[nodiscard]] QString problem() const { return problem_; }

    /// Starts anew from the position.
    Q_INVOKABLE void begin();
    /// A card goes on top of another pile of CardPile; back in the deck, it is shuffled in.
    Q_INVOKABLE void put(int card, int pile);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();
    /// Says everything again, in the language of the app.
    void retell();

signals:
    void changed();

private:
    [[nodiscard]] scythe::CardPiles& piles();
    void show();

    ScytheGame& game_;
    scythe::State draft_;
    ListModel<TrackedCard> cards_;
    QString problem_;
};

} // namespace automa::app::scythe_app
