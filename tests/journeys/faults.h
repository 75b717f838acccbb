#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace automa::journeys {

/// What is wrong with the texts in sight, one sentence each: cut or elided, wider or taller than its box,
/// outside the window or its button, two texts over each other. With an open popup only the popup is judged.
/// Items below an item named "map" may overlap each other.
[[nodiscard]] QStringList textFaults(QQuickWindow& window);

/// What is wrong with the controls in sight: no name for screen readers, smaller than 48 × 48, not reachable
/// by keyboard.
[[nodiscard]] QStringList controlFaults(QQuickWindow& window);

/// The words of a text in the language that translations/pseudo.py makes that stand outside of its brackets:
/// nobody could translate them. Single letters, codes and numbers are the table's own.
[[nodiscard]] QStringList untranslatedWords(const QString& text);

/// The texts in sight with such words, and the names of controls.
[[nodiscard]] QStringList untranslated(QQuickWindow& window);

} // namespace automa::journeys
