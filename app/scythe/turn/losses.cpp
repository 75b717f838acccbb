#include "app/scythe/turn/losses.h"

namespace automa::app::scythe_app {

using namespace scythe;

void ScytheLosses::setTakesPower(bool takes) {
    takesPower_ = takes;
    emit changed();
}

void ScytheLosses::setTakesCard(bool takes) {
    takesCard_ = takes;
    emit changed();
}

void ScytheLosses::offer(const Loss& most) {
    offered_ = most;
    emit changed();
}

void ScytheLosses::reset() {
    takesPower_ = takesCard_ = false;
}

Loss ScytheLosses::taken() const {
    Loss loss;
    if (takesPower_)
        loss.power = offered_.power;
    if (takesCard_)
        loss.combat_cards = offered_.combat_cards;
    return loss;
}

} // namespace automa::app::scythe_app
