#include "model/innovation/event_json.h"

#include "model/innovation/json_fields.h"

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;
using core::JsonReader;

/// The name belongs to the type, not to its place in the variant.
template <class E>
constexpr std::string_view event_name = "";
#define AUTOMA_EVENT(Type, name)                                                                             \
    template <>                                                                                              \
    constexpr std::string_view event_name<Type> = name
AUTOMA_EVENT(CardTold, "card_told");
AUTOMA_EVENT(CardDrawn, "card_drawn");
AUTOMA_EVENT(TurnBegun, "turn_begun");
AUTOMA_EVENT(SetupCardDrawn, "setup_card_drawn");
AUTOMA_EVENT(TurnPaused, "turn_paused");
AUTOMA_EVENT(TurnEnded, "turn_ended");
AUTOMA_EVENT(VpChanged, "vp_changed");
AUTOMA_EVENT(Built, "built");
AUTOMA_EVENT(Upgraded, "upgraded");
AUTOMA_EVENT(AnnexAdded, "annex_added");
AUTOMA_EVENT(TerrainChanged, "terrain_changed");
AUTOMA_EVENT(BridgeBuilt, "bridge_built");
AUTOMA_EVENT(InnovationTaken, "innovation_taken");
AUTOMA_EVENT(ActionCovered, "action_covered");
AUTOMA_EVENT(ScholarSent, "scholar_sent");
AUTOMA_EVENT(ScienceAdvanced, "science_advanced");
AUTOMA_EVENT(BonusTileTaken, "bonus_tile_taken");
AUTOMA_EVENT(Passed, "passed");
AUTOMA_EVENT(DeckGathered, "deck_gathered");
AUTOMA_EVENT(DeckShuffled, "deck_shuffled");
AUTOMA_EVENT(RoundAdvanced, "round_advanced");
AUTOMA_EVENT(PhaseEntered, "phase_entered");
AUTOMA_EVENT(LevelTold, "level_told");
AUTOMA_EVENT(ScholarsTold, "scholars_told");
AUTOMA_EVENT(SlotsTold, "slots_told");
AUTOMA_EVENT(RoundTileTold, "round_tile_told");
AUTOMA_EVENT(FinalTileTold, "final_tile_told");
AUTOMA_EVENT(PowerGainedTold, "power_gained_told");
AUTOMA_EVENT(CountTold, "count_told");
AUTOMA_EVENT(FactionEndTold, "faction_end_told");
AUTOMA_EVENT(TrackingChanged, "tracking_changed");
AUTOMA_EVENT(PositionCorrected, "position_corrected");
#undef AUTOMA_EVENT

template <class Codec, class E>
void resume_fields(Codec& codec, E& e) {
    codec.field("order", e.resume.order);
    codec.field("part", e.resume.part);
    codec.field("stage", e.resume.stage);
    codec.with_default("blocked", e.resume.blocked, false);
    codec.with_default("hex", e.resume.hex, HexId());
    codec.with_default("offered", e.resume.offered, std::uint8_t{0});
}

template <class Codec, class E>
void fields_of(Codec& codec, E& e) {
    using Kind = std::remove_const_t<E>;
    if constexpr (std::is_same_v<Kind, TurnPaused>)
        resume_fields(codec, e);
    if constexpr (requires { e.player; })
        codec.field("player", e.player);
    if constexpr (requires { e.discipline; })
        codec.field("discipline", e.discipline);
    if constexpr (requires { e.hex; })
        codec.field("hex", e.hex);
    if constexpr (requires { e.kind; })
        codec.field("kind", e.kind);
    if constexpr (requires { e.marked; })
        codec.with_default("marked", e.marked, false);
    if constexpr (requires { e.annex; })
        codec.with_default("annex", e.annex, false);
    if constexpr (requires { e.terrain; })
        codec.field("terrain", e.terrain);
    if constexpr (requires { e.site; })
        codec.field("site", e.site);
    if constexpr (requires { e.row; })
        codec.field("row", e.row);
    if constexpr (requires { e.slot; })
        codec.field("slot", e.slot);
    if constexpr (requires { e.slots; })
        codec.slots("slots", e.slots);
    if constexpr (requires { e.space; })
        codec.field("space", e.space);
    if constexpr (requires { e.spaces; })
        codec.field("spaces", e.spaces);
    if constexpr (requires { e.levels; })
        codec.field("levels", e.levels);
    if constexpr (requires { e.level; })
        codec.field("level", e.level);
    if constexpr (requires { e.place; })
        codec.field("place", e.place);
    if constexpr (requires { e.card; })
        codec.field("card", e.card);
    if constexpr (requires { e.round; })
        codec.field("round", e.round);
    if constexpr (requires { e.tile; })
        codec.field("tile", e.tile);
    if constexpr (requires { e.phase; })
        codec.field("phase", e.phase);
    if constexpr (requires { e.tracking; })
        codec.field("tracking", e.tracking);
    if constexpr (requires { e.count; })
        codec.field("count", e.count);
    if constexpr (requires { e.value; })
        codec.field("value", e.value);
    if constexpr (requires { e.vp; })
        codec.field("vp", e.vp);
    if constexpr (requires { e.amount; })
        codec.field("amount", e.amount);
    if constexpr (requires { e.reason; })
        codec.field("reason", e.reason);
    if constexpr (requires { e.position; })
        codec.field("position", e.position);
}

template <std::size_t Index = 0>
Event read_event(const Catalogue& facts, MapSide side, const JsonReader& json) {
    if constexpr (Index < std::variant_size_v<Event>) {
        using E = std::variant_alternative_t<Index, Event>;
        static_assert(!event_name<E>.empty(), "every event has a name");
        if (json.at("event").string() != event_name<E>)
            return read_event<Index + 1>(facts, side, json);
        E event{};
        FieldReader reader(facts, side, json);
        fields_of(reader, event);
        reader.finish({"event"});
        return event;
    } else {
        json.at("event").refuse("unknown_id", "This event is not known.");
    }
}

template <std::size_t... Index>
std::vector<std::string_view> names(std::index_sequence<Index...>) {
    return {event_name<std::variant_alternative_t<Index, Event>>...};
}

} // namespace

std::vector<std::string_view> event_names() {
    return names(std::make_index_sequence<std::variant_size_v<Event>>());
}

Json event_to_json(const Catalogue& catalogue, MapSide side, const Event& event) {
    return std::visit(
        [&](const auto& e) {
            Json json{{"event", event_name<std::remove_cvref_t<decltype(e)>>}};
            FieldWriter writer(catalogue, side, json);
            fields_of(writer, e);
            return json;
        },
        event);
}

Json events_to_json(const Catalogue& catalogue, MapSide side, const Events& events) {
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(event_to_json(catalogue, side, event));
    return list;
}

core::Result<Events> events_from_json(const Catalogue& catalogue, MapSide side, const nlohmann::json& json) {
    return core::read_guarded([&] {
        constexpr std::size_t most = 5000;
        const JsonReader list(json);
        Events events;
        for (std::size_t i = 0, n = list.size(0, most); i < n; ++i)
            events.push_back(read_event(catalogue, side, list.item(i)));
        return events;
    });
}

} // namespace automa::innovation
