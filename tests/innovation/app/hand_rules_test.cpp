// Cards only: how a card is carried out by hand, criterion by criterion and by the faction's own facts.
#include "app/innovation/cards/hand_rules.h"
#include "app/innovation/setup/setup_words.h"
#include "model/innovation/table/command.h"
#include "model/innovation/table/setup.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;

const Catalogue& facts() {
    static const Catalogue loaded = Catalogue::load_embedded().value();
    return loaded;
}

/// A game of cards only with this symbol on its action card.
State dealt(CardSymbol symbol, Faction faction = Faction::simpletons, std::uint8_t round = 3,
            ScienceMode science = ScienceMode::catch_up) {
    GameOptions options;
    options.humans = {Terrain::lake};
    options.terrain = Terrain::wasteland;
    options.faction = faction;
    options.tracking = Tracking::cards_only;
    options.draw_tiles = false;
    State state = new_game(facts(), options).value();
    state.round = round;
    Turn turn;
    for (const Card& card : facts().cards)
        if (std::ranges::any_of(card.actions,
                                [&](const CardAction& action) { return action.symbol == symbol; }))
            turn.action_card = card.id;
    for (const Card& card : facts().cards)
        if (card.id != turn.action_card && card.support.science == science)
            turn.support_card = card.id;
    state.cards.action = turn.action_card;
    state.turn = turn;
    return state;
}

QStringList rulesOf(const State& state) {
    QStringList rules;
    for (const InnovationHandRule& line : handRules(facts(), state))
        rules << line.rule;
    return rules;
}

QString textOf(const State& state) {
    QStringList all;
    for (const InnovationHandRule& line : handRules(facts(), state))
        all << line.text;
    return all.join(u'\n').replace(QChar::Nbsp, u' ');
}

/// These rules, one after the other, others between them.
bool follow(const QStringList& rules, const QStringList& wanted) {
    auto next = wanted.begin();
    for (const QString& rule : rules)
        if (next != wanted.end() && rule == *next)
            ++next;
    return next == wanted.end();
}

class InnovationHandRules : public ::testing::Test {
protected:
    const test::Speaking english{"en"};
};

TEST_F(InnovationHandRules, A79AScholarIsUnrolledFromTheTileToTheSpace) {
    State state = dealt(CardSymbol::send_scholar, Faction::simpletons, 3, ScienceMode::round_tile);
    EXPECT_TRUE(
        follow(rulesOf(state), {QStringLiteral("A-79"), QStringLiteral("A-78"), QStringLiteral("A-80"),
                                QStringLiteral("A-80"), QStringLiteral("A-80"), QStringLiteral("A-81"),
                                QStringLiteral("A-82")}));
    EXPECT_TRUE(textOf(state).contains(QStringLiteral("round tile")));
    state.round_tiles[2] = std::uint8_t{1};
    EXPECT_TRUE(textOf(state).contains(QStringLiteral("banking"))) << "a tile that is known is named";
}

TEST_F(InnovationHandRules, A71AnUpgradeAndA76ABlockAreUnrolled) {
    EXPECT_TRUE(follow(rulesOf(dealt(CardSymbol::upgrade)),
                       {QStringLiteral("A-70"), QStringLiteral("A-71"), QStringLiteral("A-72"),
                        QStringLiteral("A-73"), QStringLiteral("A-74")}));
    EXPECT_TRUE(follow(
        rulesOf(dealt(CardSymbol::block_power_and_book)),
        {QStringLiteral("A-76"), QStringLiteral("A-38"), QStringLiteral("A-77"), QStringLiteral("A-38")}));
    EXPECT_TRUE(textOf(dealt(CardSymbol::take_innovation, Faction::simpletons, 2))
                    .contains(QStringLiteral("round 3")));
}

TEST_F(InnovationHandRules, A57TheFactionsOwnTieBreakersComeFirstAndAWandererBuildsAnywhere) {
    const auto orderOf = [](Faction faction) {
        QStringList rules;
        for (const QString& rule : rulesOf(dealt(CardSymbol::faction_action, faction)))
            if (rule == QLatin1String("A-35") || rule == QLatin1String("A-67")
                || rule == QLatin1String("A-57"))
                rules << rule;
        return rules.join(u' ');
    };
    EXPECT_EQ(orderOf(Faction::simpletons), QStringLiteral("A-35 A-67"));
    EXPECT_EQ(orderOf(Faction::kuddlers), QStringLiteral("A-67 A-35 A-35"));
    EXPECT_EQ(orderOf(Faction::mimics), QStringLiteral("A-35 A-67 A-35"));
    EXPECT_EQ(orderOf(Faction::powermongers), QStringLiteral("A-57 A-35 A-67"));
    EXPECT_TRUE(textOf(dealt(CardSymbol::faction_action, Faction::mimics)).contains(QStringLiteral("lake")))
        << "your row";
    const QString wanderers = textOf(dealt(CardSymbol::faction_action, Faction::wanderers));
    EXPECT_TRUE(wanderers.contains(QStringLiteral("Any")));
    EXPECT_FALSE(wanderers.contains(QStringLiteral("in reach")));
    EXPECT_TRUE(
        textOf(dealt(CardSymbol::faction_action, Faction::druids)).contains(QStringLiteral("2 levels")));
    EXPECT_TRUE(rulesOf(dealt(CardSymbol::upgrade, Faction::powermongers)).contains(QStringLiteral("A-99")));
}

TEST_F(InnovationHandRules, A47CoinsOnTheBonusTileGoBackAndTheTileIsNamed) {
    State state = dealt(CardSymbol::upgrade);
    state.turn->action_card.reset();
    state.cards.action.reset();
    EXPECT_TRUE(textOf(state).contains(QStringLiteral("coins")));
    state.round = round_count;
    EXPECT_FALSE(textOf(state).contains(QStringLiteral("coins"))) << "D-11";
}

TEST_F(InnovationHandRules, TheSetUpIsToldInEveryWayToBegin) {
    GameOptions options;
    options.humans = {Terrain::lake};
    options.terrain = Terrain::wasteland;
    options.level = Level::alptrauma;
    const auto told = [&](bool tilesLie) {
        QStringList all;
        const State state = new_game(facts(), options).value();
        for (const StepGroup& group : setupOrders(facts(), state, tilesLie))
            for (const StepLine& line : group.lines)
                all << line.text;
        return all.join(u'\n').replace(QChar::Nbsp, u' ');
    };
    EXPECT_TRUE(told(false).contains(QStringLiteral("planning cards"))) << "A-18";
    EXPECT_TRUE(told(true).contains(QStringLiteral("VP marker"))) << "also where the tiles are entered";
    EXPECT_FALSE(told(true).contains(QStringLiteral("Round 1:")));
    options.tracking = Tracking::cards_only;
    options.draw_tiles = false;
    EXPECT_TRUE(told(false).contains(QStringLiteral("workshop with a power token")))
        << "A-24: the app has drawn its card";
    EXPECT_TRUE(told(false).contains(QStringLiteral("spade tile"))) << "A-14";
    options.dealer = Dealer::box;
    EXPECT_TRUE(told(false).contains(QStringLiteral("13"))) << "A-26: the deck of this level";
    EXPECT_TRUE(told(false).contains(QStringLiteral("Draw one of all 14")));
    options.faction = Faction::symbionts;
    EXPECT_TRUE(told(false).contains(QStringLiteral("youth terrain"))) << "A-119";
    options.faction = Faction::simpletons;
    options.humans.push_back(Terrain::forest);
    EXPECT_TRUE(told(false).contains(QStringLiteral("<b>3 palace tiles"))) << "A-120\n"
                                                                           << told(false).toStdString();
}

} // namespace
} // namespace automa::app::innovation_app
