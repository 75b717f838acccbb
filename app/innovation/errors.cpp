#include "app/innovation/errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::innovation_app {
namespace {

constexpr Word error_words[] = {
    {"not_human", QT_TRANSLATE_NOOP("InnovationErrors", "Only a player in this game can do this.")},
    {"automa_turn", QT_TRANSLATE_NOOP("InnovationErrors", "Finish the Automa’s turn first.")},
    {"wrong_phase", QT_TRANSLATE_NOOP("InnovationErrors", "Not possible at this point in the game.")},
    {"passed", QT_TRANSLATE_NOOP("InnovationErrors", "This player has already passed.")},
    {"not_in_turn", QT_TRANSLATE_NOOP("InnovationErrors", "It is not this player’s turn.")},
    {"cards_only", QT_TRANSLATE_NOOP("InnovationErrors", "Only the cards are tracked in this game.")},
    {"not_own", QT_TRANSLATE_NOOP("InnovationErrors", "This player has no building there.")},
    {"no_upgrade", QT_TRANSLATE_NOOP("InnovationErrors",
                                     "This building cannot become that, or none of those pieces are left.")},
    {"nothing_asked", QT_TRANSLATE_NOOP("InnovationErrors", "That is already known.")},
    {"last_round", QT_TRANSLATE_NOOP("InnovationErrors", "Round 6 was the last: score the game.")},
    {"needs", QT_TRANSLATE_NOOP("InnovationErrors",
                                "Something that counts at the end is not known yet: enter it first.")},
    {"bad_patch",
     QT_TRANSLATE_NOOP("InnovationErrors", "This correction contradicts the rest of the board.")},
    {"wrong_count", QT_TRANSLATE_NOOP("InnovationErrors", "The number of cards is wrong.")},
    {"no_proposal", QT_TRANSLATE_NOOP("InnovationErrors", "No faction card is waiting for its result.")},
    {"not_cards_only",
     QT_TRANSLATE_NOOP("InnovationErrors", "This is only for games that track just the cards.")},
    {"no_turn", QT_TRANSLATE_NOOP("InnovationErrors", "The Automa has no cards on the table.")},
    {"tile_unknown", QT_TRANSLATE_NOOP("InnovationErrors", "The round tile is not known: enter its points.")},
    {"faction_unknown",
     QT_TRANSLATE_NOOP("InnovationErrors", "Only you can see the faction card: enter the VP of this turn.")},
    {"tracked", QT_TRANSLATE_NOOP("InnovationErrors", "The whole board is already tracked.")},
    {"no_board", QT_TRANSLATE_NOOP("InnovationErrors", "Enter the board first.")},
    {"turn_paused", QT_TRANSLATE_NOOP("InnovationErrors", "The Automa’s turn has started: finish it first.")},
    {"duplicate", QT_TRANSLATE_NOOP("InnovationErrors", "The same thing is there twice.")},
    {"too_many_pieces",
     QT_TRANSLATE_NOOP("InnovationErrors", "There are not that many buildings of this kind.")},
    {"groups", QT_TRANSLATE_NOOP("InnovationErrors",
                                 "The Automa needs a building with a power token and one without.")},
    {"too_many_scholars", QT_TRANSLATE_NOOP("InnovationErrors", "Nobody has that many scholars.")},
    {"scholars",
     QT_TRANSLATE_NOOP("InnovationErrors",
                       "The Automa’s scholars on the display and in its supply must add up to 7.")},
    {"too_many_innovations",
     QT_TRANSLATE_NOOP("InnovationErrors", "More innovations are left or taken than the display had.")},
    {"forbidden_round", QT_TRANSLATE_NOOP("InnovationErrors", "This tile cannot be in this round.")},
    {"taken", QT_TRANSLATE_NOOP("InnovationErrors", "The hex is taken.")},
    {"on_river", QT_TRANSLATE_NOOP("InnovationErrors", "Nobody can build on a river.")},
    {"no_site", QT_TRANSLATE_NOOP("InnovationErrors", "There cannot be a bridge between these two hexes.")},
    {"not_allowed",
     QT_TRANSLATE_NOOP("InnovationErrors", "Against two players, the Automa must be the Simpletons.")},
    {"out_of_range", QT_TRANSLATE_NOOP("InnovationErrors", "The number is too low or too high.")},
    {"impossible_event", QT_TRANSLATE_NOOP("InnovationErrors", "This is not possible now.")},
};

} // namespace

QString innovationErrorText(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    return find_word(error_words, id) != nullptr ? word_of("InnovationErrors", error_words, id)
                                                 : QString::fromStdString(error.message);
}

} // namespace automa::app::innovation_app
