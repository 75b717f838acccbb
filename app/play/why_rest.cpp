#include "app/play/why_rest.h"

namespace automa::app {

WhyRest::~WhyRest() {
    if (resting_ && why_)
        why_->blockSignals(false);
}

void WhyRest::setWhy(WhyModel* why) {
    if (why_ == why)
        return;
    wake();
    why_ = why;
    if (resting_ && why_)
        why_->blockSignals(true);
    emit whyChanged();
}

void WhyRest::setResting(bool resting) {
    if (resting_ == resting)
        return;
    if (resting && why_)
        why_->blockSignals(true);
    else
        wake();
    resting_ = resting;
    emit restingChanged();
}

void WhyRest::wake() {
    if (!resting_ || !why_)
        return;
    why_->blockSignals(false);
    emit why_->changed();
    emit why_->stepped();
}

} // namespace automa::app
