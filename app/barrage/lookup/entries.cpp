#include "app/barrage/lookup/entries.h"

#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/reward_facts.h"
#include "app/lookup/chapters.h"

namespace automa::app::barrage_app {

using namespace barrage;

QString criterion_key(const QString& column, const QString& id) {
    return lookup_key(QStringLiteral("criterion"), column + u'.' + id);
}

QString criterion_symbol(const QString& column, const QString& id) {
    return QStringLiteral("criterion_%1_%2").arg(column, id);
}

QString rewards_in_words(const Rewards& rewards) {
    std::vector<RewardFacts> all;
    for (const Reward& reward : rewards)
        all.push_back(facts_of(reward));
    return BarrageNames::rewards(all);
}

QString machines_in_words(int excavators, int mixers) {
    QStringList parts;
    if (excavators > 0)
        parts << BarrageNames::excavators(excavators);
    if (mixers > 0)
        parts << BarrageNames::mixers(mixers);
    return parts.join(QStringLiteral(", "));
}

LookupEntries lookup_entries(const Catalogue& facts) {
    LookupEntries entries;
    add_topics(facts, entries);
    add_criteria(facts, entries);
    add_tiles(facts, entries);
    add_board(facts, entries);
    add_market(facts, entries);
    add_technology(facts, entries);
    add_scoring(facts, entries);
    add_people(facts, entries);
    add_rules(entries);
    add_other_words("barrage", entries);
    return entries;
}

} // namespace automa::app::barrage_app
