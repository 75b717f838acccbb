#include "app/innovation/errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::innovation_app {
namespace {

constexpr Word error_words[] = {
    {"not_human", QT_TRANSLATE_NOOP("InnovationErrors", "Only a human who takes part can do this.")},
    {"automa_turn", QT_TRANSLATE_NOOP("InnovationErrors", "The Automa is in the middle of its turn.")},
    {"wrong_phase", QT_TRANSLATE_NOOP("InnovationErrors", "Not at this moment of the game.")},
    {"passed", QT_TRANSLATE_NOOP("InnovationErrors", "This player has passed already.")},
    {"not_in_turn", QT_TRANSLATE_NOOP("InnovationErrors", "It is not this player’s turn.")},
    {"cards_only", QT_TRANSLATE_NOOP("InnovationErrors", "Only the cards are tracked in this game.")},
    {"not_own", QT_TRANSLATE_NOOP("InnovationErrors", "No building of this human stands there.")},
    {"no_upgrade",
     QT_TRANSLATE_NOOP("InnovationErrors", "This building cannot become that, or no such piece is left.")},
    {"nothing_asked", QT_TRANSLATE_NOOP("InnovationErrors", "That is already known.")},
    {"last_round",
     QT_TRANSLATE_NOOP("InnovationErrors", "Round 6 was the last one: the game is to be scored.")},
    {"needs", QT_TRANSLATE_NOOP("InnovationErrors", "Something that counts at the end is not known yet.")},
    {"bad_patch",
     QT_TRANSLATE_NOOP("InnovationErrors", "This correction contradicts the rest of the board.")},
    {"wrong_count", QT_TRANSLATE_NOOP("InnovationErrors", "The number of cards is not right.")},
    {"no_proposal", QT_TRANSLATE_NOOP("InnovationErrors", "No faction waits for the result of its card.")},
    {"not_cards_only",
     QT_TRANSLATE_NOOP("InnovationErrors", "This belongs to a game that tracks the cards only.")},
    {"no_turn", QT_TRANSLATE_NOOP("InnovationErrors", "No cards of the Automa lie on the table.")},
    {"tile_unknown",
     QT_TRANSLATE_NOOP("InnovationErrors", "The round tile is not known: please tell its points.")},
    {"tracked", QT_TRANSLATE_NOOP("InnovationErrors", "The whole board is tracked already.")},
    {"no_board", QT_TRANSLATE_NOOP("InnovationErrors", "Enter the board first.")},
    {"turn_paused", QT_TRANSLATE_NOOP("InnovationErrors", "The Automa’s turn has begun: finish it first.")},
    {"duplicate", QT_TRANSLATE_NOOP("InnovationErrors", "The same thing stands there twice.")},
    {"too_many_pieces",
     QT_TRANSLATE_NOOP("InnovationErrors", "There are not so many buildings of this kind.")},
    {"groups", QT_TRANSLATE_NOOP("InnovationErrors",
                                 "The Automa needs a building with a power token and one without.")},
    {"too_many_scholars", QT_TRANSLATE_NOOP("InnovationErrors", "Nobody has so many scholars.")},
    {"scholars",
     QT_TRANSLATE_NOOP("InnovationErrors",
                       "The scholars of the Automa on the display and in its supply must be 7 together.")},
    {"too_many_innovations",
     QT_TRANSLATE_NOOP("InnovationErrors", "More innovations are left and taken than the display had.")},
    {"forbidden_round", QT_TRANSLATE_NOOP("InnovationErrors", "This tile may not lie on this round.")},
    {"taken", QT_TRANSLATE_NOOP("InnovationErrors", "The hex is taken.")},
    {"on_river", QT_TRANSLATE_NOOP("InnovationErrors", "Nobody can build on a river.")},
    {"no_site", QT_TRANSLATE_NOOP("InnovationErrors", "No bridge can stand between these two hexes.")},
    {"not_allowed",
     QT_TRANSLATE_NOOP("InnovationErrors", "Against two humans the Automa must be the Simpletons.")},
    {"out_of_range", QT_TRANSLATE_NOOP("InnovationErrors", "The number is too low or too high.")},
    {"impossible_event", QT_TRANSLATE_NOOP("InnovationErrors", "This cannot happen now.")},
};

} // namespace

QString innovationErrorText(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    return find_word(error_words, id) != nullptr ? word_of("InnovationErrors", error_words, id)
                                                 : QString::fromStdString(error.message);
}

} // namespace automa::app::innovation_app
