// B-6 to B-8: construction, where to build, other actions.
#include "app/barrage/text/rules_sources.h"

namespace automa::app::barrage_app {

namespace {

constexpr RuleSource sources[] = {
    {"B-6.1", QT_TRANSLATE_NOOP("BarrageRules", "Construction: a piece is left"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Automa must still have a piece of this kind on its company board."),
     "B-6.2 B-2.2"},
    {"B-6.2", QT_TRANSLATE_NOOP("BarrageRules", "Construction: a technology tile is free"),
     QT_TRANSLATE_NOOP("BarrageRules", "It needs a technology tile for this structure, or a joker, in hand. "
                                       "Tiles on its construction wheel cannot be used."),
     "B-6.8"},
    {"B-6.3", QT_TRANSLATE_NOOP("BarrageRules", "Construction: enough machines"),
     QT_TRANSLATE_NOOP("BarrageRules", "It must have enough machines for the cheapest space of this kind, "
                                       "whether or not that space is taken."),
     "B-6.5 B-6.4"},
    {"B-6.4", QT_TRANSLATE_NOOP("BarrageRules", "Construction: a possible space"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "There must be at least one space that is free, allowed and affordable with its machines."),
     "B-6.5 B-6.6 B-7.1"},
    {"B-6.5", QT_TRANSLATE_NOOP("BarrageRules", "What building costs"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "A base costs 3, 4 or 5 excavators in the plains, hills or mountains; an elevation 2, 3 or 4 mixers "
         "there. A conduit costs 2 excavators per power. A powerhouse costs 2 mixers, and 1 more for each "
         "one already built. A red-bordered base or powerhouse space costs 3 VP more."),
     "B-6.3 B-1.2 L-16"},
    {"B-6.6", QT_TRANSLATE_NOOP("BarrageRules", "What is not allowed"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "A company has at most one base and one powerhouse in a basin. A dam is one base with "
                       "up to two elevations. Neutral dams are never raised."),
     "B-6.4"},
    {"B-6.7", QT_TRANSLATE_NOOP("BarrageRules", "Limits on the tile"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Some tiles allow only one region, or only conduits of a certain power or more. Then "
                       "only those spaces count, also when checking whether the machines are enough."),
     "B-6.3 B-6.4"},
    {"B-6.8", QT_TRANSLATE_NOOP("BarrageRules", "Which technology tile and the wheel"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "It uses its highest-level matching tile; at the same level, one for this very structure before a "
         "joker. The tile and machines go into the open segment of the wheel, the wheel turns one segment, "
         "and what comes round to the open segment returns to the Automa."),
     "B-6.2 B-1.5"},
    {"B-6.9", QT_TRANSLATE_NOOP("BarrageRules", "The piece and its income"),
     QT_TRANSLATE_NOOP("BarrageRules", "The left-most piece of its row goes on the map. If that uncovers an "
                                       "income symbol, the Automa receives it immediately, except at Low "
                                       "Voltage. The special effect of the technology tile comes last."),
     "B-6.8 B-10.3"},
    {"B-6.10", QT_TRANSLATE_NOOP("BarrageRules", "Private buildings"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "With the Leeghwater Project the Automa builds at the first building tile it can pay for, from the "
         "top or from the bottom as its tile shows. It never uses a building’s action; the cheap left space "
         "of a building it built stays closed to everyone. Without the expansion such actions are skipped."),
     "L-28 L-26 L-27 L-34"},
    {"B-6.11", QT_TRANSLATE_NOOP("BarrageRules", "After construction"),
     QT_TRANSLATE_NOOP("BarrageRules", "Construction ends the Automa’s turn."), "B-3.3"},
    {"B-7.1", QT_TRANSLATE_NOOP("BarrageRules", "Where to build: only one space"),
     QT_TRANSLATE_NOOP("BarrageRules", "If only one space is possible, it builds there."), "B-6.4 B-7.2"},
    {"B-7.2", QT_TRANSLATE_NOOP("BarrageRules", "Where to build: completing a system"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "A system is a dam (its own or neutral), a conduit (anyone’s) and its own powerhouse. "
                       "If some possible spaces would complete a system and all of them are in one place, "
                       "only they remain. If there are none, or they are in several places, all possible "
                       "spaces remain. This does not apply to elevations."),
     "B-7.3 B-4.1"},
    {"B-7.3", QT_TRANSLATE_NOOP("BarrageRules", "Where to build: the criteria"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The criteria tile has three columns: for dams (bases and elevations), conduits and "
                       "powerhouses. The three criteria of the column are used one after another. If one "
                       "leaves a single space, that is where it builds; if it leaves several, the next "
                       "criterion looks at those; if no space fits, the criterion is ignored."),
     "B-7.2 B-7.4"},
    {"B-7.4", QT_TRANSLATE_NOOP("BarrageRules", "Where to build: the code"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "If several spaces are still left, start at the basin or conduit whose code is at the foot of the "
         "column and count upwards: 1A, 1B, 2A and so on. After 10 comes 1; for powerhouses after 12 comes "
         "5. The first basin or conduit with a remaining space wins."),
     "B-7.3 B-7.5"},
    {"B-7.5", QT_TRANSLATE_NOOP("BarrageRules", "Where to build: the last tie-break"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "If a basin still has several possible spaces, the one without a red border is taken; "
                       "if that does not decide, the left-most one on the board."),
     "B-7.4 B-10.2"},
    {"B-8.1", QT_TRANSLATE_NOOP("BarrageRules", "Workshop"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Only if there is something on its wheel. The Automa pays the VP shown and turns the wheel by the "
         "segments shown; after each segment it takes back what reaches the open one. The turn ends."),
     "B-8.5 B-6.8"},
    {"B-8.2", QT_TRANSLATE_NOOP("BarrageRules", "Machinery Shop"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Not in round 5. The Automa pays the VP shown and takes the machines shown. The turn ends."),
     "B-8.6 B-1.2"},
    {"B-8.3", QT_TRANSLATE_NOOP("BarrageRules", "Patent Office"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "For 1 engineer and 2 VP it takes a technology tile of the structure shown; if there "
                       "is none, a joker; if there is none either, the action is skipped. If there are "
                       "several, it takes the top-most, unless you chose the highest level. The turn ends."),
     "B-2.3 B-1.5 L-34"},
    {"B-8.4", QT_TRANSLATE_NOOP("BarrageRules", "External work"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "With the Leeghwater Project only. It looks at the three works in the order shown on "
                       "the tile and takes the first whose machines it has. The machines are lost for good "
                       "and the reward is taken immediately. The turn ends."),
     "L-36 L-41 L-42"},
    {"B-8.5", QT_TRANSLATE_NOOP("BarrageRules", "Workshop or bank"),
     QT_TRANSLATE_NOOP("BarrageRules", "A last action that is always possible. If there is something on its "
                                       "wheel, the Automa uses 1 engineer and turns the wheel one segment. "
                                       "Otherwise 1 engineer goes to the bank and it gains 1 VP."),
     "B-8.1 B-8.6"},
    {"B-8.6", QT_TRANSLATE_NOOP("BarrageRules", "Machinery shop or bank"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "A last action that is always possible. In rounds 1 to 4 the Automa uses 1 engineer, "
                       "pays 3 VP and takes 1 machine of the kind it has fewer of. In round 5 the engineer "
                       "goes to the bank and it gains 1 VP."),
     "B-8.2 B-8.7 B-8.5"},
    {"B-8.7", QT_TRANSLATE_NOOP("BarrageRules", "Free choices"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "When the Automa may choose a machine, it takes the kind it has fewer of; if tied, an excavator. A "
         "structure it may build for free is placed by the usual procedure and costs nothing."),
     "B-8.6 B-7.1"},
};

} // namespace

std::span<const RuleSource> construction_rules() {
    return sources;
}

} // namespace automa::app::barrage_app
