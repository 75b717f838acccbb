// Reads JSON with its path in hand: whatever is wrong is refused with where and why.
#pragma once

#include "model/core/contract.h"
#include "model/core/names.h"
#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <exception>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace automa::core {

/// Thrown inside a reader only; `read_guarded` turns it into an Error at the border.
class Refusal : public std::exception {
public:
    explicit Refusal(Error error) : error_(std::move(error)) {}
    [[nodiscard]] const Error& error() const noexcept { return error_; }
    [[nodiscard]] const char* what() const noexcept override { return error_.message.c_str(); }

private:
    Error error_;
};

/// Runs a reader; a Refusal or a JSON fault becomes an Error.
template <class Read>
[[nodiscard]] auto read_guarded(Read read) -> Result<decltype(read())> {
    try {
        return read();
    } catch (const Refusal& refusal) {
        return refusal.error();
    } catch (const nlohmann::json::exception& fault) {
        return Error{"json", "", fault.what()};
    } catch (const ContractBroken& broken) { // the last line behind a bound that was forgotten
        return Error{"json", "", broken.what()};
    }
}

/// What a text would build, counted before anything is built; what stands inside strings is not counted.
struct JsonShape {
    int depth = 0;         // how deep arrays and objects nest; counting stops far beyond any limit
    std::size_t nodes = 0; // values, at most
    std::size_t keys = 0;  // of the object that has most
};
[[nodiscard]] JsonShape json_shape(std::string_view text);
[[nodiscard]] int nesting_depth(std::string_view text);

/// Bounds on a text so that no input can exhaust memory, stack or time.
struct JsonLimits {
    std::size_t bytes = 1U << 20U;
    int depth = 32;
    std::size_t nodes = 500'000;
    std::size_t keys = 2'000; // of one object
};
/// The first limit that the text exceeds, said in words; nothing if it keeps to all of them.
[[nodiscard]] std::optional<Error> exceeded_limit(std::string_view text, const JsonLimits& limits);
/// Text to JSON, within the limits.
[[nodiscard]] Result<nlohmann::json> parse_json(std::string_view text, const JsonLimits& limits = {});

/// A value and the path that leads to it.
class JsonReader {
public:
    explicit JsonReader(const nlohmann::json& value, std::string path = "")
        : value_(&value), path_(std::move(path)) {}

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] const nlohmann::json& json() const noexcept { return *value_; }
    [[noreturn]] void refuse(std::string id, std::string message) const;

    /// The key or index at the end of the path.
    [[nodiscard]] std::string_view name() const noexcept;
    void expect_object() const;
    /// An object that has no other keys than these.
    void expect_keys(std::initializer_list<std::string_view> allowed) const;
    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] bool is_null() const { return value_->is_null(); }
    /// A member that must be there.
    [[nodiscard]] JsonReader at(std::string_view key) const;
    /// A member that may be missing or null.
    [[nodiscard]] std::optional<JsonReader> maybe(std::string_view key) const;

    /// An array of at least `min` and at most `max` elements.
    [[nodiscard]] std::size_t size(std::size_t min, std::size_t max) const;
    [[nodiscard]] JsonReader item(std::size_t index) const;

    [[nodiscard]] int integer(int min, int max) const;
    /// Where a schema has said the range already.
    [[nodiscard]] int integer() const;
    [[nodiscard]] std::uint64_t unsigned64() const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] const std::string& string() const;
    /// The index of this string among `names`; refused as an unknown `what` otherwise.
    template <class Names>
    [[nodiscard]] std::size_t one_of(const Names& names, std::string_view what) const {
        const std::string& text = string();
        std::size_t index = 0;
        for (const auto& name : names) {
            if (name == text)
                return index;
            ++index;
        }
        refuse("unknown_id", std::string("“") + text + "” is not a known " + std::string(what) + ".");
    }

private:
    const nlohmann::json* value_;
    std::string path_;
};

/// A stated total must agree with what is listed.
void expect_total(const JsonReader& stated, std::size_t counted);

/// A value of an enum that has AUTOMA_NAMES; `what` it is called in a refusal.
template <class Enum>
[[nodiscard]] Enum read_enum(const JsonReader& json, std::string_view what) {
    return static_cast<Enum>(json.one_of(Names<Enum>::all, what));
}

} // namespace automa::core
