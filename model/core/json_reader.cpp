#include "model/core/json_reader.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace automa::core {
namespace {

std::string kind_of(const nlohmann::json& value) {
    return value.is_null() ? "null" : std::string("a value of type ") + value.type_name();
}

/// Made for every member that is read, so in one piece.
std::string under(const std::string& path, std::string_view name) {
    std::string longer;
    longer.reserve(path.size() + 1 + name.size());
    longer.append(path).append(1, '/').append(name);
    return longer;
}

} // namespace

JsonShape json_shape(std::string_view text) {
    constexpr std::size_t kDeepest = 10'000;
    JsonShape shape;
    shape.nodes = 1;
    std::vector<std::size_t> keys; // of each open bracket
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_string = false;
            continue;
        }
        switch (c) {
        case '"':
            in_string = true;
            break;
        case '[':
        case '{':
            keys.push_back(0);
            ++shape.nodes;
            shape.depth = std::max(shape.depth, static_cast<int>(keys.size()));
            if (keys.size() > kDeepest)
                return shape;
            break;
        case ']':
        case '}':
            if (!keys.empty())
                keys.pop_back();
            break;
        case ',':
            ++shape.nodes;
            break;
        case ':':
            if (!keys.empty())
                shape.keys = std::max(shape.keys, ++keys.back());
            break;
        default:
            break;
        }
    }
    return shape;
}

int nesting_depth(std::string_view text) {
    return json_shape(text).depth;
}

std::optional<Error> exceeded_limit(std::string_view text, const JsonLimits& limits) {
    if (text.size() > limits.bytes)
        return Error{"too_large", "",
                     "The file is larger than " + std::to_string(limits.bytes >> 10U) + " KiB."};
    const JsonShape shape = json_shape(text);
    if (shape.depth > limits.depth)
        return Error{"too_deep", "",
                     "The file is nested deeper than " + std::to_string(limits.depth) + " levels."};
    if (shape.nodes > limits.nodes)
        return Error{"too_many", "", "The file holds more than " + std::to_string(limits.nodes) + " values."};
    if (shape.keys > limits.keys)
        return Error{"too_many", "",
                     "An object in the file has more than " + std::to_string(limits.keys) + " keys."};
    return std::nullopt;
}

Result<nlohmann::json> parse_json(std::string_view text, const JsonLimits& limits) {
    if (auto exceeded = exceeded_limit(text, limits))
        return std::move(*exceeded);
    // The parser takes a zero byte for the end and would not look at what stands behind it.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Error{"not_json", "",
                     "This is not JSON: there is a zero at byte " + std::to_string(zero + 1) + "."};
    try {
        return nlohmann::json::parse(text);
    } catch (const nlohmann::json::parse_error& fault) {
        return Error{"not_json", "",
                     "This is not complete JSON: it breaks off or is wrong at byte "
                         + std::to_string(fault.byte) + "."};
    } catch (const nlohmann::json::exception&) { // a number beyond all bounds
        return Error{"not_json", "", "The file holds a number that is too large to be read."};
    }
}

void JsonReader::refuse(std::string id, std::string message) const {
    throw Refusal(Error{std::move(id), path_.empty() ? "/" : path_, std::move(message)});
}

std::string_view JsonReader::name() const noexcept {
    return std::string_view(path_).substr(path_.find_last_of('/') + 1);
}

void JsonReader::expect_object() const {
    if (!value_->is_object())
        refuse("wrong_type", "An object is expected here, not " + kind_of(*value_) + ".");
}

void JsonReader::expect_keys(std::initializer_list<std::string_view> allowed) const {
    expect_object();
    for (const auto& [key, member] : value_->items()) {
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
            JsonReader(member, under(path_, key)).refuse("unknown_key", "This key is not known here.");
    }
}

bool JsonReader::has(std::string_view key) const {
    return value_->is_object() && value_->contains(key);
}

JsonReader JsonReader::at(std::string_view key) const {
    expect_object();
    const auto found = value_->find(key);
    if (found == value_->end())
        refuse("missing_key", "The key “" + std::string(key) + "” is missing.");
    return JsonReader(*found, under(path_, key));
}

std::optional<JsonReader> JsonReader::maybe(std::string_view key) const {
    if (!value_->is_object())
        return std::nullopt;
    const auto found = value_->find(key);
    if (found == value_->end() || found->is_null())
        return std::nullopt;
    return JsonReader(*found, under(path_, key));
}

std::size_t JsonReader::size(std::size_t min, std::size_t max) const {
    if (!value_->is_array())
        refuse("wrong_type", "A list is expected here, not " + kind_of(*value_) + ".");
    if (value_->size() < min || value_->size() > max) {
        const std::string wanted =
            min == max ? std::to_string(min) : std::to_string(min) + " to " + std::to_string(max);
        refuse("wrong_count",
               "This list must have " + wanted + " entries, it has " + std::to_string(value_->size()) + ".");
    }
    return value_->size();
}

JsonReader JsonReader::item(std::size_t index) const {
    if (!value_->is_array() || index >= value_->size())
        refuse("wrong_count", "This list must have an entry " + std::to_string(index + 1) + ".");
    return JsonReader((*value_)[index], under(path_, std::to_string(index)));
}

int JsonReader::integer(int min, int max) const {
    if (!value_->is_number_integer())
        refuse("wrong_type", "A whole number is expected here, not " + kind_of(*value_) + ".");
    const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > 0x7fffffffU;
    const std::int64_t number = huge ? std::int64_t{0x7fffffff} + 1 : value_->get<std::int64_t>();
    if (number < min || number > max)
        refuse("out_of_range", "This number must be from " + std::to_string(min) + " to "
                                   + std::to_string(max) + ", it is " + value_->dump() + ".");
    return static_cast<int>(number);
}

int JsonReader::integer() const {
    return integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

std::uint64_t JsonReader::unsigned64() const {
    if (!value_->is_number_unsigned())
        refuse("wrong_type", "A whole number of at least 0 is expected here, not " + kind_of(*value_) + ".");
    return value_->get<std::uint64_t>();
}

bool JsonReader::boolean() const {
    if (!value_->is_boolean())
        refuse("wrong_type", "true or false is expected here, not " + kind_of(*value_) + ".");
    return value_->get<bool>();
}

const std::string& JsonReader::string() const {
    if (!value_->is_string())
        refuse("wrong_type", "A text is expected here, not " + kind_of(*value_) + ".");
    return value_->get_ref<const std::string&>();
}

void expect_total(const JsonReader& stated, std::size_t counted) {
    constexpr int most = 1000;
    const int total = stated.integer(0, most);
    if (total != static_cast<int>(counted))
        stated.refuse("wrong_total", "The file states " + std::to_string(total) + ", but "
                                         + std::to_string(counted) + " are listed.");
}

} // namespace automa::core
