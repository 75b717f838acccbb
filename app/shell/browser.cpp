#include "app/shell/browser.h"

namespace automa::app {

void Browser::tellKeeping(Keeping keeping) {
    if (keeping == keeping_)
        return;
    keeping_ = keeping;
    emit keepingChanged();
}

void Browser::tellHandedOver() {
    tellKeeping(Keeping::Kept);
    emit handedOver();
}

} // namespace automa::app
