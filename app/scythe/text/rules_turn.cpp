// S-1 to S-40: what the Automa is, set-up, its turn, how it chooses.
#include "app/scythe/text/rules_sources.h"

namespace automa::app::scythe_app {

namespace {

constexpr RuleSource sources[] = {
    {"S-1", QT_TRANSLATE_NOOP("ScytheRules", "You play as normal"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "You follow all the normal rules. Only the Automa’s turns are simplified."),
     "S-2 S-121"},
    {"S-2", QT_TRANSLATE_NOOP("ScytheRules", "What it doesn’t have"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The Automa has no player mat, recruits, structures, upgrades or objective cards."),
     "S-3 S-4 S-5"},
    {"S-3", QT_TRANSLATE_NOOP("ScytheRules", "Popularity stays at 10"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The Automa’s popularity is 10 for the whole game. Nothing raises or lowers it."),
     "S-10 S-111"},
    {"S-4", QT_TRANSLATE_NOOP("ScytheRules", "No resources, no costs"),
     QT_TRANSLATE_NOOP("ScytheRules", "It produces nothing and pays for nothing."), "S-101 S-113"},
    {"S-5", QT_TRANSLATE_NOOP("ScytheRules", "No tunnels, no abilities"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The Automa never uses tunnels, its faction’s ability or its mechs’ abilities."),
     "S-31 S-34"},
    {"S-6", QT_TRANSLATE_NOOP("ScytheRules", "Where its stars come from"),
     QT_TRANSLATE_NOOP("ScytheRules", "It places stars for only three things: spaces of the star card, "
                                      "combats won and reaching the end of the power track."),
     "S-82 S-86 S-87"},
    {"S-7", QT_TRANSLATE_NOOP("ScytheRules", "Set-up for two"),
     QT_TRANSLATE_NOOP("ScytheRules", "Set up the board and the decks for two players, with 3 Factory cards. "
                                      "Set up your own side as usual."),
     "S-8"},
    {"S-8", QT_TRANSLATE_NOOP("ScytheRules", "The Automa’s faction"),
     QT_TRANSLATE_NOOP("ScytheRules", "Choose a faction for the Automa. The farther its home base is from "
                                      "yours, the easier the game; start far apart."),
     "S-121 S-9"},
    {"S-9", QT_TRANSLATE_NOOP("ScytheRules", "Power and combat cards"),
     QT_TRANSLATE_NOOP("ScytheRules", "Its faction mat shows how much power and how many combat cards it "
                                      "starts with. The cards stay face down; nobody looks at them."),
     "S-76 S-93"},
    {"S-10", QT_TRANSLATE_NOOP("ScytheRules", "Coins and popularity"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa starts with 5 coins and its popularity marker on 10."),
     "S-3"},
    {"S-11", QT_TRANSLATE_NOOP("ScytheRules", "Where its pieces start"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The character is on the home base, with one worker on each of the two territories "
                       "joined to it by land. 4 mechs, 6 stars and 6 workers wait on the faction mat."),
     "S-32 S-73"},
    {"S-12", QT_TRANSLATE_NOOP("ScytheRules", "The star card"),
     QT_TRANSLATE_NOOP("ScytheRules", "Choose one star card and put the cube on its first space, marked I."),
     "S-81 S-121"},
    {"S-13", QT_TRANSLATE_NOOP("ScytheRules", "The Automa deck"),
     QT_TRANSLATE_NOOP("ScytheRules", "Shuffle the 19 Automa cards, all with scheme I up. Leave room for two "
                                      "discards: the main one and the combat one."),
     "S-15 S-92"},
    {"S-14", QT_TRANSLATE_NOOP("ScytheRules", "Turns and the end"),
     QT_TRANSLATE_NOOP("ScytheRules", "You go first, then take turns. The game ends immediately when either "
                                      "side places its 6th star; the rest of the card or turn is skipped."),
     "S-116 S-111"},
    {"S-15", QT_TRANSLATE_NOOP("ScytheRules", "Draw a card"),
     QT_TRANSLATE_NOOP("ScytheRules", "The turn begins with the top card of the deck. It goes face up on the "
                                      "main discard, its active scheme upright."),
     "S-13 S-17"},
    {"S-16", QT_TRANSLATE_NOOP("ScytheRules", "Skipping a turn"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "With Autometta, the Automa skips its turn if row 1 of the active scheme has the skip "
                       "symbol. By default, nothing on the card happens then."),
     "S-121 S-122"},
    {"S-17", QT_TRANSLATE_NOOP("ScytheRules", "How a card works"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Read the active scheme from the top: one move, then the gains, then the recruit bonus for you."),
     "S-21 S-71 S-77"},
    {"S-18", QT_TRANSLATE_NOOP("ScytheRules", "The star cube last"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "At the end of the turn, the star cube moves on if the card shows the gold star."),
     "S-81"},
    {"S-19", QT_TRANSLATE_NOOP("ScytheRules", "An empty deck"),
     QT_TRANSLATE_NOOP("ScytheRules", "If you need a card and the deck is empty, shuffle all 19 cards from "
                                      "both discards into a new deck."),
     "S-84 S-105"},
    {"S-20", QT_TRANSLATE_NOOP("ScytheRules", "The active scheme"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "The scheme at the top is active. A card’s combat table and resource box apply to both schemes."),
     "S-83 S-92 S-102"},
    {"S-21", QT_TRANSLATE_NOOP("ScytheRules", "One move of row 1"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Check the symbols of row 1 from left to right. Carry out the first one that is "
                       "possible; then the row is done. If none is possible, nothing moves this turn."),
     "S-39 S-132"},
    {"S-22", QT_TRANSLATE_NOOP("ScytheRules", "Moving to the same territory"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "A unit may “move” to the territory it is already on. That counts as the turn’s move."),
     "S-40"},
    {"S-23", QT_TRANSLATE_NOOP("ScytheRules", "Symbols in brackets"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "A group in brackets with an emblem only counts if the Automa plays that faction."),
     "S-24 S-72"},
    {"S-24", QT_TRANSLATE_NOOP("ScytheRules", "A faction move uses up the turn’s move"),
     QT_TRANSLATE_NOOP("ScytheRules", "A move in brackets, once carried out, is the only move of the turn."),
     "S-21 S-23"},
    {"S-25", QT_TRANSLATE_NOOP("ScytheRules", "Move first, then gains"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "The move comes before the gains, so a unit gained this turn does not move this turn."),
     "S-73 S-74"},
    {"S-26", QT_TRANSLATE_NOOP("ScytheRules", "Attacks are moves"),
     QT_TRANSLATE_NOOP("ScytheRules", "An attack is a move action like any other."), "S-52 S-57"},
    {"S-27", QT_TRANSLATE_NOOP("ScytheRules", "Which unit acts"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "The unit closest to the Automa’s home base moves; units on the base itself are closest of all."),
     "S-29 S-41 S-53"},
    {"S-28", QT_TRANSLATE_NOOP("ScytheRules", "Closest to the Factory"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If the move’s rule leaves several destinations tied, choose the one closest to the Factory."),
     "S-29 S-30"},
    {"S-29", QT_TRANSLATE_NOOP("ScytheRules", "Reading order"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Reading order breaks any remaining tie: row by row from the top, each from left to right."),
     "S-28"},
    {"S-30", QT_TRANSLATE_NOOP("ScytheRules", "Distance"),
     QT_TRANSLATE_NOOP("ScytheRules", "Distance is counted in territories. By default, water makes no "
                                      "difference; you may choose to count only routes that units can take."),
     "S-27 S-28"},
    {"S-31", QT_TRANSLATE_NOOP("ScytheRules", "A unit’s neighbourhood"),
     QT_TRANSLATE_NOOP("ScytheRules", "A unit’s neighbourhood is its own territory and every territory it "
                                      "could enter by moving one step, usually seven in all."),
     "S-33 S-34 S-36"},
    {"S-32", QT_TRANSLATE_NOOP("ScytheRules", "Units on a home base"),
     QT_TRANSLATE_NOOP("ScytheRules", "A unit on a home base has no neighbourhood. The base itself has one: "
                                      "the two territories joined to it by land."),
     "S-11 S-42"},
    {"S-33", QT_TRANSLATE_NOOP("ScytheRules", "Neighbourhoods of your units"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "For your units, only where they can really go counts: rivers and lakes need an "
                       "unlocked ability. By default, tunnels and speed add nothing."),
     "S-31 S-43"},
    {"S-34", QT_TRANSLATE_NOOP("ScytheRules", "Water and the Automa"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "While the star cube is on a space with the water symbol, the Automa cannot cross rivers or enter "
         "lakes. After that, all rivers are open and lakes are ordinary territories, even for workers."),
     "S-85 S-131"},
    {"S-35", QT_TRANSLATE_NOOP("ScytheRules", "Units on the mat"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Units on the faction mat are not in play: they are never chosen and have no neighbourhood."),
     "S-31"},
    {"S-36", QT_TRANSLATE_NOOP("ScytheRules", "Teleporting"),
     QT_TRANSLATE_NOOP("ScytheRules", "In one move, an Automa unit may go to any territory in the "
                                      "neighbourhood of any of its units, not only its own."),
     "S-31 S-42"},
    {"S-37", QT_TRANSLATE_NOOP("ScytheRules", "The five steps of a move"),
     QT_TRANSLATE_NOOP("ScytheRules", "Every move has five steps: choose the unit, find its valid "
                                      "territories, pick it up, choose the destination, put it down."),
     "S-38 S-39"},
    {"S-38", QT_TRANSLATE_NOOP("ScytheRules", "Before and after picking it up"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Find the valid territories while the unit is still on the board, so its own "
                       "neighbourhood counts. Pick it up, then count what decides the destination."),
     "S-37 S-43"},
    {"S-39", QT_TRANSLATE_NOOP("ScytheRules", "When a move is not possible"),
     QT_TRANSLATE_NOOP("ScytheRules", "If there is no unit, valid territory or destination, the symbol is "
                                      "not possible; check the next one."),
     "S-21 S-37"},
    {"S-40", QT_TRANSLATE_NOOP("ScytheRules", "Resources are cleared"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "When an Automa unit moves onto a territory with resources, they all go to the "
                       "supply; after an attack, only if it wins. A unit that stays put removes nothing."),
     "S-106 S-22"},
};

} // namespace

std::span<const RuleSource> turn_rules() {
    return sources;
}

} // namespace automa::app::scythe_app
