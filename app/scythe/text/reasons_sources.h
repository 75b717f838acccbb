// The English sources of the reasons. Only reasons.cpp reads them.
#pragma once

#include <QCoreApplication>

#include <array>
#include <span>
#include <string_view>

namespace automa::app::scythe_app {

struct ReasonSource {
    std::string_view message; // of the trace
    const char* title;
    const char* text;
    std::array<std::string_view, 3> arguments; // what %1, %2 and %3 stand for
};

/// How a unit and its territory are chosen.
[[nodiscard]] std::span<const ReasonSource> choice_reasons();
/// What then happens: checks, combat, gains, the star card.
[[nodiscard]] std::span<const ReasonSource> outcome_reasons();

} // namespace automa::app::scythe_app
