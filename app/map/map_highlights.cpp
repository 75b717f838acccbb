#include "app/map/map_highlights.h"

#include <algorithm>

namespace automa::app {

bool MapHighlights::picked() const {
    return winner != no_place || chosen != no_place || std::ranges::any_of(lines, [](const MapLine& line) {
               return line.kind == MapLine::Kind::move;
           });
}

core::Candidates MapHighlights::lit() const {
    core::Candidates all = candidates | out | reasons | targets;
    for (const std::vector<MapMark>* list : {&marks, &labels})
        for (const MapMark& mark : *list)
            if (mark.place >= 0)
                all.add(static_cast<std::size_t>(mark.place));
    if (winner >= 0)
        all.add(static_cast<std::size_t>(winner));
    return all;
}

const MapMark* MapHighlights::markAt(int place) const {
    const auto found = std::ranges::find(marks, place, &MapMark::place);
    return found == marks.end() ? nullptr : &*found;
}

} // namespace automa::app
