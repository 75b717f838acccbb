#include "app/map/map_scene.h"

#include <QLineF>

#include <limits>

namespace automa::app {

namespace {

// Pixels: how far off a tap may be, and when two places are so near that it may have meant either.
constexpr double reach = 40;
constexpr double also_near = 24;
constexpr double clearly_off = 12;

} // namespace

int MapScene::indexOf(const QString& place) const {
    return index_.value(place, no_place);
}

QString MapScene::idOf(int index) const {
    return index >= 0 && index < places_.count() ? placeList()[static_cast<std::size_t>(index)].place
                                                 : QString();
}

QPointF MapScene::centreOf(const QString& place) const {
    const int index = indexOf(place);
    return index == no_place ? bounds().center() : placeList()[static_cast<std::size_t>(index)].centre;
}

QRectF MapScene::frameOf(const QString& place) const {
    const int index = indexOf(place);
    return index == no_place ? QRectF() : placeList()[static_cast<std::size_t>(index)].frame;
}

QRectF MapScene::boundsOf(const QStringList& places) const {
    QRectF all;
    for (const QString& place : places)
        all |= frameOf(place);
    return all.isEmpty() ? bounds() : all;
}

double MapScene::distance(int index, QPointF at) const {
    return QLineF(placeList()[static_cast<std::size_t>(index)].centre, at).length();
}

MapHit MapScene::hit(QPointF at, double unit) const {
    return nearest(nullptr, at, unit);
}

MapHit MapScene::hitAmong(const QStringList& allowed, QPointF at, double unit) const {
    const core::Candidates set = setOf(allowed);
    return nearest(&set, at, unit);
}

MapHit MapScene::nearest(const core::Candidates* among, QPointF at, double unit) const {
    int found = no_place;
    double best = std::numeric_limits<double>::max();
    double second = best;
    for (int i = 0; i < places_.count(); ++i) {
        if (among && !among->has(static_cast<std::size_t>(i)))
            continue;
        const double away = distance(i, at) * unit;
        if (away < best) {
            second = best;
            best = away;
            found = i;
        } else if (away < second) {
            second = away;
        }
    }
    if (best > reach)
        return {};
    return {idOf(found), second < also_near && second - best < clearly_off};
}

MapHighlights MapScene::looking(const QString& place) const {
    MapHighlights shown;
    shown.chosen = indexOf(place);
    return shown;
}

MapHighlights MapScene::choosing(const QStringList& candidates, const QString& chosen) const {
    MapHighlights shown;
    shown.candidates = setOf(candidates);
    shown.winner = indexOf(chosen);
    return shown;
}

core::Candidates MapScene::setOf(const QStringList& places) const {
    core::Candidates set;
    for (const QString& place : places)
        if (const int index = indexOf(place); index != no_place)
            set.add(static_cast<std::size_t>(index));
    return set;
}

void MapScene::setPlaces(std::vector<MapPlace> places) {
    index_.clear();
    for (std::size_t i = 0; i < places.size(); ++i)
        index_.insert(places[i].place, static_cast<int>(i));
    places_.show(std::move(places));
}

void MapScene::announce() {
    ++revision_;
    emit changed();
}

} // namespace automa::app
