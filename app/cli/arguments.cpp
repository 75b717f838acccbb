#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

namespace automa::app {
namespace {

core::Error usage(std::string message) {
    return {"usage", "", std::move(message)};
}

} // namespace

core::Result<Arguments> Arguments::parse(std::span<const std::string> words,
                                         std::initializer_list<std::string_view> valued,
                                         std::initializer_list<std::string_view> flags) {
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!word.starts_with("--")) {
            arguments.plain_.push_back(word);
            continue;
        }
        const std::string name = word.substr(2);
        if (std::find(flags.begin(), flags.end(), name) != flags.end()) {
            arguments.options_[name] = "";
        } else if (std::find(valued.begin(), valued.end(), name) != valued.end()) {
            if (i + 1 == words.size())
                return usage("Option " + word + " needs a value.");
            arguments.options_[name] = words[++i];
        } else {
            return usage("Unknown option " + word + ".");
        }
    }
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view name) const {
    const auto found = options_.find(std::string(name));
    return found == options_.end() ? std::nullopt : std::optional(found->second);
}

core::Result<std::uint64_t> Arguments::number(std::string_view name, std::uint64_t fallback,
                                              std::uint64_t min, std::uint64_t max) const {
    const auto text = value(name);
    if (!text)
        return fallback;
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (fault != std::errc{} || end != text->data() + text->size() || number < min || number > max)
        return usage("--" + std::string(name) + " must be a whole number from " + std::to_string(min) + " to "
                     + std::to_string(max) + ".");
    return number;
}

std::vector<std::string> split(const std::string& text, char by) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == by)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

} // namespace automa::app
