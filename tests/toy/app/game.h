// The open game, how it is saved, and how its history reads.
#pragma once

#include "app/play/history.h"
#include "app/play/json_codec.h"
#include "app/play/saved_session.h"
#include "tests/toy/model/json/position_json.h"
#include "tests/toy/model/rules.h"

namespace automa::app::toy_app {

class ToyGame final : public Session<toy::Rules> {
public:
    using Session::Session;

    [[nodiscard]] QString tell(const core::Label& label) const override;
};

struct ToyCodec : JsonCodec<toy::Rules> {
    static constexpr std::string_view game = "toy";

    [[nodiscard]] static nlohmann::ordered_json players(const toy::State& state);
    [[nodiscard]] static std::string title(const toy::State& state);
    /// {"stones", "taken"}
    [[nodiscard]] static nlohmann::ordered_json summary(const toy::Catalogue& facts, const toy::State& state);
};

using ToySaves = SavedSession<ToyGame, ToyCodec>;

struct ToyTeller {
    /// Of the heap: "Many stones", "Few stones".
    [[nodiscard]] static QString chapter(const ToyGame& game, const toy::State& after);
    [[nodiscard]] static HistoryWords words(const ToyGame& game, const toy::State& before,
                                            const ToyGame::Entry& entry);
};

using ToyHistory = History<ToyGame, ToyTeller>;

} // namespace automa::app::toy_app
