#pragma once

#include <QPainterPath>
#include <QStringView>
#include <optional>
#include <vector>

namespace automa::app {

/// The outline that the `d` of an SVG path describes, with all of its commands; nothing if a single character
/// of it is not understood.
[[nodiscard]] std::optional<QPainterPath> readPathData(QStringView text);

/// A list of numbers as SVG writes them, such as a viewBox: with spaces, commas, or what else keeps them
/// apart.
[[nodiscard]] std::optional<std::vector<qreal>> readNumbers(QStringView text);

} // namespace automa::app
