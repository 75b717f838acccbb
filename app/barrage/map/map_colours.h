// The colours of the map. The theme names them; the map only mixes.
#pragma once

#include "app/map/map_ink.h"
#include "model/barrage/ids.h"

#include <QColor>

#include <array>

namespace automa::app::barrage_app {

/// As the theme sets them in QML; lists stand for the powers and the owners, the neutral one last.
class BarrageInk : public automa::app::MapInk {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor casing MEMBER casing NOTIFY changed)
    Q_PROPERTY(QVariantList regions MEMBER regions NOTIFY changed)
    Q_PROPERTY(QColor contour MEMBER contour NOTIFY changed)
    Q_PROPERTY(QColor site MEMBER site NOTIFY changed)
    Q_PROPERTY(QColor river MEMBER river NOTIFY changed)
    Q_PROPERTY(QColor pool MEMBER pool NOTIFY changed)
    Q_PROPERTY(QColor poolLine MEMBER poolLine NOTIFY changed)
    Q_PROPERTY(QColor drop MEMBER drop NOTIFY changed)
    Q_PROPERTY(QColor redBorder MEMBER redBorder NOTIFY changed)
    Q_PROPERTY(QVariantList power MEMBER power NOTIFY changed)
    Q_PROPERTY(QVariantList powerInk MEMBER powerInk NOTIFY changed)
    Q_PROPERTY(QVariantList owner MEMBER owner NOTIFY changed)
    Q_PROPERTY(QVariantList ownerInk MEMBER ownerInk NOTIFY changed)
    Q_PROPERTY(QVariantList letter MEMBER letter NOTIFY changed)

public:
    using MapInk::MapInk;

    QColor casing; // of pipes that nobody has built
    QVariantList regions;
    QColor contour;
    QColor site;
    QColor river;
    QColor pool;
    QColor poolLine;
    QColor drop;
    QColor redBorder;
    QVariantList power;
    QVariantList powerInk;
    QVariantList owner;
    QVariantList ownerInk;
    QVariantList letter;
};

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

    [[nodiscard]] static MapColours of(const BarrageInk& ink);
    friend bool operator==(const MapColours&, const MapColours&) = default;
    [[nodiscard]] QColor fill(barrage::Owner who) const { return owner[index_of(who)]; }
    [[nodiscard]] QColor inkOn(barrage::Owner who) const { return ownerInk[index_of(who)]; }
    [[nodiscard]] const QString& letterOf(barrage::Owner who) const { return letter[index_of(who)]; }
};

} // namespace automa::app::barrage_app
