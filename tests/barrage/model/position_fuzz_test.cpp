// The fuzz target's own check over mutated fixtures, so that every test run walks some way into the reader.
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/command.h"
#include "model/core/random.h"
#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace automa::test {
namespace {

void feed(const std::string& text) {
    // The target takes bytes; a fault in it aborts the program.
    EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), 0);
}

/// The position of a line {"position":…,"expect":…}.
std::string position_of(const std::string& line) {
    constexpr std::string_view head = "{\"position\":";
    return line.substr(head.size(), line.rfind(",\"expect\":") - head.size());
}

std::string mutated(std::string text, core::Random& random, const std::string& other) {
    const auto at = [&](const std::string& in) {
        return random.below(static_cast<std::uint32_t>(in.size()));
    };
    for (std::uint32_t i = 0, n = 1 + random.below(3); i < n; ++i) {
        switch (random.below(5)) {
        case 0: // another digit or letter
            text[at(text)] = static_cast<char>(random.below(96) + 32);
            break;
        case 1: // something is gone
            text.erase(at(text), 1 + random.below(12));
            break;
        case 2: // something from another position
            text.insert(at(text), other.substr(at(other), random.below(30)));
            break;
        case 3: { // a number becomes another
            const auto digit = text.find_first_of("0123456789", at(text));
            if (digit != std::string::npos)
                text[digit] = static_cast<char>('0' + random.below(10));
            break;
        }
        default: // a value becomes null
            if (const auto colon = text.find(':', at(text)); colon != std::string::npos)
                text.replace(colon + 1, text.find_first_of(",}", colon) - colon - 1, "null");
            break;
        }
        if (text.empty())
            return "{}";
    }
    return text;
}

TEST(PositionFuzz, MutatedFixturesAreRefusedOrDecided) {
    const auto lines = read_lines("decisions.jsonl");
    core::Random random(1);
    for (int i = 0; i < 4000; ++i) {
        const std::string& line = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
        const std::string other = position_of(lines[random.below(static_cast<std::uint32_t>(lines.size()))]);
        feed(mutated(position_of(line), random, other));
    }
}

/// The same position before its turn: the one who acted is next, and its tile is still to be flipped.
std::string before_turn(const std::string& position) {
    auto json = nlohmann::json::parse(position);
    json["next"] = json["turn"]["company"];
    json.erase("turn");
    return json.dump();
}

TEST(PositionFuzz, PositionsBetweenTurnsDrawATile) {
    const auto lines = read_lines("decisions.jsonl");
    core::Random random(2);
    int drawn = 0;
    for (int i = 0; i < 1500; ++i) {
        const auto any = [&] {
            return position_of(lines[random.below(static_cast<std::uint32_t>(lines.size()))]);
        };
        const std::string position = before_turn(any());
        const std::string text = random.below(3) == 0 ? position : mutated(position, random, any());
        feed(text); // decides what was drawn
        if (const auto read = barrage::read_position(facts(), text); read.ok() && !read.value().turn)
            drawn += carry_out(facts(), read.value(),
                               barrage::DrawTile{read.value().turn_order[read.value().next], std::nullopt})
                             .ok()
                         ? 1
                         : 0;
    }
    EXPECT_GT(drawn, 300) << "the fuzz must get as far as a flipped tile";
}

TEST(PositionFuzz, FixturesThemselvesAreDecided) {
    const auto lines = read_lines("decisions.jsonl");
    for (std::size_t i = 0; i < lines.size(); i += 10)
        feed(position_of(lines[i]));
    feed("");
    feed("{}");
}

} // namespace
} // namespace automa::test
