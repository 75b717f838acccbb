// The 14 decision cards, the round tiles and the final round tiles.
#include "app/innovation/lookup/chapters.h"
#include "app/innovation/text/names.h"
#include "app/lookup/chapters.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString key_of(const char* kind, QAnyStringView id) {
    return lookup_key(QString::fromLatin1(kind), id.toString());
}

void add_support(const SupportColumn& support, LookupEntry& entry) {
    entry.facts.push_back({translate("InnovationLookup", "Builds near"),
                           InnovationNames::group(id_of(support.group)),
                           support.group == Group::marked ? QStringLiteral("symbol:group_marked")
                                                          : QStringLiteral("symbol:group_unmarked")});
    entry.facts.push_back({translate("InnovationLookup", "Approach"), yes_or_no(support.approach),
                           QStringLiteral("symbol:approach")});
    entry.facts.push_back({translate("InnovationLookup", "Terrain priority"),
                           InnovationNames::row(id_of(support.row)), QStringLiteral("symbol:priority_row")});
    entry.facts.push_back({translate("InnovationLookup", "Directional selection"),
                           InnovationNames::selection(support.direction, support.count),
                           QStringLiteral("symbol:direction")});
    entry.facts.push_back(
        {translate("InnovationLookup", "Science"), InnovationNames::science_mode(id_of(support.science)),
         support.science == ScienceMode::round_tile ? QStringLiteral("symbol:science_round_tile")
                                                    : QStringLiteral("symbol:science_catch_up")});
    entry.facts.push_back({translate("InnovationLookup", "Round bonus tile"),
                           InnovationNames::bonus_place(id_of(support.bonus)),
                           QStringLiteral("symbol:bonus_place")});
}

LookupEntry card_entry(const Card& card) {
    LookupEntry entry{.kind = QStringLiteral("card"), .id = QString::number(card.id.index())};
    entry.title = as_label(InnovationNames::card(static_cast<int>(card.id.index())));
    QStringList actions;
    for (const CardAction& action : card.actions) {
        actions << InnovationNames::action(action);
        entry.facts.push_back({translate("InnovationLookup", "Action column"),
                               InnovationNames::action(action), key_of("symbol", id_of(action.symbol))});
    }
    entry.summary = actions.join(QStringLiteral(" · "));
    entry.facts.push_back({translate("InnovationLookup", "Pass symbol"), yes_or_no(card.pass_symbol),
                           QStringLiteral("symbol:pass")});
    add_support(card.support, entry);
    entry.facts.push_back(
        {translate("InnovationLookup", "First workshops"),
         translate("InnovationLookup", "%1 marked, %2 unmarked")
             .arg(id_of(card.marked_letter).toString(), id_of(card.unmarked_letter).toString()),
         QStringLiteral("symbol:letters")});
    entry.facts.push_back({translate("InnovationLookup", "Deck"),
                           card.starter ? translate("InnovationLookup", "starting deck")
                                        : translate("InnovationLookup", "reserve"),
                           QStringLiteral("topic:deck")});
    entry.links = rule_links("A-4 A-43 A-54");
    return entry;
}

QString scoring_words(const std::string& scoring, int vp) {
    return InnovationNames::vp(vp) + QStringLiteral(": ") + InnovationNames::scoring(id_of(scoring));
}

QString rounds_where_forbidden(const RoundTile& tile) {
    QStringList rounds;
    for (std::size_t i = 0; i < tile.forbidden.size(); ++i)
        if (tile.forbidden[i])
            rounds << QString::number(i + 1);
    return rounds.join(QStringLiteral(", "));
}

LookupEntry round_tile_entry(const RoundTile& tile, int number) {
    LookupEntry entry{.kind = QStringLiteral("round_tile"), .id = QString::number(number)};
    entry.title = as_label(InnovationNames::round_tile(number));
    entry.summary = InnovationNames::scoring(id_of(tile.scoring)) + QStringLiteral(" · ")
                    + InnovationNames::discipline(id_of(tile.discipline));
    entry.facts = {
        {translate("InnovationLookup", "The Automa’s VP, rounds 1–3"), InnovationNames::vp(tile.vp[0]),
         rule_key(QStringLiteral("A-46"))},
        {translate("InnovationLookup", "The Automa’s VP, rounds 4–6"), InnovationNames::vp(tile.vp[1]),
         rule_key(QStringLiteral("A-46"))},
        {translate("InnovationLookup", "The Automa’s discipline"),
         InnovationNames::discipline(id_of(tile.discipline)), key_of("discipline", id_of(tile.discipline))},
        {translate("InnovationLookup", "You score"), scoring_words(tile.scoring, tile.player_vp), {}},
        {translate("InnovationLookup", "Science bonus"),
         translate("InnovationLookup", "%1 for every %2 of %3")
             .arg(InnovationNames::reward(id_of(tile.bonus_gain), tile.bonus_amount),
                  InnovationNames::levels(tile.bonus_per_levels),
                  InnovationNames::discipline(id_of(tile.bonus_discipline))),
         key_of("discipline", id_of(tile.bonus_discipline))},
    };
    if (const QString rounds = rounds_where_forbidden(tile); !rounds.isEmpty())
        entry.facts.push_back(
            {translate("InnovationLookup", "Not in rounds"), rounds, rule_key(QStringLiteral("A-14"))});
    entry.links = rule_links("A-14 A-46 A-79");
    return entry;
}

LookupEntry final_tile_entry(const FinalTile& tile, int number) {
    LookupEntry entry{.kind = QStringLiteral("final_tile"), .id = QString::number(number)};
    entry.title = as_label(InnovationNames::final_tile(number));
    entry.summary = InnovationNames::scoring(id_of(tile.scoring)) + QStringLiteral(" · ")
                    + InnovationNames::discipline(id_of(tile.discipline));
    entry.facts = {
        {translate("InnovationLookup", "The Automa’s VP"), InnovationNames::vp(tile.vp),
         rule_key(QStringLiteral("A-46"))},
        {translate("InnovationLookup", "The Automa’s discipline"),
         InnovationNames::discipline(id_of(tile.discipline)), key_of("discipline", id_of(tile.discipline))},
        {translate("InnovationLookup", "You score"), scoring_words(tile.scoring, tile.player_vp), {}},
    };
    entry.links = rule_links("A-15 A-46 A-79");
    return entry;
}

} // namespace

QString yes_or_no(bool yes) {
    return yes ? translate("InnovationLookup", "yes") : translate("InnovationLookup", "no");
}

void add_cards(const Catalogue& facts, LookupEntries& entries) {
    for (const Card& card : facts.cards)
        entries.push_back(card_entry(card));
    for (std::size_t i = 0; i < round_tile_count; ++i)
        entries.push_back(round_tile_entry(facts.round_tiles[i], static_cast<int>(i) + 1));
    for (std::size_t i = 0; i < final_tile_count; ++i)
        entries.push_back(final_tile_entry(facts.final_tiles[i], static_cast<int>(i) + 1));
}

} // namespace automa::app::innovation_app
