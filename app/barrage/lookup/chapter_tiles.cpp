// The Automa tiles with both sides, the kinds of actions on them, and the criteria.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <array>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString criterion_name(const char* column, Criterion criterion) {
    return BarrageNames::criterion(column, id_of(criterion));
}

LookupFact column_fact(const char* column, const CriteriaColumn& criteria, const QString& code) {
    QStringList names;
    for (const Criterion criterion : criteria.ordered)
        names << criterion_name(column, criterion);
    return {as_label(BarrageNames::tile_column(column)),
            translate("BarrageLookup", "%1; then from %2").arg(names.join(QStringLiteral(", ")), code),
            {}};
}

LookupEntry tile_entry(const Catalogue& facts, const Tile& tile) {
    LookupEntry entry{.kind = QStringLiteral("tile"), .id = QString::number(tile.id)};
    entry.title = translate("BarrageLookup", "Tile %1").arg(tile.id);
    entry.summary = text(tile.code).replace(u'-', QStringLiteral("\u00A0–\u00A0"));
    for (const TileAction& action : tile.actions)
        entry.facts.push_back(
            {QStringLiteral("%1 · %2").arg(action.order).arg(BarrageNames::engineers(action.engineers)),
             action_text(action), lookup_key(QStringLiteral("action"), text(name_of(action.kind)))});
    entry.facts.push_back(column_fact("dam", tile.dam, QString::number(tile.dam.code)));
    entry.facts.push_back(
        column_fact("conduit", tile.conduit,
                    text(facts.space(conduit_space(static_cast<std::size_t>(tile.conduit.code))).id)));
    entry.facts.push_back(column_fact("powerhouse", tile.powerhouse, QString::number(tile.powerhouse.code)));
    QStringList letters;
    for (const Headstream letter : tile.headstreams)
        letters << text(name_of(letter));
    entry.facts.push_back(
        {as_label(BarrageNames::round_word(u"headstreams")), letters.join(QStringLiteral(" ")), {}});
    entry.keywords = {text(tile.code), BarrageNames::automa_tile(id_of(tile.code))};
    entry.links = {rule_key(QStringLiteral("B-3.1")), rule_key(QStringLiteral("B-3.3"))};
    return entry;
}

/// Which tiles have the criterion at which place of its column.
std::array<QStringList, 3> printed_on(const Catalogue& facts, const QString& column, const QString& id) {
    std::array<QStringList, 3> places;
    for (const Tile& tile : facts.tiles) {
        const CriteriaColumn& criteria = column == u"dam"       ? tile.dam
                                         : column == u"conduit" ? tile.conduit
                                                                : tile.powerhouse;
        for (std::size_t i = 0; i < criteria.ordered.size(); ++i)
            if (text(name_of(criteria.ordered[i])) == id)
                places[i] << QString::number(tile.id);
    }
    return places;
}

LookupEntry criterion_entry(const Catalogue& facts, const CriterionText& criterion) {
    LookupEntry entry{.kind = QStringLiteral("criterion"),
                      .id = criterion.id,
                      .group = criterion.column,
                      .group_name = QStringLiteral("column")};
    entry.title = as_label(criterion.name);
    entry.summary = as_label(BarrageNames::tile_column(criterion.column));
    entry.body = criterion.meaning + u'\n' + criterion.tie_break;
    const std::array<QString, 3> labels{translate("BarrageLookup", "First"),
                                        translate("BarrageLookup", "Second"),
                                        translate("BarrageLookup", "Third")};
    const auto places = printed_on(facts, criterion.column, criterion.id);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (!places[i].isEmpty())
            entry.facts.push_back(
                {labels[i],
                 translate("BarrageLookup", "tiles %1").arg(places[i].join(QStringLiteral(", "))),
                 {}});
    entry.keywords = {translate("BarrageLookup", "criterion")};
    entry.links = {rule_key(criterion.rule), rule_key(QStringLiteral("B-7.4"))};
    return entry;
}

struct ActionRules {
    ActionKind kind;
    const char* section; // of the management board
    const char* rules;
};

constexpr ActionRules action_rules[] = {
    {ActionKind::production, "turbine_station", "B-4.1 B-4.2 B-4.3 B-4.4 B-4.5 B-4.6 B-4.7"},
    {ActionKind::water_management, "water_management", "B-5.1 B-5.2 B-5.3 B-5.4"},
    {ActionKind::contract_office, "contract_office", "B-5.5"},
    {ActionKind::construction, "", "B-6.1 B-6.2 B-6.3 B-6.4 B-6.5 B-7.2 B-7.3"},
    {ActionKind::patent_office, "patent_office", "B-8.3"},
    {ActionKind::external_work, "external_works", "B-8.4 L-41"},
    {ActionKind::workshop, "workshop", "B-8.1 B-8.5"},
    {ActionKind::machinery_shop, "machinery_shop", "B-8.2 B-8.6"},
    {ActionKind::bank, "bank", "B-8.5 B-8.6"},
};

LookupEntry action_entry(const Catalogue& facts, const ActionRules& action) {
    LookupEntry entry{.kind = QStringLiteral("action"), .id = text(name_of(action.kind))};
    entry.title = as_label(BarrageNames::action_kind(id_of(action.kind)));
    const QStringList rules = QString::fromLatin1(action.rules).split(u' ');
    if (const auto rule = BarrageRules::rule(rules.first()))
        entry.body = rule->text;
    QStringList tiles;
    for (const Tile& tile : facts.tiles)
        for (const TileAction& one : tile.actions)
            if (one.kind == action.kind && (tiles.isEmpty() || tiles.last() != QString::number(tile.id)))
                tiles << QString::number(tile.id);
    entry.summary = translate("BarrageLookup", "Action of an Automa tile");
    entry.facts.push_back({translate("BarrageLookup", "Printed on"),
                           translate("BarrageLookup", "tiles %1").arg(tiles.join(QStringLiteral(", "))),
                           {}});
    for (const QString& rule : rules)
        entry.links << rule_key(rule);
    if (*action.section != '\0')
        entry.keywords << BarrageNames::section(action.section);
    return entry;
}

} // namespace

void add_tiles(const Catalogue& facts, LookupEntries& entries) {
    for (const ActionRules& action : action_rules)
        entries.push_back(action_entry(facts, action));
    for (const Tile& tile : facts.tiles)
        entries.push_back(tile_entry(facts, tile));
}

void add_criteria(const Catalogue& facts, LookupEntries& entries) {
    for (const CriterionText& criterion : BarrageRules::all_criteria())
        entries.push_back(criterion_entry(facts, criterion));
}

} // namespace automa::app::barrage_app
