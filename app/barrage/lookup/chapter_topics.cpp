// The words of the game, each with the rules that speak of it; what building costs; the levels.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

struct Topic {
    const char* id;
    const char* title;
    const char* rules; // the first one is quoted
};

//: a word of the game, and what it means
constexpr Topic topics[] = {
    {"automa", QT_TRANSLATE_NOOP("BarrageLookup", "Automa"), "B-1.1 B-1.7 B-1.3"},
    {"automa_tile", QT_TRANSLATE_NOOP("BarrageLookup", "Automa tile"), "B-3.1 B-3.2 B-3.3 B-3.4"},
    {"action_side", QT_TRANSLATE_NOOP("BarrageLookup", "Action side of a tile"), "B-3.3 B-3.4"},
    {"criteria_side", QT_TRANSLATE_NOOP("BarrageLookup", "Criteria side of a tile"), "B-7.3 B-3.1"},
    {"dashed_frame", QT_TRANSLATE_NOOP("BarrageLookup", "Dashed frame"), "B-3.3 B-5.1"},
    {"code", QT_TRANSLATE_NOOP("BarrageLookup", "Code of a basin or conduit"), "B-7.4"},
    {"tie_break", QT_TRANSLATE_NOOP("BarrageLookup", "Tie-break"), "B-7.5 B-7.4 B-7.3"},
    {"energy_track", QT_TRANSLATE_NOOP("BarrageLookup", "Energy track"), "B-4.2 B-4.6 B-9.3"},
    {"energy", QT_TRANSLATE_NOOP("BarrageLookup", "Energy"), "B-4.4 B-4.6 B-9.3"},
    {"wheel", QT_TRANSLATE_NOOP("BarrageLookup", "Construction wheel"), "B-6.8 B-8.1 L-14"},
    {"machinery", QT_TRANSLATE_NOOP("BarrageLookup", "Machinery"), "B-6.3 B-6.5 B-8.2 B-8.7"},
    {"excavator", QT_TRANSLATE_NOOP("BarrageLookup", "Excavator"), "B-6.5 B-8.2 B-8.7"},
    {"mixer", QT_TRANSLATE_NOOP("BarrageLookup", "Mixer"), "B-6.5 B-8.2 B-8.7"},
    {"engineer", QT_TRANSLATE_NOOP("BarrageLookup", "Engineer"), "B-2.1 B-2.2 B-2.3"},
    {"architect", QT_TRANSLATE_NOOP("BarrageLookup", "Architect"), "B-10.16"},
    {"credit", QT_TRANSLATE_NOOP("BarrageLookup", "Credit"), "B-1.2 B-9.3"},
    {"vp", QT_TRANSLATE_NOOP("BarrageLookup", "Victory points (VP)"), "B-9.3 B-9.5 B-1.2"},
    {"water_drop", QT_TRANSLATE_NOOP("BarrageLookup", "Water drop"), "B-9.2 B-5.1 B-5.2"},
    {"water_flow", QT_TRANSLATE_NOOP("BarrageLookup", "Water flow"), "B-9.2 B-5.2"},
    {"headstream", QT_TRANSLATE_NOOP("BarrageLookup", "Headstream"), "B-5.2 B-9.1 B-9.2"},
    {"headstream_tile", QT_TRANSLATE_NOOP("BarrageLookup", "Headstream tile"), "B-9.1"},
    {"basin", QT_TRANSLATE_NOOP("BarrageLookup", "Basin"), "B-7.4 B-9.2"},
    {"river", QT_TRANSLATE_NOOP("BarrageLookup", "River"), "B-9.2"},
    {"region", QT_TRANSLATE_NOOP("BarrageLookup", "Region"), "B-6.5 B-6.7"},
    {"red_border", QT_TRANSLATE_NOOP("BarrageLookup", "Red border"), "B-6.5 B-7.5 B-10.2"},
    {"neutral_dam", QT_TRANSLATE_NOOP("BarrageLookup", "Neutral dam"), "B-4.1 B-9.2"},
    {"dam_height", QT_TRANSLATE_NOOP("BarrageLookup", "Height of a dam"), "B-9.2 B-6.6"},
    {"power", QT_TRANSLATE_NOOP("BarrageLookup", "Power of a conduit"), "B-4.4 B-6.7"},
    {"system", QT_TRANSLATE_NOOP("BarrageLookup", "Production system"), "B-4.1 B-4.4 B-7.2"},
    {"foreign_conduit", QT_TRANSLATE_NOOP("BarrageLookup", "Someone else’s conduit"), "B-4.5"},
    {"contract", QT_TRANSLATE_NOOP("BarrageLookup", "Contract"), "B-4.7 B-4.3 B-1.4 B-5.5"},
    {"contract_green", QT_TRANSLATE_NOOP("BarrageLookup", "Green contract"), "B-4.7 B-4.3"},
    {"contract_yellow", QT_TRANSLATE_NOOP("BarrageLookup", "Yellow contract"), "B-4.7 B-4.3"},
    {"contract_red", QT_TRANSLATE_NOOP("BarrageLookup", "Red contract"), "B-4.7 B-4.3"},
    {"contract_national", QT_TRANSLATE_NOOP("BarrageLookup", "National contract"), "B-4.7 B-4.3"},
    {"contract_starting", QT_TRANSLATE_NOOP("BarrageLookup", "Starting contract"), "B-1.3"},
    {"technology", QT_TRANSLATE_NOOP("BarrageLookup", "Technology tile"), "B-6.2 B-6.8 B-8.3"},
    {"advanced_technology", QT_TRANSLATE_NOOP("BarrageLookup", "Advanced technology tile"),
     "B-1.5 B-6.8 B-8.3"},
    {"joker", QT_TRANSLATE_NOOP("BarrageLookup", "Joker tile"), "B-6.8 B-8.3 B-10.2"},
    {"company", QT_TRANSLATE_NOOP("BarrageLookup", "Company"), "B-6.9 B-1.7"},
    {"company_ability", QT_TRANSLATE_NOOP("BarrageLookup", "Company ability"),
     "B-1.3 B-10.6 B-10.7 B-10.8 B-10.9 B-10.10"},
    {"income", QT_TRANSLATE_NOOP("BarrageLookup", "Income"), "B-6.9 B-9.1"},
    {"officer", QT_TRANSLATE_NOOP("BarrageLookup", "Executive officer"), "B-1.3 B-10.11 B-10.18 L-9"},
    {"bonus_tile", QT_TRANSLATE_NOOP("BarrageLookup", "Bonus tile"), "B-9.3 L-5"},
    {"objective_tile", QT_TRANSLATE_NOOP("BarrageLookup", "Objective tile"), "B-1.6 B-9.5"},
    {"round", QT_TRANSLATE_NOOP("BarrageLookup", "Round and its phases"), "B-9.1 B-9.4"},
    {"scoring", QT_TRANSLATE_NOOP("BarrageLookup", "Scoring"), "B-9.3 B-9.5"},
    {"turn_order", QT_TRANSLATE_NOOP("BarrageLookup", "Turn order"), "B-9.4 B-1.7"},
    {"game_end", QT_TRANSLATE_NOOP("BarrageLookup", "End of the game"), "B-9.5"},
    {"set_up", QT_TRANSLATE_NOOP("BarrageLookup", "The Automa’s set-up"), "B-1.7 B-1.3"},
    {"leeghwater", QT_TRANSLATE_NOOP("BarrageLookup", "The Leeghwater Project"), "L-1 L-2 L-3 L-4 L-5 L-6"},
};

struct StructureTopic {
    const char* id;
    const char* rules;
};

constexpr StructureTopic structures[] = {
    {"dam", "B-6.6 B-9.2 B-4.1"},        {"base", "B-6.5 B-6.6 B-7.3"},
    {"elevation", "B-6.5 B-6.6 B-7.3"},  {"conduit", "B-6.5 B-4.5 B-7.3"},
    {"powerhouse", "B-6.5 B-1.3 B-7.3"}, {"building", "B-6.10 L-12 L-13 L-28"},
};

constexpr StructureTopic levels[] = {{"low", "B-1.3"},
                                     {"medium", "B-1.5"},
                                     {"high", "B-10.1 B-10.2 B-10.3"},
                                     {"very_high", "B-10.11 B-10.18"}};

void link_rules(LookupEntry& entry, const char* numbers) {
    for (const QString& number : QString::fromLatin1(numbers).split(u' ')) {
        const auto rule = BarrageRules::rule(number);
        if (!rule)
            continue;
        if (entry.body.isEmpty()) {
            entry.body = rule->text;
            entry.summary = rule->title;
        }
        entry.links << rule_key(number);
    }
}

LookupFact cost_fact(const char* structure, const QString& detail, const QString& cost) {
    const QString name = as_label(BarrageNames::structure(structure));
    return {detail.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, detail), cost,
            lookup_key(QStringLiteral("structure"), QString::fromLatin1(structure))};
}

std::vector<LookupFact> costs_of(const Catalogue& facts, const QString& structure) {
    const Costs& costs = facts.costs;
    std::vector<LookupFact> lines;
    for (std::size_t region = 0; region < count_of<Region>; ++region) {
        const QString where = BarrageNames::region(id_of(static_cast<Region>(region)));
        if (structure == u"base")
            lines.push_back(cost_fact("base", where, BarrageNames::excavators(costs.base[region])));
        if (structure == u"elevation")
            lines.push_back(cost_fact("elevation", where, BarrageNames::mixers(costs.elevation[region])));
    }
    if (structure == u"conduit")
        lines.push_back(cost_fact("conduit", {},
                                  translate("BarrageLookup", "%n excavator(s) for each point of power",
                                            nullptr, costs.conduit_per_power)));
    for (std::size_t number = 0; structure == u"powerhouse" && number < costs.powerhouse.size(); ++number)
        lines.push_back(cost_fact("powerhouse", translate("BarrageLookup", "no. %1").arg(number + 1),
                                  BarrageNames::mixers(costs.powerhouse[number])));
    return lines;
}

LookupEntry structure_entry(const Catalogue& facts, const StructureTopic& topic) {
    LookupEntry entry{.kind = QStringLiteral("structure"), .id = QString::fromLatin1(topic.id)};
    entry.title = as_label(BarrageNames::structure(topic.id));
    entry.facts = costs_of(facts, entry.id);
    for (LookupFact& fact : entry.facts)
        fact.link.clear();
    link_rules(entry, topic.rules);
    entry.links << lookup_key(QStringLiteral("topic"), QStringLiteral("build_costs"));
    return entry;
}

LookupEntry costs_entry(const Catalogue& facts) {
    LookupEntry entry{.kind = QStringLiteral("topic"), .id = QStringLiteral("build_costs")};
    entry.title = translate("BarrageLookup", "Building costs");
    for (const char* structure : {"base", "elevation", "conduit", "powerhouse"})
        for (const LookupFact& fact : costs_of(facts, QString::fromLatin1(structure)))
            entry.facts.push_back(fact);
    entry.facts.push_back({as_label(BarrageNames::reason(u"red_border")),
                           translate("BarrageLookup", "3 credits more, or 3 VP for an Automa"),
                           lookup_key(QStringLiteral("topic"), QStringLiteral("red_border"))});
    link_rules(entry, "B-6.5 B-6.3");
    return entry;
}

LookupEntry level_entry(const StructureTopic& topic) {
    LookupEntry entry{.kind = QStringLiteral("level"), .id = QString::fromLatin1(topic.id)};
    entry.title = BarrageNames::level(topic.id);
    entry.body = BarrageNames::level_explanation(topic.id);
    entry.keywords = {BarrageNames::level_short(topic.id), translate("BarrageLookup", "difficulty level")};
    link_rules(entry, topic.rules);
    entry.summary = entry.body;
    return entry;
}

} // namespace

void add_topics(const Catalogue& facts, LookupEntries& entries) {
    for (const StructureTopic& topic : structures)
        entries.push_back(structure_entry(facts, topic));
    for (const Topic& topic : topics) {
        LookupEntry entry{.kind = QStringLiteral("topic"), .id = QString::fromLatin1(topic.id)};
        entry.title = translate("BarrageLookup", topic.title);
        link_rules(entry, topic.rules);
        entries.push_back(entry);
    }
    entries.push_back(costs_entry(facts));
    for (const StructureTopic& level : levels)
        entries.push_back(level_entry(level));
}

} // namespace automa::app::barrage_app
