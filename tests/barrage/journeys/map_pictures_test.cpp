// Of a board that was painted before, only what changed is painted anew; it looks as if it were painted
// whole.
#include "app/barrage/demo/shots.h"
#include "app/barrage/game.h"
#include "app/barrage/map/map_colours.h"
#include "app/barrage/map/map_layout.h"
#include "app/barrage/map/map_pictures.h"
#include "app/barrage/sample_table.h"
#include "model/barrage/table/setup.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

using namespace automa::app;
using namespace automa::app::barrage_app;
using namespace automa::barrage;

namespace {

constexpr double unit = 0.5;

QVariantList hues(int count) {
    QVariantList list;
    for (int i = 0; i < count; ++i)
        list << QColor::fromHsv(i * 360 / count, 200, 200);
    return list;
}

/// Every colour another one, so that nothing hides on its ground.
void colour(BarrageInk& ink) {
    ink.text = ink.ink = Qt::black;
    ink.casing = Qt::darkGray;
    ink.surface = Qt::white;
    ink.ground = QColor(250, 245, 230);
    ink.line2 = Qt::gray;
    ink.text2 = Qt::darkBlue;
    ink.contour = Qt::lightGray;
    ink.site = QColor(220, 200, 170);
    ink.river = ink.drop = Qt::blue;
    ink.pool = Qt::cyan;
    ink.poolLine = Qt::darkCyan;
    ink.redBorder = Qt::red;
    ink.regions = hues(3);
    ink.power = ink.owner = hues(6);
    ink.powerInk = ink.ownerInk = QVariantList(6, QColor(Qt::black));
    ink.letter = {"U", "G", "I", "F", "N", "X"};
    ink.family = QStringLiteral("Noto Sans");
}

QImage painted(MapPictures& pictures, const MapGeometry& geometry, const DrawnBoard& scene,
               const BarrageInk& ink) {
    QImage image((geometry.bounds().size() * unit).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(unit, unit);
    pictures.board({painter, unit, geometry.bounds(), ink}, geometry, scene, MapColours::of(ink));
    return image;
}

/// By how much the colours of one pixel differ at most.
int farthest(const QImage& one, const QImage& other) {
    int most = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            most = std::max({most, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                             std::abs(qBlue(a) - qBlue(b)), std::abs(qAlpha(a) - qAlpha(b))});
        }
    return most;
}

} // namespace

TEST(BarrageMapPictures, APictureThatFollowedTheGameIsTheBoardPaintedAnew) {
    const auto facts = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    const MapGeometry geometry(*facts, MapLayout::read_embedded(*facts).value());
    BarrageGame game(facts);
    game.start(new_game(*facts, DemoTable::threeCompanies(3)).value().state, TileSource::app);
    playOn(game, [](const BarrageGame& at) { return at.state().round == 3; });
    ASSERT_GT(game.length(), 20U);
    BarrageInk ink;
    colour(ink);
    MapPictures followed;
    QImage before;
    int changes = 0;
    // Forth, and in one leap back.
    for (std::size_t step = 0; step <= game.length() + 1; ++step) {
        const std::size_t at = step > game.length() ? 0 : step;
        const DrawnBoard scene = DrawnBoard::of(*facts, game.stateAt(at));
        const QImage now = painted(followed, geometry, scene, ink);
        MapPictures anew;
        // A clip may round an edge by a shade; what was left out or painted over differs by far more.
        ASSERT_LE(farthest(now, painted(anew, geometry, scene, ink)), 4) << "entry " << at;
        changes += now != before;
        before = now;
    }
    EXPECT_GT(changes, 10);
    ink.river = Qt::magenta;
    EXPECT_NE(painted(followed, geometry, DrawnBoard::of(*facts, game.stateAt(0)), ink), before)
        << "another theme";
}
