#pragma once

#include "app/library/backups.h"
#include "app/library/library_host.h"
#include "app/library/statistics.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app {

class Shell;

/// The root of the library for QML. One hangs on each shell; the games keep their saves in its host.
class LibraryApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(automa::app::LibraryBackups* backups READ backups CONSTANT)
    Q_PROPERTY(automa::app::LibraryStatistics* statistics READ statistics CONSTANT)
    /// The system's own file dialog can be used; without it files lie in the app's folder.
    Q_PROPERTY(bool fileDialogs READ fileDialogs CONSTANT)

public:
    /// The library of this shell, opened when first asked for.
    [[nodiscard]] static LibraryApp& of(Shell& shell);
    /// For the QML engine only.
    static LibraryApp* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool fileDialogs() const { return fileDialogs_; }
    [[nodiscard]] LibraryHost& host() { return host_; }
    [[nodiscard]] LibraryBackups* backups() { return &backups_; }
    [[nodiscard]] LibraryStatistics* statistics() { return &statistics_; }

private:
    explicit LibraryApp(Shell& shell);

    LibraryHost host_;
    LibraryBackups backups_;
    LibraryStatistics statistics_;
    bool fileDialogs_ = false;
};

} // namespace automa::app
