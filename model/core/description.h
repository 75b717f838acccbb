// A position is described once, as events and commands are (variant_json.h). From the one description come
// its JSON, out and in, with the place and the reason of whatever is refused; its schema; and the ranges that
// a check of the position asks for.
//
//     void describe(core::Description& field, const Catalogue& facts, State& state) {
//         field("round", state.round, core::within(1, 5));
//         field("winner", state.winner, core::called("side"));    // an enum with AUTOMA_NAMES
//         field("passed", state.passed, core::or_default);        // may be missing
//         field("objective", state.objective);                    // std::optional: missing if empty
//         field("hexes", state.hexes, core::at_most(9), Hexes{facts});
//         field.object("cards", [&] { field("stack", state.cards.stack, core::at_most(14), Cards{}); });
//     }
//
//     Description::write / read / schema / check([&](Description& field) { describe(field, facts, state); });
//
// A key that is not described is refused, so is one that is missing. A struct that has fields(), as events
// have, is an object. How a value looks that only the game
// knows (Hexes, Cards above) is a spelling: an object with write(value), read(json, value) and schema().
// Where JSON is laid out in another way than the state, describe a local variable and put it back if
// (field.reading()). What depends on several values at once (“no more stars than six”) is not said here but
// in the game's check.
#pragma once

#include "model/core/description_hows.h"
#include "model/core/json_schema.h"
#include "model/core/variant_json.h"

#include <functional>
#include <type_traits>

namespace automa::core {

class Description {
public:
    using All = std::function<void(Description&)>;

    [[nodiscard]] static OrderedJson write(const All& all);
    /// Throws core::Refusal.
    static void read(const JsonReader& json, const All& all, Manner manner = {});
    [[nodiscard]] static OrderedJson schema(const All& all, Manner manner = {});
    /// Throws core::Refusal at the first value beyond its range.
    static void check(const All& all);

    /// Values have just been read and may be put where they belong.
    [[nodiscard]] bool reading() const noexcept { return does_ == Does::read; }
    /// For the schema: ranges are those of any position.
    [[nodiscard]] bool publishing() const noexcept { return does_ == Does::schema; }
    /// Whether a field takes part that is written only then, but may always be read.
    [[nodiscard]] bool takes(bool written) const noexcept { return reading() || publishing() || written; }
    /// May be there and says nothing.
    void ignore(std::string_view key) {
        if (reading())
            at_->names.push_back(key);
    }
    /// While reading: what stands under the key; nothing if it is missing.
    [[nodiscard]] const nlohmann::json* peek(std::string_view key) const {
        return reading() && at_->json->has(key) ? &at_->json->json()[std::string(key)] : nullptr;
    }
    /// While reading: what stands under the key cannot be.
    [[noreturn]] void refuse(std::string_view key, std::string id, std::string message) const {
        at_->json->at(key).refuse(std::move(id), std::move(message));
    }

    template <class T, class... How>
    void operator()(std::string_view name, T& value, const How&... how) {
        entry(
            name, presence<T>(value, how...), [&] { return write_value(value, how...); },
            [&](const JsonReader& json) { read_value(json, value, how...); },
            [&] { return schema_of(value, how...); }, [&] { check_value(value, how...); });
    }
    /// An object whose fields `body` describes.
    template <class Body, class... How>
    void object(std::string_view name, Body body, const How&... how) {
        entry(
            name, presence<int>(1, how...), [&] { return written(body); },
            [&](const JsonReader& json) { read_object(json, body); },
            [&] { return published_object<How...>(body, how...); }, body);
    }
    /// One that may be missing: `body` takes the value.
    template <class T, class Body, class... How>
    void object(std::string_view name, std::optional<T>& value, Body body, const How&... how) {
        T begun{};
        const auto with = [&](T& one) { return [&] { body(one); }; };
        entry(
            name, presence<std::optional<T>>(value, how...), [&] { return written(with(*value)); },
            [&](const JsonReader& json) { read_object(json, with(value.emplace())); },
            [&] { return published_object<How...>(with(begun), how...); }, [&] { body(*value); });
    }
    /// A list of objects: `body` takes the element and its place.
    template <class List, class Body, class... How>
    void each(std::string_view name, List& list, Count count, Body body, const How&... how) {
        typename List::value_type one{};
        const auto with = [&](auto& item, std::size_t i) { return [&, i] { body(item, i); }; };
        entry(
            name, presence<int>(1, how...),
            [&] {
                OrderedJson json = OrderedJson::array();
                for (auto& item : list)
                    json.push_back(written(with(item, json.size())));
                return json;
            },
            [&](const JsonReader& json) {
                list = {};
                for (std::size_t i = 0, n = json.size(count.min, count.max); i < n; ++i) {
                    typename List::value_type item{};
                    read_object(json.item(i), with(item, i));
                    list.push_back(item);
                }
            },
            [&] { return list_schema(published(with(one, 0)), count); },
            [&] {
                std::size_t i = 0;
                for (auto& item : list) {
                    stepping(std::to_string(i), with(item, i));
                    ++i;
                }
            });
    }
    /// Within an object whose keys are all optional: the schema then has no list of those that are not.
    void nothing_required() {
        if (publishing())
            at_->required = nullptr;
    }
    /// A text that must be just this one.
    void constant(std::string_view name, std::string_view text, std::string_view message,
                  std::string_view id = "wrong_format");
    /// Within an object: its fields differ by `kind`. Published under `keyword` for every kind.
    template <class Kind, class Body>
    void alternatives(std::string_view keyword, Kind& kind, Body body) {
        if (!publishing())
            return body();
        OrderedJson all = OrderedJson::array();
        constexpr std::size_t kinds = [] {
            if constexpr (std::is_enum_v<Kind>)
                return count_of<Kind>;
            return std::size_t{2};
        }();
        for (std::size_t i = 0; i < kinds; ++i) {
            kind = static_cast<Kind>(i);
            all.push_back(published(body));
        }
        at_->alternatives = {{std::string(keyword), std::move(all)}};
    }

private:
    enum class Does { write, read, schema, check };
    struct Presence {
        bool required = true;
        bool absent = false;   // nothing is to be written
        bool null_in = false;  // null says what a missing key says
        bool null_out = false; // written as null if absent
        bool unless_empty = false;
    };
    /// The object that is being described.
    struct Scope {
        const JsonReader* json = nullptr;
        OrderedJson out{};                     // written, or the properties of the schema
        OrderedJson required{};                // of the schema
        OrderedJson alternatives{};            // of the schema
        std::vector<std::string_view> names{}; // read so far
        std::string_view missing{};            // the first that should have been there
    };
    explicit Description(Does does, Manner manner = {}) : does_(does), manner_(manner) {}

    template <class T, class... How>
    [[nodiscard]] static Presence presence(const T& value, const How&... how) {
        using detail::has_how;
        constexpr bool null = has_how<OrNull, How...> || has_how<AsNull, How...>;
        constexpr bool optional =
            null
            || detail::is_optional<
                T> || has_how<OrDefault, How...> || has_how<UnlessDefault, How...> || has_how<UnlessEmpty, How...> || has_how<AbsentIf, How...>;
        Presence result{!optional || has_how<Required, How...>, false, null, has_how<AsNull, How...>,
                        has_how<UnlessEmpty, How...>};
        if constexpr (detail::is_optional<T>)
            result.absent = !value;
        else if constexpr (has_how<UnlessDefault, How...>)
            result.absent = value == T{};
        if constexpr (has_how<AbsentIf, How...>)
            result.absent = detail::how_of<AbsentIf>(how...).absent;
        return result;
    }

    template <class Write, class Read, class Publish, class Check>
    void entry(std::string_view name, const Presence& presence, Write write, Read read, Publish publish,
               Check check) {
        switch (does_) {
        case Does::write:
            if (!presence.absent)
                put(name, write(), presence);
            else if (presence.null_out)
                put(name, nullptr, presence);
            return;
        case Does::read:
            if (const auto json = member(name, presence))
                read(*json);
            return;
        case Does::schema:
            publish_as(name, publish(), presence);
            return;
        case Does::check:
            if (!presence.absent)
                stepping(name, check);
            return;
        }
    }
    void put(std::string_view name, OrderedJson value, const Presence& presence);
    [[nodiscard]] std::optional<JsonReader> member(std::string_view name, const Presence& presence);
    void publish_as(std::string_view name, OrderedJson schema, const Presence& presence);
    template <class Body>
    void stepping(std::string_view name, Body body) {
        const std::size_t length = path_.size();
        path_.append(1, '/').append(name);
        body();
        path_.resize(length);
    }

    template <class Body>
    [[nodiscard]] OrderedJson written(Body body) {
        Scope scope;
        scope.out = OrderedJson::object();
        within_scope(scope, body);
        return std::move(scope.out);
    }
    template <class Body>
    void read_object(const JsonReader& json, Body body) {
        json.expect_object();
        Scope scope;
        scope.json = &json;
        within_scope(scope, body);
        expect_described(scope);
    }
    template <class Body>
    [[nodiscard]] OrderedJson published(Body body) {
        Scope scope;
        scope.out = OrderedJson::object();
        scope.required = OrderedJson::array();
        within_scope(scope, body);
        return schema_of(scope);
    }
    template <class... How, class Body>
    [[nodiscard]] OrderedJson published_object(Body body, const How&... how) {
        if constexpr (detail::has_how<Unpublished, How...>)
            return unpublished(detail::how_of<Unpublished>(how...));
        else
            return published(body);
    }
    [[nodiscard]] OrderedJson list_schema(const OrderedJson& items, Count count) const;
    [[nodiscard]] static OrderedJson unpublished(const Unpublished& what);
    template <class Body>
    void within_scope(Scope& scope, Body body) {
        Scope* const around = std::exchange(at_, &scope);
        body();
        at_ = around;
    }
    void expect_described(const Scope& scope) const;
    [[nodiscard]] static OrderedJson schema_of(Scope& scope);
    [[noreturn]] void refuse_range(int value, Within range) const;

    // ------------------------------------------------------------ values, by their type

    template <class T, class... How>
    [[nodiscard]] OrderedJson write_value(T& value, const How&... how) {
        if constexpr ((Spells<How, T> || ...)) {
            return detail::spelling_of<T>(how...).write(value);
        } else if constexpr (std::is_enum_v<T>) {
            return std::string(name_of(value));
        } else if constexpr (std::is_integral_v<T>) {
            return value;
        } else if constexpr (detail::is_optional<T>) {
            return value ? write_value(*value, how...) : OrderedJson();
        } else if constexpr (IsList<T> || detail::is_array<T> || detail::IsSet<T>) {
            OrderedJson list = OrderedJson::array();
            for (auto item : value)
                list.push_back(write_value(item, how...));
            return list;
        } else {
            static_assert(HasFields<T>, "give the struct fields(), or the field a spelling");
            return written([&] { T::fields(value, *this); });
        }
    }

    template <class T, class... How>
    void read_value(const JsonReader& json, T& value, const How&... how) {
        if constexpr ((Spells<How, T> || ...)) {
            detail::spelling_of<T>(how...).read(json, value);
        } else if constexpr (std::is_enum_v<T>) {
            std::string_view what = json.name();
            if constexpr (detail::has_how<Called, How...>)
                what = detail::how_of<Called>(how...).what;
            value = read_enum<T>(json, what);
        } else if constexpr (std::is_same_v<T, bool>) {
            value = json.boolean();
        } else if constexpr (std::is_integral_v<T>) {
            static_assert(detail::has_how<Within, How...>, "a number needs its range: within(min, max)");
            read_number(json, value, detail::how_of<Within>(how...));
        } else if constexpr (detail::is_optional<T>) {
            read_value(json, value.emplace(), how...);
        } else if constexpr (detail::is_array<T>) {
            static_cast<void>(json.size(value.size(), value.size()));
            for (std::size_t i = 0; i < value.size(); ++i)
                read_item(json.item(i), value[i], how...);
        } else if constexpr (IsList<T> || detail::IsSet<T>) {
            read_list(json, value, how...);
        } else {
            read_object(json, [&] { T::fields(value, *this); });
        }
    }
    template <class T, class... How>
    void read_item(const JsonReader& json, T& value, const How&... how) {
        if constexpr (detail::is_optional<T>)
            if (json.is_null())
                return value.reset();
        read_value(json, value, how...);
    }
    template <class List, class... How>
    void read_list(const JsonReader& json, List& list, const How&... how) {
        constexpr std::size_t longest = 1000;
        constexpr bool unique = detail::has_how<Unique, How...>;
        constexpr bool counted = detail::has_how<TooMany, How...>;
        static_assert(detail::has_how<Count, How...>, "a list needs its greatest length: at_most(n)");
        const Count count = detail::how_of<Count>(how...);
        const std::size_t size = unique || counted ? json.size(0, longest) : json.size(count.min, count.max);
        if constexpr (counted)
            if (size > count.max)
                json.item(count.max).refuse("too_many", detail::how_of<TooMany>(how...).message);
        list = {};
        for (std::size_t i = 0; i < size; ++i) {
            std::remove_cvref_t<decltype(*list.begin())> item{};
            const JsonReader element = json.item(i);
            read_item(element, item, how...);
            if constexpr (unique || detail::has_how<Once, How...>)
                if (has_item(list, item))
                    element.refuse("duplicate", twice(how...));
            if (i == count.max)
                static_cast<void>(json.size(count.min, count.max)); // too long, whatever it has twice
            if constexpr (detail::IsSet<List>)
                list.add(item);
            else
                list.push_back(item);
        }
    }
    template <class... How>
    [[nodiscard]] static std::string twice(const How&... how) {
        if constexpr (detail::has_how<Unique, How...>)
            return std::string(detail::how_of<Unique>(how...).message);
        else
            return std::string(detail::how_of<Once>(how...).message);
    }
    template <class List, class Item>
    [[nodiscard]] static bool has_item(const List& list, const Item& item) {
        if constexpr (detail::IsSet<List>)
            return list.has(item);
        else
            return list.contains(item);
    }

    template <class T, class... How>
    [[nodiscard]] OrderedJson schema_of(T& value, const How&... how) {
        if constexpr ((Spells<How, T> || ...)) {
            return detail::spelling_of<T>(how...).schema();
        } else if constexpr (std::is_enum_v<T>) {
            if constexpr (detail::has_how<Fixed, How...>)
                return {{"const", std::string(name_of(value))}};
            else if constexpr (detail::has_how<Among, How...>)
                return schema::one_of<T>(detail::how_of<Among>(how...).begin,
                                         detail::how_of<Among>(how...).end);
            else
                return schema::one_of<T>();
        } else if constexpr (std::is_same_v<T, bool>) {
            return schema::boolean();
        } else if constexpr (std::is_integral_v<T>) {
            const Within range = detail::how_of<Within>(how...);
            return schema::number(range.min, range.max);
        } else if constexpr (detail::is_optional<T>) {
            typename T::value_type one{};
            return schema_of(one, how...);
        } else if constexpr (detail::is_array<T>) {
            return schema::list(item_schema<typename T::value_type>(how...), value.size(), value.size());
        } else if constexpr (IsList<T> || detail::IsSet<T>) {
            using Item = std::remove_cvref_t<decltype(*value.begin())>;
            const Count count = detail::how_of<Count>(how...);
            OrderedJson list = list_schema(item_schema<Item>(how...), count);
            if constexpr (detail::has_how<Unique, How...>)
                list["uniqueItems"] = true;
            return list;
        } else {
            return published([&] { T::fields(value, *this); });
        }
    }
    template <class Item, class... How>
    [[nodiscard]] OrderedJson item_schema(const How&... how) {
        Item item{};
        if constexpr (detail::is_optional<Item>)
            return schema::or_null(schema_of(item, how...));
        else
            return schema_of(item, how...);
    }

    template <class T, class... How>
    void check_value(T& value, const How&... how) {
        if constexpr ((Spells<How, T> || ...)) {
            return; // whatever has this type can be spelled
        } else if constexpr (std::is_enum_v<T>) {
            if (index_of(value) >= count_of<T>)
                refuse_range(static_cast<int>(value), within(0, static_cast<int>(count_of<T>) - 1));
        } else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
            const Within range = detail::how_of<Within>(how...);
            if (value < range.min || value > range.max)
                refuse_range(static_cast<int>(value), range);
        } else if constexpr (detail::is_optional<T>) {
            if (value)
                check_value(*value, how...);
        } else if constexpr (IsList<T> || detail::is_array<T> || detail::IsSet<T>) {
            std::size_t i = 0;
            for (auto item : value)
                stepping(std::to_string(i++), [&] { check_value(item, how...); });
        } else if constexpr (!std::is_same_v<T, bool>) {
            T::fields(value, *this);
        }
    }

    Does does_;
    Manner manner_;
    Scope* at_ = nullptr;
    std::string path_;
};

} // namespace automa::core
