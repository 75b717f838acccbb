// JSON as the app itself writes most of it (no escapes, only ASCII, whole numbers) is read several times as
// fast as any JSON; opening a game reads hundreds of such texts. Everything else goes the long way.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string_view>

namespace automa::core {

/// Nothing when the text is not as plain as that, or nests deeper, or is no JSON at all.
[[nodiscard]] std::optional<nlohmann::json> plain_json(std::string_view text, int depth = 32);

/// Any JSON whose bounds were looked at before; discarded when it is none.
[[nodiscard]] nlohmann::json json_or_discarded(std::string_view text);

} // namespace automa::core
