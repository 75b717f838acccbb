// A line of the Automa's reasoning in words.
#pragma once

#include "model/core/trace.h"

#include <QString>

#include <optional>

namespace automa::app::innovation_app {

struct ReasonWords {
    QString name; // in few words, for the funnel
    QString heading;
    QString sentence;
};

/// Nothing if the line says nothing to people. A line of a later version is told by its rule.
[[nodiscard]] std::optional<ReasonWords> reasonWords(const core::TraceEntry& entry);
/// The line tells hexes apart.
[[nodiscard]] bool narrowsHexes(const core::TraceEntry& entry);
/// A number or a word of the line; 0 or empty if it has none of that name.
[[nodiscard]] int numberIn(const core::TraceEntry& entry, std::string_view name);
[[nodiscard]] std::string_view wordIn(const core::TraceEntry& entry, std::string_view name);

} // namespace automa::app::innovation_app
