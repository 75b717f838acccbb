#include "app/barrage/map_scene.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"

#include <QLineF>

#include <limits>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr double reach = 40;       // pixels
constexpr double also_near = 24;   // pixels
constexpr double clearly_off = 12; // pixels further than the nearest

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

QVariantMap entry(const QString& id, QPointF at) {
    return {{QStringLiteral("id"), id}, {QStringLiteral("x"), at.x()}, {QStringLiteral("y"), at.y()}};
}

} // namespace

MapScene::MapScene(const Catalogue& facts, QObject* parent)
    : QObject(parent), facts_(facts), geometry_(facts, layoutOf(facts)),
      scene_(BoardScene::of(facts, state_)) {
    for (std::size_t h = 0; h < 4; ++h)
        places_ << entry(headstreamId(h), geometry_.headstream(h).center());
    const auto add = [this](const auto& spaces) {
        for (const SpaceId space : spaces)
            places_ << entry(QString::fromStdString(facts_.space(space).id), geometry_.centre(space));
    };
    for (int number = 1; number <= static_cast<int>(basin_count); ++number) {
        add(facts_.basin(number).powerhouses);
        add(facts_.basin(number).dams);
        add(facts_.basin(number).conduits);
    }
}

void MapScene::show(const State& state) {
    state_ = state;
    scene_ = BoardScene::of(facts_, state_);
    ++revision_;
    emit changed();
}

QString MapScene::describe(const QString& id) const {
    if (const int headstream = headstreamIndex(id); headstream >= 0)
        return translate("MapScene", "%1: %2")
            .arg(BarrageNames::headstream(id.right(1)),
                 BarrageNames::drops(scene_.headstream_drops[static_cast<std::size_t>(headstream)]));
    const auto space = facts_.find_space(id.toStdString());
    if (!space)
        return {};
    const ScenePlace& place = scene_.place(*space);
    const QString name = as_label(BarrageNames::space(id));
    if (!place.built())
        return translate("MapScene", "%1: free").arg(name);
    const QString owner = BarrageNames::company(id_of(place.owner));
    if (place.kind == SpaceKind::dam)
        return translate("MapScene", "%1: %2, height %3, %4")
            .arg(name, owner, QString::number(place.height), BarrageNames::drops(place.drops));
    return translate("MapScene", "%1: %2").arg(name, owner);
}

QPointF MapScene::centreOf(const QString& id) const {
    if (const int headstream = headstreamIndex(id); headstream >= 0)
        return geometry_.headstream(static_cast<std::size_t>(headstream)).center();
    const auto space = facts_.find_space(id.toStdString());
    return space ? geometry_.centre(*space) : geometry_.bounds().center();
}

QRectF MapScene::boundsOf(const QStringList& ids) const {
    QRectF all;
    for (const QString& id : ids) {
        const QPointF at = centreOf(id);
        all |= QRectF(at - QPointF(50, 30), QSizeF(100, 60));
    }
    return ids.isEmpty() ? geometry_.bounds() : all;
}

QVariant MapScene::hit(QPointF at, double unit, const QVariant& allowed) const {
    const bool all = !allowed.isValid() || allowed.isNull();
    const QStringList ids = allowed.toStringList();
    QString nearest;
    double best = std::numeric_limits<double>::max();
    double second = best;
    for (const QVariant& each : places_) {
        const QVariantMap place = each.toMap();
        const QString id = place.value(QStringLiteral("id")).toString();
        if (!all && !ids.contains(id))
            continue;
        const QPointF middle(place.value(QStringLiteral("x")).toDouble(),
                             place.value(QStringLiteral("y")).toDouble());
        const bool inside =
            headstreamIndex(id) >= 0
            && geometry_.headstream(static_cast<std::size_t>(headstreamIndex(id))).contains(at);
        const double distance = inside ? 0 : QLineF(middle, at).length() * unit;
        if (distance < best) {
            second = best;
            best = distance;
            nearest = id;
        } else if (distance < second) {
            second = distance;
        }
    }
    if (best > reach)
        return QVariantMap();
    return QVariantMap{{QStringLiteral("id"), nearest},
                       {QStringLiteral("close"), second < also_near && second - best < clearly_off}};
}

std::optional<WaterPlace> MapScene::waterPlace(const QString& id) const {
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

QVariantList MapScene::points(const QPolygonF& way) const {
    QVariantList list;
    list.reserve(way.size());
    for (const QPointF point : way)
        list << point;
    return list;
}

QVariantList MapScene::dropWay(const QString& from, const QString& to, const QString& through) const {
    const auto start = waterPlace(from);
    const auto end = waterPlace(to);
    if (!start || !end)
        return {};
    return points(geometry_.dropWay(*start, *end, facts_.find_space(through.toStdString())));
}

std::optional<SpaceId> MapScene::pipeOf(const DropMoved& moved) const {
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
        if (scene_.place(conduit).built() && flowsTo(facts_.space(conduit).destination))
            return conduit;
    return std::nullopt;
}

QVariantList MapScene::waysOf(std::span<const Event> events) const {
    QVariantList ways;
    for (const Event& event : events)
        if (const auto* moved = std::get_if<DropMoved>(&event))
            ways << QVariant(points(geometry_.dropWay(moved->from, moved->to, pipeOf(*moved))));
    return ways;
}

} // namespace automa::app::barrage_app
