#include "app/innovation/text/hex_words.h"

#include "app/innovation/text/names.h"
#include "model/innovation/board.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

QString id(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

Terrain seenTerrain(const Catalogue& facts, const State& state, HexId hex) {
    const Building* building = building_on(state, hex);
    if (!building)
        return terrain_of(facts.map(state.map), state, hex);
    return building->owner == Player::automa ? state.automa.native : state.human(building->owner).native;
}

} // namespace

QString hexName(const Catalogue& facts, const State& state, HexId hex) {
    const HexFacts& printed = facts.map(state.map).hex(hex);
    if (!printed.terrain)
        return Names::hex(printed);
    return Names::hex(id(printed.id), seenTerrain(facts, state, hex));
}

QString hexWords(const Catalogue& facts, const State& state, HexId hex) {
    const QString name = hexName(facts, state, hex);
    const Building* building = building_on(state, hex);
    if (!building)
        return name;
    QStringList words{Names::building(id(name_of(building->kind))),
                      Names::player(id(name_of(building->owner)))};
    if (building->marked)
        words << translate("InnovationHex", "with token");
    if (building->annex)
        words << Names::building(QStringLiteral("annex"));
    return translate("InnovationHex", "%1: %2", "hex: what stands on it")
        .arg(name, words.join(QStringLiteral(", ")));
}

} // namespace automa::app::innovation_app
