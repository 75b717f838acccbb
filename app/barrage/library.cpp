#include "app/barrage/library.h"

#include "app/barrage/labels.h"
#include "app/barrage/library_history.h"
#include "app/barrage/library_titles.h"
#include "app/barrage/text/names.h"
#include "app/library/files.h"
#include "app/library/storage_errors.h"
#include "app/text/text_ids.h"

#include <QDateTime>
#include <QLocale>

namespace automa::app::barrage_app {

using namespace barrage;

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

/// "28 : 33 : 31", in the order of the seals.
QString scoresText(const State& state, const QStringList& companies) {
    QStringList points;
    for (const QString& id : companies)
        for (const Company company : state.turn_order)
            if (id_of(company) == id)
                points << QString::number(state.company(company).vp);
    return points.join(QStringLiteral("\u00A0: "));
}

/// So many games tell their score in the list; the older ones are seldom looked for by it.
constexpr int told_scores = 20;

} // namespace

BarrageLibrary::BarrageLibrary(BarrageGame& game, BarrageSaves& saves, QObject* parent)
    : QObject(parent), game_(game), saves_(saves) {
    connect(&saves_, &BarrageSaves::changed, this, &BarrageLibrary::refreshGames);
    connect(&game_, &BarrageGame::changed, this, &BarrageLibrary::refreshHistory);
}

void BarrageLibrary::refresh() {
    refreshGames();
    refreshHistory();
}

void BarrageLibrary::refreshGames() {
    games_.reset();
    emit changed();
}

void BarrageLibrary::refreshHistory() {
    history_.reset();
    emit historyChanged();
}

bool BarrageLibrary::good(const core::Status& done) {
    if (!done.ok())
        emit told(storageErrorText(done.error()));
    refreshGames();
    return done.ok();
}

QVariantList BarrageLibrary::games() const {
    if (!games_)
        games_ = readGames();
    return *games_;
}

QString BarrageLibrary::standing(const storage::GameSummary& game) const {
    const QString uuid = QString::fromStdString(game.uuid);
    const auto state = uuid == saves_.openGame() ? core::Result<State>(game_.state()) : saves_.look(uuid);
    if (!state.ok())
        return {};
    if (state.value().tracking == Tracking::tiles_only) // nobody tells the humans' points
        return translate("BarrageLibrary", "Round %1").arg(state.value().round);
    return translate("BarrageLibrary", "Round %1 · %2")
        .arg(state.value().round)
        .arg(scoresText(state.value(), companiesIn(game.players)));
}

QVariantList BarrageLibrary::readGames() const {
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
            {QStringLiteral("title"), shownTitle(game)},
            {QStringLiteral("standing"), list.size() < told_scores ? standing(game) : QString()},
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
    if (!history_)
        history_ = historyItems(game_);
    return *history_;
}

QString BarrageLibrary::undoText() const {
    if (!canUndo())
        return translate("BarrageLibrary", "Nothing to undo");
    return translate("BarrageLibrary", "Undo: %1")
        .arg(labelText(game_, game_.journal().entries()[game_.journal().cursor() - 1].label));
}

QString BarrageLibrary::redoText() const {
    if (!canRedo())
        return translate("BarrageLibrary", "Nothing to redo");
    return translate("BarrageLibrary", "Redo: %1")
        .arg(labelText(game_, game_.journal().entries()[game_.journal().cursor()].label));
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
    refreshGames();
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

} // namespace automa::app::barrage_app
