#include "app/main/sight.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace automa::app {
namespace {

void collect(QQuickItem* item, QList<QQuickItem*>& into) {
    if (!item->isVisible() || item->opacity() <= 0.0)
        return;
    into << item;
    QList<QQuickItem*> children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    for (QQuickItem* child : children)
        collect(child, into);
}

} // namespace

QList<QQuickItem*> visibleItems(QQuickItem* root) {
    QList<QQuickItem*> items;
    collect(root, items);
    return items;
}

QByteArray sightOf(const QQuickWindow& window) {
    QJsonArray all;
    for (const QQuickItem* item : visibleItems(window.contentItem())) {
        const QString text = item->inherits("QQuickText") ? item->property("text").toString() : QString();
        if (item->objectName().isEmpty() && text.isEmpty())
            continue;
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        all.append(QJsonObject{{QStringLiteral("name"), item->objectName()},
                               {QStringLiteral("text"), text},
                               {QStringLiteral("enabled"), item->isEnabled()},
                               {QStringLiteral("x"), place.x()},
                               {QStringLiteral("y"), place.y()},
                               {QStringLiteral("width"), place.width()},
                               {QStringLiteral("height"), place.height()}});
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

} // namespace automa::app
