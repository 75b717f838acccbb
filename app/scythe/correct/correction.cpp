#include "app/scythe/correct/correction.h"

#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr QLatin1String placeKind("place/");

nlohmann::json written(const ScytheGame& game, const State& state) {
    return nlohmann::json(position_to_json(game.facts(), state));
}

} // namespace

Correct correctionTo(const ScytheGame& game, const State& wanted, const QString& what) {
    return {nlohmann::json::diff(written(game, game.state()), written(game, wanted)), what.toStdString()};
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
    // Read as the correction will be, which is all that can refuse it.
    const auto read = position_from_json(game.facts(), written(game, wanted));
    return read.ok() ? QString() : scytheErrorText(read.error());
}

} // namespace automa::app::scythe_app
