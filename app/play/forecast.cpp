#include "app/play/forecast.h"

#include "app/shell/settings.h"

namespace automa::app {

ForecastModel::ForecastModel(Settings& settings, QString key, QObject* parent)
    : QObject(parent), settings_(settings), key_(std::move(key)) {
    idle_.setSingleShot(true);
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &ForecastModel::compute);
    connect(&settings_, &Settings::valueChanged, this, [this](const QString& changedKey) {
        if (changedKey == key_)
            compute();
    });
}

bool ForecastModel::enabled() const {
    return settings_.value(key_, true).toBool();
}

void ForecastModel::setEnabled(bool enabled) {
    settings_.setValue(key_, enabled);
}

void ForecastModel::refresh() {
    idle_.start();
}

void ForecastModel::computeNow() {
    if (idle_.isActive())
        compute();
}

void ForecastModel::compute() {
    idle_.stop();
    shown_ = enabled() ? foresee() : std::nullopt;
    outcomes_.show(shown_ ? shown_->outcomes : std::vector<ForecastOutcome>());
    emit changed();
}

} // namespace automa::app
