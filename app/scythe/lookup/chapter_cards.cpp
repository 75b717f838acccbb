// The 19 Automa cards with both schemes, and the four star cards.
#include "app/lookup/chapters.h"
#include "app/scythe/lookup/chapters.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

const QString list_mark = QStringLiteral(" · ");

QString moves_of(const SchemeFacts& scheme) {
    QStringList moves;
    if (scheme.skip)
        moves << translate("ScytheLookup", "skip with Autometta");
    for (const MoveSymbol& symbol : scheme.moves)
        moves << ScytheNames::move(symbol);
    return moves.isEmpty() ? translate("ScytheLookup", "nothing") : moves.join(list_mark);
}

QString gains_of(const SchemeFacts& scheme) {
    QStringList gains;
    for (const GainGroup& group : scheme.gains)
        gains << ScytheNames::gain(group);
    return gains.isEmpty() ? translate("ScytheLookup", "nothing") : gains.join(list_mark);
}

void add_scheme(const Card& card, Scheme which, LookupEntry& entry) {
    const SchemeFacts& scheme = card.scheme(which);
    const QString name = as_label(ScytheNames::scheme(id_of(which)));
    entry.facts.push_back(
        {translate("ScytheLookup", "%1, row 1").arg(name), moves_of(scheme), QStringLiteral("topic:row_1")});
    entry.facts.push_back(
        {translate("ScytheLookup", "%1, row 2").arg(name), gains_of(scheme), QStringLiteral("topic:row_2")});
    entry.facts.push_back({translate("ScytheLookup", "%1, row 3").arg(name),
                           scheme.recruit ? ScytheNames::gain_symbol(id_of(*scheme.recruit))
                                          : translate("ScytheLookup", "nothing"),
                           QStringLiteral("symbol:recruit")});
}

/// "0–7", "8–13", "14 or more".
QString range_words(std::size_t range) {
    const auto& from = Catalogue::power_ranges;
    if (range + 1 == from.size())
        return translate("ScytheLookup", "%1 or more").arg(from[range]);
    return QStringLiteral("%1–%2").arg(from[range]).arg(from[range + 1] - 1);
}

void add_combat(const Card& card, LookupEntry& entry) {
    for (std::size_t range = 0; range < card.power.size(); ++range)
        entry.facts.push_back({translate("ScytheLookup", "Combat, power %1").arg(range_words(range)),
                               ScytheNames::power(card.power[range]), QStringLiteral("symbol:combat_table")});
    entry.facts.push_back({translate("ScytheLookup", "Combat cards"), QString::number(card.combat_cards),
                           QStringLiteral("topic:combat_card")});
    entry.facts.push_back({translate("ScytheLookup", "Resources"), QString::number(card.resources),
                           QStringLiteral("symbol:resource_box")});
}

LookupEntry card_entry(const Catalogue& facts, int number) {
    const Card& card = facts.card(CardId(static_cast<std::size_t>(number)));
    LookupEntry entry{.kind = QStringLiteral("card"), .id = QString::number(number)};
    entry.title = as_label(ScytheNames::card(number));
    entry.summary =
        translate("ScytheLookup", "combat %1, resources %2")
            .arg(QStringLiteral("%1/%2/%3").arg(card.power[0]).arg(card.power[1]).arg(card.power[2]),
                 QString::number(card.resources));
    for (const Scheme scheme : {Scheme::I, Scheme::II})
        add_scheme(card, scheme, entry);
    add_combat(card, entry);
    entry.facts.push_back(
        {translate("ScytheLookup", "Star"),
         card.advances_star_cube ? translate("ScytheLookup", "the star cube moves")
                                 : translate("ScytheLookup", "the star cube stays"),
         card.advances_star_cube ? QStringLiteral("symbol:gold_star") : QStringLiteral("symbol:grey_star")});
    entry.links = rule_links("S-17 S-21 S-71 S-93");
    return entry;
}

QString yes_or_no(bool yes) {
    return yes ? translate("ScytheLookup", "yes") : translate("ScytheLookup", "no");
}

LookupEntry star_card_entry(const Catalogue& facts, StarCard which) {
    const StarTrack& track = facts.track(which);
    LookupEntry entry{.kind = QStringLiteral("star_card"), .id = id_of(which).toString()};
    entry.title = ScytheNames::star_card(id_of(which));
    entry.summary = ScytheNames::level(id_of(which));
    entry.body = ScytheNames::level_explanation(id_of(which));
    QStringList stars;
    for (const std::uint8_t index : track.stars)
        stars << QString::number(index + 1);
    // Spaces are told as people count them, from 1.
    entry.facts = {
        {translate("ScytheLookup", "Spaces"), QString::number(track.spaces),
         QStringLiteral("topic:star_cube")},
        {translate("ScytheLookup", "Water opens on space"),
         track.first_water == 0 ? translate("ScytheLookup", "from the start")
                                : QString::number(track.first_water + 1),
         QStringLiteral("topic:water")},
        {translate("ScytheLookup", "Scheme II from space"), QString::number(track.flip + 1),
         QStringLiteral("topic:scheme")},
        {translate("ScytheLookup", "Stars on spaces"), stars.join(QStringLiteral(", ")),
         QStringLiteral("topic:star")},
        {translate("ScytheLookup", "Skipped turns"), yes_or_no(track.skips), QStringLiteral("symbol:skip")},
    };
    entry.links = rule_links(which == StarCard::ultimaszyna ? "S-121 S-131 S-132 S-133 S-134 S-135"
                                                            : "S-121 S-81 S-82 S-83");
    return entry;
}

} // namespace

void add_cards(const Catalogue& facts, LookupEntries& entries) {
    for (int number = 1; number <= static_cast<int>(card_count); ++number)
        entries.push_back(card_entry(facts, number));
    for (std::size_t i = 0; i < count_of<StarCard>; ++i)
        entries.push_back(star_card_entry(facts, static_cast<StarCard>(i)));
}

} // namespace automa::app::scythe_app
