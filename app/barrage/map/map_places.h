// The places of Barrage's map as highlights count them: the headstreams, then the spaces in the order of
// their codes.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/space_set.h"
#include "model/core/candidates.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace automa::app::barrage_app {

class MapPlaces {
public:
    explicit MapPlaces(const barrage::Catalogue& facts);

    /// In their order; they follow the headstreams.
    [[nodiscard]] std::span<const barrage::SpaceId> spaces() const { return spaces_; }
    [[nodiscard]] int of(barrage::SpaceId space) const { return places_[space.index()]; }
    [[nodiscard]] static int of(barrage::Headstream headstream) { return static_cast<int>(headstream); }
    [[nodiscard]] core::Candidates of(barrage::SpaceSet spaces) const;
    [[nodiscard]] std::optional<barrage::SpaceId> spaceAt(int place) const;
    [[nodiscard]] barrage::SpaceSet spacesAt(const core::Candidates& places) const;

private:
    std::array<int, barrage::space_count> places_{};
    std::vector<barrage::SpaceId> spaces_;
};

} // namespace automa::app::barrage_app
