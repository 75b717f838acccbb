// The fact files of one game: read by name, parsed once, and each of the schema it claims to be.
#pragma once

#include "model/core/json_reader.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace automa::core {

/// Reads a fact file's text by its path below assets/data; nothing if there is none.
using FactSource = std::function<std::optional<std::string_view>(std::string_view path)>;

/// Among files that have `path` and `text`, such as the span of those compiled in:
/// embedded_source(automa::facts::files()).
template <class Files>
[[nodiscard]] FactSource embedded_source(Files files) {
    return [files](std::string_view path) -> std::optional<std::string_view> {
        for (const auto& file : files)
            if (file.path == path)
                return file.text;
        return std::nullopt;
    };
}

class FactFiles {
public:
    /// `folder` is the game's, below assets/data. Contract: `source` outlives this.
    FactFiles(const FactSource& source, std::string folder) : source_(source), folder_(std::move(folder)) {}

    /// <folder>/<name>.json, whose "schema" must be "<name>/1". Throws core::Refusal. What it gives stays
    /// good as long as this lives.
    [[nodiscard]] JsonReader operator()(const std::string& name);

private:
    const FactSource& source_;
    std::string folder_;
    std::map<std::string, nlohmann::json> files_;
};

} // namespace automa::core
