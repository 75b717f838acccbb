// The same game in two tabs of a browser: one plays, the other reads and takes over when the first is closed.
#include "tests/app/test_browser.h"
#include "tests/toy/house/toy_house.h"

#include <QSignalSpy>

namespace automa::app::toy_app {
namespace {

class ToyTabs : public ToyHouse {
protected:
    /// The second tab, while the first is open.
    struct Second {
        Second() {
            auto own = std::make_unique<TestBrowser>();
            browser = own.get();
            browser->tellKeeping(Browser::Keeping::Elsewhere);
            shell.runIn(std::move(own));
            plugAll(shell);
        }
        [[nodiscard]] ToyApp& toy() {
            return *static_cast<ToyApp*>(shell.games()->viewModel(QStringLiteral("toy")));
        }
        [[nodiscard]] std::size_t games() {
            return LibraryApp::of(shell).host().library()->games().value().size();
        }

        Shell shell{std::make_unique<MemorySettingsStore>()};
        TestBrowser* browser = nullptr;
    };

    /// Both have the same game before them.
    void bothOpen(Second& second) {
        toy().begin();
        ASSERT_TRUE(toy().take(2));
        ASSERT_TRUE(second.toy().saves().open(toy().saves().openGame()));
        ASSERT_EQ(second.toy().stones(), 19);
    }
    void closeFirst() { shell_.reset(); }
};

TEST_F(ToyTabs, WhoPlayedNothingGoesOnFromWhereTheFirstTabStopped) {
    Second second;
    bothOpen(second);
    ASSERT_TRUE(toy().done());
    ASSERT_EQ(toy().stones(), 16);
    closeFirst();
    const QSignalSpy said(&second.shell, &Shell::said);
    second.browser->tellHandedOver();
    EXPECT_EQ(second.toy().stones(), 16);
    EXPECT_EQ(second.games(), 1U);
    EXPECT_TRUE(said.isEmpty()) << "nothing parted";
    ASSERT_TRUE(second.toy().take(1));
    EXPECT_EQ(second.games(), 1U);
}

TEST_F(ToyTabs, WhatWasPlayedInBothIsTwoGames) {
    Second second;
    bothOpen(second);
    ASSERT_TRUE(second.toy().done());
    ASSERT_TRUE(second.toy().take(3));
    ASSERT_TRUE(toy().done());
    ASSERT_TRUE(toy().take(1));
    closeFirst();
    second.browser->tellHandedOver();
    EXPECT_EQ(second.toy().stones(), 13);
    EXPECT_EQ(second.games(), 2U);
}

} // namespace
} // namespace automa::app::toy_app
