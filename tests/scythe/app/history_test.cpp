// The history of whole games: whose deed an entry is, told by what happened and not by what it is called.
#include "app/scythe/history.h"
#include "app/scythe/labels.h"
#include "app/scythe/sample_table.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <map>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

std::shared_ptr<const Catalogue> facts() {
    static const auto loaded = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    return loaded;
}

QString nameOf(Faction faction) {
    return ScytheNames::faction(id_of(faction));
}

/// Who is named with the commands' labels; nobody with all others.
const std::map<std::string, Player> deeds{
    {"automa_turn", Player::automa},  {"automa_defended", Player::automa}, {"human_moved", Player::human},
    {"human_workers", Player::human}, {"human_mech", Player::human},       {"human_encounter", Player::human},
    {"human_recruit", Player::human}, {"human_star", Player::human},       {"human_done", Player::human},
};

class ScytheHistories : public ::testing::TestWithParam<CardsFrom> {
protected:
    const test::Speaking english{"en"};
    ScytheGame game{facts()};
};
INSTANTIATE_TEST_SUITE_P(Dealers, ScytheHistories, ::testing::Values(CardsFrom::app, CardsFrom::box));

} // namespace

TEST_P(ScytheHistories, EveryDeedHasItsSide) {
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        GameOptions options = SampleTable::twoFactions(seed);
        options.cards_from = GetParam();
        game.start(new_game(*facts(), options).value());
        SampleTable people(game, seed);
        while (people.step()) {
        }
        for (std::size_t i = 0; i < game.length(); ++i) {
            ScytheGame::Entry entry = game.journal().entries()[i];
            const State before = game.stateAt(i);
            const HistoryWords words = ScytheTeller::words(game, before, entry);
            const auto deed = deeds.find(entry.label.id);
            ++seen[entry.label.id];
            EXPECT_EQ(words.side, deed == deeds.end()              ? QString()
                                  : deed->second == Player::automa ? nameOf(game.automa().faction)
                                                                   : nameOf(game.human().faction))
                << "entry " << i << ": " << entry.label.id;
            EXPECT_EQ(words.detail.isEmpty(), deed == deeds.end() || deed->second == Player::human);
            entry.label = {"called_otherwise", {}};
            const HistoryWords unnamed = ScytheTeller::words(game, before, entry);
            EXPECT_EQ(unnamed.side, words.side);
            EXPECT_EQ(unnamed.detail.isEmpty(), words.detail.isEmpty());
            // Rules of another version moved less: nobody is told what was not done.
            entry = game.journal().entries()[i];
            ASSERT_FALSE(entry.events.empty()) << "entry " << i;
            entry.events.erase(entry.events.begin());
            EXPECT_EQ(ScytheTeller::words(game, before, entry).text, labelText(game, entry.label));
        }
    }
    for (const char* kind : {"automa_turn", "automa_defended", "human_moved", "human_star", "human_done"})
        EXPECT_GT(seen[kind], 0) << kind;
    EXPECT_EQ(seen.contains("card_dealt"), GetParam() == CardsFrom::box);
}

} // namespace automa::app::scythe_app
