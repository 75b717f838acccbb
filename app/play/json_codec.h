// What the codecs of most games have in common (checked_journal.h): JSON functions that lie beside the game's
// types,
//
//   ordered_json position_to_json(const Facts&, const State&);
//   core::Result<State> position_from_json(const Facts&, const json&);
//   ordered_json events_to_json(const Facts&, const std::vector<Event>&);
//   core::Result<std::vector<Event>> events_from_json(const Facts&, const json&);
//
// and a set-up that is nothing but the first position. A codec derives from this, adds the name of its game,
// players, title, mode and summary, and writes again what is different about it.
#pragma once

#include "app/play/checked_journal.h"

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace automa::app {

/// The position of a set-up.
template <class Codec>
[[nodiscard]] core::Result<typename Codec::State> keptPosition(const typename Codec::Facts& facts,
                                                               const nlohmann::json& setup) {
    const auto kept = setup.find("position");
    if (kept == setup.end())
        return core::Error{"storage.bad_journal", "/setup/position",
                           "The record of this game does not fit together."};
    return Codec::readPosition(facts, *kept);
}

template <class R>
struct JsonCodec {
    using Rules = R;
    using Facts = typename R::Facts;
    using State = typename R::State;
    using Events = std::vector<typename R::Event>;
    static constexpr int format = 1;
    static constexpr int snapshot = 1;

    [[nodiscard]] static nlohmann::ordered_json setup(const Facts& facts, const State& start,
                                                      const NoOptions&) {
        return {{"position", position_to_json(facts, start)}};
    }
    [[nodiscard]] static core::Result<GameStart<Rules>> readSetup(const Facts& facts,
                                                                  const nlohmann::json& setup) {
        auto start = keptPosition<JsonCodec>(facts, setup);
        if (!start.ok())
            return start.error();
        return GameStart<Rules>{std::move(start).value(), {}};
    }
    [[nodiscard]] static nlohmann::ordered_json events(const Facts& facts, const Events& events) {
        return events_to_json(facts, events);
    }
    [[nodiscard]] static core::Result<Events> readEvents(const Facts& facts, const nlohmann::json& events) {
        return events_from_json(facts, events);
    }
    [[nodiscard]] static nlohmann::ordered_json position(const Facts& facts, const State& state) {
        return position_to_json(facts, state);
    }
    [[nodiscard]] static core::Result<State> readPosition(const Facts& facts,
                                                          const nlohmann::json& position) {
        return position_from_json(facts, position);
    }
    [[nodiscard]] static std::string mode(const State&) { return {}; }
};

} // namespace automa::app
