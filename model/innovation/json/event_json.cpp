#include "model/innovation/json/event_json.h"

#include "model/innovation/json/json_codec.h"

namespace automa::innovation {
namespace {
constexpr std::string_view tag = "event";
constexpr std::size_t most_events = 5000; // of one action
} // namespace

nlohmann::ordered_json event_to_json(const Catalogue& catalogue, MapSide side, const Event& event) {
    return core::variant_to_json(JsonCodec(catalogue, side), event, tag);
}

nlohmann::ordered_json events_to_json(const Catalogue& catalogue, MapSide side, const Events& events) {
    return core::variants_to_json(JsonCodec(catalogue, side), events, tag);
}

core::Result<Events> events_from_json(const Catalogue& catalogue, MapSide side, const nlohmann::json& json) {
    return core::variants_from_json<Event>(JsonCodec(catalogue, side), json, tag, most_events);
}

} // namespace automa::innovation
