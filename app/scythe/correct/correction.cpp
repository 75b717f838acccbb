#include "app/scythe/correct/correction.h"

#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/check.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr QLatin1String placeKind("place/");

} // namespace

Correct correctionTo(const State& wanted, const QString& what) {
    return {{std::make_shared<const State>(wanted)}, what.toStdString()};
}

QString correctedPlace(const QString& place) {
    return placeKind + place;
}

QString correctedText(const Catalogue& facts, const QString& what) {
    if (what == correctedMarkers)
        return translate("ScytheDraft", "markers");
    if (what == correctedCards)
        return translate("ScytheDraft", "cards");
    if (what.startsWith(placeKind))
        if (const auto place = placeOf(facts, what.mid(placeKind.size())))
            return as_label(ScytheNames::place(facts, *place));
    return what;
}

std::optional<Place> placeOf(const Catalogue& facts, const QString& id) {
    for (std::size_t i = 0; i + 1 < Place::count; ++i) // but for the mat
        if (id == id_of(facts.place_name(Place(i))).toString())
            return Place(i);
    return std::nullopt;
}

QString correctionProblem(const ScytheGame& game, const State& wanted) {
    if (wanted == game.state())
        return {};
    const core::Status possible = check_position(game.facts(), wanted);
    return possible.ok() ? QString() : scytheErrorText(possible.error());
}

} // namespace automa::app::scythe_app
