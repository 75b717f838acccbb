#include "app/innovation/tiles.h"

#include "app/innovation/joined.h"
#include "app/innovation/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <QHash>

namespace automa::app::innovation_app {

using namespace innovation;

InnovationTiles::InnovationTiles(InnovationApp& app) : facts_(app.facts()) {}

InnovationTiles* InnovationTiles::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationTiles>(engine, scripts);
}

InnovationTileLook InnovationTiles::look(Kind kind, int number) const {
    if (kind == Final) {
        if (number < 1 || number > static_cast<int>(final_tile_count))
            return {};
        const FinalTile& tile = facts_->final_tile(number);
        return {scoringSign(id_of(tile.scoring).toString()), tile.player_vp,
                id_of(tile.discipline).toString(), tile.vp};
    }
    if (number < 1 || number > static_cast<int>(round_tile_count))
        return {};
    const RoundTile& tile = facts_->round_tile(number);
    return {scoringSign(id_of(tile.scoring).toString()), tile.player_vp, id_of(tile.discipline).toString(),
            tile.vp[kind == Late ? 1 : 0]};
}

int InnovationTiles::terrainNumber(const QString& terrain) const {
    const auto known = by_text<Terrain>(terrain);
    return known ? static_cast<int>(index_of(*known)) : -1;
}

int InnovationTiles::disciplineNumber(const QString& discipline) const {
    const auto known = by_text<Discipline>(discipline);
    return known ? static_cast<int>(index_of(*known)) : -1;
}

QString InnovationTiles::disciplineName(const QString& discipline) const {
    return as_label(InnovationNames::discipline(discipline));
}

QString scoringSign(const QString& scoring) {
    static const QHash<QString, QString> signs{
        {QStringLiteral("build_school"), QStringLiteral("innovation_school")},
        {QStringLiteral("build_palace_or_university"), QStringLiteral("innovation_palace")},
        {QStringLiteral("build_workshop"), QStringLiteral("innovation_workshop")},
        {QStringLiteral("take_innovation"), QStringLiteral("innovation_innovation")},
        {QStringLiteral("build_guild"), QStringLiteral("innovation_guild")},
        {QStringLiteral("use_spade"), QStringLiteral("innovation_spade")},
        {QStringLiteral("advance_shipping_or_terraforming"), QStringLiteral("innovation_ship")},
        {QStringLiteral("found_city"), QStringLiteral("innovation_buildings")},
        {QStringLiteral("advance_discipline_level"), QStringLiteral("innovation_science")},
        {QStringLiteral("build_workshop_on_map_edge"), QStringLiteral("innovation_atlas")},
    };
    return signs.value(scoring, QStringLiteral("vp"));
}

} // namespace automa::app::innovation_app
