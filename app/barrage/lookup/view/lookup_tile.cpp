#include "app/barrage/lookup/view/lookup_tile.h"

#include "app/barrage/lookup/entries.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/lookup/lookup_entry.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QStringList symbols_of(const TileAction& action) {
    switch (action.kind) {
    case ActionKind::production:
        return {QStringLiteral("energy")};
    case ActionKind::water_management:
        return {QStringLiteral("drop")};
    case ActionKind::contract_office:
        return {QStringLiteral("contract_office")};
    case ActionKind::construction:
        return {text(name_of(action.structure))};
    case ActionKind::patent_office:
        return {QStringLiteral("patent"), text(name_of(action.structure))};
    case ActionKind::external_work:
        return {QStringLiteral("external_work")};
    case ActionKind::workshop:
        return {QStringLiteral("wheel")};
    case ActionKind::machinery_shop:
        if (action.least_held > 0)
            return {QStringLiteral("machinery")};
        return action.excavators > 0 && action.mixers > 0
                   ? QStringList{QStringLiteral("excavator"), QStringLiteral("mixer")}
                   : QStringList{action.excavators > 0 ? QStringLiteral("excavator")
                                                       : QStringLiteral("mixer")};
    case ActionKind::bank:
        return {QStringLiteral("bank")};
    }
    return {};
}

/// The number beside the symbols, where one is printed.
QString amount_of(const TileAction& action) {
    switch (action.kind) {
    case ActionKind::water_management:
        return QString::number(action.drops);
    case ActionKind::workshop:
        return QString::number(action.wheel_steps);
    case ActionKind::construction:
        return action.min_power > 0 ? QStringLiteral("≥%1").arg(action.min_power) : QString();
    default:
        return {};
    }
}

bool of_leeghwater(const TileAction& action) {
    return action.kind == ActionKind::external_work
           || ((action.kind == ActionKind::construction || action.kind == ActionKind::patent_office)
               && action.structure == Structure::building);
}

QString detail_of(const TileAction& action) {
    QStringList parts;
    if (!action.ends_turn)
        parts << translate("BarrageLookup", "The turn goes on");
    if (of_leeghwater(action))
        parts << translate("BarrageLookup", "Leeghwater only");
    if (action.skip_in_round_5)
        parts << translate("BarrageLookup", "Not in round 5");
    if (action.kind == ActionKind::bank)
        parts << translate("BarrageLookup", "If nothing else is possible");
    return parts.join(QStringLiteral(" · "));
}

LookupTileCell cell_of(const TileAction& action) {
    const bool coloured = action.kind == ActionKind::production || action.kind == ActionKind::contract_office;
    return {.order = action.order,
            .engineers = action.engineers,
            .title = action_text(action),
            .detail = detail_of(action),
            .dashed = !action.ends_turn,
            .symbols = symbols_of(action),
            .amount = amount_of(action),
            .contract = coloured ? kindOf(action.colour) : ContractKind::Value::None,
            .contractLabel = coloured ? signed_number(action.energy) : QString(),
            .key = lookup_key(QStringLiteral("action"), text(name_of(action.kind)))};
}

/// Where actions of this kind are printed.
const char* column_of(ActionKind kind) {
    switch (kind) {
    case ActionKind::production:
    case ActionKind::water_management:
    case ActionKind::contract_office:
        return "left";
    case ActionKind::construction:
        return "centre";
    default:
        return "right";
    }
}

QVariantList action_columns(const Tile& tile) {
    QVariantList columns;
    for (const char* column : {"left", "centre", "right"}) {
        QVariantList cells;
        for (const TileAction& action : tile.actions)
            if (qstrcmp(column_of(action.kind), column) == 0)
                cells << QVariant::fromValue(cell_of(action));
        columns << QVariant::fromValue(
            LookupTileColumn{as_label(BarrageNames::tile_column(column)), std::move(cells)});
    }
    return columns;
}

QVariant criteria_column(const char* column, const char* symbol, const CriteriaColumn& criteria,
                         const QString& code, const QString& code_kind) {
    const QString structure = QString::fromLatin1(column);
    QVariantList items;
    for (const Criterion criterion : criteria.ordered)
        items << QVariant::fromValue(
            LookupTileCriterion{BarrageNames::criterion(column, id_of(criterion)),
                                criterion_symbol(structure, text(name_of(criterion))),
                                criterion_key(structure, text(name_of(criterion)))});
    return QVariant::fromValue(LookupTileCriteria{.structure = structure,
                                                  .title = as_label(BarrageNames::structure(column)),
                                                  .symbol = QLatin1StringView(symbol),
                                                  .criteria = std::move(items),
                                                  .code = code,
                                                  .codeKey = lookup_key(code_kind, code)});
}

} // namespace

LookupTile lookupTile(const Catalogue& facts, const Tile& tile) {
    const QString basin = QStringLiteral("basin");
    const QString conduit = text(facts.space(conduit_space(static_cast<std::size_t>(tile.conduit.code))).id);
    QStringList letters;
    for (const Headstream letter : tile.headstreams)
        letters << text(name_of(letter));
    return {action_columns(tile),
            {criteria_column("dam", "base", tile.dam, QString::number(tile.dam.code), basin),
             criteria_column("conduit", "conduit", tile.conduit, conduit, QStringLiteral("conduit")),
             criteria_column("powerhouse", "powerhouse", tile.powerhouse,
                             QString::number(tile.powerhouse.code), basin)},
            letters};
}

} // namespace automa::app::barrage_app
