// Backups by touch, and what the app does when the file of the saved games is not what it should be.
#include "tests/journeys/journey.h"

#include "app/barrage/barrage_app.h"
#include "app/library/library_app.h"
#include "app/shell/settings_stores.h"
#include "model/storage/schema.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>

using automa::app::LibraryApp;
using automa::app::barrage_app::BarrageApp;
using automa::journeys::Journey;
namespace storage = automa::storage;

namespace {

/// Numbers and what they count are held together by no-break spaces.
bool says(Journey& journey, const QString& words) {
    const QStringList all = journey.texts();
    return std::any_of(all.begin(), all.end(), [&](QString text) {
        return text.replace(QChar(0x00A0), QLatin1Char(' ')).contains(words);
    });
}

BarrageApp& barrage(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

LibraryApp& library(Journey& journey) {
    return LibraryApp::of(journey.shell());
}

/// A folder of its own for the saved games and what is exported.
class Folder {
public:
    Folder() {
        qputenv("AUTOMA_DB", QFile::encodeName(file()));
        qputenv("AUTOMA_EXPORTS", QFile::encodeName(folder_.filePath(QStringLiteral("exports"))));
    }
    ~Folder() {
        qputenv("AUTOMA_DB", ":memory:");
        qunsetenv("AUTOMA_EXPORTS");
    }
    [[nodiscard]] QString file() const { return folder_.filePath(QStringLiteral("games.db")); }
    [[nodiscard]] storage::OpenOptions options() const {
        storage::OpenOptions options;
        options.file = file().toStdString();
        return options;
    }
    /// The checksum of the file, wherever it was set aside; empty if it is nowhere.
    [[nodiscard]] bool holds(const QByteArray& checksum) const {
        const QDir folder(folder_.path());
        for (const QString& name : folder.entryList(QDir::Files))
            if (sum(folder.filePath(name)) == checksum)
                return true;
        return false;
    }
    [[nodiscard]] static QByteArray sum(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
                   ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                   : QByteArray();
    }
    /// A library with one game and a backup of it.
    void makeLibrary() const {
        storage::Library made = storage::Library::open(options()).value();
        ASSERT_TRUE(storage::Session::start(&made, {"barrage", "Kept game", "[]", "app", 1, 7, "{}"}).ok());
        ASSERT_TRUE(made.backup().ok());
    }
    void spoil(const QByteArray& bytes) const {
        QFile file(this->file());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }

private:
    QTemporaryDir folder_;
};

void begin(Journey& journey) {
    journey.newGame("barrage");
    journey.tap("setUp");
    journey.tap("begin");
    journey.shell().navigator()->home();
    journey.settle();
}

void openBackups(Journey& journey) {
    journey.tap("home_settings");
    journey.tap("settings_backups");
    ASSERT_TRUE(journey.waitUntil([&] {
        return std::ranges::none_of(library(journey).backups()->rows()->rows(),
                                    [](const automa::app::BackupRow& each) { return each.detail.isEmpty(); });
    }));
    journey.settle();
}

int gamesIn(Journey& journey) {
    return static_cast<int>(library(journey).host().library()->games().value().size());
}

/// The app starts over the spoiled file, says so, offers the backups and restores one; the bytes stay.
void survives(Folder& folder, const QString& sentence) {
    const QByteArray before = Folder::sum(folder.file());
    Journey journey;
    EXPECT_TRUE(journey.shows("homeFault"));
    EXPECT_TRUE(says(journey, sentence)) << journey.texts().join(QStringLiteral(" | ")).toStdString();
    begin(journey);
    EXPECT_EQ(gamesIn(journey), 1) << "one can play on";
    EXPECT_EQ(Folder::sum(folder.file()), before) << "the file is as it was";
    journey.tap("errorAction");
    ASSERT_TRUE(journey.shows("backupsPage"));
    ASSERT_TRUE(journey.waitUntil([&] { return says(journey, "Kept game"); }));
    EXPECT_TRUE(says(journey, sentence));
    journey.picture("backups_fault");
    journey.tap("backup_0");
    EXPECT_TRUE(says(journey, "Kept game"));
    journey.tap("restoreBackup");
    EXPECT_EQ(Folder::sum(folder.file()), before) << "nothing happens before the answer";
    journey.tap("dialogAccept");
    EXPECT_FALSE(library(journey).host().fault().has_value());
    EXPECT_EQ(gamesIn(journey), 2) << "the backup's game and the one played in memory";
    EXPECT_TRUE(folder.holds(before)) << "the file that failed was set aside, not changed";
}

} // namespace

TEST(Backups, AreMadeLookedIntoAndRestoredByTouch) {
    Folder folder;
    Journey journey;
    begin(journey);
    openBackups(journey);
    journey.tap("backUpNow");
    ASSERT_TRUE(journey.waitUntil([&] { return says(journey, "1 game"); }));
    EXPECT_TRUE(says(journey, "By hand"));
    journey.press(Qt::Key_Back);
    journey.press(Qt::Key_Back);
    begin(journey);
    ASSERT_EQ(gamesIn(journey), 2);
    openBackups(journey);
    journey.tap("backup_0");
    EXPECT_TRUE(says(journey, "1 game you have now is not in it."));
    journey.tap("restoreBackup");
    journey.tap("dialogAccept");
    EXPECT_EQ(gamesIn(journey), 1);
    ASSERT_TRUE(journey.waitUntil([&] { return says(journey, "Before a restore"); }));
    EXPECT_TRUE(barrage(journey).saves().openGame().isEmpty()) << "the open game was of the state before";
}

TEST(Backups, TheWholeLibraryGoesOutAndComesIn) {
    Folder folder;
    Journey journey;
    begin(journey);
    begin(journey);
    const QString uuid = barrage(journey).saves().openGame();
    openBackups(journey);
    journey.tap("exportLibrary");
    ASSERT_TRUE(library(journey).host().library()->remove(uuid.toStdString()).ok());
    ASSERT_EQ(gamesIn(journey), 1);
    journey.tap("importLibrary");
    journey.tap("file_0");
    EXPECT_TRUE(says(journey, "2 games in the file"));
    EXPECT_TRUE(says(journey, "already here"));
    journey.tap("importNow");
    EXPECT_EQ(gamesIn(journey), 2);
}

TEST(Backups, AFileThatIsNoExportIsRefusedWithASentence) {
    Folder folder;
    QDir().mkpath(qEnvironmentVariable("AUTOMA_EXPORTS"));
    QFile wrong(QDir(qEnvironmentVariable("AUTOMA_EXPORTS")).filePath("letter.json"));
    ASSERT_TRUE(wrong.open(QIODevice::WriteOnly));
    wrong.write("Dear Ann,");
    wrong.close();
    Journey journey;
    openBackups(journey);
    journey.tap("importLibrary");
    journey.tap("file_0");
    EXPECT_TRUE(says(journey, "The file is not an exported game."));
    EXPECT_FALSE(journey.shows("importNow"));
}

TEST(BrokenLibrary, OfANewerVersionIsLeftAloneAndBackupsAreOffered) {
    Folder folder;
    folder.makeLibrary();
    {
        SQLite::Database db(folder.file().toStdString(), SQLite::OPEN_READWRITE);
        db.exec("PRAGMA user_version = " + std::to_string(storage::kSchemaVersion + 1));
    }
    survives(folder, QStringLiteral("The saved games come from a newer version of the app."));
}

TEST(BrokenLibrary, ThatIsDamagedIsLeftAloneAndBackupsAreOffered) {
    Folder folder;
    folder.makeLibrary();
    QFile file(folder.file());
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.seek(4096));
    file.write(QByteArray(8192, 'x'));
    file.close();
    survives(folder, QStringLiteral("The file with your saved games is damaged."));
}

TEST(BrokenLibrary, OfZeroBytesIsLeftAloneAndBackupsAreOffered) {
    Folder folder;
    folder.makeLibrary();
    folder.spoil({});
    survives(folder, QStringLiteral("The file with your saved games is empty."));
}

TEST(BrokenLibrary, SaysSoInEveryLanguage) {
    Folder folder;
    folder.makeLibrary();
    folder.spoil({});
    Journey journey;
    const std::pair<const char*, const char*> sentences[] = {{"en", "The saved games cannot be opened"},
                                                             {"uk", "Не вдалося відкрити збережені партії"},
                                                             {"pl", "Nie można otworzyć zapisanych gier"},
                                                             {"ru", "Не удалось открыть сохранённые партии"}};
    for (const auto& [language, sentence] : sentences) {
        journey.shell().settings()->setLanguage(QLatin1String(language));
        journey.settle();
        EXPECT_TRUE(says(journey, QString::fromUtf8(sentence))) << language;
    }
}

TEST(BrokenLibrary, OneCanBeginWithNoGames) {
    Folder folder;
    folder.spoil("no database at all, only a letter that somebody put here");
    const QByteArray before = Folder::sum(folder.file());
    Journey journey;
    journey.tap("errorAction");
    journey.tap("beginAnew");
    journey.tap("dialogAccept");
    EXPECT_FALSE(library(journey).host().fault().has_value());
    EXPECT_EQ(gamesIn(journey), 0);
    EXPECT_TRUE(folder.holds(before));
}

TEST(ReadOnlyLibrary, IsReadPlayedOnInMemoryAndWrittenWhenItCanBe) {
    Folder folder;
    folder.makeLibrary();
    auto other = std::make_unique<storage::Library>(storage::Library::open(folder.options()).value());
    Journey journey;
    EXPECT_TRUE(says(journey, "Your saved games are read-only"));
    EXPECT_EQ(gamesIn(journey), 1) << "what is there can be seen";
    begin(journey);
    begin(journey);
    EXPECT_EQ(gamesIn(journey), 1) << "nothing could be written yet";
    journey.tap("errorAction");
    EXPECT_TRUE(journey.shows("homeFault")) << "the other one still has it";
    other.reset();
    journey.tap("errorAction");
    EXPECT_FALSE(journey.shows("homeFault"));
    EXPECT_EQ(gamesIn(journey), 3) << "both games that were begun in memory are there";
}
