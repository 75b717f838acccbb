// Keys of a question that still hold something.
#pragma once

#include "tests/journeys/journey.h"

namespace automa::journeys {

/// The first key that can be tapped: what is used up stays in its place, pale.
[[nodiscard]] inline QString openKey(const Journey& journey) {
    int key = 0;
    for (const QQuickItem* group = nullptr; (group = journey.find(QStringLiteral("needGroup_%1").arg(key)));
         ++key)
        if (group->isEnabled())
            break;
    return QStringLiteral("needGroup_%1").arg(key);
}

} // namespace automa::journeys
