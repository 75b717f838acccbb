// choosing, its turn, passing, how an action works.
#include "app/innovation/text/rules_sources.h"

namespace automa::app::innovation_app {

namespace {

constexpr RuleSource sources[] = {
    {"A-31", QT_TRANSLATE_NOOP("InnovationRules", "Tie-breakers, one after another"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Each tie-breaker only looks at what the previous one left, until one option remains."),
     "A-35 A-36"},
    {"A-32", QT_TRANSLATE_NOOP("InnovationRules", "Distance"),
     QT_TRANSLATE_NOOP("InnovationRules", "The distance between two hexes is the smallest number of hexes "
                                          "between them on a path. Adjacent hexes have distance 0."),
     "A-33 A-34"},
    {"A-33", QT_TRANSLATE_NOOP("InnovationRules", "Paths"),
     QT_TRANSLATE_NOOP("InnovationRules", "A path may use river hexes, empty land and hexes with Automa "
                                          "buildings, but your buildings only at its ends."),
     "A-32 A-6"},
    {"A-34", QT_TRANSLATE_NOOP("InnovationRules", "Distance between the groups"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "The distance between marked and unmarked buildings is that of their closest pair."),
     "A-65 A-3"},
    {"A-35", QT_TRANSLATE_NOOP("InnovationRules", "Terrain priority"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Use row A or B of the terrain priority card, as the support card says. From the "
                       "left, the first terrain among the options wins; use the terrain each hex has now."),
     "A-20 A-67"},
    {"A-36", QT_TRANSLATE_NOOP("InnovationRules", "Directional selection"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "The support card shows an arrow and a number. Forward, count the options row by row from the top "
         "left; backward, from the bottom right. The option with that number is chosen."),
     "A-37 A-38"},
    {"A-37", QT_TRANSLATE_NOOP("InnovationRules", "Counting on"),
     QT_TRANSLATE_NOOP("InnovationRules", "After the last option, count on from the first."), "A-36"},
    {"A-38", QT_TRANSLATE_NOOP("InnovationRules", "Options in one row"),
     QT_TRANSLATE_NOOP("InnovationRules", "Count only valid options. Power actions, book actions and "
                                          "disciplines are counted along their row."),
     "A-36 A-76"},
    {"A-39", QT_TRANSLATE_NOOP("InnovationRules", "Who starts"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "You take the first turn of round 1. In turn order the Automa counts as a player."),
     "A-17 A-50"},
    {"A-40", QT_TRANSLATE_NOOP("InnovationRules", "First turn of a round"),
     QT_TRANSLATE_NOOP("InnovationRules", "The Automa draws 2 cards: the first is the support card; the "
                                          "second goes to its left as the action card."),
     "A-4 A-41"},
    {"A-41", QT_TRANSLATE_NOOP("InnovationRules", "Later turns"),
     QT_TRANSLATE_NOOP("InnovationRules", "The last action card becomes the support card. If the deck is "
                                          "empty, the Automa passes; otherwise it draws a new action card."),
     "A-40 A-49"},
    {"A-42", QT_TRANSLATE_NOOP("InnovationRules", "The pass symbol"),
     QT_TRANSLATE_NOOP("InnovationRules", "If the action card is one of the deck’s last two and shows the "
                                          "pass symbol, nothing else on it counts: the Automa passes."),
     "A-29 A-46"},
    {"A-43", QT_TRANSLATE_NOOP("InnovationRules", "All the card’s actions"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Otherwise it takes every action in the action column from the top, using the support column."),
     "A-54 A-58"},
    {"A-44", QT_TRANSLATE_NOOP("InnovationRules", "If nothing is possible"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "If nothing on the card is possible, the Automa does nothing this turn. That is not a pass."),
     "A-55 A-66"},
    {"A-45", QT_TRANSLATE_NOOP("InnovationRules", "How many turns"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "With a deck of N cards, the Automa acts with cards 2 to N at most. It passes on one "
                       "of the last two cards with the symbol, or on the turn after the last one."),
     "A-42 A-29"},
    {"A-46", QT_TRANSLATE_NOOP("InnovationRules", "Pass: VP"),
     QT_TRANSLATE_NOOP("InnovationRules", "It scores the fixed number at the bottom right of the round tile, "
                                          "once; in round 6, that of the final round tile."),
     "A-11 A-14"},
    {"A-47", QT_TRANSLATE_NOOP("InnovationRules", "Pass: bonus tile"),
     QT_TRANSLATE_NOOP("InnovationRules", "It takes the round bonus tile in the place the support card "
                                          "shows; any coins on it go to the supply."),
     "A-48 A-97"},
    {"A-48", QT_TRANSLATE_NOOP("InnovationRules", "Pass: its old tile"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Its old tile goes in the place of the one it took. You do the same when you pass."),
     "A-47"},
    {"A-49", QT_TRANSLATE_NOOP("InnovationRules", "Pass: which support card"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "If the deck is empty, use the last action card as the support card for the pass; "
                       "with the pass symbol, use the action card of the previous turn."),
     "A-41 A-42"},
    {"A-50", QT_TRANSLATE_NOOP("InnovationRules", "Pass: turn order"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Its turn order marker goes to the highest free space for the next round."),
     "A-39"},
    {"A-51", QT_TRANSLATE_NOOP("InnovationRules", "Pass: gather the cards"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Gather all the round’s decision cards: action card, support cards and the rest of the deck."),
     "A-52"},
    {"A-52", QT_TRANSLATE_NOOP("InnovationRules", "Pass: the next deck"),
     QT_TRANSLATE_NOOP("InnovationRules", "Add the top card of the reserve unseen, shuffle everything and "
                                          "turn the bottom two cards sideways."),
     "A-27 A-29 A-30"},
    {"A-53", QT_TRANSLATE_NOOP("InnovationRules", "End of a round"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "In phase III, take the round tile off the board instead of turning it over."),
     "A-14 A-97"},
    {"A-54", QT_TRANSLATE_NOOP("InnovationRules", "How an action works"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "An action has four steps: condition, valid options, tie-breakers, execution."),
     "A-55 A-56"},
    {"A-55", QT_TRANSLATE_NOOP("InnovationRules", "Condition not met"),
     QT_TRANSLATE_NOOP("InnovationRules", "If the condition fails, the action fails; go on to the card’s "
                                          "next action unless stated otherwise."),
     "A-56 A-66"},
    {"A-56", QT_TRANSLATE_NOOP("InnovationRules", "No valid option"),
     QT_TRANSLATE_NOOP("InnovationRules", "If there is no valid option, skip the action and go on to the "
                                          "card’s next one unless stated otherwise."),
     "A-55 A-66"},
    {"A-57", QT_TRANSLATE_NOOP("InnovationRules", "Faction tie-breakers first"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "In a faction action, use the faction card’s tie-breakers first, then the action’s general ones."),
     "A-58 A-67"},
    {"A-58", QT_TRANSLATE_NOOP("InnovationRules", "Faction action"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Carry out all actions on the faction card, one after another, each with the support card."),
     "A-57 A-99"},
};

} // namespace

std::span<const RuleSource> turn_rules() {
    return sources;
}

} // namespace automa::app::innovation_app
