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

} // namespace

void require_json(std::string_view text, const std::string& path) {
    if (text.size() > limits::kText)
        refuse(Fault::TooBig, path);
    if (core::nesting_depth(text) > limits::kTextDepth)
        refuse(Fault::TooDeep, path);
    if (!nlohmann::json::accept(text))
        refuse(Fault::NotJson, path);
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
        refuse(Fault::TooBig, path);
    if (text.find('\0') != std::string_view::npos || !is_utf8(text))
        refuse(Fault::BadText, path, "not UTF-8");
}

void put_text(nlohmann::ordered_json& object, const std::string& key, const std::string& text) {
    auto value = nlohmann::ordered_json::parse(text);
    if (value.dump() == text)
        object[key] = std::move(value);
    else
        object[key + "_text"] = text;
}

} // namespace automa::storage
