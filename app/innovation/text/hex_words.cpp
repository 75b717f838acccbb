#include "app/innovation/text/hex_words.h"

#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

Terrain seenTerrain(const Catalogue& facts, const State& state, HexId hex) {
    const Building* building = building_on(state, hex);
    if (!building)
        return terrain_of(facts.map(state.map), state, hex);
    return building->owner == Player::automa ? state.automa.native : state.human(building->owner).native;
}

/// Whether two hexes look the same on the table.
bool alike(const Catalogue& facts, const State& state, HexId a, HexId b) {
    const Building* first = building_on(state, a);
    const Building* second = building_on(state, b);
    if (!first || !second)
        return !first && !second && seenTerrain(facts, state, a) == seenTerrain(facts, state, b);
    return first->owner == second->owner && first->kind == second->kind;
}

/// "mountain", or "workshop (Automa)"
QString lookOf(const Catalogue& facts, const State& state, HexId hex) {
    const Building* building = building_on(state, hex);
    if (!building)
        return Names::terrain(id_of(seenTerrain(facts, state, hex)));
    return translate("InnovationHex", "%1 (%2)", "building, owner")
        .arg(Names::building(id_of(building->kind)), Names::player(id_of(building->owner)));
}

QString placeAmong(int place, int all) {
    if (all == 1)
        return translate("InnovationHex", "the only one in the row");
    if (place == 1)
        return translate("InnovationHex", "the left one of %1").arg(all);
    if (place == all)
        return translate("InnovationHex", "the right one of %1").arg(all);
    if (all == 3)
        return translate("InnovationHex", "the middle one of 3");
    return translate("InnovationHex", "number %1 of %2 from the left").arg(place).arg(all);
}

QString rowWords(const Map& map, HexId hex, bool turned) {
    const int rows = map.hexes.back().at.row + 1;
    const int row = map.hex(hex).at.row;
    return translate("InnovationHex", "<b>Row %1</b>, %2 of %3 from the top")
        .arg(QChar(u'A' + static_cast<char16_t>(row)))
        .arg(turned ? rows - row : row + 1)
        .arg(rows);
}

QString inRowWords(const Catalogue& facts, const State& state, HexId hex, bool turned) {
    const Map& map = facts.map(state.map);
    int all = 0;
    int place = 0;
    for (const HexId other : map.land) {
        if (map.hex(other).at.row != map.hex(hex).at.row || !alike(facts, state, hex, other))
            continue;
        ++all;
        if (other == hex)
            place = all;
    }
    return translate("InnovationHex", "<b>%1</b>: %2", "what it looks like: which of the row")
        .arg(lookOf(facts, state, hex), placeAmong(turned ? all + 1 - place : place, all));
}

/// A human's building if there is one, else the Automa's.
QString besideWords(const Catalogue& facts, const State& state, HexId hex) {
    const Map& map = facts.map(state.map);
    const Building* beside = nullptr;
    for (const HexId neighbour : map.hex(hex).neighbours) {
        const Building* building = building_on(state, neighbour);
        if (building && (!beside || (is_human(building->owner) && !is_human(beside->owner))))
            beside = building;
    }
    if (!beside)
        return {};
    return translate("InnovationHex", "touches: %1 %2 (%3)", "building, hex, owner")
        .arg(Names::building(id_of(beside->kind)), hexCode(map, beside->hex),
             Names::player(id_of(beside->owner)));
}

} // namespace

QString hexCode(const Map& map, HexId hex) {
    return QString::fromStdString(map.hex(hex).id);
}

QString hexName(const Catalogue& facts, const State& state, HexId hex) {
    const HexFacts& printed = facts.map(state.map).hex(hex);
    if (!printed.terrain)
        return Names::hex(printed);
    return Names::hex(id_of(printed.id), seenTerrain(facts, state, hex));
}

//: what is on a hex
QString hexWords(const Catalogue& facts, const State& state, HexId hex) {
    const QString name = hexName(facts, state, hex);
    QStringList words;
    if (const Building* building = building_on(state, hex)) {
        words << Names::building(id_of(building->kind)) << Names::player(id_of(building->owner));
        if (building->marked)
            words << translate("InnovationHex", "with token");
        if (building->annex)
            words << Names::building("annex");
    }
    if (state.automa.own.tools.has(hex))
        words << translate("InnovationHex", "a tool");
    if (state.automa.own.fallow.has(hex))
        words << translate("InnovationHex", "fallow");
    if (state.automa.own.blighted.has(hex))
        words << translate("InnovationHex", "blighted");
    if (words.isEmpty())
        return name;
    return translate("InnovationHex", "%1: %2", "hex: what stands on it")
        .arg(name, words.join(QStringLiteral(", ")));
}

QStringList HexWay::lines() const {
    QStringList all{row, inRow};
    if (!beside.isEmpty())
        all << beside;
    return all;
}

HexWay findHex(const Catalogue& facts, const State& state, HexId hex, bool turned) {
    return {rowWords(facts.map(state.map), hex, turned), inRowWords(facts, state, hex, turned),
            besideWords(facts, state, hex)};
}

} // namespace automa::app::innovation_app
