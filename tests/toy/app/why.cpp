#include "tests/toy/app/why.h"

#include "tests/toy/app/text/names.h"

#include <QPainter>

namespace automa::app::toy_app {

namespace {

constexpr int numbers = 3;
constexpr double cell = 100;

/// The model's candidates are the numbers themselves, the map counts its places from zero.
core::Candidates placesOf(const core::Candidates& taken) {
    core::Candidates places;
    for (const std::size_t number : taken)
        places.add(number - 1);
    return places;
}

} // namespace

ToyMap::ToyMap() {
    std::vector<MapPlace> places;
    for (int i = 0; i < numbers; ++i) {
        const QRectF frame(i * cell, 0, cell, cell);
        places.push_back({QStringLiteral("number_%1").arg(i + 1), frame.center(), frame});
    }
    setPlaces(std::move(places));
}

QRectF ToyMap::bounds() const {
    return {0, 0, numbers * cell, cell};
}

void ToyMap::paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const {
    for (int i = 0; i < numbers; ++i) {
        const bool won = shown.winner == i;
        const bool drawn = part == MapPart::board    ? true
                           : part == MapPart::winner ? won
                                                     : shown.candidates.has(static_cast<std::size_t>(i));
        if (!drawn)
            continue;
        stroke.painter.setBrush(part == MapPart::board    ? stroke.ink.surface
                                : part == MapPart::winner ? stroke.ink.winner
                                                          : stroke.ink.primaryC);
        stroke.painter.drawEllipse(placeList()[static_cast<std::size_t>(i)].frame.adjusted(10, 10, -10, -10));
    }
}

QString ToyMap::describe(const QString& place) const {
    return translate("ToyWhy", "Take %1").arg(place.last(1));
}

ToyWhy::ToyWhy(ToyGame& game) : game_(game) {
    connect(&game_, &SessionBase::changed, this, &ToyWhy::take);
}

void ToyWhy::take() {
    if (!game_.isOpen())
        decision_.reset();
    else if (game_.decision())
        decision_ = game_.decision();
    forget();
}

QString ToyWhy::subtitle() const {
    return decision_ ? translate("ToyWhy", "Taken: %1").arg(decision_->stones) : QString();
}

std::vector<WhyChapter> ToyWhy::tell() {
    WhyChapter chapter{.title = translate("ToyWhy", "Why so many?"),
                       .heading = translate("ToyWhy", "The Automa takes"),
                       .order = 1,
                       .done = true,
                       .plays = true,
                       .result = subtitle()};
    for (const core::TraceEntry& entry : decision_->trace) {
        WhyReason reason;
        reason.name = QString::fromUtf8(entry.rule.data(), static_cast<qsizetype>(entry.rule.size()));
        reason.heading = reason.name;
        reason.sentence = ToyNames::reason(entry);
        reason.rule = reason.name;
        reason.counts = entry.outcome == core::Outcome::narrows;
        reason.left = entry.after.size();
        reason.on_map = true;
        if (entry.outcome == core::Outcome::chosen)
            reason.shown.winner = decision_->stones - 1;
        else
            reason.shown.candidates = placesOf(entry.after);
        reason.legend = {{Why::Candidate, translate("ToyWhy", "still possible")}};
        chapter.reasons.push_back(std::move(reason));
    }
    return {chapter};
}

} // namespace automa::app::toy_app
