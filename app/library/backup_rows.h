// What the page of backups and the import of a file show, as values for QML.
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// A backup in the list.
struct BackupRow {
    Q_GADGET
    QML_VALUE_TYPE(backupRow)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool readable MEMBER readable)

public:
    friend bool operator==(const BackupRow&, const BackupRow&) = default;

    int number = 0;
    QString date;
    QString reason;
    QString detail;
    bool readable = false;
};

/// A game of a file that is looked into.
struct FileGame {
    Q_GADGET
    QML_VALUE_TYPE(fileGame)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    friend bool operator==(const FileGame&, const FileGame&) = default;

    QString title;
    QString detail;
};

/// What would be there after a backup was restored.
struct BackupContent {
    Q_GADGET
    QML_VALUE_TYPE(backupContent)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString reason MEMBER reason)
    /// Each a FileGame; the first of them.
    Q_PROPERTY(QVariantList games MEMBER games)
    /// How many more there are, in words; empty if these are all.
    Q_PROPERTY(QString more MEMBER more)
    /// How many games of now would not be there, in words; empty if none.
    Q_PROPERTY(QString losses MEMBER losses)

public:
    int number = 0;
    QString date;
    QString reason;
    QVariantList games;
    QString more;
    QString losses;
};

/// What importing a file would do.
struct ImportContent {
    Q_GADGET
    QML_VALUE_TYPE(importContent)
    Q_PROPERTY(bool ok MEMBER ok)
    /// How many games there are, or why the file cannot be taken in; empty while none was looked into.
    Q_PROPERTY(QString text MEMBER text)
    /// Each a FileGame; the first of them.
    Q_PROPERTY(QVariantList games MEMBER games)

public:
    bool ok = false;
    QString text;
    QVariantList games;
};

} // namespace automa::app
