// Whether what a finger means still stands there when it comes down.
#pragma once

#include <QMap>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <chrono>

class QQuickWindow;

namespace automa::journeys {

class Journey;

/// Where every control in sight stands, by what it is called.
[[nodiscard]] QMap<QString, QRectF> controlsIn(QQuickWindow& window);

/// What stands on both pictures of a screen, but in another place.
[[nodiscard]] QStringList movedBetween(const QMap<QString, QRectF>& before,
                                       const QMap<QString, QRectF>& after);

/// For QML's timers and animations so much time passes, at once.
void letPass(std::chrono::milliseconds time);

/// Somebody reads the screen for ten seconds and only then taps: nothing may have moved meanwhile.
void expectNothingMovesByItself(Journey& journey, const QString& where);

} // namespace automa::journeys
