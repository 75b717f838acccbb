#include "app/library/games_list.h"

#include "app/library/files.h"
#include "app/library/saved_games.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"
#include "model/storage/transfer.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace automa::app {
namespace {

constexpr int pageLength = 100;
/// So many games of an older version are read for their standing at a time; the others wait.
constexpr int readForSummary = 20;

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

QString statusText(storage::GameStatus status) {
    switch (status) {
    case storage::GameStatus::Archived:
        return translate("GamesList", "archived");
    case storage::GameStatus::Finished:
        return translate("GamesList", "finished");
    case storage::GameStatus::Deleted:
        return translate("GamesList", "deleted");
    case storage::GameStatus::Active:
        break;
    }
    return translate("GamesList", "in play");
}

} // namespace

QString titleOfCopy(const QString& title) {
    return translate("GamesList", "%1 (copy)").arg(title);
}

QString shownTitle(const storage::GameSummary& game, const SavedGames* of) {
    QString title = game.marks.kind == storage::TitleKind::Typed || !of ? text(game.title) : of->title(game);
    for (int i = 0; i < game.marks.copies; ++i)
        title = titleOfCopy(title);
    for (int i = 0; i < game.marks.parted; ++i)
        title = translate("GamesList", "%1 (another line)").arg(title);
    return title;
}

GamesList::GamesList(LibraryHost& host, Shell& shell, const std::vector<std::unique_ptr<SavedGames>>& games,
                     Place place)
    : host_(host), shell_(shell), games_(games), place_(place) {
    const auto readAgain = [this] {
        if (active_)
            refresh();
    };
    connect(&host_, &LibraryHost::opened, this, readAgain);
    connect(&host_, &LibraryHost::imported, this, readAgain);
    connect(&shell_, &Shell::languageChanged, this, readAgain);
}

SavedGames* GamesList::of(const std::string& game) const {
    const auto found =
        std::ranges::find_if(games_, [&](const auto& each) { return each->game() == text(game); });
    return found == games_.end() ? nullptr : found->get();
}

QString GamesList::folder() const {
    return exportFolder();
}

void GamesList::setActive(bool active) {
    if (active == active_)
        return;
    active_ = active;
    if (active_)
        refresh();
    else
        emit changed();
}

void GamesList::setFilter(const QString& game) {
    if (game == filter_)
        return;
    filter_ = game;
    refresh();
}

void GamesList::refresh() {
    read(std::max(pageLength, rows_.count()));
}

void GamesList::more() {
    if (rows_.count() < count_)
        read(rows_.count() + pageLength);
}

void GamesList::read(int wanted) {
    storage::Library* library = host_.library();
    if (!library)
        return;
    storage::GamesQuery query;
    if (place_ == Place::Bin)
        query.only = storage::GameStatus::Deleted;
    query.game = filter_.toStdString();
    count_ = library->count(query).ok() ? library->count(query).value() : 0;
    storage::GamesQuery bin;
    bin.only = storage::GameStatus::Deleted;
    const auto deleted = library->count(bin);
    inBin_ = deleted.ok() ? deleted.value() : 0;
    query.limit = wanted;
    const auto games = library->games(query);
    std::vector<PlayedGame> rows;
    unread_ = readForSummary;
    if (games.ok())
        for (const storage::GameSummary& game : games.value())
            rows.push_back(rowOf(game));
    rows_.show(std::move(rows));
    showFilters();
    emit changed();
}

void GamesList::showFilters() {
    std::vector<GameFilter> filters;
    for (const auto& game : games_) {
        storage::GamesQuery query;
        query.game = game->game().toStdString();
        if (place_ == Place::Bin)
            query.only = storage::GameStatus::Deleted;
        const auto count = host_.library()->count(query);
        if (count.ok() && count.value() > 0)
            filters.push_back({game->game(), shell_.games()->name(game->game()), game->game() == filter_});
    }
    if (filters.size() < 2 && filter_.isEmpty())
        filters.clear();
    else
        filters.insert(filters.begin(), {QString(), translate("GamesList", "All games"), filter_.isEmpty()});
    filters_.show(std::move(filters));
}

QString GamesList::titleOf(const storage::GameSummary& game) const {
    return shownTitle(game, of(game.game));
}

QString GamesList::detailOf(const storage::GameSummary& game) const {
    const QString when =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(game.updated_ms), QLocale::ShortFormat);
    const int actions = game.cursor;
    return translate("GamesList", "%1 · %2 · %n action(s)", nullptr, actions)
        .arg(as_label(statusText(game.status)), when);
}

PlayedGame GamesList::rowOf(const storage::GameSummary& game) {
    SavedGames* words = of(game.game);
    storage::GameSummary told = game;
    if (words && !game.fault && (game.summary.empty() || game.summary == "{}") && --unread_ >= 0)
        if (auto summary = words->summaryOf(text(game.uuid)); summary.ok()) {
            told.summary = summary.value();
            // The next time it is there; a library that cannot be written is asked again.
            static_cast<void>(host_.library()->set_summary(game.uuid, told.summary));
        }
    PlayedGame row;
    row.uuid = text(game.uuid);
    row.game = text(game.game);
    row.gameName = shell_.games()->name(row.game);
    row.title = titleOf(told);
    row.detail = detailOf(told);
    row.status = static_cast<PlayedStatus::Value>(game.status);
    row.known = words != nullptr;
    row.fault = game.fault ? storageErrorText(*game.fault) : QString();
    if (words) {
        row.standing = words->standing(told);
        for (const QString& side : words->sides(told))
            row.sides << QVariant::fromValue(shell_.games()->lookOf(row.game, side));
        row.open = !row.uuid.isEmpty() && row.uuid == words->openGame();
    }
    return row;
}

bool GamesList::good(const core::Status& done) {
    if (!done.ok())
        shell_.say(storageErrorText(done.error()));
    refresh();
    return done.ok();
}

bool GamesList::open(const QString& uuid) {
    const auto row = std::ranges::find(rows_.rows(), uuid, &PlayedGame::uuid);
    SavedGames* words = row == rows_.rows().end() ? nullptr : of(row->game.toStdString());
    if (!words) {
        shell_.say(translate("GamesList", "This version of the app does not know the game “%1”.")
                       .arg(row == rows_.rows().end() ? uuid : row->game));
        return false;
    }
    const QString page = words->game() + QStringLiteral("/game");
    if (!good(words->open(uuid)))
        return false;
    shell_.navigator()->home();
    return shell_.navigator()->open(page);
}

void GamesList::rename(const QString& uuid, const QString& title) {
    good(host_.library()->rename(uuid.toStdString(), title.trimmed().toStdString()));
}

void GamesList::duplicate(const QString& uuid) {
    const auto copy = host_.library()->duplicate(uuid.toStdString());
    good(copy.ok() ? core::Status(core::Done{}) : core::Status(copy.error()));
}

void GamesList::archive(const QString& uuid, bool away) {
    good(away ? host_.library()->archive(uuid.toStdString())
              : host_.library()->unarchive(uuid.toStdString()));
}

void GamesList::remove(const QString& uuid) {
    for (const auto& game : games_)
        if (game->openGame() == uuid)
            game->forget();
    good(host_.library()->remove(uuid.toStdString()));
}

void GamesList::undelete(const QString& uuid) {
    good(host_.library()->undelete(uuid.toStdString()));
}

void GamesList::purge(const QString& uuid) {
    good(host_.library()->purge(uuid.toStdString()));
}

void GamesList::emptyBin() {
    const auto gone = host_.library()->empty_bin();
    good(gone.ok() ? core::Status(core::Done{}) : core::Status(gone.error()));
}

void GamesList::exportGame(const QString& uuid, const QString& target) {
    auto content = host_.library()->export_game(uuid.toStdString());
    if (!content.ok())
        // What is damaged goes out as far as it can be believed, so that nothing is lost.
        if (const auto readable = host_.library()->load_readable(uuid.toStdString()); readable.ok())
            content = storage::write_game(readable.value().game);
    if (!content.ok()) {
        good(content.error());
        return;
    }
    const auto row = std::ranges::find(rows_.rows(), uuid, &PlayedGame::uuid);
    const QString name = safeFileName(row == rows_.rows().end() ? uuid : row->title, QStringLiteral("json"));
    const auto path = writeExport(name, QByteArray::fromStdString(content.value()), target);
    shell_.say(path ? translate("GamesList", "Exported: %1").arg(*path)
                    : translate("GamesList", "The file cannot be written: %1").arg(name));
}

void GamesList::lookForFiles() {
    std::vector<ImportFile> files;
    for (const QVariant& each : importableFiles(QStringLiteral("json")))
        files.push_back({each.toMap()[QStringLiteral("file")].toString(),
                         each.toMap()[QStringLiteral("text")].toString()});
    files_.show(std::move(files));
}

QString GamesList::importFile(const QString& path) {
    const auto content = readImport(path);
    if (!content)
        return translate("GamesList", "The file cannot be read: %1").arg(path);
    const std::string words = content->toStdString();
    const auto taken = host_.import(words);
    if (!taken.ok())
        return storageErrorText(taken.error());
    int added = 0;
    QStringList refused;
    for (const storage::ImportItem& item : taken.value()) {
        if (item.outcome == storage::ImportOutcome::Refused && item.why)
            refused << translate("GamesList", "“%1” was left out. %2")
                           .arg(text(item.title), storageErrorText(*item.why));
        else if (item.outcome != storage::ImportOutcome::Duplicate)
            ++added;
    }
    if (added > 0)
        shell_.say(translate("GamesList", "%n game(s) imported", nullptr, added));
    else if (refused.isEmpty())
        shell_.say(translate("GamesList", "This game is here already."));
    refresh();
    return refused.join(QLatin1Char('\n'));
}

} // namespace automa::app
