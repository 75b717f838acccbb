#include "app/barrage/lookup/tile_view.h"

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

QVariantMap cell_of(const TileAction& action) {
    const bool coloured = action.kind == ActionKind::production || action.kind == ActionKind::contract_office;
    return {{QStringLiteral("order"), action.order},
            {QStringLiteral("engineers"), action.engineers},
            {QStringLiteral("title"), action_text(action)},
            {QStringLiteral("detail"), detail_of(action)},
            {QStringLiteral("dashed"), !action.ends_turn},
            {QStringLiteral("symbols"), symbols_of(action)},
            {QStringLiteral("amount"), amount_of(action)},
            {QStringLiteral("contract"), coloured ? text(name_of(action.colour)) : QString()},
            {QStringLiteral("contractLabel"), coloured ? signed_number(action.energy) : QString()},
            {QStringLiteral("leeghwater"), of_leeghwater(action)},
            {QStringLiteral("key"), lookup_key(QStringLiteral("action"), text(name_of(action.kind)))}};
}

QVariantList action_columns(const Tile& tile) {
    QVariantList columns;
    for (const char* column : {"left", "centre", "right"}) {
        QVariantList cells;
        for (const TileAction& action : tile.actions)
            if (qstrcmp(column_of_action(action.kind), column) == 0)
                cells << cell_of(action);
        columns << QVariantMap{{QStringLiteral("id"), QLatin1StringView(column)},
                               {QStringLiteral("title"), as_label(BarrageNames::tile_column(column))},
                               {QStringLiteral("cells"), cells}};
    }
    return columns;
}

QVariantMap criteria_column(const char* column, const char* symbol, const CriteriaColumn& criteria,
                            const QString& code, const QString& code_kind) {
    QVariantList items;
    for (const Criterion criterion : criteria.ordered)
        items << QVariantMap{
            {QStringLiteral("text"), BarrageNames::criterion(column, id_of(criterion))},
            {QStringLiteral("symbol"),
             criterion_symbol(QString::fromLatin1(column), text(name_of(criterion)))},
            {QStringLiteral("key"), criterion_key(QString::fromLatin1(column), text(name_of(criterion)))}};
    return {{QStringLiteral("id"), QLatin1StringView(column)},
            {QStringLiteral("title"), as_label(BarrageNames::structure(column))},
            {QStringLiteral("symbol"), QLatin1StringView(symbol)},
            {QStringLiteral("items"), items},
            {QStringLiteral("code"), code},
            {QStringLiteral("codeKey"), lookup_key(code_kind, code)}};
}

} // namespace

const char* column_of_action(ActionKind kind) {
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

QString criterion_symbol(const QString& column, const QString& id) {
    return QStringLiteral("criterion_%1_%2").arg(column, id);
}

QVariantMap tile_view(const Catalogue& facts, const Tile& tile) {
    const QString basin = QStringLiteral("basin");
    const QString conduit = text(facts.space(conduit_space(static_cast<std::size_t>(tile.conduit.code))).id);
    QStringList letters;
    for (const Headstream letter : tile.headstreams)
        letters << text(name_of(letter));
    return {
        {QStringLiteral("number"), tile.id},
        {QStringLiteral("code"), text(tile.code)},
        {QStringLiteral("columns"), action_columns(tile)},
        {QStringLiteral("criteria"),
         QVariantList{criteria_column("dam", "base", tile.dam, QString::number(tile.dam.code), basin),
                      criteria_column("conduit", "conduit", tile.conduit, conduit, QStringLiteral("conduit")),
                      criteria_column("powerhouse", "powerhouse", tile.powerhouse,
                                      QString::number(tile.powerhouse.code), basin)}},
        {QStringLiteral("headstreams"), letters}};
}

} // namespace automa::app::barrage_app
