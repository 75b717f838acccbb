// The one list of games of all kinds, and what Home says, with two games that exist only here.
#include "app/library/library_app.h"
#include "app/library/plug.h"
#include "app/shell/settings_stores.h"
#include "app/shell/shell.h"
#include "model/storage/session.h"
#include "model/storage/transfer.h"

#include <QDate>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

using automa::app::LibraryApp;
using automa::app::PlayedGame;
using automa::app::PlayedStatus::Value;
namespace app = automa::app;
namespace core = automa::core;
namespace storage = automa::storage;

namespace {

/// A game whose titles and standings are its id and its summary.
class Paper final : public app::SavedGames {
public:
    explicit Paper(QString id) : id_(std::move(id)) {}

    [[nodiscard]] QString game() const override { return id_; }
    [[nodiscard]] int newestFormat() const override { return 2; }
    [[nodiscard]] QString title(const storage::GameSummary&) const override {
        return QStringLiteral("a game of ") + id_;
    }
    [[nodiscard]] QStringList sides(const storage::GameSummary&) const override { return {}; }
    [[nodiscard]] QString way(const storage::GameSummary& game) const override {
        return QString::fromStdString(game.mode);
    }
    [[nodiscard]] QString standing(const storage::GameSummary& game) const override {
        return QString::fromStdString(game.summary);
    }
    [[nodiscard]] app::ContinueCard card(const storage::GameSummary&) const override {
        app::ContinueCard card;
        card.overline = id_;
        return card;
    }
    [[nodiscard]] app::StatisticsWords statistics() const override { return {}; }
    [[nodiscard]] core::Result<std::string> summaryOf(const QString&) override {
        ++read;
        return std::string(R"({"read":1})");
    }
    [[nodiscard]] QString openGame() const override { return open_; }
    [[nodiscard]] core::Status open(const QString& uuid) override {
        open_ = uuid;
        return core::Done{};
    }
    void forget() override { open_.clear(); }

    int read = 0;

private:
    QString id_;
    QString open_;
};

class PlayedGames : public ::testing::Test {
protected:
    PlayedGames() : shell_(std::make_unique<app::MemorySettingsStore>()) {
        qputenv("AUTOMA_DB", QFile::encodeName(folder_.filePath(QStringLiteral("games.db"))));
        app::plugLibrary(shell_);
        for (const char* id : {"chess", "go"}) {
            shell_.games()->add({.id = QLatin1String(id),
                                 .name = [id] { return QString(QLatin1String(id)).toUpper(); },
                                 .about = {},
                                 .symbol = {},
                                 .newGame = QUrl("qrc:/new.qml"),
                                 .makeViewModel = {}});
            app::Page page;
            page.id = QLatin1String(id) + QStringLiteral("/game");
            page.url = QUrl("qrc:/game.qml");
            shell_.pages()->add(page);
            library().addGame(std::make_unique<Paper>(QLatin1String(id)));
        }
    }
    ~PlayedGames() override { qputenv("AUTOMA_DB", ":memory:"); }

    [[nodiscard]] LibraryApp& library() { return LibraryApp::of(shell_); }
    [[nodiscard]] app::GamesList& list() { return *library().games(); }
    [[nodiscard]] storage::Library& disk() { return *library().host().library(); }
    [[nodiscard]] Paper& paper(const char* id) {
        return *static_cast<Paper*>(library().savedGames(QLatin1String(id)));
    }

    QString play(const std::string& game, storage::TitleKind kind = storage::TitleKind::Made,
                 const std::string& title = "ids", const std::string& summary = R"({"round":2})") {
        storage::GameDetails details;
        details.game = game;
        details.title = title;
        details.summary = summary;
        details.marks.kind = kind;
        return QString::fromStdString(disk().create(details).value().uuid);
    }
    QStringList titles() {
        list().refresh();
        QStringList all;
        for (const PlayedGame& row : list().rows()->rows())
            all << row.title;
        return all;
    }

    QTemporaryDir folder_;
    app::Shell shell_;
};

} // namespace

TEST_F(PlayedGames, AllGamesAreInOneListTheNewestFirst) {
    play("chess");
    play("go", storage::TitleKind::Typed, "Sunday");
    EXPECT_EQ(titles(), QStringList({"Sunday", "a game of chess"}));
    EXPECT_EQ(list().rows()->rows()[0].gameName.toStdString(), "GO");
    EXPECT_EQ(list().rows()->rows()[1].standing.toStdString(), R"({"round":2})");
    EXPECT_EQ(paper("chess").read, 0) << "no game is read for the list";
}

TEST_F(PlayedGames, TheListNarrowsToOneGame) {
    play("chess");
    list().refresh();
    EXPECT_EQ(list().filters()->count(), 0) << "with one game there is nothing to choose";
    play("go");
    play("go");
    list().refresh();
    ASSERT_EQ(list().filters()->count(), 3);
    list().setFilter(QStringLiteral("go"));
    EXPECT_EQ(list().rows()->count(), 2);
    EXPECT_EQ(list().count(), 2);
    list().setFilter(QString());
    EXPECT_EQ(list().rows()->count(), 3);
}

TEST_F(PlayedGames, ALongListIsReadPageByPage) {
    for (int i = 0; i < 230; ++i)
        play("chess");
    list().refresh();
    EXPECT_EQ(list().count(), 230);
    EXPECT_EQ(list().rows()->count(), 100);
    list().more();
    list().more();
    list().more();
    EXPECT_EQ(list().rows()->count(), 230);
}

TEST_F(PlayedGames, TitlesAreSaidAnewUnlessSomebodyTypedThem) {
    const QString uuid = play("chess");
    list().duplicate(uuid);
    EXPECT_EQ(titles().first().toStdString(), "a game of chess (copy)");
    list().rename(uuid, QStringLiteral("  a game of chess "));
    EXPECT_EQ(disk().games().value().front().marks.kind, storage::TitleKind::Typed)
        << "typed, though it looks like the app's own";
    EXPECT_EQ(titles().first().toStdString(), "a game of chess");
}

TEST_F(PlayedGames, TheBinGivesBackAndEmptiesForGood) {
    const QString kept = play("chess");
    const QString gone = play("go");
    static_cast<void>(paper("go").open(gone));
    list().remove(gone);
    EXPECT_TRUE(paper("go").openGame().isEmpty()) << "what is deleted is not open any more";
    EXPECT_EQ(list().rows()->count(), 1);
    EXPECT_EQ(list().inBin(), 1);
    library().bin()->refresh();
    ASSERT_EQ(library().bin()->rows()->count(), 1);
    EXPECT_EQ(library().bin()->rows()->rows()[0].status, Value::Deleted);
    library().bin()->undelete(gone);
    EXPECT_EQ(library().bin()->rows()->count(), 0);
    EXPECT_EQ(titles().size(), 2);
    list().remove(gone);
    library().bin()->purge(gone);
    list().refresh();
    EXPECT_EQ(list().inBin(), 0);
    EXPECT_FALSE(disk().load(gone.toStdString()).ok());
    EXPECT_TRUE(disk().load(kept.toStdString()).ok());
}

TEST_F(PlayedGames, AGameThatThisVersionDoesNotKnowIsListedAndNotOpened) {
    const QString uuid = play("halma", storage::TitleKind::Made, "Ann, Ben");
    EXPECT_EQ(titles(), QStringList({"Ann, Ben"}));
    EXPECT_FALSE(list().rows()->rows()[0].known);
    EXPECT_FALSE(list().open(uuid));
    EXPECT_EQ(shell_.navigator()->depth(), 1);
}

TEST_F(PlayedGames, AFileWithAnUnknownGameOrANewerFormatIsRefusedByName) {
    storage::SavedGame halma;
    halma.record.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
    halma.record.details.game = "halma";
    halma.record.details.title = "Sunday";
    halma.record.details.marks.kind = storage::TitleKind::Typed;
    storage::SavedGame newer = halma;
    newer.record.uuid = "11234567-89ab-4cde-8f01-23456789abcd";
    newer.record.details.game = "chess";
    newer.record.details.title = "Tomorrow";
    newer.record.details.format_version = 3;
    for (const auto& [game, word] : {std::pair(halma, "Sunday"), std::pair(newer, "Tomorrow")}) {
        const QString file = folder_.filePath(QStringLiteral("in.json"));
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(storage::write_game(game).value()));
        out.close();
        EXPECT_TRUE(list().importFile(file).contains(QLatin1String(word)));
        EXPECT_EQ(titles().size(), 0);
    }
}

TEST_F(PlayedGames, HomeOffersTheNewestUnfinishedGameOfAll) {
    EXPECT_FALSE(shell_.home()->hasCard());
    play("chess");
    const QString newest = play("go");
    shell_.home()->refresh();
    ASSERT_TRUE(shell_.home()->hasCard());
    EXPECT_EQ(shell_.home()->overline().toStdString(), "go");
    EXPECT_EQ(shell_.home()->page().toStdString(), "go/game");
    EXPECT_EQ(shell_.home()->properties()["game"].toString(), newest);
    list().archive(newest, true);
    shell_.home()->refresh();
    EXPECT_EQ(shell_.home()->overline().toStdString(), "chess");
    EXPECT_EQ(paper("chess").read + paper("go").read, 0) << "no game is read for Home";
}

TEST_F(PlayedGames, AGameOfAnOlderVersionIsReadOnceForItsSummary) {
    play("chess", storage::TitleKind::Unknown, "Old", "{}");
    list().refresh();
    list().refresh();
    shell_.home()->refresh();
    EXPECT_TRUE(shell_.home()->hasCard());
    EXPECT_EQ(paper("chess").read, 1);
}

TEST_F(PlayedGames, TheGameInSightIsTheOneThatIsTakenUpAgain) {
    const QString uuid = play("go");
    play("chess");
    list().refresh();
    ASSERT_TRUE(list().open(uuid));
    EXPECT_EQ(shell_.navigator()->current().toStdString(), "go/game");
    EXPECT_EQ(shell_.settings()->value("go/resume").toString(), uuid);
    EXPECT_TRUE(shell_.settings()->value("chess/resume").toString().isEmpty());
    shell_.navigator()->home();
    EXPECT_TRUE(shell_.settings()->value("go/resume").toString().isEmpty());
}

TEST_F(PlayedGames, ARowSaysWhatTellsItFromOthersOfTheSameTitle) {
    storage::GameDetails details;
    details.game = "chess";
    details.title = "ids";
    details.mode = "blindfold";
    details.summary = R"({"round":2})";
    details.marks.kind = storage::TitleKind::Made;
    ASSERT_TRUE(disk().create(details).ok());
    list().refresh();
    EXPECT_EQ(list().rows()->rows()[0].standing.toStdString(), R"(blindfold · {"round":2})");
}

TEST_F(PlayedGames, TheListFollowsTheBinAtOnceAndTheBinTheList) {
    const QString gone = play("chess");
    play("go");
    list().setActive(true);
    list().remove(gone);
    library().bin()->setActive(true);
    ASSERT_EQ(library().bin()->rows()->count(), 1);
    library().bin()->undelete(gone);
    EXPECT_EQ(list().rows()->count(), 2);
    EXPECT_EQ(list().inBin(), 0);
    list().remove(gone);
    EXPECT_EQ(library().bin()->rows()->count(), 1);
}

TEST_F(PlayedGames, WhatIsDeletedIsOfferedBackUntilItIsBack) {
    const QString gone = play("chess");
    list().refresh();
    QString token;
    QObject::connect(&shell_, &app::Shell::said, &shell_,
                     [&token](const QString&, const QString&, const QString& said) { token = said; });
    QString withdrawn;
    QObject::connect(&shell_, &app::Shell::withdrawn, &shell_,
                     [&withdrawn](const QString& which) { withdrawn = which; });
    list().remove(gone);
    ASSERT_FALSE(token.isEmpty());
    emit shell_.accepted(token);
    EXPECT_EQ(list().rows()->count(), 1);
    withdrawn.clear();
    list().remove(gone);
    library().bin()->undelete(gone);
    EXPECT_EQ(withdrawn, token) << "taken back elsewhere";
}

TEST_F(PlayedGames, BackFromAGameLeadsToTheListItWasOpenedFrom) {
    const QString uuid = play("go");
    list().refresh();
    ASSERT_TRUE(shell_.navigator()->open(QStringLiteral("games")));
    ASSERT_TRUE(list().open(uuid));
    EXPECT_TRUE(shell_.navigator()->back());
    EXPECT_EQ(shell_.navigator()->current().toStdString(), "games");
}

TEST_F(PlayedGames, AnExportedFileSaysWhatWasPlayedAndWhen) {
    const QString uuid = play("go");
    list().refresh();
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    EXPECT_EQ(list().fileName(uuid).toStdString(), "GO_a_game_of_go_" + day.toStdString() + ".json");
}
