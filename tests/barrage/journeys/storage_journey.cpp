// Games on disk by touch: a file is taken in, and a full disk keeps nobody from playing.
#include "tests/journeys/journey.h"
#include "tests/journeys/saved_games.h"

#include "app/barrage/barrage_app.h"
#include "app/shell/settings_stores.h"
#include "tests/storage/fault_vfs.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <sqlite3.h>

using automa::app::barrage_app::BarrageApp;
using automa::journeys::Journey;
using automa::journeys::LibraryApp;
using automa::journeys::savedGames;
using automa::storage::testing::Disk;
namespace fault_vfs = automa::storage::testing::fault_vfs;

namespace {

BarrageApp& app(Journey& journey) {
    return *static_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

void begin(Journey& journey) {
    journey.newGame("barrage");
    journey.tap("setUp");
    journey.tap("begin");
    ASSERT_TRUE(journey.shows("gamePage"));
}

/// The games lie in a file of their own, on a disk that can be filled up.
class KeptOnDisk {
public:
    KeptOnDisk() {
        sqlite3_vfs_register(sqlite3_vfs_find(fault_vfs::name().c_str()), 1);
        qputenv("AUTOMA_DB", QFile::encodeName(folder_.filePath(QStringLiteral("games.db"))));
    }
    ~KeptOnDisk() {
        fault_vfs::disarm();
        sqlite3_vfs_register(usual_, 1);
        qputenv("AUTOMA_DB", ":memory:");
    }
    void fillUp() { fault_vfs::arm(Disk::Full, 1, true); }
    void free() { fault_vfs::disarm(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
    sqlite3_vfs* usual_ = sqlite3_vfs_find(nullptr);
};

} // namespace

TEST(BarrageStorage, AFullDiskIsSaidAndTheGameGoesOnUntilThereIsRoomAgain) {
    KeptOnDisk disk;
    std::unique_ptr<Journey> journey = std::make_unique<Journey>();
    begin(*journey);
    ASSERT_FALSE(journey->shows("saveFault"));
    disk.fillUp();
    journey->tap("doneButton");
    const auto played = app(*journey).game().state();
    EXPECT_EQ(app(*journey).game().journal().cursor(), 1U) << "the turn counts";
    ASSERT_TRUE(journey->waitUntil([&] { return journey->shows("saveFault"); }));
    EXPECT_TRUE(journey->says("The disk is full"));
    journey->picture(QStringLiteral("disk_full"));
    journey->tap("errorAction");
    EXPECT_TRUE(journey->shows("saveFault")) << "there is still no room";
    disk.free();
    journey->tap("errorAction");
    EXPECT_FALSE(journey->shows("saveFault"));
    EXPECT_EQ(app(*journey).game().state(), played);
    const QString game = app(*journey).saves().openGame();
    journey.reset();
    Journey later;
    const auto kept = app(later).saves().look(game);
    ASSERT_TRUE(kept.ok());
    EXPECT_EQ(kept.value(), played) << "what was played while the disk was full is saved";
}

TEST(BarrageStorage, AnExportedGameIsTakenInAndAFileThatIsNotThereIsSaid) {
    KeptOnDisk disk;
    QString file;
    automa::barrage::State played;
    {
        Journey journey;
        begin(journey);
        journey.tap("doneButton");
        played = app(journey).game().state();
        LibraryApp::of(journey.shell()).games()->exportGame(app(journey).saves().openGame());
        const QDir folder(LibraryApp::of(journey.shell()).games()->folder());
        const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
        ASSERT_FALSE(files.isEmpty());
        file = files.front().absoluteFilePath();
    }
    qputenv("AUTOMA_DB", ":memory:");
    Journey journey;
    journey.tap("home_games");
    journey.tap("importGame");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("importPath"); }));
    journey.tap("field");
    journey.type(disk.folder() + QStringLiteral("/nowhere.json"));
    journey.tap("importNow");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says("The file cannot be read"); }));
    EXPECT_TRUE(savedGames(journey).empty());
    EXPECT_TRUE(journey.shows("importFault")) << "the path can be set right";
    journey.tap("file_0");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("importPath"); }));
    ASSERT_EQ(savedGames(journey).size(), 1U);
    journey.tap("game_0");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("gamePage"); }));
    EXPECT_EQ(app(journey).game().state(), played);
    EXPECT_TRUE(QFile::remove(file));
}
