#include "app/scythe/errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::scythe_app {
namespace {

constexpr Word error_words[] = {
    {"game_over", QT_TRANSLATE_NOOP("ScytheErrors", "The game is over. Nothing changed.")},
    {"automa_turn",
     QT_TRANSLATE_NOOP("ScytheErrors",
                       "The Automa is in the middle of its turn or of a combat. Nothing changed.")},
    {"fight_due", QT_TRANSLATE_NOOP("ScytheErrors", "A combat must be ended first. Nothing changed.")},
    {"no_card", QT_TRANSLATE_NOOP("ScytheErrors", "Say first which card came. Nothing changed.")},
    {"wrong_card", QT_TRANSLATE_NOOP("ScytheErrors",
                                     "This card lies in a discard, so it cannot come now. Nothing changed.")},
    {"not_in_deck",
     QT_TRANSLATE_NOOP("ScytheErrors",
                       "This card lies in a discard, so it cannot come now. Nothing changed.")},
    {"no_piece",
     QT_TRANSLATE_NOOP("ScytheErrors", "There are not so many of these pieces. Nothing changed.")},
    {"nothing_moves", QT_TRANSLATE_NOOP("ScytheErrors", "Choose at least one piece. Nothing changed.")},
    {"same_place", QT_TRANSLATE_NOOP("ScytheErrors", "The pieces stand there already. Nothing changed.")},
    {"closed_water",
     QT_TRANSLATE_NOOP("ScytheErrors", "These units cannot stand on a lake now. Nothing changed.")},
    {"wrong_base",
     QT_TRANSLATE_NOOP("ScytheErrors", "They cannot stand on this home base. Nothing changed.")},
    {"no_place", QT_TRANSLATE_NOOP("ScytheErrors", "A piece in play stays on the board. Nothing changed.")},
    {"workers_alone",
     QT_TRANSLATE_NOOP("ScytheErrors",
                       "Workers alone cannot stand among units of the Automa. Nothing changed.")},
    {"shared_territory",
     QT_TRANSLATE_NOOP("ScytheErrors",
                       "Units of both sides cannot stand on one territory. Nothing changed.")},
    {"no_ability", QT_TRANSLATE_NOOP("ScytheErrors", "This mech is in play already. Nothing changed.")},
    {"no_encounter", QT_TRANSLATE_NOOP("ScytheErrors", "No encounter token lies there. Nothing changed.")},
    {"duplicate", QT_TRANSLATE_NOOP("ScytheErrors", "This has been entered already. Nothing changed.")},
    {"out_of_range", QT_TRANSLATE_NOOP("ScytheErrors", "The number is out of range. Nothing changed.")},
    {"too_many", QT_TRANSLATE_NOOP("ScytheErrors", "There are not so many. Nothing changed.")},
    {"no_power_star",
     QT_TRANSLATE_NOOP("ScytheErrors", "16 power always comes with its star. Nothing changed.")},
    {"wrong_terrain", QT_TRANSLATE_NOOP("ScytheErrors", "No structure stands on a lake. Nothing changed.")},
    {"cards_only",
     QT_TRANSLATE_NOOP("ScytheErrors", "Only the cards are kept in this game, no pieces. Nothing changed.")},
    {"not_asked", QT_TRANSLATE_NOOP("ScytheErrors", "This is not asked now. Nothing changed.")},
    {"same_faction",
     QT_TRANSLATE_NOOP("ScytheErrors", "Both sides cannot play one faction. Nothing changed.")},
    {"wrong_modifier",
     QT_TRANSLATE_NOOP("ScytheErrors", "This modifier does not go with the star card. Nothing changed.")},
    {"impossible_event", QT_TRANSLATE_NOOP("ScytheErrors", "This cannot happen now. Nothing changed.")},
    {"no_board", QT_TRANSLATE_NOOP("ScytheErrors", "Enter the board first. Nothing changed.")},
};

} // namespace

QString scytheErrorText(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    return find_word(error_words, id) != nullptr ? word_of("ScytheErrors", error_words, id)
                                                 : QString::fromStdString(error.message);
}

} // namespace automa::app::scythe_app
