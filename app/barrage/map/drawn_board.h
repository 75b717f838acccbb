// A position as the map draws it: what stands on every space, free of rules. A pure conversion.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace automa::app::barrage_app {

struct DrawnPlace {
    barrage::SpaceKind kind = barrage::SpaceKind::dam;
    int basin = 0;
    int power = 0; // conduits
    bool red_bordered = false;
    QString code;  // conduits: "6A"
    QString label; // "6 upper"
    barrage::Owner owner = barrage::Owner::nobody;
    int height = 0; // dams
    int drops = 0;

    [[nodiscard]] bool built() const { return owner != barrage::Owner::nobody; }
};

struct DrawnBoard {
    std::array<DrawnPlace, barrage::space_count> places;
    std::array<int, 4> headstream_drops{};
    std::array<QString, 3> regions; // names, by region

    [[nodiscard]] const DrawnPlace& place(barrage::SpaceId space) const { return places[space.index()]; }
    [[nodiscard]] static DrawnBoard of(const barrage::Catalogue& facts, const barrage::State& state);
};

/// What is lifted out of the map, in Barrage's own words: see app/map/map_highlights.h.
struct BoardHighlights {
    struct Mark {
        barrage::SpaceId space;
        QString text;
    };

    barrage::SpaceSet candidates;
    barrage::SpaceSet out;  // fell out just now
    barrage::SpaceSet gone; // fell out before
    barrage::SpaceSet reasons;
    std::optional<barrage::SpaceId> winner;
    std::optional<barrage::SpaceId> chosen; // looked at; without a veil
    int chosen_headstream = -1;
    std::array<bool, 4> asked{};                   // headstreams that nothing is known of yet
    barrage::Owner piece = barrage::Owner::nobody; // what would stand on the winner
    std::vector<Mark> marks;
    bool open = false; // nothing is veiled

    [[nodiscard]] bool veiled() const {
        if (open)
            return false;
        return winner || !marks.empty() || !(candidates | out | gone | reasons).empty();
    }
};

} // namespace automa::app::barrage_app
