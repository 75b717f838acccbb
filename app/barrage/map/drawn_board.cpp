#include "app/barrage/map/drawn_board.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

void stand(const State& state, SpaceId space, DrawnPlace& place) {
    const std::size_t index = index_in_kind(space);
    switch (place.kind) {
    case SpaceKind::dam:
        place.owner = state.dams[index].owner;
        place.height = state.dams[index].height;
        place.drops = state.dams[index].drops;
        return;
    case SpaceKind::conduit:
        place.owner = state.conduits[index];
        return;
    case SpaceKind::powerhouse:
        place.owner = state.powerhouses[index];
        return;
    }
}

} // namespace

DrawnBoard DrawnBoard::of(const Catalogue& facts, const State& state) {
    DrawnBoard drawn;
    for (std::size_t i = 0; i < space_count; ++i) {
        const Space& space = facts.spaces[i];
        DrawnPlace& place = drawn.places[i];
        place.kind = space.kind;
        place.basin = space.basin;
        place.power = space.power;
        place.red_bordered = space.red_bordered;
        place.label = BarrageNames::short_place(id_of(space.id));
        if (space.kind == SpaceKind::conduit)
            place.code = QString::fromStdString(space.id);
        stand(state, SpaceId(i), place);
    }
    for (std::size_t h = 0; h < drawn.headstream_drops.size(); ++h)
        drawn.headstream_drops[h] = state.headstreams[h].drops;
    for (std::size_t r = 0; r < drawn.regions.size(); ++r)
        drawn.regions[r] = BarrageNames::region(id_of(static_cast<Region>(r)));
    return drawn;
}

} // namespace automa::app::barrage_app
