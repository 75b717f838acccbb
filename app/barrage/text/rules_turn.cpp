// B-1 to B-5: what the Automa is, its turn, production, water and contracts.
#include "app/barrage/text/rules_sources.h"

namespace automa::app::barrage_app {

namespace {

constexpr RuleSource sources[] = {
    {"B-1.1", QT_TRANSLATE_NOOP("BarrageRules", "Who plays"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "One to three Automas play against one to three humans, two to four players in all. All Automas "
         "share one stack of 20 two-sided tiles. Each Automa may have its own difficulty."),
     "B-3.1 B-1.7 L-10"},
    {"B-1.2", QT_TRANSLATE_NOOP("BarrageRules", "Credits are victory points"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The Automa has no money. Where a human would pay a credit it loses 1 VP, and where a human would "
         "gain a credit it gains 1 VP. Its VP may fall below zero, so a price never stops it."),
     "B-9.3 B-8.2"},
    {"B-1.3", QT_TRANSLATE_NOOP("BarrageRules", "What it does not get"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Automa gets no starting contract. It has no officer below Overpowered and no "
                       "company ability below High Voltage. It does get the energy bonus of its 2nd "
                       "powerhouse (+1) and of its 4th (+2 more), except at Low Voltage."),
     "B-10.6 B-10.11 B-4.4"},
    {"B-1.4", QT_TRANSLATE_NOOP("BarrageRules", "It never holds contracts"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The Automa never holds contract tiles. When it produces enough energy, it fulfils a face-up "
         "contract straight from the Contract Office, and that tile leaves the office. The app counts these "
         "contracts for the contract bonus tile, unless you chose otherwise."),
     "B-4.7 B-9.3"},
    {"B-1.5", QT_TRANSLATE_NOOP("BarrageRules", "Advanced technology"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Automa buys advanced technology tiles and uses the structure shown on them. "
                       "Their special effects work for it only at High Voltage and above."),
     "B-6.8 B-8.3 B-10.1"},
    {"B-1.6", QT_TRANSLATE_NOOP("BarrageRules", "Objective tile"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "At the end the objective tile gives an Automa 20, 15 or 10 VP for first, second or "
                       "third place; a human gets 15, 10 or 5. Tied companies add up the VP of their places "
                       "and share them, rounded up, each on its own scale."),
     "B-9.5"},
    {"B-1.7", QT_TRANSLATE_NOOP("BarrageRules", "How it starts"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "An Automa starts with 16 VP, 12 engineers, 6 excavators, 4 mixers and its four basic technology "
         "tiles. Automas go first in the turn order; several Automas draw lots for their places."),
     "B-1.1 B-2.1"},
    {"B-2.1", QT_TRANSLATE_NOOP("BarrageRules", "Turns and engineers"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Automa takes turns as long as it has at least one engineer. If an action asks "
                       "for more engineers than it has left, it still acts and uses all of them."),
     "B-3.3"},
    {"B-2.2", QT_TRANSLATE_NOOP("BarrageRules", "Engineers for construction"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "For construction the engineers go on the Automa’s own company board, as many as its tile shows. "
         "The numbers printed there do not matter, and it may build any number of times per round."),
     "B-6.1"},
    {"B-2.3", QT_TRANSLATE_NOOP("BarrageRules", "Where its engineers go"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "For every other action the engineers go on the first free space of that section: the left column "
         "from the top, then the right column from the top. What that space costs or gives is ignored; only "
         "the tile counts. If all spaces are taken, put them beside the section. For a patent or an external "
         "work they go on the space of the tile taken."),
     "B-8.3 B-8.4"},
    {"B-3.1", QT_TRANSLATE_NOOP("BarrageRules", "Actions and criteria"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Two tiles are always visible. The top tile of the stack shows the actions of this turn. The tile "
         "last flipped onto the discard pile shows the criteria that say where to build."),
     "B-3.2 B-3.3"},
    {"B-3.2", QT_TRANSLATE_NOOP("BarrageRules", "When the stack runs out"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "When the last tile has been flipped, the discarded tiles are shuffled into a new stack. The tile "
         "whose criteria apply stays visible and is not shuffled in, unless you chose otherwise."),
     "B-3.1"},
    {"B-3.3", QT_TRANSLATE_NOOP("BarrageRules", "The order of its actions"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Automa goes through the actions of its tile: left column from the top, then the "
                       "centre, then the right. It does the first one that is possible and ends the turn. "
                       "Actions in a dashed frame, Water Management and Contract Office, do not end it: it "
                       "goes on if an engineer is left. The last action is always possible."),
     "B-4.1 B-5.1 B-6.1 B-8.5"},
    {"B-3.4", QT_TRANSLATE_NOOP("BarrageRules", "The tile decides"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "How many engineers are used, how many VP are paid and what the action does is always "
                       "read from the Automa’s tile, never from the company board."),
     "B-2.3"},
    {"B-4.1", QT_TRANSLATE_NOOP("BarrageRules", "Production: a system is ready"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "To produce, the Automa needs a complete system: a dam with water, its own or a "
                       "neutral one; a built conduit from that basin, anyone’s; and its own powerhouse where "
                       "the conduit ends. After bonus and penalty it must make at least 1 energy."),
     "B-4.2 B-4.4"},
    {"B-4.2", QT_TRANSLATE_NOOP("BarrageRules", "Production: the energy track"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The Automa produces only if it still has a reason to: its marker has not yet reached this round’s "
         "section of the energy track (6 times the round number), or it is not alone in the lead."),
     "B-4.1 B-4.3 B-9.3"},
    {"B-4.3", QT_TRANSLATE_NOOP("BarrageRules", "Production: a contract within reach"),
     QT_TRANSLATE_NOOP("BarrageRules", "The energy of its best system must be enough for at least one open "
                                       "private contract of the colour shown on the tile."),
     "B-4.4 B-4.7 B-10.9"},
    {"B-4.4", QT_TRANSLATE_NOOP("BarrageRules", "The best system"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The best system makes the most energy: the drops behind the dam times the power of the conduit, "
         "plus the tile’s and the company’s bonus. If tied: a neutral dam before one of its own, then the "
         "conduit column of the criteria tile, then the conduit codes in order."),
     "B-4.1 B-7.3 B-7.4"},
    {"B-4.5", QT_TRANSLATE_NOOP("BarrageRules", "Using someone else’s conduit"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "For each drop sent through another company’s conduit the Automa loses 1 VP. The "
                       "owner gains 1 VP and 1 credit per drop; if the owner is an Automa, it gains 2 VP."),
     "B-1.2 B-4.4"},
    {"B-4.6", QT_TRANSLATE_NOOP("BarrageRules", "Water and marker"),
     QT_TRANSLATE_NOOP("BarrageRules", "The drops leave the dam, pass through the powerhouse and flow on "
                                       "down the river. The energy marker moves forward by the energy made."),
     "B-9.2"},
    {"B-4.7", QT_TRANSLATE_NOOP("BarrageRules", "Which contract it fulfils"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "With the energy it makes it fulfils the open contract with the highest value it can reach, of any "
         "colour, national ones too; if tied, the one on the right. It takes the reward immediately. A "
         "private contract is replaced from its stack, a national one is not."),
     "B-1.4 B-10.9 B-10.14"},
    {"B-4.8", QT_TRANSLATE_NOOP("BarrageRules", "After production"),
     QT_TRANSLATE_NOOP("BarrageRules", "Production ends the Automa’s turn."), "B-3.3"},
    {"B-5.1", QT_TRANSLATE_NOOP("BarrageRules", "Water: only if it helps"),
     QT_TRANSLATE_NOOP("BarrageRules", "The Automa adds water only if at least one new drop ends up behind "
                                       "one of its own dams, immediately or in the next water flow with the "
                                       "board as it is. Drops that would not help are not placed."),
     "B-5.2 B-5.3"},
    {"B-5.2", QT_TRANSLATE_NOOP("BarrageRules", "Water: how many drops and where"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "It looks at every way to place the drops and takes the one that leaves the most new water behind "
         "its own dams; then the one with the fewest drops; then the headstream letters on the criteria tile "
         "decide. A drop that only fills someone else’s dam counts as useful if the next one then reaches "
         "one of its own dams. Drops from rewards follow the same rule."),
     "B-5.1 B-9.2 B-10.6"},
    {"B-5.3", QT_TRANSLATE_NOOP("BarrageRules", "Water: the engineer"),
     QT_TRANSLATE_NOOP("BarrageRules", "If at least one drop is placed, one engineer goes to Water "
                                       "Management. If none is, the action is skipped and costs nothing."),
     "B-5.1"},
    {"B-5.4", QT_TRANSLATE_NOOP("BarrageRules", "Water: the USA"),
     QT_TRANSLATE_NOOP("BarrageRules", "At High Voltage and above, once the USA has three powerhouses, it "
                                       "also looks at how often the drops pass them. See B-10.6."),
     "B-10.6"},
    {"B-5.5", QT_TRANSLATE_NOOP("BarrageRules", "Contract Office"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The two open contracts of the colour on the tile are discarded and replaced by new ones, and the "
         "Automa’s energy marker moves 2 spaces. This is always possible, and the turn goes on."),
     "B-3.3"},
};

} // namespace

std::span<const RuleSource> turn_rules() {
    return sources;
}

} // namespace automa::app::barrage_app
