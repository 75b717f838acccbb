// The forms of the pieces and of the terrains: told apart without colour.
#include "app/map/hex_painter.h"
#include "app/scythe/map/scythe_map.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace automa::app::scythe_app {

using scythe::Terrain;

namespace {

/// Draws in a field of 44 × 44 around (0, 0).
class PiecePen {
public:
    PiecePen(QPainter& painter, const QRectF& box) : painter_(painter) {
        painter_.save();
        painter_.translate(box.center());
        painter_.scale(box.width() / 44, box.height() / 44);
    }
    ~PiecePen() { painter_.restore(); }
    PiecePen(const PiecePen&) = delete;
    PiecePen& operator=(const PiecePen&) = delete;

private:
    QPainter& painter_;
};

QPainterPath mech() {
    QPainterPath path;
    path.addRoundedRect(-11, -20, 22, 7, 2, 2); // head
    path.addRoundedRect(-15, -13, 30, 21, 3, 3);
    path.addRect(-21, -11, 6, 12); // arms
    path.addRect(15, -11, 6, 12);
    path.addPolygon(QPolygonF({{-13, 8}, {-3, 8}, {-5, 18}, {-16, 18}}));
    path.closeSubpath();
    path.addPolygon(QPolygonF({{13, 8}, {3, 8}, {5, 18}, {16, 18}}));
    path.closeSubpath();
    return path;
}

QPainterPath worker() {
    QPainterPath path;
    path.moveTo(-13, 18);
    path.cubicTo(-13, 4, -8, 1, 0, 1);
    path.cubicTo(8, 1, 13, 4, 13, 18);
    path.closeSubpath();
    path.addEllipse(QPointF(0, -7), 8.5, 8.5);
    return path;
}

QPainterPath pennant() {
    QPainterPath path;
    path.addPolygon(QPolygonF({{0, -21}, {15, -21}, {11, -16.5}, {15, -12}, {0, -12}}));
    path.closeSubpath();
    return path;
}

QPainterPath tunnel() {
    QPainterPath path;
    path.moveTo(-15, 18);
    path.lineTo(-15, 0);
    path.cubicTo(-15, -20, 15, -20, 15, 0);
    path.lineTo(15, 18);
    path.lineTo(6, 18);
    path.lineTo(6, 2);
    path.cubicTo(6, -8, -6, -8, -6, 2);
    path.lineTo(-6, 18);
    path.closeSubpath();
    return path;
}

QPainterPath cutStar() {
    QPainterPath path;
    constexpr double far = 14;
    constexpr double near = 4;
    for (int i = 0; i < 8; ++i) {
        const double radius = i % 2 == 0 ? far : near;
        const QPointF at(radius * std::sin(i * M_PI / 4), -radius * std::cos(i * M_PI / 4));
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

} // namespace

void paintScythePiece(int piece, const QRectF& box, const QColor& fill, const QColor& outline,
                      const QColor& ink, const QString& text, bool mine, const MapStroke& stroke) {
    QPainter& painter = stroke.painter;
    const PiecePen pen(painter, box);
    painter.setPen(QPen(outline, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    const MapStroke inside{painter, stroke.unit * box.width() / 44, {}, stroke.ink};
    switch (piece) {
    case ScytheMap::Mech:
        painter.drawPath(mech());
        paintMapText(inside, {0, -2.5}, text, 17, ink);
        break;
    case ScytheMap::Character:
        painter.drawLine(QPointF(0, -21), QPointF(0, -8));
        painter.drawPath(pennant());
        painter.drawEllipse(QPointF(0, 3.5), 14.5, 14.5);
        paintMapText(inside, {0, 4}, text, 17, ink);
        break;
    case ScytheMap::Worker:
        painter.drawPath(worker());
        paintMapText(inside, {0, 10.5}, text, 13, ink);
        break;
    case ScytheMap::Tunnel:
        painter.setPen(QPen(stroke.ink.surface, 4));
        painter.setBrush(stroke.ink.text);
        painter.drawPath(tunnel());
        return;
    case ScytheMap::Resources: // a crate with the number of all that lies there
        painter.setPen(QPen(stroke.ink.text, 4));
        painter.setBrush(stroke.ink.surface);
        painter.drawRoundedRect(QRectF(-19, -19, 38, 38), 5, 5);
        paintMapText(inside, {0, 0}, text, text.size() > 1 ? 28 : 35, stroke.ink.text);
        return;
    default: {
        const bool dark = stroke.ink.ground.lightnessF() < 0.5F;
        painter.setPen(Qt::NoPen);
        painter.setBrush(dark ? QColor(0x93, 0xD2, 0xA3) : QColor(0x2B, 0x64, 0x39));
        painter.drawEllipse(QPointF(0, 0), 19, 19);
        painter.setBrush(dark ? QColor(0x0B, 0x22, 0x12) : QColor(0xFF, 0xFF, 0xFF));
        painter.drawPath(cutStar());
        return;
    }
    }
    if (!mine)
        return;
    // A human's pieces stand on a base line: the side is told without colour, on a dark ground too.
    for (const auto& [colour, width] : {std::pair(stroke.ink.surface, 9), std::pair(stroke.ink.text, 5)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(-21, 21), QPointF(21, 21));
    }
}

void paintTerrain(int terrain, const QRectF& box, const QColor& colour, QPainter& painter) {
    const PiecePen pen(painter, box);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const auto polygon = [&](std::initializer_list<QPointF> points) {
        painter.drawPolygon(QPolygonF(QList<QPointF>(points)));
    };
    const QPen line(colour, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    switch (static_cast<Terrain>(terrain)) {
    case Terrain::mountain:
        polygon({{-20, 14}, {-6, -12}, {2, 3}, {7, -4}, {20, 14}});
        return;
    case Terrain::forest:
        for (const double x : {-9.0, 9.0}) {
            const double low = x < 0 ? 0 : 4;
            polygon({{x - 9, 9 - low}, {x, -16 + low}, {x + 9, 9 - low}});
            polygon({{x - 2, 9 - low}, {x + 2, 9 - low}, {x + 2, 15}, {x - 2, 15}});
        }
        return;
    case Terrain::farm:
        painter.setPen(line);
        painter.drawLine(QPointF(0, -14), QPointF(0, 17));
        for (const double y : {-6.0, 2.0, 10.0}) {
            painter.drawLine(QPointF(0, y), QPointF(8, y - 7));
            painter.drawLine(QPointF(0, y), QPointF(-8, y - 7));
        }
        return;
    case Terrain::tundra:
        painter.setPen(line);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({{-13, 17}, {-3, -15}, {3, -15}, {13, 17}}));
        painter.drawLine(QPointF(-9, 5), QPointF(9, 5));
        painter.drawLine(QPointF(-6, -5), QPointF(10, 16));
        painter.drawLine(QPointF(6, -5), QPointF(-10, 16));
        return;
    case Terrain::village:
        polygon({{-18, 16}, {-18, -2}, {-8, -12}, {2, -2}, {2, 16}});
        polygon({{5, 16}, {5, -12}, {12, -17}, {19, -10}, {19, 16}});
        return;
    case Terrain::lake:
        painter.setPen(line);
        painter.setBrush(Qt::NoBrush);
        for (const double y : {-9.0, 2.0, 13.0}) {
            QPainterPath wave;
            wave.moveTo(-18, y);
            wave.cubicTo(-12, y - 7, -6, y - 7, 0, y);
            wave.cubicTo(6, y + 7, 12, y + 7, 18, y);
            painter.drawPath(wave);
        }
        return;
    case Terrain::factory:
        polygon({{-17, 16},
                 {-17, -4},
                 {-7, 4},
                 {-7, -4},
                 {3, 4},
                 {3, -4},
                 {9, 2},
                 {9, -17},
                 {16, -17},
                 {16, 16}});
        return;
    }
}

} // namespace automa::app::scythe_app
