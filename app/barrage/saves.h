// Games of Barrage on disk: the shared saves with Barrage's own JSON.
#pragma once

#include "app/barrage/game.h"
#include "app/play/json_codec.h"
#include "app/play/saved_session.h"
#include "model/barrage/json/event_json.h"
#include "model/barrage/json/position_json.h"

#include <string>
#include <string_view>

namespace automa::app::barrage_app {

struct BarrageCodec : JsonCodec<BarrageSessionRules> {
    static constexpr std::string_view game = "barrage";

    [[nodiscard]] static nlohmann::ordered_json setup(const barrage::Catalogue& facts,
                                                      const barrage::State& start, TileSource tiles);
    [[nodiscard]] static core::Result<GameStart<BarrageSessionRules>>
    readSetup(const barrage::Catalogue& facts, const nlohmann::json& setup);
    [[nodiscard]] static core::Result<barrage::State> readPosition(const barrage::Catalogue& facts,
                                                                   const nlohmann::json& position);
    [[nodiscard]] static nlohmann::ordered_json players(const barrage::State& state);
    /// The companies' ids.
    [[nodiscard]] static std::string title(const barrage::State& state);
    [[nodiscard]] static std::string mode(const barrage::State& state);
    /// {"round", "rounds", "points", "over", "sides": [{"company", "vp", "human"}], "next"}; "points": people
    /// tell theirs.
    [[nodiscard]] static nlohmann::ordered_json summary(const barrage::Catalogue& facts,
                                                        const barrage::State& state);
};

using BarrageSaves = SavedSession<BarrageGame, BarrageCodec>;

} // namespace automa::app::barrage_app
