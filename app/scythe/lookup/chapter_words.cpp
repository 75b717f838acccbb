// The words of the game, the symbols of the cards, the rules, and what a table may choose.
#include "app/lookup/chapters.h"
#include "app/scythe/lookup/chapters.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/rules.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/state.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

//: a word of the game, and what it means
constexpr LookupTopic topics[] = {
    {"automa", QT_TRANSLATE_NOOP("ScytheLookup", "Automa"), "S-2 S-4 S-5"},
    {"automa_card", QT_TRANSLATE_NOOP("ScytheLookup", "Automa card"), "S-17 S-15 S-20"},
    {"scheme", QT_TRANSLATE_NOOP("ScytheLookup", "Scheme"), "S-83 S-20"},
    {"discard", QT_TRANSLATE_NOOP("ScytheLookup", "Discards"), "S-13 S-15 S-92"},
    {"row_1", QT_TRANSLATE_NOOP("ScytheLookup", "Row 1: the move"), "S-21 S-22 S-23"},
    {"row_2", QT_TRANSLATE_NOOP("ScytheLookup", "Row 2: gains"), "S-71 S-72"},
    {"row_3", QT_TRANSLATE_NOOP("ScytheLookup", "Row 3: recruit bonus"), "S-77"},
    {"neighbourhood", QT_TRANSLATE_NOOP("ScytheLookup", "Neighbourhood"), "S-31 S-32 S-33 S-34"},
    {"teleport", QT_TRANSLATE_NOOP("ScytheLookup", "Teleporting"), "S-36"},
    {"distance", QT_TRANSLATE_NOOP("ScytheLookup", "Distance"), "S-30 S-27 S-28"},
    {"reading_order", QT_TRANSLATE_NOOP("ScytheLookup", "Reading order"), "S-29"},
    {"ties", QT_TRANSLATE_NOOP("ScytheLookup", "Ties"), "S-29 S-28 S-44"},
    {"water", QT_TRANSLATE_NOOP("ScytheLookup", "Rivers and lakes"), "S-34 S-85 S-131"},
    {"tunnel", QT_TRANSLATE_NOOP("ScytheLookup", "Tunnel"), "S-5 S-33"},
    {"home_base", QT_TRANSLATE_NOOP("ScytheLookup", "Home base"), "S-32 S-11"},
    {"faction_mat", QT_TRANSLATE_NOOP("ScytheLookup", "Faction mat"), "S-35 S-11"},
    {"character", QT_TRANSLATE_NOOP("ScytheLookup", "Character"), "S-11 S-45 S-49 S-74"},
    {"mech", QT_TRANSLATE_NOOP("ScytheLookup", "Mech"), "S-45 S-74"},
    {"worker", QT_TRANSLATE_NOOP("ScytheLookup", "Worker"), "S-41 S-73 S-98"},
    {"combat_unit", QT_TRANSLATE_NOOP("ScytheLookup", "Combat unit"), "S-53 S-96"},
    {"combat", QT_TRANSLATE_NOOP("ScytheLookup", "Combat"), "S-91 S-92 S-93 S-96"},
    {"power", QT_TRANSLATE_NOOP("ScytheLookup", "Power"), "S-75 S-93 S-87"},
    {"combat_card", QT_TRANSLATE_NOOP("ScytheLookup", "Combat card"), "S-95 S-76 S-91"},
    {"popularity", QT_TRANSLATE_NOOP("ScytheLookup", "Popularity"), "S-3 S-98 S-117"},
    {"coin", QT_TRANSLATE_NOOP("ScytheLookup", "Coin"), "S-10 S-75 S-111"},
    {"star", QT_TRANSLATE_NOOP("ScytheLookup", "Star"), "S-6 S-82 S-86 S-87"},
    {"star_cube", QT_TRANSLATE_NOOP("ScytheLookup", "Star cube"), "S-81 S-12"},
    {"encounter", QT_TRANSLATE_NOOP("ScytheLookup", "Encounter token"), "S-61 S-50"},
    {"factory", QT_TRANSLATE_NOOP("ScytheLookup", "Factory"), "S-62 S-50 S-112"},
    {"resources", QT_TRANSLATE_NOOP("ScytheLookup", "Resources"), "S-102 S-103 S-40"},
    {"territory", QT_TRANSLATE_NOOP("ScytheLookup", "Territory"), "S-112"},
    {"set_up", QT_TRANSLATE_NOOP("ScytheLookup", "Set-up"), "S-7 S-8 S-11"},
    {"end", QT_TRANSLATE_NOOP("ScytheLookup", "End of the game"), "S-14 S-115 S-116"},
    {"score", QT_TRANSLATE_NOOP("ScytheLookup", "Fortune, the final score"), "S-111 S-114 S-117"},
    {"difficulty", QT_TRANSLATE_NOOP("ScytheLookup", "Difficulty"), "S-121 S-122"},
};

struct SymbolSource {
    const char* id;
    const char* title;
    const char* meaning;
    const char* rules;
};

constexpr SymbolSource other_symbols[] = {
    {"gold_star", QT_TRANSLATE_NOOP("ScytheLookup", "Gold star"),
     QT_TRANSLATE_NOOP("ScytheLookup", "The star cube moves one space."), "S-81"},
    {"grey_star", QT_TRANSLATE_NOOP("ScytheLookup", "Grey crossed star"),
     QT_TRANSLATE_NOOP("ScytheLookup", "The star cube stays where it is."), "S-81"},
    {"skip", QT_TRANSLATE_NOOP("ScytheLookup", "Skip symbol"),
     QT_TRANSLATE_NOOP("ScytheLookup", "With Autometta, the Automa skips this turn."), "S-16 S-122"},
    {"brackets", QT_TRANSLATE_NOOP("ScytheLookup", "Brackets with an emblem"),
     QT_TRANSLATE_NOOP("ScytheLookup", "What is inside only counts for the emblem’s faction."), "S-23 S-72"},
    {"combat_table", QT_TRANSLATE_NOOP("ScytheLookup", "Combat table"),
     QT_TRANSLATE_NOOP(
         "ScytheLookup",
         "Three ranges of power and what the Automa uses in each, with the number of its combat cards."),
     "S-93 S-94 S-95"},
    {"resource_box", QT_TRANSLATE_NOOP("ScytheLookup", "Resource box"),
     QT_TRANSLATE_NOOP("ScytheLookup", "How many resources a territory gets when you conquer it."),
     "S-102 S-103"},
    {"recruit", QT_TRANSLATE_NOOP("ScytheLookup", "Recruit symbol"),
     QT_TRANSLATE_NOOP("ScytheLookup", "You gain the bonus shown if you have that recruit."), "S-77"},
    {"water", QT_TRANSLATE_NOOP("ScytheLookup", "Water symbol"),
     QT_TRANSLATE_NOOP(
         "ScytheLookup",
         "While the cube is on a space with this symbol, rivers and lakes are closed to the Automa."),
     "S-34 S-85"},
};

struct GainSource {
    const char* id;
    const char* meaning;
    const char* rules;
};

constexpr GainSource gain_sources[] = {
    {"workers", QT_TRANSLATE_NOOP("ScytheLookup", "A worker goes from the faction mat to the home base."),
     "S-73"},
    {"character_or_mech",
     QT_TRANSLATE_NOOP("ScytheLookup",
                       "The character, or else a mech, goes from the faction mat to the home base."),
     "S-74"},
    {"coins", QT_TRANSLATE_NOOP("ScytheLookup", "1 coin for each symbol."), "S-75"},
    {"power", QT_TRANSLATE_NOOP("ScytheLookup", "1 power for each symbol, at most 16 in all."), "S-75 S-87"},
    {"combat_cards", QT_TRANSLATE_NOOP("ScytheLookup", "A combat card, face down."), "S-76"},
};

struct MoveRules {
    MoveKind kind;
    const char* rules;
};

constexpr MoveRules move_rules[] = {
    {MoveKind::move_worker, "S-41 S-42 S-43 S-44"},
    {MoveKind::move_mech, "S-45 S-46 S-47 S-48"},
    {MoveKind::move_character, "S-45 S-46 S-47 S-48"},
    {MoveKind::encounter_or_factory, "S-49 S-50 S-51 S-61 S-62"},
    {MoveKind::attack_combat, "S-52 S-53 S-54 S-55 S-91"},
    {MoveKind::attack_worker, "S-57 S-58 S-59 S-60"},
};

void add_symbols(LookupEntries& entries) {
    for (const MoveRules& move : move_rules)
        entries.push_back(symbol_entry(
            id_of(move.kind).toString(), as_label(ScytheNames::move(id_of(move.kind))),
            ScytheNames::move_meaning(id_of(move.kind)), move.rules, translate("ScytheLookup", "Moves")));
    for (const GainSource& gain : gain_sources)
        entries.push_back(symbol_entry(
            QString::fromLatin1(gain.id), as_label(ScytheNames::gain_symbol(gain.id)),
            translate("ScytheLookup", gain.meaning), gain.rules, translate("ScytheLookup", "Gains")));
    for (const SymbolSource& source : other_symbols)
        entries.push_back(symbol_entry(QString::fromLatin1(source.id),
                                       translate("ScytheLookup", source.title),
                                       translate("ScytheLookup", source.meaning), source.rules,
                                       translate("ScytheLookup", "Other symbols")));
}

/// A doubt of the rules and what a table may choose, in the model's own order.
void add_readings(const std::vector<RuleText>& rules, LookupEntries& entries) {
    const Interpretations defaults;
    each_interpretation(defaults, [&](const char* id, auto chosen) {
        using Option = decltype(chosen);
        LookupEntry entry = reading_entry(QString::fromLatin1(id), ScytheNames::reading(id),
                                          ScytheNames::reading_question(id), rules);
        for (std::size_t i = 0; i < count_of<Option>; ++i) {
            const QAnyStringView option = id_of(static_cast<Option>(i));
            entry.facts.push_back({as_label(ScytheNames::reading_option(id, option)),
                                   ScytheNames::reading_meaning(id, option),
                                   {}});
        }
        entries.push_back(std::move(entry));
    });
}

void add_modifiers(LookupEntries& entries) {
    for (const char* id : {"skip", "coins", "power", "move_check", "place_check", "all_moves"}) {
        LookupEntry entry{.kind = QStringLiteral("modifier"), .id = QString::fromLatin1(id)};
        entry.title = ScytheNames::modifier(id);
        entry.summary = ScytheNames::modifier_meaning(id);
        entry.body = entry.summary;
        entry.links = rule_links("S-122");
        entries.push_back(std::move(entry));
    }
}

} // namespace

void add_words(LookupEntries& entries) {
    const std::vector<RuleText> rules = ScytheRules::all();
    add_topics("ScytheLookup", topics, rules, entries);
    add_symbols(entries);
    add_rules(rules, entries);
    add_readings(rules, entries);
    add_modifiers(entries);
}

} // namespace automa::app::scythe_app
