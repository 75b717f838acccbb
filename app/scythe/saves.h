// Games of Scythe on disk: the shared saves with Scythe's own JSON.
#pragma once

#include "app/play/saved_session.h"
#include "app/scythe/game.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace automa::app::scythe_app {

struct ScytheCodec {
    using Rules = ScytheSessionRules;
    static constexpr std::string_view game = "scythe";
    static constexpr int format = 1;
    static constexpr int snapshot = 1;

    [[nodiscard]] static nlohmann::ordered_json setup(const scythe::Catalogue& facts,
                                                      const scythe::State& start, const NoOptions&);
    [[nodiscard]] static core::Result<GameStart<ScytheSessionRules>> readSetup(const scythe::Catalogue& facts,
                                                                               const nlohmann::json& setup);
    [[nodiscard]] static nlohmann::ordered_json events(const scythe::Catalogue& facts,
                                                       const scythe::Events& events);
    [[nodiscard]] static core::Result<scythe::Events> readEvents(const scythe::Catalogue& facts,
                                                                 const nlohmann::json& events);
    [[nodiscard]] static nlohmann::ordered_json position(const scythe::Catalogue& facts,
                                                         const scythe::State& state);
    [[nodiscard]] static core::Result<scythe::State> readPosition(const scythe::Catalogue& facts,
                                                                  const nlohmann::json& position);
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
