#include "app/scythe/correct/correction.h"

#include "app/scythe/errors.h"

#include "model/scythe/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {
namespace {

nlohmann::json written(const ScytheGame& game, const scythe::State& state) {
    return nlohmann::json(scythe::position_to_json(game.facts(), state));
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
    // Read as the correction will be, which is all that can refuse it.
    const auto read = scythe::position_from_json(game.facts(), written(game, wanted));
    return read.ok() ? QString() : scytheErrorText(read.error());
}

} // namespace automa::app::scythe_app
