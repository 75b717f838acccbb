#include "app/scythe/setup/modifier_choices.h"

#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

struct Modifier {
    const char* id;
    bool Modifiers::*flag;
    std::int8_t Modifiers::*number;
};

/// In the order of the rule's letters a to f.
constexpr std::array all{
    Modifier{"skip", &Modifiers::skip, nullptr},
    Modifier{"coins", nullptr, &Modifiers::coins},
    Modifier{"power", nullptr, &Modifiers::power},
    Modifier{"move_check", &Modifiers::move_check, nullptr},
    Modifier{"place_check", &Modifiers::place_check, nullptr},
    Modifier{"all_moves", &Modifiers::all_moves, nullptr},
};

int valueOf(const Modifiers& modifiers, const Modifier& one) {
    return one.flag ? (modifiers.*one.flag ? 1 : 0) : modifiers.*one.number;
}

bool possible(const GameOptions& options, const Modifier& one) {
    if (one.flag == &Modifiers::skip)
        return options.star_card == StarCard::automa || options.star_card == StarCard::automaszyna;
    return one.flag != &Modifiers::all_moves || options.star_card != StarCard::ultimaszyna;
}

QString impossibleWhy(const Modifier& one) {
    return one.flag == &Modifiers::skip ? translate("ScytheNewGame", "Only with Automa and Automaszyna")
                                        : translate("ScytheNewGame", "Ultimaszyna makes all moves anyway");
}

bool gains(const GainGroup& group, GainSymbol symbol, Faction automa) {
    return group.gain == symbol && group.amount > 0 && (!group.faction || *group.faction == automa);
}

int cardsThatGive(const Catalogue& facts, Scheme scheme, GainSymbol symbol, Faction automa) {
    return static_cast<int>(std::ranges::count_if(facts.cards, [&](const Card& card) {
        return std::ranges::any_of(card.scheme(scheme).gains,
                                   [&](const GainGroup& group) { return gains(group, symbol, automa); });
    }));
}

QString gainEffect(const Catalogue& facts, const QString& what, int change, GainSymbol symbol,
                   Faction automa) {
    return translate("ScytheNewGame", "%1 %2: on %3 of %4 cards in scheme I and on %5 in scheme II")
        .arg(what, signed_number(change))
        .arg(cardsThatGive(facts, Scheme::I, symbol, automa))
        .arg(card_count)
        .arg(cardsThatGive(facts, Scheme::II, symbol, automa));
}

QString skippedCards(const Catalogue& facts, Scheme scheme) {
    QStringList numbers;
    for (std::size_t i = 0; i < facts.cards.size(); ++i)
        if (facts.cards[i].scheme(scheme).skip)
            numbers << QString::number(i + 1);
    return numbers.isEmpty() ? QStringLiteral("–") : numbers.join(QStringLiteral(", "));
}

QString checkEffect(const Catalogue& facts, const QString& what) {
    const int stops =
        std::accumulate(facts.combat_cards.begin() + (forbidding_combat_card - lowest_combat_card),
                        facts.combat_cards.end(), 0);
    const int cards = std::accumulate(facts.combat_cards.begin(), facts.combat_cards.end(), 0);
    return translate("ScytheNewGame", "%1: %2 of %3 combat cards stop it").arg(what).arg(stops).arg(cards);
}

} // namespace

std::vector<ModifierChoice> modifierChoices(const GameOptions& options) {
    std::vector<ModifierChoice> rows;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Modifier& one = all[i];
        const bool can = possible(options, one);
        const int value = valueOf(options.modifiers, one);
        rows.push_back(
            {QString::fromLatin1(one.id), QString(QLatin1Char(static_cast<char>('a' + i))),
             ScytheNames::modifier(one.id), can ? ScytheNames::modifier_meaning(one.id) : impossibleWhy(one),
             one.number != nullptr, one.number ? largest_change : 1, value, signed_number(value), can});
    }
    return rows;
}

void setModifier(Modifiers& modifiers, const QString& id, int value) {
    for (const Modifier& one : all) {
        if (id != QLatin1String(one.id))
            continue;
        if (one.flag)
            modifiers.*one.flag = value != 0;
        else
            modifiers.*one.number =
                static_cast<std::int8_t>(std::clamp(value, -largest_change, largest_change));
    }
}

void dropImpossible(GameOptions& options) {
    for (const Modifier& one : all)
        if (one.flag && !possible(options, one))
            options.modifiers.*one.flag = false;
}

int modifiersOn(const Modifiers& modifiers) {
    return static_cast<int>(
        std::ranges::count_if(all, [&](const Modifier& one) { return valueOf(modifiers, one) != 0; }));
}

QStringList chosenModifiers(const Modifiers& modifiers) {
    QStringList words;
    for (const Modifier& one : all) {
        const int value = valueOf(modifiers, one);
        if (value != 0)
            words << (one.number
                          ? QStringLiteral("%1 %2").arg(ScytheNames::modifier(one.id), signed_number(value))
                          : ScytheNames::modifier(one.id));
    }
    return words;
}

QStringList modifierEffects(const Catalogue& facts, const GameOptions& options) {
    const Modifiers& now = options.modifiers;
    QStringList lines;
    if (now.skip)
        lines << translate("ScytheNewGame", "It skips its turn on these cards. Scheme I: %1. Scheme II: %2")
                     .arg(skippedCards(facts, Scheme::I), skippedCards(facts, Scheme::II));
    if (now.coins != 0)
        lines << gainEffect(facts, translate("ScytheNewGame", "Coins"), now.coins, GainSymbol::coins,
                            options.automa);
    if (now.power != 0)
        lines << gainEffect(facts, translate("ScytheNewGame", "Power"), now.power, GainSymbol::power,
                            options.automa);
    if (now.move_check)
        lines << checkEffect(facts, translate("ScytheNewGame", "Move"));
    if (now.place_check)
        lines << checkEffect(facts, translate("ScytheNewGame", "New unit"));
    return lines;
}

} // namespace automa::app::scythe_app
