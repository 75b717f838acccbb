// terms, what the Automa is, set-up, its deck.
#include "app/innovation/text/rules_sources.h"

namespace automa::app::innovation_app {

namespace {

constexpr RuleSource sources[] = {
    {"A-1", QT_TRANSLATE_NOOP("InnovationRules", "Adjacent"),
     QT_TRANSLATE_NOOP("InnovationRules", "Two hexes that share an edge are adjacent. Land hexes joined by "
                                          "your bridge also count as adjacent when working out your power."),
     "A-2 A-72"},
    {"A-2", QT_TRANSLATE_NOOP("InnovationRules", "In reach"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "A land hex is in reach of a building if it is adjacent, or linked by an unbroken "
                       "chain of river hexes no longer than the shipping value. The difficulty card gives "
                       "the Automa’s shipping for the round; your bridges do not help it."),
     "A-64 A-87"},
    {"A-3", QT_TRANSLATE_NOOP("InnovationRules", "Marked and unmarked buildings"),
     QT_TRANSLATE_NOOP("InnovationRules", "An Automa building with a power token beside it is marked; one "
                                          "without is unmarked. These are its two groups."),
     "A-25 A-69"},
    {"A-4", QT_TRANSLATE_NOOP("InnovationRules", "Action card and support card"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Of a turn’s two cards, the left is the action card: only its right half counts. The "
                       "right is the support card: only its left half counts."),
     "A-40 A-41"},
    {"A-5", QT_TRANSLATE_NOOP("InnovationRules", "X"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "X is the number of VP that the difficulty card shows for the current round."),
     "A-62 A-13"},
    {"A-6", QT_TRANSLATE_NOOP("InnovationRules", "Your buildings"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Your buildings are all those you own, including the neutral ones you placed."),
     "A-33 A-92"},
    {"A-7", QT_TRANSLATE_NOOP("InnovationRules", "You play as normal"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "You follow the normal rules for two players, but without the special two-player rules."),
     "A-8 A-12"},
    {"A-8", QT_TRANSLATE_NOOP("InnovationRules", "What the Automa uses"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "It uses buildings, scholars, the innovations it takes and one round bonus tile. It never has "
         "coins, tools, power, books, bridges, town tiles, competencies or a palace ability."),
     "A-9 A-11"},
    {"A-9", QT_TRANSLATE_NOOP("InnovationRules", "No costs, no spades"),
     QT_TRANSLATE_NOOP("InnovationRules", "The Automa pays for nothing and needs no spades."), "A-8 A-68"},
    {"A-10", QT_TRANSLATE_NOOP("InnovationRules", "No key for level 8"),
     QT_TRANSLATE_NOOP("InnovationRules", "The Automa needs no key to enter level 8 of a discipline."),
     "A-81"},
    {"A-11", QT_TRANSLATE_NOOP("InnovationRules", "What it scores for"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "It scores VP only for numbers on decision and faction cards, the round tile’s fixed "
                       "number when it passes, area and science at the end, and its faction’s own scoring."),
     "A-46 A-62 A-86"},
    {"A-12", QT_TRANSLATE_NOOP("InnovationRules", "Power for you"),
     QT_TRANSLATE_NOOP("InnovationRules", "When the Automa builds or upgrades next to your buildings, you "
                                          "may gain power as usual. It never gains power from you."),
     "A-71 A-72"},
    {"A-13", QT_TRANSLATE_NOOP("InnovationRules", "Choose a level"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Choose a difficulty and put its card to the left of the board. Start with Automalein."),
     "A-5 A-28"},
    {"A-14", QT_TRANSLATE_NOOP("InnovationRules", "The Automa’s round tiles"),
     QT_TRANSLATE_NOOP("InnovationRules", "Use the Automa’s own round tiles, with the side for rounds 1–3 or "
                                          "4–6 up. The spade tile cannot be in round 5 or 6."),
     "A-46 A-79"},
    {"A-15", QT_TRANSLATE_NOOP("InnovationRules", "Final round tile"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "A random Automa final round tile covers the right half of round 6’s tile."),
     "A-46"},
    {"A-16", QT_TRANSLATE_NOOP("InnovationRules", "Palace tiles"),
     QT_TRANSLATE_NOOP("InnovationRules", "Lay out 2 random palace tiles and palace tile 17."), "A-18"},
    {"A-17", QT_TRANSLATE_NOOP("InnovationRules", "Turn order at the start"),
     QT_TRANSLATE_NOOP("InnovationRules", "You are first in turn order, the Automa is second."), "A-39 A-50"},
    {"A-18", QT_TRANSLATE_NOOP("InnovationRules", "Your faction"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Lay out 3 random planning cards with 2 random faction tiles each. Take one set and "
                       "choose one of its factions; return the rest to the box."),
     "A-19"},
    {"A-19", QT_TRANSLATE_NOOP("InnovationRules", "The Automa’s faction"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Choose a faction for the Automa (the Simpletons for your first game) and lay out its card."),
     "A-58 A-89"},
    {"A-20", QT_TRANSLATE_NOOP("InnovationRules", "Its native terrain"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Choose or draw a native terrain other than yours and keep its terrain priority card. "
                       "The terrain decides the colour of the pieces."),
     "A-35 A-68"},
    {"A-21", QT_TRANSLATE_NOOP("InnovationRules", "Round bonus tiles"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Put 5 random round bonus tiles in a row. The Automa takes the first, you choose one, "
                       "and 1 coin goes on each of the other three."),
     "A-47 A-91"},
    {"A-22", QT_TRANSLATE_NOOP("InnovationRules", "What it starts with"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "The Automa has all buildings and scholars of its colour and 20 VP. Its science "
                       "markers start at 0 and advance by the symbols of its faction card."),
     "A-8 A-78"},
    {"A-23", QT_TRANSLATE_NOOP("InnovationRules", "Order of the first workshops"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Place your first workshop, then both of the Automa’s, then your second."),
     "A-24 A-96"},
    {"A-24", QT_TRANSLATE_NOOP("InnovationRules", "Where its workshops go"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "A random decision card gives two letters. The initial workshop card for your side of "
                       "the board shows their hexes for the native terrain; a workshop goes on each."),
     "A-25 A-23"},
    {"A-25", QT_TRANSLATE_NOOP("InnovationRules", "Which one is marked"),
     QT_TRANSLATE_NOOP("InnovationRules", "The workshop whose letter has the power token is marked, the "
                                          "other is not. Put the card back before making the deck."),
     "A-3 A-24"},
    {"A-26", QT_TRANSLATE_NOOP("InnovationRules", "Starting deck"),
     QT_TRANSLATE_NOOP("InnovationRules", "Decision cards 1 to 6, with the star, make the starting deck."),
     "A-27 A-28"},
    {"A-27", QT_TRANSLATE_NOOP("InnovationRules", "The reserve"),
     QT_TRANSLATE_NOOP("InnovationRules", "Shuffle all other decision cards face down: the reserve."),
     "A-52"},
    {"A-28", QT_TRANSLATE_NOOP("InnovationRules", "The deck for each level"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Automalein puts card 3 on top of the reserve. Automa changes nothing. Automächtig "
                       "adds 1 unseen reserve card, Ultoma adds 2, Alptrauma adds 1 and card 13."),
     "A-26 A-29"},
    {"A-29", QT_TRANSLATE_NOOP("InnovationRules", "Two cards sideways"),
     QT_TRANSLATE_NOOP("InnovationRules", "Shuffle the deck and turn its bottom two cards sideways. In round "
                                          "1 it has 5, 6, 7, 8 or 8 cards, by level."),
     "A-42 A-45"},
    {"A-30", QT_TRANSLATE_NOOP("InnovationRules", "The deck grows"),
     QT_TRANSLATE_NOOP("InnovationRules", "The deck grows by one card each round."), "A-52"},
};

} // namespace

std::span<const RuleSource> setup_rules() {
    return sources;
}

} // namespace automa::app::innovation_app
