// Options of a command: `--name value`, `--name` and plain words.
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace automa::app {

class Arguments {
public:
    /// `valued` options take the next word, `flags` stand alone; anything else that begins with -- is
    /// refused.
    [[nodiscard]] static core::Result<Arguments> parse(std::span<const std::string> words,
                                                       std::initializer_list<std::string_view> valued,
                                                       std::initializer_list<std::string_view> flags);

    [[nodiscard]] bool has(std::string_view name) const { return options_.contains(std::string(name)); }
    [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
    [[nodiscard]] const std::vector<std::string>& plain() const { return plain_; }
    /// A whole number from min to max, or the fallback if the option is not there.
    [[nodiscard]] core::Result<std::uint64_t> number(std::string_view name, std::uint64_t fallback,
                                                     std::uint64_t min, std::uint64_t max) const;

private:
    std::map<std::string, std::string> options_;
    std::vector<std::string> plain_;
};

/// The parts between the separators: "a,b" has two, "" has one, which is empty.
[[nodiscard]] std::vector<std::string> split(const std::string& text, char by);

} // namespace automa::app
