#include "app/innovation/round/round_end.h"

#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"

#include <QStringList>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

StepGroup tileGroup(const Catalogue& facts, int number) {
    const RoundTile& tile = facts.round_tile(number);
    StepGroup group{
        translate("InnovationRoundEnd", "Round tile"), QStringLiteral("innovation_round_tile"), {}, {}, {}};
    group.lines.push_back(
        {translate("InnovationRoundEnd", "Players: %1 for every %2 of a discipline (<b>%3</b>)")
             .arg(Names::reward(id_of(tile.bonus_gain), tile.bonus_amount),
                  Names::levels(tile.bonus_per_levels), Names::discipline(id_of(tile.bonus_discipline))),
         disciplineSymbol(tile.bonus_discipline)});
    group.lines.push_back({translate("InnovationRoundEnd", "Take the round tile off the board"),
                           QStringLiteral("innovation_round_tile")});
    return group;
}

QString orderOf(const State& state) {
    QStringList names;
    for (const Player player : state.passed)
        names << (player == Player::automa ? Names::faction(id_of(state.automa.faction))
                                           : Names::player(id_of(player)));
    return names.join(QStringLiteral(" → "));
}

} // namespace

std::vector<InnovationRoundFact> nextRoundFacts(const Catalogue& facts, const State& state) {
    const LevelFacts& level = facts.level(state.automa.level);
    const std::size_t next = state.round; // counted from 0
    const auto deck = static_cast<int>(state.cards.deck());
    std::vector<InnovationRoundFact> rows;
    rows.push_back({QStringLiteral("vp"), translate("InnovationRoundEnd", "The Automa’s VP"),
                    Names::automa(id_of(state.automa.faction)), QString::number(state.automa.vp)});
    rows.push_back({QStringLiteral("innovation_cards"), translate("InnovationRoundEnd", "Deck"),
                    translate("InnovationRoundEnd", "one reserve card has joined"),
                    QStringLiteral("%1 → %2").arg(deck - 1).arg(deck)});
    rows.push_back({QStringLiteral("innovation_card"), translate("InnovationRoundEnd", "X on the cards"),
                    translate("InnovationRoundEnd", "in round %1").arg(next + 1),
                    QString::number(level.x[next])});
    rows.push_back({QStringLiteral("innovation_ship"), translate("InnovationRoundEnd", "Shipping"),
                    translate("InnovationRoundEnd", "its reach over river hexes"),
                    QString::number(level.shipping[next])});
    if (const auto tile = state.round_tiles[next]; tile && next + 1 < round_count)
        rows.push_back({disciplineSymbol(facts.round_tile(*tile).discipline),
                        translate("InnovationRoundEnd", "Round tile %1").arg(next + 1),
                        translate("InnovationRoundEnd", "VP when it passes, and its discipline"),
                        QString::number(facts.round_tile(*tile).automa_vp(static_cast<int>(next) + 1))});
    if (next + 1 == round_count && state.final_tile) {
        const FinalTile& tile = facts.final_tile(*state.final_tile);
        rows.push_back({disciplineSymbol(tile.discipline), translate("InnovationRoundEnd", "Final tile"),
                        translate("InnovationRoundEnd", "VP when it passes, and its discipline"),
                        QString::number(tile.vp)});
    }
    return rows;
}

std::vector<StepGroup> roundEndSteps(const Catalogue& facts, const State& state) {
    std::vector<StepGroup> groups;
    if (const auto tile = state.round_tile())
        groups.push_back(tileGroup(facts, *tile));
    StepGroup clean{
        translate("InnovationRoundEnd", "For the next round"), QStringLiteral("turn_order"), {}, {}, {}};
    clean.lines.push_back(
        {translate("InnovationRoundEnd", "Take all X tokens off the power and book actions"),
         QStringLiteral("innovation_block")});
    clean.lines.push_back({translate("InnovationRoundEnd", "1 coin on each bonus tile nobody took"),
                           QStringLiteral("innovation_coin")});
    clean.lines.push_back({translate("InnovationRoundEnd", "Turn order: <b>%1</b>").arg(orderOf(state)),
                           QStringLiteral("turn_order")});
    clean.lines.push_back(
        {state.app.dealer == Dealer::app
             ? translate("InnovationRoundEnd", "The app shuffles the Automa’s deck (%1)")
                   .arg(Names::cards(static_cast<int>(state.cards.deck())))
             : translate("InnovationRoundEnd",
                         "Shuffle the Automa’s deck (%1) and turn its bottom two cards sideways")
                   .arg(Names::cards(static_cast<int>(state.cards.deck()))),
         QStringLiteral("innovation_cards")});
    groups.push_back(std::move(clean));
    return groups;
}

} // namespace automa::app::innovation_app
