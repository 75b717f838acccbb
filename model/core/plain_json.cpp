#include "model/core/plain_json.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace automa::core {
namespace {

using Json = nlohmann::json;

/// Every step says false for whatever it does not know: the long way then finds out what it is.
class PlainReader {
public:
    explicit PlainReader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

    bool whole(Json& value, int depth) {
        if (!read(value, depth))
            return false;
        skip_blanks();
        return at_ == end_;
    }

private:
    bool read(Json& value, int depth) {
        skip_blanks();
        if (at_ == end_)
            return false;
        switch (*at_) {
        case '{':
            return depth > 0 && object(value, depth - 1);
        case '[':
            return depth > 0 && list(value, depth - 1);
        case '"': {
            std::string_view inside;
            if (!text(inside))
                return false;
            value = inside;
            return true;
        }
        case 't':
            return word("true") && (value = true, true);
        case 'f':
            return word("false") && (value = false, true);
        case 'n':
            return word("null") && (value = nullptr, true);
        default:
            return number(value);
        }
    }

    void skip_blanks() {
        while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t'))
            ++at_;
    }
    bool take(char c) {
        skip_blanks();
        if (at_ == end_ || *at_ != c)
            return false;
        ++at_;
        return true;
    }
    bool word(std::string_view known) {
        if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(known))
            return false;
        at_ += known.size();
        return true;
    }

    bool text(std::string_view& inside) {
        const char* const begin = ++at_;
        for (; at_ != end_ && *at_ != '"'; ++at_)
            if (const auto c = static_cast<unsigned char>(*at_); c < 0x20U || c >= 0x80U || c == '\\')
                return false;
        if (at_ == end_)
            return false;
        inside = {begin, static_cast<std::size_t>(at_ - begin)};
        ++at_;
        return true;
    }

    bool number(Json& value) {
        const bool negative = *at_ == '-';
        if (negative)
            ++at_;
        const char* const begin = at_;
        std::uint64_t size = 0;
        for (; at_ != end_ && *at_ >= '0' && *at_ <= '9' && at_ - begin < 19; ++at_)
            size = size * 10 + static_cast<std::uint64_t>(*at_ - '0');
        const auto digits = at_ - begin;
        if (digits == 0 || digits > 18 || (*begin == '0' && (digits > 1 || negative)))
            return false;
        if (at_ != end_ && (*at_ == '.' || *at_ == 'e' || *at_ == 'E'))
            return false;
        if (negative)
            value = -static_cast<std::int64_t>(size);
        else
            value = size;
        return true;
    }

    bool list(Json& value, int depth) {
        ++at_;
        value = Json::array();
        auto& items = *value.get_ptr<Json::array_t*>();
        if (take(']'))
            return true;
        do {
            if (!read(items.emplace_back(), depth))
                return false;
        } while (take(','));
        return take(']');
    }

    bool object(Json& value, int depth) {
        ++at_;
        value = Json::object();
        auto& members = *value.get_ptr<Json::object_t*>();
        if (take('}'))
            return true;
        do {
            skip_blanks();
            std::string_view key;
            if (at_ == end_ || *at_ != '"' || !text(key) || !take(':'))
                return false;
            const auto known = members.size();
            const auto member = members.emplace_hint(members.end(), key, nullptr);
            if (members.size() == known || !read(member->second, depth)) // twice the same
                return false;
        } while (take(','));
        return take('}');
    }

    const char* at_;
    const char* end_;
};

} // namespace

std::optional<Json> plain_json(std::string_view text, int depth) {
    std::optional<Json> value(std::in_place);
    if (!PlainReader(text).whole(*value, depth))
        value.reset();
    return value;
}

Json json_or_discarded(std::string_view text) {
    if (auto plain = plain_json(text))
        return *std::move(plain);
    return Json::parse(text, nullptr, false);
}

} // namespace automa::core
