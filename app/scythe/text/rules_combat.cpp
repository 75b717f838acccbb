// S-81 to S-135: stars, combat, resources, the end, difficulty.
#include "app/scythe/text/rules_sources.h"

namespace automa::app::scythe_app {

namespace {

constexpr RuleSource sources[] = {
    {"S-81", QT_TRANSLATE_NOOP("ScytheRules", "The cube moves"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The gold star on a card moves the star cube one space right, from the end of a row "
                       "to the start of the next. With the grey crossed star, it stays."),
     "S-18 S-82"},
    {"S-82", QT_TRANSLATE_NOOP("ScytheRules", "A star from the track"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "When the cube enters a space with a full star, the Automa places a star beside the Triumph Track."),
     "S-83 S-6"},
    {"S-83", QT_TRANSLATE_NOOP("ScytheRules", "Scheme II begins"),
     QT_TRANSLATE_NOOP("ScytheRules", "The first star of the track, on the space marked II, also means "
                                      "turning the deck half a turn: from now on, use scheme II."),
     "S-84 S-88"},
    {"S-84", QT_TRANSLATE_NOOP("ScytheRules", "A new deck at the change"),
     QT_TRANSLATE_NOOP("ScytheRules", "At this point, shuffle everything into a complete deck of 19 cards. "
                                      "For resources, remember the last card’s number."),
     "S-19 S-102"},
    {"S-85", QT_TRANSLATE_NOOP("ScytheRules", "When water opens"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The water opens when the cube leaves the last space with the water symbol."),
     "S-34 S-131"},
    {"S-86", QT_TRANSLATE_NOOP("ScytheRules", "Stars for combats"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa places a star for each combat it wins, attacking or "
                                      "defending, 2 at most. That goes for Saxony too."),
     "S-91 S-88"},
    {"S-87", QT_TRANSLATE_NOOP("ScytheRules", "The star for power"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It places one star when its power first reaches 16, the end of the track."),
     "S-75 S-88"},
    {"S-88", QT_TRANSLATE_NOOP("ScytheRules", "What never changes the scheme"),
     QT_TRANSLATE_NOOP("ScytheRules", "Stars for combats and for power never change the scheme."), "S-83"},
    {"S-91", QT_TRANSLATE_NOOP("ScytheRules", "Combat as normal"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Combat follows the normal rules: spent power comes off the track, used cards are "
                       "discarded, 7 at most on the dial, ties go to the attacker. By default, the loser "
                       "draws a combat card if it used at least 1 power or a card."),
     "S-92 S-94 S-95"},
    {"S-92", QT_TRANSLATE_NOOP("ScytheRules", "You decide first"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Set your dial and choose your cards. Only then reveal a new Automa card and place it "
                       "sideways on the combat discard; only its combat table counts."),
     "S-93 S-100"},
    {"S-93", QT_TRANSLATE_NOOP("ScytheRules", "Ranges of power"),
     QT_TRANSLATE_NOOP("ScytheRules", "The combat table has three ranges: 0 to 7, 8 to 13 and 14 or more. "
                                      "Use the one that includes the Automa’s power."),
     "S-94"},
    {"S-94", QT_TRANSLATE_NOOP("ScytheRules", "Power in combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The Automa uses the power shown under its range, or all it has if that is less."),
     "S-93 S-95"},
    {"S-95", QT_TRANSLATE_NOOP("ScytheRules", "Cards in combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It also uses one random combat card for each card symbol in the table, 0 to 3, or "
                       "all it has. By default, the number of its combat units does not limit that."),
     "S-76 S-100"},
    {"S-96", QT_TRANSLATE_NOOP("ScytheRules", "When the Automa loses"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Its combat units there go to the faction mat, its workers there to the home base."),
     "S-133 S-74"},
    {"S-97", QT_TRANSLATE_NOOP("ScytheRules", "When you lose"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "As normal: all your units there go to your home base, unless an ability says otherwise."),
     "S-91"},
    {"S-98", QT_TRANSLATE_NOOP("ScytheRules", "You drive workers away"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If your combat unit moves onto Automa workers alone, there is no combat: they go to "
         "its home base, you lose 1 popularity for each, and you place resources. Camaraderie does "
         "not help here."),
     "S-99 S-102"},
    {"S-99", QT_TRANSLATE_NOOP("ScytheRules", "Workers after your victory"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "If you attacked and won and Automa workers retreat, you lose 1 popularity for each, "
                       "unless you have Camaraderie."),
     "S-98"},
    {"S-100", QT_TRANSLATE_NOOP("ScytheRules", "Abilities before a combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Use your pre-combat abilities, like Artillery, Disarm or Scout, before setting the "
                       "dial. The combat table then looks at what the Automa has left."),
     "S-93 S-94"},
    {"S-101", QT_TRANSLATE_NOOP("ScytheRules", "It never has resources"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa never has any resources."), "S-4 S-102"},
    {"S-102", QT_TRANSLATE_NOOP("ScytheRules", "Resources for a conquest"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If you attack and win, or move onto Automa workers alone, look at the top card of the main "
         "discard: put the number of resources in its resource box on that territory."),
     "S-103 S-104 S-109"},
    {"S-103", QT_TRANSLATE_NOOP("ScytheRules", "Which resource"),
     QT_TRANSLATE_NOOP("ScytheRules", "Farms give food, forests wood, mountains metal, tundra oil. Lakes, "
                                      "villages and the Factory give none."),
     "S-102"},
    {"S-104", QT_TRANSLATE_NOOP("ScytheRules", "Several conquests"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "If you make several conquests in a turn, they all use the same card’s number."),
     "S-102"},
    {"S-105", QT_TRANSLATE_NOOP("ScytheRules", "If you reshuffle in between"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If the discards are reshuffled in the meantime, the number of the former top card still applies."),
     "S-19 S-102"},
    {"S-106", QT_TRANSLATE_NOOP("ScytheRules", "Resources where the Automa wins"),
     QT_TRANSLATE_NOOP("ScytheRules", "If the Automa attacks and wins, or moves onto a territory with only "
                                      "workers or resources, remove all resources there."),
     "S-40 S-60"},
    {"S-107", QT_TRANSLATE_NOOP("ScytheRules", "You win as the defender"),
     QT_TRANSLATE_NOOP("ScytheRules", "Place no resources when you win as the defender."), "S-102"},
    {"S-108", QT_TRANSLATE_NOOP("ScytheRules", "The Automa wins as the defender"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "If the Automa wins as the defender, remove the resources on that territory too."),
     "S-101 S-106"},
    {"S-109", QT_TRANSLATE_NOOP("ScytheRules", "Before its first turn"),
     QT_TRANSLATE_NOOP("ScytheRules", "Before the Automa’s first turn there is no card on the main discard, "
                                      "so a conquest places nothing."),
     "S-102"},
    {"S-111", QT_TRANSLATE_NOOP("ScytheRules", "What the Automa scores"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Its fortune is its coins, plus 4 for each star and 3 for each territory it controls: "
                       "the rates for popularity 10. Stars beside the Triumph Track count too."),
     "S-112 S-117"},
    {"S-112", QT_TRANSLATE_NOOP("ScytheRules", "What it controls"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It controls a territory if it has at least one unit there, lakes included. The "
                       "Factory counts as 3 territories; home bases do not count."),
     "S-111"},
    {"S-113", QT_TRANSLATE_NOOP("ScytheRules", "What it does not score"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa scores nothing for resources or structures."), "S-111"},
    {"S-114", QT_TRANSLATE_NOOP("ScytheRules", "What you score"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "You score as normal, but count at most 6 resources on each territory; each full pair scores."),
     "S-117"},
    {"S-115", QT_TRANSLATE_NOOP("ScytheRules", "Who wins"),
     QT_TRANSLATE_NOOP("ScytheRules", "The bigger fortune wins. Ties: workers, mechs and structures on the "
                                      "board, then power, popularity, territories, stars."),
     "S-111"},
    {"S-116", QT_TRANSLATE_NOOP("ScytheRules", "A combat for the sixth star"),
     QT_TRANSLATE_NOOP("ScytheRules", "Finish a combat that brings the sixth star. Units that moved and "
                                      "still share a territory with enemies when the game ends go back."),
     "S-14"},
    {"S-117", QT_TRANSLATE_NOOP("ScytheRules", "Rates by popularity"),
     QT_TRANSLATE_NOOP("ScytheRules", "For each star, territory and pair of resources, popularity 0–6 pays "
                                      "3, 2 and 1; 7–12 pays 4, 3 and 2; 13–18 pays 5, 4 and 3."),
     "S-111 S-114"},
    {"S-121", QT_TRANSLATE_NOOP("ScytheRules", "Four levels"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The star card sets the level: Autometta is easy, Automa normal, Automaszyna hard, "
                       "Ultimaszyna very hard. The distance between the bases matters too."),
     "S-122 S-131 S-8"},
    {"S-122", QT_TRANSLATE_NOOP("ScytheRules", "Optional changes"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Use any mix: skipped turns as with Autometta, more or fewer coins or "
                       "power in each gain, a combat card revealed before moves or before "
                       "placing units (4 or 5 stops them; discard it), or all possible moves of row 1."),
     "S-121 S-16 S-132"},
    {"S-131", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: water"),
     QT_TRANSLATE_NOOP("ScytheRules", "With Ultimaszyna, rivers and lakes are open from the start."),
     "S-34 S-85"},
    {"S-132", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: all moves"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Carry out every possible move of row 1 from left to right, finishing each one first. "
                       "It takes the encounter token and Factory card as soon as the character gets there."),
     "S-21 S-61"},
    {"S-133", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: lost units"),
     QT_TRANSLATE_NOOP("ScytheRules", "Defeated combat units go to the home base, not to the faction mat."),
     "S-96"},
    {"S-134", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: coins"),
     QT_TRANSLATE_NOOP("ScytheRules", "Each time it gains at least 1 coin, it gains 1 more."), "S-75 S-135"},
    {"S-135", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: power"),
     QT_TRANSLATE_NOOP("ScytheRules", "Each time it gains at least 1 power, it gains 1 more."), "S-75 S-134"},
};

} // namespace

std::span<const RuleSource> combat_rules() {
    return sources;
}

} // namespace automa::app::scythe_app
