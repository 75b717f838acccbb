#include "app/shell/navigator.h"

#include <QLoggingCategory>

namespace automa::app {

Navigator::Navigator(const Pages& pages, QObject* parent)
    : QObject(parent), pages_(pages), stack_{QStringLiteral("home")} {}

bool Navigator::open(const QString& id, const QVariantMap& properties) {
    if (!pages_.contains(id)) {
        qWarning("No page is registered as '%s'.", qPrintable(id));
        return false;
    }
    stack_ << id;
    emit opened(pages_.url(id), properties);
    emit changed();
    return true;
}

bool Navigator::replace(const QString& id, const QVariantMap& properties) {
    if (stack_.size() == 1)
        return open(id, properties);
    if (!pages_.contains(id)) {
        qWarning("No page is registered as '%s'.", qPrintable(id));
        return false;
    }
    stack_.back() = id;
    emit replaced(pages_.url(id), properties);
    emit changed();
    return true;
}

bool Navigator::back() {
    if (stack_.size() == 1)
        return false;
    stack_.removeLast();
    emit closed();
    emit changed();
    return true;
}

void Navigator::home() {
    if (stack_.size() == 1)
        return;
    stack_.resize(1);
    emit wentHome();
    emit changed();
}

} // namespace automa::app
