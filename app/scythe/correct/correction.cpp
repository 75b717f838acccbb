#include "app/scythe/correct/correction.h"

#include "app/scythe/errors.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {
namespace {

nlohmann::json written(const ScytheGame& game, const scythe::State& state) {
    return nlohmann::json::parse(scythe::position_to_json(game.facts(), state).dump());
}

} // namespace

scythe::Correct correctionTo(const ScytheGame& game, const scythe::State& wanted, const QString& what) {
    constexpr qsizetype longestLabel = 60;
    return {nlohmann::json::diff(written(game, game.state()), written(game, wanted)),
            what.left(longestLabel).toStdString()};
}

QString correctionProblem(const ScytheGame& game, const scythe::State& wanted) {
    if (wanted == game.state())
        return {};
    const auto tried = game.preview(correctionTo(game, wanted, {}));
    return tried.ok() ? QString() : scytheErrorText(tried.error());
}

} // namespace automa::app::scythe_app
