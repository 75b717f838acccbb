#include "app/scythe/correct/board_correction.h"

#include "app/scythe/correct/correction.h"
#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int mostResources = 99;

QString fieldOf(const Side& side, UnitKind unit) {
    return id_of(side.player).toString() + u'.' + id_of(unit).toString();
}

} // namespace

ScytheBoardCorrection::ScytheBoardCorrection(ScytheGame& game, QObject* parent)
    : QObject(parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheBoardCorrection::refresh);
}

void ScytheBoardCorrection::refresh() {
    begin(place_);
}

std::optional<Place> ScytheBoardCorrection::at() const {
    return placeOf(game_.facts(), place_);
}

void ScytheBoardCorrection::begin(const QString& place) {
    place_ = place;
    if (game_.isOpen())
        draft_ = game_.state();
    show();
}

bool ScytheBoardCorrection::differs() const {
    return game_.isOpen() && !(draft_ == game_.state());
}

QString ScytheBoardCorrection::title() const {
    const auto here = at();
    return here ? as_label(ScytheNames::place(game_.facts(), *here)) : QString();
}

QString ScytheBoardCorrection::there() const {
    const auto here = at();
    QStringList lines;
    if (!here || !game_.isOpen())
        return lines.join(u'\n');
    for (const Side& side : game_.state().sides) {
        QStringList units;
        for (const UnitKind unit : {UnitKind::character, UnitKind::mech, UnitKind::worker})
            if (const int count = units_at(side, unit, *here); count > 0)
                units << ScytheNames::units(unit, count);
        if (!units.isEmpty())
            lines << QStringLiteral("%1: %2").arg(ScytheNames::faction(id_of(side.faction)),
                                                  units.join(QStringLiteral(", ")));
    }
    if (!here->is_territory())
        return lines.join(u'\n');
    const Territory& territory = game_.facts().territory(here->territory());
    if (game_.state().encounters.has(here->territory()))
        lines << translate("ScytheCorrection", "Encounter token");
    if (territory.tunnel)
        lines << translate("ScytheCorrection", "Tunnel");
    if (const int count = game_.state().resources[here->territory().index()]; count > 0)
        lines << ScytheNames::resources(count);
    return lines.join(u'\n');
}

void ScytheBoardCorrection::show() {
    std::vector<DraftNumber> numbers;
    std::vector<DraftFlag> flags;
    if (const auto here = at(); here && game_.isOpen()) {
        for (const Side& side : draft_.sides) {
            const QString name = ScytheNames::faction(id_of(side.faction));
            flags.push_back({fieldOf(side, UnitKind::character),
                             translate("ScytheCorrection", "%1: character").arg(name),
                             {},
                             side.units.character == *here});
            for (const UnitKind unit : {UnitKind::mech, UnitKind::worker}) {
                const int there = units_at(side, unit, *here);
                numbers.push_back({fieldOf(side, unit),
                                   unit == UnitKind::mech
                                       ? translate("ScytheCorrection", "%1: mechs").arg(name)
                                       : translate("ScytheCorrection", "%1: workers").arg(name),
                                   translate("ScytheCorrection", "on the mat: %1").arg(on_mat(side, unit)),
                                   there, 0, there + on_mat(side, unit)});
            }
        }
        if (here->is_territory()) {
            const TerritoryId territory = here->territory();
            if (game_.facts().encounters.has(territory))
                flags.push_back({QStringLiteral("encounter"),
                                 translate("ScytheCorrection", "Encounter token"),
                                 {},
                                 draft_.encounters.has(territory)});
            if (draft_.resources_tracked)
                numbers.push_back({QStringLiteral("resources"),
                                   translate("ScytheCorrection", "Resources"),
                                   {},
                                   draft_.resources[territory.index()],
                                   0,
                                   mostResources});
        }
    }
    numbers_.show(std::move(numbers));
    flags_.show(std::move(flags));
    problem_ = game_.isOpen() ? correctionProblem(game_, draft_) : QString();
    emit changed();
}

void ScytheBoardCorrection::setUnits(Side& side, UnitKind unit, int count) {
    const Place here = *at();
    for (int there = units_at(side, unit, here); there > count; --there)
        take_unit(side, unit, here);
    for (int there = units_at(side, unit, here); there < count && on_mat(side, unit) > 0; ++there)
        put_unit(side, unit, here);
}

void ScytheBoardCorrection::set(const QString& field, int value) {
    const auto here = at();
    if (!here)
        return;
    for (Side& side : draft_.sides)
        for (const UnitKind unit : {UnitKind::mech, UnitKind::worker})
            if (field == fieldOf(side, unit))
                setUnits(side, unit, value);
    if (field == QLatin1String("resources") && here->is_territory())
        draft_.resources[here->territory().index()] =
            static_cast<std::int16_t>(std::clamp(value, 0, mostResources));
    show();
}

void ScytheBoardCorrection::setFlag(const QString& field, bool on) {
    const auto here = at();
    if (!here)
        return;
    for (Side& side : draft_.sides)
        if (field == fieldOf(side, UnitKind::character))
            side.units.character = on ? *here : side.base();
    if (field == QLatin1String("encounter") && here->is_territory()) {
        if (on)
            draft_.encounters.add(here->territory());
        else
            draft_.encounters.remove(here->territory());
    }
    show();
}

bool ScytheBoardCorrection::apply() {
    if (!differs())
        return true;
    const State wanted = draft_;
    const core::Status done = game_.perform(correctionTo(wanted, correctedPlace(place_)));
    if (!done.ok())
        problem_ = scytheErrorText(done.error());
    emit changed();
    return done.ok();
}

} // namespace automa::app::scythe_app
