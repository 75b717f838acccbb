#include "app/scythe/errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::scythe_app {
namespace {

constexpr Word error_words[] = {
    {"game_over", QT_TRANSLATE_NOOP("ScytheErrors", "The game is over.")},
    {"automa_turn",
     QT_TRANSLATE_NOOP("ScytheErrors", "The Automa is in the middle of its turn or of a combat.")},
    {"fight_due", QT_TRANSLATE_NOOP("ScytheErrors", "A combat must be ended first.")},
    {"no_card", QT_TRANSLATE_NOOP("ScytheErrors", "First enter which card was revealed.")},
    {"wrong_card", QT_TRANSLATE_NOOP("ScytheErrors", "This card lies in a discard, so it cannot come now.")},
    {"not_in_deck", QT_TRANSLATE_NOOP("ScytheErrors", "This card lies in a discard, so it cannot come now.")},
    {"no_piece", QT_TRANSLATE_NOOP("ScytheErrors", "There are not so many of these pieces.")},
    {"nothing_moves", QT_TRANSLATE_NOOP("ScytheErrors", "Choose at least one piece.")},
    {"same_place", QT_TRANSLATE_NOOP("ScytheErrors", "The pieces stand there already.")},
    {"closed_water", QT_TRANSLATE_NOOP("ScytheErrors", "These units cannot stand on a lake now.")},
    {"wrong_base", QT_TRANSLATE_NOOP("ScytheErrors", "They cannot stand on this home base.")},
    {"no_place", QT_TRANSLATE_NOOP("ScytheErrors", "A piece in play stays on the board.")},
    {"workers_alone",
     QT_TRANSLATE_NOOP("ScytheErrors", "Workers alone cannot stand among units of the Automa.")},
    {"shared_territory",
     QT_TRANSLATE_NOOP("ScytheErrors", "Units of both sides cannot stand on one territory.")},
    {"no_ability", QT_TRANSLATE_NOOP("ScytheErrors", "This mech is in play already.")},
    {"no_encounter", QT_TRANSLATE_NOOP("ScytheErrors", "No encounter token lies there.")},
    {"duplicate", QT_TRANSLATE_NOOP("ScytheErrors", "This has been entered already.")},
    {"out_of_range", QT_TRANSLATE_NOOP("ScytheErrors", "The number is out of range.")},
    {"too_many", QT_TRANSLATE_NOOP("ScytheErrors", "There are not so many.")},
    {"no_power_star", QT_TRANSLATE_NOOP("ScytheErrors", "16 power always comes with its star.")},
    {"wrong_terrain", QT_TRANSLATE_NOOP("ScytheErrors", "No structure stands on a lake.")},
    {"cards_only", QT_TRANSLATE_NOOP("ScytheErrors", "Only the cards are kept in this game, no pieces.")},
    {"not_asked", QT_TRANSLATE_NOOP("ScytheErrors", "This is not asked now.")},
    {"same_faction", QT_TRANSLATE_NOOP("ScytheErrors", "Both sides cannot play one faction.")},
    {"wrong_modifier", QT_TRANSLATE_NOOP("ScytheErrors", "This modifier does not go with the star card.")},
    {"impossible_event", QT_TRANSLATE_NOOP("ScytheErrors", "This cannot happen now.")},
    {"no_board", QT_TRANSLATE_NOOP("ScytheErrors", "Enter the board first.")},
};

} // namespace

QString scytheErrorText(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    return find_word(error_words, id) != nullptr ? word_of("ScytheErrors", error_words, id)
                                                 : QString::fromStdString(error.message);
}

} // namespace automa::app::scythe_app
