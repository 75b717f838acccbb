// The map as it is painted: dark pieces on a dark base, two of them on one hex, resources that are kept.
#include "app/scythe/map/scythe_map.h"
#include "model/scythe/state/board.h"
#include "model/scythe/table/setup.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

constexpr double unit = 0.46; // of a phone

std::shared_ptr<const Catalogue> facts() {
    static const auto loaded = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    return loaded;
}

Place at(const char* id) {
    return *facts()->find_territory(id);
}

/// The colours of the light theme; all factions in Saxony's black.
void lightInk(HexInk& ink) {
    const QColor black(0x26, 0x2B, 0x30);
    ink.ground = QColor(0xF4, 0xEE, 0xE1);
    ink.surface = QColor(0xFF, 0xFB, 0xF3);
    ink.text = ink.ink = QColor(0x1D, 0x28, 0x2E);
    ink.text2 = ink.line2 = QColor(0x85, 0x7A, 0x64);
    for (std::size_t i = 0; i < count_of<Terrain>; ++i)
        ink.fills.append(QColor(0xE8, 0xC3, 0xAC));
    for (std::size_t i = 0; i < faction_count; ++i) {
        ink.fills.append(black);
        ink.owners.append(black);
        ink.ownerInks.append(QColor(Qt::white));
    }
    ink.fills.append(black);
}

QImage painted(const ScytheMap& map, const QString& place) {
    HexInk ink;
    lightInk(ink);
    const QRectF frame = map.frameOf(place);
    QImage image(frame.size().toSize() * unit, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(unit, unit);
    painter.translate(-frame.topLeft());
    map.paint(MapPart::board, {}, MapStroke{painter, unit, frame, ink});
    painter.end();
    return image;
}

/// In a part of the picture, in parts of its size: pixels so light or lighter.
int lightPixels(const QImage& image, QRectF part, int least) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += part.contains(QPointF(double(x) / image.width(), double(y) / image.height()))
                     && qGray(image.pixel(x, y)) >= least;
    return count;
}

State saxony() {
    GameOptions options;
    options.automa = Faction::saxony;
    options.human = Faction::polania;
    State state = new_game(*facts(), options).value();
    for (Side& side : state.sides)
        side.units = {};
    state.sides[0].units.character = state.sides[0].base();
    state.sides[1].units.character = state.sides[1].base();
    state.encounters = {};
    return state;
}

} // namespace

TEST(ScytheMaps, ABlackPieceIsSeenOnItsBlackBase) {
    State state = saxony();
    Side& automa = state.side(first_side(state, Player::automa));
    const Place base = automa.base();
    automa.units.character = Place::mat();
    ScytheMap map(facts());
    map.show(state);
    const QRectF middle(0.2, 0.35, 0.6, 0.5);
    const int empty = lightPixels(painted(map, map.idOf(base)), middle, 140);
    put_unit(automa, UnitKind::worker, base);
    map.show(state);
    EXPECT_GT(lightPixels(painted(map, map.idOf(base)), middle, 140), empty + 25)
        << "its outline is light, as the ground is dark";
}

TEST(ScytheMaps, TwoBlackPiecesOnAHexAreTwo) {
    State state = saxony();
    Side& automa = state.side(first_side(state, Player::automa));
    put_unit(automa, UnitKind::mech, at("E2"));
    put_unit(automa, UnitKind::worker, at("E2"));
    ScytheMap map(facts());
    map.show(state);
    const QImage image = painted(map, QStringLiteral("E2"));
    // Between the mech on the left and the worker on the right a light line leads from top to bottom.
    const QRectF between(0.46, 0.5, 0.08, 0.2);
    const int rows = static_cast<int>(between.height() * image.height());
    EXPECT_GE(lightPixels(image, between, 140), rows);
}

TEST(ScytheMaps, KeptResourcesLieOnTheirTerritoryAndAreSaid) {
    State state = saxony();
    state.resources[at("E2").index()] = 3;
    ScytheMap map(facts());
    const QRectF foot(0.4, 0.75, 0.2, 0.2);
    map.show(state);
    const int empty = lightPixels(painted(map, QStringLiteral("E2")), foot, 245);
    EXPECT_FALSE(map.describe(QStringLiteral("E2")).contains(QStringLiteral("3"))) << "nobody keeps them";
    state.resources_tracked = true;
    map.show(state);
    EXPECT_GT(lightPixels(painted(map, QStringLiteral("E2")), foot, 245), empty + 10) << "a crate lies there";
    EXPECT_TRUE(map.describe(QStringLiteral("E2")).contains(QStringLiteral("3")));
}

} // namespace automa::app::scythe_app
