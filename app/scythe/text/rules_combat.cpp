// S-81 to S-135: stars, combat, resources, the end, difficulty.
#include "app/scythe/text/rules_sources.h"

namespace automa::app::scythe_app {

namespace {

constexpr RuleSource sources[] = {
    {"S-81", QT_TRANSLATE_NOOP("ScytheRules", "The cube moves"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The gold star on a card moves the star cube one space to the right, from the end of "
                       "a row to the start of the next. The grey crossed star leaves it."),
     "S-18 S-82"},
    {"S-82", QT_TRANSLATE_NOOP("ScytheRules", "A star of the track"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "When the cube enters a space with a full star, the Automa places a star beside the Triumph Track."),
     "S-83 S-6"},
    {"S-83", QT_TRANSLATE_NOOP("ScytheRules", "Scheme II begins"),
     QT_TRANSLATE_NOOP("ScytheRules", "The first star of the track, on the space marked II, also turns the "
                                      "deck by half a turn: from now on scheme II is used."),
     "S-84 S-88"},
    {"S-84", QT_TRANSLATE_NOOP("ScytheRules", "A new deck at the change"),
     QT_TRANSLATE_NOOP("ScytheRules", "At that change everything is shuffled into a complete deck of 19 "
                                      "cards. For resources the number of the last card is kept."),
     "S-19 S-102"},
    {"S-85", QT_TRANSLATE_NOOP("ScytheRules", "When water opens"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Water opens when the cube leaves the last space with the water symbol."),
     "S-34 S-131"},
    {"S-86", QT_TRANSLATE_NOOP("ScytheRules", "Stars for combats"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa places a star for each combat it wins, attacking or "
                                      "defending, at most 2. That holds for Saxony too."),
     "S-91 S-88"},
    {"S-87", QT_TRANSLATE_NOOP("ScytheRules", "The star for power"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It places one star when its power first reaches 16, the end of the track."),
     "S-75 S-88"},
    {"S-88", QT_TRANSLATE_NOOP("ScytheRules", "What never turns the scheme"),
     QT_TRANSLATE_NOOP("ScytheRules", "Stars for combats and for power never change the scheme."), "S-83"},
    {"S-91", QT_TRANSLATE_NOOP("ScytheRules", "Combat as usual"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Combat follows the normal rules: power spent comes off the track, used cards are "
                       "discarded, at most 7 on the dial, ties go to the attacker. By default the loser "
                       "draws a combat card if it used at least 1 power or a card."),
     "S-92 S-94 S-95"},
    {"S-92", QT_TRANSLATE_NOOP("ScytheRules", "You decide first"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "You set the dial and choose your cards. Only then a new Automa card is revealed and "
                       "laid sideways on the combat discard; nothing but its combat table counts."),
     "S-93 S-100"},
    {"S-93", QT_TRANSLATE_NOOP("ScytheRules", "Ranges of power"),
     QT_TRANSLATE_NOOP("ScytheRules", "The combat table has three ranges: 0 to 7, 8 to 13 and 14 or more. "
                                      "The one that holds the power of the Automa counts."),
     "S-94"},
    {"S-94", QT_TRANSLATE_NOOP("ScytheRules", "Power in combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The Automa uses the power under its range, or all it has if that is less."),
     "S-93 S-95"},
    {"S-95", QT_TRANSLATE_NOOP("ScytheRules", "Cards in combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "It also uses as many random combat cards as the table has card symbols, 0 to 3, or "
                       "all it has. By default its combat units do not limit that."),
     "S-76 S-100"},
    {"S-96", QT_TRANSLATE_NOOP("ScytheRules", "When the Automa loses"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "Its combat units of that combat go to the faction mat, its workers there to the home base."),
     "S-133 S-74"},
    {"S-97", QT_TRANSLATE_NOOP("ScytheRules", "When you lose"),
     QT_TRANSLATE_NOOP("ScytheRules", "Your losses follow the normal rules: all your units there go to your "
                                      "home base, unless an ability says otherwise."),
     "S-91"},
    {"S-98", QT_TRANSLATE_NOOP("ScytheRules", "You drive workers away"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "If your combat unit moves onto workers of the Automa only, there is no combat: they "
                       "go to its home base, you lose 1 popularity for each, and resources are placed."),
     "S-99 S-102"},
    {"S-99", QT_TRANSLATE_NOOP("ScytheRules", "Workers after your victory"),
     QT_TRANSLATE_NOOP("ScytheRules", "If you attacked and won and workers of the Automa retreat, you lose 1 "
                                      "popularity for each of them."),
     "S-98"},
    {"S-100", QT_TRANSLATE_NOOP("ScytheRules", "Abilities before a combat"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Your abilities that act before a combat, like Artillery, Disarm or Scout, come "
                       "before the dial. The combat table then looks at what they leave to the Automa."),
     "S-93 S-94"},
    {"S-101", QT_TRANSLATE_NOOP("ScytheRules", "It owns no resources"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa never owns resources."), "S-4 S-102"},
    {"S-102", QT_TRANSLATE_NOOP("ScytheRules", "Resources for a conquest"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "After you attacked and won, or moved onto workers of the Automa only, look at the top card of the "
         "main discard: as many resources as its resource box shows go on that territory."),
     "S-103 S-104 S-109"},
    {"S-103", QT_TRANSLATE_NOOP("ScytheRules", "Which resource"),
     QT_TRANSLATE_NOOP("ScytheRules", "Farms give food, forests wood, mountains metal, tundra oil. Lakes, "
                                      "villages and the Factory give none."),
     "S-102"},
    {"S-104", QT_TRANSLATE_NOOP("ScytheRules", "Several conquests"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Several conquests in one of your turns all use the number of the same card."),
     "S-102"},
    {"S-105", QT_TRANSLATE_NOOP("ScytheRules", "A reshuffle in between"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If the discards are reshuffled meanwhile, the number of the former top card still holds."),
     "S-19 S-102"},
    {"S-106", QT_TRANSLATE_NOOP("ScytheRules", "Resources where the Automa wins"),
     QT_TRANSLATE_NOOP("ScytheRules", "If the Automa attacked and won, or moved onto a territory with "
                                      "workers or resources only, all resources there are removed."),
     "S-40 S-60"},
    {"S-107", QT_TRANSLATE_NOOP("ScytheRules", "You win as defender"),
     QT_TRANSLATE_NOOP("ScytheRules", "No resources are placed when you win as the defender."), "S-102"},
    {"S-108", QT_TRANSLATE_NOOP("ScytheRules", "The Automa wins as defender"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "If the Automa wins as the defender, resources on that territory are removed as well."),
     "S-101 S-106"},
    {"S-109", QT_TRANSLATE_NOOP("ScytheRules", "Before its first turn"),
     QT_TRANSLATE_NOOP("ScytheRules", "Before the first turn of the Automa no card lies on the main discard, "
                                      "so a conquest places nothing."),
     "S-102"},
    {"S-111", QT_TRANSLATE_NOOP("ScytheRules", "What the Automa scores"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Its fortune is its coins, 4 for each star and 3 for each territory it controls, the "
                       "rates for popularity 10. Stars beside the Triumph Track count as well."),
     "S-112 S-117"},
    {"S-112", QT_TRANSLATE_NOOP("ScytheRules", "What it controls"),
     QT_TRANSLATE_NOOP("ScytheRules", "A territory is controlled with at least one unit there, lakes "
                                      "included. The Factory counts as 3 territories; home bases are none."),
     "S-111"},
    {"S-113", QT_TRANSLATE_NOOP("ScytheRules", "What it does not score"),
     QT_TRANSLATE_NOOP("ScytheRules", "The Automa scores nothing for resources or structures."), "S-111"},
    {"S-114", QT_TRANSLATE_NOOP("ScytheRules", "What you score"),
     QT_TRANSLATE_NOOP(
         "ScytheRules",
         "You score as usual, but at most 6 resources on each territory count; every full pair scores."),
     "S-117"},
    {"S-115", QT_TRANSLATE_NOOP("ScytheRules", "Who wins"),
     QT_TRANSLATE_NOOP("ScytheRules", "The greater fortune wins. Ties: workers, mechs and structures on the "
                                      "board, then power, popularity, territories, stars."),
     "S-111"},
    {"S-116", QT_TRANSLATE_NOOP("ScytheRules", "A combat for the sixth star"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "A combat that brings the sixth star is resolved to its end. Units that moved and "
                       "still share a territory with enemies when the game ends go back."),
     "S-14"},
    {"S-117", QT_TRANSLATE_NOOP("ScytheRules", "Rates by popularity"),
     QT_TRANSLATE_NOOP("ScytheRules", "For each star, territory and pair of resources: popularity 0–6 pays "
                                      "3, 2 and 1; 7–12 pays 4, 3 and 2; 13–18 pays 5, 4 and 3."),
     "S-111 S-114"},
    {"S-121", QT_TRANSLATE_NOOP("ScytheRules", "Four levels"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "The star card sets the level: Autometta easy, Automa normal, Automaszyna hard, "
                       "Ultimaszyna very hard. The distance between the bases matters too."),
     "S-122 S-131 S-8"},
    {"S-122", QT_TRANSLATE_NOOP("ScytheRules", "Optional changes"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Any mix is allowed: skipped turns as with Autometta, more or fewer coins or power in "
                       "each gain, a combat card turned up before moves or before units are placed (4 or 5 "
                       "stops them), or all possible moves of row 1."),
     "S-121 S-16 S-132"},
    {"S-131", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: water"),
     QT_TRANSLATE_NOOP("ScytheRules", "With Ultimaszyna rivers and lakes are open from the start."),
     "S-34 S-85"},
    {"S-132", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: all moves"),
     QT_TRANSLATE_NOOP("ScytheRules",
                       "Every possible move of row 1 is carried out from left to right, each one completely. "
                       "Encounter token and Factory card are taken as soon as the character gets there."),
     "S-21 S-61"},
    {"S-133", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: lost units"),
     QT_TRANSLATE_NOOP("ScytheRules", "Combat units that lose go to the home base, not to the faction mat."),
     "S-96"},
    {"S-134", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: coins"),
     QT_TRANSLATE_NOOP("ScytheRules", "Each time it gains at least 1 coin it gains 1 more."), "S-75 S-135"},
    {"S-135", QT_TRANSLATE_NOOP("ScytheRules", "Ultimaszyna: power"),
     QT_TRANSLATE_NOOP("ScytheRules", "Each time it gains at least 1 power it gains 1 more."), "S-75 S-134"},
};

} // namespace

std::span<const RuleSource> combat_rules() {
    return sources;
}

} // namespace automa::app::scythe_app
