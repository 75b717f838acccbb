// Structs and variants of structs to JSON and back: each struct says its own name and lists its fields once.
//
//     struct CardLaid {
//         static constexpr std::string_view kind = "card_laid";
//         Colour colour; std::uint8_t slot; CardId card;
//         static void fields(auto& e, auto&& field) {
//             field("colour", e.colour);
//             field("slot", e.slot, core::within(0, 1));
//             field("card", e.card);
//         }
//     };
//
// A number without its range, or a list without its greatest length, does not compile. Types that only a game
// knows (ids of its catalogue, whole positions) go through a codec object of the game:
//
//     Json write(CardId id) const;
//     void read(const JsonReader& json, CardId& id) const; // refuses; further arguments of field() follow
//
// The order of a variant's alternatives means nothing here: a save survives every reordering.
#pragma once

#include "model/core/fields.h"
#include "model/core/json_reader.h"
#include "model/core/names.h"

#include <nlohmann/json.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace automa::core {

using OrderedJson = nlohmann::ordered_json;

template <class Codec, class T>
concept WrittenBy = requires(const Codec& codec, const T& value) {
    { codec.write(value) } -> std::convertible_to<OrderedJson>;
};
template <class Codec, class T, class... How>
concept ReadBy = requires(const Codec& codec, const JsonReader& json, T& value, const How&... how) {
    codec.read(json, value, how...);
};

namespace detail {
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

struct NoFields {
    template <class... Args>
    constexpr void operator()(Args&&...) const {}
};
} // namespace detail

/// Lists its fields itself.
template <class T>
concept HasFields = requires(T& value, detail::NoFields& visit) {
    T::fields(value, visit);
};
template <class T>
concept IsList = requires(T& list, typename T::value_type item) {
    list.push_back(item);
    list.size();
}
&&!std::is_same_v<T, std::string>;

template <class Codec, class T>
[[nodiscard]] OrderedJson write_value(const Codec& codec, const T& value);
template <class Codec, class T, class... How>
void read_value(const Codec& codec, const JsonReader& json, T& value, const How&... how);

template <class Codec>
class FieldWriter {
public:
    FieldWriter(const Codec& codec, OrderedJson& json) : codec_(codec), json_(json) {}

    template <class T, class... How>
    void operator()(std::string_view name, const T& value, const How&...) const {
        if constexpr (detail::is_optional<T>) {
            if (value)
                json_[std::string(name)] = write_value(codec_, *value);
        } else {
            json_[std::string(name)] = write_value(codec_, value);
        }
    }

private:
    const Codec& codec_;
    OrderedJson& json_;
};

template <class Codec>
class FieldReader {
public:
    FieldReader(const Codec& codec, const JsonReader& json) : codec_(codec), json_(json) {}

    template <class T, class... How>
    void operator()(std::string_view name, T& value, const How&... how) const {
        if constexpr (detail::is_optional<T>) {
            if (const auto there = json_.maybe(name))
                read_value(codec_, *there, value.emplace(), how...);
        } else if constexpr (std::is_same_v<T, bool>) {
            value = json_.has(name) && json_.at(name).boolean();
        } else {
            read_value(codec_, json_.at(name), value, how...);
        }
    }
    template <class T, class... How>
    void operator()(std::string_view name, T& value, OrDefault, const How&... how) const {
        if (const auto there = json_.maybe(name))
            read_value(codec_, *there, value, how...);
    }
    template <class T, class... How>
    void operator()(std::string_view name, std::optional<T>& value, Required, const How&... how) const {
        read_value(codec_, json_.at(name), value.emplace(), how...);
    }

private:
    const Codec& codec_;
    const JsonReader& json_;
};

template <class Codec, class T>
OrderedJson write_value(const Codec& codec, const T& value) {
    // What the core knows comes first: a codec's overload might take it by a conversion.
    if constexpr (std::is_enum_v<T>) {
        return std::string(name_of(value));
    } else if constexpr (std::is_integral_v<T> || std::is_same_v<T, std::string>) {
        return value;
    } else if constexpr (WrittenBy<Codec, T>) {
        return codec.write(value);
    } else if constexpr (IsList<T>) {
        OrderedJson list = OrderedJson::array();
        for (const auto& item : value)
            list.push_back(write_value(codec, item));
        return list;
    } else {
        static_assert(HasFields<T>, "give the struct fields(), or the codec a write()");
        OrderedJson json = OrderedJson::object();
        FieldWriter<Codec> writer(codec, json);
        T::fields(value, writer);
        return json;
    }
}

template <class T>
void read_number(const JsonReader& json, T& value, Within range) {
    value = static_cast<T>(json.integer(range.min, range.max));
}

template <class Codec, class T, class... How>
void read_value(const Codec& codec, const JsonReader& json, T& value, const How&... how) {
    if constexpr (ReadBy<Codec, T, How...>) {
        codec.read(json, value, how...);
    } else if constexpr (std::is_enum_v<T>) {
        value = read_enum<T>(json, json.name());
    } else if constexpr (std::is_same_v<T, bool>) {
        value = json.boolean();
    } else if constexpr (std::is_integral_v<T>) {
        static_assert((std::is_same_v<How, Within> || ...), "a number needs its range: within(min, max)");
        read_number(json, value, how...);
    } else if constexpr (std::is_same_v<T, std::string>) {
        static_assert((std::is_same_v<How, Count> || ...), "a text needs its greatest length: at_most(n)");
        const Count bytes = (how, ...);
        value = json.string();
        if (value.size() < bytes.min || value.size() > bytes.max)
            json.refuse("out_of_range", "This text must have " + std::to_string(bytes.min) + " to "
                                            + std::to_string(bytes.max) + " bytes.");
    } else if constexpr (IsList<T>) {
        read_items(codec, json, value, how...);
    } else {
        static_assert(HasFields<T>, "give the struct fields(), or the codec a read()");
        json.expect_object();
        const FieldReader<Codec> reader(codec, json);
        T::fields(value, reader);
    }
}

/// The count first, then what each element needs.
template <class Codec, class List, class... How>
void read_items(const Codec& codec, const JsonReader& json, List& list, Count count, const How&... how) {
    list.clear();
    for (std::size_t i = 0, n = json.size(count.min, count.max); i < n; ++i) {
        typename List::value_type item{};
        read_value(codec, json.item(i), item, how...);
        list.push_back(item);
    }
}

/// The names of a variant's alternatives: T::kind of each.
template <class Variant>
struct Kinds;
template <class... Ts>
struct Kinds<std::variant<Ts...>> {
    static constexpr std::array<std::string_view, sizeof...(Ts)> all{Ts::kind...};

    static constexpr bool distinct() {
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (all[i] == all[j])
                    return false;
        return true;
    }
    static_assert(distinct(), "two alternatives have one name");
};

/// {"<tag>": kind, fields…}
template <class Variant, class Codec>
[[nodiscard]] OrderedJson variant_to_json(const Codec& codec, const Variant& value, std::string_view tag) {
    OrderedJson json = OrderedJson::object();
    std::visit(
        [&]<class T>(const T& alternative) {
            json[std::string(tag)] = std::string(T::kind);
            const FieldWriter<Codec> writer(codec, json);
            T::fields(alternative, writer);
        },
        value);
    return json;
}

namespace detail {
template <class Variant, class Codec, std::size_t... I>
Variant read_named(const Codec& codec, const JsonReader& json, std::size_t index, std::index_sequence<I...>) {
    Variant result;
    const FieldReader<Codec> reader(codec, json);
    const auto read_as = [&]<std::size_t At>(std::integral_constant<std::size_t, At>) {
        using T = std::variant_alternative_t<At, Variant>;
        T::fields(result.template emplace<At>(), reader);
    };
    static_cast<void>(((index == I && (read_as(std::integral_constant<std::size_t, I>{}), true)) || ...));
    return result;
}
} // namespace detail

/// Throws core::Refusal; for use inside read_guarded().
template <class Variant, class Codec>
[[nodiscard]] Variant variant_from_json(const Codec& codec, const JsonReader& json, std::string_view tag) {
    const std::size_t index = json.at(tag).one_of(Kinds<Variant>::all, tag);
    return detail::read_named<Variant>(codec, json, index,
                                       std::make_index_sequence<std::variant_size_v<Variant>>{});
}

template <class Variant, class Codec>
[[nodiscard]] OrderedJson variants_to_json(const Codec& codec, const std::vector<Variant>& values,
                                           std::string_view tag) {
    OrderedJson list = OrderedJson::array();
    for (const Variant& value : values)
        list.push_back(variant_to_json(codec, value, tag));
    return list;
}

/// A list of at most `most`; the error names the element and the field.
template <class Variant, class Codec>
[[nodiscard]] Result<std::vector<Variant>> variants_from_json(const Codec& codec, const nlohmann::json& json,
                                                              std::string_view tag, std::size_t most) {
    return read_guarded([&] {
        const JsonReader list(json);
        std::vector<Variant> values;
        for (std::size_t i = 0, n = list.size(0, most); i < n; ++i)
            values.push_back(variant_from_json<Variant>(codec, list.item(i), tag));
        return values;
    });
}

} // namespace automa::core
