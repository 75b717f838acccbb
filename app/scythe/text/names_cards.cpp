// What the Automa cards print, and what a table may choose.
#include "app/scythe/text/names.h"

#include "app/text/text_ids.h"

namespace automa::app::scythe_app {
namespace {

constexpr Word schemes[] = {
    {"I", QT_TRANSLATE_NOOP("ScytheNames", "scheme I")},
    {"II", QT_TRANSLATE_NOOP("ScytheNames", "scheme II")},
};

constexpr Word moves[] = {
    {"move_worker", QT_TRANSLATE_NOOP("ScytheNames", "move a worker")},
    {"move_mech", QT_TRANSLATE_NOOP("ScytheNames", "move a mech")},
    {"move_character", QT_TRANSLATE_NOOP("ScytheNames", "move the character")},
    {"encounter_or_factory", QT_TRANSLATE_NOOP("ScytheNames", "encounter or Factory")},
    {"attack_combat", QT_TRANSLATE_NOOP("ScytheNames", "attack on a combat unit")},
    {"attack_worker", QT_TRANSLATE_NOOP("ScytheNames", "attack on a worker")},
};

constexpr Word move_meanings[] = {
    {"move_worker",
     QT_TRANSLATE_NOOP(
         "ScytheNames",
         "The worker closest to the home base goes to a safe territory near the most Automa units.")},
    {"move_mech", QT_TRANSLATE_NOOP("ScytheNames", "The mech closest to the home base goes as near to an "
                                                   "enemy combat unit as it can, without attacking.")},
    {"move_character",
     QT_TRANSLATE_NOOP("ScytheNames",
                       "The character goes as near to an enemy combat unit as it can, without attacking.")},
    {"encounter_or_factory",
     QT_TRANSLATE_NOOP("ScytheNames", "The character goes to an encounter token, or to the Factory if the "
                                      "Automa has no Factory card yet.")},
    {"attack_combat",
     QT_TRANSLATE_NOOP("ScytheNames", "With enough power, the combat unit closest to the home base attacks "
                                      "where there are the fewest enemy combat units.")},
    {"attack_worker", QT_TRANSLATE_NOOP("ScytheNames", "The combat unit closest to the home base drives away "
                                                       "undefended workers where the most resources are.")},
};

//: one symbol of the bottom row of an Automa card
constexpr Word gain_symbols[] = {
    {"workers", QT_TRANSLATE_NOOP("ScytheNames", "worker")},
    {"character_or_mech", QT_TRANSLATE_NOOP("ScytheNames", "character or mech")},
    {"coins", QT_TRANSLATE_NOOP("ScytheNames", "coin")},
    {"power", QT_TRANSLATE_NOOP("ScytheNames", "power")},
    {"combat_cards", QT_TRANSLATE_NOOP("ScytheNames", "combat card")},
    {"popularity", QT_TRANSLATE_NOOP("ScytheNames", "popularity")},
};

constexpr Word star_sources[] = {
    {"track", QT_TRANSLATE_NOOP("ScytheNames", "from the star card")},
    {"combat", QT_TRANSLATE_NOOP("ScytheNames", "for a combat won")},
    {"power", QT_TRANSLATE_NOOP("ScytheNames", "for 16 power")},
    {"human", QT_TRANSLATE_NOOP("ScytheNames", "of the human")},
};

constexpr Word readings[] = {
    {"distance", QT_TRANSLATE_NOOP("ScytheNames", "Distance")},
    {"human_tunnels", QT_TRANSLATE_NOOP("ScytheNames", "Tunnels in your neighbourhoods")},
    {"worker_in_danger", QT_TRANSLATE_NOOP("ScytheNames", "A worker with no safe territory")},
    {"equal_units", QT_TRANSLATE_NOOP("ScytheNames", "Character and mech equally close")},
    {"combat_card_to", QT_TRANSLATE_NOOP("ScytheNames", "The combat card after a combat")},
    {"combat_card_limit", QT_TRANSLATE_NOOP("ScytheNames", "How many combat cards it uses")},
    {"skipped_turn", QT_TRANSLATE_NOOP("ScytheNames", "A skipped turn")},
    {"bonus_per", QT_TRANSLATE_NOOP("ScytheNames", "Ultimaszyna’s extra coin and power")},
    {"base_neighbourhood", QT_TRANSLATE_NOOP("ScytheNames", "Neighbourhood of the home base")},
};

constexpr Word questions[] = {
    {"distance", QT_TRANSLATE_NOOP("ScytheNames", "How is the distance between two territories counted?")},
    {"human_tunnels", QT_TRANSLATE_NOOP("ScytheNames", "Do tunnels count for your units’ neighbourhoods?")},
    {"worker_in_danger",
     QT_TRANSLATE_NOOP("ScytheNames",
                       "What if every territory open to the worker is near an enemy combat unit?")},
    {"equal_units",
     QT_TRANSLATE_NOOP("ScytheNames",
                       "Which one acts if a character and a mech are equally close to the home base?")},
    {"combat_card_to", QT_TRANSLATE_NOOP("ScytheNames", "Who draws a combat card after a combat?")},
    {"combat_card_limit",
     QT_TRANSLATE_NOOP("ScytheNames", "What limits the combat cards that the Automa uses?")},
    {"skipped_turn", QT_TRANSLATE_NOOP("ScytheNames", "What happens on a card whose turn is skipped?")},
    {"bonus_per", QT_TRANSLATE_NOOP("ScytheNames", "What does Ultimaszyna gain one more for?")},
    {"base_neighbourhood",
     QT_TRANSLATE_NOOP("ScytheNames", "What is in the home base’s neighbourhood once the water is open?")},
};

//: one answer to an open question of the rules
constexpr Word options[] = {
    {"distance.hex", QT_TRANSLATE_NOOP("ScytheNames", "as the crow flies")},
    {"distance.walk", QT_TRANSLATE_NOOP("ScytheNames", "along open routes")},
    {"human_tunnels.ignored", QT_TRANSLATE_NOOP("ScytheNames", "no")},
    {"human_tunnels.counted", QT_TRANSLATE_NOOP("ScytheNames", "yes")},
    {"worker_in_danger.skip", QT_TRANSLATE_NOOP("ScytheNames", "the move is not possible")},
    {"worker_in_danger.go", QT_TRANSLATE_NOOP("ScytheNames", "it goes anyway")},
    {"equal_units.mech", QT_TRANSLATE_NOOP("ScytheNames", "the mech")},
    {"equal_units.character", QT_TRANSLATE_NOOP("ScytheNames", "the character")},
    {"combat_card_to.loser", QT_TRANSLATE_NOOP("ScytheNames", "the loser")},
    {"combat_card_to.winner", QT_TRANSLATE_NOOP("ScytheNames", "the winner")},
    {"combat_card_limit.symbols", QT_TRANSLATE_NOOP("ScytheNames", "the symbols of the card")},
    {"combat_card_limit.units", QT_TRANSLATE_NOOP("ScytheNames", "its combat units as well")},
    {"skipped_turn.nothing", QT_TRANSLATE_NOOP("ScytheNames", "nothing at all")},
    {"skipped_turn.star_cube", QT_TRANSLATE_NOOP("ScytheNames", "only the star cube moves")},
    {"bonus_per.kind", QT_TRANSLATE_NOOP("ScytheNames", "once per card for coins, once for power")},
    {"bonus_per.group", QT_TRANSLATE_NOOP("ScytheNames", "for each group of symbols")},
    {"bonus_per.symbol", QT_TRANSLATE_NOOP("ScytheNames", "for each symbol")},
    {"base_neighbourhood.land", QT_TRANSLATE_NOOP("ScytheNames", "the two joined to it by land")},
    {"base_neighbourhood.all", QT_TRANSLATE_NOOP("ScytheNames", "those across water too")},
};

constexpr Word option_meanings[] = {
    {"distance.hex",
     QT_TRANSLATE_NOOP("ScytheNames",
                       "Each step to a neighbouring territory counts as one, whatever is in between.")},
    {"distance.walk", QT_TRANSLATE_NOOP("ScytheNames", "Only routes the Automa can take now count: rivers "
                                                       "and lakes block them while the water is closed.")},
    {"human_tunnels.ignored", QT_TRANSLATE_NOOP("ScytheNames", "Only neighbouring territories count.")},
    {"human_tunnels.counted",
     QT_TRANSLATE_NOOP("ScytheNames",
                       "From a tunnel all other tunnels and the Factory are one step away too.")},
    {"worker_in_danger.skip", QT_TRANSLATE_NOOP("ScytheNames", "The next symbol of the row is tried.")},
    {"worker_in_danger.go",
     QT_TRANSLATE_NOOP("ScytheNames", "It goes to the best territory despite the danger.")},
    {"equal_units.mech",
     QT_TRANSLATE_NOOP("ScytheNames", "The character stays free for encounters and the Factory.")},
    {"equal_units.character", QT_TRANSLATE_NOOP("ScytheNames", "The character goes first.")},
    {"combat_card_to.loser", QT_TRANSLATE_NOOP("ScytheNames", "As in the normal rules.")},
    {"combat_card_to.winner",
     QT_TRANSLATE_NOOP("ScytheNames", "As in one translation of the Automa’s rules.")},
    {"combat_card_limit.symbols",
     QT_TRANSLATE_NOOP("ScytheNames", "As many as the revealed card shows, if it has them.")},
    {"combat_card_limit.units",
     QT_TRANSLATE_NOOP("ScytheNames", "Never more than its combat units in that combat, as for players.")},
    {"skipped_turn.nothing",
     QT_TRANSLATE_NOOP("ScytheNames", "No move, no gains, no recruit bonus, and the star cube stays.")},
    {"skipped_turn.star_cube",
     QT_TRANSLATE_NOOP("ScytheNames", "The star cube still moves if the card shows the gold star.")},
    {"bonus_per.kind",
     QT_TRANSLATE_NOOP("ScytheNames", "At most one extra coin and one extra power from a card.")},
    {"bonus_per.group", QT_TRANSLATE_NOOP("ScytheNames", "The faction’s own group gives one extra too.")},
    {"bonus_per.symbol", QT_TRANSLATE_NOOP("ScytheNames", "Every printed coin and power counts double.")},
    {"base_neighbourhood.land", QT_TRANSLATE_NOOP("ScytheNames", "Water changes nothing for the base.")},
    {"base_neighbourhood.all",
     QT_TRANSLATE_NOOP("ScytheNames", "Territories across a river or a lake are added.")},
};

constexpr Word modifiers[] = {
    {"skip", QT_TRANSLATE_NOOP("ScytheNames", "Skip turns")},
    {"coins", QT_TRANSLATE_NOOP("ScytheNames", "More or fewer coins")},
    {"power", QT_TRANSLATE_NOOP("ScytheNames", "More or less power")},
    {"move_check", QT_TRANSLATE_NOOP("ScytheNames", "Moves may fail")},
    {"place_check", QT_TRANSLATE_NOOP("ScytheNames", "Placing may fail")},
    {"all_moves", QT_TRANSLATE_NOOP("ScytheNames", "All moves on a card")},
};

constexpr Word modifier_meanings[] = {
    {"skip", QT_TRANSLATE_NOOP("ScytheNames",
                               "As with Autometta: the Automa does nothing on cards with the skip symbol.")},
    {"coins",
     QT_TRANSLATE_NOOP("ScytheNames", "Each gain of coins is 1 or 2 higher or lower, never below zero.")},
    {"power",
     QT_TRANSLATE_NOOP("ScytheNames", "Each gain of power is 1 or 2 higher or lower, never a loss.")},
    {"move_check",
     QT_TRANSLATE_NOOP(
         "ScytheNames",
         "Before each Automa move, reveal a combat card: on 4 or 5 it makes no more moves this turn.")},
    {"place_check",
     QT_TRANSLATE_NOOP(
         "ScytheNames",
         "Before a unit leaves the faction mat, reveal a combat card: on 4 or 5 it stays there.")},
    {"all_moves",
     QT_TRANSLATE_NOOP("ScytheNames", "Every possible move of row 1 is carried out, not only the first.")},
};

QString option_id(QAnyStringView id, QAnyStringView option) {
    return id.toString() + u'.' + option.toString();
}

/// What stands in brackets with an emblem counts for that faction only.
QString for_faction(const QString& words, const std::optional<scythe::Faction>& faction) {
    return faction
               ? translate("ScytheNames", "%1 (only %2)").arg(words, ScytheNames::faction(id_of(*faction)))
               : words;
}

} // namespace

QString ScytheNames::card(int number) {
    return unbroken(translate("ScytheNames", "card %1").arg(number));
}

QString ScytheNames::scheme(Id id) {
    return word_of("ScytheNames", schemes, id);
}
QString ScytheNames::move(Id kind) {
    return word_of("ScytheNames", moves, kind);
}

QString ScytheNames::move(const scythe::MoveSymbol& symbol) {
    const QString words =
        symbol.min_power > 0
            ? translate("ScytheNames", "attack on a combat unit, from %1 power").arg(symbol.min_power)
            : move(id_of(symbol.kind));
    return for_faction(words, symbol.faction);
}

QString ScytheNames::move_meaning(Id kind) {
    return word_of("ScytheNames", move_meanings, kind);
}
QString ScytheNames::gain_symbol(Id id) {
    return word_of("ScytheNames", gain_symbols, id);
}

QString ScytheNames::gain(Id symbol, int amount) {
    const QString id = symbol.toString();
    if (id == u"coins")
        return coins(amount);
    if (id == u"power")
        return power(amount);
    if (id == u"popularity")
        return popularity(amount);
    if (id == u"combat_cards")
        return combat_cards(amount);
    if (id == u"workers")
        return workers(amount);
    return amount == 1 ? gain_symbol(id) : QStringLiteral("%1 × %2").arg(amount).arg(gain_symbol(id));
}

QString ScytheNames::gain(const scythe::GainGroup& group) {
    return for_faction(gain(id_of(group.gain), group.amount), group.faction);
}

QString ScytheNames::star_source(Id id) {
    return word_of("ScytheNames", star_sources, id);
}
QString ScytheNames::reading(Id id) {
    return word_of("ScytheNames", readings, id);
}
QString ScytheNames::reading_question(Id id) {
    return word_of("ScytheNames", questions, id);
}

QString ScytheNames::reading_option(Id id, Id option) {
    return word_of("ScytheNames", options, option_id(id, option));
}

QString ScytheNames::reading_meaning(Id id, Id option) {
    return word_of("ScytheNames", option_meanings, option_id(id, option));
}

QString ScytheNames::modifier(Id id) {
    return word_of("ScytheNames", modifiers, id);
}
QString ScytheNames::modifier_meaning(Id id) {
    return word_of("ScytheNames", modifier_meanings, id);
}

} // namespace automa::app::scythe_app
