#include "app/scythe/text/place_words.h"

#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"

namespace automa::app::scythe_app {

using namespace scythe;

QString what_stands_at(const Catalogue& facts, const State& state, Place place) {
    QStringList parts;
    for (const Side& side : state.sides) {
        QStringList pieces;
        for (const UnitKind unit : {UnitKind::character, UnitKind::mech, UnitKind::worker})
            if (const int count = units_at(side, unit, place); count > 0)
                pieces << ScytheNames::units(unit, count);
        if (!pieces.isEmpty())
            parts << translate("ScytheMap", "%1: %2", "whose pieces stand there")
                         .arg(side.player == Player::human ? translate("ScytheMap", "you")
                                                           : ScytheNames::faction(id_of(side.faction)),
                              pieces.join(QStringLiteral(", ")));
    }
    if (place.is_territory()) {
        const TerritoryId at = place.territory();
        if (facts.territory(at).tunnel)
            parts << translate("ScytheMap", "tunnel");
        if (state.encounters.has(at))
            parts << translate("ScytheMap", "encounter");
        if (const int count = state.resources_tracked ? state.resources[at.index()] : 0; count > 0)
            parts << ScytheNames::resources(count);
    }
    return parts.join(QStringLiteral("; "));
}

QString place_in_words(const Catalogue& facts, const State& state, Place place) {
    const QString name = ScytheNames::place(facts, place);
    const QString there = what_stands_at(facts, state, place);
    return there.isEmpty() ? name
                           : translate("ScytheMap", "%1: %2", "a place and what is on it").arg(name, there);
}

} // namespace automa::app::scythe_app
