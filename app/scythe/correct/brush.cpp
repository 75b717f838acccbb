#include "app/scythe/correct/brush.h"

#include "app/scythe/correct/correction.h"
#include "app/scythe/errors.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr QLatin1String encounter("encounter");
constexpr QLatin1String resource("resource");
constexpr UnitKind units[] = {UnitKind::worker, UnitKind::mech, UnitKind::character};

bool isOwner(const Side& side, const QString& owner) {
    return id_of(side.player).toString() == owner;
}

std::optional<UnitKind> unitOf(const QString& piece) {
    const auto* const found =
        std::ranges::find_if(units, [&](UnitKind unit) { return id_of(unit).toString() == piece; });
    return found == std::end(units) ? std::nullopt : std::optional(*found);
}

bool stands(const Side& side, UnitKind unit, Place here) {
    return units_at(side, unit, here) > 0;
}

/// A character goes to its base, everything else to the mat; false if there is none.
bool takeOne(Side& side, UnitKind unit, Place here) {
    const bool home = unit == UnitKind::character && here == side.base();
    if (!stands(side, unit, here) || home)
        return false;
    if (unit == UnitKind::character)
        side.units.character = side.base();
    else
        take_unit(side, unit, here);
    return true;
}

} // namespace

ScytheBrush::ScytheBrush(ScytheGame& game, QObject* parent) : BrushModel(parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheBrush::refresh);
}

std::vector<BrushOwner> ScytheBrush::ownersNow() const {
    std::vector<BrushOwner> owners;
    if (!game_.isOpen())
        return owners;
    for (const Side& side : game_.state().sides)
        owners.push_back({id_of(side.player).toString(),
                          side.player == Player::human ? translate("ScytheBrush", "You")
                                                       : translate("ScytheBrush", "Automa"),
                          factionLook(id_of(side.faction).toString())});
    return owners;
}

std::vector<BrushPiece> ScytheBrush::piecesOf(const QString& owner) const {
    std::vector<BrushPiece> pieces;
    if (!game_.isOpen())
        return pieces;
    const State& state = game_.state();
    const auto side =
        std::ranges::find_if(state.sides, [&](const Side& each) { return isOwner(each, owner); });
    if (side == state.sides.end())
        return pieces;
    for (const UnitKind unit : units)
        pieces.push_back({id_of(unit).toString(), as_label(ScytheNames::unit(id_of(unit))), symbol_of(unit),
                          unit != UnitKind::character && on_mat(*side, unit) == 0});
    pieces.push_back({encounter, translate("ScytheBrush", "Encounter"), QStringLiteral("scythe_encounter")});
    if (state.resources_tracked)
        pieces.push_back(
            {resource, translate("ScytheBrush", "Resource"), QStringLiteral("scythe_resources")});
    return pieces;
}

QString ScytheBrush::put(const QString& owner, const QString& piece, const QString& place) {
    const auto here = placeOf(game_.facts(), place);
    if (!here || !game_.isOpen())
        return {};
    State wanted = game_.state();
    if (const auto unit = unitOf(piece)) {
        for (Side& side : wanted.sides) {
            if (!isOwner(side, owner))
                continue;
            if (*unit == UnitKind::character)
                side.units.character = *here;
            else if (on_mat(side, *unit) > 0)
                put_unit(side, *unit, *here);
            else
                return translate("ScytheBrush", "None are left on the faction mat.");
        }
        return carryOut(wanted, place);
    }
    if (!here->is_territory())
        return translate("ScytheBrush", "That only goes on territories.");
    const TerritoryId at = here->territory();
    if (piece == resource)
        ++wanted.resources[at.index()];
    else if (!game_.facts().encounters.has(at))
        return translate("ScytheBrush", "There is no encounter token there at the start of a game.");
    else if (wanted.encounters.has(at)) // they all lie there at first: the first tap takes it
        wanted.encounters.remove(at);
    else
        wanted.encounters.add(at);
    return carryOut(wanted, place);
}

QString ScytheBrush::take(const QString& place) {
    const auto here = placeOf(game_.facts(), place);
    if (!here || !game_.isOpen())
        return {};
    State wanted = game_.state();
    std::vector<UnitKind> order(std::begin(units), std::end(units));
    if (const auto chosen = unitOf(piece()))
        std::ranges::stable_partition(order, [&](UnitKind unit) { return unit == *chosen; });
    for (const bool own : {true, false})
        for (Side& side : wanted.sides)
            if (isOwner(side, owner()) == own)
                for (const UnitKind unit : order)
                    if (takeOne(side, unit, *here))
                        return carryOut(wanted, place);
    if (here->is_territory()) {
        const TerritoryId at = here->territory();
        if (wanted.resources[at.index()] > 0) {
            --wanted.resources[at.index()];
            return carryOut(wanted, place);
        }
        if (wanted.encounters.has(at)) {
            wanted.encounters.remove(at);
            return carryOut(wanted, place);
        }
    }
    return translate("ScytheBrush", "There is nothing there to take away.");
}

QString ScytheBrush::carryOut(const State& wanted, const QString& place) {
    const core::Status done = game_.perform(correctionTo(wanted, correctedPlace(place)));
    return done.ok() ? QString() : scytheErrorText(done.error());
}

} // namespace automa::app::scythe_app
