#include "app/play/game_place.h"

#include "app/shell/settings.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace automa::app {
namespace {

constexpr std::array<const char*, 3> ids{"table", "board", "trackers"}; // by number; old settings hold them

} // namespace

GamePlace::GamePlace(Settings& settings, const QString& game)
    : settings_(settings), key_(game + QStringLiteral("/place")) {
    connect(&settings_, &Settings::valueChanged, this, [this](const QString& key) {
        if (key == key_)
            emit keptChanged();
    });
}

GamePlace::Place GamePlace::kept() const {
    return of(settings_.value(key_).toString());
}

void GamePlace::keep(Place place) {
    settings_.setValue(key_, idOf(place));
}

QString GamePlace::idOf(Place place) {
    return QString::fromLatin1(ids.at(static_cast<std::size_t>(place)));
}

GamePlace::Place GamePlace::of(const QString& id) {
    const auto found = std::ranges::find(ids, id, [](const char* each) { return QLatin1String(each); });
    return found == ids.end() ? Table : static_cast<Place>(std::distance(ids.begin(), found));
}

} // namespace automa::app
