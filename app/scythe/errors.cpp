#include "app/scythe/errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::scythe_app {
namespace {

constexpr Word error_words[] = {
    {"game_over", QT_TRANSLATE_NOOP("ScytheErrors", "The game is over.")},
    {"automa_turn", QT_TRANSLATE_NOOP("ScytheErrors", "Finish the Automa’s turn or the combat first.")},
    {"fight_due", QT_TRANSLATE_NOOP("ScytheErrors", "Finish the combat first.")},
    {"no_card", QT_TRANSLATE_NOOP("ScytheErrors", "First enter which card was revealed.")},
    {"wrong_card", QT_TRANSLATE_NOOP("ScytheErrors", "This card is in a discard already. Check the number.")},
    {"not_in_deck",
     QT_TRANSLATE_NOOP("ScytheErrors", "This card is in a discard already. Check the number.")},
    {"no_piece", QT_TRANSLATE_NOOP("ScytheErrors", "There are not that many of these pieces.")},
    {"nothing_moves", QT_TRANSLATE_NOOP("ScytheErrors", "Choose at least one piece.")},
    {"same_place", QT_TRANSLATE_NOOP("ScytheErrors", "The pieces are there already.")},
    {"closed_water", QT_TRANSLATE_NOOP("ScytheErrors", "These units cannot be on a lake now.")},
    {"wrong_base", QT_TRANSLATE_NOOP("ScytheErrors", "They cannot be on this home base.")},
    {"no_place", QT_TRANSLATE_NOOP("ScytheErrors", "A piece in play has to stay on the board.")},
    {"workers_alone", QT_TRANSLATE_NOOP("ScytheErrors", "Workers alone cannot be among Automa units.")},
    {"shared_territory", QT_TRANSLATE_NOOP("ScytheErrors", "Both sides cannot have units on one territory.")},
    {"no_ability", QT_TRANSLATE_NOOP("ScytheErrors", "This mech is already in play.")},
    {"no_encounter", QT_TRANSLATE_NOOP("ScytheErrors", "There is no encounter token there.")},
    {"duplicate", QT_TRANSLATE_NOOP("ScytheErrors", "You have already entered this.")},
    {"out_of_range", QT_TRANSLATE_NOOP("ScytheErrors", "The number is too low or too high.")},
    {"too_many", QT_TRANSLATE_NOOP("ScytheErrors", "There are not that many.")},
    {"no_power_star", QT_TRANSLATE_NOOP("ScytheErrors", "16 power always brings its star.")},
    {"wrong_terrain", QT_TRANSLATE_NOOP("ScytheErrors", "Structures cannot be on a lake.")},
    {"cards_only", QT_TRANSLATE_NOOP("ScytheErrors", "This game tracks only the cards, not the pieces.")},
    {"not_asked", QT_TRANSLATE_NOOP("ScytheErrors", "That is not what the app is asking now.")},
    {"same_faction", QT_TRANSLATE_NOOP("ScytheErrors", "Choose a different faction for each side.")},
    {"wrong_modifier", QT_TRANSLATE_NOOP("ScytheErrors", "This modifier does not work with this star card.")},
    {"impossible_event", QT_TRANSLATE_NOOP("ScytheErrors", "This is not possible now.")},
    {"no_board", QT_TRANSLATE_NOOP("ScytheErrors", "Enter the board first.")},
};

} // namespace

QString scytheErrorText(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    return find_word(error_words, id) != nullptr ? word_of("ScytheErrors", error_words, id)
                                                 : QString::fromStdString(error.message);
}

} // namespace automa::app::scythe_app
