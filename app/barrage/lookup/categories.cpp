#include "app/barrage/lookup/categories.h"

#include "app/barrage/lookup/entries.h"
#include "app/barrage/text/names.h"

#include <QHash>

namespace automa::app::barrage_app {

namespace {

constexpr Category categories[] = {
    {"tiles", QT_TRANSLATE_NOOP("BarrageLookup", "Tiles"), "tile"},
    {"criteria", QT_TRANSLATE_NOOP("BarrageLookup", "Criteria"), "filter"},
    {"board", QT_TRANSLATE_NOOP("BarrageLookup", "Board codes"), "board"},
    {"rules", QT_TRANSLATE_NOOP("BarrageLookup", "Rules"), "lookup"},
    {"contracts", QT_TRANSLATE_NOOP("BarrageLookup", "Contracts"), "contract"},
    {"technology", QT_TRANSLATE_NOOP("BarrageLookup", "Technology tiles"), "technology"},
    {"companies", QT_TRANSLATE_NOOP("BarrageLookup", "Companies"), "turn_order"},
    {"officers", QT_TRANSLATE_NOOP("BarrageLookup", "Officers"), "person"},
    {"scoring", QT_TRANSLATE_NOOP("BarrageLookup", "Bonus and objectives"), "bonus"},
    {"works", QT_TRANSLATE_NOOP("BarrageLookup", "External works"), "external_work"},
    {"buildings", QT_TRANSLATE_NOOP("BarrageLookup", "Private buildings"), "building"},
    {"words", QT_TRANSLATE_NOOP("BarrageLookup", "Words and actions"), "info"},
};

const QHash<QString, const char*>& category_by_kind() {
    static const QHash<QString, const char*> all{
        {QStringLiteral("tile"), "tiles"},
        {QStringLiteral("criterion"), "criteria"},
        {QStringLiteral("basin"), "board"},
        {QStringLiteral("conduit"), "board"},
        {QStringLiteral("headstream"), "board"},
        {QStringLiteral("region"), "board"},
        {QStringLiteral("space"), "board"},
        {QStringLiteral("rule"), "rules"},
        {QStringLiteral("reading"), "rules"},
        {QStringLiteral("contract"), "contracts"},
        {QStringLiteral("technology"), "technology"},
        {QStringLiteral("company"), "companies"},
        {QStringLiteral("officer"), "officers"},
        {QStringLiteral("bonus"), "scoring"},
        {QStringLiteral("objective"), "scoring"},
        {QStringLiteral("headstream_tile"), "scoring"},
        {QStringLiteral("work"), "works"},
        {QStringLiteral("building"), "buildings"},
    };
    return all;
}

/// Symbols of single entries; the rest have that of their kind.
QString own_symbol(const LookupEntry& entry) {
    static const QHash<QString, QString> symbols{
        {QStringLiteral("structure:dam"), QStringLiteral("base")},
        {QStringLiteral("structure:base"), QStringLiteral("base")},
        {QStringLiteral("structure:elevation"), QStringLiteral("elevation")},
        {QStringLiteral("structure:conduit"), QStringLiteral("conduit")},
        {QStringLiteral("structure:powerhouse"), QStringLiteral("powerhouse")},
        {QStringLiteral("structure:building"), QStringLiteral("building")},
        {QStringLiteral("topic:energy_track"), QStringLiteral("energy")},
        {QStringLiteral("topic:energy"), QStringLiteral("energy")},
        {QStringLiteral("topic:wheel"), QStringLiteral("wheel")},
        {QStringLiteral("topic:machinery"), QStringLiteral("machinery")},
        {QStringLiteral("topic:excavator"), QStringLiteral("excavator")},
        {QStringLiteral("topic:mixer"), QStringLiteral("mixer")},
        {QStringLiteral("topic:engineer"), QStringLiteral("engineer")},
        {QStringLiteral("topic:architect"), QStringLiteral("architect")},
        {QStringLiteral("topic:credit"), QStringLiteral("credits")},
        {QStringLiteral("topic:vp"), QStringLiteral("vp")},
        {QStringLiteral("topic:water_drop"), QStringLiteral("drop")},
        {QStringLiteral("topic:turn_order"), QStringLiteral("turn_order")},
        {QStringLiteral("action:production"), QStringLiteral("production")},
        {QStringLiteral("action:water_management"), QStringLiteral("water_management")},
        {QStringLiteral("action:contract_office"), QStringLiteral("contract_office")},
        {QStringLiteral("action:construction"), QStringLiteral("base")},
        {QStringLiteral("action:patent_office"), QStringLiteral("patent")},
        {QStringLiteral("action:external_work"), QStringLiteral("external_work")},
        {QStringLiteral("action:workshop"), QStringLiteral("workshop")},
        {QStringLiteral("action:machinery_shop"), QStringLiteral("machinery")},
        {QStringLiteral("action:bank"), QStringLiteral("bank")},
    };
    return symbols.value(entry.key());
}

} // namespace

std::span<const Category> lookup_categories() {
    return categories;
}

QString category_title(const Category& category) {
    return translate("BarrageLookup", category.title);
}

QString category_of(const QString& kind) {
    return QString::fromLatin1(category_by_kind().value(kind, "words"));
}

QString section_of(const LookupEntry& entry) {
    const QString& kind = entry.kind;
    if (kind == u"criterion" || kind == u"rule")
        return entry.summary;
    if (kind == u"contract")
        return as_label(BarrageNames::contract_kind(entry.group));
    if (kind == u"basin")
        return translate("BarrageLookup", "Basins");
    if (kind == u"conduit")
        return translate("BarrageLookup", "Conduits");
    if (kind == u"headstream")
        return as_label(BarrageNames::round_word(u"headstreams"));
    if (kind == u"region")
        return translate("BarrageLookup", "Regions");
    if (kind == u"space")
        return translate("BarrageLookup", "Spaces");
    if (kind == u"reading")
        return translate("BarrageLookup", "Rule interpretations");
    if (kind == u"bonus")
        return translate("BarrageLookup", "Bonus tiles");
    if (kind == u"objective")
        return translate("BarrageLookup", "Objective tiles");
    if (kind == u"headstream_tile")
        return translate("BarrageLookup", "Headstream tiles");
    if (kind == u"structure")
        return translate("BarrageLookup", "Structures");
    if (kind == u"action")
        return translate("BarrageLookup", "Actions");
    if (kind == u"level")
        return translate("BarrageLookup", "Levels");
    if (kind == u"topic")
        return translate("BarrageLookup", "Glossary");
    return {};
}

QString symbol_of(const LookupEntry& entry) {
    static const QHash<QString, QString> by_kind{
        {QStringLiteral("tile"), QStringLiteral("tile")},
        {QStringLiteral("basin"), QStringLiteral("water_management")},
        {QStringLiteral("conduit"), QStringLiteral("conduit")},
        {QStringLiteral("headstream"), QStringLiteral("headstream")},
        {QStringLiteral("region"), QStringLiteral("board")},
        {QStringLiteral("space"), QStringLiteral("board")},
        {QStringLiteral("contract"), QStringLiteral("contract")},
        {QStringLiteral("technology"), QStringLiteral("technology")},
        {QStringLiteral("company"), QStringLiteral("turn_order")},
        {QStringLiteral("officer"), QStringLiteral("person")},
        {QStringLiteral("bonus"), QStringLiteral("bonus")},
        {QStringLiteral("objective"), QStringLiteral("objective")},
        {QStringLiteral("headstream_tile"), QStringLiteral("headstream")},
        {QStringLiteral("work"), QStringLiteral("external_work")},
        {QStringLiteral("building"), QStringLiteral("building")},
    };
    if (entry.kind == u"criterion")
        return criterion_symbol(entry.group, entry.id);
    const QString own = own_symbol(entry);
    return own.isEmpty() ? by_kind.value(entry.kind, QStringLiteral("lookup")) : own;
}

QString form_of(const LookupEntry& entry) {
    if (entry.kind == u"tile" || entry.kind == u"criterion")
        return entry.kind;
    return category_of(entry.kind) == u"board" || entry.key() == u"topic:red_border"
               ? QStringLiteral("board")
               : QStringLiteral("plain");
}

} // namespace automa::app::barrage_app
