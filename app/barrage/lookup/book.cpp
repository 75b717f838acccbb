#include "app/barrage/lookup/book.h"

#include "app/barrage/lookup/categories.h"
#include "app/barrage/lookup/entries.h"
#include "app/text/text_words.h"

#include <QHash>

namespace automa::app::barrage_app {
namespace {

QUrl component(const QString& file) {
    return file.isEmpty() ? QUrl() : QUrl(QStringLiteral("qrc:/qt/qml/Automa/Barrage/") + file);
}

} // namespace

LookupEntries BarrageBook::entries() const {
    return lookup_entries(*facts_);
}

const CodeSpelling& BarrageBook::codes() const {
    return barrage_codes();
}

double BarrageBook::precedence_of(const QString& kind) const {
    static const QHash<QString, double> precedence{
        {QStringLiteral("structure"), 0.06}, {QStringLiteral("action"), 0.05},
        {QStringLiteral("topic"), 0.045},    {QStringLiteral("criterion"), 0.04},
        {QStringLiteral("tile"), 0.035},     {QStringLiteral("basin"), 0.035},
        {QStringLiteral("conduit"), 0.035},  {QStringLiteral("rule"), 0.03},
        {QStringLiteral("company"), 0.03},   {QStringLiteral("officer"), 0.03},
        {QStringLiteral("space"), 0.0},
    };
    return precedence.value(kind, 0.02);
}

std::vector<LookupCategory> BarrageBook::categories() const {
    std::vector<LookupCategory> list;
    for (const Category& category : lookup_categories())
        list.push_back({QString::fromLatin1(category.id), category_title(category),
                        QString::fromLatin1(category.symbol)});
    return list;
}

QString BarrageBook::category_of(const QString& kind) const {
    return barrage_app::category_of(kind);
}

QString BarrageBook::section_of(const LookupEntry& entry) const {
    return barrage_app::section_of(entry);
}

QString BarrageBook::symbol_of(const LookupEntry& entry) const {
    return barrage_app::symbol_of(entry);
}

QUrl BarrageBook::form_of(const LookupEntry& entry) const {
    static const QHash<QString, QString> files{
        {QStringLiteral("tile"), QStringLiteral("BarrageLookupTile.qml")},
        {QStringLiteral("criterion"), QStringLiteral("BarrageLookupCriterion.qml")},
        {QStringLiteral("board"), QStringLiteral("BarrageLookupBoard.qml")},
    };
    return component(files.value(barrage_app::form_of(entry)));
}

LookupBar BarrageBook::bar_of(const LookupEntry& entry) const {
    if (entry.kind == u"tile")
        return {.title = true,
                .summary = true,
                .before = translate("BarrageLookup", "Previous tile"),
                .next = translate("BarrageLookup", "Next tile")};
    return {.summary = entry.kind == u"criterion"};
}

QUrl BarrageBook::filter_of(const QString& category) const {
    return category == u"tiles" ? component(QStringLiteral("BarrageLookupTileFilter.qml")) : QUrl();
}

QRegularExpression BarrageBook::rule_numbers() const {
    return QRegularExpression(QStringLiteral("\\b([BL]-\\d+(?:\\.\\d+)?)"));
}

QString BarrageBook::advice() const {
    return translate("BarrageLookup", "Try another word, a code like 5A or a rule number like B-4.7.");
}

} // namespace automa::app::barrage_app
