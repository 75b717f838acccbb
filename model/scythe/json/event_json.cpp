#include "model/scythe/json/event_json.h"

#include "model/scythe/json/json_codec.h"

namespace automa::scythe {
namespace {
constexpr std::string_view tag = "event";
constexpr std::size_t most_events = 5000; // of one action
} // namespace

nlohmann::ordered_json event_to_json(const Catalogue& catalogue, const Event& event) {
    return core::variant_to_json(JsonCodec(catalogue), event, tag);
}

nlohmann::ordered_json events_to_json(const Catalogue& catalogue, const Events& events) {
    return core::variants_to_json(JsonCodec(catalogue), events, tag);
}

core::Result<Events> events_from_json(const Catalogue& catalogue, const nlohmann::json& json) {
    return core::variants_from_json<Event>(JsonCodec(catalogue), json, tag, most_events);
}

} // namespace automa::scythe
