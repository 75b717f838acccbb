// Corrections of a position as JSON patches: bounded before they are tried.
#pragma once

#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace automa::core {

/// Why no correction is that large: too many operations, or too much text.
[[nodiscard]] std::optional<Error> patch_fault(const nlohmann::json& patch);

/// The position with the patch (RFC 6902 list or RFC 7386 object); refused if it is too large or does not
/// fit.
[[nodiscard]] Result<nlohmann::json> patched(nlohmann::json position, const nlohmann::json& patch);

} // namespace automa::core
