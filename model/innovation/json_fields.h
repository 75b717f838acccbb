// One list of fields serves both directions: fields_of(codec, value) names each member once, and a writer or a
// reader visits them.
#pragma once

#include "model/core/json_reader.h"
#include "model/innovation/catalogue.h"
#include "model/innovation/event.h"
#include "model/innovation/facts/readers.h"
#include "model/innovation/position_json.h"

#include <nlohmann/json.hpp>

#include <concepts>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>

namespace automa::innovation {

template <class Type>
concept Named = std::is_enum_v<Type>;
template <class Type>
concept Number = std::integral<Type> && !std::same_as<Type, bool>;

class FieldWriter {
public:
    using Json = nlohmann::ordered_json;
    FieldWriter(const Catalogue& facts, MapSide side, Json& json)
        : facts_(facts), map_(facts.map(side)), json_(json) {}

    template <class Value>
    void field(const char* name, const Value& value) {
        json_[name] = written(value);
    }
    template <class Value>
    void field(const char* name, const std::optional<Value>& value) {
        if (value)
            json_[name] = written(*value);
    }
    /// Left out when it says nothing: the reader knows the same default.
    template <class Value>
    void with_default(const char* name, const Value& value, const Value& usual) {
        if (!(value == usual))
            field(name, value);
    }
    void slots(const char* name, const Slots& value) {
        json_[name] = Json::array();
        for (int slot = 1; slot <= 8; ++slot)
            if (has_slot(value, slot))
                json_[name].push_back(slot);
    }

private:
    [[nodiscard]] Json written(const Named auto& value) const { return name_of(value); }
    [[nodiscard]] Json written(const Number auto& value) const { return value; }
    [[nodiscard]] Json written(const bool& value) const { return value; }
    [[nodiscard]] Json written(const std::string& value) const { return value; }
    [[nodiscard]] Json written(const nlohmann::json& value) const { return value; }
    [[nodiscard]] Json written(const HexId& hex) const { return map_.hex(hex).id; }
    [[nodiscard]] Json written(const CardId& card) const { return card.value; }
    [[nodiscard]] Json written(const BridgeSiteId& site) const {
        const auto& ends = map_.bridge_sites[site.index()].hexes;
        return {map_.hex(ends[0]).id, map_.hex(ends[1]).id};
    }
    [[nodiscard]] Json written(const core::StaticVector<CardId, 2>& cards) const {
        Json list = Json::array();
        for (const CardId card : cards)
            list.push_back(card.value);
        return list;
    }
    [[nodiscard]] Json written(const ScholarSpaces& spaces) const {
        Json list = Json::array();
        for (const auto& owner : spaces)
            list.push_back(owner ? Json(name_of(*owner)) : Json());
        return list;
    }
    [[nodiscard]] Json written(const std::shared_ptr<const State>& position) const {
        return position_to_json(facts_, *position);
    }

    const Catalogue& facts_;
    const Map& map_;
    Json& json_;
};

/// Throws core::Refusal; keys that no field asks for are refused by finish().
class FieldReader {
public:
    FieldReader(const Catalogue& facts, MapSide side, const core::JsonReader& json)
        : facts_(facts), map_(facts.map(side)), json_(json) {}

    template <class Value>
    void field(const char* name, Value& value) {
        known_.push_back(name);
        read(json_.at(name), value);
    }
    template <class Value>
    void field(const char* name, std::optional<Value>& value) {
        known_.push_back(name);
        if (const auto item = json_.maybe(name))
            read(*item, value.emplace());
    }
    template <class Value>
    void with_default(const char* name, Value& value, const Value& usual) {
        known_.push_back(name);
        value = usual;
        if (const auto item = json_.maybe(name))
            read(*item, value);
    }
    void slots(const char* name, Slots& value) {
        known_.push_back(name);
        const core::JsonReader list = json_.at(name);
        value = 0;
        for (std::size_t i = 0, n = list.size(0, max_innovation_slots); i < n; ++i)
            value = with_slot(value, list.item(i).integer(1, static_cast<int>(max_innovation_slots)));
    }

    void finish(std::initializer_list<std::string_view> others) const {
        for (const auto& [key, member] : json_.json().items())
            if (std::ranges::find(known_, key) == known_.end()
                && std::find(others.begin(), others.end(), key) == others.end())
                core::JsonReader(member, json_.path() + "/" + key)
                    .refuse("unknown_key", "This key is not known here.");
    }

private:
    template <Named Enum>
    static void read(const core::JsonReader& item, Enum& value) {
        value = facts::read_enum<Enum>(item, "name");
    }
    template <Number Integer>
    static void read(const core::JsonReader& item, Integer& value) {
        value = static_cast<Integer>(
            item.integer(std::numeric_limits<Integer>::min(), std::numeric_limits<Integer>::max()));
    }
    static void read(const core::JsonReader& item, bool& value) { value = item.boolean(); }
    static void read(const core::JsonReader& item, std::string& value) { value = item.string(); }
    static void read(const core::JsonReader& item, nlohmann::json& value) { value = item.json(); }
    void read(const core::JsonReader& item, HexId& hex) const {
        const auto found = map_.find(item.string());
        if (!found)
            item.refuse("unknown_id", "“" + item.string() + "” is not a hex of this map.");
        hex = *found;
    }
    static void read(const core::JsonReader& item, CardId& card) {
        card = CardId(static_cast<std::size_t>(item.integer(1, static_cast<int>(card_count))));
    }
    void read(const core::JsonReader& item, BridgeSiteId& site) const {
        static_cast<void>(item.size(2, 2));
        std::array<HexId, 2> ends;
        read(item.item(0), ends[0]);
        read(item.item(1), ends[1]);
        const auto found = map_.find_site(ends[0], ends[1]);
        if (!found)
            item.refuse("no_site", "No bridge can stand between these two hexes.");
        site = *found;
    }
    static void read(const core::JsonReader& item, core::StaticVector<CardId, 2>& cards) {
        cards.clear();
        for (std::size_t i = 0, n = item.size(0, 2); i < n; ++i) {
            CardId card;
            read(item.item(i), card);
            cards.push_back(card);
        }
    }
    static void read(const core::JsonReader& item, ScholarSpaces& spaces) {
        static_cast<void>(item.size(scholar_space_count, scholar_space_count));
        for (std::size_t i = 0; i < scholar_space_count; ++i)
            if (!item.item(i).is_null())
                read(item.item(i), spaces[i].emplace());
    }
    void read(const core::JsonReader& item, std::shared_ptr<const State>& position) const {
        const auto state = position_from_json(facts_, item.json());
        if (!state.ok())
            throw core::Refusal(
                {state.error().id, item.path() + state.error().path, state.error().message});
        if (state.value().map != map_.side)
            item.refuse("other_map", "A game does not change its map.");
        position = std::make_shared<const State>(state.value());
    }

    const Catalogue& facts_;
    const Map& map_;
    const core::JsonReader& json_;
    std::vector<std::string_view> known_;
};

} // namespace automa::innovation
