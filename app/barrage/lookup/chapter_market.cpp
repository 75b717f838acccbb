// Contracts, external works, private buildings, technology, bonus, objective and headstream tiles.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString topic(const char* id) {
    return lookup_key(QStringLiteral("topic"), QString::fromLatin1(id));
}

LookupEntry contract_entry(const Contract& contract) {
    LookupEntry entry{.kind = QStringLiteral("contract"), .id = text(contract.id)};
    entry.group = entry.id.section(u'_', 0, 0);
    entry.title = as_label(BarrageNames::contract(entry.group, contract.energy_required));
    entry.summary = as_label(rewards_in_words(contract.rewards));
    entry.facts = {
        {translate("BarrageLookup", "Energy needed"), QString::number(contract.energy_required), {}},
        {translate("BarrageLookup", "Reward"), entry.summary, {}}};
    entry.keywords = {text(contract.id).remove(u'_'), entry.id.section(u'_', 1)};
    entry.links = {lookup_key(QStringLiteral("topic"), QStringLiteral("contract_") + entry.group),
                   rule_key(QStringLiteral("B-4.7"))};
    return entry;
}

LookupEntry work_entry(const Work& work) {
    LookupEntry entry{.kind = QStringLiteral("work"), .id = text(work.id)};
    entry.title = as_label(BarrageNames::external_work(id_of(work.id)));
    entry.summary = as_label(rewards_in_words(work.rewards));
    entry.facts = {
        {translate("BarrageLookup", "Machines"), machines_in_words(work.excavators, work.mixers), {}},
        {translate("BarrageLookup", "Reward"), entry.summary, {}},
        {translate("BarrageLookup", "Deck"), QString(QLatin1Char(work.deck)), {}}};
    entry.keywords = {BarrageNames::expansion(u"leeghwater")};
    entry.links = {rule_key(QStringLiteral("B-8.4")), rule_key(QStringLiteral("L-41"))};
    return entry;
}

LookupEntry building_entry(const Building& building) {
    LookupEntry entry{.kind = QStringLiteral("building"), .id = text(building.id)};
    entry.title = as_label(BarrageNames::building(id_of(building.id)));
    entry.summary = BarrageNames::building_action(id_of(building.id));
    entry.body = entry.summary;
    entry.facts = {
        {translate("BarrageLookup", "Machines"), machines_in_words(building.excavators, building.mixers), {}},
        {translate("BarrageLookup", "At the end"), BarrageNames::vp(building.vp), {}}};
    entry.keywords = {BarrageNames::structure(u"building"), BarrageNames::expansion(u"leeghwater")};
    entry.links = {rule_key(QStringLiteral("B-6.10")), rule_key(QStringLiteral("L-28")),
                   rule_key(QStringLiteral("L-26"))};
    return entry;
}

LookupEntry technology_entry(const Catalogue& facts, TechId tech) {
    LookupEntry entry{.kind = QStringLiteral("technology"), .id = text(facts.tech[tech.index()].id)};
    entry.title = as_label(BarrageNames::technology(entry.id));
    entry.summary = BarrageNames::technology_effect(entry.id);
    entry.facts = {
        {translate("BarrageLookup", "For everyone"), entry.summary, {}},
        {translate("BarrageLookup", "For the Automa"), BarrageNames::technology_automa(entry.id), {}}};
    if (facts.tech[tech.index()].leeghwater)
        entry.facts.push_back(
            {translate("BarrageLookup", "Expansion"), BarrageNames::expansion(u"leeghwater"), {}});
    entry.keywords = {text(facts.tech[tech.index()].id).remove(u'_'), BarrageNames::reason(u"patent"),
                      is_advanced(tech) ? BarrageNames::bonus_tile(u"bonus_advanced_tiles") : QString()};
    if (is_advanced(tech))
        entry.keywords << QStringLiteral("lvl %1").arg(level_of(tech));
    entry.links = {rule_key(QStringLiteral("B-6.8")), rule_key(QStringLiteral("B-8.3"))};
    return entry;
}

LookupEntry bonus_entry(const Catalogue& facts, BonusTile tile) {
    LookupEntry entry{.kind = QStringLiteral("bonus"), .id = text(name_of(tile))};
    entry.title = translate("BarrageLookup", "Bonus tile: %1").arg(BarrageNames::bonus_tile(entry.id));
    entry.summary = BarrageNames::bonus_tile_text(entry.id, facts.bonus[index_of(tile)].vp_each);
    entry.body = entry.summary;
    entry.links = {topic("bonus_tile"), rule_key(QStringLiteral("B-9.3"))};
    return entry;
}

LookupEntry objective_entry(Objective tile) {
    LookupEntry entry{.kind = QStringLiteral("objective"), .id = text(name_of(tile))};
    entry.title = translate("BarrageLookup", "Objective: %1").arg(BarrageNames::objective_tile(entry.id));
    entry.summary = BarrageNames::objective_tile_text(entry.id);
    entry.body = entry.summary;
    entry.keywords = {BarrageNames::reason(u"objective")};
    entry.links = {topic("objective_tile"), rule_key(QStringLiteral("B-1.6"))};
    return entry;
}

LookupEntry headstream_tile_entry(const HeadstreamTile& tile) {
    LookupEntry entry{.kind = QStringLiteral("headstream_tile"), .id = text(tile.id)};
    entry.title = as_label(BarrageNames::headstream_tile(id_of(tile.id)));
    entry.summary = BarrageNames::headstream_tile_text(tile.drops_by_round);
    entry.body = entry.summary;
    entry.links = {topic("headstream_tile"), rule_key(QStringLiteral("B-9.1"))};
    return entry;
}

} // namespace

void add_market(const Catalogue& facts, LookupEntries& entries) {
    for (const Contract& contract : facts.contracts)
        entries.push_back(contract_entry(contract));
    for (const Work& work : facts.works)
        entries.push_back(work_entry(work));
    for (const Building& building : facts.buildings)
        entries.push_back(building_entry(building));
}

void add_technology(const Catalogue& facts, LookupEntries& entries) {
    for (std::size_t i = 0; i < tech_count; ++i)
        if (!facts.tech[i].id.empty())
            entries.push_back(technology_entry(facts, TechId(i)));
}

void add_scoring(const Catalogue& facts, LookupEntries& entries) {
    for (std::size_t i = 0; i < count_of<BonusTile>; ++i)
        entries.push_back(bonus_entry(facts, static_cast<BonusTile>(i)));
    for (std::size_t i = 0; i < count_of<Objective>; ++i)
        entries.push_back(objective_entry(static_cast<Objective>(i)));
    for (const HeadstreamTile& tile : facts.headstream_tiles)
        entries.push_back(headstream_tile_entry(tile));
}

} // namespace automa::app::barrage_app
