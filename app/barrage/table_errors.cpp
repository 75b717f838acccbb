#include "app/barrage/table_errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {
namespace {

constexpr Word error_words[] = {
    {"not_human", QT_TRANSLATE_NOOP("BarrageErrors", "Only a human player in this game can do this.")},
    {"automa_turn", QT_TRANSLATE_NOOP("BarrageErrors", "Finish the Automa’s turn first.")},
    {"wrong_phase", QT_TRANSLATE_NOOP("BarrageErrors", "This is not possible in this phase of the round.")},
    {"no_piece", QT_TRANSLATE_NOOP("BarrageErrors", "No piece of this kind is left on the company board.")},
    {"not_free",
     QT_TRANSLATE_NOOP("BarrageErrors",
                       "You cannot build there: the space is taken, or the basin already has such a piece.")},
    {"no_system",
     QT_TRANSLATE_NOOP("BarrageErrors", "This dam, conduit and powerhouse do not form a system with water.")},
    {"no_energy", QT_TRANSLATE_NOOP("BarrageErrors", "Production must make at least 1 energy.")},
    {"no_drops", QT_TRANSLATE_NOOP("BarrageErrors", "Choose where at least one drop goes.")},
    {"no_room", QT_TRANSLATE_NOOP("BarrageErrors", "That dam is full.")},
    {"empty_slot", QT_TRANSLATE_NOOP("BarrageErrors", "There is nothing there.")},
    {"out_of_range", QT_TRANSLATE_NOOP("BarrageErrors", "The number is too low or too high.")},
    {"not_fulfillable",
     QT_TRANSLATE_NOOP("BarrageErrors",
                       "There is too little energy for this contract, or it belongs to someone else.")},
    {"vp_unknown", QT_TRANSLATE_NOOP("BarrageErrors", "The app does not track this player’s VP.")},
    {"passed", QT_TRANSLATE_NOOP("BarrageErrors", "This player has already passed.")},
    {"wrong_colour", QT_TRANSLATE_NOOP("BarrageErrors", "This contract has a different colour.")},
    {"duplicate", QT_TRANSLATE_NOOP("BarrageErrors", "This one is already on the table.")},
    {"wrong_tile", QT_TRANSLATE_NOOP("BarrageErrors", "This tile cannot go there.")},
    {"needs_expansion", QT_TRANSLATE_NOOP("BarrageErrors", "This needs the Leeghwater Project.")},
    {"no_engineers", QT_TRANSLATE_NOOP("BarrageErrors", "This company has no engineers left.")},
    {"no_tiles", QT_TRANSLATE_NOOP("BarrageErrors", "There is no Automa tile to flip.")},
    {"no_turn", QT_TRANSLATE_NOOP("BarrageErrors", "It is not an Automa’s turn.")},
    {"actions_go_on", QT_TRANSLATE_NOOP("BarrageErrors", "Somebody can still take a turn this round.")},
    {"turn_paused", QT_TRANSLATE_NOOP("BarrageErrors", "Answer the Automa’s question first.")},
    {"human_turn",
     QT_TRANSLATE_NOOP(
         "BarrageErrors",
         "You decide yourself: only with Mahiri Sekibo in play does a tile decide for a human.")},
    {"hand_unknown", QT_TRANSLATE_NOOP("BarrageErrors", "First enter what this player has in hand.")},
    {"no_steps", QT_TRANSLATE_NOOP("BarrageErrors", "No drop can have moved the USA’s marker.")},
    {"not_next", QT_TRANSLATE_NOOP("BarrageErrors", "It is somebody else’s turn.")},
    {"too_many_national", QT_TRANSLATE_NOOP("BarrageErrors", "This game has fewer national contracts.")},
    {"impossible_event", QT_TRANSLATE_NOOP("BarrageErrors", "This is not possible now.")},
    {"board_untracked",
     QT_TRANSLATE_NOOP("BarrageErrors", "That game tracks only the tiles: there is no board to copy.")},
    {"too_many_pieces", QT_TRANSLATE_NOOP("BarrageErrors", "There are not that many pieces.")},
};

} // namespace

QString barrageErrorText(const core::Error& error) {
    const QAnyStringView id = id_of(std::string_view(error.id));
    if (find_word(error_words, id) != nullptr)
        return word_of("BarrageErrors", error_words, id);
    return QString::fromStdString(error.message);
}

} // namespace automa::app::barrage_app
