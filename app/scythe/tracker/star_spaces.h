// The spaces of a star card as they are drawn: which are stars, where the schemes flip, where water is
// closed.
#pragma once

#include "model/scythe/facts/catalogue.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

class StarSpaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its names are used")

public:
    /// Plain with water closed, plain, a star, a star that also flips to scheme II.
    enum Kind { Closed, Plain, Star, Flip };
    Q_ENUM(Kind)

    /// As many as stand in a row of the card.
    static constexpr int inRow = 4;
};

[[nodiscard]] QList<int> starSpaces(const scythe::StarTrack& track);

/// "row 3, 2nd": as the card is read. From 0 on.
[[nodiscard]] QString starSpaceName(int space);

} // namespace automa::app::scythe_app
