// The toy's table: its session, its saves, its history. All of it is the house's; the toy adds words.
#pragma once

#include "app/play/history.h"
#include "app/play/saved_session.h"
#include "tests/toy/model/stones.h"

namespace automa::app::toy_app {

struct ToyRules : toy::Rules {
    [[nodiscard]] static bool awaits_decision(const State& state) { return state.announced; }
};

class ToyGame final : public Session<ToyRules> {
public:
    using Session::Session;

    [[nodiscard]] QString tell(const core::Label& label) const override;
};

struct ToyCodec {
    using Rules = ToyRules;
    static constexpr std::string_view game = "toy";
    static constexpr int format = 1;
    static constexpr int snapshot = 1;

    [[nodiscard]] static nlohmann::ordered_json setup(const toy::Facts&, const toy::State& start,
                                                      const NoOptions&) {
        return {{"position", toy::position_to_json(start)}};
    }
    [[nodiscard]] static core::Result<GameStart<ToyRules>> readSetup(const toy::Facts& facts,
                                                                     const nlohmann::json& setup);
    [[nodiscard]] static nlohmann::ordered_json events(const toy::Facts&,
                                                       const std::vector<toy::Event>& events) {
        return toy::events_to_json(events);
    }
    [[nodiscard]] static core::Result<std::vector<toy::Event>> readEvents(const toy::Facts&,
                                                                          const nlohmann::json& json) {
        return toy::events_from_json(json);
    }
    [[nodiscard]] static nlohmann::ordered_json position(const toy::Facts&, const toy::State& state) {
        return toy::position_to_json(state);
    }
    [[nodiscard]] static core::Result<toy::State> readPosition(const toy::Facts& facts,
                                                               const nlohmann::json& json) {
        return toy::position_from_json(facts, json);
    }
    [[nodiscard]] static nlohmann::ordered_json players(const toy::State&) {
        return nlohmann::ordered_json::array({{{"side", "human"}}, {{"side", "automa"}}});
    }
    [[nodiscard]] static std::string title(const toy::State&) { return "stones"; }
    [[nodiscard]] static std::string mode(const toy::State&) { return {}; }
    [[nodiscard]] static nlohmann::ordered_json summary(const toy::Facts&, const toy::State& state) {
        return {{"stones", state.stones}, {"taken", state.taken}};
    }
};

using ToySaves = SavedSession<ToyGame, ToyCodec>;

struct ToyTeller {
    /// Of the heap: "Many stones", "Few stones".
    [[nodiscard]] static QString chapter(const ToyGame& game, const toy::State& after);
    [[nodiscard]] static HistoryWords words(const ToyGame& game, const toy::State& before,
                                            const ToyGame::Entry& entry);
};

using ToyHistory = History<ToyGame, ToyTeller>;

/// What a line of the trace says.
[[nodiscard]] QString reason(const core::TraceEntry& entry);

} // namespace automa::app::toy_app
