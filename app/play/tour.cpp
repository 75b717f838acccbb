#include "app/play/tour.h"

namespace automa::app {

bool TourModel::goOn() {
    if (number_ >= count())
        return false;
    leave(number_);
    if (number_ + 1 >= count())
        return false;
    ++number_;
    retell();
    return true;
}

void TourModel::retell() {
    stages_ = stages();
    retellCards();
    emit changed();
}

} // namespace automa::app
