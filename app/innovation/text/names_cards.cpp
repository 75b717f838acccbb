// Decision cards, round tiles, and what a table may choose.
#include "app/innovation/text/names.h"

#include "app/text/text_ids.h"

namespace automa::app::innovation_app {
namespace {

constexpr Word actions[] = {
    {"advance_discipline", QT_TRANSLATE_NOOP("InnovationNames", "advance 1 level in 1 discipline")},
    {"block_power_and_book", QT_TRANSLATE_NOOP("InnovationNames", "block a power and a book action")},
    {"faction_action", QT_TRANSLATE_NOOP("InnovationNames", "faction action")},
    {"gain_vp", QT_TRANSLATE_NOOP("InnovationNames", "gain VP")},
    {"send_scholar", QT_TRANSLATE_NOOP("InnovationNames", "send a scholar")},
    {"take_innovation", QT_TRANSLATE_NOOP("InnovationNames", "take an innovation")},
    {"terraform_and_build", QT_TRANSLATE_NOOP("InnovationNames", "terraform and build")},
    {"upgrade", QT_TRANSLATE_NOOP("InnovationNames", "upgrade")},
    {"place_tool", QT_TRANSLATE_NOOP("InnovationNames", "place a tool")},
    {"turn_fallow_into_blighted", QT_TRANSLATE_NOOP("InnovationNames", "blight two fallow hexes")},
};

constexpr Word action_meanings[] = {
    {"advance_discipline",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Its marker goes up one level where it lags behind, without a scholar.")},
    {"block_power_and_book",
     QT_TRANSLATE_NOOP(
         "InnovationNames",
         "It covers one power action and then one book action with X tokens and gains nothing.")},
    {"faction_action",
     QT_TRANSLATE_NOOP("InnovationNames", "It carries out everything on its faction card, from the top.")},
    {"gain_vp",
     QT_TRANSLATE_NOOP("InnovationNames", "It scores the printed number, or its difficulty card’s X.")},
    {"send_scholar",
     QT_TRANSLATE_NOOP("InnovationNames", "A scholar goes to the best free space below a discipline, and its "
                                          "marker climbs that many levels.")},
    {"take_innovation",
     QT_TRANSLATE_NOOP(
         "InnovationNames",
         "From round 3 on, up to three times, it takes a tile from the display and gains nothing.")},
    {"terraform_and_build",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "It turns an empty hex in reach into its own terrain and puts a workshop there.")},
    {"upgrade",
     QT_TRANSLATE_NOOP(
         "InnovationNames",
         "It replaces one of its buildings with a more powerful one, where you gain the least power.")},
    {"place_tool", QT_TRANSLATE_NOOP("InnovationNames", "A tool goes on a land hex next to your buildings.")},
    {"turn_fallow_into_blighted",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Two fallow hexes, the closest to your buildings, become blighted.")},
};

constexpr Word directions[] = {
    {"forward", QT_TRANSLATE_NOOP("InnovationNames", "in reading order")},
    {"backward", QT_TRANSLATE_NOOP("InnovationNames", "in reverse order")},
};

constexpr Word sciences[] = {
    {"round_tile", QT_TRANSLATE_NOOP("InnovationNames", "discipline of the round tile")},
    {"catch_up", QT_TRANSLATE_NOOP("InnovationNames", "catching up")},
};

constexpr Word bonus_places[] = {
    {"left", QT_TRANSLATE_NOOP("InnovationNames", "left tile")},
    {"middle", QT_TRANSLATE_NOOP("InnovationNames", "middle tile")},
    {"right", QT_TRANSLATE_NOOP("InnovationNames", "right tile")},
};

constexpr Word tie_breakers[] = {
    {"terrain_priority_automa", QT_TRANSLATE_NOOP("InnovationNames", "terrain priority")},
    {"terrain_priority_your_native_terrain",
     QT_TRANSLATE_NOOP("InnovationNames", "terrain priority of your native terrain")},
    {"closest_to_your_buildings", QT_TRANSLATE_NOOP("InnovationNames", "closest to your buildings")},
    {"most_power_for_you", QT_TRANSLATE_NOOP("InnovationNames", "most power for you")},
    {"directional", QT_TRANSLATE_NOOP("InnovationNames", "directional selection")},
};

constexpr Word scorings[] = {
    {"build_school", QT_TRANSLATE_NOOP("InnovationNames", "building a school")},
    {"build_palace_or_university", QT_TRANSLATE_NOOP("InnovationNames", "building a palace or university")},
    {"build_workshop", QT_TRANSLATE_NOOP("InnovationNames", "building a workshop")},
    {"take_innovation", QT_TRANSLATE_NOOP("InnovationNames", "an innovation")},
    {"build_guild", QT_TRANSLATE_NOOP("InnovationNames", "building a guild")},
    {"use_spade", QT_TRANSLATE_NOOP("InnovationNames", "a spade")},
    {"advance_shipping_or_terraforming",
     QT_TRANSLATE_NOOP("InnovationNames", "a step of shipping or terraforming")},
    {"found_city", QT_TRANSLATE_NOOP("InnovationNames", "founding a town")},
    {"advance_discipline_level", QT_TRANSLATE_NOOP("InnovationNames", "a level in a discipline")},
    {"build_workshop_on_map_edge",
     QT_TRANSLATE_NOOP("InnovationNames", "building a workshop on the edge of the map")},
};

constexpr Word readings[] = {
    {"marking", QT_TRANSLATE_NOOP("InnovationNames", "Marking a new workshop")},
    {"approach_trial", QT_TRANSLATE_NOOP("InnovationNames", "Trial workshop for the approach")},
    {"book_block", QT_TRANSLATE_NOOP("InnovationNames", "Book action without a power action")},
    {"level_12", QT_TRANSLATE_NOOP("InnovationNames", "Level 12 of a discipline")},
    {"faction_build_fallback", QT_TRANSLATE_NOOP("InnovationNames", "A faction build that fails")},
    {"bridges", QT_TRANSLATE_NOOP("InnovationNames", "Bridges")},
    {"powermongers", QT_TRANSLATE_NOOP("InnovationNames", "Powermongers and your power")},
    {"wanderers", QT_TRANSLATE_NOOP("InnovationNames", "Where Wanderers build")},
};

constexpr Word questions[] = {
    {"marking", QT_TRANSLATE_NOOP("InnovationNames", "When is a new workshop marked?")},
    {"approach_trial",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Which group does the trial workshop belong to when you check the approach?")},
    {"book_block",
     QT_TRANSLATE_NOOP("InnovationNames", "Is a book action blocked if no power action is free?")},
    {"level_12",
     QT_TRANSLATE_NOOP("InnovationNames", "Whose marker on level 12 closes a discipline to the Automa?")},
    {"faction_build_fallback",
     QT_TRANSLATE_NOOP("InnovationNames", "What if a faction action’s build is not possible?")},
    {"bridges", QT_TRANSLATE_NOOP("InnovationNames", "Do your bridges make buildings adjacent?")},
    {"powermongers", QT_TRANSLATE_NOOP("InnovationNames", "Which power counts for the Powermongers?")},
    {"wanderers",
     QT_TRANSLATE_NOOP("InnovationNames", "Which hexes are open to the Wanderers’ faction build?")},
};

//: one answer to an open question of the rules
constexpr Word options[] = {
    {"marking.closest", QT_TRANSLATE_NOOP("InnovationNames", "if a marked building is strictly closest")},
    {"marking.closest_or_tie", QT_TRANSLATE_NOOP("InnovationNames", "also if it is tied for closest")},
    {"marking.support_symbol", QT_TRANSLATE_NOOP("InnovationNames", "by the support card’s symbol")},
    {"approach_trial.marked_by_rule", QT_TRANSLATE_NOOP("InnovationNames", "to the group it would join")},
    {"approach_trial.joins_group", QT_TRANSLATE_NOOP("InnovationNames", "to the support card’s group")},
    {"book_block.independent", QT_TRANSLATE_NOOP("InnovationNames", "yes")},
    {"book_block.with_power", QT_TRANSLATE_NOOP("InnovationNames", "no")},
    {"level_12.anyone", QT_TRANSLATE_NOOP("InnovationNames", "anyone")},
    {"level_12.own", QT_TRANSLATE_NOOP("InnovationNames", "only the Automa itself")},
    {"faction_build_fallback.upgrade", QT_TRANSLATE_NOOP("InnovationNames", "it upgrades instead")},
    {"faction_build_fallback.none", QT_TRANSLATE_NOOP("InnovationNames", "this part is left out")},
    {"bridges.adjacent", QT_TRANSLATE_NOOP("InnovationNames", "yes, where your power is counted")},
    {"bridges.ignored", QT_TRANSLATE_NOOP("InnovationNames", "no")},
    {"powermongers.gained", QT_TRANSLATE_NOOP("InnovationNames", "what you really gained")},
    {"powermongers.offered", QT_TRANSLATE_NOOP("InnovationNames", "what you could have gained")},
    {"wanderers.everywhere", QT_TRANSLATE_NOOP("InnovationNames", "all empty land hexes")},
    {"wanderers.approach", QT_TRANSLATE_NOOP("InnovationNames", "the same, but the approach still counts")},
};

constexpr Word option_meanings[] = {
    {"marking.closest", QT_TRANSLATE_NOOP("InnovationNames", "If tied, the workshop stays unmarked.")},
    {"marking.closest_or_tie", QT_TRANSLATE_NOOP("InnovationNames", "If tied, the workshop is marked.")},
    {"marking.support_symbol",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "The group that reached the hex keeps the workshop, as in one companion program.")},
    {"approach_trial.marked_by_rule",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Try the workshop, marked by the rule, and compare the distances.")},
    {"approach_trial.joins_group",
     QT_TRANSLATE_NOOP("InnovationNames", "The workshop counts for the group whose reach it is in.")},
    {"book_block.independent",
     QT_TRANSLATE_NOOP("InnovationNames", "The two halves are checked separately.")},
    {"book_block.with_power",
     QT_TRANSLATE_NOOP("InnovationNames", "Without a free power action, nothing is blocked.")},
    {"level_12.anyone",
     QT_TRANSLATE_NOOP("InnovationNames", "A discipline with any marker on level 12 is closed.")},
    {"level_12.own", QT_TRANSLATE_NOOP("InnovationNames", "It may still climb below your marker.")},
    {"faction_build_fallback.upgrade",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "As with the same symbol on a decision card; then the rest of the faction card.")},
    {"faction_build_fallback.none",
     QT_TRANSLATE_NOOP("InnovationNames", "The rest of the faction card follows.")},
    {"bridges.adjacent",
     QT_TRANSLATE_NOOP("InnovationNames", "Bridges change neither distances nor the Automa’s reach.")},
    {"bridges.ignored", QT_TRANSLATE_NOOP("InnovationNames", "Bridges change nothing at all.")},
    {"powermongers.gained", QT_TRANSLATE_NOOP("InnovationNames", "Power that you declined does not count.")},
    {"powermongers.offered", QT_TRANSLATE_NOOP("InnovationNames", "It counts even if you declined it.")},
    {"wanderers.everywhere",
     QT_TRANSLATE_NOOP("InnovationNames", "Neither the group nor the approach of the support card matters.")},
    {"wanderers.approach", QT_TRANSLATE_NOOP("InnovationNames", "Only its reach is unlimited.")},
};

QString option_id(QAnyStringView id, QAnyStringView option) {
    return id.toString() + u'.' + option.toString();
}

} // namespace

QString InnovationNames::card(int number) {
    return unbroken(translate("InnovationNames", "decision card %1").arg(number));
}
QString InnovationNames::round_tile(int number) {
    return unbroken(translate("InnovationNames", "round tile %1").arg(number));
}
QString InnovationNames::final_tile(int number) {
    return unbroken(translate("InnovationNames", "final round tile %1").arg(number));
}
QString InnovationNames::action(Id id) {
    return word_of("InnovationNames", actions, id);
}
QString InnovationNames::action_meaning(Id id) {
    return word_of("InnovationNames", action_meanings, id);
}

QString InnovationNames::action(const innovation::CardAction& action) {
    if (action.symbol != innovation::CardSymbol::gain_vp)
        return InnovationNames::action(id_of(action.symbol));
    return action.vp ? vp(*action.vp) : x_vp();
}

QString InnovationNames::tie_breaker(Id id) {
    return word_of("InnovationNames", tie_breakers, id);
}

QString InnovationNames::row(Id id) {
    return unbroken(translate("InnovationNames", "row %1").arg(id.toString()));
}

QString InnovationNames::direction(Id id) {
    return word_of("InnovationNames", directions, id);
}

QString InnovationNames::selection(innovation::Direction direction, int count) {
    return translate("InnovationNames", "option %1, %2")
        .arg(QString::number(count), InnovationNames::direction(id_of(direction)));
}

QString InnovationNames::science_mode(Id id) {
    return word_of("InnovationNames", sciences, id);
}
QString InnovationNames::bonus_place(Id id) {
    return word_of("InnovationNames", bonus_places, id);
}
QString InnovationNames::scoring(Id id) {
    return word_of("InnovationNames", scorings, id);
}
QString InnovationNames::reading(Id id) {
    return word_of("InnovationNames", readings, id);
}
QString InnovationNames::reading_question(Id id) {
    return word_of("InnovationNames", questions, id);
}

QString InnovationNames::reading_option(Id id, Id option) {
    return word_of("InnovationNames", options, option_id(id, option));
}

QString InnovationNames::reading_meaning(Id id, Id option) {
    return word_of("InnovationNames", option_meanings, option_id(id, option));
}

} // namespace automa::app::innovation_app
