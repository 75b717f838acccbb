// Corrections without a window: what a draft says before it is carried out is what carrying it out says.
#include "app/scythe/correct/board_correction.h"
#include "app/scythe/correct/correction.h"
#include "app/scythe/errors.h"
#include "app/scythe/sample_table.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <map>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;

/// Sets something by hand that may or may not be possible.
void disturb(State& draft, core::Random& random) {
    const auto below = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    Side& side = draft.sides[below(draft.sides.size())];
    AutomaMat& mat = draft.side(first_side(draft, Player::automa)).automa;
    switch (below(7)) {
    case 0:
        mat.power = static_cast<decltype(mat.power)>(below(30));
        break;
    case 1:
        mat.coins = static_cast<decltype(mat.coins)>(below(2000));
        break;
    case 2:
        mat.combat_stars = static_cast<decltype(mat.combat_stars)>(below(5));
        break;
    case 3:
        side.units.character = Place(below(Place::count));
        break;
    case 4:
        if (!side.units.mechs.empty())
            side.units.mechs[below(side.units.mechs.size())] = Place(below(Place::count));
        break;
    case 5:
        mat.cards.discard.erase(0);
        break;
    default:
        mat.star_cube = static_cast<decltype(mat.star_cube)>(below(40));
        break;
    }
}

} // namespace

TEST(ScytheCorrections, ADraftIsRefusedAsItsCommandIs) {
    const auto facts = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    std::map<QString, int> said;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        ScytheGame game(facts);
        game.start(new_game(*facts, SampleTable::twoFactions(seed)).value());
        SampleTable people(game, seed);
        core::Random random(seed);
        for (int i = 0; i < 60 && people.step(); ++i)
            for (int tries = 0; tries < 8; ++tries) {
                State draft = game.state();
                if (draft.side(first_side(draft, Player::automa)).automa.cards.discard.empty())
                    continue;
                disturb(draft, random);
                if (draft == game.state())
                    continue;
                const auto tried = game.preview(correctionTo(draft, {}));
                const QString before = tried.ok() ? QString() : scytheErrorText(tried.error());
                ASSERT_EQ(correctionProblem(game, draft), before);
                ++said[before];
            }
    }
    EXPECT_GT(said[QString()], 50) << "some can be";
    EXPECT_GT(said.size(), 3U) << "and others cannot, for several reasons";
}

TEST(ScytheCorrections, TheHistoryTellsThemInTheLanguageOfToday) {
    const auto facts = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    ScytheGame game(facts);
    game.start(new_game(*facts, SampleTable::twoFactions(2)).value());
    ScytheBoardCorrection board(game);
    const Side& human = game.human();
    const QString place = id_of(facts->place_name(human.units.workers[0])).toString();
    board.begin(place);
    board.set(id_of(Player::human).toString() + QStringLiteral(".worker"), 0);
    ASSERT_TRUE(board.apply()) << board.problem().toStdString();
    const QString atPlace = [&] {
        const test::Speaking english{"en"};
        return game.undoLabel();
    }();
    EXPECT_FALSE(atPlace.contains(u'/')) << "an id is no word: " << atPlace.toStdString();
    {
        const test::Speaking russian{"ru"};
        EXPECT_NE(game.undoLabel(), atPlace);
        EXPECT_TRUE(game.undoLabel().contains(as_label(ScytheNames::place(*facts, *placeOf(*facts, place)))));
        EXPECT_TRUE(game.tell({"corrected", {{"what", "cards"}}}).contains(QStringLiteral("карты")));
        EXPECT_TRUE(game.tell({"corrected", {{"what", "pole 7"}}}).contains(QStringLiteral("pole 7")))
            << "words of older saves";
    }
}

} // namespace automa::app::scythe_app
