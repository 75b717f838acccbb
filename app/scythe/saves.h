// Games of Scythe on disk: the shared saves with Scythe's own JSON.
#pragma once

#include "app/play/json_codec.h"
#include "app/play/saved_session.h"
#include "app/scythe/game.h"
#include "model/scythe/json/event_json.h"
#include "model/scythe/json/position_json.h"

#include <string>
#include <string_view>

namespace automa::app::scythe_app {

struct ScytheCodec : JsonCodec<ScytheSessionRules> {
    static constexpr std::string_view game = "scythe";

    /// [{"faction", "player", "star_card"}]; a human has no star card.
    [[nodiscard]] static nlohmann::ordered_json players(const scythe::State& state);
    /// The factions' ids.
    [[nodiscard]] static std::string title(const scythe::State& state);
    [[nodiscard]] static std::string mode(const scythe::State& state);
    /// {"over", "next", "sides": [{"faction", "human", "stars", "power", "coins"}]}; power and coins are the
    /// Automa's only.
    [[nodiscard]] static nlohmann::ordered_json summary(const scythe::Catalogue& facts,
                                                        const scythe::State& state);
};

using ScytheSaves = SavedSession<ScytheGame, ScytheCodec>;

} // namespace automa::app::scythe_app
