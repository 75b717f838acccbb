#include "app/play/tour.h"

#include "app/play/session_base.h"
#include "app/text/text_words.h"

namespace automa::app {

TourModel::TourModel(const char* context, const AllWords& words, QObject* parent)
    : QObject(parent), context_(context), words_(words) {}

QString TourModel::told(const char* words) const {
    return translate(context_, words);
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
