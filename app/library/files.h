// Files that leave the app and come in: the folder they lie in, and how they are written whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariantList>

#include <optional>

namespace automa::app {

/// "Automa Companion" among the user's documents; $AUTOMA_EXPORTS puts it elsewhere.
[[nodiscard]] QString exportFolder();

/// A name that any file system takes.
[[nodiscard]] QString safeFileName(QString title, const QString& ending);

/// Writes into the export folder, or where `target` (a path or a URL from a file dialog) says.
/// Gives the path, or nothing if it cannot be written.
[[nodiscard]] std::optional<QString> writeExport(const QString& name, const QByteArray& content,
                                                 const QString& target = {});

/// The content of a path or a URL, at most the largest size that an import takes.
[[nodiscard]] std::optional<QByteArray> readImport(const QString& source);

/// {file, text} of the files of this kind in the export folder, the newest first.
[[nodiscard]] QVariantList importableFiles(const QString& ending);

} // namespace automa::app
