#include "model/scythe/event_json.h"

#include "model/core/json_reader.h"
#include "model/scythe/facts/readers.h"
#include "model/scythe/position_json.h"
#include "model/scythe/position_parts.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;
using core::JsonReader;
using facts::read_enum;

/// In the order of the variant's alternatives. Saves name them: they are frozen.
constexpr auto kinds = std::to_array<std::string_view>(
    {"cards_shuffled",    "card_turned_up",  "turn_announced",  "answers_given",      "turn_ended",
     "defence_ended",     "unit_moved",      "resources_set",   "encounter_taken",    "factory_card_taken",
     "power_changed",     "coins_changed",   "combat_cards_changed", "star_placed",   "star_cube_moved",
     "ability_unlocked",  "recruit_unlocked", "territory_contested", "contest_settled", "fight_opened",
     "fight_closed",      "final_told",      "game_ended",      "position_corrected"});
static_assert(kinds.size() == std::variant_size_v<Event>);

/// One list of fields an event has, for both directions: `field(name, member)` is called for each.
class Writer {
public:
    Writer(const Catalogue& facts, Json& json) : facts_(facts), json_(json) {}

    template <class Enum>
    requires std::is_enum_v<Enum>
    void field(const char* name, const Enum& value) { json_[name] = name_of(value); }
    template <class Number>
    requires std::is_integral_v<Number>
    void field(const char* name, const Number& value) { json_[name] = value; }
    void field(const char* name, const SideId& id) { json_[name] = id.value; }
    void field(const char* name, const CardId& id) { json_[name] = id.value; }
    void field(const char* name, const TerritoryId& id) { json_[name] = facts_.territory(id).id; }
    void field(const char* name, const Place& place) { json_[name] = facts_.place_name(place); }
    void field(const char* name, const Answers& answers) { json_[name] = answers_to_json(answers); }
    void field(const char* name, const FinalLines& lines) { json_[name] = final_to_json(facts_, lines); }
    void field(const char* name, const std::shared_ptr<const State>& position) {
        json_[name] = position_to_json(facts_, *position);
    }

private:
    const Catalogue& facts_;
    Json& json_;
};

class Reader {
public:
    Reader(const Catalogue& facts, const JsonReader& json) : facts_(facts), json_(json) {}

    template <class Enum>
    requires std::is_enum_v<Enum>
    void field(const char* name, Enum& value) { value = read_enum<Enum>(json_.at(name), name); }
    template <class Number>
    requires std::is_integral_v<Number>
    void field(const char* name, Number& value) {
        if constexpr (std::is_same_v<Number, bool>)
            value = json_.at(name).boolean();
        else
            value = static_cast<Number>(json_.at(name).integer(std::numeric_limits<Number>::min(),
                                                               std::numeric_limits<Number>::max()));
    }
    void field(const char* name, SideId& id) {
        id = SideId(static_cast<std::size_t>(json_.at(name).integer(0, static_cast<int>(max_sides) - 1)));
    }
    void field(const char* name, CardId& id) {
        id = CardId(static_cast<std::size_t>(json_.at(name).integer(1, static_cast<int>(card_count))));
    }
    void field(const char* name, TerritoryId& id) { id = facts::read_territory(json_.at(name), facts_); }
    void field(const char* name, Place& place) {
        for (std::size_t i = 0; i < Place::count; ++i) {
            if (facts_.place_name(Place(i)) == json_.at(name).string()) {
                place = Place(i);
                return;
            }
        }
        json_.at(name).refuse("unknown_id", "“" + json_.at(name).string() + "” is not a known place.");
    }
    void field(const char* name, Answers& answers) { answers = answers_from_json(json_.at(name)); }
    void field(const char* name, FinalLines& lines) {
        // Whether the resources must be named is for the position to say.
        lines = final_from_json(facts_, json_.at(name), true);
    }
    void field(const char* name, std::shared_ptr<const State>& position) {
        const auto state = position_from_json(facts_, json_.at(name).json());
        if (!state.ok())
            throw core::Refusal(
                {state.error().id, json_.path() + "/" + name + state.error().path, state.error().message});
        position = std::make_shared<const State>(state.value());
    }

private:
    const Catalogue& facts_;
    const JsonReader& json_;
};

template <class Fields, class E>
void fields_of(Fields& f, E& e) {
    using Kind = std::remove_const_t<E>;
    if constexpr (std::is_same_v<Kind, TurnAnnounced>) {
        f.field("kind", e.kind);
        f.field("side", e.side);
        if (e.kind == TurnKind::automa)
            f.field("card", e.card);
        else
            f.field("territory", e.territory);
        return;
    } else {
        if constexpr (requires { e.side; })
            f.field("side", e.side);
        if constexpr (requires { e.card; })
            f.field("card", e.card);
        if constexpr (requires { e.territory; })
            f.field("territory", e.territory);
    }
    if constexpr (requires { e.pile; })
        f.field("pile", e.pile);
    if constexpr (requires { e.answers; })
        f.field("answers", e.answers);
    if constexpr (std::is_same_v<Kind, UnitMoved>) {
        f.field("unit", e.unit);
        f.field("from", e.from);
        f.field("to", e.to);
    }
    if constexpr (requires { e.count; })
        f.field("count", e.count);
    if constexpr (requires { e.amount; }) {
        f.field("amount", e.amount);
        f.field("reason", e.reason);
    }
    if constexpr (requires { e.source; })
        f.field("source", e.source);
    if constexpr (std::is_same_v<Kind, StarCubeMoved>)
        f.field("to", e.to);
    if constexpr (std::is_same_v<Kind, AbilityUnlocked>) {
        f.field("mech", e.mech);
        f.field("crossings", e.crossings);
        f.field("lakes", e.lakes);
    }
    if constexpr (requires { e.bonus; })
        f.field("bonus", e.bonus);
    if constexpr (std::is_same_v<Kind, FightOpened>) {
        f.field("attacker", e.fight.attacker);
        f.field("card", e.fight.card);
        f.field("power", e.fight.power);
        f.field("combat_cards", e.fight.combat_cards);
    }
    if constexpr (requires { e.lines; })
        f.field("lines", e.lines);
    if constexpr (requires { e.by; })
        f.field("by", e.by);
    if constexpr (requires { e.position; })
        f.field("position", e.position);
}

template <std::size_t Index = 0>
Event read_alternative(std::size_t kind, const Catalogue& facts, const JsonReader& json) {
    if constexpr (Index < std::variant_size_v<Event>) {
        if (kind != Index)
            return read_alternative<Index + 1>(kind, facts, json);
        std::variant_alternative_t<Index, Event> event{};
        Reader reader(facts, json);
        fields_of(reader, event);
        return event;
    } else {
        json.refuse("unknown_id", "This event is not known.");
    }
}

} // namespace

Json event_to_json(const Catalogue& catalogue, const Event& event) {
    Json json{{"event", kinds[event.index()]}};
    Writer writer(catalogue, json);
    std::visit([&](const auto& e) { fields_of(writer, e); }, event);
    return json;
}

Json events_to_json(const Catalogue& catalogue, const Events& events) {
    Json list = Json::array();
    for (const Event& event : events)
        list.push_back(event_to_json(catalogue, event));
    return list;
}

core::Result<Events> events_from_json(const Catalogue& catalogue, const nlohmann::json& json) {
    return core::read_guarded([&] {
        const JsonReader list(json);
        Events events;
        for (std::size_t i = 0, n = list.size(0, 5000); i < n; ++i) {
            const JsonReader item = list.item(i);
            events.push_back(read_alternative(item.at("event").one_of(kinds, "event"), catalogue, item));
        }
        return events;
    });
}

std::span<const std::string_view> event_names() {
    return kinds;
}

} // namespace automa::scythe
