#include "app/barrage/map/map_places.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr int first_space = static_cast<int>(count_of<Headstream>);

} // namespace

MapPlaces::MapPlaces(const Catalogue& facts) {
    const auto add = [&](const auto& spaces) {
        for (const SpaceId space : spaces) {
            places_[space.index()] = first_space + static_cast<int>(spaces_.size());
            spaces_.push_back(space);
        }
    };
    for (int number = 1; number <= static_cast<int>(basin_count); ++number) {
        add(facts.basin(number).powerhouses);
        add(facts.basin(number).dams);
        add(facts.basin(number).conduits);
    }
}

core::Candidates MapPlaces::of(SpaceSet spaces) const {
    core::Candidates places;
    for (const SpaceId space : spaces)
        places.add(static_cast<std::size_t>(of(space)));
    return places;
}

std::optional<SpaceId> MapPlaces::spaceAt(int place) const {
    const int index = place - first_space;
    if (index < 0 || index >= static_cast<int>(spaces_.size()))
        return std::nullopt;
    return spaces_[static_cast<std::size_t>(index)];
}

SpaceSet MapPlaces::spacesAt(const core::Candidates& places) const {
    SpaceSet spaces;
    for (const std::size_t place : places)
        if (const auto space = spaceAt(static_cast<int>(place)))
            spaces.add(*space);
    return spaces;
}

} // namespace automa::app::barrage_app
