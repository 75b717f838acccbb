// Bytes of a fuzzer as dice, and JSON changed by them: what no honest app writes, with every shape that a
// file from outside can have.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace automa::fuzz {

using Json = nlohmann::ordered_json;

/// The input, byte by byte; zeros when it is used up.
class Dice {
public:
    explicit Dice(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    [[nodiscard]] bool more() const { return at_ < bytes_.size(); }
    std::size_t roll(std::size_t sides) {
        const std::size_t value = std::size_t{next()} << 8U | next();
        return sides == 0 ? 0 : value % sides;
    }
    std::string text() {
        std::string text;
        for (std::size_t left = roll(40); left > 0; --left)
            text.push_back(static_cast<char>(next()));
        return text;
    }

private:
    std::uint8_t next() { return more() ? bytes_[at_++] : std::uint8_t{0}; }
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

inline void collect(Json& node, std::vector<Json*>& nodes) {
    nodes.push_back(&node);
    if (node.is_structured())
        for (Json& child : node)
            collect(child, nodes);
}

inline Json hostile_value(Dice& dice) {
    switch (dice.roll(16)) {
    case 0:
        return nullptr;
    case 1:
        return -1;
    case 2:
        return std::numeric_limits<std::int64_t>::max();
    case 3:
        return std::numeric_limits<std::uint64_t>::max();
    case 4:
        return std::numeric_limits<std::int64_t>::min();
    case 5:
        return 1e300;
    case 6:
        return true;
    case 7:
        return Json::array();
    case 8:
        return Json::object();
    case 9:
        return dice.text();
    case 10:
        return std::string(300, 'x');
    case 11:
        return std::string("a\0b", 3);
    case 12:
        return Json::array({Json::array({Json::array()})});
    case 13:
        return "11111111-2222-4333-8444-555555555555";
    case 14:
        return "deleted";
    default:
        return static_cast<int>(dice.roll(1000)) - 500;
    }
}

/// One change somewhere in it.
inline void mutate(Json& content, Dice& dice) {
    std::vector<Json*> nodes;
    collect(content, nodes);
    Json& node = *nodes[dice.roll(nodes.size())];
    switch (dice.roll(6)) {
    case 0:
        if (node.is_array() && !node.empty())
            node.erase(dice.roll(node.size()));
        else if (node.is_object() && !node.empty())
            node.erase(std::next(node.begin(), static_cast<std::ptrdiff_t>(dice.roll(node.size()))).key());
        break;
    case 1:
        if (node.is_array() && !node.empty())
            node.push_back(Json(node[dice.roll(node.size())]));
        break;
    case 2:
        node = Json(*nodes[dice.roll(nodes.size())]);
        break;
    case 3:
        if (node.is_number_integer())
            node = node.get<std::int64_t>() ^ (std::int64_t{1} << dice.roll(63));
        break;
    case 4:
        if (node.is_object())
            node[dice.text()] = hostile_value(dice);
        break;
    default:
        node = hostile_value(dice);
    }
}

} // namespace automa::fuzz
