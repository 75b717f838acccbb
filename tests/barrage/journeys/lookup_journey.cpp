// The look-up by touch, and the pictures of the criteria.
#include "app/barrage/lookup/view/criterion_pictures.h"
#include "app/barrage/text/rules.h"
#include "model/barrage/turn/criteria.h"
#include "tests/journeys/journey.h"

#include <gtest/gtest.h>

using automa::app::barrage_app::BarrageRules;
using automa::app::barrage_app::criterion_of;
using automa::app::barrage_app::CriterionPictures;
using automa::app::barrage_app::CriterionText;
using automa::journeys::Journey;
using namespace automa::barrage;

namespace {

QString keyOf(Journey& journey) {
    return journey.find("lookupPage")->property("key").toString();
}

} // namespace

TEST(Lookup, FromHomeByTouchThroughSearchTileCriterionAndMap) {
    Journey journey;
    journey.tapNamed(QStringLiteral("Reference"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupCategory_tiles"); }));
    journey.tap("field");
    journey.type(QStringLiteral("tyle 17"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupRow_tile:17"); }));
    journey.tap("lookupRow_tile:17");
    ASSERT_TRUE(journey.waitUntil([&] { return keyOf(journey) == "tile:17"; }));
    EXPECT_TRUE(journey.says(QStringLiteral("Tile 17")));
    EXPECT_TRUE(journey.says(QStringLiteral("fed by a powerhouse upstream")));
    journey.picture("lookup_tile");
    journey.tap("tileCriterion_criterion:dam.most_powerful_built_conduit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupPicture"); }));
    EXPECT_TRUE(journey.says(QStringLiteral("Remains:")));
    journey.picture("lookup_criterion");
    journey.tap("lookupLink_rule:B-7.4");
    ASSERT_TRUE(journey.waitUntil([&] { return keyOf(journey) == "rule:B-7.4"; }));
    journey.tap("back");
    journey.tap("back");
    ASSERT_EQ(keyOf(journey), "tile:17");
    journey.tap("tileCode_conduit");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupMap"); }));
    EXPECT_EQ(keyOf(journey), "conduit:9A");
    journey.tap("lookupCode_10B");
    EXPECT_EQ(keyOf(journey), "conduit:10B");
    journey.tap("back");
    journey.tap("back");
    journey.tap("back");
    EXPECT_EQ(keyOf(journey), "");
    EXPECT_TRUE(journey.shows("lookupRow_tile:17")) << "the search is as it was left";
    journey.tap("back");
    EXPECT_EQ(journey.shell().navigator()->current(), "home");
}

TEST(Lookup, APlaceTappedOnTheMapIsLookedUp) {
    Journey journey(QSize(1280, 800));
    journey.shell().navigator()->open(QStringLiteral("lookup"), {{"category", "board"}, {"key", "basin:6"}});
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupMap"); }));
    EXPECT_TRUE(journey.shows("lookupRow_basin:1")) << "list and entry lie side by side";
    journey.settle(); // the page has come in
    journey.tap("space_dam_6_upper");
    ASSERT_TRUE(journey.waitUntil([&] { return keyOf(journey) == "space:dam_6_upper"; }));
    EXPECT_TRUE(journey.says(QStringLiteral("credits more, or")));
}

TEST(Lookup, TilesAreFilteredByActionAndCode) {
    Journey journey;
    journey.shell().navigator()->open(QStringLiteral("lookup"), {{"category", "tiles"}});
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("filterCode"); }));
    journey.settle(); // the page has come in
    journey.tap("filterCode");
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("choice_9A"); }));
    journey.tap("choice_9A");
    ASSERT_TRUE(journey.waitUntil([&] { return !journey.shows("choice_9A"); }));
    EXPECT_TRUE(journey.shows("lookupRow_tile:17"));
    EXPECT_FALSE(journey.shows("lookupRow_tile:1"));
}

TEST(Lookup, NothingFoundSaysSoAndIsCleared) {
    Journey journey;
    journey.shell().navigator()->open(QStringLiteral("lookup"));
    journey.settle();
    journey.tap("field");
    journey.type(QStringLiteral("zzzzqqqq"));
    ASSERT_TRUE(journey.waitUntil([&] { return journey.shows("lookupNothing"); }));
    journey.tap("clear");
    EXPECT_TRUE(journey.waitUntil([&] { return journey.shows("lookupCategory_rules"); }));
}

TEST(Lookup, FollowsTheLanguage) {
    Journey journey;
    journey.shell().navigator()->open(QStringLiteral("lookup"),
                                      {{"key", "criterion:dam.red_bordered_space"}});
    journey.settle();
    journey.shell().settings()->setLanguage(QStringLiteral("uk"));
    EXPECT_TRUE(journey.waitUntil([&] { return journey.says(QStringLiteral("Червона рамка")); }));
    EXPECT_TRUE(journey.says(QStringLiteral("Лишається")));
}

// Must show 1: every picture is made by running its criterion, and it tells spaces apart.
TEST(LookupPictures, EveryCriterionIsRunOnAPositionWhereItNarrows_B73) {
    const auto facts = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    CriterionPictures pictures(facts);
    std::size_t all = 0;
    for (const CriterionText& text : BarrageRules::all_criteria()) {
        const auto criterion = criterion_of(text.column, text.id);
        ASSERT_TRUE(criterion) << text.id.toStdString();
        const auto& picture = pictures.of(*criterion);
        ASSERT_TRUE(picture) << text.column.toStdString() << ' ' << text.id.toStdString();
        EXPECT_FALSE(picture->after.empty());
        EXPECT_LT(picture->after.size(), picture->before.size());
        EXPECT_EQ((picture->after & picture->before), picture->after);
        const Tile& tile = facts->tile(TileId(static_cast<std::size_t>(picture->tile)));
        EXPECT_EQ(
            apply_criterion(*facts, picture->state, picture->company, tile, *criterion, picture->before),
            picture->after)
            << text.id.toStdString();
        ++all;
    }
    EXPECT_EQ(all, count_of<Criterion>);
}
