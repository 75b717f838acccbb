// The map of the set-up: where the neutral dams and the headstream tiles lie.
#include "app/barrage/setup.h"
#include "app/barrage/table_words.h"

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
    for (std::size_t i = 0; i < dam_space_count && entering_; ++i)
        if (shown.dams[i].owner == Owner::neutral
            && !isEntered(neutralFamily(), static_cast<qsizetype>(game_.facts().spaces[i].region)))
            shown.dams[i] = {};
    for (std::size_t h = 0; h < shown.headstreams.size() && entering_; ++h)
        if (!isEntered(headstreamFamily(), static_cast<qsizetype>(h)))
            shown.headstreams[h].drops = 0;
    scene_.show(shown);
}

QVariantMap BarrageSetup::highlights() const {
    QVariantList marks;
    QStringList candidates;
    const SetupFamily* neutral = find(neutralFamily());
    if (!neutral)
        return {};
    const QStringList laid = neutral->read(state_);
    for (qsizetype region = 0; region < laid.size(); ++region) {
        if (!entering_ || isEntered(neutralFamily(), region))
            marks << QVariantMap{{QStringLiteral("id"), laid[region]},
                                 {QStringLiteral("text"), QString::number(region + 1)}};
        else
            for (const SetupChoice& choice : neutral->choices(static_cast<std::size_t>(region)))
                candidates << choice.id;
    }
    QStringList asked;
    for (std::size_t h = 0; h < count_of<Headstream> && entering_; ++h)
        if (!isEntered(headstreamFamily(), static_cast<qsizetype>(h)))
            asked << headstreamSpace(h);
    if (entering_ && candidates.isEmpty())
        return {{QStringLiteral("asked"), asked}}; // all three lie there: the whole board is read again
    return {{QStringLiteral("marks"), marks},
            {QStringLiteral("candidates"), candidates},
            {QStringLiteral("asked"), asked}};
}

QStringList BarrageSetup::selectable() const {
    QStringList spaces;
    const SetupFamily* neutral = find(neutralFamily());
    if (!entering_ || !neutral)
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
    if (entering_ || !neutral)
        return {};
    // Each dam with the other space of its basin, whose number is read there.
    QStringList spaces;
    for (const QString& id : neutral->read(state_))
        if (const auto space = game_.facts().find_space(id.toStdString()))
            for (const SpaceId dam : game_.facts().basin(game_.facts().space(*space).basin).dams)
                spaces << QString::fromStdString(game_.facts().space(dam).id);
    return spaces;
}

QVariantMap BarrageSetup::placeAt(const QString& space) const {
    const auto answer = [this](const QString& family, std::size_t place, const QString& value) {
        return QVariantMap{{QStringLiteral("family"), family},
                           {QStringLiteral("place"), static_cast<int>(place)},
                           {QStringLiteral("text"), find(family)->places[place]},
                           {QStringLiteral("value"), value}};
    };
    for (std::size_t h = 0; h < count_of<Headstream>; ++h)
        if (space == headstreamSpace(h))
            return answer(headstreamFamily(), h, {});
    const auto dam = game_.facts().find_space(space.toStdString());
    return dam ? answer(neutralFamily(), index_of(game_.facts().space(*dam).region), space) : QVariantMap();
}

} // namespace automa::app::barrage_app
