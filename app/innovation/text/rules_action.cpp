// the actions, the end, two humans.
#include "app/innovation/text/rules_sources.h"

namespace automa::app::innovation_app {

namespace {

constexpr RuleSource sources[] = {
    {"A-59", QT_TRANSLATE_NOOP("InnovationRules", "Innovation: condition"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Only in rounds 3 to 6, and only if the Automa has 2 innovations or fewer."),
     "A-60 A-61"},
    {"A-60", QT_TRANSLATE_NOOP("InnovationRules", "Innovation: which one"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Use directional selection on the display: rows from the top, each from left to right."),
     "A-36 A-61"},
    {"A-61", QT_TRANSLATE_NOOP("InnovationRules", "Innovation: taken"),
     QT_TRANSLATE_NOOP("InnovationRules", "The Automa takes the tile and gains nothing from it."),
     "A-59 A-8"},
    {"A-62", QT_TRANSLATE_NOOP("InnovationRules", "Gain VP"),
     QT_TRANSLATE_NOOP("InnovationRules", "The Automa scores the printed number, or X."), "A-5 A-11"},
    {"A-63", QT_TRANSLATE_NOOP("InnovationRules", "Build: condition"),
     QT_TRANSLATE_NOOP("InnovationRules", "It must have at least one workshop left in its supply."),
     "A-64 A-66"},
    {"A-64", QT_TRANSLATE_NOOP("InnovationRules", "Build: which hexes"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Valid hexes: all empty land hexes in reach of a marked or an unmarked building, as "
                       "the support card says. Their terrain does not matter."),
     "A-2 A-65"},
    {"A-65", QT_TRANSLATE_NOOP("InnovationRules", "Build: approach"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "With the approach symbol, while the two groups are not in reach of each other, only "
                       "hexes that bring them closer remain. If there are none, all remain."),
     "A-34 A-64"},
    {"A-66", QT_TRANSLATE_NOOP("InnovationRules", "Build: otherwise upgrade"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "If the condition or the options fail, the Automa upgrades instead."),
     "A-63 A-70"},
    {"A-67", QT_TRANSLATE_NOOP("InnovationRules", "Build: which hex"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Tie-breakers: the faction’s if it is a faction action, terrain priority, the "
                       "shortest distance to any of your buildings, directional selection."),
     "A-35 A-36 A-57"},
    {"A-68", QT_TRANSLATE_NOOP("InnovationRules", "Build: the workshop"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "If the hex is not native terrain, put a native terrain tile on it. Then place a workshop."),
     "A-69 A-9"},
    {"A-69", QT_TRANSLATE_NOOP("InnovationRules", "Build: marked or not"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "If the Automa’s closest other building is marked, so is the new workshop; otherwise it is not. By "
         "default, a tie leaves it unmarked. The support card’s symbol does not matter."),
     "A-3 A-68"},
    {"A-70", QT_TRANSLATE_NOOP("InnovationRules", "Upgrade: which buildings"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Valid buildings: any of the Automa’s that can become one still in its supply: "
                       "workshop to guild, guild to palace or school, school to university."),
     "A-74 A-71"},
    {"A-71", QT_TRANSLATE_NOOP("InnovationRules", "Upgrade: next to you first"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Workshops adjacent to your buildings come first; if there are none, all valid buildings remain."),
     "A-1 A-72"},
    {"A-72", QT_TRANSLATE_NOOP("InnovationRules", "Upgrade: least power for you"),
     QT_TRANSLATE_NOOP("InnovationRules", "Then the building whose upgrade gives you the least power: the "
                                          "sum of the power values of your buildings adjacent to it."),
     "A-71 A-73"},
    {"A-73", QT_TRANSLATE_NOOP("InnovationRules", "Upgrade: directional selection"),
     QT_TRANSLATE_NOOP("InnovationRules", "Finally, directional selection decides."), "A-36"},
    {"A-74", QT_TRANSLATE_NOOP("InnovationRules", "Upgrade: into what"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "It becomes the building with the highest power value: a guild becomes the palace if "
                       "that is in the supply, otherwise a school. The old building returns to the supply; a "
                       "marked building stays marked."),
     "A-70 A-75"},
    {"A-75", QT_TRANSLATE_NOOP("InnovationRules", "Upgrade: no bonuses"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "The Automa gets no competency for a school or university and no ability for the palace."),
     "A-8 A-74"},
    {"A-76", QT_TRANSLATE_NOOP("InnovationRules", "Block a power action"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "If a power action has no X token yet, use directional selection to pick one and "
                       "cover it with an X token. The Automa gains nothing."),
     "A-77 A-38"},
    {"A-77", QT_TRANSLATE_NOOP("InnovationRules", "Block a book action"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Then do the same for book actions. By default, this is a separate check."),
     "A-76"},
    {"A-78", QT_TRANSLATE_NOOP("InnovationRules", "Scholar: which disciplines"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Valid disciplines: all without a marker on level 12; by default, anyone’s marker counts."),
     "A-81 A-82"},
    {"A-79", QT_TRANSLATE_NOOP("InnovationRules", "Scholar: discipline of the round tile"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "With the round tile symbol, it is the discipline in the colour of the Automa symbol on the round "
         "tile (in round 6, the final round tile). If that is not valid, use catching up."),
     "A-14 A-80"},
    {"A-80", QT_TRANSLATE_NOOP("InnovationRules", "Catching up"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "First, any disciplines where the Automa is on 0. Among these, the smallest "
                       "difference between its level and yours, above or below. Then directional selection."),
     "A-79 A-84 A-94"},
    {"A-81", QT_TRANSLATE_NOOP("InnovationRules", "Scholar: sent"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "A scholar goes to the free space with the highest value below the discipline, 3 then "
                       "2, and the marker advances that many levels, to 12 at most."),
     "A-82 A-78"},
    {"A-82", QT_TRANSLATE_NOOP("InnovationRules", "Scholar: none left"),
     QT_TRANSLATE_NOOP("InnovationRules", "Without a scholar or a free space, the marker advances 1 level."),
     "A-81 A-85"},
    {"A-83", QT_TRANSLATE_NOOP("InnovationRules", "Advance: which disciplines"),
     QT_TRANSLATE_NOOP("InnovationRules", "The condition and options are the same as for sending a scholar."),
     "A-78 A-84"},
    {"A-84", QT_TRANSLATE_NOOP("InnovationRules", "Advance: always catching up"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Here, catching up always decides, whatever the support card shows."),
     "A-80 A-83"},
    {"A-85", QT_TRANSLATE_NOOP("InnovationRules", "Advance: one level"),
     QT_TRANSLATE_NOOP("InnovationRules", "The marker advances 1 level without a scholar."), "A-83"},
    {"A-86", QT_TRANSLATE_NOOP("InnovationRules", "Final scoring"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "The Automa takes part in area scoring (18, 12, 6 VP) and science scoring (8, 4, 2 VP "
                       "per discipline) like a player. Tied places are added up, divided and rounded down."),
     "A-87 A-98"},
    {"A-87", QT_TRANSLATE_NOOP("InnovationRules", "Its area at the end"),
     QT_TRANSLATE_NOOP("InnovationRules", "For area scoring it has the highest shipping on its difficulty "
                                          "card, and its two groups count as one if that connects them."),
     "A-2 A-86"},
    {"A-88", QT_TRANSLATE_NOOP("InnovationRules", "What else it scores"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Nothing for resources; its faction’s own end scoring, if it has one."),
     "A-86 A-11"},
    {"A-89", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: the faction"),
     QT_TRANSLATE_NOOP("InnovationRules", "With two humans, the Automa must be the Simpletons."),
     "A-19 A-90"},
    {"A-90", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: turn order"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "The humans decide who goes first as usual; in round 1 the Automa is third."),
     "A-17"},
    {"A-91", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: bonus tiles"),
     QT_TRANSLATE_NOOP(
         "InnovationRules",
         "Use 6 round bonus tiles. Once factions are chosen, the Automa gets a random one of those left."),
     "A-21"},
    {"A-92", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: “your”"),
     QT_TRANSLATE_NOOP("InnovationRules", "“Your” in these rules means both humans, never the Automa."),
     "A-6 A-95"},
    {"A-93", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: power"),
     QT_TRANSLATE_NOOP("InnovationRules", "For an upgrade, add up the power of both humans."), "A-72 A-95"},
    {"A-94", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: catching up"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "Catching up compares with the highest human marker in the discipline."),
     "A-80"},
    {"A-95", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: every choice"),
     QT_TRANSLATE_NOOP("InnovationRules", "Any choice that looks at a human looks at both."), "A-92"},
    {"A-96", QT_TRANSLATE_NOOP("InnovationRules", "Two humans: first workshops"),
     QT_TRANSLATE_NOOP("InnovationRules", "Both humans place their first workshops before the Automa, and "
                                          "their second ones after it, in reverse order."),
     "A-23"},
    {"A-97", QT_TRANSLATE_NOOP("InnovationRules", "X tokens and the row of tiles"),
     QT_TRANSLATE_NOOP("InnovationRules", "The Automa’s X tokens leave the board in phase III with all the "
                                          "others. The row of round bonus tiles always has three."),
     "A-47 A-53"},
    {"A-98", QT_TRANSLATE_NOOP("InnovationRules", "Level 0 and your area"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "A marker on level 0 scores nothing and takes no place. For your area, use your own "
                       "shipping and bridges, and count neutral buildings too."),
     "A-86 A-87"},
    {"A-99", QT_TRANSLATE_NOOP("InnovationRules", "Ongoing abilities"),
     QT_TRANSLATE_NOOP("InnovationRules",
                       "A faction card’s ongoing ability works on every card. Powermongers: after each build "
                       "or upgrade, before the next action. Racelings: at the pass, in round 6 too."),
     "A-58"},
};

} // namespace

std::span<const RuleSource> action_rules() {
    return sources;
}

} // namespace automa::app::innovation_app
