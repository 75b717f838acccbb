// Factions with their bases and what the cards hold for them, and the 47 territories.
#include "app/lookup/chapters.h"
#include "app/scythe/lookup/chapters.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

QString names_of(const Catalogue& facts, const TerritorySet& territories) {
    QStringList names;
    for (const TerritoryId id : territories)
        names << ScytheNames::territory(facts.territory(id));
    return names.join(QStringLiteral(", "));
}

/// What the cards hold for the faction only: a line a scheme.
void add_card_lines(const Catalogue& facts, Faction faction, LookupEntry& entry) {
    for (std::size_t number = 1; number <= card_count; ++number)
        for (const Scheme which : {Scheme::I, Scheme::II}) {
            const SchemeFacts& scheme = facts.card(CardId(number)).scheme(which);
            QStringList own;
            for (const MoveSymbol& symbol : scheme.moves)
                if (symbol.faction == faction)
                    own << ScytheNames::move(MoveSymbol{symbol.kind, std::nullopt, symbol.min_power});
            for (const GainGroup& group : scheme.gains)
                if (group.faction == faction)
                    own << ScytheNames::gain(id_of(group.gain), group.amount);
            if (!own.isEmpty())
                entry.facts.push_back({translate("ScytheLookup", "Card %1, %2")
                                           .arg(QString::number(number), ScytheNames::scheme(id_of(which))),
                                       own.join(QStringLiteral(", ")),
                                       lookup_key(QStringLiteral("card"), QString::number(number))});
        }
}

LookupEntry faction_entry(const Catalogue& facts, Faction faction) {
    const FactionFacts& own = facts.faction(faction);
    LookupEntry entry{.kind = QStringLiteral("faction"), .id = id_of(faction).toString()};
    entry.title = ScytheNames::faction(id_of(faction));
    entry.summary = ScytheNames::emblem(id_of(faction));
    if (own.expansion)
        entry.summary += QStringLiteral(" · ") + translate("ScytheLookup", "Expansion");
    entry.facts = {
        {translate("ScytheLookup", "Emblem"), ScytheNames::emblem(id_of(faction)),
         QStringLiteral("symbol:brackets")},
        {translate("ScytheLookup", "Starts with"),
         ScytheNames::power(own.start_power) + QStringLiteral(", ")
             + ScytheNames::combat_cards(own.start_combat_cards),
         rule_key(QStringLiteral("S-9"))},
        {translate("ScytheLookup", "Workers start on"), names_of(facts, own.base.land),
         QStringLiteral("topic:home_base")},
    };
    add_card_lines(facts, faction, entry);
    for (const MechAbility& mech : own.mechs)
        entry.facts.push_back(
            {translate("ScytheLookup", "Your mech: %1").arg(ScytheNames::ability(id_of(mech.id))),
             ScytheNames::ability_effect(id_of(mech.matters)),
             {}});
    entry.links = rule_links("S-8 S-23 S-100");
    return entry;
}

struct Border {
    EdgeKind kind;
    const char* label;
};

constexpr Border borders[] = {
    {EdgeKind::land, QT_TRANSLATE_NOOP("ScytheLookup", "By land")},
    {EdgeKind::river, QT_TRANSLATE_NOOP("ScytheLookup", "Across a river")},
    {EdgeKind::lake, QT_TRANSLATE_NOOP("ScytheLookup", "To or from a lake")},
};

void add_bases(const Catalogue& facts, TerritoryId id, LookupEntry& entry) {
    for (std::size_t i = 0; i < faction_count; ++i) {
        const auto faction = static_cast<Faction>(i);
        const HomeBase& base = facts.faction(faction).base;
        const QString key = lookup_key(QStringLiteral("faction"), id_of(faction).toString());
        if (base.land.has(id))
            entry.facts.push_back(
                {translate("ScytheLookup", "Home base by land"), ScytheNames::faction(id_of(faction)), key});
        if (base.water.has(id))
            entry.facts.push_back({translate("ScytheLookup", "Home base across water"),
                                   ScytheNames::faction(id_of(faction)), key});
    }
}

LookupEntry territory_entry(const Catalogue& facts, TerritoryId id) {
    const Territory& territory = facts.territory(id);
    LookupEntry entry{.kind = QStringLiteral("territory"),
                      .id = QString::fromStdString(territory.id),
                      .group = as_label(ScytheNames::terrain(id_of(territory.terrain)))};
    entry.title = as_label(ScytheNames::territory(territory));
    QStringList marks;
    if (territory.encounter)
        marks << translate("ScytheLookup", "encounter");
    if (territory.tunnel)
        marks << translate("ScytheLookup", "tunnel");
    entry.summary = marks.join(QStringLiteral(", "));
    if (territory.resource)
        entry.facts.push_back({translate("ScytheLookup", "Resource when conquered"),
                               ScytheNames::resource(id_of(*territory.resource)),
                               rule_key(QStringLiteral("S-103"))});
    if (territory.encounter)
        entry.facts.push_back({translate("ScytheLookup", "Encounter"), translate("ScytheLookup", "yes"),
                               QStringLiteral("topic:encounter")});
    if (territory.tunnel)
        entry.facts.push_back({translate("ScytheLookup", "Tunnel"), translate("ScytheLookup", "yes"),
                               QStringLiteral("topic:tunnel")});
    entry.facts.push_back({translate("ScytheLookup", "Steps to the Factory"),
                           QString::number(facts.hex_steps(id, facts.factory)),
                           QStringLiteral("topic:distance")});
    entry.facts.push_back({translate("ScytheLookup", "Order"),
                           translate("ScytheLookup", "%1 of %2 in reading order")
                               .arg(QString::number(id.index() + 1), QString::number(territory_count)),
                           QStringLiteral("topic:reading_order")});
    for (const Border& border : borders)
        if (const TerritorySet& across = territory.across[index_of(border.kind)]; !across.empty())
            entry.facts.push_back({translate("ScytheLookup", border.label), names_of(facts, across), {}});
    add_bases(facts, id, entry);
    entry.keywords = {entry.id};
    return entry;
}

} // namespace

void add_board(const Catalogue& facts, LookupEntries& entries) {
    for (std::size_t i = 0; i < faction_count; ++i)
        entries.push_back(faction_entry(facts, static_cast<Faction>(i)));
    // By terrain, as the list is divided; inside in reading order.
    for (std::size_t terrain = 0; terrain < count_of<Terrain>; ++terrain)
        for (std::size_t i = 0; i < territory_count; ++i)
            if (index_of(facts.territories[i].terrain) == terrain)
                entries.push_back(territory_entry(facts, TerritoryId(i)));
}

} // namespace automa::app::scythe_app
