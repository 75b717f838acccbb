// What of the window can be seen: for those who look at the app from outside, the journeys and a browser's
// test.
#pragma once

#include <QByteArray>
#include <QList>

class QQuickItem;
class QQuickWindow;

namespace automa::app {

/// Every visible item below `root`, Repeater delegates and popups too, in painting order.
[[nodiscard]] QList<QQuickItem*> visibleItems(QQuickItem* root);

/// The items that have a name or a text, in painting order, as JSON: name, text, enabled and the rectangle in
/// the window.
[[nodiscard]] QByteArray sightOf(const QQuickWindow& window);

} // namespace automa::app
