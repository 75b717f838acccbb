// How a side of a game looks on seals and charts. A game tells it; the house draws it.
#pragma once

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// Colour is never the only sign: letter and band tell sides apart too, dash and marker in a chart.
struct SideLook {
    Q_GADGET
    QML_VALUE_TYPE(sideLook)
    Q_PROPERTY(QColor fill MEMBER fill)
    Q_PROPERTY(QColor fillDark MEMBER fillDark)
    Q_PROPERTY(QColor ink MEMBER ink)
    Q_PROPERTY(QColor inkDark MEMBER inkDark)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(QString band MEMBER band)
    Q_PROPERTY(QList<qreal> dash MEMBER dash)
    Q_PROPERTY(Marker marker MEMBER marker)
    Q_PROPERTY(bool given READ given)

public:
    enum class Marker { Round, Square, Diamond, HollowRound, HollowSquare };
    Q_ENUM(Marker)

    [[nodiscard]] bool given() const { return fill.isValid(); }
    friend bool operator==(const SideLook&, const SideLook&) = default;

    QColor fill;
    QColor fillDark;
    QColor ink;
    QColor inkDark;
    /// Stands on the seal; one without a letter is all band.
    QString letter;
    /// The symbol of the pattern below the letter.
    QString band;
    /// A line of a chart; empty: drawn through.
    QList<qreal> dash;
    Marker marker = Marker::Round;
};

} // namespace automa::app
