#include "app/barrage/map/barrage_map.h"

#include "app/barrage/map/map_painter.h"
#include "app/barrage/map/map_pictures.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr std::size_t headstream_count = count_of<Headstream>;

/// The layout is compiled in and checked with every build.
MapLayout layoutOf(const Catalogue& facts) {
    auto layout = MapLayout::read_embedded(facts);
    if (!layout.ok())
        qFatal("%s: %s", layout.error().path.c_str(), layout.error().message.c_str());
    return std::move(layout).value();
}

QString headstreamId(std::size_t index) {
    return QStringLiteral("headstream_") + QChar(u'A' + static_cast<char16_t>(index));
}

int headstreamIndex(const QString& id) {
    const int index =
        id.startsWith(QLatin1String("headstream_")) && id.size() == 12 ? id[11].unicode() - u'A' : -1;
    return index >= 0 && index < 4 ? index : -1;
}

/// A frame around a place, wide enough for what may stand on it.
MapPlace placeAt(const QString& id, QPointF at) {
    return {id, at, QRectF(at - QPointF(50, 30), QSizeF(100, 60))};
}

Owner ownerOf(const QString& id) {
    return by_text<Owner>(id).value_or(Owner::nobody);
}

/// Of all maps: they show the same board.
MapPictures& pictures() {
    thread_local MapPictures kept; // painted where the window is drawn
    return kept;
}

} // namespace

BarrageMap::BarrageMap(const Catalogue& facts, QObject* parent)
    : MapScene(parent), facts_(facts), geometry_(facts, layoutOf(facts)),
      drawn_(DrawnBoard::of(facts, state_)), order_(facts) {
    std::vector<MapPlace> places;
    for (std::size_t h = 0; h < headstream_count; ++h)
        places.push_back(placeAt(headstreamId(h), geometry_.headstream(h).center()));
    for (const SpaceId space : order_.spaces())
        places.push_back(placeAt(QString::fromStdString(facts_.space(space).id), geometry_.centre(space)));
    setPlaces(std::move(places));
}

void BarrageMap::show(const State& state) {
    state_ = state;
    drawn_ = DrawnBoard::of(facts_, state_);
    announce();
}

void BarrageMap::paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const {
    const auto* ink = qobject_cast<const BarrageInk*>(&stroke.ink);
    if (!ink)
        return;
    const MapColours colours = MapColours::of(*ink);
    MapPainter painter(stroke.painter, geometry_, drawn_, colours, stroke.unit, stroke.area);
    switch (part) {
    case MapPart::board:
        pictures().board(stroke, geometry_, drawn_, colours);
        return;
    case MapPart::highlights:
        painter.highlights(highlightsOf(shown));
        return;
    case MapPart::winner:
        painter.winner(highlightsOf(shown));
        return;
    }
}

BoardHighlights BarrageMap::highlightsOf(const MapHighlights& shown) const {
    BoardHighlights result;
    result.candidates = order_.spacesAt(shown.candidates);
    result.out = order_.spacesAt(shown.out);
    result.gone = order_.spacesAt(shown.gone);
    result.reasons = order_.spacesAt(shown.reasons);
    result.winner = order_.spaceAt(shown.winner);
    result.chosen = order_.spaceAt(shown.chosen);
    if (shown.chosen >= 0 && shown.chosen < static_cast<int>(headstream_count))
        result.chosen_headstream = shown.chosen;
    for (std::size_t i = 0; i < headstream_count; ++i)
        result.asked[i] = shown.targets.has(i);
    if (shown.piece >= 0 && shown.piece < static_cast<int>(count_of<Owner>))
        result.piece = static_cast<Owner>(shown.piece);
    for (const MapMark& mark : shown.marks)
        if (const auto space = order_.spaceAt(mark.place))
            result.marks.push_back({*space, mark.text});
    result.open = shown.open;
    return result;
}

MapHighlights BarrageMap::lookingAt(const QString& chosen, const QString& target,
                                    const QString& builder) const {
    MapHighlights shown = looking(chosen);
    shown.winner = indexOf(target);
    shown.piece = static_cast<int>(ownerOf(builder));
    shown.open = true;
    return shown;
}

double BarrageMap::distance(int index, QPointF at) const {
    const bool inside = index < static_cast<int>(headstream_count)
                        && geometry_.headstream(static_cast<std::size_t>(index)).contains(at);
    return inside ? 0 : MapScene::distance(index, at);
}

QString BarrageMap::describe(const QString& id) const {
    if (const int headstream = headstreamIndex(id); headstream >= 0)
        return translate("MapScene", "%1: %2")
            .arg(BarrageNames::headstream(id.right(1)),
                 BarrageNames::drops(drawn_.headstream_drops[static_cast<std::size_t>(headstream)]));
    const auto space = facts_.find_space(id.toStdString());
    if (!space)
        return {};
    const DrawnPlace& place = drawn_.place(*space);
    const QString name = as_label(BarrageNames::space(id));
    if (!place.built())
        return translate("MapScene", "%1: free").arg(name);
    const QString owner = BarrageNames::company(id_of(place.owner));
    if (place.kind == SpaceKind::dam)
        return translate("MapScene", "%1: %2, height %3, %4")
            .arg(name, owner, QString::number(place.height), BarrageNames::drops(place.drops));
    return translate("MapScene", "%1: %2").arg(name, owner);
}

std::optional<WaterPlace> BarrageMap::waterPlace(const QString& id) const {
    if (const int headstream = headstreamIndex(id); headstream >= 0)
        return water_on(static_cast<Headstream>(headstream));
    if (id.startsWith(QLatin1String("exit")))
        return WaterPlace{WaterKind::off_board, 0};
    if (id.startsWith(QLatin1String("powerhouse_")))
        return WaterPlace{WaterKind::powerhouse, static_cast<std::uint8_t>(id.section(u'_', 1, 1).toInt())};
    const auto space = facts_.find_space(id.toStdString());
    if (space && facts_.space(*space).kind == SpaceKind::dam)
        return water_at(*space);
    return std::nullopt;
}

QVariantList BarrageMap::points(const QPolygonF& way) const {
    QVariantList list;
    list.reserve(way.size());
    for (const QPointF point : way)
        list << point;
    return list;
}

QVariantList BarrageMap::dropWay(const QString& from, const QString& to, const QString& through) const {
    const auto start = waterPlace(from);
    const auto end = waterPlace(to);
    if (!start || !end)
        return {};
    return points(geometry_.dropWay(*start, *end, facts_.find_space(through.toStdString())));
}

std::optional<SpaceId> BarrageMap::pipeOf(const DropMoved& moved) const {
    if (moved.from.kind != WaterKind::dam)
        return std::nullopt;
    const auto flowsTo = [&](int basin) {
        for (; basin != 0; basin = facts_.basin(basin).next) {
            const bool dam =
                moved.to.kind == WaterKind::dam && facts_.space(SpaceId(moved.to.index)).basin == basin;
            if (dam || (moved.to.kind == WaterKind::powerhouse && moved.to.index == basin))
                return true;
        }
        return moved.to.kind == WaterKind::off_board;
    };
    for (const SpaceId conduit : facts_.basin(facts_.space(SpaceId(moved.from.index)).basin).conduits)
        if (drawn_.place(conduit).built() && flowsTo(facts_.space(conduit).destination))
            return conduit;
    return std::nullopt;
}

QVariantList BarrageMap::waysOf(std::span<const Event> events) const {
    QVariantList ways;
    for (const Event& event : events)
        if (const auto* moved = std::get_if<DropMoved>(&event))
            ways << QVariant(points(geometry_.dropWay(moved->from, moved->to, pipeOf(*moved))));
    return ways;
}

} // namespace automa::app::barrage_app
