#include "app/innovation/setup/setup_words.h"

#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/innovation/tiles.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString symbol(const char* name) {
    return QStringLiteral("innovation_") + QLatin1String(name);
}

QString bold(const QString& text) {
    return QStringLiteral("<b>%1</b>").arg(text);
}

/// The game round the Automa: what its rulebook changes.
StepGroup base(const State& state) {
    StepGroup group;
    //: head of a list of steps: what is set up for everybody
    group.title = translate("InnovationSetup", "The game");
    group.task = translate("InnovationSetup", "Set up the game");
    group.symbol = symbol("palace");
    const bool two = state.human_count == 2;
    group.lines.push_back(
        {two ? translate("InnovationSetup", "Set up the board for <b>3 players</b>")
             : translate("InnovationSetup",
                         "Set up the board for <b>2 players</b>, without their special rules"),
         symbol("palace"),
         {},
         0});
    if (!two)
        group.lines.push_back(
            {translate("InnovationSetup", "Lay out <b>3</b> planning cards with <b>2</b> faction tiles each"),
             symbol("faction"),
             {},
             0});
    group.lines.push_back(
        {two ? translate("InnovationSetup", "Choose your planning cards and factions as usual")
             : translate("InnovationSetup", "Take one set and one of its two factions"),
         symbol("hand"),
         {},
         0});
    return group;
}

StepGroup automaPieces(const Catalogue& facts, const State& state) {
    const AutomaState& automa = state.automa;
    const QAnyStringView native = id_of(automa.native);
    StepGroup group;
    group.title = translate("InnovationSetup", "Automa");
    group.task = translate("InnovationSetup", "Give the Automa its cards and pieces");
    group.symbol = symbol("faction");
    group.lines = {
        {translate("InnovationSetup", "Put its difficulty card left of the board: %1")
             .arg(bold(InnovationNames::level(id_of(automa.level)))),
         symbol("cards"),
         {},
         0},
        {translate("InnovationSetup", "Lay out its faction card: %1")
             .arg(bold(InnovationNames::faction(id_of(automa.faction)))),
         symbol("faction"),
         {},
         0},
        {translate("InnovationSetup", "Do what its faction card says about the set-up"),
         symbol("faction"),
         {},
         0},
        {translate("InnovationSetup", "Lay out its terrain priority card: %1")
             .arg(bold(InnovationNames::terrain(native))),
         symbol("hex_full"),
         {},
         0},
        {translate("InnovationSetup", "Give it all buildings and scholars of that colour: %1")
             .arg(bold(InnovationNames::terrain_colour(native))),
         symbol("workshop"),
         {},
         0},
        {translate("InnovationSetup", "Put its VP marker on <b>%1</b>").arg(automa.vp),
         QStringLiteral("vp"),
         {},
         0},
        {state.human_count == 1
             ? translate("InnovationSetup", "Turn order: you in place <b>1</b>, the Automa in place <b>2</b>")
             : translate("InnovationSetup",
                         "Turn order: the first player in place <b>1</b>, the Automa in place <b>3</b>"),
         QStringLiteral("turn_order"),
         {},
         0},
    };
    if (automa.faction == Faction::symbionts)
        group.lines.push_back(
            {automa.own.youth
                 ? translate("InnovationSetup", "Its youth terrain: %1")
                       .arg(bold(InnovationNames::terrain(id_of(*automa.own.youth))))
                 : translate("InnovationSetup", "Choose its youth terrain; it is nobody’s native terrain"),
             symbol("hex_full"),
             {},
             0});
    QStringList levels;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        if (const int level = facts.faction(automa.faction).science[d]; level > 0)
            levels << QStringLiteral("%1 %2").arg(
                InnovationNames::discipline(id_of(static_cast<Discipline>(d))), QString::number(level));
    group.lines.push_back(
        {levels.isEmpty() ? translate("InnovationSetup", "Put its science markers on level <b>0</b>")
                          : translate("InnovationSetup", "Put its science markers on level 0, except: %1")
                                .arg(bold(levels.join(QStringLiteral(", ")))),
         symbol("science"),
         {},
         0});
    return group;
}

StepGroup roundTiles(const Catalogue& facts, const State& state) {
    StepGroup group;
    group.title = translate("InnovationSetup", "Round tiles");
    group.task = translate("InnovationSetup", "Lay out the six round tiles");
    group.note = translate("InnovationSetup", "rounds 1–3 one side, 4–6 the other");
    group.symbol = symbol("round_tile");
    group.lines.push_back(
        {translate("InnovationSetup", "Use the Automa’s round and final tiles, not the usual ones"),
         symbol("round_tile"),
         {},
         0});
    if (std::ranges::none_of(state.round_tiles, [](const auto& tile) { return tile.has_value(); })) {
        group.lines.push_back(
            {translate("InnovationSetup", "Lay <b>6</b> at random; the spade tile not in rounds 5 and 6"),
             symbol("round_tile"),
             {},
             0});
        group.lines.push_back(
            {translate("InnovationSetup", "On the right half of round 6, a random <b>final tile</b>"),
             symbol("final_tile"),
             {},
             0});
    }
    for (std::size_t i = 0; i < round_count; ++i) {
        const auto tile = state.round_tiles[i];
        if (!tile)
            continue;
        const int round = static_cast<int>(i) + 1;
        group.lines.push_back(
            {translate("InnovationSetup", "Round %1: %2")
                 .arg(QString::number(round),
                      bold(InnovationNames::scoring(id_of(facts.round_tile(*tile).scoring)))),
             symbol("round_tile"),
             static_cast<int>(round <= 3 ? InnovationTiles::Early : InnovationTiles::Late), *tile});
    }
    if (state.final_tile)
        group.lines.push_back(
            {translate("InnovationSetup", "On the right half of round 6, the final tile: %1")
                 .arg(bold(
                     InnovationNames::discipline(id_of(facts.final_tile(*state.final_tile).discipline)))),
             symbol("final_tile"), static_cast<int>(InnovationTiles::Final), *state.final_tile});
    return group;
}

StepGroup display(const State& state) {
    StepGroup group;
    group.title = translate("InnovationSetup", "Palaces and bonus tiles");
    group.task = translate("InnovationSetup", "Lay out palaces and bonus tiles");
    group.symbol = symbol("palace");
    const bool two = state.human_count == 2;
    group.lines.push_back(
        {two ? translate("InnovationSetup", "Lay out <b>3 palace tiles</b> at random and <b>palace 17</b>")
             : translate("InnovationSetup", "Lay out <b>2 palace tiles</b> at random and <b>palace 17</b>"),
         symbol("palace"),
         {},
         0});
    if (two) {
        group.lines.push_back(
            {translate("InnovationSetup", "Lay out <b>6 bonus tiles</b>; each player takes one"),
             symbol("bonus_left"),
             {},
             0});
        group.lines.push_back(
            {translate("InnovationSetup", "Shuffle the rest: the Automa gets <b>a random one</b>"),
             symbol("cards"),
             {},
             0});
    } else {
        group.lines.push_back(
            {translate("InnovationSetup",
                       "Put <b>5 bonus tiles</b> in a row; the Automa takes the <b>first</b>"),
             symbol("bonus_left"),
             {},
             0});
        group.lines.push_back(
            {translate("InnovationSetup", "Take <b>one</b> yourself"), symbol("hand"), {}, 0});
    }
    group.lines.push_back({translate("InnovationSetup", "Put <b>1 coin</b> on each of the 3 tiles left"),
                           symbol("coin"),
                           {},
                           0});
    return group;
}

/// where the table places them without the app: with which card, and where.
StepGroup firstWorkshops(const Catalogue& facts, const State& state) {
    StepGroup group;
    group.title = translate("InnovationSetup", "First workshops");
    group.task = translate("InnovationSetup", "Place the first workshops");
    group.symbol = symbol("workshop");
    const bool two = state.human_count == 2;
    const auto line = [&](const QString& text, const char* sign) {
        group.lines.push_back({text, symbol(sign), {}, 0});
    };
    line(two ? translate("InnovationSetup", "Each player: a workshop on a hex of the native terrain")
             : translate("InnovationSetup", "Your first workshop, on a hex of your native terrain"),
         "workshop");
    if (state.app.dealer == Dealer::box) {
        line(translate("InnovationSetup", "Draw one of all 14 decision cards; it goes back afterwards"),
             "cards");
        line(translate("InnovationSetup", "The Automa: a workshop on the hex of each letter on it"),
             "workshop");
        line(translate("InnovationSetup", "A power token beside the one whose letter shows it"), "token");
    } else {
        // Its own draw: the deck is dealt from the same generator.
        core::Random random = core::Random::from_state(~state.app.random.state());
        const Card& card =
            facts.card(CardId(random.below(static_cast<std::uint32_t>(card_count)) + std::size_t{1}));
        const Map& map = facts.map(state.map);
        const auto hex = [&](Letter letter) {
            return bold(QStringLiteral("%1 (%2)").arg(
                hexCode(map, map.letters[index_of(state.automa.native)][index_of(letter)]),
                id_of(letter).toString()));
        };
        line(translate("InnovationSetup", "The Automa’s workshop with a power token: %1")
                 .arg(hex(card.marked_letter)),
             "token");
        line(translate("InnovationSetup", "The Automa’s workshop without a token: %1")
                 .arg(hex(card.unmarked_letter)),
             "no_token");
    }
    line(two ? translate("InnovationSetup", "Second workshops of the players, in reverse order")
             : translate("InnovationSetup", "Your second workshop"),
         "workshop");
    return group;
}

/// the cards of the box. The app's need no hands.
StepGroup deck(const Catalogue& facts, const State& state) {
    StepGroup group;
    group.title = translate("InnovationSetup", "Decision cards");
    group.task = translate("InnovationSetup", "Make the Automa’s deck");
    group.symbol = symbol("cards");
    if (state.app.dealer == Dealer::app) {
        group.lines.push_back(
            {translate("InnovationSetup", "Leave the decision cards in the box: the app has its own"),
             symbol("cards"),
             {},
             0});
        return group;
    }
    const LevelFacts& level = facts.level(state.automa.level);
    const auto line = [&](const QString& text) { group.lines.push_back({text, symbol("cards"), {}, 0}); };
    if (state.app.tracking == Tracking::full)
        line(translate("InnovationSetup", "For the first workshops, shuffle <b>all 14</b> cards"));
    line(level.added.empty()
             ? translate("InnovationSetup",
                         "Take the starred cards <b>1–6</b>. Shuffle the rest as the reserve")
             : translate("InnovationSetup", "Take the starred cards <b>1–6</b> and card <b>%1</b>. "
                                            "Shuffle the rest as the reserve")
                   .arg(level.added.front().index()));
    if (!level.removed.empty())
        line(translate("InnovationSetup", "Put card <b>%1</b> on top of the reserve")
                 .arg(level.removed.front().index()));
    if (level.added_unseen > 0)
        line(translate("InnovationSetup", "Add <b>%n</b> card(s) from the reserve unseen", nullptr,
                       level.added_unseen));
    line(translate("InnovationSetup", "Shuffle the <b>%1 cards</b>, turn the bottom two sideways")
             .arg(level.first_deck));
    return group;
}

} // namespace

std::vector<StepGroup> setupOrders(const Catalogue& facts, const State& state, bool tilesLie) {
    std::vector<StepGroup> groups{base(state), automaPieces(facts, state)};
    if (!tilesLie)
        groups.push_back(roundTiles(facts, state));
    groups.push_back(display(state));
    if (state.app.tracking == Tracking::cards_only)
        groups.push_back(firstWorkshops(facts, state));
    groups.push_back(deck(facts, state));
    return groups;
}

QString roundTileText(const Catalogue& facts, int tile) {
    const RoundTile& laid = facts.round_tile(tile);
    return QStringLiteral("%1: %2").arg(as_label(InnovationNames::scoring(id_of(laid.scoring))),
                                        InnovationNames::vp(laid.player_vp));
}

QString roundTileDetail(const Catalogue& facts, int tile, int round) {
    const RoundTile& laid = facts.round_tile(tile);
    return translate("InnovationSetup", "Automa: %1, %2")
        .arg(InnovationNames::discipline(id_of(laid.discipline)), InnovationNames::vp(laid.automa_vp(round)));
}

QString finalTileText(const Catalogue& facts, int tile) {
    const FinalTile& laid = facts.final_tile(tile);
    return QStringLiteral("%1: %2").arg(as_label(InnovationNames::scoring(id_of(laid.scoring))),
                                        InnovationNames::vp(laid.player_vp));
}

QString finalTileDetail(const Catalogue& facts, int tile) {
    const FinalTile& laid = facts.final_tile(tile);
    return translate("InnovationSetup", "Automa: %1, %2")
        .arg(InnovationNames::discipline(id_of(laid.discipline)), InnovationNames::vp(laid.vp));
}

} // namespace automa::app::innovation_app
