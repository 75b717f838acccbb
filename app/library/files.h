// Files that leave the app and come in: the folder they lie in, and how they are written whole or not at all.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace automa::app {

class Browser;

/// "Automa Companion" among the user's documents; $AUTOMA_EXPORTS puts it elsewhere.
[[nodiscard]] QString exportFolder();

/// A name that any file system takes.
[[nodiscard]] QString safeFileName(QString title, const QString& ending);

/// Writes into the export folder, or where `target` (a path or a URL from a file dialog) says. Gives the
/// path, or nothing if it cannot be written. A browser takes the file as a download; then it is its name.
[[nodiscard]] std::optional<QString> writeExport(Browser* browser, const QString& name,
                                                 const QByteArray& content, const QString& target = {});

/// The content of a path or a URL, at most the largest size that an import takes.
[[nodiscard]] std::optional<QByteArray> readImport(const QString& source);

/// A file that can be taken in.
struct ImportFile {
    Q_GADGET
    QML_VALUE_TYPE(importFile)
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(QString name MEMBER name)

public:
    friend bool operator==(const ImportFile&, const ImportFile&) = default;

    QString file;
    QString name;
};

/// The files of this kind in the export folder, the newest first.
[[nodiscard]] std::vector<ImportFile> importableFiles(const QString& ending);

} // namespace automa::app
