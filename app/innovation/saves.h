// Games of Age of Innovation on disk: the shared saves with its own JSON.
#pragma once

#include "app/innovation/game.h"
#include "app/play/saved_session.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace automa::app::innovation_app {

struct InnovationCodec {
    using Rules = InnovationSessionRules;
    static constexpr std::string_view game = "innovation";
    static constexpr int format = 1;
    static constexpr int snapshot = 1;

    [[nodiscard]] static nlohmann::ordered_json setup(const innovation::Catalogue& facts,
                                                      const innovation::State& start, NoOptions options);
    [[nodiscard]] static core::Result<GameStart<Rules>> readSetup(const innovation::Catalogue& facts,
                                                                  const nlohmann::json& setup);
    /// Hexes are named by the ids of the map in play.
    [[nodiscard]] static nlohmann::ordered_json events(const innovation::Catalogue& facts,
                                                       const innovation::State& start,
                                                       const innovation::Events& events);
    [[nodiscard]] static core::Result<innovation::Events> readEvents(const innovation::Catalogue& facts,
                                                                     const innovation::State& start,
                                                                     const nlohmann::json& events);
    [[nodiscard]] static nlohmann::ordered_json position(const innovation::Catalogue& facts,
                                                         const innovation::State& state);
    [[nodiscard]] static core::Result<innovation::State> readPosition(const innovation::Catalogue& facts,
                                                                      const nlohmann::json& position);
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
