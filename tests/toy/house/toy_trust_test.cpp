// Files from outside and damaged files: what the neutral parts (app/play, app/library) do with them for every
// game, the toy stands for all of them.
#include "tests/toy/house/toy_house.h"

#include "app/cli/cli.h"
#include "app/library/library_app.h"
#include "model/storage/sha256.h"
#include "model/storage/transfer.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <nlohmann/json.hpp>

#include <sstream>

namespace automa::app::toy_app {
namespace {

using Json = nlohmann::ordered_json;

class ToyTrust : public ToyHouse {
protected:
    ToyTrust() { qputenv("AUTOMA_EXPORTS", folder_.filePath(QStringLiteral("exports")).toUtf8()); }
    ~ToyTrust() override { qunsetenv("AUTOMA_EXPORTS"); }

    [[nodiscard]] LibraryBackups& backups() { return *library().backups(); }
    [[nodiscard]] storage::Library& disk() { return *library().host().library(); }

    /// A game of so many turns of the human, each answered: three entries a turn, two of them the human's.
    QString play(int turns) {
        toy().begin();
        for (int i = 0; i < turns; ++i) {
            EXPECT_TRUE(toy().take(1));
            EXPECT_TRUE(toy().done());
        }
        return toy().saves().openGame();
    }
    /// What was said at the foot of the window since the spy was set up.
    static QString said(const QSignalSpy& spy) {
        QStringList all;
        for (const auto& each : spy)
            all << each[0].toString();
        return all.join(QLatin1Char('\n'));
    }
    /// Waits until the page of the backups has looked at everything.
    void lookAtBackups() {
        backups().refresh();
        QSignalSpy looked(&backups(), &LibraryBackups::changed);
        while (looked.wait(200)) {
        }
    }
    /// Flips one bit of this text in the file of the saved games while it is closed.
    void flipBitIn(const QByteArray& text) {
        shell_.reset();
        QFile file(folder_.filePath(QStringLiteral("games.db")));
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const auto at = bytes.indexOf(text);
        ASSERT_GE(at, 0);
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        file.seek(0);
        file.write(bytes);
        file.close();
        open();
    }
    /// An export with a change in it, sealed as if it were honest.
    template <class Change>
    std::string resealed(const QString& uuid, Change change) {
        Json file = Json::parse(disk().export_game(uuid.toStdString()).value());
        change(file["game"]);
        file["checksum"] = "sha256:" + storage::sha256_hex(file["game"].dump());
        return file.dump();
    }
};

struct Hostile {
    const char* what;
    void (*change)(Json& game);
    int good; // entries that can be shown
};

/// Of a game of six entries; the third is the one that is changed.
constexpr Hostile hostiles[]{
    {"an event nobody knows",
     [](Json& g) { g["journal"][2]["payload"] = Json::parse(R"([{"event":"flown"}])"); }, 2},
    {"a text where a list belongs", [](Json& g) { g["journal"][2]["payload"] = "taken"; }, 2},
    {"a number beyond all bounds",
     [](Json& g) {
         g["journal"][2]["payload"] =
             Json::parse(R"([{"event":"taken","side":"human","stones":99999999999}])");
     },
     2},
    {"a negative number",
     [](Json& g) {
         g["journal"][2]["payload"] = Json::parse(R"([{"event":"taken","side":"human","stones":-1}])");
     },
     2},
    {"a turn out of order",
     [](Json& g) {
         g["journal"][2]["payload"] = Json::parse(R"([{"event":"taken","side":"human","stones":1}])");
     },
     2},
    {"an argument longer than any name",
     [](Json& g) { g["journal"][2]["label"]["args"]["n"] = std::string(5000, 'x'); }, 2},
    {"a label without a name", [](Json& g) { g["journal"][2]["label"] = Json::object(); }, 2},
    {"nested payload",
     [](Json& g) {
         Json deep = Json::array();
         for (int i = 0; i < 40; ++i)
             deep = Json::array({deep});
         g["journal"][2]["payload"] = deep;
     },
     2},
};

TEST_F(ToyTrust, AnEntryThatCannotBeIsNamedAndTheGameIsShownUpToIt) {
    const QString uuid = play(3);
    const std::string honest = disk().export_game(uuid.toStdString()).value();
    for (const Hostile& hostile : hostiles) {
        SCOPED_TRACE(hostile.what);
        const std::string text = resealed(uuid, hostile.change);
        ASSERT_NE(text, honest);
        const auto taken = library().host().import(text);
        ASSERT_TRUE(taken.ok()) << taken.error().message;
        const QString copy = QString::fromStdString(taken.value()[0].uuid);
        ASSERT_NE(copy, uuid) << "what is here stays as it is";
        ASSERT_TRUE(toy().saves().resume(copy).ok());
        EXPECT_TRUE(toy().game().readOnly());
        EXPECT_EQ(toy().game().length(), static_cast<std::size_t>(hostile.good));
        EXPECT_TRUE(toy().saves().damageText().contains(QStringLiteral("action 3")))
            << toy().saves().damageText().toStdString();
        EXPECT_FALSE(toy().take(1)) << "nothing can be done in it";
        shell_->home()->refresh();
        library().games()->refresh();
        EXPECT_GE(library().games()->count(), 2) << "the lists come up";
        QSignalSpy spy(shell_.get(), &Shell::said);
        library().games()->exportGame(copy);
        EXPECT_TRUE(said(spy).contains(QStringLiteral("Exported"))) << "and it can be sent to somebody";
    }
}

TEST_F(ToyTrust, AFileThatTheStorageRefusesSaysWhyAndChangesNothing) {
    const QString uuid = play(2);
    const std::pair<const char*, void (*)(Json&)> files[]{
        {"a list for a label",
         [](Json& g) {
             g["journal"][1]["label"] = Json::array({1, 2});
         }},
        {"a list for an argument", [](Json& g) { g["journal"][1]["label"]["args"]["n"] = Json::array(); }},
        {"a position off the line", [](Json& g) { g["journal"][1]["position"] = 255; }},
        {"a cursor beyond the end", [](Json& g) { g["cursor"] = 99; }},
        {"no name", [](Json& g) { g["title"] = ""; }},
        {"50,000 keys",
         [](Json& g) {
             for (int i = 0; i < 50'000; ++i)
                 g["setup"]["k" + std::to_string(i)] = i;
         }},
        {"deep nesting",
         [](Json& g) {
             Json deep = Json::array();
             for (int i = 0; i < 200; ++i)
                 deep = Json::array({deep});
             g["setup"] = deep;
         }},
        {"a game nobody knows", [](Json& g) { g["game"] = "halma"; }},
        {"a newer format", [](Json& g) { g["format_version"] = 2; }},
    };
    const std::string before = disk().export_game(uuid.toStdString()).value();
    const QString file = folder_.filePath(QStringLiteral("in.json"));
    for (const auto& [what, change] : files) {
        SCOPED_TRACE(what);
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(QByteArray::fromStdString(resealed(uuid, change)));
        out.close();
        EXPECT_FALSE(library().games()->importFile(file).isEmpty()) << "it is said why";
        QSignalSpy spy(shell_.get(), &Shell::said);
        backups().importFile(file);
        EXPECT_FALSE(said(spy).isEmpty());
        EXPECT_FALSE(said(spy).contains(QStringLiteral("imported"))) << said(spy).toStdString();
        EXPECT_FALSE(said(spy).contains(QStringLiteral("already have"))) << said(spy).toStdString();
        EXPECT_EQ(disk().games().value().size(), 1U);
        EXPECT_EQ(disk().export_game(uuid.toStdString()).value(), before);
    }
    EXPECT_TRUE(backups().leftOut().contains(QStringLiteral("“Toy”"))) << "in the game's words, not its ids";
}

TEST_F(ToyTrust, AStartThatMakesNoSenseIsSaidAndTheListsComeUp) {
    const QString uuid = play(1);
    for (void (*change)(Json&) : {+[](Json& g) { g["setup"] = Json::array(); },
                                  +[](Json& g) { g["setup"]["position"]["stones"] = "many"; },
                                  +[](Json& g) { g["setup"]["position"]["stones"] = 1e300; }}) {
        const auto taken = library().host().import(resealed(uuid, change));
        ASSERT_TRUE(taken.ok());
        const QString copy = QString::fromStdString(taken.value()[0].uuid);
        QSignalSpy spy(shell_.get(), &Shell::said);
        EXPECT_FALSE(library().games()->open(copy));
        EXPECT_FALSE(said(spy).isEmpty());
        shell_->home()->refresh();
    }
    EXPECT_EQ(toy().saves().openGame(), uuid) << "the game that was open still is";
}

TEST_F(ToyTrust, ALineThatARestoredBackupDoesNotHaveBecomesAGameOfItsOwnAtOnce) {
    const QString uuid = play(1);
    const storage::Backup backup = disk().backup().value();
    ASSERT_TRUE(toy().take(2));
    const toy::State left = toy().game().state();
    QSignalSpy told(&toy().saves(), &SavedSessionBase::told);
    ASSERT_TRUE(library().host().restore(backup.file).ok());
    EXPECT_EQ(told.count(), 1) << "it is said";
    EXPECT_EQ(toy().game().state(), left) << "what is on the table stays there";
    const QString own = toy().saves().openGame();
    EXPECT_NE(own, uuid);
    EXPECT_EQ(disk().load(uuid.toStdString()).value().journal.length(), 3) << "as the backup has it";
    EXPECT_EQ(disk().load(own.toStdString()).value().journal.length(), 5) << "saved at once";
    ASSERT_TRUE(toy().done());
    EXPECT_EQ(disk().load(own.toStdString()).value().journal.length(), 6);
}

TEST_F(ToyTrust, AGameGoesOnAfterARestoreThatHasItAsItIs) {
    const QString uuid = play(2);
    const storage::Backup backup = disk().backup().value();
    QSignalSpy told(&toy().saves(), &SavedSessionBase::told);
    ASSERT_TRUE(library().host().restore(backup.file).ok());
    EXPECT_EQ(told.count(), 0);
    EXPECT_EQ(toy().saves().openGame(), uuid);
    ASSERT_TRUE(toy().take(1));
    EXPECT_EQ(disk().games().value().size(), 1U);
    EXPECT_EQ(disk().load(uuid.toStdString()).value().journal.length(), 8);
}

TEST_F(ToyTrust, AGameThatTheRestoredBackupDoesNotKnowIsLetGo) {
    play(1);
    const storage::Backup backup = disk().backup().value();
    play(1);
    ASSERT_TRUE(library().host().restore(backup.file).ok());
    EXPECT_TRUE(toy().saves().openGame().isEmpty());
    EXPECT_FALSE(toy().game().isOpen());
    EXPECT_EQ(disk().games().value().size(), 1U);
}

TEST_F(ToyTrust, AnImportOfTheOpenGameIsFollowed) {
    const QString uuid = play(1);
    const std::string earlier = disk().export_game(uuid.toStdString()).value();
    ASSERT_TRUE(toy().take(1));
    const std::string further = disk().export_game(uuid.toStdString()).value();
    // Back to the earlier state, as on another phone; then the further one comes in.
    library().games()->remove(uuid);
    ASSERT_TRUE(disk().purge(uuid.toStdString()).ok());
    ASSERT_TRUE(library().host().import(earlier).ok());
    ASSERT_TRUE(toy().saves().open(uuid));
    ASSERT_EQ(toy().game().length(), 3U);
    ASSERT_TRUE(library().host().import(further).ok());
    EXPECT_EQ(toy().game().length(), 5U) << "the open game is the one of the library";
    ASSERT_TRUE(toy().done());
    EXPECT_EQ(disk().load(uuid.toStdString()).value().journal.length(), 6);
}

TEST_F(ToyTrust, AFlippedBitIsNamedAndWhatIsGoodCanBeExported) {
    const QString good = play(1);
    const QString bad = play(3);
    ASSERT_TRUE(toy().take(3)); // the only one of its kind
    flipBitIn(R"("stones":3)");

    EXPECT_TRUE(backups().damage().isEmpty()) << "nobody has looked yet";
    lookAtBackups();
    EXPECT_TRUE(backups().damage().contains(QStringLiteral("1\u00A0game was")))
        << backups().damage().toStdString();
    EXPECT_TRUE(backups().canSalvage());

    QSignalSpy spy(shell_.get(), &Shell::said);
    backups().exportLibrary();
    EXPECT_TRUE(said(spy).contains(QStringLiteral("without 1\u00A0damaged game"))) << said(spy).toStdString();
    EXPECT_TRUE(backups().leftOut().contains(QStringLiteral("skipped"))) << backups().leftOut().toStdString();
    spy.clear();
    backups().salvage();
    EXPECT_TRUE(said(spy).contains(QStringLiteral("2\u00A0games could be read"))) << said(spy).toStdString();
    EXPECT_TRUE(backups().leftOut().contains(QStringLiteral("9\u00A0of 11\u00A0actions")))
        << backups().leftOut().toStdString();
    spy.clear();
    library().games()->exportGame(bad);
    EXPECT_TRUE(said(spy).contains(QStringLiteral("9\u00A0of its 11\u00A0actions")))
        << said(spy).toStdString();

    ASSERT_TRUE(toy().saves().open(bad)) << "up to the last good entry";
    EXPECT_TRUE(toy().game().readOnly());
    EXPECT_EQ(toy().game().length(), 9U);
    ASSERT_TRUE(toy().saves().open(good));
    EXPECT_FALSE(toy().game().readOnly());
}

TEST_F(ToyTrust, ABackupWithADamagedGameSaysSoAndHomeTellsOfIt) {
    play(3);
    ASSERT_TRUE(toy().take(3));
    flipBitIn(R"("stones":3)");
    QSignalSpy spy(shell_.get(), &Shell::said);
    backups().backUpNow();
    EXPECT_TRUE(said(spy).contains(QStringLiteral("damaged"))) << said(spy).toStdString();
    lookAtBackups();
    const BackupRow& row = backups().rows()->rows().front();
    EXPECT_TRUE(row.detail.contains(QStringLiteral("damaged"))) << row.detail.toStdString();
    EXPECT_TRUE(row.detail.contains(QStringLiteral("Toy"))) << "in words: " << row.detail.toStdString();
    const QVariantList games = backups().preview(row.number).games;
    ASSERT_EQ(games.size(), 1);
    EXPECT_EQ(games.front().value<FileGame>().title, QStringLiteral("Toy"));
    EXPECT_TRUE(backups().damage().contains(QStringLiteral("“Toy”"))) << backups().damage().toStdString();
    shell_->home()->refresh();
    EXPECT_TRUE(shell_->home()->faultTitle().contains(QStringLiteral("damaged")))
        << shell_->home()->faultTitle().toStdString();
}

TEST_F(ToyTrust, TheCommandLineRefusesTheSameFilesByName) {
    const QString uuid = play(1);
    const std::string file = folder_.filePath(QStringLiteral("in.json")).toStdString();
    const std::string db = folder_.filePath(QStringLiteral("other.db")).toStdString();
    {
        storage::OpenOptions options;
        options.file = db;
        ASSERT_TRUE(storage::Library::open(options).ok());
    }
    const auto import = [&](void (*change)(Json&)) {
        QFile out(QString::fromStdString(file));
        EXPECT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(QByteArray::fromStdString(resealed(uuid, change)));
        out.close();
        const std::vector<std::string> words{"games", "import", file, "--db", db};
        std::istringstream in;
        std::ostringstream told;
        const int code = run_cli(words, in, told, told);
        return std::to_string(code) + " " + told.str();
    };
    EXPECT_EQ(import([](Json& g) { g["game"] = "halma"; }).find("1 refused"), 0U);
    EXPECT_EQ(import([](Json& g) { g["format_version"] = 2; }).find("1 refused"), 0U);
    EXPECT_EQ(import([](Json&) {}).find("0 added"), 0U);
}

TEST_F(ToyTrust, ALostLogIsToldThoughTheLibraryCanBeWritten) {
    play(2);
    // What a killed app leaves, without its log.
    ASSERT_TRUE(QFile::copy(folder_.filePath(QStringLiteral("games.db")),
                            folder_.filePath(QStringLiteral("killed.db"))));
    library().host().use(folder_.filePath(QStringLiteral("killed.db")));
    shell_->home()->refresh();
    EXPECT_FALSE(library().host().fault());
    EXPECT_TRUE(disk().writable());
    EXPECT_TRUE(shell_->home()->faultTitle().contains(QStringLiteral("may be lost")));
}

TEST_F(ToyTrust, TheLogIsFoldedInWhenTheAppGoesToTheBackground) {
    play(2);
    const QString log = folder_.filePath(QStringLiteral("games.db-wal"));
    ASSERT_GT(QFileInfo(log).size(), 0);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    ASSERT_GT(QFileInfo(log).size(), 0);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationSuspended);
    EXPECT_EQ(QFileInfo(log).size(), 0);
    ASSERT_TRUE(toy().take(1)) << "and the game goes on";
}

} // namespace
} // namespace automa::app::toy_app
