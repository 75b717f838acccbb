#include "app/barrage/table_errors.h"

#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {
namespace {

constexpr Word error_words[] = {
    {"not_human", QT_TRANSLATE_NOOP("BarrageErrors", "Only a human who takes part can do this.")},
    {"automa_turn", QT_TRANSLATE_NOOP("BarrageErrors", "An Automa is in the middle of its turn.")},
    {"wrong_phase", QT_TRANSLATE_NOOP("BarrageErrors", "This does not fit the phase of the round.")},
    {"no_piece", QT_TRANSLATE_NOOP("BarrageErrors", "No piece of this kind is left on the company board.")},
    {"not_free",
     QT_TRANSLATE_NOOP(
         "BarrageErrors",
         "It cannot be built there: the space is taken, or such a piece stands in the basin already.")},
    {"no_system",
     QT_TRANSLATE_NOOP("BarrageErrors", "Dam, conduit and powerhouse do not form a system with water.")},
    {"no_energy", QT_TRANSLATE_NOOP("BarrageErrors", "A production must make at least 1 energy.")},
    {"no_drops", QT_TRANSLATE_NOOP("BarrageErrors", "Choose where at least one drop goes.")},
    {"no_room", QT_TRANSLATE_NOOP("BarrageErrors", "That dam holds no further drop.")},
    {"empty_slot", QT_TRANSLATE_NOOP("BarrageErrors", "Nothing lies there.")},
    {"out_of_range", QT_TRANSLATE_NOOP("BarrageErrors", "The number is out of range.")},
    {"not_fulfillable",
     QT_TRANSLATE_NOOP("BarrageErrors",
                       "The energy is not enough for this contract, or it is somebody else’s.")},
    {"vp_unknown", QT_TRANSLATE_NOOP("BarrageErrors", "The VP of this human are not tracked.")},
    {"passed", QT_TRANSLATE_NOOP("BarrageErrors", "This human has passed already.")},
    {"wrong_colour", QT_TRANSLATE_NOOP("BarrageErrors", "This contract is of another colour.")},
    {"duplicate", QT_TRANSLATE_NOOP("BarrageErrors", "This one is on the table already.")},
    {"wrong_tile", QT_TRANSLATE_NOOP("BarrageErrors", "This tile cannot lie there.")},
    {"needs_expansion", QT_TRANSLATE_NOOP("BarrageErrors", "This needs the Leeghwater Project.")},
    {"no_engineers", QT_TRANSLATE_NOOP("BarrageErrors", "This company has no engineers left.")},
    {"no_tiles", QT_TRANSLATE_NOOP("BarrageErrors", "There is no Automa tile to flip.")},
    {"no_turn", QT_TRANSLATE_NOOP("BarrageErrors", "No Automa is about to act.")},
    {"actions_go_on", QT_TRANSLATE_NOOP("BarrageErrors", "Somebody can still act in this round.")},
    {"turn_paused",
     QT_TRANSLATE_NOOP("BarrageErrors", "The Automa’s turn waits for an answer: give it first.")},
    {"human_turn",
     QT_TRANSLATE_NOOP(
         "BarrageErrors",
         "A human decides alone: only with Mahiri Sekibo in play does a tile speak for a human.")},
    {"hand_unknown", QT_TRANSLATE_NOOP("BarrageErrors", "First tell what this human has in hand.")},
    {"no_steps", QT_TRANSLATE_NOOP("BarrageErrors", "No drop can have moved the marker of the USA.")},
    {"not_next", QT_TRANSLATE_NOOP("BarrageErrors", "It is somebody else’s turn.")},
    {"too_many_national", QT_TRANSLATE_NOOP("BarrageErrors", "This game has fewer national contracts.")},
    {"impossible_event", QT_TRANSLATE_NOOP("BarrageErrors", "This cannot happen now.")},
    {"board_untracked",
     QT_TRANSLATE_NOOP("BarrageErrors",
                       "In that game only the tiles are tracked: there is no board to take over.")},
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
