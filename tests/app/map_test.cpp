// Maps without a window: the view over a board, hexes, taps, ways around pieces.
#include "app/map/hex_layout.h"
#include "app/map/hex_map.h"
#include "app/map/hex_ways.h"
#include "app/map/map_camera.h"
#include "app/map/map_labels.h"

#include <gtest/gtest.h>

#include <QColor>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>

namespace automa::app {
namespace {

using core::Hex;

class ThreeHexes final : public HexMap {
public:
    ThreeHexes() {
        std::vector<HexCell> cells(4);
        cells[0] = {.at = {0, 0}, .id = QStringLiteral("a1"), .code = QStringLiteral("A1")};
        cells[1] = {.at = {0, 2}, .id = QStringLiteral("a2"), .code = QStringLiteral("A2")};
        cells[1].pieces = {HexPiece{.owner = 0}};
        cells[2] = {.at = {0, 4}, .id = QStringLiteral("a3"), .code = QStringLiteral("A3")};
        cells[3] = {.at = {1, 1}, .id = QStringLiteral("water"), .ground = true};
        show(std::move(cells));
    }
    [[nodiscard]] QString describe(const QString& place) const override { return shortName(place); }
};

TEST(HexLayout, NeighboursTouchAndRowsInterlock) {
    const std::array<Hex, 3> hexes{{{0, 0}, {0, 2}, {1, 1}}};
    const HexLayout layout(hexes);
    EXPECT_DOUBLE_EQ(layout.centre({0, 2}).x() - layout.centre({0, 0}).x(), HexLayout::width);
    for (const Hex direction : core::hex_directions)
        EXPECT_NEAR(QLineF(layout.centre({4, 4}), layout.centre(Hex{4, 4} + direction)).length(),
                    HexLayout::width, 1e-9);
    EXPECT_NEAR(layout.bounds().width(), 200, 1e-9);
    EXPECT_NEAR(layout.bounds().height(), HexLayout::row_height + 2 * HexLayout::radius, 1e-9);
}

TEST(HexLayout, FindsTheHexOfEveryPointNearItsMiddle) {
    const std::array<Hex, 2> hexes{{{0, 0}, {8, 20}}};
    for (const bool turned : {false, true}) {
        const HexLayout layout(hexes, {10, 20, 30, 40}, turned);
        for (int row = 0; row <= 8; ++row)
            for (int x2 = row % 2; x2 <= 20; x2 += 2)
                for (const QPointF off : {QPointF(0, 0), QPointF(45, 0), QPointF(-30, 20), QPointF(0, 50)})
                    EXPECT_EQ(layout.at(layout.centre({row, x2}) + off), (Hex{row, x2})) << row << ' ' << x2;
    }
}

TEST(HexLayout, ATurnedMapKeepsItsFrameAndTurnsEveryHex) {
    const std::array<Hex, 2> hexes{{{0, 0}, {1, 3}}};
    const HexLayout upright(hexes, {5, 5, 25, 5});
    const HexLayout turned(hexes, {5, 5, 25, 5}, true);
    EXPECT_EQ(upright.bounds(), turned.bounds());
    const QPointF sum = upright.centre({0, 0}) + turned.centre({0, 0});
    EXPECT_NEAR(sum.x(), upright.bounds().width(), 1e-9);
    EXPECT_NEAR(sum.y(), upright.bounds().height(), 1e-9);
}

TEST(HexLayout, TheSharedEdgeEndsInTwoCornersOfBoth) {
    const std::array<Hex, 2> hexes{{{0, 0}, {1, 1}}};
    const HexLayout layout(hexes);
    const QLineF edge = layout.edge({0, 0}, {1, 1});
    EXPECT_NEAR(edge.length(), HexLayout::radius, 1e-9);
    for (const QPointF end : {edge.p1(), edge.p2()})
        for (const Hex hex : hexes) {
            double nearest = 1000;
            for (const QPointF corner : layout.outline(hex))
                nearest = std::min(nearest, QLineF(corner, end).length());
            EXPECT_NEAR(nearest, 0, 1e-9);
        }
}

TEST(HexWays, AnArrowGoesAroundWhatStandsBetween) {
    const std::vector<QRectF> between{QRectF(130, -25, 40, 50)};
    const MapArrow straight{{36, 0}, {112, 0}, {188, 0}, {264, 0}};
    EXPECT_GT(coveredPart(straight, between), 0.1);
    const QRectF wide(-100, -200, 500, 400);
    EXPECT_EQ(coveredPart(arrowAround({0, 0}, {300, 0}, 36, between, wide), between), 0);
    const MapArrow free = arrowAround({0, 0}, {300, 0}, 36, {}, wide);
    EXPECT_NEAR(free.leaving.y(), 0, 1e-9) << "no bow without need";
}

TEST(HexWays, AnArrowStaysInsideWhatIsShownWhateverStandsBetween) {
    const std::vector<QRectF> wall{QRectF(110, -90, 80, 125)}; // over it would be the shorter way round
    const QPointF from(20, 0);
    const QPointF to(320, 10);
    const QRectF room = roomOfWay(from, to, 70, QRectF(0, -40, 400, 200));
    EXPECT_EQ(room, QRectF(0, -40, 390, 120)) << "the board ends before the room does";
    const MapArrow way = arrowAround(from, to, 36, wall, room);
    for (int i = 0; i <= 20; ++i)
        EXPECT_TRUE(room.contains(way.at(i / 20.0))) << i;
    EXPECT_EQ(coveredPart(way, wall), 0) << "below it there is room";
}

TEST(HexMap, ATapMeansTheNearestPlaceAndSaysWhenItIsNotClear) {
    const ThreeHexes map;
    ASSERT_EQ(map.placeCount(), 3) << "water is no place";
    const QPointF first = map.centreOf("a1");
    EXPECT_EQ(map.hit(first + QPointF(20, 0), 0.5).place, "a1");
    EXPECT_FALSE(map.hit(first, 0.3).close);
    EXPECT_TRUE(map.hit(first + QPointF(48, 0), 0.3).close) << "on the border of two small hexes";
    EXPECT_EQ(map.hitAmong(QStringList{"a3"}, first, 0.3).place, "") << "what is not offered is not taken";
    EXPECT_EQ(map.hitAmong(QStringList{"a2"}, first + QPointF(48, 0), 0.3).place, "a2");
}

TEST(HexMap, TurningKeepsIdsAndCodes) {
    ThreeHexes map;
    const QPointF before = map.centreOf("a1");
    map.setTurned(true);
    EXPECT_NE(map.centreOf("a1"), before);
    EXPECT_EQ(map.hit(map.centreOf("a1"), 1).place, "a1");
    EXPECT_EQ(map.shortName("a3"), "A3");
}

TEST(HexMap, ObstaclesOfAMoveAreTheOthersCodesAndPieces) {
    const ThreeHexes map;
    EXPECT_EQ(map.obstacles(0, 2).size(), 2U) << "code and piece of A2";
    EXPECT_EQ(map.obstacles(0, 1).size(), 1U) << "code of A3";
}

TEST(MapLabels, StandAboveTheirPlaceUnlessThatCoversAnotherOneOrLeavesTheBoard) {
    const QRectF board(0, 0, 600, 600);
    const QRectF place(250, 300, 100, 100);
    const std::array<MapLabelSpot, 1> one{{{place, {120, 40}}}};
    const auto alone = labelBoxes(one, std::array{place}, board);
    ASSERT_EQ(alone.size(), 1U);
    EXPECT_LT(alone[0].bottom(), place.top());
    const QRectF above(250, 190, 100, 100);
    const auto moved = labelBoxes(one, std::array{place, above}, board);
    EXPECT_FALSE(moved[0].intersects(above));
    EXPECT_FALSE(moved[0].intersects(place));
    const QRectF top(250, 5, 100, 100);
    const std::array<MapLabelSpot, 1> high{{{top, {120, 40}}}};
    EXPECT_TRUE(board.contains(labelBoxes(high, std::array{top}, board)[0]));
}

TEST(MapLabels, OfNeighboursDoNotCoverEachOther) {
    const QRectF board(0, 0, 800, 600);
    std::vector<MapLabelSpot> spots;
    std::vector<QRectF> kept;
    for (int i = 0; i < 4; ++i) {
        kept.emplace_back(200 + 100 * i, 300, 100, 100);
        spots.push_back({kept.back(), {180, 50}});
    }
    const std::vector<QRectF> boxes = labelBoxes(spots, kept, board);
    ASSERT_EQ(boxes.size(), 4U);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_TRUE(board.contains(boxes[i])) << i;
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(boxes[i].intersects(boxes[j])) << i << ' ' << j;
        for (const QRectF& place : kept)
            EXPECT_FALSE(boxes[i].intersects(place)) << i;
    }
}

TEST(HexMap, TheVeilCoversWhatIsNotLit) {
    ThreeHexes map;
    HexInk ink;
    ink.ground = Qt::white;
    ink.surface = ink.text2 = ink.line2 = Qt::gray;
    ink.text = ink.ink = Qt::black;
    ink.primary = Qt::blue;
    ink.winner = Qt::yellow;
    ink.fills = {QColor(Qt::red)};
    MapHighlights shown;
    shown.candidates = map.setOf({"a1"});
    QImage picture(map.bounds().size().toSize(), QImage::Format_RGB32);
    QPainter painter(&picture);
    const MapStroke stroke{painter, 0.2, map.bounds(), ink}; // too small for letters
    map.paint(MapPart::board, shown, stroke);
    const QPoint foot(0, 35);
    const QRgb lit = picture.pixel(map.centreOf("a1").toPoint() + foot);
    EXPECT_EQ(lit, QColor(Qt::red).rgb());
    map.paint(MapPart::highlights, shown, stroke);
    EXPECT_EQ(picture.pixel(map.centreOf("a1").toPoint() + foot), lit) << "a candidate shows its terrain";
    EXPECT_NE(picture.pixel(map.centreOf("a3").toPoint() + foot), lit) << "the rest is veiled";
}

TEST(MapCamera, FitsKeepsTheLandInTheWindowAndRemembersTheHand) {
    MapCamera camera;
    camera.setReadableUnit(0.4);
    camera.setLand({0, 0, 1000, 1450});
    camera.setRoom({400, 400});
    EXPECT_DOUBLE_EQ(camera.unit(), 0.4) << "as wide as it can be read, the rest a swipe away";
    camera.panBy({5000, 5000});
    EXPECT_DOUBLE_EQ(camera.left(), 0);
    EXPECT_DOUBLE_EQ(camera.top(), 0);
    camera.zoomAt({200, 200}, 0.8);
    const QPointF kept = camera.toBoard({200, 200});
    EXPECT_DOUBLE_EQ(kept.x(), 500);
    camera.setRoom({500, 400});
    EXPECT_DOUBLE_EQ(camera.unit(), 0.8) << "a new size does not undo a hand's zoom";
    camera.setFocus({100, 100, 50, 50});
    EXPECT_NE(camera.unit(), 0.8) << "a new focus does";
    camera.look(100, 0, 0);
    EXPECT_DOUBLE_EQ(camera.unit(), camera.mostUnit());
}

TEST(MapCamera, FingersComeBeforeTheWidth) {
    MapCamera camera;
    camera.setLand({0, 0, 1350, 810});
    camera.setRoom({360, 640});
    EXPECT_LT(camera.unit() * 100, 30);
    camera.setFingerUnit(0.48);
    EXPECT_DOUBLE_EQ(camera.unit() * 100, 48);
    EXPECT_TRUE(camera.zoomed());
}

} // namespace
} // namespace automa::app
