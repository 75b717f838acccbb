#include "app/play/setup_orders.h"

#include <algorithm>

namespace automa::app {

void SetupModel::setWay(Way way) {
    if (way_ == way)
        return;
    way_ = way;
    wayChanged();
}

void SetupModel::show(const std::vector<StepGroup>& orders, std::vector<SetupPlaceRow> places,
                      std::size_t draw) {
    steps_.show(orders, draw);
    places_.show(std::move(places));
    emit changed();
}

bool SetupModel::isEntered(const QString& family, int place) const {
    return entered_.contains(key(family, place));
}

void SetupModel::setEntered(const QString& family, int place, bool entered) {
    if (entered)
        entered_.insert(key(family, place));
    else
        entered_.remove(key(family, place));
}

int SetupModel::entered() const {
    return static_cast<int>(std::ranges::count(places_.rows(), true, &SetupPlaceRow::entered));
}

const SetupPlaceRow* SetupModel::next() const {
    if (way_ == Draw)
        return nullptr;
    const auto found = std::ranges::find(places_.rows(), false, &SetupPlaceRow::entered);
    return found == places_.rows().end() ? nullptr : &*found;
}

QString SetupModel::nextFamily() const {
    return next() ? next()->family : QString();
}

int SetupModel::nextPlace() const {
    return next() ? next()->place : 0;
}

QString SetupModel::nextText() const {
    return next() ? next()->text : QString();
}

void SetupModel::ask(const QString& family, int place) {
    choices_.show(choicesFor(family, place));
}

} // namespace automa::app
