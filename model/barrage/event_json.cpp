#include "model/barrage/event_json.h"

#include "model/barrage/facts/readers.h"
#include "model/barrage/position_json.h"
#include "model/core/json_reader.h"

#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

using Json = nlohmann::ordered_json;
using core::JsonReader;
using facts::read_enum;

/// In the order of the variant's alternatives.
constexpr std::array<std::string_view, std::variant_size_v<Event>> kinds{"tile_flipped",
                                                                         "top_tile_named",
                                                                         "turn_begun",
                                                                         "turn_paused",
                                                                         "turn_ended",
                                                                         "engineers_placed",
                                                                         "vp_changed",
                                                                         "energy_changed",
                                                                         "machinery_changed",
                                                                         "wheel_loaded",
                                                                         "wheel_turned",
                                                                         "built",
                                                                         "raised",
                                                                         "building_built",
                                                                         "drop_moved",
                                                                         "contract_left",
                                                                         "national_fulfilled",
                                                                         "contract_laid",
                                                                         "patent_taken",
                                                                         "patent_laid",
                                                                         "work_taken",
                                                                         "work_laid",
                                                                         "passed",
                                                                         "phase_entered",
                                                                         "bonus_tile_spent",
                                                                         "turn_order_set",
                                                                         "round_advanced",
                                                                         "position_corrected"};

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
    void field(const char* name, const SpaceId& id) { json_[name] = facts_.space(id).id; }
    void field(const char* name, const ContractId& id) { json_[name] = facts_.contract(id).id; }
    void field(const char* name, const TechId& id) { json_[name] = facts_.tech[id.index()].id; }
    void field(const char* name, const WorkId& id) { json_[name] = facts_.works[id.index()].id; }
    void field(const char* name, const BuildingId& id) { json_[name] = facts_.buildings[id.index()].id; }
    void field(const char* name, const TileId& id) { json_[name] = id.value; }
    template <class Value>
    void field(const char* name, const std::optional<Value>& value) {
        if (value)
            field(name, *value);
    }
    void field(const char* name, const WaterPlace& place) {
        json_[name] = {{"kind", name_of(place.kind)}, {"index", place.index}};
    }
    void field(const char* name, const core::StaticVector<Company, max_participants>& order) {
        json_[name] = Json::array();
        for (const Company company : order)
            json_[name].push_back(name_of(company));
    }
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
            value = json_.has(name) && json_.at(name).boolean();
        else
            value = static_cast<Number>(json_.at(name).integer(std::numeric_limits<Number>::min(),
                                                               std::numeric_limits<Number>::max()));
    }
    void field(const char* name, SpaceId& id) { id = known(name, &Catalogue::find_space); }
    void field(const char* name, ContractId& id) { id = known(name, &Catalogue::find_contract); }
    void field(const char* name, TechId& id) { id = known(name, &Catalogue::find_tech); }
    void field(const char* name, WorkId& id) { id = known(name, &Catalogue::find_work); }
    void field(const char* name, BuildingId& id) { id = known(name, &Catalogue::find_building); }
    void field(const char* name, TileId& id) {
        id = TileId(static_cast<std::size_t>(json_.at(name).integer(1, static_cast<int>(tile_count))));
    }
    template <class Value>
    void field(const char* name, std::optional<Value>& value) {
        if (!json_.maybe(name))
            return;
        Value inner{};
        field(name, inner);
        value = inner;
    }
    void field(const char* name, WaterPlace& place) {
        const JsonReader item = json_.at(name);
        place.kind = read_enum<WaterKind>(item.at("kind"), "place of water");
        const int last = place.kind == WaterKind::headstream ? 3 : static_cast<int>(dam_space_count) - 1;
        place.index = static_cast<std::uint8_t>(item.at("index").integer(0, last));
    }
    void field(const char* name, core::StaticVector<Company, max_participants>& order) {
        const JsonReader list = json_.at(name);
        for (std::size_t i = 0, n = list.size(1, max_participants); i < n; ++i)
            order.push_back(read_enum<Company>(list.item(i), "company"));
    }
    void field(const char* name, std::shared_ptr<const State>& position) {
        const auto state = position_from_json(facts_, json_.at(name).json());
        if (!state.ok())
            throw core::Refusal(
                {state.error().id, json_.path() + "/" + name + state.error().path, state.error().message});
        position = std::make_shared<const State>(state.value());
    }

private:
    template <class Id>
    Id known(const char* name, std::optional<Id> (Catalogue::*find)(std::string_view) const) const {
        const auto id = (facts_.*find)(json_.at(name).string());
        if (!id)
            json_.at(name).refuse("unknown_id", "“" + json_.at(name).string() + "” is not known.");
        return *id;
    }

    const Catalogue& facts_;
    const JsonReader& json_;
};

template <class Fields, class E>
void fields_of(Fields& f, E& e) {
    using Kind = std::remove_const_t<E>;
    if constexpr (requires { e.company; })
        f.field("company", e.company);
    if constexpr (std::is_same_v<Kind, TopTileNamed>)
        f.field("tile", e.tile);
    if constexpr (std::is_same_v<Kind, TurnPaused>) {
        f.field("order", e.resume.order);
        f.field("stage", e.resume.stage);
        f.field("used_powerhouse", e.resume.used_powerhouse);
        f.field("again", e.resume.again);
    }
    if constexpr (requires { e.again; })
        f.field("again", e.again);
    if constexpr (requires { e.count; })
        f.field("count", e.count);
    if constexpr (requires { e.architect; })
        f.field("architect", e.architect);
    if constexpr (requires { e.amount; })
        f.field("amount", e.amount);
    if constexpr (requires { e.colour; })
        f.field("colour", e.colour);
    if constexpr (requires { e.slot; })
        f.field("slot", e.slot);
    if constexpr (
        std::is_same_v<
            Kind,
            PatentTaken> || std::is_same_v<Kind, PatentLaid> || std::is_same_v<Kind, WorkTaken> || std::is_same_v<Kind, WorkLaid>)
        f.field("position", e.position);
    if constexpr (std::is_same_v<Kind, PositionCorrected>)
        f.field("position", e.position);
    if constexpr (requires { e.technology; })
        f.field("technology", e.technology);
    if constexpr (requires { e.excavators; }) {
        f.field("excavators", e.excavators);
        f.field("mixers", e.mixers);
    }
    if constexpr (requires { e.space; })
        f.field("space", e.space);
    if constexpr (requires { e.building; })
        f.field("building", e.building);
    if constexpr (requires { e.work; })
        f.field("work", e.work);
    if constexpr (requires { e.from; }) {
        f.field("from", e.from);
        f.field("to", e.to);
    }
    if constexpr (requires { e.contract; })
        f.field("contract", e.contract);
    if constexpr (requires { e.phase; })
        f.field("phase", e.phase);
    if constexpr (requires { e.engineers; })
        f.field("engineers", e.engineers);
    if constexpr (std::is_same_v<Kind, TurnOrderSet>)
        f.field("order", e.order);
    if constexpr (requires { e.reason; })
        f.field("reason", e.reason);
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

} // namespace automa::barrage
