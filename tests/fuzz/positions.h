// A position as text from outside: refused with a reason, or legal, the same after JSON, and decided without
// contradiction. The games' own functions are found by their facts.
#pragma once

#include "tests/fuzz/mutation.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/tally.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace automa::fuzz {

/// The bytes of a fuzzer as the text they stand for.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Some that were accepted, to begin again from: one change after another leads away from all of them.
class Believed {
public:
    void keep(std::string_view text) {
        constexpr std::size_t most = 256;
        if (texts_.size() < most)
            texts_.emplace_back(text);
        else
            texts_[++kept_ % most] = text;
    }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

private:
    std::vector<std::string> texts_;
    std::size_t kept_ = 0;
};
inline Believed& believed() {
    static Believed all;
    return all;
}

/// The position, if it is accepted; it is then the same after JSON.
template <class Facts>
[[nodiscard]] auto believed_position(const Facts& facts, std::string_view text) {
    auto read = read_position(facts, text);
    using State = std::remove_cvref_t<decltype(read.value())>;
    tally().count(read.ok() ? "position believed" : "position refused");
    if (!read.ok()) {
        require(!read.error().id.empty() && !read.error().message.empty(), "a refusal has its reason");
        return std::optional<State>();
    }
    believed().keep(text);
    const auto again = read_position(facts, position_to_json(facts, read.value()).dump());
    require(again.ok() && again.value() == read.value(), "a position is read back as it was");
    return std::optional<State>(std::move(read).value());
}

/// What a decision that asks for something has in its `after`.
enum class Asking { certain_steps, nothing_yet };

/// What is decided leads where it says, and can be written.
template <class Facts, class State>
void decide_position(const Facts& facts, const State& state, Asking asking) {
    const auto decision = decide(facts, state);
    if (!decision.ok()) {
        require(!decision.error().id.empty() && !decision.error().message.empty(),
                "a refusal has its reason");
        return;
    }
    tally().count("position decided");
    if (asking == Asking::certain_steps || decision.value().needs.empty())
        require(apply(state, decision.value().events) == decision.value().after, "events lead to after");
    else
        require(decision.value().after == state, "a question changes nothing");
    require(!decision_to_json(facts, decision.value()).dump().empty(), "a decision can be written");
}

/// Changes the JSON rather than its bytes: of those hardly any would get past the parser. What is no JSON
/// gets another byte.
inline std::size_t mutate_json(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
    std::mt19937 random(seed);
    const std::vector<std::string>& good = believed().texts();
    const bool anew = !good.empty() && random() % 2 == 0;
    Json json = Json::parse(anew ? std::string_view(good[random() % good.size()]) : text_of(data, size),
                            nullptr, false);
    if (json.is_discarded() || random() % 16 == 0) {
        if (size > 0)
            data[random() % size] = static_cast<std::uint8_t>(random());
        return size;
    }
    std::vector<std::uint8_t> bytes(60);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random());
    Dice dice(bytes);
    mutate(json, dice);
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > room)
        return size;
    std::copy(text.begin(), text.end(), data);
    return text.size();
}

} // namespace automa::fuzz

/// The fuzzer asks for it by this name; weak, for the tests have no fuzzer.
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                                                     std::size_t room, unsigned seed);
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                                                     std::size_t room, unsigned seed) {
    return automa::fuzz::mutate_json(data, size, room, seed);
}
