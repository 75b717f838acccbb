// S-41 to S-77: the moves, gains and the recruit bonus.
#include "app/scythe/text/rules_sources.h"

namespace automa::app::scythe_app {

namespace {

constexpr RuleSource sources[] = {
    {"S-41", QT_TRANSLATE_NOOP("ScytheRules", "Worker: which one"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The worker closest to the home base moves; of several the first in reading order."),
     "S-27 S-42"},
    {"S-42", QT_TRANSLATE_NOOP("ScytheRules", "Worker: where it may go"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Valid territories: those in the neighbourhood of any of the Automa’s units or its home base, "
         "without an enemy unit and without another of its workers. Its combat units there do not matter."),
     "S-36 S-43"},
    {"S-43", QT_TRANSLATE_NOOP("ScytheRules", "Worker: where it goes"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Territories near an enemy combat unit drop out. Of the rest the one in the neighbourhoods of the "
         "most Automa units is taken; the worker itself and units on the base do not count."),
     "S-33 S-44"},
    {"S-44", QT_TRANSLATE_NOOP("ScytheRules", "Worker: ties"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Ties go to the territory closest to the Factory, then to the first in reading order."),
     "S-28 S-29"},
    {"S-45", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: which one"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "The mech symbol moves the mech closest to the home base, the character symbol the character."),
     "S-27 S-46"},
    {"S-46", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Valid territories: those in the neighbourhood of any of the Automa’s units or its "
                       "home base, without an enemy unit and without another of its combat units."),
     "S-36 S-47"},
    {"S-47", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It goes where it is closest to an enemy combat unit. Enemy combat units on bases "
                       "count only if none stands on a territory; each then counts from its base."),
     "S-48 S-30"},
    {"S-48", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: ties"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Ties go to the territory closest to the Factory, then to the first in reading order."),
     "S-28 S-29"},
    {"S-49", QT_TRANSLATE_NOOP("ScytheRules", "Encounter or Factory: who"),
     QT_TRANSLATE_NOOP("ScytheRules", "This move is always the character’s."), "S-50 S-61"},
    {"S-50", QT_TRANSLATE_NOOP("ScytheRules", "Encounter or Factory: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Valid territories: those with an encounter token in the neighbourhood of any Automa "
                       "unit, and the Factory there as long as the Automa has no Factory card."),
     "S-51 S-62"},
    {"S-51", QT_TRANSLATE_NOOP("ScytheRules", "Encounter or Factory: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules", "The destination must hold no enemy unit and no mech of the Automa. "
                                      "Ties: closest to the Factory, then reading order."),
     "S-28 S-29"},
    {"S-52", QT_TRANSLATE_NOOP("ScytheRules", "Attack: enough power"),
     QT_TRANSLATE_NOOP("ScytheRules", "The attack on a combat unit is possible only if the Automa has at "
                                      "least the power printed in the symbol."),
     "S-53 S-93"},
    {"S-53", QT_TRANSLATE_NOOP("ScytheRules", "Attack: who attacks"),
     QT_TRANSLATE_NOOP("ScytheRules", "The combat unit closest to the home base attacks. If a character and "
                                      "a mech are equally close, by default the mech goes."),
     "S-27 S-29"},
    {"S-54", QT_TRANSLATE_NOOP("ScytheRules", "Attack: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules", "Valid territories: those with an enemy combat unit in the "
                                      "neighbourhood of any of the Automa’s units or its home base."),
     "S-36 S-55"},
    {"S-55", QT_TRANSLATE_NOOP("ScytheRules", "Attack: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules", "It attacks where the fewest enemy combat units stand. Ties: closest "
                                      "to the Factory, then reading order."),
     "S-28 S-29 S-56"},
    {"S-56", QT_TRANSLATE_NOOP("ScytheRules", "Attack: the combat"),
     QT_TRANSLATE_NOOP("ScytheRules", "Then the combat is fought."), "S-91 S-92"},
    {"S-57", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: who"),
     QT_TRANSLATE_NOOP("ScytheRules", "The same unit as for the other attack; no power is needed."),
     "S-53 S-58"},
    {"S-58", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Valid territories: those with an enemy worker and no enemy combat unit, in the "
                       "neighbourhood of any of the Automa’s units or its home base."),
     "S-36 S-59"},
    {"S-59", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules", "It goes where the most resources lie, even if there are none "
                                      "anywhere. Ties: closest to the Factory, then reading order."),
     "S-28 S-29 S-60"},
    {"S-60", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: what happens"),
     QT_TRANSLATE_NOOP("ScytheRules", "All resources there are removed and all workers go to your home base. "
                                      "There is no combat, no star and no change of popularity."),
     "S-98 S-106"},
    {"S-61", QT_TRANSLATE_NOOP("ScytheRules", "Encounter tokens"),
     QT_TRANSLATE_NOOP("ScytheRules", "If the character stands on an encounter token after any move, the "
                                      "token is removed. The Automa gets nothing for it."),
     "S-63 S-49"},
    {"S-62", QT_TRANSLATE_NOOP("ScytheRules", "The Factory card"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If the character ends the turn on the Factory and the Automa has no Factory card, it takes a "
         "random one and keeps it face down. The card only says that it needs no other."),
     "S-50 S-63"},
    {"S-63", QT_TRANSLATE_NOOP("ScytheRules", "After a combat only"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "With an attack, token and Factory card come after the combat, and only if the "
                       "character still stands there. After a lost combat the token stays."),
     "S-61 S-62 S-96"},
    {"S-71", QT_TRANSLATE_NOOP("ScytheRules", "All gains of row 2"),
     QT_TRANSLATE_NOOP("ScytheRules", "Every symbol of row 2 is carried out in the printed order. Groups in "
                                      "brackets count only for their faction."),
     "S-72 S-14"},
    {"S-72", QT_TRANSLATE_NOOP("ScytheRules", "Gains of a faction"),
     QT_TRANSLATE_NOOP("ScytheRules", "A gain of the faction comes on top of the plain gains."), "S-23 S-71"},
    {"S-73", QT_TRANSLATE_NOOP("ScytheRules", "Gain a worker"),
     QT_TRANSLATE_NOOP("ScytheRules", "One worker goes from the faction mat to the home base, if any is "
                                      "left. It never appears in a village."),
     "S-11 S-122"},
    {"S-74", QT_TRANSLATE_NOOP("ScytheRules", "Gain a character or mech"),
     QT_TRANSLATE_NOOP("ScytheRules", "If the character lies on the faction mat, it goes to the home base; "
                                      "otherwise a mech does, if any is left."),
     "S-96 S-122"},
    {"S-75", QT_TRANSLATE_NOOP("ScytheRules", "Gain coins and power"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Each coin symbol gives 1 coin, each power symbol 1 power. Power stops at 16."),
     "S-87 S-134 S-135"},
    {"S-76", QT_TRANSLATE_NOOP("ScytheRules", "Gain combat cards"),
     QT_TRANSLATE_NOOP("ScytheRules", "It draws a combat card face down; nobody looks at it."), "S-95"},
    {"S-77", QT_TRANSLATE_NOOP("ScytheRules", "The recruit bonus"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The recruit symbol of row 3 names power, popularity, a coin or a combat card. You "
                       "gain that ongoing bonus once if you have unlocked it; the Automa gains nothing."),
     "S-17"},
};

} // namespace

std::span<const RuleSource> moves_rules() {
    return sources;
}

} // namespace automa::app::scythe_app
