// The seals of the two sides.
#pragma once

#include "app/shell/side_look.h"

namespace automa::app::toy_app {

[[nodiscard]] inline SideLook sideLook(const QString& side) {
    const bool automa = side == QLatin1String("automa");
    const QColor fill = automa ? QColor(0x17, 0x58, 0x6f) : QColor(0xff, 0xff, 0xff);
    const QColor ink = automa ? QColor(0xff, 0xff, 0xff) : QColor(0x1d, 0x28, 0x2e);
    return {.fill = fill,
            .fillDark = fill,
            .ink = ink,
            .inkDark = ink,
            .letter = automa ? QStringLiteral("A") : QStringLiteral("H"),
            .band = automa ? QStringLiteral("band_bar") : QStringLiteral("band_dots"),
            .dash = {},
            .marker = SideLook::Marker::Round};
}

} // namespace automa::app::toy_app
