#include "app/barrage/library.h"

#include "app/barrage/labels.h"
#include "app/library/files.h"
#include "app/library/storage_errors.h"
#include "app/text/barrage_names.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace automa::app {
namespace {

QString statusText(storage::GameStatus status) {
    switch (status) {
    case storage::GameStatus::Archived:
        return translate("BarrageLibrary", "archived");
    case storage::GameStatus::Finished:
        return translate("BarrageLibrary", "finished");
    default:
        return translate("BarrageLibrary", "in play");
    }
}

QStringList companiesIn(const std::string& players) {
    QStringList companies;
    for (const QJsonValue& each : QJsonDocument::fromJson(QByteArray::fromStdString(players)).array())
        companies << each.toObject()[QLatin1String("company")].toString();
    return companies;
}

} // namespace

BarrageLibrary::BarrageLibrary(BarrageGame& game, BarrageSaves& saves, QObject* parent)
    : QObject(parent), game_(game), saves_(saves) {
    connect(&saves_, &BarrageSaves::changed, this, &BarrageLibrary::changed);
    connect(&game_, &BarrageGame::changed, this, &BarrageLibrary::historyChanged);
}

void BarrageLibrary::refresh() {
    emit changed();
    emit historyChanged();
}

bool BarrageLibrary::good(const core::Status& done) {
    if (!done.ok())
        emit told(storageErrorText(done.error()));
    emit changed();
    return done.ok();
}

QVariantList BarrageLibrary::games() const {
    QVariantList list;
    if (!saves_.library())
        return list;
    const auto all = saves_.library()->games();
    if (!all.ok())
        return list;
    for (const storage::GameSummary& game : all.value()) {
        if (game.game != "barrage")
            continue;
        const QString when =
            QLocale().toString(QDateTime::fromMSecsSinceEpoch(game.updated_ms), QLocale::ShortFormat);
        const QString uuid = QString::fromStdString(game.uuid);
        list << QVariantMap{
            {QStringLiteral("uuid"), uuid},
            {QStringLiteral("title"), QString::fromStdString(game.title)},
            {QStringLiteral("detail"),
             translate("BarrageLibrary", "%1 · %2 · %n action(s)", nullptr, game.cursor)
                 .arg(as_label(statusText(game.status)), when)},
            {QStringLiteral("status"), QString::fromStdString(std::string(storage::name_of(game.status)))},
            {QStringLiteral("companies"), companiesIn(game.players)},
            {QStringLiteral("open"), uuid == saves_.openGame()}};
    }
    return list;
}

QVariantList BarrageLibrary::history() const {
    QVariantList list;
    if (!game_.isOpen())
        return list;
    const auto entries = game_.journal().entries();
    const std::size_t cursor = game_.journal().cursor();
    for (std::size_t i = entries.size(); i > 0; --i)
        list << QVariantMap{{QStringLiteral("position"), static_cast<int>(i)},
                            {QStringLiteral("text"), labelText(game_.facts(), entries[i - 1].label)},
                            {QStringLiteral("applied"), i <= cursor},
                            {QStringLiteral("current"), i == cursor}};
    list << QVariantMap{{QStringLiteral("position"), 0},
                        {QStringLiteral("text"), translate("BarrageLibrary", "Start of the game")},
                        {QStringLiteral("applied"), true},
                        {QStringLiteral("current"), cursor == 0}};
    return list;
}

QString BarrageLibrary::undoText() const {
    if (!canUndo())
        return translate("BarrageLibrary", "Nothing to undo");
    return translate("BarrageLibrary", "Undo: %1")
        .arg(labelText(game_.facts(), game_.journal().entries()[game_.journal().cursor() - 1].label));
}

QString BarrageLibrary::redoText() const {
    if (!canRedo())
        return translate("BarrageLibrary", "Nothing to redo");
    return translate("BarrageLibrary", "Redo: %1")
        .arg(labelText(game_.facts(), game_.journal().entries()[game_.journal().cursor()].label));
}

QString BarrageLibrary::fault() const {
    if (saves_.openFault())
        return translate("BarrageLibrary", "%1 The game goes on in memory.")
            .arg(storageErrorText(*saves_.openFault()));
    if (saves_.fault())
        return translate("BarrageLibrary", "%1 The game goes on in memory.")
            .arg(storageErrorText(*saves_.fault()));
    return {};
}

QString BarrageLibrary::folder() const {
    return exportFolder();
}

bool BarrageLibrary::resume(const QString& uuid) {
    if (uuid == saves_.openGame() && game_.isOpen())
        return true;
    return good(saves_.resume(uuid));
}

void BarrageLibrary::rename(const QString& uuid, const QString& title) {
    good(saves_.library()->rename(uuid.toStdString(), title.trimmed().toStdString()));
}

void BarrageLibrary::duplicate(const QString& uuid) {
    const auto all = saves_.library()->load(uuid.toStdString());
    if (!all.ok()) {
        good(all.error());
        return;
    }
    const QString title = translate("BarrageLibrary", "%1 (copy)")
                              .arg(QString::fromStdString(all.value().record.details.title));
    const auto copy = saves_.library()->duplicate(uuid.toStdString(), title.toStdString());
    good(copy.ok() ? core::Status(core::Done{}) : core::Status(copy.error()));
}

void BarrageLibrary::archive(const QString& uuid, bool away) {
    good(away ? saves_.library()->archive(uuid.toStdString())
              : saves_.library()->unarchive(uuid.toStdString()));
}

void BarrageLibrary::remove(const QString& uuid) {
    if (uuid == saves_.openGame())
        saves_.forget();
    good(saves_.library()->remove(uuid.toStdString()));
}

void BarrageLibrary::undelete(const QString& uuid) {
    good(saves_.library()->undelete(uuid.toStdString()));
}

void BarrageLibrary::exportGame(const QString& uuid, const QString& target) {
    const auto content = saves_.library()->export_game(uuid.toStdString());
    const auto saved = saves_.library()->load(uuid.toStdString());
    if (!content.ok() || !saved.ok()) {
        good(content.ok() ? saved.error() : content.error());
        return;
    }
    const QString name =
        safeFileName(QString::fromStdString(saved.value().record.details.title), QStringLiteral("json"));
    const auto path = writeExport(name, QByteArray::fromStdString(content.value()), target);
    emit told(path ? translate("BarrageLibrary", "Exported: %1").arg(*path)
                   : translate("BarrageLibrary", "The file cannot be written: %1").arg(name));
    emit changed();
}

QVariantList BarrageLibrary::importable() const {
    return importableFiles(QStringLiteral("json"));
}

QString BarrageLibrary::importFile(const QString& path) {
    const auto content = readImport(path);
    if (!content)
        return translate("BarrageLibrary", "The file cannot be read: %1").arg(path);
    const auto taken = saves_.library()->import_text(content->toStdString());
    if (!taken.ok())
        return storageErrorText(taken.error());
    const bool known =
        std::all_of(taken.value().begin(), taken.value().end(), [](const storage::ImportItem& item) {
            return item.outcome == storage::ImportOutcome::Duplicate;
        });
    const int count = static_cast<int>(taken.value().size());
    if (known)
        emit told(translate("BarrageLibrary", "This game is here already."));
    else
        emit told(translate("BarrageLibrary", "%n game(s) imported", nullptr, count));
    emit changed();
    return {};
}

void BarrageLibrary::jump(int position) {
    if (game_.isOpen() && position >= 0 && position <= static_cast<int>(game_.journal().entries().size()))
        game_.jump(static_cast<std::size_t>(position));
}

void BarrageLibrary::undo() {
    if (game_.isOpen())
        game_.undo();
}

void BarrageLibrary::redo() {
    if (game_.isOpen())
        game_.redo();
}

void BarrageLibrary::retry() {
    saves_.retry();
}

} // namespace automa::app
