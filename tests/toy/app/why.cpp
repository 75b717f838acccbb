#include "tests/toy/app/why.h"

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
    return QStringLiteral("Take ") + place.last(1);
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
    return decision_ ? QStringLiteral("Taken: %1").arg(decision_->stones) : QString();
}

std::vector<WhyChapter> ToyWhy::tell() {
    WhyChapter chapter{.title = QStringLiteral("Why so many?"),
                       .heading = QStringLiteral("The Automa takes"),
                       .order = 1,
                       .done = true,
                       .plays = true,
                       .result = subtitle()};
    for (const core::TraceEntry& entry : decision_->trace) {
        WhyReason told;
        told.name = QString::fromUtf8(entry.rule.data(), static_cast<qsizetype>(entry.rule.size()));
        told.heading = told.name;
        told.sentence = toy_app::reason(entry);
        told.rule = told.name;
        told.counts = entry.outcome == core::Outcome::narrows;
        told.left = entry.after.size();
        told.on_map = true;
        if (entry.outcome == core::Outcome::chosen)
            told.shown.winner = decision_->stones - 1;
        else
            told.shown.candidates = placesOf(entry.after);
        told.legend = {{Why::Candidate, QStringLiteral("still in")}};
        chapter.reasons.push_back(std::move(told));
    }
    return {chapter};
}

} // namespace automa::app::toy_app
