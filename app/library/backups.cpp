#include "app/library/backups.h"

#include "app/library/files.h"
#include "app/library/games_list.h"
#include "app/library/saved_games.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <set>

namespace automa::app {
namespace {

constexpr std::size_t shownGames = 30;

QString dateOf(const storage::Backup& backup) {
    const QDateTime read =
        QDateTime::fromString(QString::fromStdString(backup.stamp), QStringLiteral("yyyyMMdd'T'HHmmss'Z'"));
    // It is UTC and says so in its text: Qt for browsers has no time zones.
    const QDateTime when = QDateTime::fromString(read.toString(Qt::ISODate) + QLatin1Char('Z'), Qt::ISODate);
    return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
}

//: why a backup was made: somebody asked for it, or the day’s first start
QString reasonText(storage::BackupReason reason) {
    switch (reason) {
    case storage::BackupReason::Daily:
        return translate("LibraryBackups", "Daily");
    case storage::BackupReason::Import:
        return translate("LibraryBackups", "Before an import");
    case storage::BackupReason::Migration:
        return translate("LibraryBackups", "Before an update of the app");
    case storage::BackupReason::Restore:
        return translate("LibraryBackups", "Before a restore");
    case storage::BackupReason::Manual:
        break;
    }
    return translate("LibraryBackups", "By hand");
}

QString played(std::int64_t updated, int actions) {
    const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(updated), QLocale::ShortFormat);
    return translate("LibraryBackups", "%1 · %n action(s)", nullptr, actions).arg(when);
}

QVariant gameRow(const QString& title, const QString& detail) {
    return QVariant::fromValue(FileGame{title, detail});
}

QString quoted(const QString& title) {
    return translate("LibraryBackups", "“%1”").arg(title);
}

QString leftOutText(const QString& title, const core::Error& why) {
    return translate("LibraryBackups", "“%1” was skipped. %2").arg(title, storageErrorText(why));
}

QString lossText(const storage::Loss& lost) {
    if (lost.kept == 0 && lost.of == 0)
        return leftOutText(QString::fromStdString(lost.title), lost.why);
    return translate("LibraryBackups", "Only part of “%1” could be read: %2 of %3 actions.")
        .arg(QString::fromStdString(lost.title), QString::number(lost.kept), QString::number(lost.of));
}

//: what would become of one game of the backup
QString outcomeText(storage::ImportOutcome outcome) {
    switch (outcome) {
    case storage::ImportOutcome::Added:
        return translate("LibraryBackups", "new");
    case storage::ImportOutcome::Extended:
        return translate("LibraryBackups", "further along than yours");
    case storage::ImportOutcome::Revived:
        return translate("LibraryBackups", "comes back from the bin");
    case storage::ImportOutcome::Duplicate:
        return translate("LibraryBackups", "already here");
    case storage::ImportOutcome::Refused:
        return translate("LibraryBackups", "skipped: this version does not know the game");
    case storage::ImportOutcome::AddedAsCopy:
        break;
    }
    return translate("LibraryBackups", "differs from yours; added as a copy");
}

} // namespace

LibraryBackups::LibraryBackups(LibraryHost& host, Shell& shell,
                               const std::vector<std::unique_ptr<SavedGames>>& games)
    : host_(host), shell_(shell), games_(games) {
    looking_.setInterval(0);
    connect(&looking_, &QTimer::timeout, this, &LibraryBackups::lookIntoNext);
    connect(&host_, &LibraryHost::opened, this, &LibraryBackups::refresh);
}

QString LibraryBackups::folder() const {
    return exportFolder();
}

void LibraryBackups::refresh() {
    std::vector<Seen> before = std::move(seen_);
    seen_.clear();
    bad_.reset();
    leftOut_.clear();
    if (!host_.passing())
        if (const auto found = storage::list_backups(host_.file()); found.ok())
            for (auto backup = found.value().rbegin(); backup != found.value().rend(); ++backup) {
                const auto known = std::find_if(before.begin(), before.end(),
                                                [&](const Seen& each) { return each.backup == *backup; });
                seen_.push_back(known == before.end() ? Seen{*backup, {}} : std::move(*known));
            }
    looking_.start();
    told();
}

void LibraryBackups::lookIntoNext() {
    const auto next =
        std::find_if(seen_.begin(), seen_.end(), [](const Seen& each) { return !each.content; });
    if (next != seen_.end()) {
        next->content = storage::preview_library(next->backup.file);
    } else {
        looking_.stop();
        const auto checked = host_.library()->check();
        bad_ = checked.ok() ? checked.value().bad : std::vector<storage::GameFault>{};
        host_.setDamaged(!bad_->empty());
    }
    told();
}

QString LibraryBackups::titleOf(const storage::GameSummary& game) const {
    const QString title = shownTitle(game, savedGamesOf(games_, game.game));
    return title.isEmpty() ? QString::fromStdString(game.title) : title; // damaged: the players are unknown
}

QStringList LibraryBackups::titlesOf(const std::vector<storage::GameFault>& games) const {
    QStringList titles;
    if (games.empty())
        return titles;
    const auto here = host_.library()->games();
    for (const storage::GameFault& each : games) {
        QString title = QString::fromStdString(each.title);
        if (here.ok())
            if (const auto found = std::ranges::find(here.value(), each.uuid, &storage::GameSummary::uuid);
                found != here.value().end())
                title = titleOf(*found);
        titles << title;
    }
    return titles;
}

QString LibraryBackups::contentText(const Seen& seen) const {
    if (!seen.content) // a line at once: the row is as high as it will be
        return translate("LibraryBackups", "Reading…");
    if (!seen.content->ok())
        return storageErrorText(seen.content->error());
    const auto& games = seen.content->value().games;
    const int count = static_cast<int>(games.size());
    if (games.empty())
        return translate("LibraryBackups", "No games in it");
    const QString told =
        translate("LibraryBackups", "%n game(s), the newest: %1", nullptr, count).arg(titleOf(games.front()));
    const int bad = static_cast<int>(seen.content->value().check.bad.size());
    return bad == 0 ? told
                    : told + QStringLiteral(" · ")
                          + translate("LibraryBackups", "%n of them damaged", nullptr, bad);
}

void LibraryBackups::told() {
    std::vector<BackupRow> rows;
    rows.reserve(seen_.size());
    for (const Seen& seen : seen_)
        rows.push_back({seen.backup.number, dateOf(seen.backup), reasonText(seen.backup.reason),
                        contentText(seen), seen.content && seen.content->ok()});
    rows_.show(std::move(rows));
    emit changed();
}

const LibraryBackups::Seen* LibraryBackups::numbered(int number) const {
    const auto found = std::find_if(seen_.begin(), seen_.end(),
                                    [number](const Seen& each) { return each.backup.number == number; });
    return found == seen_.end() ? nullptr : &*found;
}

BackupContent LibraryBackups::preview(int number) const {
    const Seen* seen = numbered(number);
    if (!seen || !seen->content || !seen->content->ok())
        return {};
    const auto& games = seen->content->value().games;
    QVariantList rows;
    std::set<std::string> there;
    const auto& bad = seen->content->value().check.bad;
    for (const storage::GameSummary& game : games) {
        there.insert(game.uuid);
        const auto fault = std::ranges::find(bad, game.uuid, &storage::GameFault::uuid);
        if (there.size() <= shownGames)
            rows << gameRow(titleOf(game), fault == bad.end() ? played(game.updated_ms, game.length)
                                                              : storageErrorText(fault->fault.error));
    }
    int losses = 0;
    if (const auto now = host_.library()->games(); now.ok() && !host_.fault())
        losses = static_cast<int>(
            std::count_if(now.value().begin(), now.value().end(),
                          [&](const storage::GameSummary& game) { return !there.contains(game.uuid); }));
    const int more = static_cast<int>(there.size()) - static_cast<int>(rows.size());
    return {number,
            dateOf(seen->backup),
            reasonText(seen->backup.reason),
            rows,
            more > 0 ? translate("LibraryBackups", "and %n more", nullptr, more) : QString(),
            losses > 0
                ? translate("LibraryBackups", "%n game(s) you have now are not in it.", nullptr, losses)
                : QString()};
}

QString LibraryBackups::faultTitle() const {
    if (!host_.fault())
        return {};
    return host_.onlyReading() ? translate("LibraryBackups", "Your saved games are read-only")
                               : translate("LibraryBackups", "The saved games cannot be opened");
}

QString LibraryBackups::fault() const {
    if (!host_.fault())
        return {};
    const QString why = storageErrorText(*host_.fault());
    return host_.onlyReading()
               ? translate("LibraryBackups", "%1 You can keep playing; the app will save as soon as it can.")
                     .arg(why)
               : translate(
                     "LibraryBackups",
                     "%1 The file was not changed. You can keep playing without saving, or restore a backup.")
                     .arg(why);
}

QString LibraryBackups::damage() const {
    if (!bad_ || bad_->empty())
        return {};
    QStringList names;
    for (const QString& title : titlesOf(*bad_))
        if (const QString name = quoted(title); !names.contains(name))
            names << name;
    const int count = static_cast<int>(names.size());
    return translate("LibraryBackups",
                     "%n game(s) were changed or damaged: %1. Each can be opened up to its last good entry.",
                     nullptr, count)
        .arg(names.join(QStringLiteral(", ")));
}

bool LibraryBackups::canSalvage() const {
    return (host_.fault() && host_.fault()->id == "storage.damaged") || (bad_ && !bad_->empty());
}

bool LibraryBackups::canBackUp() const {
    return !host_.passing() && !host_.fault();
}

void LibraryBackups::tell(const core::Status& done, const QString& success) {
    shell_.say(done.ok() ? success : storageErrorText(done.error()));
    refresh();
    shell_.home()->refresh();
}

void LibraryBackups::backUpNow() {
    const auto made = host_.library()->backup();
    if (made.ok())
        host_.setDamaged(made.value().bad);
    tell(made.ok() ? core::Status(core::Done{}) : core::Status(made.error()),
         made.ok() && made.value().bad ? translate(
             "LibraryBackups", "A backup was made, but a game in it is damaged. Good backups are kept.")
                                       : translate("LibraryBackups", "Backup made."));
}

void LibraryBackups::restore(int number) {
    const Seen* seen = numbered(number);
    if (!seen)
        return;
    const storage::Backup chosen = seen->backup;
    tell(host_.restore(chosen.file),
         translate("LibraryBackups", "Restored the games from %1.").arg(dateOf(chosen)));
}

void LibraryBackups::retry() {
    host_.retry();
    tell(host_.fault() ? core::Status(*host_.fault()) : core::Status(core::Done{}),
         translate("LibraryBackups", "Your games can be opened and saved again."));
}

void LibraryBackups::beginAnew() {
    tell(host_.beginAnew(),
         translate("LibraryBackups", "The old file is kept next to the new one, unchanged."));
}

void LibraryBackups::salvage() {
    const auto saved = storage::salvage(host_.file());
    if (!saved.ok()) {
        tell(saved.error(), {});
        return;
    }
    const auto path = writeExport(shell_.browser(), QStringLiteral("rescued.json"),
                                  QByteArray::fromStdString(saved.value().library_json));
    leftOut_.clear();
    for (const storage::Loss& lost : saved.value().lost)
        leftOut_ << lossText(lost);
    //: %1: where the file is
    tellExported(path,
                 translate("LibraryBackups", "%n game(s) could be read: %1", nullptr, saved.value().games));
}

void LibraryBackups::tellExported(const std::optional<QString>& path, const QString& success) {
    shell_.say(path ? success.arg(*path)
                    : translate("LibraryBackups", "The file cannot be written: %1").arg(exportFolder()));
    told();
}

void LibraryBackups::exportLibrary(const QString& target) {
    const auto content = host_.library()->export_library();
    if (!content.ok()) {
        tell(content.error(), {});
        return;
    }
    const QString name = safeFileName(
        QStringLiteral("library-") + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmm")),
        QStringLiteral("json"));
    const auto path =
        writeExport(shell_.browser(), name, QByteArray::fromStdString(content.value().text), target);
    leftOut_.clear();
    const QStringList titles = titlesOf(content.value().left_out);
    for (std::size_t i = 0; i < content.value().left_out.size(); ++i)
        leftOut_ << leftOutText(titles[static_cast<qsizetype>(i)], content.value().left_out[i].fault.error);
    const int bad = static_cast<int>(leftOut_.size());
    //: %1: where the file is
    tellExported(path, bad == 0 ? translate("LibraryBackups", "Exported: %1")
                                : translate("LibraryBackups", "Exported without %n damaged game(s): %1",
                                            nullptr, bad));
}

ImportContent LibraryBackups::previewImport(const QString& file) const {
    if (file.isEmpty())
        return {};
    const auto bad = [](const QString& why) { return ImportContent{false, why, {}}; };
    const auto content = readImport(file);
    if (!content)
        return bad(translate("LibraryBackups", "The file cannot be read: %1").arg(file));
    const auto items = host_.library()->preview_import(content->toStdString());
    if (!items.ok())
        return bad(storageErrorText(items.error()));
    QVariantList rows;
    for (std::size_t i = 0; i < std::min(shownGames, items.value().size()); ++i)
        rows << gameRow(shownTitle(items.value()[i], savedGamesOf(games_, items.value()[i].game)),
                        outcomeText(items.value()[i].outcome));
    const int count = static_cast<int>(items.value().size());
    return {true, translate("LibraryBackups", "%n game(s) in the file", nullptr, count), rows};
}

void LibraryBackups::importFile(const QString& file) {
    const auto content = readImport(file);
    if (!content) {
        shell_.say(translate("LibraryBackups", "The file cannot be read: %1").arg(file));
        return;
    }
    const auto taken = host_.import(content->toStdString());
    if (!taken.ok()) {
        tell(taken.error(), {});
        return;
    }
    int added = 0;
    QStringList refused;
    for (const storage::ImportItem& item : taken.value())
        if (item.why)
            refused << leftOutText(shownTitle(item, savedGamesOf(games_, item.game)), *item.why);
        else if (item.outcome != storage::ImportOutcome::Duplicate)
            ++added;
    QString said = refused.join(QLatin1Char(' '));
    if (added > 0)
        said = translate("LibraryBackups", "%n game(s) imported", nullptr, added);
    else if (refused.isEmpty())
        said = translate("LibraryBackups", "You already have everything in this file.");
    tell(core::Done{}, said);
    leftOut_ = refused;
    told();
}

} // namespace automa::app
