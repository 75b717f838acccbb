// The app inside a browser, with a browser of the test's own: everything but the page's script.
#include "app/library/files.h"
#include "app/library/library_app.h"
#include "app/library/plug.h"
#include "app/shell/browser.h"
#include "app/shell/settings_stores.h"
#include "app/shell/shell.h"
#include "model/storage/session.h"
#include "tests/app/test_browser.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace automa::app {
namespace {

/// A shell in a browser, its library in a folder of its own.
class InABrowser : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(folder.isValid());
        qputenv("AUTOMA_DB", file().toUtf8());
    }
    void TearDown() override { qunsetenv("AUTOMA_DB"); }

    [[nodiscard]] QString file() const { return folder.filePath(QStringLiteral("games.db")); }

    /// A page like another tab's or like the one after a reload.
    struct Page {
        explicit Page(Browser::Keeping keeping = Browser::Keeping::Kept) {
            auto own = std::make_unique<TestBrowser>();
            browser = own.get();
            browser->tellKeeping(keeping);
            shell.runIn(std::move(own));
            plugLibrary(shell);
        }
        [[nodiscard]] LibraryHost& host() { return LibraryApp::of(shell).host(); }

        Shell shell{std::make_unique<MemorySettingsStore>()};
        TestBrowser* browser = nullptr;
    };

    QTemporaryDir folder;
};

storage::GameDetails someGame() {
    storage::GameDetails details;
    details.game = "toy";
    details.title = "A game";
    details.setup = "{}";
    return details;
}

TEST_F(InABrowser, ExportsAreGivenToTheUserAndNotWrittenIntoAFolder) {
    Page page;
    const auto said = writeExport(page.shell.browser(), QStringLiteral("a.json"), "{}");
    EXPECT_EQ(said, QStringLiteral("a.json"));
    ASSERT_EQ(page.browser->given.size(), 1U);
    EXPECT_EQ(page.browser->given.front(), std::make_pair(QStringLiteral("a.json"), QByteArray("{}")));
}

TEST_F(InABrowser, AFileIsAskedForAndComesInByItsPath) {
    Page page;
    LibraryApp& library = LibraryApp::of(page.shell);
    EXPECT_EQ(library.files(), LibraryApp::Files::ByBrowser);
    QString came;
    QObject::connect(&library, &LibraryApp::fileGiven, &library, [&](const QString& path) { came = path; });
    library.askForFile(QStringLiteral("json"));
    ASSERT_EQ(page.browser->asked.size(), 1U);
    EXPECT_EQ(page.browser->asked.front(), QStringLiteral("json"));
    page.browser->tellGiven(QStringLiteral("/tmp/a.json"));
    EXPECT_EQ(came, QStringLiteral("/tmp/a.json"));
}

TEST_F(InABrowser, TheBrowserKnowsHowManyPagesLieAboveHomeAndItsBackIsOurs) {
    Page page;
    int backs = 0;
    QObject::connect(&page.shell, &Shell::backAsked, &page.shell, [&] { ++backs; });
    ASSERT_TRUE(page.shell.navigator()->open(QStringLiteral("settings")));
    ASSERT_TRUE(page.shell.navigator()->back());
    EXPECT_EQ(page.browser->depths, (std::vector<int>{1, 0}));
    page.browser->tellBack();
    EXPECT_EQ(backs, 1);
}

TEST_F(InABrowser, ASecondTabReadsAndWritesNothing) {
    Page first;
    ASSERT_TRUE(storage::Session::start(first.host().library(), someGame()).ok());
    ASSERT_FALSE(first.host().fault());
    ASSERT_TRUE(first.host().library()->close().ok());

    Page second(Browser::Keeping::Elsewhere);
    ASSERT_TRUE(second.host().fault());
    EXPECT_EQ(second.host().fault()->id, "storage.in_use");
    EXPECT_TRUE(second.host().onlyReading());
    EXPECT_FALSE(second.host().restore(second.host().file()).ok());
    EXPECT_FALSE(second.host().beginAnew().ok());
    EXPECT_TRUE(QFile::exists(file()));
}

TEST_F(InABrowser, ASecondTabTakesOverWhenTheFirstIsClosed) {
    { // the file is there
        Page first;
        ASSERT_NE(first.host().library(), nullptr);
    }
    Page second(Browser::Keeping::Elsewhere);
    ASSERT_TRUE(second.host().onlyReading());
    auto played = storage::Session::start(second.host().library(), someGame());
    ASSERT_TRUE(played.ok());
    EXPECT_FALSE(played.value().saved());
    second.host().keepForLater(played.value().copy());

    int opened = 0;
    QObject::connect(&second.host(), &LibraryHost::opened, &second.shell, [&] { ++opened; });
    second.browser->tellHandedOver();
    EXPECT_EQ(opened, 1);
    EXPECT_FALSE(second.host().fault());
    EXPECT_TRUE(second.host().library()->writable());
    const auto games = second.host().library()->games();
    ASSERT_TRUE(games.ok());
    EXPECT_EQ(games.value().size(), 1U); // what was played while it waited is not lost
}

TEST_F(InABrowser, ANewerVersionIsTold) {
    Page page;
    QString said;
    QObject::connect(&page.shell, &Shell::said, &page.shell, [&](const QString& text) { said = text; });
    page.browser->tellUpdate();
    EXPECT_FALSE(said.isEmpty());
}

TEST(WithoutABrowser, NothingOfItIsThere) {
    Shell shell{std::make_unique<MemorySettingsStore>()};
    EXPECT_EQ(shell.browser(), nullptr);
}

} // namespace
} // namespace automa::app
