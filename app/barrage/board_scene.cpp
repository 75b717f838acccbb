#include "app/barrage/board_scene.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"

#include <QVariantList>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

std::optional<SpaceId> spaceOf(const Catalogue& facts, const QVariant& id) {
    return facts.find_space(id.toString().toStdString());
}

SpaceSet spacesOf(const Catalogue& facts, const QVariant& ids) {
    SpaceSet set;
    for (const QVariant& id : ids.toList())
        if (const auto space = spaceOf(facts, id))
            set.add(*space);
    return set;
}

Owner ownerOf(const QString& id) {
    const auto found = std::ranges::find(Names<Owner>::all, id.toStdString());
    return found == Names<Owner>::all.end() ? Owner::nobody
                                            : static_cast<Owner>(found - Names<Owner>::all.begin());
}

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

MapHighlights MapHighlights::from(const Catalogue& facts, const QVariantMap& map) {
    MapHighlights result;
    result.candidates = spacesOf(facts, map.value(QStringLiteral("candidates")));
    result.out = spacesOf(facts, map.value(QStringLiteral("out")));
    result.gone = spacesOf(facts, map.value(QStringLiteral("gone")));
    result.reasons = spacesOf(facts, map.value(QStringLiteral("reasons")));
    result.winner = spaceOf(facts, map.value(QStringLiteral("winner")));
    result.chosen = spaceOf(facts, map.value(QStringLiteral("chosen")));
    result.open = map.value(QStringLiteral("open")).toBool();
    result.piece = ownerOf(map.value(QStringLiteral("piece")).toString());
    const QString chosen = map.value(QStringLiteral("chosen")).toString();
    if (chosen.startsWith(QLatin1String("headstream_")) && chosen.size() == 12)
        result.chosen_headstream = std::clamp(chosen.back().unicode() - u'A', 0, 3);
    for (std::size_t i = 0; i < result.asked.size(); ++i)
        result.asked[i] =
            map.value(QStringLiteral("asked"))
                .toStringList()
                .contains(QStringLiteral("headstream_") + QChar(u'A' + static_cast<char16_t>(i)));
    for (const QVariant& mark : map.value(QStringLiteral("marks")).toList()) {
        const QVariantMap fields = mark.toMap();
        if (const auto space = spaceOf(facts, fields.value(QStringLiteral("id"))))
            result.marks.push_back({*space, fields.value(QStringLiteral("text")).toString()});
    }
    return result;
}

} // namespace automa::app::barrage_app
