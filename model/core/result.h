// Errors are values: what can fail returns a Result, and nothing is thrown across the model's border.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace automa::core {

/// Why something was refused. `path` names the place (a JSON path, a file, a field), `message` is one
/// sentence. `id` is stable and lets the app say the same in the user's language.
struct Error {
    std::string id;
    std::string path;
    std::string message;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    [[nodiscard]] bool ok() const noexcept { return content_.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }
    /// Contract: ok().
    [[nodiscard]] const T& value() const& { return std::get<0>(content_); }
    [[nodiscard]] T& value() & { return std::get<0>(content_); }
    [[nodiscard]] T value() && { return std::get<0>(std::move(content_)); }
    /// Contract: !ok().
    [[nodiscard]] const Error& error() const { return std::get<1>(content_); }

private:
    std::variant<T, Error> content_;
};

/// Result of something that has no value to give.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};
using Status = Result<Done>;

} // namespace automa::core
