// The round, the words of the tracker, and the settings of the rules.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

//: a phase of the round
constexpr Word phase_words[] = {
    {"income_and_headstreams", QT_TRANSLATE_NOOP("BarrageNames", "income and headstreams")},
    {"actions", QT_TRANSLATE_NOOP("BarrageNames", "actions")},
    {"water_flow", QT_TRANSLATE_NOOP("BarrageNames", "water flow")},
    {"scoring", QT_TRANSLATE_NOOP("BarrageNames", "scoring")},
    {"end_of_round", QT_TRANSLATE_NOOP("BarrageNames", "end of round")},
    {"end_of_game", QT_TRANSLATE_NOOP("BarrageNames", "end of game")},
    {"game_over", QT_TRANSLATE_NOOP("BarrageNames", "game over")},
};

constexpr Word round_word_words[] = {
    {"turn_order", QT_TRANSLATE_NOOP("BarrageNames", "turn order")},
    {"first_place", QT_TRANSLATE_NOOP("BarrageNames", "first place")},
    {"second_place", QT_TRANSLATE_NOOP("BarrageNames", "second place")},
    {"third_place", QT_TRANSLATE_NOOP("BarrageNames", "third place")},
    {"full_reward", QT_TRANSLATE_NOOP("BarrageNames", "full reward")},
    {"reduced_reward", QT_TRANSLATE_NOOP("BarrageNames", "reduced reward")},
    {"no_reward", QT_TRANSLATE_NOOP("BarrageNames", "no reward")},
    {"engineers", QT_TRANSLATE_NOOP("BarrageNames", "engineers")},
    {"machinery", QT_TRANSLATE_NOOP("BarrageNames", "machinery")},
    {"excavators", QT_TRANSLATE_NOOP("BarrageNames", "excavators")},
    {"mixers", QT_TRANSLATE_NOOP("BarrageNames", "mixers")},
    {"credits", QT_TRANSLATE_NOOP("BarrageNames", "credits")},
    {"vp", QT_TRANSLATE_NOOP("BarrageNames", "victory points")},
    {"energy", QT_TRANSLATE_NOOP("BarrageNames", "energy")},
    {"wheel", QT_TRANSLATE_NOOP("BarrageNames", "construction wheel")},
    {"technology", QT_TRANSLATE_NOOP("BarrageNames", "technology tiles")},
    {"contracts", QT_TRANSLATE_NOOP("BarrageNames", "contracts")},
    {"headstreams", QT_TRANSLATE_NOOP("BarrageNames", "headstreams")},
    {"architect", QT_TRANSLATE_NOOP("BarrageNames", "architect")},
    {"automa", QT_TRANSLATE_NOOP("BarrageNames", "Automa")},
    {"human", QT_TRANSLATE_NOOP("BarrageNames", "human player")},
};

constexpr Word expansion_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageNames", "base game")},
    {"leeghwater", QT_TRANSLATE_NOOP("BarrageNames", "The Leeghwater Project")},
    {"promo", QT_TRANSLATE_NOOP("BarrageNames", "promo")},
};

//: what changed a number: points, energy, credits
constexpr Word reason_words[] = {
    {"red_border", QT_TRANSLATE_NOOP("BarrageNames", "red border")},
    {"missing_machine", QT_TRANSLATE_NOOP("BarrageNames", "missing machine")},
    {"foreign_conduit", QT_TRANSLATE_NOOP("BarrageNames", "someone else’s conduit")},
    {"conduit_owner", QT_TRANSLATE_NOOP("BarrageNames", "conduit used by another")},
    {"production", QT_TRANSLATE_NOOP("BarrageNames", "production")},
    {"contract", QT_TRANSLATE_NOOP("BarrageNames", "contract")},
    {"income", QT_TRANSLATE_NOOP("BarrageNames", "income")},
    {"tile_effect", QT_TRANSLATE_NOOP("BarrageNames", "special effect")},
    {"ability", QT_TRANSLATE_NOOP("BarrageNames", "company ability")},
    {"workshop", QT_TRANSLATE_NOOP("BarrageNames", "workshop")},
    {"machinery_shop", QT_TRANSLATE_NOOP("BarrageNames", "machinery shop")},
    {"patent", QT_TRANSLATE_NOOP("BarrageNames", "patent")},
    {"bank", QT_TRANSLATE_NOOP("BarrageNames", "bank")},
    {"external_work", QT_TRANSLATE_NOOP("BarrageNames", "external work")},
    {"contract_office", QT_TRANSLATE_NOOP("BarrageNames", "contract office")},
    {"track_place", QT_TRANSLATE_NOOP("BarrageNames", "place on the energy track")},
    {"track_credits", QT_TRANSLATE_NOOP("BarrageNames", "credits of the energy track")},
    {"bonus_tile", QT_TRANSLATE_NOOP("BarrageNames", "bonus tile")},
    {"objective", QT_TRANSLATE_NOOP("BarrageNames", "objective tile")},
    {"resources", QT_TRANSLATE_NOOP("BarrageNames", "resources left")},
    {"drops", QT_TRANSLATE_NOOP("BarrageNames", "drops behind dams")},
    {"buildings", QT_TRANSLATE_NOOP("BarrageNames", "private buildings")},
    {"by_hand", QT_TRANSLATE_NOOP("BarrageNames", "by hand")},
};

constexpr Word interpretation_words[] = {
    {"third_of_system", QT_TRANSLATE_NOOP("BarrageNames", "Third structure of a system")},
    {"water_drops", QT_TRANSLATE_NOOP("BarrageNames", "How many drops to place")},
    {"patent_choice", QT_TRANSLATE_NOOP("BarrageNames", "Which patent")},
    {"external_work_contract", QT_TRANSLATE_NOOP("BarrageNames", "Contract of an external work")},
    {"most_water_drops", QT_TRANSLATE_NOOP("BarrageNames", "Criterion “most water drops”")},
    {"contract_bonus", QT_TRANSLATE_NOOP("BarrageNames", "The Automa’s contracts and the bonus tile")},
    {"tile_reshuffle", QT_TRANSLATE_NOOP("BarrageNames", "Reshuffling the Automa tiles")},
    {"building_second_place", QT_TRANSLATE_NOOP("BarrageNames", "Second place of a private building")},
    {"objective_zero", QT_TRANSLATE_NOOP("BarrageNames", "Objective tile with a count of 0")},
};

constexpr Word interpretation_question_words[] = {
    {"third_of_system",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Several spaces would complete one of its systems. When does that decide?")},
    {"water_drops",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Fewer drops would bring the same water to its dams. How many does the Automa place?")},
    {"patent_choice",
     QT_TRANSLATE_NOOP("BarrageNames", "Several patent tiles match. Which one does the Automa take?")},
    {"external_work_contract",
     QT_TRANSLATE_NOOP("BarrageNames", "An external work lets the Automa fulfil a contract. Which one?")},
    {"most_water_drops",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Does the criterion count the drops that arrive, or those a dam there would hold?")},
    {"contract_bonus",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Do contracts fulfilled by the Automa count for the contract bonus tile?")},
    {"tile_reshuffle",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "The stack is empty. Is the tile whose criteria apply shuffled in too?")},
    {"building_second_place",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Is the second place of a private building open with fewer than 4 players?")},
    {"objective_zero",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "A company has nothing that the objective tile counts. Is its place still paid?")},
};

//: one answer to an open question of the rules
constexpr Word interpretation_option_words[] = {
    {"third_of_system.place", QT_TRANSLATE_NOOP("BarrageNames", "one place")},
    {"third_of_system.space", QT_TRANSLATE_NOOP("BarrageNames", "one space")},
    {"third_of_system.completing", QT_TRANSLATE_NOOP("BarrageNames", "always")},
    {"water_drops.fewest", QT_TRANSLATE_NOOP("BarrageNames", "fewest")},
    {"water_drops.most", QT_TRANSLATE_NOOP("BarrageNames", "most")},
    {"patent_choice.top_most", QT_TRANSLATE_NOOP("BarrageNames", "top-most")},
    {"patent_choice.highest_level", QT_TRANSLATE_NOOP("BarrageNames", "highest level")},
    {"external_work_contract.highest_value", QT_TRANSLATE_NOOP("BarrageNames", "highest value")},
    {"external_work_contract.top_most", QT_TRANSLATE_NOOP("BarrageNames", "top-most")},
    {"most_water_drops.arriving", QT_TRANSLATE_NOOP("BarrageNames", "drops that arrive")},
    {"most_water_drops.held", QT_TRANSLATE_NOOP("BarrageNames", "drops that are held")},
    {"contract_bonus.counted", QT_TRANSLATE_NOOP("BarrageNames", "counted")},
    {"contract_bonus.not_counted", QT_TRANSLATE_NOOP("BarrageNames", "not counted")},
    {"tile_reshuffle.keep_criteria", QT_TRANSLATE_NOOP("BarrageNames", "criteria tile stays")},
    {"tile_reshuffle.all", QT_TRANSLATE_NOOP("BarrageNames", "all 20 tiles")},
    {"building_second_place.closed_below_4", QT_TRANSLATE_NOOP("BarrageNames", "closed below 4")},
    {"building_second_place.upper_two_open_at_3", QT_TRANSLATE_NOOP("BarrageNames", "3 players: upper two")},
    {"objective_zero.paid", QT_TRANSLATE_NOOP("BarrageNames", "paid")},
    {"objective_zero.unpaid", QT_TRANSLATE_NOOP("BarrageNames", "not paid")},
};

constexpr Word interpretation_meaning_words[] = {
    {"third_of_system.place",
     QT_TRANSLATE_NOOP("BarrageNames", "Only the completing spaces remain if they are all in one basin or "
                                       "are one conduit. Otherwise nothing is ruled out.")},
    {"third_of_system.space",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "If exactly one space completes a system, it is built on. Otherwise nothing is ruled out.")},
    {"third_of_system.completing",
     QT_TRANSLATE_NOOP("BarrageNames", "Whenever some spaces complete a system, only those remain.")},
    {"water_drops.fewest",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "The Automa places only the drops that are needed for the most water behind its dams.")},
    {"water_drops.most",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Among the ways that bring its dams the most water, the Automa picks the one with the "
                       "most drops, but never places a drop it could leave out.")},
    {"patent_choice.top_most",
     QT_TRANSLATE_NOOP("BarrageNames", "Of the matching tiles, the one highest in the Patent Office.")},
    {"patent_choice.highest_level",
     QT_TRANSLATE_NOOP("BarrageNames", "Of the matching tiles, the one with the highest level.")},
    {"external_work_contract.highest_value",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "The open private contract with the highest value; if tied, the right-hand one.")},
    {"external_work_contract.top_most",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "The top-most contract of the office: green, then yellow, then red; the right-hand one first.")},
    {"most_water_drops.arriving",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "All drops that reach the space count, even if a dam could not hold them.")},
    {"most_water_drops.held",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Only as many drops count as the dam would hold after this construction.")},
    {"contract_bonus.counted",
     QT_TRANSLATE_NOOP("BarrageNames", "The app counts them for the Automa like a human’s contracts.")},
    {"contract_bonus.not_counted",
     QT_TRANSLATE_NOOP("BarrageNames", "The Automa gains nothing from the contract bonus tile.")},
    {"tile_reshuffle.keep_criteria",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "It stays on the discard pile and the other 19 tiles form the new stack.")},
    {"tile_reshuffle.all",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "All 20 tiles form the new stack, and its top tile is flipped for the criteria.")},
    {"building_second_place.closed_below_4",
     QT_TRANSLATE_NOOP("BarrageNames", "With 2 or 3 players the places cost 0, 3 and 3.")},
    {"building_second_place.upper_two_open_at_3",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "With 3 players the two upper building tiles keep their second free place.")},
    {"objective_zero.paid",
     QT_TRANSLATE_NOOP("BarrageNames", "The first three places are paid, even with a count of 0.")},
    {"objective_zero.unpaid",
     QT_TRANSLATE_NOOP("BarrageNames", "A count of 0 brings no VP, whatever the place.")},
};

QString option_key(QAnyStringView id, QAnyStringView option) {
    return id.toString() + u'.' + option.toString();
}

} // namespace

QString BarrageNames::expansion(Id id) {
    return word_of("BarrageNames", expansion_words, id);
}
QString BarrageNames::phase(Id id) {
    return word_of("BarrageNames", phase_words, id);
}
QString BarrageNames::round_word(Id id) {
    return word_of("BarrageNames", round_word_words, id);
}

QString BarrageNames::round_of(int round, int rounds) {
    return translate("BarrageNames", "Round %1 of %2").arg(round).arg(rounds);
}

QString BarrageNames::reason(Id id) {
    return word_of("BarrageNames", reason_words, id);
}

QString BarrageNames::interpretation(Id id) {
    return word_of("BarrageNames", interpretation_words, id);
}

QString BarrageNames::interpretation_question(Id id) {
    return word_of("BarrageNames", interpretation_question_words, id);
}

QString BarrageNames::interpretation_option(Id id, Id option) {
    return word_of("BarrageNames", interpretation_option_words, option_key(id, option));
}

QString BarrageNames::interpretation_meaning(Id id, Id option) {
    return word_of("BarrageNames", interpretation_meaning_words, option_key(id, option));
}

} // namespace automa::app::barrage_app
