#include "tests/toy/model/json/position_json.h"

#include "model/core/variant_json.h"

namespace automa::toy {
namespace {

constexpr std::size_t most_events = 10; // of one action

/// How ids of the catalogue are written; this game has none.
struct Codec {};

} // namespace

nlohmann::ordered_json position_to_json(const Catalogue&, const State& state) {
    return core::write_value(Codec{}, state);
}

core::Result<State> position_from_json(const Catalogue& facts, const nlohmann::json& json) {
    auto read = core::read_guarded([&] {
        State state;
        core::read_value(Codec{}, core::JsonReader(json), state);
        return state;
    });
    if (read.ok())
        if (const core::Status sound = check(facts, read.value()); !sound.ok())
            return sound.error();
    return read;
}

nlohmann::ordered_json events_to_json(const Catalogue&, const Events& events) {
    return core::variants_to_json(Codec{}, events, "event");
}

core::Result<Events> events_from_json(const Catalogue&, const nlohmann::json& json) {
    return core::variants_from_json<Event>(Codec{}, json, "event", most_events);
}

} // namespace automa::toy
