#include "app/library/games_list.h"

#include "app/library/files.h"
#include "app/library/saved_games.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_words.h"
#include "model/storage/transfer.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace automa::app {
namespace {

constexpr int pageLength = 100;
constexpr QLatin1String undeleteToken("library/undelete/");
/// So many games of an older version are read for their standing at a time; the others wait.
constexpr int readForSummary = 20;

//: state of a saved game
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
    return translate("GamesList", "in progress");
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
        title = translate("GamesList", "%1 (other version)").arg(title);
    return title;
}

QString shownTitle(const storage::ImportItem& item, const SavedGames* of) {
    storage::GameSummary game;
    game.uuid = item.uuid;
    game.game = item.game;
    game.title = item.title;
    game.players = item.players;
    game.marks = item.marks;
    return shownTitle(game, of);
}

SavedGames* savedGamesOf(const std::vector<std::unique_ptr<SavedGames>>& games, const std::string& game) {
    const auto found =
        std::ranges::find_if(games, [&](const auto& each) { return each->game() == text(game); });
    return found == games.end() ? nullptr : found->get();
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
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, readAgain);
}

SavedGames* GamesList::of(const std::string& game) const {
    return savedGamesOf(games_, game);
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

storage::GamesQuery GamesList::query() const {
    storage::GamesQuery query;
    if (place_ == Place::Bin)
        query.only = storage::GameStatus::Deleted;
    query.game = filter_.toStdString();
    return query;
}

std::vector<PlayedGame> GamesList::read(int offset, int limit) {
    storage::GamesQuery wanted = query();
    wanted.offset = offset;
    wanted.limit = limit;
    const auto games = host_.library()->games(wanted);
    std::vector<PlayedGame> rows;
    unread_ = readForSummary;
    summed_ = 0;
    if (games.ok())
        for (const storage::GameSummary& game : games.value())
            rows.push_back(rowOf(game));
    if (unread_ < 0 && summed_ > 0) // the others when the page stands; each is read once ever
        rest_.start();
    return rows;
}

void GamesList::refresh() {
    if (!host_.library())
        return;
    const auto all = host_.library()->count(query());
    count_ = all.ok() ? all.value() : 0;
    storage::GamesQuery bin;
    bin.only = storage::GameStatus::Deleted;
    const auto deleted = host_.library()->count(bin);
    inBin_ = deleted.ok() ? deleted.value() : 0;
    rows_.show(read(0, std::max(pageLength, rows_.count())));
    showFilters();
    emit changed();
}

void GamesList::more() {
    if (rows_.count() >= count_)
        return;
    std::vector<PlayedGame> rows = rows_.rows();
    for (PlayedGame& row : read(rows_.count(), pageLength))
        rows.push_back(std::move(row));
    rows_.show(std::move(rows));
}

void GamesList::showFilters() {
    std::vector<GameFilter> filters;
    for (const auto& game : games_) {
        storage::GamesQuery ofGame = query();
        ofGame.game = game->game().toStdString();
        const auto count = host_.library()->count(ofGame);
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
            summed_ += host_.library()->set_summary(game.uuid, told.summary).ok() ? 1 : 0;
        }
    PlayedGame row;
    row.uuid = text(game.uuid);
    row.game = text(game.game);
    row.gameName = shell_.games()->name(row.game);
    row.title = titleOf(told);
    row.detail = detailOf(told);
    row.day = QDateTime::fromMSecsSinceEpoch(game.updated_ms).date().toString(Qt::ISODate);
    row.status = static_cast<PlayedStatus::Value>(game.status);
    row.known = words != nullptr;
    row.fault = game.fault ? storageErrorText(*game.fault) : QString();
    if (words) {
        QStringList standing{words->way(told), words->standing(told)};
        standing.removeAll(QString());
        row.standing = standing.join(QStringLiteral(" · "));
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
    emit rearranged();
    return done.ok();
}

const PlayedGame* GamesList::row(const QString& uuid) {
    auto found = std::ranges::find(rows_.rows(), uuid, &PlayedGame::uuid);
    if (found == rows_.rows().end()) {
        refresh();
        found = std::ranges::find(rows_.rows(), uuid, &PlayedGame::uuid);
    }
    return found == rows_.rows().end() ? nullptr : &*found;
}

bool GamesList::open(const QString& uuid) {
    const PlayedGame* known = row(uuid);
    SavedGames* words = known ? of(known->game.toStdString()) : nullptr;
    if (!words) {
        shell_.say(translate("GamesList", "This version of the app does not know the game “%1”.")
                       .arg(known ? known->game : uuid));
        return false;
    }
    const QString page = words->game() + QStringLiteral("/game");
    if (!good(words->open(uuid)))
        return false;
    if (shell_.playing()) // else back leads to where this list was seen
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
    const PlayedGame* known = row(uuid);
    const QString title = known ? known->title : QString();
    if (good(host_.library()->remove(uuid.toStdString())))
        shell_.offer(translate("GamesList", "Deleted: %1").arg(title), translate("GamesList", "Undo"),
                     undeleteToken + uuid);
}

QString GamesList::offered(const QString& token) {
    return token.startsWith(undeleteToken) ? token.mid(undeleteToken.size()) : QString();
}

void GamesList::withdrawOffer(const QString& uuid) {
    shell_.withdraw(undeleteToken + uuid);
}

void GamesList::undelete(const QString& uuid) {
    withdrawOffer(uuid);
    good(host_.library()->undelete(uuid.toStdString()));
}

void GamesList::purge(const QString& uuid) {
    withdrawOffer(uuid);
    good(host_.library()->purge(uuid.toStdString()));
}

void GamesList::emptyBin() {
    for (const PlayedGame& game : rows_.rows())
        withdrawOffer(game.uuid);
    const auto gone = host_.library()->empty_bin();
    good(gone.ok() ? core::Status(core::Done{}) : core::Status(gone.error()));
}

QString GamesList::fileName(const QString& uuid) {
    const PlayedGame* known = row(uuid);
    const QString name =
        known ? QStringList{known->gameName, known->title, known->day}.join(QLatin1Char(' ')) : uuid;
    return safeFileName(name, QStringLiteral("json"));
}

void GamesList::exportGame(const QString& uuid, const QString& target) {
    auto content = host_.library()->export_game(uuid.toStdString());
    QString done = translate("GamesList", "Exported: %1");
    if (!content.ok())
        // A damaged game is exported up to its last good entry, so that nothing is lost.
        if (const auto readable = host_.library()->load_readable(uuid.toStdString()); readable.ok()) {
            content = storage::write_game(readable.value().game);
            //: %1, %2: numbers of actions; %3: where the file is
            done = translate("GamesList", "The game is damaged; %1 of its %2 actions were exported: %3")
                       .arg(readable.value().kept)
                       .arg(std::max(readable.value().of, readable.value().kept));
        }
    if (!content.ok()) {
        good(content.error());
        return;
    }
    const QString name = fileName(uuid);
    const auto path = writeExport(shell_.browser(), name, QByteArray::fromStdString(content.value()), target);
    shell_.say(path ? done.arg(*path) : translate("GamesList", "The file cannot be written: %1").arg(name));
}

void GamesList::lookForFiles() {
    files_.show(importableFiles(QStringLiteral("json")));
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
            refused << translate("GamesList", "“%1” was skipped. %2")
                           .arg(shownTitle(item, of(item.game)), storageErrorText(*item.why));
        else if (item.outcome != storage::ImportOutcome::Duplicate)
            ++added;
    }
    if (added > 0)
        shell_.say(translate("GamesList", "%n game(s) imported", nullptr, added));
    else if (refused.isEmpty())
        shell_.say(translate("GamesList", "You already have this game."));
    refresh();
    return refused.join(QLatin1Char('\n'));
}

} // namespace automa::app
