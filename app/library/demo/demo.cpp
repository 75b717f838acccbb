#include "app/library/demo/demo.h"

#include "app/library/library_app.h"
#include "app/shell/shell.h"
#include "model/storage/session.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace automa::app {
namespace {

constexpr int sampleGames = 14;

/// The made-up ids are the game's own, so that the pictures show its names.
std::string pick(const QStringList& ids, int number) {
    return ids.isEmpty() ? std::string() : ids[number % ids.size()].toStdString();
}

/// The game's own columns of one kind, with made-up values.
std::string sampleColumns(const StatisticsWords& words, StatisticsColumn::Of of, int n) {
    nlohmann::json own = nlohmann::json::object();
    for (const StatisticsColumn& column : words.columns) {
        if (column.of != of || column.id == storage::kSideColumn)
            continue;
        const std::string value = pick(column.values, n);
        if (value == "true" || value == "false")
            own[column.id] = value == "true";
        else
            own[column.id] = value;
    }
    return own.dump();
}

storage::GameResult sampleResult(const StatisticsWords& words, int n) {
    storage::GameResult result;
    QStringList sides;
    for (const StatisticsColumn& column : words.columns)
        if (column.id == storage::kSideColumn)
            sides = column.values;
    result.duration_ms = (62 + n * 37 % 71) * 60'000LL;
    result.own = sampleColumns(words, StatisticsColumn::Of::Game, n % 3);
    const int seats = 2 + n % 3;
    for (int seat = 0; seat < seats; ++seat) {
        storage::SideResult one;
        one.kind = seat == 0 ? "human" : "automa";
        one.side = pick(sides, n + seat);
        one.own = seat == 0 ? sampleColumns(words, StatisticsColumn::Of::Side, n * 5)
                            : sampleColumns(words, StatisticsColumn::Of::Automa, n / 3 + seat);
        one.points = 84 + (n * 29 + (seat == 0 ? 26 : seat * 17)) % 47;
        for (int station = 0; station < 7; ++station)
            one.points_by_stage.push_back(
                station == 6 ? one.points : 10 + (one.points - 22) * station * (station + 5) / 66);
        result.sides.push_back(one);
    }
    for (auto& one : result.sides) {
        one.rank = 1;
        for (const auto& other : result.sides)
            one.rank += other.points > one.points ? 1 : 0;
    }
    return result;
}

void fill(Shell& shell, storage::Library& library) {
    const QString game = shell.games()->ids().constFirst();
    const SavedGames* saved = LibraryApp::of(shell).savedGames(game);
    const StatisticsWords words = saved ? saved->statistics() : StatisticsWords();
    for (int n = 0; n < sampleGames; ++n) {
        storage::GameDetails details;
        details.game = game.toStdString();
        details.title = "Table " + std::to_string(n + 1);
        details.marks.kind = storage::TitleKind::Typed;
        auto session = storage::Session::start(&library, details);
        if (session.ok())
            static_cast<void>(session.value().finish(sampleResult(words, n)));
        if (n % 5 == 2)
            static_cast<void>(
                library.backup(n == 2 ? storage::BackupReason::Daily : storage::BackupReason::Manual));
    }
}

/// A library of finished games in a folder that goes with the program; `damaged` is the same with a file that
/// cannot be read.
class SampleFolder {
public:
    explicit SampleFolder(Shell& shell) {
        storage::OpenOptions options;
        options.file = folder_.filePath(QStringLiteral("games.db")).toStdString();
        if (auto library = storage::Library::open(options); library.ok())
            fill(shell, library.value());
        QDir().mkpath(folder_.filePath(QStringLiteral("damaged/backups")));
        const QDir backups(folder_.filePath(QStringLiteral("backups")));
        for (const QString& name : backups.entryList(QDir::Files))
            QFile::copy(backups.filePath(name), folder_.filePath(QStringLiteral("damaged/backups/") + name));
        QFile broken(folder_.filePath(QStringLiteral("damaged/games.db")));
        if (broken.open(QIODevice::WriteOnly))
            broken.write("SQLite format 3");
    }
    [[nodiscard]] QString file(bool damaged) const {
        return folder_.filePath(damaged ? QStringLiteral("damaged/games.db") : QStringLiteral("games.db"));
    }

private:
    QTemporaryDir folder_;
};

/// Shows the page over the sample library; the way home leads back to the one before.
void show(Shell& shell, bool damaged, const QString& page) {
    static const SampleFolder samples(shell);
    LibraryHost& host = LibraryApp::of(shell).host();
    const QString before = host.fileName();
    host.use(samples.file(damaged));
    QObject::connect(
        shell.navigator(), &Navigator::wentHome, &host, [&host, before] { host.use(before); },
        Qt::SingleShotConnection);
    shell.navigator()->open(page);
}

} // namespace

void demoLibrary(Shell& shell) {
    ShotList& shots = shell.shots();
    shots.add(QStringLiteral("library_statistics_empty"),
              [](Shell& where, QQuickWindow&) { where.navigator()->open(QStringLiteral("statistics")); });
    shots.add(QStringLiteral("library_statistics"), [](Shell& where, QQuickWindow&) {
        LibraryApp::of(where).statistics()->clearFilters();
        show(where, false, QStringLiteral("statistics"));
    });
    shots.add(QStringLiteral("library_backups_empty"),
              [](Shell& where, QQuickWindow&) { where.navigator()->open(QStringLiteral("backups")); });
    shots.add(QStringLiteral("library_backups"),
              [](Shell& where, QQuickWindow&) { show(where, false, QStringLiteral("backups")); });
    shots.add(QStringLiteral("library_backups_damaged"),
              [](Shell& where, QQuickWindow&) { show(where, true, QStringLiteral("backups")); });
}

} // namespace automa::app
