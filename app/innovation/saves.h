// Games of Age of Innovation on disk: the shared saves with its own JSON.
#pragma once

#include "app/innovation/game.h"
#include "app/play/json_codec.h"
#include "app/play/saved_session.h"
#include "model/innovation/json/event_json.h"
#include "model/innovation/json/position_json.h"

#include <string>
#include <string_view>

namespace automa::app::innovation_app {

struct InnovationCodec : JsonCodec<InnovationSessionRules> {
    static constexpr std::string_view game = "innovation";

    /// Hexes are named by the ids of the map in play.
    [[nodiscard]] static nlohmann::ordered_json events(const innovation::Catalogue& facts,
                                                       const innovation::State& start,
                                                       const innovation::Events& events);
    [[nodiscard]] static core::Result<innovation::Events> readEvents(const innovation::Catalogue& facts,
                                                                     const innovation::State& start,
                                                                     const nlohmann::json& events);
    /// [{"player", "terrain"}, … {"player": "automa", "terrain", "faction", "level"}]
    [[nodiscard]] static nlohmann::ordered_json players(const innovation::State& state);
    [[nodiscard]] static std::string title(const innovation::State& state);
    /// "app" or "cards".
    [[nodiscard]] static std::string mode(const innovation::State& state);
    /// {"round", "over", "vp", "next"}; "vp" is the Automa's, "next" a player or missing.
    [[nodiscard]] static nlohmann::ordered_json summary(const innovation::Catalogue& facts,
                                                        const innovation::State& state);
};

using InnovationSaves = SavedSession<InnovationGame, InnovationCodec>;

} // namespace automa::app::innovation_app
