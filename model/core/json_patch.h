// Corrections of a position as JSON patches: bounded before they are tried.
#pragma once

#include "model/core/json_reader.h"
#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace automa::core {

/// Why no correction is that large: too many operations, or too much text.
[[nodiscard]] std::optional<Error> patch_fault(const nlohmann::json& patch);

/// The position with the patch (RFC 6902 list or RFC 7386 object); refused if it is too large or does not
/// fit.
[[nodiscard]] Result<nlohmann::json> patched(nlohmann::json position, const nlohmann::json& patch);

/// What a command's patch makes of the position, by `read`. Throws Refusal; the path of its error has a "$"
/// in front, because it leads into the position, not into the command.
template <class Read>
[[nodiscard]] auto corrected(nlohmann::json position, const nlohmann::json& patch, Read read) {
    const auto refuse = [](const Error& error) {
        throw Refusal({error.id, "$" + error.path, error.message});
    };
    const auto wanted = patched(std::move(position), patch);
    if (!wanted.ok())
        refuse(wanted.error());
    auto state = read(wanted.value());
    if (!state.ok())
        refuse(state.error());
    return std::move(state).value();
}

} // namespace automa::core
