// What the model says is data: a message id and its arguments. Only the app turns it into words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace automa::core {

/// A view as a string of its own.
[[nodiscard]] inline std::string text(std::string_view view) {
    return std::string(view);
}

/// Contract: a string argument points at storage that outlives the message (literals, the catalogue).
struct Argument {
    std::string_view name;
    std::variant<std::int64_t, std::string_view> value;

    friend bool operator==(const Argument&, const Argument&) = default;
};

/// A label that is kept, in a journal for instance: it owns what it says.
struct Label {
    std::string id;
    std::vector<std::pair<std::string, std::string>> arguments;

    friend bool operator==(const Label&, const Label&) = default;
};

} // namespace automa::core
