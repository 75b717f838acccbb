#include "app/play/turn_card.h"

namespace automa::app {

void TurnModel::show(TurnText text, std::size_t card) {
    look_ = std::move(text.look);
    headline_ = std::move(text.headline);
    sublines_ = text.sublines.join(u'\n');
    steps_.show(text.groups, card);
    offers_.show(std::move(text.offers));
    skipped_.show(std::move(text.skipped));
    emit changed();
}

} // namespace automa::app
