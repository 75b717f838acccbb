#include "app/barrage/forecast.h"

#include "app/barrage/table_words.h"
#include "app/barrage/text/names.h"
#include "app/shell/settings.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString settingKey() {
    return QStringLiteral("barrage/forecast");
}

} // namespace

BarrageForecast::BarrageForecast(BarrageGame& game, Settings& settings, QObject* parent)
    : QObject(parent), game_(game), settings_(settings) {
    idle_.setSingleShot(true);
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &BarrageForecast::settle);
    connect(&game_, &BarrageGame::changed, &idle_, qOverload<>(&QTimer::start));
    connect(&settings_, &Settings::valueChanged, this, [this](const QString& key) {
        if (key == settingKey())
            settle();
    });
}

bool BarrageForecast::enabled() const {
    return settings_.value(settingKey(), true).toBool();
}

void BarrageForecast::setEnabled(bool enabled) {
    settings_.setValue(settingKey(), enabled);
}

void BarrageForecast::settle() {
    idle_.stop();
    // A tile that is read for a human first changes the criteria in a way nobody knows yet.
    const bool known = game_.isOpen() && enabled() && !game_.tileForHuman();
    forecast_ = known ? forecast(game_.facts(), game_.state()) : std::nullopt;
    emit changed();
}

QString BarrageForecast::company() const {
    return forecast_ ? text(name_of(forecast_->company)) : QString();
}

QString BarrageForecast::title() const {
    return forecast_ ? translate("BarrageForecast", "Forecast · %1")
                           .arg(BarrageNames::company(id_of(forecast_->company)))
                     : QString();
}

QString BarrageForecast::note() const {
    if (!forecast_)
        return {};
    const int count = static_cast<int>(forecast_->prospects.size());
    if (!forecast_->criteria_tile)
        return translate("BarrageForecast", "All tiles are shuffled before that turn.");
    return translate("BarrageForecast", "Criteria: tile %1. %n tile(s) may come next.", nullptr, count)
        .arg(forecast_->criteria_tile->value);
}

QVariantList BarrageForecast::outcomes() const {
    QVariantList list;
    if (!forecast_)
        return list;
    const int total = static_cast<int>(forecast_->prospects.size());
    for (const Outcome& outcome : outcomesOf(game_.facts(), *forecast_))
        list << QVariantMap{{QStringLiteral("text"), outcome.text},
                            {QStringLiteral("odds"), oddsText(outcome.count, total)},
                            {QStringLiteral("symbol"), outcome.symbol},
                            {QStringLiteral("share"), static_cast<double>(outcome.count) / total}};
    return list;
}

} // namespace automa::app::barrage_app
