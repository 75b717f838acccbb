#include "model/storage/json_text.h"

#include "model/core/json_reader.h"
#include "model/storage/errors.h"

#include <algorithm>

namespace automa::storage {
namespace {

/// The JSON writer refuses what is not UTF-8, so that whatever is kept can be exported.
bool is_utf8(std::string_view text) {
    try {
        return !nlohmann::json(text).dump().empty();
    } catch (const nlohmann::json::type_error&) {
        return false;
    }
}

void require_within(std::string_view text, std::size_t bytes, const std::string& path) {
    const auto number = [](std::size_t value) { return std::to_string(value); };
    if (text.size() > bytes)
        refuse(Fault::TooBig, path, "more than " + number(bytes >> 10U) + " KiB");
    // The parser takes a zero byte for the end and would not look at what stands behind it.
    if (text.find('\0') != std::string_view::npos)
        refuse(Fault::NotJson, path);
    const core::JsonShape shape = core::json_shape(text);
    if (shape.depth > limits::kTextDepth)
        refuse(Fault::TooDeep, path, "more than " + std::to_string(limits::kTextDepth) + " levels");
    if (shape.nodes > limits::kTextNodes)
        refuse(Fault::TooMany, path, "more than " + number(limits::kTextNodes) + " values");
    if (shape.keys > limits::kKeys)
        refuse(Fault::TooMany, path, "more than " + number(limits::kKeys) + " keys in one object");
}

/// A label's shape, read without being built: it is looked at for every entry of every journal, and the game
/// reads it again. {"id": a text, "args": {a text, a number or yes or no by any name}, …}
class LabelShape : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit LabelShape(const std::string& path) : path_(path) {}

    bool null() override { return value(false, false); }
    bool boolean(bool) override { return value(false, true); }
    bool number_integer(number_integer_t) override { return value(false, true); }
    bool number_unsigned(number_unsigned_t) override { return value(false, true); }
    bool number_float(number_float_t, const string_t&) override { return value(false, true); }
    bool string(string_t&) override { return value(true, true); }
    bool binary(binary_t&) override { return value(false, false); }
    bool start_object(std::size_t) override { return open(true); }
    bool start_array(std::size_t) override { return open(false); }
    bool key(string_t& name) override {
        if (depth_ == 1)
            key_ = name == "id" ? Key::Id : name == "args" ? Key::Args : Key::Other;
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override {
        return false;
    }

private:
    enum class Key { Other, Id, Args };

    bool value(bool text, bool plain) const {
        if (depth_ == 0)
            refuse(Fault::BadField, path_, "not an object");
        if (key_ == Key::Id && depth_ == 1 && !text)
            refuse(Fault::BadField, path_ + ".id", "not a text");
        if (key_ == Key::Args && depth_ == 1)
            refuse(Fault::BadField, path_ + ".args", "not an object");
        if (key_ == Key::Args && depth_ == 2 && !plain)
            refuse(Fault::BadField, path_ + ".args", "neither a text nor a number nor yes or no");
        return true;
    }
    bool open(bool object) {
        if (!(object && (depth_ == 0 || (depth_ == 1 && key_ == Key::Args))))
            value(false, false);
        ++depth_;
        return true;
    }
    bool close() {
        --depth_;
        return true;
    }

    const std::string& path_;
    int depth_ = 0;
    Key key_ = Key::Other; // of the label's own, the last
};

nlohmann::json parsed(std::string_view text, std::size_t bytes, const std::string& path) {
    require_within(text, bytes, path);
    nlohmann::json value = nlohmann::json::parse(text, nullptr, false);
    if (value.is_discarded())
        refuse(Fault::NotJson, path);
    return value;
}

} // namespace

void require_bounded(std::string_view text, const std::string& path) {
    require_within(text, limits::kText, path);
}

void require_json(std::string_view text, const std::string& path) {
    require_within(text, limits::kText, path);
    if (!nlohmann::json::accept(text))
        refuse(Fault::NotJson, path);
}

void require_label(std::string_view text, const std::string& path) {
    require_within(text, limits::kLabel, path);
    LabelShape shape(path);
    if (!nlohmann::json::sax_parse(text, &shape))
        refuse(Fault::NotJson, path);
}

void require_players(std::string_view text, const std::string& path) {
    const nlohmann::json players = parsed(text, limits::kLabel, path);
    if (!players.is_array())
        refuse(Fault::BadField, path, "not a list");
    if (players.size() > limits::kSides)
        refuse(Fault::TooBig, path, "more than " + std::to_string(limits::kSides));
    for (const nlohmann::json& player : players)
        if (!player.is_object())
            refuse(Fault::BadField, path, "not a list of objects");
}

void require_summary(std::string_view text, const std::string& path) {
    if (!parsed(text, limits::kLabel, path).is_object())
        refuse(Fault::BadField, path, "not an object");
}

void require_own(std::string_view text, const std::string& path) {
    const nlohmann::json own = parsed(text, limits::kLabel, path);
    if (!own.is_object())
        refuse(Fault::BadField, path, "not an object");
    if (own.size() > limits::kOwnKeys)
        refuse(Fault::TooMany, path, "more than " + std::to_string(limits::kOwnKeys) + " columns");
    for (const auto& [key, value] : own.items())
        require_name(key, path);
}

void require_name(std::string_view text, const std::string& path) {
    if (text.empty())
        refuse(Fault::BadText, path, "empty");
    require_optional_name(text, path);
}

void require_optional_name(std::string_view text, const std::string& path) {
    if (text.size() > limits::kName)
        refuse(Fault::BadText, path, "too long");
    const bool control = std::any_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20U || c == '\x7f';
    });
    if (control || !is_utf8(text))
        refuse(Fault::BadText, path, "not printable UTF-8");
}

void require_setting(std::string_view text, const std::string& path) {
    if (text.size() > limits::kText)
        refuse(Fault::TooBig, path, "more than " + std::to_string(limits::kText >> 10U) + " KiB");
    if (text.find('\0') != std::string_view::npos || !is_utf8(text))
        refuse(Fault::BadText, path, "not UTF-8");
}

std::string printable(std::string text) {
    try {
        require_optional_name(text, {});
        return text;
    } catch (const core::Refusal&) {
        return {};
    }
}

void put_text(nlohmann::ordered_json& object, const std::string& key, const std::string& text) {
    auto value = nlohmann::ordered_json::parse(text, nullptr, false);
    if (value.is_discarded())
        refuse(Fault::NotJson, key);
    if (value.dump() == text)
        object[key] = std::move(value);
    else
        object[key + "_text"] = text;
}

} // namespace automa::storage
