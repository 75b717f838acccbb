// Points with their origin: what each change came from, and what it came to.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

struct LedgerLine {
    Q_GADGET
    QML_VALUE_TYPE(ledgerLine)
    /// The round, or however the game counts its time.
    Q_PROPERTY(QString stage MEMBER stage)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString change MEMBER change)
    Q_PROPERTY(QString total MEMBER total)
    Q_PROPERTY(bool gain MEMBER gain)

public:
    QString stage{};
    QString text{};
    QString change{};
    QString total{};
    bool gain = true;
    friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

} // namespace automa::app
