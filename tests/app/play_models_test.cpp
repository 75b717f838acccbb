// What the screens of any game show, without a window: ticks, questions, reasons, forecasts, set-up.
#include "app/play/brush.h"
#include "app/play/forecast.h"
#include "app/play/game_place.h"
#include "app/play/question.h"
#include "app/play/readings.h"
#include "app/play/setup_orders.h"
#include "app/play/tour.h"
#include "app/play/turn_card.h"
#include "app/play/why.h"
#include "app/shell/settings.h"
#include "app/shell/settings_stores.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

namespace automa::app {
namespace {

std::vector<StepGroup> twoGroups() {
    return {{.title = "Move", .task = "Move the pieces", .lines = {{"one", ""}, {"two", ""}}},
            {.title = "Gain", .task = "Gain points", .lines = {{"three", ""}}}};
}

TEST(GamePlaces, AreKeptInTheWordsOfOldSettings) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    GamePlace place(settings, QStringLiteral("toy"));
    EXPECT_EQ(place.kept(), GamePlace::Table) << "nothing was chosen yet";
    for (const auto& [word, kept] : {std::pair("board", GamePlace::Board),
                                     {"trackers", GamePlace::Trackers},
                                     {"table", GamePlace::Table}}) {
        settings.setValue(QStringLiteral("toy/place"), QString::fromLatin1(word));
        EXPECT_EQ(place.kept(), kept);
        settings.setValue(QStringLiteral("toy/place"), QString());
        place.keep(kept);
        EXPECT_EQ(settings.value(QStringLiteral("toy/place")), QString::fromLatin1(word));
    }
    settings.setValue(QStringLiteral("toy/place"), QStringLiteral("cellar"));
    EXPECT_EQ(place.kept(), GamePlace::Table) << "no such place";
    settings.setValue(QStringLiteral("other/place"), QStringLiteral("board"));
    EXPECT_EQ(place.kept(), GamePlace::Table) << "another game's";
}

TEST(GamePlaces, ShowingOneForOnceKeepsNothing) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    GamePlace place(settings, QStringLiteral("toy"));
    int asked = -1;
    QObject::connect(&place, &GamePlace::asked, &place, [&](GamePlace::Place wanted) { asked = wanted; });
    place.show(GamePlace::Trackers);
    EXPECT_EQ(asked, GamePlace::Trackers);
    EXPECT_EQ(place.kept(), GamePlace::Table);
}

/// Two owners, three pieces of which the second owner has no flag; a place holds one piece.
class SmallBrush final : public BrushModel {
public:
    SmallBrush() { refresh(); }
    [[nodiscard]] bool canUndo() const override { return !before_.empty(); }
    QMap<QString, QString> board;

private:
    [[nodiscard]] std::vector<BrushOwner> ownersNow() const override {
        return {{"red", "Red", {}}, {"blue", "Blue", {}}};
    }
    [[nodiscard]] std::vector<BrushPiece> piecesOf(const QString& owner) const override {
        return {{"house", "House", {}, false}, {"flag", "Flag", {}, owner == u"blue"}};
    }
    [[nodiscard]] QString put(const QString& owner, const QString& piece, const QString& place) override {
        if (board.contains(place))
            return QStringLiteral("Something stands there");
        before_.push_back(board);
        board[place] = owner + u' ' + piece;
        return {};
    }
    [[nodiscard]] QString take(const QString& place) override {
        before_.push_back(board);
        board.remove(place);
        return {};
    }
    void takeBack() override {
        board = before_.back();
        before_.pop_back();
    }

    std::vector<QMap<QString, QString>> before_;
};

TEST(Brushes, OwnerAndPieceAreChosenOnceAndEveryTapPutsOne) {
    SmallBrush brush;
    EXPECT_EQ(brush.owner(), "red") << "somebody's at once";
    EXPECT_FALSE(brush.tap("a")) << "without a piece a tap opens the place";
    brush.choosePiece("house");
    for (const char* place : {"a", "b", "c"})
        EXPECT_TRUE(brush.tap(place));
    brush.chooseOwner("blue");
    EXPECT_TRUE(brush.tap("d"));
    EXPECT_EQ(brush.board,
              (QMap<QString, QString>{
                  {"a", "red house"}, {"b", "red house"}, {"c", "red house"}, {"d", "blue house"}}));
    brush.setTool(BrushModel::Tool::Take);
    EXPECT_TRUE(brush.tap("b"));
    EXPECT_FALSE(brush.board.contains("b"));
    brush.undo();
    brush.undo();
    EXPECT_TRUE(brush.board.contains("b"));
    EXPECT_FALSE(brush.board.contains("d")) << "each tap is taken back by itself";
    brush.setTool(BrushModel::Tool::Look);
    EXPECT_FALSE(brush.tap("d"));
}

TEST(Brushes, ARefusalIsSaidAndChangesNothing) {
    SmallBrush brush;
    QStringList said;
    QObject::connect(&brush, &BrushModel::refused, &brush, [&](const QString& why) { said << why; });
    brush.choosePiece("house");
    brush.tap("a");
    EXPECT_TRUE(brush.tap("a")) << "the tap was meant for the brush";
    EXPECT_EQ(said, QStringList{"Something stands there"});
    EXPECT_EQ(brush.board.size(), 1);
}

TEST(Brushes, APieceThatTheNewOwnerDoesNotHaveIsPutDown) {
    SmallBrush brush;
    brush.choosePiece("flag");
    brush.chooseOwner("blue");
    EXPECT_EQ(brush.tool(), BrushModel::Tool::Look);
    EXPECT_EQ(brush.pieces()->count(), 2) << "no key moves";
}

TEST(TurnSteps, NumbersRunThroughTheGroupsAndTicksLastAsLongAsTheCard) {
    StepListModel steps;
    steps.show(twoGroups(), 1);
    ASSERT_EQ(steps.count(), 3);
    EXPECT_EQ(steps.steps()[2].number, 3);
    EXPECT_EQ(steps.steps()[1].title, "") << "only the first line of a group has its head";
    EXPECT_EQ(steps.task(), "Move the pieces");
    steps.toggle(1);
    steps.toggle(2);
    EXPECT_EQ(steps.current(), 3);
    EXPECT_EQ(steps.task(), "Gain points");
    steps.show(twoGroups(), 1); // another language
    EXPECT_EQ(steps.open(), 1) << "the ticks stay";
    steps.show(twoGroups(), 2); // another turn
    EXPECT_EQ(steps.open(), 3);
    steps.toggle(9);
    EXPECT_EQ(steps.open(), 3) << "no such step";
}

TEST(Lists, ADelegateIsToldOnlyWhatChanged) {
    ListModel<TurnRemark> list;
    list.show({{"a", "close", "T-1"}, {"b", "close", "T-2"}});
    std::vector<QList<int>> told;
    QObject::connect(&list, &GadgetList::dataChanged, &list,
                     [&](const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
                         EXPECT_EQ(first, last);
                         EXPECT_EQ(first.row(), 1);
                         told.push_back(roles);
                     });
    list.show({{"a", "close", "T-1"}, {"c", "close", "T-2"}});
    const QHash<int, QByteArray> names = list.roleNames();
    ASSERT_EQ(told.size(), 1U);
    ASSERT_EQ(told[0].size(), 1);
    EXPECT_EQ(names[told[0][0]], "text");
}

TEST(Lists, RowsThatGoAreKeptForThoseThatCome) {
    ListModel<TurnRemark> list(GoneRows::Kept);
    const int present = list.roleNames().key("present");
    const auto shown = [&] {
        QStringList words;
        for (int i = 0; i < list.rowCount(); ++i)
            if (list.data(list.index(i), present).toBool())
                words << list.data(list.index(i), Qt::UserRole).toString();
        return words.join(u' ');
    };
    int made = 0;
    int gone = 0;
    QObject::connect(&list, &GadgetList::rowsInserted, &list,
                     [&](const QModelIndex&, int first, int last) { made += last - first + 1; });
    QObject::connect(&list, &GadgetList::rowsRemoved, &list,
                     [&](const QModelIndex&, int first, int last) { gone += last - first + 1; });
    const auto remarks = [](const QStringList& words) {
        std::vector<TurnRemark> rows;
        for (const QString& word : words)
            rows.push_back({word, {}, {}});
        return rows;
    };
    list.show(remarks({"a", "b", "c"}));
    EXPECT_EQ(made, 3);
    list.show(remarks({"d"}));
    EXPECT_EQ(shown(), "d");
    EXPECT_EQ(list.count(), 1);
    EXPECT_EQ(list.rowCount(), 3) << "the delegates wait";
    EXPECT_FALSE(list.at(1).isValid());
    list.show(remarks({"d", "e"}));
    EXPECT_EQ(shown(), "d e");
    list.show({});
    EXPECT_EQ(shown(), "");
    list.show(remarks({"f", "g", "h", "i"}));
    EXPECT_EQ(shown(), "f g h i");
    EXPECT_EQ(list.rows().size(), 4U);
    EXPECT_EQ(made, 4) << "one more than ever before";
    EXPECT_EQ(gone, 0);
}

TEST(Question, WhatIsLikelyStandsFirstAndASingleGroupIsOpen) {
    QuestionModel model;
    EXPECT_FALSE(model.asked());
    Question question{.title = "Where?"};
    question.groups = {
        {"", "", {{.answer = "a", .text = "A"}, {.answer = "same", .text = "Same", .likely = true}}}};
    model.ask(question);
    EXPECT_TRUE(model.asked());
    EXPECT_EQ(model.group(), 0);
    EXPECT_EQ(model.question().groups[0].choices[0].answer, "same");
    EXPECT_EQ(model.choices()->count(), 2);
    question.groups.push_back({"2", "two", {}});
    model.ask(question);
    EXPECT_EQ(model.group(), -1) << "of several the first tap chooses one";
    EXPECT_EQ(model.choices()->count(), 0);
    model.setGroup(1);
    model.ask(question);
    EXPECT_EQ(model.group(), 1) << "the same question again changes nothing";
    model.withdraw();
    EXPECT_FALSE(model.asked());
}

/// Two chapters: the first skipped, the second narrows twice.
class SmallWhy final : public WhyModel {
public:
    [[nodiscard]] MapScene* map() override { return nullptr; }
    [[nodiscard]] bool ready() const override { return decided; }
    [[nodiscard]] QString subtitle() const override { return {}; }
    void decide() {
        decided = true;
        forget();
    }

    bool decided = false;
    int tellings = 0;
    std::size_t shown_chapter = 99;

private:
    [[nodiscard]] std::vector<WhyChapter> tell() override {
        ++tellings;
        WhyChapter skipped{.title = "Why not?", .heading = "First", .order = 1, .result = "Skipped"};
        skipped.reasons = {{.name = "condition", .failed = true}};
        WhyChapter done{.title = "Why?", .heading = "Second", .order = 2, .done = true, .result = "Done"};
        done.reasons = {{.name = "near", .counts = true, .left = 3},
                        {.name = "order", .counts = true, .left = 1}};
        return {skipped, done};
    }
    void chapterShown(std::size_t chapter) override { shown_chapter = chapter; }
};

TEST(Why, IsToldWhenAskedForAndNotBefore) {
    SmallWhy why;
    EXPECT_EQ(why.title(), "");
    why.decide();
    why.decide();
    EXPECT_EQ(why.tellings, 0) << "a decision alone costs nothing";
    EXPECT_EQ(why.title(), "Why?");
    EXPECT_EQ(why.steps(), 2);
    EXPECT_EQ(why.tellings, 1);
    EXPECT_EQ(why.chapter(), 1) << "it begins with what was carried out";
}

/// A list that changes while a binding reads it makes objects in the middle of an evaluation; Qt 6.4 crashes.
TEST(Why, ReadingChangesNoListAndNoMap) {
    SmallWhy why;
    why.decide();
    int inserted = 0;
    for (GadgetList* list : {why.chapters(), why.boxes(), why.legend(), why.table()})
        QObject::connect(list, &QAbstractItemModel::rowsInserted, &why, [&inserted] { ++inserted; });
    EXPECT_EQ(why.title(), "Why?");
    EXPECT_EQ(why.next(), "order");
    EXPECT_EQ(why.chapters()->rowCount() + why.boxes()->rowCount(), 0);
    EXPECT_EQ(inserted, 0);
    EXPECT_EQ(why.shown_chapter, 99U);
    why.unfold();
    EXPECT_EQ(why.chapters()->rowCount(), 2);
    EXPECT_EQ(why.boxes()->rowCount(), 2);
    EXPECT_EQ(why.shown_chapter, 1U);
    const int once = inserted;
    why.unfold();
    EXPECT_EQ(inserted, once) << "unfolding again changes nothing";
    EXPECT_EQ(why.tellings, 1);
}

TEST(Why, StepsOverTheBordersOfTheChapters) {
    SmallWhy why;
    why.decide();
    why.setChapter(0);
    EXPECT_TRUE(why.first());
    EXPECT_TRUE(why.last());
    EXPECT_EQ(why.nextOrder(), 2);
    EXPECT_EQ(why.result(), "Skipped");
    why.forward();
    EXPECT_EQ(why.chapter(), 1);
    EXPECT_EQ(why.next(), "order");
    EXPECT_EQ(why.boxes()->at(1).value<WhyBoxRow>().count, "?") << "what comes is not given away";
    why.forward();
    EXPECT_EQ(why.boxes()->at(1).value<WhyBoxRow>().count, "1");
    EXPECT_TRUE(why.atEnd());
    why.forward();
    EXPECT_EQ(why.step(), 1);
    why.back();
    why.back();
    EXPECT_EQ(why.chapter(), 0);
}

class CountedForecast final : public ForecastModel {
public:
    explicit CountedForecast(Settings& settings) : ForecastModel(settings, "toy/forecast") {}
    int computed = 0;

private:
    [[nodiscard]] std::optional<ForecastText> foresee() override {
        ++computed;
        return ForecastText{"", "Forecast", "", {{"builds", "3 of 4", "", 0.75}}};
    }
};

TEST(Forecast, IsComputedOnceForSeveralChangesAndNotWhenSwitchedOff) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    CountedForecast forecast(settings);
    forecast.refresh();
    forecast.refresh();
    EXPECT_EQ(forecast.computed, 0) << "not while something else waits";
    forecast.computeNow();
    forecast.computeNow();
    EXPECT_EQ(forecast.computed, 1);
    EXPECT_TRUE(forecast.available());
    forecast.setEnabled(false);
    EXPECT_FALSE(forecast.available());
    EXPECT_EQ(forecast.computed, 1);
}

class TwoPlaces final : public SetupModel {
public:
    TwoPlaces() { settle(); }
    [[nodiscard]] QString problem() const override { return {}; }
    void drawAgain() override {}
    void choose(const QString& family, int place, const QString&) override {
        setEntered(family, place);
        settle();
    }
    [[nodiscard]] std::vector<SetupChoiceRow> choicesFor(const QString&, int) const override {
        return {{.answer = "x"}};
    }

private:
    void wayChanged() override { settle(); }
    void settle() {
        std::vector<SetupPlaceRow> rows(2);
        for (int i = 0; i < 2; ++i) {
            rows[static_cast<std::size_t>(i)].family = "tile";
            rows[static_cast<std::size_t>(i)].place = i;
            rows[static_cast<std::size_t>(i)].text = i == 0 ? "left" : "right";
            rows[static_cast<std::size_t>(i)].entered = isEntered("tile", i);
        }
        show(twoGroups(), std::move(rows), 1);
    }
};

TEST(Setup, AsksForTheFirstPlaceThatIsStillToEnter) {
    TwoPlaces setup;
    EXPECT_EQ(setup.nextFamily(), "") << "what the app draws is not asked for";
    setup.setWay(SetupModel::Enter);
    EXPECT_EQ(setup.nextText(), "left");
    setup.ask("tile", 0);
    EXPECT_EQ(setup.choices()->count(), 1);
    setup.choose("tile", 0, "x");
    EXPECT_EQ(setup.nextText(), "right");
    setup.choose("tile", 1, "x");
    EXPECT_EQ(setup.nextFamily(), "");
    EXPECT_EQ(setup.entered(), 2);
}

TEST(Readings, TheHeadStandsOnTheFirstAnswerAndAChoiceIsHeard) {
    ReadingsModel readings;
    readings.show({{"a", "Title", "Question?", "no", {{"yes", "Yes", ""}, {"no", "No", ""}}}});
    const auto first = readings.rows()->at(0).value<ReadingRow>();
    const auto second = readings.rows()->at(1).value<ReadingRow>();
    EXPECT_TRUE(first.opens);
    EXPECT_TRUE(second.closes);
    EXPECT_EQ(second.title, "");
    EXPECT_TRUE(second.current);
    QString heard;
    QObject::connect(&readings, &ReadingsModel::chosen, &readings,
                     [&](const QString& reading, const QString& value) { heard = reading + value; });
    readings.choose("a", "yes");
    EXPECT_EQ(heard, "ayes");
}

} // namespace
} // namespace automa::app
