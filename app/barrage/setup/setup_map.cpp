// The map of the set-up: where the neutral dams and the headstream tiles lie.
#include "app/barrage/setup/setup.h"
#include "app/text/qt_text.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString neutralFamily() {
    return QStringLiteral("neutral");
}

QString headstreamFamily() {
    return QStringLiteral("headstream");
}

QString headstreamSpace(std::size_t headstream) {
    return QStringLiteral("headstream_") + text(Names<Headstream>::all[headstream]);
}

} // namespace

void BarrageSetup::drawMap() {
    State shown = state_;
    for (std::size_t i = 0; i < dam_space_count && entering(); ++i)
        if (shown.dams[i].owner == Owner::neutral
            && !isEntered(neutralFamily(), static_cast<int>(game_.facts().spaces[i].region)))
            shown.dams[i] = {};
    for (std::size_t h = 0; h < shown.headstreams.size() && entering(); ++h)
        if (!isEntered(headstreamFamily(), static_cast<int>(h)))
            shown.headstreams[h].drops = 0;
    scene_.show(shown);
}

MapHighlights BarrageSetup::shown() const {
    MapHighlights shown;
    const SetupFamily* neutral = find(neutralFamily());
    if (!neutral)
        return shown;
    for (std::size_t h = 0; h < count_of<Headstream> && entering(); ++h)
        if (!isEntered(headstreamFamily(), static_cast<int>(h)))
            shown.targets.add(static_cast<std::size_t>(scene_.indexOf(headstreamSpace(h))));
    const QStringList laid = neutral->read(state_);
    QStringList candidates;
    std::vector<MapMark> marks;
    for (qsizetype region = 0; region < laid.size(); ++region) {
        if (!entering() || isEntered(neutralFamily(), static_cast<int>(region)))
            marks.push_back({scene_.indexOf(laid[region]), QString::number(region + 1)});
        else
            for (const SetupChoice& choice : neutral->choices(static_cast<std::size_t>(region)))
                candidates << choice.id;
    }
    if (entering() && candidates.isEmpty())
        return shown; // all three lie there: the whole board is read again
    shown.candidates = scene_.setOf(candidates);
    shown.marks = std::move(marks);
    return shown;
}

QStringList BarrageSetup::selectable() const {
    QStringList spaces;
    const SetupFamily* neutral = find(neutralFamily());
    if (!entering() || !neutral)
        return spaces;
    for (std::size_t region = 0; region < neutral->places.size(); ++region)
        for (const SetupChoice& choice : neutral->choices(region))
            spaces << choice.id;
    for (std::size_t h = 0; h < count_of<Headstream>; ++h)
        spaces << headstreamSpace(h);
    return spaces;
}

QStringList BarrageSetup::focusOn() const {
    const SetupFamily* neutral = find(neutralFamily());
    if (entering() || !neutral)
        return {};
    // Each dam with the other space of its basin, whose number is read there.
    QStringList spaces;
    for (const QString& id : neutral->read(state_))
        if (const auto space = game_.facts().find_space(id.toStdString()))
            for (const SpaceId dam : game_.facts().basin(game_.facts().space(*space).basin).dams)
                spaces << QString::fromStdString(game_.facts().space(dam).id);
    return spaces;
}

SetupSpot BarrageSetup::placeAt(const QString& space) const {
    const auto answer = [this](const QString& family, std::size_t place, const QString& value) {
        return SetupSpot{family, static_cast<int>(place), find(family)->places[place], value};
    };
    for (std::size_t h = 0; h < count_of<Headstream>; ++h)
        if (space == headstreamSpace(h))
            return answer(headstreamFamily(), h, {});
    const auto dam = game_.facts().find_space(space.toStdString());
    return dam ? answer(neutralFamily(), index_of(game_.facts().space(*dam).region), space) : SetupSpot();
}

} // namespace automa::app::barrage_app
