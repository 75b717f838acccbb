#include "app/scythe/lookup/book.h"

#include "app/lookup/chapters.h"
#include "app/scythe/lookup/chapters.h"
#include "app/text/embedded_facts.h"
#include "app/text/text_words.h"

#include <QHash>

namespace automa::app::scythe_app {
namespace {

struct Category {
    const char* id;
    const char* title;
    const char* symbol;
};

constexpr Category categories_in_order[] = {
    {"cards", QT_TRANSLATE_NOOP("ScytheLookup", "Cards"), "scythe_card"},
    {"star_cards", QT_TRANSLATE_NOOP("ScytheLookup", "Star cards"), "scythe_star"},
    {"factions", QT_TRANSLATE_NOOP("ScytheLookup", "Factions"), "scythe_base"},
    {"territories", QT_TRANSLATE_NOOP("ScytheLookup", "Territories"), "scythe_hexes"},
    {"symbols", QT_TRANSLATE_NOOP("ScytheLookup", "Symbols"), "filter"},
    {"rules", QT_TRANSLATE_NOOP("ScytheLookup", "Rules"), "lookup"},
    {"words", QT_TRANSLATE_NOOP("ScytheLookup", "Glossary"), "info"},
};

/// A rule number of the table's letter S, which people also type in Cyrillic: then with its dash, for С5 is a
/// territory.
QString rule_code(const QRegularExpressionMatch& match) {
    return u's' + plain_number(match.capturedView(1));
}

/// A row A to H of the map, as people type it in whatever script.
QString territory_code(const QRegularExpressionMatch& match) {
    return fold_letter(match.capturedView(1)[0]) + plain_number(match.capturedView(2));
}

} // namespace

std::unique_ptr<ScytheBook> ScytheBook::open() {
    return std::make_unique<ScytheBook>(embeddedFacts<scythe::Catalogue>());
}

LookupEntries ScytheBook::entries() const {
    LookupEntries entries;
    add_words(entries);
    add_cards(*facts_, entries);
    add_board(*facts_, entries);
    add_other_words("scythe", entries);
    return entries;
}

const CodeSpelling& ScytheBook::codes() const {
    static const CodeSpelling spelling{
        .written =
            {
                {code_alone("(?:s\\s?-?\\s?|с\\s?-\\s?)(\\d{1,3})"), rule_code},
                {code_alone("(<abcdefgh>)\\s?-?([1-9])"), territory_code},
            },
        .loosely =
            {
                {code_alone("(<abcdefgh>)[\\s._-]{1,3}([1-9])"), territory_code},
                {code_alone("[sс][\\s._-]{0,3}(\\d{1,3})"), rule_code},
                {numbered_rule(), rule_code},
            },
    };
    return spelling;
}

double ScytheBook::precedence_of(const QString& kind) const {
    static const QHash<QString, double> precedence{
        {QStringLiteral("topic"), 0.06},    {QStringLiteral("symbol"), 0.05},
        {QStringLiteral("faction"), 0.05},  {QStringLiteral("star_card"), 0.05},
        {QStringLiteral("card"), 0.035},    {QStringLiteral("rule"), 0.03},
        {QStringLiteral("modifier"), 0.02}, {QStringLiteral("territory"), 0.01},
    };
    return precedence.value(kind, 0.02);
}

std::vector<LookupCategory> ScytheBook::categories() const {
    std::vector<LookupCategory> list;
    for (const Category& category : categories_in_order)
        list.push_back({QString::fromLatin1(category.id), translate("ScytheLookup", category.title),
                        QString::fromLatin1(category.symbol)});
    return list;
}

QString ScytheBook::category_of(const QString& kind) const {
    static const QHash<QString, QString> all{
        {QStringLiteral("card"), QStringLiteral("cards")},
        {QStringLiteral("star_card"), QStringLiteral("star_cards")},
        {QStringLiteral("faction"), QStringLiteral("factions")},
        {QStringLiteral("territory"), QStringLiteral("territories")},
        {QStringLiteral("symbol"), QStringLiteral("symbols")},
        {QStringLiteral("rule"), QStringLiteral("rules")},
        {QStringLiteral("reading"), QStringLiteral("rules")},
        {QStringLiteral("modifier"), QStringLiteral("rules")},
    };
    return all.value(kind, QStringLiteral("words"));
}

QString ScytheBook::section_of(const LookupEntry& entry) const {
    if (entry.kind == u"rule" || entry.kind == u"symbol")
        return entry.kind == u"rule" ? entry.summary : entry.group;
    if (entry.kind == u"reading")
        return translate("ScytheLookup", "Rule interpretations");
    if (entry.kind == u"modifier")
        return translate("ScytheLookup", "Modifiers");
    return entry.kind == u"territory" ? entry.group : QString();
}

QString ScytheBook::symbol_of(const LookupEntry& entry) const {
    static const QHash<QString, QString> by_kind{
        {QStringLiteral("card"), QStringLiteral("scythe_card")},
        {QStringLiteral("star_card"), QStringLiteral("scythe_star")},
        {QStringLiteral("faction"), QStringLiteral("scythe_base")},
        {QStringLiteral("territory"), QStringLiteral("scythe_hexes")},
        {QStringLiteral("symbol"), QStringLiteral("filter")},
    };
    return by_kind.value(entry.kind, QStringLiteral("lookup"));
}

QUrl ScytheBook::form_of(const LookupEntry& entry) const {
    static const QHash<QString, QString> forms{
        {QStringLiteral("card"), QStringLiteral("ScytheLookupCard")},
        {QStringLiteral("star_card"), QStringLiteral("ScytheLookupStarCard")},
        {QStringLiteral("faction"), QStringLiteral("ScytheLookupBoard")},
        {QStringLiteral("territory"), QStringLiteral("ScytheLookupBoard")},
    };
    const QString form = forms.value(entry.kind);
    return form.isEmpty() ? QUrl() : QUrl(QStringLiteral("qrc:/qt/qml/Automa/Scythe/%1.qml").arg(form));
}

LookupBar ScytheBook::bar_of(const LookupEntry& entry) const {
    if (entry.kind != u"card")
        return {};
    return {.before = translate("ScytheLookup", "Previous card"),
            .next = translate("ScytheLookup", "Next card")};
}

QRegularExpression ScytheBook::rule_numbers() const {
    return QRegularExpression(QStringLiteral("\\b(S-\\d+)"));
}

QString ScytheBook::advice() const {
    return translate("ScytheLookup", "Try another word, a territory like A4 or a rule number like S-27.");
}

} // namespace automa::app::scythe_app
