#include "app/barrage/tiles_words.h"

#include "app/barrage/table_words.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/text/text_ids.h"

#include <string_view>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QVariantMap criteriaColumn(const char* column, const QString& symbol, const CriteriaColumn& printed,
                           const QString& code) {
    QStringList criteria;
    for (const Criterion criterion : printed.ordered)
        criteria << BarrageNames::criterion(QLatin1String(column), id_of(criterion));
    const QString title = column == std::string_view("dam") ? translate("BarrageTiles", "dam")
                                                            : BarrageNames::structure(QLatin1String(column));
    return {{QStringLiteral("title"), as_label(title)},
            {QStringLiteral("symbol"), symbol},
            {QStringLiteral("criteria"), criteria},
            {QStringLiteral("code"), code}};
}

} // namespace

QVariantMap criteriaSide(const Catalogue& facts, TileId id) {
    const Tile& tile = facts.tile(id);
    const QStringList codes = QString::fromStdString(tile.code).split(u'-');
    QStringList letters;
    for (const Headstream headstream : tile.headstreams)
        letters << id_of(headstream).toString();
    return {{QStringLiteral("number"), tile.id},
            {QStringLiteral("code"), QString::fromStdString(tile.code)},
            {QStringLiteral("columns"),
             QVariantList{criteriaColumn("dam", QStringLiteral("base"), tile.dam, codes.value(0)),
                          criteriaColumn("conduit", QStringLiteral("conduit"), tile.conduit, codes.value(1)),
                          criteriaColumn("powerhouse", QStringLiteral("powerhouse"), tile.powerhouse,
                                         codes.value(2))}},
            {QStringLiteral("headstreams"), letters}};
}

QStringList criteriaFor(const Catalogue& facts, TileId id, const TileAction& action) {
    const QVariantMap side = criteriaSide(facts, id);
    if (action.kind == ActionKind::water_management)
        return {translate("BarrageTiles", "Headstreams for water: %1")
                    .arg(side[QStringLiteral("headstreams")].toStringList().join(u' '))};
    if (action.kind != ActionKind::construction || action.structure > Structure::powerhouse)
        return {};
    const qsizetype column = action.structure == Structure::conduit      ? 1
                             : action.structure == Structure::powerhouse ? 2
                                                                         : 0;
    const QVariantMap printed = side[QStringLiteral("columns")].toList()[column].toMap();
    QStringList lines;
    for (const QString& criterion : printed[QStringLiteral("criteria")].toStringList())
        lines << translate("BarrageTiles", "%1. %2", "number and criterion")
                     .arg(lines.size() + 1)
                     .arg(criterion);
    return lines << translate("BarrageTiles", "then from %1 on", "a code")
                        .arg(printed[QStringLiteral("code")].toString());
}

QVariantMap actionCell(const TileAction& action) {
    const bool building = action.kind == ActionKind::construction || action.kind == ActionKind::patent_office;
    const QString column = id_of(action.column).toString();
    return {{QStringLiteral("order"), action.order},
            {QStringLiteral("column"), column},
            {QStringLiteral("columnTitle"), as_label(BarrageNames::tile_column(column))},
            {QStringLiteral("title"), action_text(action)},
            {QStringLiteral("symbol"), building && action.kind == ActionKind::construction
                                           ? structureSymbol(action.structure)
                                           : actionSymbol(action.kind)},
            {QStringLiteral("engineers"), action.engineers},
            {QStringLiteral("dashed"), !action.ends_turn}};
}

QStringList rulesOf(const TileAction& action) {
    const auto list = [](const char* numbers) { return QString::fromLatin1(numbers).split(u' '); };
    switch (action.kind) {
    case ActionKind::production:
        return list("B-4.1 B-4.2 B-4.3 B-4.4 B-4.5 B-4.7");
    case ActionKind::water_management:
        return list("B-5.1 B-5.2 B-5.3");
    case ActionKind::contract_office:
        return list("B-5.5 B-2.3");
    case ActionKind::construction:
        return action.structure == Structure::building
                   ? list("B-6.10 B-6.1 B-6.2 B-2.2")
                   : list("B-6.4 B-6.1 B-6.2 B-6.3 B-6.5 B-6.8 B-6.9 B-7.2 "
                          "B-7.3 B-7.4 B-7.5 B-2.2");
    case ActionKind::patent_office:
        return list("B-8.3");
    case ActionKind::external_work:
        return list("B-8.4");
    case ActionKind::workshop:
        return action.last_resort ? list("B-8.5 B-8.1") : list("B-8.1 B-2.3");
    case ActionKind::machinery_shop:
        return action.last_resort ? list("B-8.6 B-8.7") : list("B-8.2 B-8.7");
    case ActionKind::bank:
        return list("B-3.3 B-8.5");
    }
    return {};
}

QVariantList ruleTexts(const QStringList& numbers) {
    QVariantList all;
    for (const QString& number : numbers)
        if (const auto rule = BarrageRules::rule(number))
            all << QVariantMap{{QStringLiteral("number"), rule->number},
                               {QStringLiteral("title"), rule->title},
                               {QStringLiteral("text"), rule->text}};
    return all;
}

} // namespace automa::app::barrage_app
