// What the human's abilities may take from the Automa before a combat (S-100).
#pragma once

#include "model/scythe/state/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

/// Offered first, taken only if the human says so.
class ScytheLosses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A combat gives it")
    /// What may be taken; 0: there is no such ability, or nothing left to take.
    Q_PROPERTY(int power READ power NOTIFY changed)
    Q_PROPERTY(int cards READ cards NOTIFY changed)
    Q_PROPERTY(bool offered READ offersAny NOTIFY changed)
    Q_PROPERTY(bool takesPower READ takesPower WRITE setTakesPower NOTIFY changed)
    Q_PROPERTY(bool takesCard READ takesCard WRITE setTakesCard NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] int power() const { return offered_.power; }
    [[nodiscard]] int cards() const { return offered_.combat_cards; }
    [[nodiscard]] bool takesPower() const { return takesPower_; }
    void setTakesPower(bool takes);
    [[nodiscard]] bool takesCard() const { return takesCard_; }
    void setTakesCard(bool takes);

    void offer(const scythe::Loss& most);
    /// Nothing is taken, as at the beginning of a combat.
    void reset();
    [[nodiscard]] bool offersAny() const { return !(offered_ == scythe::Loss{}); }
    [[nodiscard]] scythe::Loss taken() const;

signals:
    void changed();

private:
    scythe::Loss offered_;
    bool takesPower_ = false;
    bool takesCard_ = false;
};

} // namespace automa::app::scythe_app
