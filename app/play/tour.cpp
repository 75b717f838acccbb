#include "app/play/tour.h"

#include "app/play/session_base.h"
#include "app/text/text_words.h"

#include <array>

namespace automa::app {

namespace {

struct StageWords {
    const char* symbol; // of the button to go on
    const char* heading;
    const char* words;  // what to look at and what to tap; none where the game says it
    const char* action; // what the button says
};

constexpr std::array<StageWords, TourModel::End + 1> stages{{
    {"", QT_TRANSLATE_NOOP("PlayTour", "One minute, one turn"), nullptr,
     QT_TRANSLATE_NOOP("PlayTour", "Show me a turn")},
    {"why", QT_TRANSLATE_NOOP("PlayTour", "The Automa’s turn"), nullptr,
     QT_TRANSLATE_NOOP("PlayTour", "Why?")},
    {"", QT_TRANSLATE_NOOP("PlayTour", "The reasons"),
     QT_TRANSLATE_NOOP("PlayTour",
                       "Each step leaves fewer places and names its rule. Tap a box to see that step; the "
                       "map shows the places."),
     QT_TRANSLATE_NOOP("PlayTour", "Back to the turn")},
    {"check", QT_TRANSLATE_NOOP("PlayTour", "Now make the move"),
     QT_TRANSLATE_NOOP("PlayTour",
                       "Once the pieces are in place, tap Done. You don’t have to tick every step."),
     QT_TRANSLATE_NOOP("PlayTour", "Done")},
    {"undo", QT_TRANSLATE_NOOP("PlayTour", "Tapped the wrong thing?"),
     QT_TRANSLATE_NOOP("PlayTour",
                       "The turn is recorded and saved; there is no save button. You can undo anything, as "
                       "far back as you like."),
     QT_TRANSLATE_NOOP("PlayTour", "Undo")},
    {"", QT_TRANSLATE_NOOP("PlayTour", "The same turn is back"),
     QT_TRANSLATE_NOOP("PlayTour",
                       "Undo never reshuffles anything. Tap the question mark on any screen to see what it "
                       "is for. Have a good game!"),
     QT_TRANSLATE_NOOP("PlayTour", "Finish the tour")},
}};

const StageWords& wordsOf(TourModel::Stage stage) {
    return stages[static_cast<std::size_t>(stage)];
}

} // namespace

TourModel::TourModel(const char* context, TourWords words, QObject* parent)
    : QObject(parent), context_(context), words_(words) {}

QString TourModel::heading() const {
    return translate("PlayTour", wordsOf(stage()).heading);
}

QString TourModel::words() const {
    if (const char* common = wordsOf(stage()).words)
        return translate("PlayTour", common);
    return translate(context_, stage() == Welcome ? words_.welcome : words_.turn);
}

QString TourModel::action() const {
    return translate("PlayTour", wordsOf(stage()).action);
}

QString TourModel::symbol() const {
    return QString::fromLatin1(wordsOf(stage()).symbol);
}

QString TourModel::lastTurn() {
    return sampleGame().undoLabel();
}

bool TourModel::goOn() {
    if (number_ == Carry)
        carryOut();
    if (number_ == TakeBack)
        sampleGame().undo();
    if (number_ == End)
        return false;
    ++number_;
    retell();
    return true;
}

void TourModel::retell() {
    retellCards();
    emit changed();
}

} // namespace automa::app
