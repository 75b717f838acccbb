#include "tests/journeys/faults.h"
#include "tests/journeys/journey.h"

#include <QQuickItem>

#include <vector>

namespace automa::journeys {
namespace {

constexpr qreal slack = 1.5;

struct Ink {
    QQuickItem* item;
    QRectF seen;
    bool onMap;
};

bool below(const QQuickItem* item, const QString& objectName) {
    for (const QQuickItem* up = item; up; up = up->parentItem()) {
        if (up->objectName() == objectName)
            return true;
    }
    return false;
}

bool scrolls(const QQuickItem* item) {
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        if (up->inherits("QQuickFlickable"))
            return true;
    }
    return false;
}

/// A row that can be pushed sideways may go on beyond the window.
bool slides(const QQuickItem* item) {
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        if (up->inherits("QQuickFlickable") && up->property("contentWidth").toReal() > up->width() + slack)
            return true;
    }
    return false;
}

QString described(const QQuickItem* item) {
    QString text = plainText(item->property("text").toString()).simplified();
    if (text.size() > 40)
        text = text.left(40) + QStringLiteral("…");
    return QStringLiteral("“%1”").arg(text);
}

/// Where the letters are, in the scene.
QRectF inkRect(const QQuickItem* item) {
    const qreal width = qMin(item->property("contentWidth").toReal(), item->width());
    const qreal height = item->property("contentHeight").toReal();
    const int across = item->property("horizontalAlignment").toInt();
    const int down = item->property("verticalAlignment").toInt();
    const qreal x = across & Qt::AlignRight     ? item->width() - width
                    : across & Qt::AlignHCenter ? (item->width() - width) / 2
                                                : 0.0;
    const qreal y = down & Qt::AlignBottom    ? item->height() - height
                    : down & Qt::AlignVCenter ? (item->height() - height) / 2
                                              : 0.0;
    return item->mapRectToScene(QRectF(x, y, width, height));
}

/// What of it is not hidden by clipping parents.
QRectF seenPart(const QQuickItem* item, QRectF rect) {
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        if (up->clip())
            rect = rect.intersected(up->mapRectToScene(up->boundingRect()));
    }
    return rect;
}

void judgeBox(const QQuickItem* item, QStringList& faults) {
    if (item->property("truncated").toBool())
        faults << QStringLiteral("%1 is elided").arg(described(item));
    const qreal wide = item->property("contentWidth").toReal();
    const qreal high = item->property("contentHeight").toReal();
    if (wide > item->width() + slack)
        faults << QStringLiteral("%1 is %2 wide in a box of %3")
                      .arg(described(item))
                      .arg(wide)
                      .arg(item->width());
    if (high > item->height() + slack)
        faults << QStringLiteral("%1 is %2 high in a box of %3")
                      .arg(described(item))
                      .arg(high)
                      .arg(item->height());
}

void judgePlace(const QQuickItem* item, const QRectF& ink, const QQuickWindow& window, QStringList& faults) {
    const bool sideways = slides(item);
    const bool outsideAcross = !sideways && (ink.left() < -slack || ink.right() > window.width() + slack);
    const bool outsideDown = !scrolls(item) && (ink.top() < -slack || ink.bottom() > window.height() + slack);
    if (outsideAcross || outsideDown)
        faults << QStringLiteral("%1 leaves the window").arg(described(item));
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        const QRectF box = up->mapRectToScene(up->boundingRect());
        const bool button = up->inherits("QQuickAbstractButton");
        if (button || (up->clip() && !sideways)) {
            const bool leaves = ink.left() < box.left() - slack || ink.right() > box.right() + slack;
            const bool spills =
                button && (ink.top() < box.top() - slack || ink.bottom() > box.bottom() + slack);
            if (leaves || spills)
                faults << QStringLiteral("%1 leaves its %2")
                              .arg(described(item), QLatin1String(button ? "button" : "frame"));
        }
        if (button)
            break;
    }
}

void judgeOverlaps(const std::vector<Ink>& inks, QStringList& faults) {
    for (std::size_t i = 0; i < inks.size(); ++i) {
        for (std::size_t j = i + 1; j < inks.size(); ++j) {
            const QRectF common = inks[i].seen.intersected(inks[j].seen);
            const bool over = common.width() > 2 * slack && common.height() > 3 * slack;
            if (over && !(inks[i].onMap && inks[j].onMap))
                faults << QStringLiteral("%1 lies over %2")
                              .arg(described(inks[j].item), described(inks[i].item));
        }
    }
}

/// The layer the user looks at: an open popup, or else the page.
QQuickItem* topLayer(QQuickWindow& window) {
    for (QQuickItem* child : window.contentItem()->childItems()) {
        if (child->inherits("QQuickOverlay") && child->isVisible() && !child->childItems().isEmpty())
            return child;
    }
    return window.contentItem();
}

} // namespace

QStringList textFaults(QQuickWindow& window) {
    QStringList faults;
    std::vector<Ink> inks;
    for (QQuickItem* item : visibleItems(topLayer(window))) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty())
            continue;
        const QRectF ink = inkRect(item);
        const QRectF seen = seenPart(item, ink);
        judgeBox(item, faults);
        const bool onMap = below(item, QStringLiteral("map"));
        if (!onMap)
            judgePlace(item, ink, window, faults);
        if (!seen.isEmpty() && !below(item, QStringLiteral("toast")))
            inks.push_back({item, seen, onMap});
    }
    judgeOverlaps(inks, faults);
    return faults;
}

} // namespace automa::journeys
