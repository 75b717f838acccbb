// A journal's labels as JSON: {"id": "human_built", "args": {"side": "red"}}. What comes back is checked.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace automa::core {

[[nodiscard]] nlohmann::json label_to_json(const Label& label);

/// Refuses what is no label: another type, an id or an argument that is no text, more or longer ones than any
/// label has. Numbers among the arguments, which early saves may hold, become text.
[[nodiscard]] Result<Label> label_from_json(const nlohmann::json& json);
/// From the text of a save, bounded in size and depth before it is parsed.
[[nodiscard]] Result<Label> label_from_text(std::string_view text);

} // namespace automa::core
