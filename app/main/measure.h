#pragma once

#include <QElapsedTimer>

class QQuickWindow;

namespace automa::app {

/// When the first frame is there, prints {"first_frame_ms": …, "rss_mb": …} and ends the event loop.
/// `sinceStart` was begun as the first thing in main().
void measureFirstFrame(QQuickWindow& window, const QElapsedTimer& sinceStart);

/// Memory the process holds in RAM, in MB; 0 where the system does not tell.
[[nodiscard]] double residentMegabytes();

} // namespace automa::app
