// The look-up's view-model without a window and without a game.
#include "app/lookup/view/lookup_app.h"
#include "app/shell/settings_stores.h"
#include "app/shell/shell.h"
#include "tests/app/small_book.h"

#include <gtest/gtest.h>

namespace automa::app {
namespace {

class LookupView : public ::testing::Test {
protected:
    LookupView() {
        for (const char* game : {"one", "two"})
            app_.add({.game = QString::fromLatin1(game),
                      .name = [game] { return QStringLiteral("Game ") + QLatin1StringView(game); },
                      .open =
                          [this, game] {
                              opened_ << QString::fromLatin1(game);
                              return std::make_shared<SmallBook>();
                          }});
    }

    /// The values of a role of all rows.
    static QStringList all(GadgetList* list, const char* role) {
        QStringList values;
        const int number = list->roleNames().key(role);
        for (int i = 0; i < list->count(); ++i)
            values << list->data(list->index(i), number).toString();
        return values;
    }

    Shell shell_{std::make_unique<MemorySettingsStore>()};
    LookupApp& app_ = LookupApp::of(shell_);
    QStringList opened_;
};

TEST_F(LookupView, ABookIsOpenedWhenItIsAskedForAndOnlyOnce) {
    EXPECT_TRUE(opened_.isEmpty());
    app_.open();
    app_.open(QStringLiteral("two"));
    app_.open(QStringLiteral("one"));
    EXPECT_EQ(opened_, (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    EXPECT_EQ(app_.gameName(), "Game one");
}

TEST_F(LookupView, TheGameOnTheTableComesFirst) {
    for (const char* page : {"one/game", "two/game"})
        shell_.pages()->add({QString::fromLatin1(page), {}, {}, {}, {}});
    app_.open();
    EXPECT_EQ(app_.game(), "one");
    shell_.navigator()->open(QStringLiteral("two/game"));
    app_.open();
    EXPECT_EQ(app_.game(), "two");
    EXPECT_EQ(all(app_.books(), "game"), (QStringList{QStringLiteral("two"), QStringLiteral("one")}));
}

TEST_F(LookupView, ListsACategoryInItsSections) {
    app_.open();
    EXPECT_EQ(all(app_.categories(), "title"),
              (QStringList{QStringLiteral("Places"), QStringLiteral("Rules")}));
    EXPECT_EQ(app_.rows()->count(), 0);
    app_.setCategory(QStringLiteral("places"));
    EXPECT_EQ(app_.categoryTitle(), "Places");
    EXPECT_FALSE(app_.filter().isEmpty());
    EXPECT_EQ(all(app_.rows(), "key"),
              (QStringList{QStringLiteral("place:lighthouse"), QStringLiteral("place:harbour"),
                           QStringLiteral("place:storm")}));
    EXPECT_EQ(all(app_.rows(), "first"),
              (QStringList{QStringLiteral("true"), QStringLiteral("false"), QStringLiteral("true")}));
    EXPECT_EQ(all(app_.rows(), "last"),
              (QStringList{QStringLiteral("false"), QStringLiteral("true"), QStringLiteral("true")}));
    app_.narrow({QStringLiteral("place:storm")});
    EXPECT_EQ(all(app_.rows(), "key"), QStringList{QStringLiteral("place:storm")});
    app_.setCategory(QStringLiteral("rules"));
    EXPECT_EQ(app_.rows()->count(), 3) << "another list begins unfiltered";
    EXPECT_EQ(all(app_.rows(), "title").front(), "T-1 Sailing");
}

TEST_F(LookupView, ASearchStandsInFrontOfTheListUntilItIsCleared) {
    app_.open();
    app_.setCategory(QStringLiteral("rules"));
    app_.setQuery(QStringLiteral("ligthouse"));
    EXPECT_TRUE(app_.searching());
    EXPECT_EQ(all(app_.rows(), "key").front(), "place:lighthouse");
    app_.setQuery({});
    EXPECT_EQ(app_.rows()->count(), 3);
}

TEST_F(LookupView, AnEntryHasItsWordsFactsLinksAndNeighbours) {
    app_.open();
    app_.setKey(QStringLiteral("place:lighthouse"));
    const LookupShown shown = app_.entry();
    EXPECT_EQ(shown.title, "Lighthouse");
    EXPECT_TRUE(shown.titleInBar);
    ASSERT_EQ(shown.paragraphs.size(), 2);
    EXPECT_TRUE(shown.paragraphs[0].contains(QStringLiteral("<a href=\"rule:T-1\">T-1</a>")));
    EXPECT_EQ(all(app_.facts(), "link"), (QStringList{QString(), QStringLiteral("place:harbour")}));
    EXPECT_EQ(all(app_.links(), "key"), QStringList{QStringLiteral("rule:T-1")})
        << "a link to nothing is none";
    EXPECT_EQ(app_.entryList(), "Places");
    EXPECT_EQ(app_.neighbour(-1), "place:storm");
    EXPECT_EQ(app_.neighbour(1), "place:harbour");
    app_.setKey(QStringLiteral("place:none"));
    EXPECT_TRUE(app_.entry().key.isEmpty());
    EXPECT_EQ(app_.facts()->count(), 0);
}

TEST_F(LookupView, AnotherBookBeginsAnewAndAnUnknownGameChangesNothing) {
    app_.open();
    app_.setQuery(QStringLiteral("storm"));
    app_.setKey(QStringLiteral("place:storm"));
    app_.open(QStringLiteral("unknown"));
    EXPECT_EQ(app_.query(), "storm");
    app_.open(QStringLiteral("two"));
    EXPECT_TRUE(app_.query().isEmpty());
    EXPECT_TRUE(app_.key().isEmpty());
}

} // namespace
} // namespace automa::app
