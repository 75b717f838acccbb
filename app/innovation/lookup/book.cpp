#include "app/innovation/lookup/book.h"

#include "app/innovation/lookup/chapters.h"
#include "app/lookup/chapters.h"
#include "app/text/embedded_facts.h"
#include "app/text/text_words.h"

#include <QHash>
#include <QSet>

namespace automa::app::innovation_app {
namespace {

struct Category {
    const char* id;
    const char* title;
    const char* symbol;
};

constexpr Category categories_in_order[] = {
    {"cards", QT_TRANSLATE_NOOP("InnovationLookup", "Decision cards"), "innovation_cards"},
    {"factions", QT_TRANSLATE_NOOP("InnovationLookup", "Factions"), "innovation_faction"},
    {"levels", QT_TRANSLATE_NOOP("InnovationLookup", "Levels"), "stats"},
    {"tiles", QT_TRANSLATE_NOOP("InnovationLookup", "Round tiles"), "innovation_round_tile"},
    {"terrains", QT_TRANSLATE_NOOP("InnovationLookup", "Terrains"), "innovation_hex"},
    {"science", QT_TRANSLATE_NOOP("InnovationLookup", "Science and buildings"), "innovation_buildings"},
    {"symbols", QT_TRANSLATE_NOOP("InnovationLookup", "Symbols"), "filter"},
    {"rules", QT_TRANSLATE_NOOP("InnovationLookup", "Rules"), "lookup"},
    {"words", QT_TRANSLATE_NOOP("InnovationLookup", "Glossary"), "info"},
};

/// A rule is "a-27", a hex "a2": people who type A2 mean the rule, for hexes have no entries.
QString rule_code(const QRegularExpressionMatch& match) {
    return QStringLiteral("a-") + plain_number(match.capturedView(1));
}

QString hex_code(const QRegularExpressionMatch& match) {
    return QString(match.capturedView(1)[0]) + plain_number(match.capturedView(2));
}

} // namespace

std::unique_ptr<InnovationBook> InnovationBook::open() {
    return std::make_unique<InnovationBook>(embeddedFacts<innovation::Catalogue>());
}

LookupEntries InnovationBook::entries() const {
    LookupEntries entries;
    add_words(entries);
    add_cards(*facts_, entries);
    add_people(*facts_, entries);
    add_board(*facts_, entries);
    add_other_words("innovation", entries);
    return entries;
}

const CodeSpelling& InnovationBook::codes() const {
    static const CodeSpelling spelling{
        .written =
            {
                {code_alone("<a>\\s?-\\s?(\\d{1,2})"), rule_code},
                {code_alone("([a-m])(\\d{1,2})"), hex_code},
            },
        .loosely =
            {
                {code_alone("<a>[\\s._-]{0,3}(\\d{1,2})"), rule_code},
                {numbered_rule(), rule_code},
            },
    };
    return spelling;
}

double InnovationBook::precedence_of(const QString& kind) const {
    static const QHash<QString, double> precedence{
        {QStringLiteral("topic"), 0.06},      {QStringLiteral("symbol"), 0.05},
        {QStringLiteral("faction"), 0.05},    {QStringLiteral("level"), 0.045},
        {QStringLiteral("terrain"), 0.045},   {QStringLiteral("discipline"), 0.045},
        {QStringLiteral("building"), 0.045},  {QStringLiteral("card"), 0.035},
        {QStringLiteral("rule"), 0.03},       {QStringLiteral("round_tile"), 0.025},
        {QStringLiteral("final_tile"), 0.02},
    };
    return precedence.value(kind, 0.02);
}

std::vector<LookupCategory> InnovationBook::categories() const {
    std::vector<LookupCategory> list;
    for (const Category& category : categories_in_order)
        list.push_back({QString::fromLatin1(category.id), translate("InnovationLookup", category.title),
                        QString::fromLatin1(category.symbol)});
    return list;
}

QString InnovationBook::category_of(const QString& kind) const {
    static const QHash<QString, QString> all{
        {QStringLiteral("card"), QStringLiteral("cards")},
        {QStringLiteral("faction"), QStringLiteral("factions")},
        {QStringLiteral("level"), QStringLiteral("levels")},
        {QStringLiteral("round_tile"), QStringLiteral("tiles")},
        {QStringLiteral("final_tile"), QStringLiteral("tiles")},
        {QStringLiteral("terrain"), QStringLiteral("terrains")},
        {QStringLiteral("discipline"), QStringLiteral("science")},
        {QStringLiteral("building"), QStringLiteral("science")},
        {QStringLiteral("symbol"), QStringLiteral("symbols")},
        {QStringLiteral("rule"), QStringLiteral("rules")},
        {QStringLiteral("reading"), QStringLiteral("rules")},
    };
    return all.value(kind, QStringLiteral("words"));
}

QString InnovationBook::section_of(const LookupEntry& entry) const {
    if (entry.kind == u"rule")
        return entry.summary;
    if (entry.kind == u"symbol")
        return entry.group;
    if (entry.kind == u"reading")
        return translate("InnovationLookup", "Rule interpretations");
    if (entry.kind == u"round_tile")
        return translate("InnovationLookup", "Round tiles");
    if (entry.kind == u"final_tile")
        return translate("InnovationLookup", "Final round tiles");
    if (entry.kind == u"discipline")
        return translate("InnovationLookup", "Disciplines");
    return entry.kind == u"building" ? translate("InnovationLookup", "Buildings") : QString();
}

QUrl InnovationBook::form_of(const LookupEntry& entry) const {
    static const QHash<QString, QString> files{
        {QStringLiteral("card"), QStringLiteral("InnovationLookupCard.qml")},
        {QStringLiteral("faction"), QStringLiteral("InnovationLookupFaction.qml")},
        {QStringLiteral("terrain"), QStringLiteral("InnovationLookupTerrain.qml")},
        {QStringLiteral("round_tile"), QStringLiteral("InnovationLookupTile.qml")},
        {QStringLiteral("final_tile"), QStringLiteral("InnovationLookupTile.qml")},
    };
    const QString file = files.value(entry.kind);
    return file.isEmpty() ? QUrl() : QUrl(QStringLiteral("qrc:/qt/qml/Automa/Innovation/") + file);
}

/// The drawings of signs whose ids say something else.
QString sign_of(const QString& id) {
    static const QHash<QString, QString> all{
        {QStringLiteral("terraform_and_build"), QStringLiteral("innovation_workshop")},
        {QStringLiteral("upgrade"), QStringLiteral("innovation_guild")},
        {QStringLiteral("send_scholar"), QStringLiteral("innovation_scholar")},
        {QStringLiteral("advance_discipline"), QStringLiteral("innovation_science")},
        {QStringLiteral("take_innovation"), QStringLiteral("innovation_innovation")},
        {QStringLiteral("block_power_and_book"), QStringLiteral("innovation_block")},
        {QStringLiteral("gain_vp"), QStringLiteral("vp")},
        {QStringLiteral("faction_action"), QStringLiteral("innovation_faction")},
        {QStringLiteral("group_marked"), QStringLiteral("innovation_token")},
        {QStringLiteral("group_unmarked"), QStringLiteral("innovation_no_token")},
        {QStringLiteral("approach"), QStringLiteral("innovation_approach")},
        {QStringLiteral("priority_row"), QStringLiteral("innovation_row_a")},
        {QStringLiteral("direction"), QStringLiteral("innovation_backward")},
        {QStringLiteral("science_round_tile"), QStringLiteral("innovation_round_tile")},
        {QStringLiteral("science_catch_up"), QStringLiteral("innovation_catch_up")},
        {QStringLiteral("bonus_place"), QStringLiteral("innovation_bonus_middle")},
        {QStringLiteral("pass"), QStringLiteral("pass")},
        {QStringLiteral("letters"), QStringLiteral("innovation_hex")},
        {QStringLiteral("map_token"), QStringLiteral("innovation_token")},
        {QStringLiteral("map_annex"), QStringLiteral("innovation_annex")},
        {QStringLiteral("map_bridge"), QStringLiteral("innovation_bridge")},
        {QStringLiteral("map_rim"), QStringLiteral("innovation_hex_full")},
        {QStringLiteral("map_tool"), QStringLiteral("innovation_tools")},
        {QStringLiteral("map_fallow"), QStringLiteral("innovation_fallow")},
        {QStringLiteral("map_blighted"), QStringLiteral("innovation_blighted")},
    };
    return all.value(id, QStringLiteral("filter"));
}

QString InnovationBook::symbol_of(const LookupEntry& entry) const {
    if (entry.kind == u"symbol")
        return sign_of(entry.id);
    static const QSet<QString> own{QStringLiteral("terrain"), QStringLiteral("discipline"),
                                   QStringLiteral("building")};
    if (own.contains(entry.kind) && !entry.id.startsWith(QLatin1String("neutral_"))
        && entry.id != QLatin1String("river"))
        return QStringLiteral("innovation_") + entry.id;
    static const QHash<QString, QString> by_category{
        {QStringLiteral("cards"), QStringLiteral("innovation_cards")},
        {QStringLiteral("factions"), QStringLiteral("innovation_faction")},
        {QStringLiteral("levels"), QStringLiteral("stats")},
        {QStringLiteral("tiles"), QStringLiteral("innovation_round_tile")},
        {QStringLiteral("terrains"), QStringLiteral("innovation_hex")},
        {QStringLiteral("science"), QStringLiteral("innovation_buildings")},
    };
    return by_category.value(category_of(entry.kind), QStringLiteral("lookup"));
}

LookupBar InnovationBook::bar_of(const LookupEntry& entry) const {
    if (entry.kind != u"card")
        return {};
    return {.before = translate("InnovationLookup", "Previous card"),
            .next = translate("InnovationLookup", "Next card")};
}

QRegularExpression InnovationBook::rule_numbers() const {
    return QRegularExpression(QStringLiteral("\\b(A-\\d+)"));
}

QString InnovationBook::advice() const {
    return translate("InnovationLookup", "Try another word, a card like 7 or a rule number like A-35.");
}

} // namespace automa::app::innovation_app
