// The signs of buildings and terrains, drawn in a box of 24 × 24.
#include "app/innovation/map/innovation_map.h"

#include <QPainterPath>

#include <initializer_list>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath rect(double x, double y, double width, double height) {
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

/// One house with a gable, its door cut out.
QPainterPath house(double x, double width) {
    const QPainterPath walls =
        polygon({{x, 12}, {x + width / 2, 4}, {x + width, 12}, {x + width, 21}, {x, 21}});
    return walls.subtracted(rect(x + width / 2 - 1.7, 15, 3.4, 6));
}

/// A hall with an open book cut out.
QPainterPath hall() {
    QPainterPath walls = polygon({{2, 10}, {12, 3}, {22, 10}, {22, 21}, {2, 21}});
    walls = walls.subtracted(polygon({{6, 12}, {11.3, 13.5}, {11.3, 19}, {6, 17.5}}));
    return walls.subtracted(polygon({{18, 12}, {12.7, 13.5}, {12.7, 19}, {18, 17.5}}));
}

/// Three towers and a gate.
QPainterPath castle() {
    QPainterPath walls = polygon({{2, 21},
                                  {2, 8},
                                  {4.5, 4},
                                  {7, 8},
                                  {7, 12},
                                  {9, 12},
                                  {9, 7},
                                  {12, 2},
                                  {15, 7},
                                  {15, 12},
                                  {17, 12},
                                  {17, 8},
                                  {19.5, 4},
                                  {22, 8},
                                  {22, 21}});
    return walls.subtracted(rect(9.8, 15, 4.4, 6));
}

/// A dome on columns.
QPainterPath dome() {
    QPainterPath path(QPointF(5, 10));
    path.arcTo(QRectF(5, 3.5, 14, 13), 180, -180);
    path.closeSubpath();
    path.addRect(3, 10.5, 18, 2);
    for (const double x : {4.5, 10.5, 16.5})
        path.addRect(x, 13.5, 3, 4.5);
    path.addRect(2.5, 19, 19, 2.5);
    return path;
}

QPainterPath towerSign() {
    return polygon({{7, 21},
                    {7, 8},
                    {5, 8},
                    {5, 3},
                    {8, 3},
                    {8, 5},
                    {10.5, 5},
                    {10.5, 3},
                    {13.5, 3},
                    {13.5, 5},
                    {16, 5},
                    {16, 3},
                    {19, 3},
                    {19, 8},
                    {17, 8},
                    {17, 21}})
        .subtracted(rect(10.3, 15, 3.4, 6));
}

QPainterPath obelisk() {
    QPainterPath path = polygon({{10, 6}, {12, 2}, {14, 6}, {15.2, 18}, {8.8, 18}});
    path.addRect(6, 18.6, 12, 2.6);
    return path;
}

/// A neutral building stands on a line.
QPainterPath neutral(QPainterPath sign) {
    sign.addRect(1, 22, 22, 1.8);
    return sign;
}

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes) {
    QPainterPath path;
    for (const auto& stroke : strokes) {
        bool first = true;
        for (const QPointF& point : stroke) {
            if (first)
                path.moveTo(point);
            else
                path.lineTo(point);
            first = false;
        }
    }
    return path;
}

QPainterPath waves() {
    QPainterPath path;
    for (const double y : {8.0, 15.0}) {
        path.moveTo(3, y);
        path.cubicTo(6, y - 4, 9, y - 4, 12, y);
        path.cubicTo(15, y + 4, 18, y + 4, 21, y);
    }
    return path;
}

QPainterPath dunes() {
    QPainterPath path(QPointF(3, 14));
    path.cubicTo(7, 6, 10, 9, 13, 13);
    path.cubicTo(15, 16, 19, 14, 21, 11);
    path.moveTo(9, 18);
    path.lineTo(18, 18);
    return path;
}

} // namespace

QPainterPath buildingSign(Kind kind) {
    switch (kind) {
    case Kind::workshop:
        return house(5, 14);
    case Kind::guild:
        return house(1.5, 10.2).united(house(12.3, 10.2));
    case Kind::school:
        return hall();
    case Kind::palace:
        return castle();
    case Kind::university:
        return dome();
    case Kind::tower:
        return towerSign();
    case Kind::monument:
        return obelisk();
    case Kind::neutral_workshop:
        return neutral(house(5, 14));
    case Kind::neutral_guild:
        return neutral(house(1.5, 10.2).united(house(12.3, 10.2)));
    case Kind::neutral_school:
        return neutral(hall());
    case Kind::neutral_palace:
        return neutral(castle());
    case Kind::neutral_university:
        return neutral(dome());
    }
    return {};
}

QPainterPath terrainSign(Terrain terrain) {
    switch (terrain) {
    case Terrain::desert:
        return dunes();
    case Terrain::plains:
        return lines({{{4, 7}, {20, 7}}, {{4, 12}, {20, 12}}, {{4, 17}, {20, 17}}});
    case Terrain::swamp:
        return lines({{{4, 19}, {20, 19}},
                      {{6, 18}, {6, 11}},
                      {{10, 18}, {10, 6}},
                      {{14, 18}, {14, 9}},
                      {{18, 18}, {18, 12}}});
    case Terrain::lake:
        return waves();
    case Terrain::forest:
        return lines({{{12, 3}, {6, 15}, {18, 15}, {12, 3}}, {{12, 15}, {12, 21}}});
    case Terrain::mountain:
        return lines({{{3, 19}, {9, 8}, {14, 17}}, {{11, 12}, {15, 6}, {21, 19}, {3, 19}}});
    case Terrain::wasteland:
        return lines({{{5, 5}, {12, 9}, {9, 14}, {17, 20}}, {{12, 9}, {19, 6}}});
    }
    return {};
}

QPainterPath leftSign(LeftSign sign) {
    switch (sign) {
    case LeftSign::tool: // a mallet
        return lines({{{5, 19.5}, {13.5, 11}}, {{8.5, 7}, {12, 3.5}, {20.5, 12}, {17, 15.5}, {8.5, 7}}});
    case LeftSign::fallow: // a tuft of grass on the field that nobody tills
        return lines(
            {{{5, 18.5}, {19, 18.5}}, {{12, 18}, {12, 6.5}}, {{12, 18}, {6.5, 10}}, {{12, 18}, {17.5, 10}}});
    case LeftSign::blighted: { // a stalk that hangs its head
        QPainterPath stalk(QPointF(9, 19));
        stalk.cubicTo(8, 11, 9, 5.5, 13, 5.5);
        stalk.cubicTo(16.5, 5.5, 17.5, 9, 17, 13);
        stalk.moveTo(9, 15);
        stalk.lineTo(13, 17.5);
        return stalk;
    }
    }
    return {};
}

} // namespace automa::app::innovation_app
