#include "app/barrage/tiles/tiles_words.h"

#include "app/barrage/piece_symbols.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/text/text_ids.h"

#include <array>
#include <string_view>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

//: a column of criteria: the structure that it is for
TileCriteriaColumn criteriaColumn(const char* column, const QString& symbol,
                                  const barrage::CriteriaColumn& printed, const QString& code) {
    TileCriteriaColumn words;
    for (const Criterion criterion : printed.ordered)
        words.criteria << BarrageNames::criterion(QLatin1String(column), id_of(criterion));
    words.title =
        as_label(column == std::string_view("dam") ? translate("BarrageTiles", "dam")
                                                   : BarrageNames::structure(QLatin1String(column)));
    words.symbol = symbol;
    words.code = code;
    return words;
}

std::array<TileCriteriaColumn, 3> criteriaColumns(const Tile& tile) {
    const QStringList codes = QString::fromStdString(tile.code).split(u'-');
    return {criteriaColumn("dam", QStringLiteral("base"), tile.dam, codes.value(0)),
            criteriaColumn("conduit", QStringLiteral("conduit"), tile.conduit, codes.value(1)),
            criteriaColumn("powerhouse", QStringLiteral("powerhouse"), tile.powerhouse, codes.value(2))};
}

QStringList headstreamLetters(const Tile& tile) {
    QStringList letters;
    for (const Headstream headstream : tile.headstreams)
        letters << id_of(headstream).toString();
    return letters;
}

} // namespace

QString tileCode(const Catalogue& facts, int number) {
    const bool known = number >= 1 && number <= static_cast<int>(tile_count);
    return known ? QString::fromStdString(facts.tile(TileId(static_cast<std::size_t>(number))).code)
                 : QString();
}

TileCriteria criteriaSide(const Catalogue& facts, TileId id) {
    const Tile& tile = facts.tile(id);
    TileCriteria side{.number = tile.id,
                      .code = QString::fromStdString(tile.code),
                      .columns = {},
                      .headstreams = headstreamLetters(tile)};
    for (const TileCriteriaColumn& column : criteriaColumns(tile))
        side.columns << QVariant::fromValue(column);
    return side;
}

QStringList criteriaFor(const Catalogue& facts, TileId id, const TileAction& action) {
    const Tile& tile = facts.tile(id);
    if (action.kind == ActionKind::water_management)
        return {
            translate("BarrageTiles", "Headstreams for water: %1").arg(headstreamLetters(tile).join(u' '))};
    if (action.kind != ActionKind::construction || action.structure > Structure::powerhouse)
        return {};
    const std::size_t column = action.structure == Structure::conduit      ? 1
                               : action.structure == Structure::powerhouse ? 2
                                                                           : 0;
    const TileCriteriaColumn printed = criteriaColumns(tile)[column];
    QStringList lines;
    for (const QString& criterion : printed.criteria)
        lines << translate("BarrageTiles", "%1. %2", "number and criterion")
                     .arg(lines.size() + 1)
                     .arg(criterion);
    return lines << translate("BarrageTiles", "then from %1 on", "a code").arg(printed.code);
}

TileActionRow printedAction(const TileAction& action) {
    TileActionRow row;
    row.order = action.order;
    row.columnTitle = as_label(BarrageNames::tile_column(id_of(action.column)));
    row.title = action_text(action);
    row.symbol = action.kind == ActionKind::construction ? structureSymbol(action.structure)
                                                         : actionSymbol(action.kind);
    row.engineers = action.engineers;
    row.dashed = !action.ends_turn;
    return row;
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

std::vector<TileRule> ruleTexts(const QStringList& numbers) {
    std::vector<TileRule> all;
    for (const QString& number : numbers)
        if (const auto rule = BarrageRules::rule(number))
            all.push_back({rule->number, rule->title, rule->text});
    return all;
}

QString firstSentence(const QString& text) {
    for (qsizetype i = 1; i + 2 < text.size(); ++i)
        if ((text[i] == u'.' || text[i] == u'?' || text[i] == u'!') && text[i + 1].isSpace()
            && text[i + 2].isUpper())
            return text.first(i + 1);
    return text;
}

} // namespace automa::app::barrage_app
