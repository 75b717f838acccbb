// S-41 to S-77: the moves, gains and the recruit bonus.
#include "app/scythe/text/rules_sources.h"

namespace automa::app::scythe_app {

namespace {

constexpr RuleSource sources[] = {
    {"S-41", QT_TRANSLATE_NOOP("ScytheRules", "Worker: which one"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The worker closest to the home base moves; if tied, the first in reading order."),
     "S-27 S-42"},
    {"S-42", QT_TRANSLATE_NOOP("ScytheRules", "Worker: where it may go"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Valid territories: in the neighbourhood of any of the Automa’s units or its home base, with no "
         "enemy unit and no other Automa worker. Its combat units there do not matter."),
     "S-36 S-43"},
    {"S-43", QT_TRANSLATE_NOOP("ScytheRules", "Worker: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Rule out territories near an enemy combat unit. Choose the one in the neighbourhoods "
                       "of the most Automa units; do not count the worker itself or units on the base."),
     "S-33 S-44"},
    {"S-44", QT_TRANSLATE_NOOP("ScytheRules", "Worker: ties"),
     QT_TRANSLATE_NOOP("ScytheRules", "Break ties by distance to the Factory (closest), then reading order."),
     "S-28 S-29"},
    {"S-45", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: which one"),
     QT_TRANSLATE_NOOP("ScytheRules", "The mech symbol moves the mech closest to the home base; the "
                                      "character symbol moves the character."),
     "S-27 S-46"},
    {"S-46", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Valid territories: in the neighbourhood of any of the Automa’s units or its home "
                       "base, with no enemy unit and no other Automa combat unit."),
     "S-36 S-47"},
    {"S-47", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It goes as close as it can to an enemy combat unit. Enemy combat units on bases "
                       "count only if there are none on territories; each then counts from its base."),
     "S-48 S-30"},
    {"S-48", QT_TRANSLATE_NOOP("ScytheRules", "Mech or character: ties"),
     QT_TRANSLATE_NOOP("ScytheRules", "Break ties by distance to the Factory (closest), then reading order."),
     "S-28 S-29"},
    {"S-49", QT_TRANSLATE_NOOP("ScytheRules", "Encounter or Factory: who"),
     QT_TRANSLATE_NOOP("ScytheRules", "Only the character makes this move."), "S-50 S-61"},
    {"S-50", QT_TRANSLATE_NOOP("ScytheRules", "Encounter or Factory: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Valid territories, in the neighbourhood of any Automa unit: any with an encounter "
                       "token, and the Factory while the Automa has no Factory card."),
     "S-51 S-62"},
    {"S-51", QT_TRANSLATE_NOOP("ScytheRules", "Encounter or Factory: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules", "The destination must have no enemy unit and no Automa mech. Ties: "
                                      "closest to the Factory, then reading order."),
     "S-28 S-29"},
    {"S-52", QT_TRANSLATE_NOOP("ScytheRules", "Attack: enough power"),
     QT_TRANSLATE_NOOP("ScytheRules", "Attacking a combat unit is only possible if the Automa has at least "
                                      "the power printed in the symbol."),
     "S-53 S-93"},
    {"S-53", QT_TRANSLATE_NOOP("ScytheRules", "Attack: who attacks"),
     QT_TRANSLATE_NOOP("ScytheRules", "The combat unit closest to the home base attacks. If a character and "
                                      "a mech are tied, by default the mech goes."),
     "S-27 S-29"},
    {"S-54", QT_TRANSLATE_NOOP("ScytheRules", "Attack: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules", "Valid territories: those with an enemy combat unit, in the "
                                      "neighbourhood of any of the Automa’s units or its home base."),
     "S-36 S-55"},
    {"S-55", QT_TRANSLATE_NOOP("ScytheRules", "Attack: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules", "It attacks where there are the fewest enemy combat units. Ties: "
                                      "closest to the Factory, then reading order."),
     "S-28 S-29 S-56"},
    {"S-56", QT_TRANSLATE_NOOP("ScytheRules", "Attack: the combat"),
     QT_TRANSLATE_NOOP("ScytheRules", "Then resolve the combat."), "S-91 S-92"},
    {"S-57", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: who"),
     QT_TRANSLATE_NOOP("ScytheRules", "The same unit as for the other attack, but it needs no power."),
     "S-53 S-58"},
    {"S-58", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: where it may go"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Valid territories: those with an enemy worker and no enemy combat unit, in the "
                       "neighbourhood of any of the Automa’s units or its home base."),
     "S-36 S-59"},
    {"S-59", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: where it goes"),
     QT_TRANSLATE_NOOP("ScytheRules", "It goes where the most resources are, even if there are none "
                                      "anywhere. Ties: closest to the Factory, then reading order."),
     "S-28 S-29 S-60"},
    {"S-60", QT_TRANSLATE_NOOP("ScytheRules", "Attack on workers: what happens"),
     QT_TRANSLATE_NOOP("ScytheRules", "Remove all resources there; all workers go to your home base. There "
                                      "is no combat, no star and no change in popularity."),
     "S-98 S-106"},
    {"S-61", QT_TRANSLATE_NOOP("ScytheRules", "Encounter tokens"),
     QT_TRANSLATE_NOOP("ScytheRules", "If the character is on an encounter token after any move, remove the "
                                      "token. The Automa gets nothing for it."),
     "S-63 S-49"},
    {"S-62", QT_TRANSLATE_NOOP("ScytheRules", "The Factory card"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "If the character ends the turn on the Factory and the Automa has no Factory card, it "
                       "takes a random one, face down. The card only shows that it needs no other."),
     "S-50 S-63"},
    {"S-63", QT_TRANSLATE_NOOP("ScytheRules", "Only after a combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "After an attack, it takes the token or Factory card once the combat is over, and "
                       "only if the character is still there. After a loss the token stays."),
     "S-61 S-62 S-96"},
    {"S-71", QT_TRANSLATE_NOOP("ScytheRules", "All gains of row 2"),
     QT_TRANSLATE_NOOP("ScytheRules", "Carry out every symbol of row 2 in the printed order. Groups in "
                                      "brackets only count for their faction."),
     "S-72 S-14"},
    {"S-72", QT_TRANSLATE_NOOP("ScytheRules", "Faction gains"),
     QT_TRANSLATE_NOOP("ScytheRules", "A faction’s gain is on top of the normal gains."), "S-23 S-71"},
    {"S-73", QT_TRANSLATE_NOOP("ScytheRules", "Gain a worker"),
     QT_TRANSLATE_NOOP("ScytheRules", "One worker goes from the faction mat to the home base, if any are "
                                      "left. It never appears in a village."),
     "S-11 S-122"},
    {"S-74", QT_TRANSLATE_NOOP("ScytheRules", "Gain a character or mech"),
     QT_TRANSLATE_NOOP("ScytheRules", "If the character is on the faction mat, it goes to the home base; "
                                      "otherwise a mech does, if any are left."),
     "S-96 S-122"},
    {"S-75", QT_TRANSLATE_NOOP("ScytheRules", "Gain coins and power"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Each coin symbol gives 1 coin, each power symbol 1 power. Power stops at 16."),
     "S-87 S-134 S-135"},
    {"S-76", QT_TRANSLATE_NOOP("ScytheRules", "Gain combat cards"),
     QT_TRANSLATE_NOOP("ScytheRules", "It draws a combat card, face down; nobody looks at it."), "S-95"},
    {"S-77", QT_TRANSLATE_NOOP("ScytheRules", "The recruit bonus"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The recruit symbol of row 3 shows power, popularity, a coin or a combat card. You "
                       "gain that ongoing bonus once if you have unlocked it; the Automa gains nothing."),
     "S-17"},
};

} // namespace

std::span<const RuleSource> moves_rules() {
    return sources;
}

} // namespace automa::app::scythe_app
