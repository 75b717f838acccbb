// Terrains with their priority rows and the initial workshops of both maps, disciplines, buildings.
#include "app/innovation/lookup/chapters.h"
#include "app/innovation/text/names.h"
#include "app/lookup/chapters.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

LookupEntry terrain_entry(const Catalogue& facts, Terrain id) {
    LookupEntry entry{.kind = QStringLiteral("terrain"), .id = id_of(id).toString()};
    entry.title = as_label(InnovationNames::terrain(id_of(id)));
    entry.summary = InnovationNames::terrain_colour(id_of(id));
    entry.facts.push_back({translate("InnovationLookup", "Colour"), entry.summary, {}});
    const auto& rows = facts.priority[index_of(id)];
    for (std::size_t row = 0; row < rows.size(); ++row) {
        QStringList terrains;
        for (const Terrain terrain : rows[row])
            terrains << InnovationNames::terrain(id_of(terrain));
        entry.facts.push_back(
            {translate("InnovationLookup", "Row %1").arg(id_of(static_cast<PriorityRow>(row)).toString()),
             terrains.join(QStringLiteral(" → ")), QStringLiteral("topic:terrain_priority")});
    }
    for (const Map& map : facts.maps)
        for (std::size_t letter = 0; letter < count_of<Letter>; ++letter)
            entry.facts.push_back({translate("InnovationLookup", "%1, letter %2")
                                       .arg(as_label(InnovationNames::map(id_of(map.side))),
                                            id_of(static_cast<Letter>(letter)).toString()),
                                   InnovationNames::hex(map.hex(map.letters[index_of(id)][letter])),
                                   QStringLiteral("topic:first_workshops")});
    entry.links = rule_links("A-20 A-35 A-24");
    return entry;
}

LookupEntry discipline_entry(const Catalogue& facts, Discipline id) {
    LookupEntry entry{.kind = QStringLiteral("discipline"), .id = id_of(id).toString()};
    entry.title = as_label(InnovationNames::discipline(id_of(id)));
    entry.summary = InnovationNames::discipline_colour(id_of(id));
    QStringList spaces;
    for (const int value : facts.science.spaces[index_of(id)])
        spaces << QString::number(value);
    entry.facts = {
        {translate("InnovationLookup", "Colour of its books"), entry.summary, {}},
        {translate("InnovationLookup", "Scholar spaces"), spaces.join(QStringLiteral(", ")),
         QStringLiteral("topic:scholar")},
    };
    entry.links = rule_links("A-78 A-79 A-80 A-81 A-86");
    return entry;
}

LookupEntry building_entry(const Catalogue& facts, Kind id) {
    const KindFacts& kind = facts.kind(id);
    LookupEntry entry{.kind = QStringLiteral("building"), .id = id_of(id).toString()};
    entry.title = as_label(InnovationNames::building(id_of(id)));
    entry.summary = InnovationNames::power(kind.power);
    entry.facts.push_back({translate("InnovationLookup", "Power value"), QString::number(kind.power),
                           QStringLiteral("topic:power")});
    if (kind.count > 0)
        entry.facts.push_back(
            {translate("InnovationLookup", "Of each colour"), QString::number(kind.count), {}});
    QStringList next;
    for (const Kind upgrade : kind.upgrades)
        next << InnovationNames::building(id_of(upgrade));
    if (!next.isEmpty())
        entry.facts.push_back({translate("InnovationLookup", "Becomes"), next.join(QStringLiteral(", ")),
                               QStringLiteral("symbol:upgrade")});
    entry.links = rule_links(id == Kind::workshop ? "A-63 A-68 A-70"
                             : is_neutral(id)     ? "A-6"
                                                  : "A-70 A-74 A-75");
    return entry;
}

} // namespace

void add_board(const Catalogue& facts, LookupEntries& entries) {
    for (std::size_t i = 0; i < count_of<Terrain>; ++i)
        entries.push_back(terrain_entry(facts, static_cast<Terrain>(i)));
    for (std::size_t i = 0; i < count_of<Discipline>; ++i)
        entries.push_back(discipline_entry(facts, static_cast<Discipline>(i)));
    for (std::size_t i = 0; i < count_of<Kind>; ++i)
        entries.push_back(building_entry(facts, static_cast<Kind>(i)));
}

} // namespace automa::app::innovation_app
