#include "app/barrage/map/board_scene.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

void stand(const State& state, SpaceId space, ScenePlace& place) {
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

BoardScene BoardScene::of(const Catalogue& facts, const State& state) {
    BoardScene scene;
    for (std::size_t i = 0; i < space_count; ++i) {
        const Space& space = facts.spaces[i];
        ScenePlace& place = scene.places[i];
        place.kind = space.kind;
        place.basin = space.basin;
        place.power = space.power;
        place.red_bordered = space.red_bordered;
        place.label = BarrageNames::short_place(id_of(space.id));
        if (space.kind == SpaceKind::conduit)
            place.code = QString::fromStdString(space.id);
        stand(state, SpaceId(i), place);
    }
    for (std::size_t h = 0; h < scene.headstream_drops.size(); ++h)
        scene.headstream_drops[h] = state.headstreams[h].drops;
    for (std::size_t r = 0; r < scene.regions.size(); ++r)
        scene.regions[r] = BarrageNames::region(id_of(static_cast<Region>(r)));
    return scene;
}

} // namespace automa::app::barrage_app
