// The words of the game, the symbols of the cards, the rules, and what a table may choose.
#include "app/innovation/lookup/chapters.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/rules.h"
#include "app/lookup/chapters.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/state.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

//: a word of the game, and what it means
constexpr LookupTopic topics[] = {
    {"automa", QT_TRANSLATE_NOOP("InnovationLookup", "Automa"), "A-8 A-7 A-9"},
    {"decision_card", QT_TRANSLATE_NOOP("InnovationLookup", "Decision card"), "A-4 A-40 A-41"},
    {"action_card", QT_TRANSLATE_NOOP("InnovationLookup", "Action card"), "A-43 A-4 A-42"},
    {"support_card", QT_TRANSLATE_NOOP("InnovationLookup", "Support card"), "A-41 A-4 A-49"},
    {"deck", QT_TRANSLATE_NOOP("InnovationLookup", "Automa deck"), "A-28 A-26 A-29 A-52"},
    {"reserve", QT_TRANSLATE_NOOP("InnovationLookup", "Reserve"), "A-27 A-52"},
    {"difficulty", QT_TRANSLATE_NOOP("InnovationLookup", "Difficulty"), "A-13 A-28 A-5"},
    {"x", QT_TRANSLATE_NOOP("InnovationLookup", "X"), "A-5 A-62"},
    {"pass", QT_TRANSLATE_NOOP("InnovationLookup", "Passing"), "A-42 A-46 A-47 A-50"},
    {"faction_action", QT_TRANSLATE_NOOP("InnovationLookup", "Faction action"), "A-58 A-57 A-99"},
    {"reach", QT_TRANSLATE_NOOP("InnovationLookup", "Reach"), "A-2 A-64"},
    {"shipping", QT_TRANSLATE_NOOP("InnovationLookup", "Shipping"), "A-2 A-87"},
    {"adjacent", QT_TRANSLATE_NOOP("InnovationLookup", "Adjacent"), "A-1"},
    {"distance", QT_TRANSLATE_NOOP("InnovationLookup", "Distance"), "A-32 A-33 A-34"},
    {"marked", QT_TRANSLATE_NOOP("InnovationLookup", "Marked and unmarked buildings"), "A-3 A-69 A-25"},
    {"approach", QT_TRANSLATE_NOOP("InnovationLookup", "Approach"), "A-65 A-34"},
    {"terrain_priority", QT_TRANSLATE_NOOP("InnovationLookup", "Terrain priority"), "A-35 A-20"},
    {"native_terrain", QT_TRANSLATE_NOOP("InnovationLookup", "Native terrain"), "A-20 A-68"},
    {"directional", QT_TRANSLATE_NOOP("InnovationLookup", "Directional selection"), "A-36 A-37 A-38"},
    {"catch_up", QT_TRANSLATE_NOOP("InnovationLookup", "Catching up"), "A-80 A-84 A-94"},
    {"scholar", QT_TRANSLATE_NOOP("InnovationLookup", "Scholar"), "A-81 A-82 A-78"},
    {"innovation", QT_TRANSLATE_NOOP("InnovationLookup", "Innovation"), "A-59 A-60 A-61"},
    {"x_token", QT_TRANSLATE_NOOP("InnovationLookup", "X token"), "A-76 A-77 A-97"},
    {"power", QT_TRANSLATE_NOOP("InnovationLookup", "Power for you"), "A-12 A-72"},
    {"bridge", QT_TRANSLATE_NOOP("InnovationLookup", "Bridge"), "A-1 A-2"},
    {"bonus_tile", QT_TRANSLATE_NOOP("InnovationLookup", "Round bonus tile"), "A-47 A-48 A-21"},
    {"turn_order", QT_TRANSLATE_NOOP("InnovationLookup", "Turn order"), "A-50 A-17 A-39"},
    {"first_workshops", QT_TRANSLATE_NOOP("InnovationLookup", "First workshops"), "A-24 A-23 A-25"},
    {"set_up", QT_TRANSLATE_NOOP("InnovationLookup", "Set-up"), "A-22 A-13 A-14 A-21"},
    {"scoring", QT_TRANSLATE_NOOP("InnovationLookup", "Final scoring"), "A-86 A-87 A-88 A-98"},
    {"vp", QT_TRANSLATE_NOOP("InnovationLookup", "Victory points (VP)"), "A-11 A-46 A-62"},
    {"two_humans", QT_TRANSLATE_NOOP("InnovationLookup", "Two humans"), "A-89 A-90 A-92"},
    {"round_end", QT_TRANSLATE_NOOP("InnovationLookup", "End of a round"), "A-53 A-52 A-97"},
};

constexpr LookupSymbol support_symbols[] = {
    {"group_marked", QT_TRANSLATE_NOOP("InnovationLookup", "Power token: marked buildings"),
     QT_TRANSLATE_NOOP("InnovationLookup", "The Automa builds in reach of its marked buildings."),
     "A-64 A-3"},
    {"group_unmarked", QT_TRANSLATE_NOOP("InnovationLookup", "No power token: unmarked buildings"),
     QT_TRANSLATE_NOOP("InnovationLookup", "The Automa builds in reach of its unmarked buildings."),
     "A-64 A-3"},
    {"approach", QT_TRANSLATE_NOOP("InnovationLookup", "Approach symbol"),
     QT_TRANSLATE_NOOP("InnovationLookup", "The new workshop brings the two groups closer, if it can."),
     "A-65"},
    {"priority_row", QT_TRANSLATE_NOOP("InnovationLookup", "Row A or B"),
     QT_TRANSLATE_NOOP("InnovationLookup", "Which row of the terrain priority card counts."), "A-35"},
    {"direction", QT_TRANSLATE_NOOP("InnovationLookup", "Zigzag arrow with a number"),
     QT_TRANSLATE_NOOP("InnovationLookup", "Which option is chosen, and from which end to count."),
     "A-36 A-37"},
    {"science_round_tile", QT_TRANSLATE_NOOP("InnovationLookup", "Science: round tile"),
     QT_TRANSLATE_NOOP("InnovationLookup", "A scholar goes to the discipline of the round tile."), "A-79"},
    {"science_catch_up", QT_TRANSLATE_NOOP("InnovationLookup", "Science: catching up"),
     QT_TRANSLATE_NOOP("InnovationLookup", "A scholar goes where the Automa lags behind."), "A-80"},
    {"bonus_place", QT_TRANSLATE_NOOP("InnovationLookup", "Bonus tile’s place"),
     QT_TRANSLATE_NOOP("InnovationLookup",
                       "Which of the three round bonus tiles the Automa takes when it passes."),
     "A-47"},
    {"pass", QT_TRANSLATE_NOOP("InnovationLookup", "Pass symbol"),
     QT_TRANSLATE_NOOP("InnovationLookup", "On one of the deck’s last two cards, the Automa passes."),
     "A-42 A-46"},
    {"letters", QT_TRANSLATE_NOOP("InnovationLookup", "Two letters"),
     QT_TRANSLATE_NOOP("InnovationLookup", "Where the Automa’s first workshops go."), "A-24 A-25"},
};

/// What is drawn on the map beside terrains and buildings.
constexpr LookupSymbol map_symbols[] = {
    {"map_token", QT_TRANSLATE_NOOP("InnovationLookup", "Violet frame and bolt: with token"),
     QT_TRANSLATE_NOOP("InnovationLookup",
                       "An Automa building with a power token beside it: it is in the marked group. Without "
                       "the frame and bolt it is in the other one."),
     "A-3 A-69"},
    {"map_annex", QT_TRANSLATE_NOOP("InnovationLookup", "Small plus: annex"),
     QT_TRANSLATE_NOOP("InnovationLookup", "Your building has an annex and counts for 1 more power."),
     "A-12"},
    {"map_bridge", QT_TRANSLATE_NOOP("InnovationLookup", "Bar across water: bridge"),
     QT_TRANSLATE_NOOP("InnovationLookup",
                       "The hexes at its ends count as adjacent when working out your power."),
     "A-1 A-2"},
    {"map_rim", QT_TRANSLATE_NOOP("InnovationLookup", "Rim of another colour: terrain tile"),
     QT_TRANSLATE_NOOP("InnovationLookup",
                       "The hex’s terrain has changed. The rim shows the printed terrain."),
     "A-68"},
    {"map_tool", QT_TRANSLATE_NOOP("InnovationLookup", "Hammer on a plate: tool"),
     QT_TRANSLATE_NOOP("InnovationLookup",
                       "There is a Symbionts tool on this hex. Their card says what it does."),
     ""},
    {"map_fallow", QT_TRANSLATE_NOOP("InnovationLookup", "Light disc with a tuft: fallow"),
     QT_TRANSLATE_NOOP("InnovationLookup", "A fallow hex of the Blight. Their card says what it means."), ""},
    {"map_blighted", QT_TRANSLATE_NOOP("InnovationLookup", "Dark disc with a withered stalk: blighted"),
     QT_TRANSLATE_NOOP("InnovationLookup",
                       "A fallow hex that the Blight has blighted. Their card says what it means."),
     ""},
};

struct ActionRules {
    CardSymbol symbol;
    const char* rules;
};

constexpr ActionRules action_rules_of[] = {
    {CardSymbol::terraform_and_build, "A-63 A-64 A-65 A-67 A-68 A-69"},
    {CardSymbol::upgrade, "A-70 A-71 A-72 A-74"},
    {CardSymbol::send_scholar, "A-78 A-79 A-80 A-81"},
    {CardSymbol::advance_discipline, "A-83 A-84 A-85"},
    {CardSymbol::take_innovation, "A-59 A-60 A-61"},
    {CardSymbol::block_power_and_book, "A-76 A-77"},
    {CardSymbol::gain_vp, "A-62 A-5"},
    {CardSymbol::faction_action, "A-58 A-57 A-99"},
};

void add_signs(LookupEntries& entries) {
    for (const ActionRules& action : action_rules_of)
        entries.push_back(symbol_entry(id_of(action.symbol).toString(),
                                       as_label(InnovationNames::action(id_of(action.symbol))),
                                       InnovationNames::action_meaning(id_of(action.symbol)), action.rules,
                                       translate("InnovationLookup", "Actions")));
    add_symbols("InnovationLookup", support_symbols, translate("InnovationLookup", "Support column"),
                entries);
    add_symbols("InnovationLookup", map_symbols, translate("InnovationLookup", "On the map"), entries);
}

/// A doubt of the rules and what a table may choose, in the model's own order.
void add_readings(const std::vector<RuleText>& rules, LookupEntries& entries) {
    const Interpretations defaults;
    each_reading(defaults, [&](const char* id, const char*, auto chosen) {
        using Option = decltype(chosen);
        LookupEntry entry = reading_entry(QString::fromLatin1(id), InnovationNames::reading(id),
                                          InnovationNames::reading_question(id), rules);
        for (std::size_t i = 0; i < count_of<Option>; ++i) {
            const QAnyStringView option = id_of(static_cast<Option>(i));
            entry.facts.push_back({as_label(InnovationNames::reading_option(id, option)),
                                   InnovationNames::reading_meaning(id, option),
                                   {}});
        }
        entries.push_back(std::move(entry));
    });
}

} // namespace

void add_words(LookupEntries& entries) {
    const std::vector<RuleText> rules = InnovationRules::all();
    add_topics("InnovationLookup", topics, rules, entries);
    add_signs(entries);
    add_rules(rules, entries);
    add_readings(rules, entries);
}

} // namespace automa::app::innovation_app
