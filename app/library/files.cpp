#include "app/library/files.h"

#include "app/shell/browser.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>

namespace automa::app {
namespace {

constexpr qint64 largestImport = 256LL * 1024 * 1024;

/// A dialog gives "file:///…"; Android gives "content://…", which QFile opens as it is.
QString localPath(const QString& place) {
    const QUrl url(place);
    return url.isLocalFile() ? url.toLocalFile() : place;
}

/// Two exports of one title lie side by side: "a.json", "a-2.json" …
QString freeName(const QString& wished) {
    const QFileInfo file(wished);
    QString name = wished;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = file.dir().filePath(
            QStringLiteral("%1-%2.%3").arg(file.completeBaseName()).arg(number).arg(file.suffix()));
    return name;
}

bool writeWhole(const QString& path, const QByteArray& content) {
    if (path.startsWith(QLatin1String("content:"))) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
}

} // namespace

QString exportFolder() {
    const QString wished = qEnvironmentVariable("AUTOMA_EXPORTS");
    if (!wished.isEmpty())
        return wished;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .filePath(QStringLiteral("Automa Companion"));
}

QString safeFileName(QString title, const QString& ending) {
    constexpr int longest = 80;
    for (QChar& letter : title)
        if (!letter.isLetterOrNumber() && letter != QLatin1Char('-'))
            letter = QLatin1Char(' ');
    return title.simplified().replace(QLatin1Char(' '), QLatin1Char('_')).left(longest) + QLatin1Char('.')
           + ending;
}

std::optional<QString> writeExport(Browser* browser, const QString& name, const QByteArray& content,
                                   const QString& target) {
    if (browser) {
        browser->give(name, content);
        return name;
    }
    QString path = localPath(target);
    if (path.isEmpty()) {
        QDir().mkpath(exportFolder());
        path = freeName(QDir(exportFolder()).filePath(name));
    }
    return writeWhole(path, content) ? std::optional(path) : std::nullopt;
}

std::optional<QByteArray> readImport(const QString& source) {
    QFile file(localPath(source));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.read(largestImport + 1); // the storage says that it is too big
}

std::vector<ImportFile> importableFiles(const QString& ending) {
    std::vector<ImportFile> list;
    const QFileInfoList files =
        QDir(exportFolder()).entryInfoList({QStringLiteral("*.") + ending}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files)
        list.push_back({file.absoluteFilePath(), file.fileName()});
    return list;
}

} // namespace automa::app
