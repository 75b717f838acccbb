#pragma once

#include "app/shell/pages.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// The stack of pages, Home at its bottom. The window follows its signals; it holds no items itself.
class Navigator final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.navigator")
    Q_PROPERTY(QString current READ current NOTIFY changed)
    Q_PROPERTY(int depth READ depth NOTIFY changed)

public:
    explicit Navigator(const Pages& pages, QObject* parent = nullptr);

    [[nodiscard]] QString current() const { return stack_.back(); }
    [[nodiscard]] int depth() const { return static_cast<int>(stack_.size()); }

    /// The ids from Home up to the current page.
    [[nodiscard]] const QStringList& stack() const { return stack_; }

    /// Opens a registered page above the current one. Properties are the page's initial properties.
    /// An unknown id changes nothing and returns false.
    Q_INVOKABLE bool open(const QString& id, const QVariantMap& properties = {});
    /// Opens the page in place of the current one (a wizard's next step, the end of a set-up).
    Q_INVOKABLE bool replace(const QString& id, const QVariantMap& properties = {});
    /// One page back; false on Home.
    Q_INVOKABLE bool back();
    Q_INVOKABLE void home();

signals:
    void changed();
    void opened(const QUrl& url, const QVariantMap& properties);
    void replaced(const QUrl& url, const QVariantMap& properties);
    void closed();
    void wentHome();

private:
    const Pages& pages_;
    QStringList stack_;
};

} // namespace automa::app
