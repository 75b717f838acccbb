// The board by its codes: basins, conduits, headstreams, regions and the spaces in them.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

const QString comma = QStringLiteral(", ");

QString basin_key(int number) {
    return lookup_key(QStringLiteral("basin"), QString::number(number));
}

QString conduit_line(const Space& conduit) {
    return translate("BarrageLookup", "%1: power %2, to basin %3")
        .arg(text(conduit.id))
        .arg(conduit.power)
        .arg(conduit.destination);
}

QString with_border(const Space& space) {
    const QString place = BarrageNames::short_place(id_of(space.id));
    return space.red_bordered ? translate("BarrageLookup", "%1 (red border)").arg(place) : place;
}

template <class Spaces>
QString places(const Catalogue& facts, const Spaces& spaces) {
    QStringList names;
    for (const SpaceId id : spaces)
        names << with_border(facts.space(id));
    return names.join(comma);
}

QString water_from(const Catalogue& facts, int number) {
    QStringList sources;
    if (const auto headstream = facts.basin(number).headstream)
        sources << BarrageNames::headstream(id_of(*headstream));
    for (int other = 1; other <= static_cast<int>(basin_count); ++other)
        if (facts.basin(other).next == number)
            sources << BarrageNames::basin(other);
    return sources.join(comma);
}

QString flows_to(const Catalogue& facts, int number) {
    const int next = facts.basin(number).next;
    return next > 0 ? BarrageNames::basin(next)
                    : BarrageNames::river_end(number == 11 ? u"exit_left" : u"exit_right");
}

LookupEntry basin_entry(const Catalogue& facts, int number) {
    const Basin& basin = facts.basin(number);
    LookupEntry entry{.kind = QStringLiteral("basin"), .id = QString::number(number)};
    entry.title = as_label(BarrageNames::basin(number));
    entry.summary = as_label(BarrageNames::region(id_of(basin.region)));
    entry.facts.push_back({translate("BarrageLookup", "Region"),
                           as_label(BarrageNames::region(id_of(basin.region))),
                           lookup_key(QStringLiteral("region"), text(name_of(basin.region)))});
    entry.facts.push_back(
        {translate("BarrageLookup", "Water from"), as_label(water_from(facts, number)), {}});
    entry.facts.push_back({translate("BarrageLookup", "Water flows to"), as_label(flows_to(facts, number)),
                           basin.next > 0 ? basin_key(basin.next) : QString()});
    if (!basin.dams.empty())
        entry.facts.push_back({translate("BarrageLookup", "Dam spaces"), places(facts, basin.dams), {}});
    if (!basin.powerhouses.empty())
        entry.facts.push_back(
            {translate("BarrageLookup", "Powerhouse spaces"), places(facts, basin.powerhouses), {}});
    for (const SpaceId conduit : basin.conduits)
        entry.facts.push_back({translate("BarrageLookup", "Conduit"), conduit_line(facts.space(conduit)),
                               lookup_key(QStringLiteral("conduit"), text(facts.space(conduit).id))});
    for (const SpaceId conduit : basin.conduits_into)
        entry.facts.push_back({translate("BarrageLookup", "Conduit into it"),
                               translate("BarrageLookup", "%1: power %2")
                                   .arg(text(facts.space(conduit).id))
                                   .arg(facts.space(conduit).power),
                               lookup_key(QStringLiteral("conduit"), text(facts.space(conduit).id))});
    entry.links = {rule_key(QStringLiteral("B-7.4"))};
    return entry;
}

LookupEntry conduit_entry(const Catalogue& facts, const Space& conduit) {
    LookupEntry entry{.kind = QStringLiteral("conduit"), .id = text(conduit.id)};
    entry.title = as_label(BarrageNames::space(id_of(conduit.id)));
    entry.summary = translate("BarrageLookup", "power %1, from basin %2 to basin %3")
                        .arg(conduit.power)
                        .arg(conduit.basin)
                        .arg(conduit.destination);
    entry.facts = {{translate("BarrageLookup", "Power"), QString::number(conduit.power), {}},
                   {translate("BarrageLookup", "Starts in"), as_label(BarrageNames::basin(conduit.basin)),
                    basin_key(conduit.basin)},
                   {translate("BarrageLookup", "Ends in"), as_label(BarrageNames::basin(conduit.destination)),
                    basin_key(conduit.destination)},
                   {translate("BarrageLookup", "Cost"),
                    BarrageNames::excavators(conduit.power * facts.costs.conduit_per_power),
                    {}}};
    entry.links = {lookup_key(QStringLiteral("structure"), QStringLiteral("conduit")),
                   rule_key(QStringLiteral("B-7.4")), rule_key(QStringLiteral("B-4.5"))};
    return entry;
}

LookupEntry headstream_entry(const Catalogue& facts, Headstream letter) {
    const int basin = facts.headstream_basin[index_of(letter)];
    LookupEntry entry{.kind = QStringLiteral("headstream"), .id = text(name_of(letter))};
    entry.title = as_label(BarrageNames::headstream(id_of(letter)));
    entry.summary = translate("BarrageLookup", "feeds basin %1").arg(basin);
    QStringList way;
    for (int number = basin; number > 0; number = facts.basin(number).next)
        way << QString::number(number);
    entry.facts = {
        {translate("BarrageLookup", "Feeds"), as_label(BarrageNames::basin(basin)), basin_key(basin)},
        {translate("BarrageLookup", "Its water passes basins"), way.join(QStringLiteral(" → ")), {}}};
    entry.keywords = {translate("BarrageLookup", "Headstream")};
    entry.links = {rule_key(QStringLiteral("B-5.2")), rule_key(QStringLiteral("B-9.2"))};
    return entry;
}

LookupEntry region_entry(const Catalogue& facts, Region region) {
    LookupEntry entry{.kind = QStringLiteral("region"), .id = text(name_of(region))};
    entry.title = as_label(BarrageNames::region(id_of(region)));
    QStringList basins;
    for (int number = 1; number <= static_cast<int>(basin_count); ++number)
        if (facts.basin(number).region == region)
            basins << QString::number(number);
    entry.summary = translate("BarrageLookup", "basins %1").arg(basins.join(comma));
    const Costs& costs = facts.costs;
    entry.facts = {{translate("BarrageLookup", "Basins"), basins.join(comma), {}},
                   {as_label(BarrageNames::structure(u"base")),
                    BarrageNames::excavators(costs.base[index_of(region)]),
                    lookup_key(QStringLiteral("structure"), QStringLiteral("base"))},
                   {as_label(BarrageNames::structure(u"elevation")),
                    BarrageNames::mixers(costs.elevation[index_of(region)]),
                    lookup_key(QStringLiteral("structure"), QStringLiteral("elevation"))}};
    entry.links = {lookup_key(QStringLiteral("topic"), QStringLiteral("build_costs"))};
    return entry;
}

LookupEntry space_entry(const Catalogue& facts, const Space& space) {
    const bool dam = space.kind == SpaceKind::dam;
    LookupEntry entry{.kind = QStringLiteral("space"), .id = text(space.id)};
    // A title may break between its words: it is long in large letters.
    const QString place = BarrageNames::space(id_of(space.id)).replace(QChar(0x00A0), u' ');
    entry.title = as_label(dam ? translate("BarrageLookup", "dam: %1").arg(place) : place);
    entry.summary = as_label(BarrageNames::region(id_of(space.region)));
    entry.facts = {{translate("BarrageLookup", "Region"), as_label(BarrageNames::region(id_of(space.region))),
                    lookup_key(QStringLiteral("region"), text(name_of(space.region)))},
                   {as_label(BarrageNames::basin(space.basin)), entry.summary, basin_key(space.basin)}};
    if (dam)
        entry.facts.push_back({translate("BarrageLookup", "A base here costs"),
                               BarrageNames::excavators(facts.costs.base[index_of(space.region)]),
                               {}});
    entry.facts.push_back({as_label(BarrageNames::reason(u"red_border")),
                           space.red_bordered
                               ? translate("BarrageLookup", "yes: 3 credits more, or 3 VP for an Automa")
                               : translate("BarrageLookup", "no"),
                           lookup_key(QStringLiteral("topic"), QStringLiteral("red_border"))});
    return entry;
}

} // namespace

void add_board(const Catalogue& facts, LookupEntries& entries) {
    for (int number = 1; number <= static_cast<int>(basin_count); ++number)
        entries.push_back(basin_entry(facts, number));
    for (std::size_t i = 0; i < conduit_count; ++i)
        entries.push_back(conduit_entry(facts, facts.space(conduit_space(i))));
    for (std::size_t i = 0; i < count_of<Headstream>; ++i)
        entries.push_back(headstream_entry(facts, static_cast<Headstream>(i)));
    for (std::size_t i = 0; i < count_of<Region>; ++i)
        entries.push_back(region_entry(facts, static_cast<Region>(i)));
    for (std::size_t i = 0; i < dam_space_count; ++i)
        entries.push_back(space_entry(facts, facts.space(dam_space(i))));
    for (std::size_t i = 0; i < powerhouse_space_count; ++i)
        entries.push_back(space_entry(facts, facts.space(powerhouse_space(i))));
}

} // namespace automa::app::barrage_app
