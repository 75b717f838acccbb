#include "model/scythe/turn/combat_table.h"

#include <algorithm>
#include <array>

namespace automa::scythe {
namespace {

using ValueOdds = std::array<double, combat_cards_limit * highest_combat_card + 1>;

/// The odds of each sum of so many cards drawn without return from the whole deck of combat cards.
ValueOdds sums_of(const CombatCardCounts& left, int cards) {
    ValueOdds odds{};
    if (cards == 0) {
        odds[0] = 1;
        return odds;
    }
    int all = 0;
    for (const int count : left)
        all += count;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] == 0)
            continue;
        CombatCardCounts rest = left;
        --rest[i];
        const ValueOdds more = sums_of(rest, cards - 1);
        const std::size_t value = i + lowest_combat_card;
        for (std::size_t sum = 0; sum + value < odds.size(); ++sum)
            odds[sum + value] += more[sum] * left[i] / all;
    }
    return odds;
}

} // namespace

CombatUse combat_use(const Card& card, const AutomaMat& automa) {
    std::size_t range = 0;
    for (std::size_t i = 1; i < Catalogue::power_ranges.size(); ++i)
        if (automa.power >= Catalogue::power_ranges[i])
            range = i;
    return {Catalogue::power_ranges[range], card.power[range], std::min<int>(card.power[range], automa.power),
            std::min<int>(card.combat_cards, automa.combat_cards)};
}

std::vector<StrengthOdds> strength_odds(const Catalogue& facts, const State& state, SideId automa, int units,
                                        const Loss& loses) {
    AutomaMat mat = state.side(automa).automa;
    mat.power = static_cast<std::int8_t>(std::max(0, mat.power - loses.power));
    mat.combat_cards = std::max(0, mat.combat_cards - loses.combat_cards);
    std::array<ValueOdds, combat_cards_limit + 1> sums{};
    for (std::size_t cards = 0; cards <= combat_cards_limit; ++cards)
        sums[cards] = sums_of(facts.combat_cards, static_cast<int>(cards));
    core::IdSet<CardId> deck = deck_of(mat.cards);
    // The card of the turn under way is drawn, but lies on no discard yet.
    if (state.turn && state.turn->kind == TurnKind::automa && deck.size() > 1)
        deck.remove(state.turn->card);
    std::array<double, combat_cards_limit * highest_combat_card + dial_limit + 1> odds{};
    for (const CardId id : deck) {
        const CombatUse use = combat_use(facts.card(id), mat);
        int cards = use.combat_cards;
        if (state.interpretations.combat_card_limit == CombatCardLimit::units)
            cards = std::min(cards, units);
        const ValueOdds& values = sums[static_cast<std::size_t>(cards)];
        for (std::size_t sum = 0; sum < values.size(); ++sum)
            odds[sum + static_cast<std::size_t>(use.power)] += values[sum] / deck.size();
    }
    std::vector<StrengthOdds> result;
    for (std::size_t strength = 0; strength < odds.size(); ++strength)
        if (odds[strength] > 0)
            result.push_back({static_cast<int>(strength), odds[strength]});
    return result;
}

} // namespace automa::scythe
