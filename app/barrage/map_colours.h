// The colours of the map. The theme names them; the map only mixes.
#pragma once

#include "model/barrage/ids.h"

#include <QColor>
#include <QVariantMap>

#include <array>

namespace automa::app::barrage_app {

struct MapColours {
    QColor ground;
    QColor text;
    QColor casing; // of pipes that nobody has built
    QColor text2;
    QColor primary;
    QColor primaryInk;
    QColor primaryC;
    QColor winner;
    QColor ink;
    QColor surface;
    QColor line2;
    std::array<QColor, 3> regions;
    QColor contour;
    QColor site;
    QColor river;
    QColor pool;
    QColor poolLine;
    QColor drop;
    QColor redBorder;
    std::array<QColor, 6> power;    // by power
    std::array<QColor, 6> powerInk; // by power
    std::array<QColor, 6> owner;    // by owner, the neutral one last
    std::array<QColor, 6> ownerInk;
    QString family;
    std::array<QString, 6> letter; // by owner

    /// Keys as the fields are called; lists for the arrays.
    [[nodiscard]] static MapColours from(const QVariantMap& map);
    [[nodiscard]] QColor fill(barrage::Owner who) const { return owner[index_of(who)]; }
    [[nodiscard]] QColor inkOn(barrage::Owner who) const { return ownerInk[index_of(who)]; }
    [[nodiscard]] const QString& letterOf(barrage::Owner who) const { return letter[index_of(who)]; }
};

} // namespace automa::app::barrage_app
