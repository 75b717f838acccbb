// The ten factions and the five levels.
#include "app/innovation/lookup/chapters.h"
#include "app/innovation/text/names.h"
#include "app/lookup/chapters.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString science_words(const FactionFacts& faction) {
    QStringList words;
    for (std::size_t i = 0; i < faction.science.size(); ++i)
        if (faction.science[i] > 0)
            words << InnovationNames::discipline(id_of(static_cast<Discipline>(i))) + QStringLiteral(" ")
                         + QString::number(faction.science[i]);
    return words.join(QStringLiteral(", "));
}

/// "X VP", "X + 1 VP".
QString points_words(const FactionAction& action) {
    if (action.modifier == 0)
        return InnovationNames::x_vp();
    return QStringLiteral("X %1 ").arg(action.modifier > 0 ? QStringLiteral("+") : QString(QChar(0x2212)))
           + InnovationNames::vp(action.modifier > 0 ? action.modifier : -action.modifier);
}

QString action_words(const FactionAction& action) {
    if (action.part == FactionPart::gain_vp)
        return points_words(action);
    QString words = InnovationNames::action(id_of(action.part));
    if (action.part == FactionPart::advance_discipline)
        words = InnovationNames::action("advance_discipline") + QStringLiteral(" × ")
                + QString::number(action.levels);
    QStringList own;
    for (const TieBreaker breaker : action.first)
        own << InnovationNames::tie_breaker(id_of(breaker));
    return own.isEmpty() ? words : words + QStringLiteral(": ") + own.join(QStringLiteral(", "));
}

LookupEntry faction_entry(const Catalogue& facts, Faction id) {
    const FactionFacts& faction = facts.faction(id);
    LookupEntry entry{.kind = QStringLiteral("faction"), .id = id_of(id).toString()};
    entry.title = InnovationNames::faction(id_of(id));
    entry.summary = InnovationNames::faction_explanation(id_of(id));
    entry.body = entry.summary;
    entry.facts.push_back({translate("InnovationLookup", "Science at the start"), science_words(faction),
                           rule_key(QStringLiteral("A-22"))});
    int part = 0;
    for (const FactionAction& action : faction.actions)
        entry.facts.push_back({translate("InnovationLookup", "Faction action, part %1").arg(++part),
                               action_words(action), QStringLiteral("topic:faction_action")});
    if (faction.vp_per_building > 0)
        entry.facts.push_back({translate("InnovationLookup", "At the end"),
                               translate("InnovationLookup", "%1 for each building")
                                   .arg(InnovationNames::vp(faction.vp_per_building)),
                               rule_key(QStringLiteral("A-88"))});
    entry.facts.push_back({translate("InnovationLookup", "Two humans"), yes_or_no(faction.two_humans),
                           rule_key(QStringLiteral("A-89"))});
    if (faction.guided)
        entry.facts.push_back({translate("InnovationLookup", "Known to the app"),
                               translate("InnovationLookup", "only partly"),
                               {}});
    entry.keywords = {QString::fromStdString(faction.name_de)};
    entry.links = rule_links(faction.ongoing == Ongoing::none ? "A-58 A-57 A-19" : "A-58 A-57 A-99 A-19");
    return entry;
}

LookupEntry level_entry(const Catalogue& facts, Level id) {
    const LevelFacts& level = facts.level(id);
    LookupEntry entry{.kind = QStringLiteral("level"), .id = id_of(id).toString()};
    entry.title = InnovationNames::level(id_of(id));
    entry.summary = InnovationNames::level_explanation(id_of(id));
    entry.body = entry.summary;
    entry.facts.push_back({translate("InnovationLookup", "Deck in round 1"),
                           InnovationNames::cards(level.first_deck), QStringLiteral("topic:deck")});
    for (std::size_t i = 0; i < round_count; ++i)
        entry.facts.push_back({translate("InnovationLookup", "Round %1").arg(i + 1),
                               translate("InnovationLookup", "shipping %1, X = %2")
                                   .arg(QString::number(level.shipping[i]), QString::number(level.x[i])),
                               {}});
    entry.facts.push_back({translate("InnovationLookup", "Shipping for area scoring"),
                           QString::number(level.end_shipping), rule_key(QStringLiteral("A-87"))});
    entry.keywords = {QString::fromStdString(level.name)};
    entry.links = rule_links("A-13 A-28 A-5");
    return entry;
}

} // namespace

void add_people(const Catalogue& facts, LookupEntries& entries) {
    for (std::size_t i = 0; i < count_of<Faction>; ++i)
        entries.push_back(faction_entry(facts, static_cast<Faction>(i)));
    for (std::size_t i = 0; i < count_of<Level>; ++i)
        entries.push_back(level_entry(facts, static_cast<Level>(i)));
}

} // namespace automa::app::innovation_app
