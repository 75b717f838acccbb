// B-9 and B-10: rounds, levels and officers.
#include "app/barrage/text/rules_sources.h"

namespace automa::app::barrage_app {

namespace {

constexpr RuleSource sources[] = {
    {"B-9.1", QT_TRANSLATE_NOOP("BarrageRules", "The round"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The game has five rounds. Each has income and headstreams, actions, water flow, "
                       "scoring, and the end of the round, which is skipped after round 5."),
     "B-9.2 B-9.3 B-9.4"},
    {"B-9.2", QT_TRANSLATE_NOOP("BarrageRules", "How water flows"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Drops move one at a time, headstream A first, then B, C and D. A drop follows the river and stops "
         "at the first dam with room; a dam holds as many drops as its height. Past the last basin a drop "
         "leaves the board. The headstream tiles give new drops in rounds 1 to 4."),
     "B-4.6 B-5.2"},
    {"B-9.3", QT_TRANSLATE_NOOP("BarrageRules", "Scoring a round"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The leader of the energy track gets 6 VP, second place 2; a tie for first shares 8, rounded up, a "
         "tie for second gives 1 each. Then everyone gets the credits at their marker (Automas: VP); 0 "
         "energy also costs 3 VP. Then this round’s bonus tile: nothing below 6 energy, in full from this "
         "round’s section, otherwise 4 VP less for each section short."),
     "B-4.2 B-1.2"},
    {"B-9.4", QT_TRANSLATE_NOOP("BarrageRules", "End of a round"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The new turn order: least energy first; companies with equal energy swap their order. Energy "
         "markers go back to 0 and engineers return. The patents are discarded and three new ones laid out, "
         "from stack I until it is empty, then II, then III; external works likewise."),
     "B-9.1 L-40"},
    {"B-9.5", QT_TRANSLATE_NOOP("BarrageRules", "End of the game"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Score the objective tile; 1 VP for every 5 excavators and mixers in hand (credits "
                       "count for humans); 1 VP for each drop behind your dams; with the Leeghwater Project "
                       "the private buildings. Most VP wins; if tied, most energy in the last round."),
     "B-1.6 L-45"},
    {"B-10.1", QT_TRANSLATE_NOOP("BarrageRules", "Level II conduit tile"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "At High Voltage and above: if the Automa builds with the level II conduit tile and several spaces "
         "are possible, only those of power 3 or more remain. If there are none, nothing changes."),
     "B-7.1 B-6.8"},
    {"B-10.2", QT_TRANSLATE_NOOP("BarrageRules", "Level I joker for a base"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "At High Voltage and above: when the Automa builds a base with the level I joker, it "
                       "takes the red-bordered space in the chosen basin, and pays nothing extra for it."),
     "B-7.5"},
    {"B-10.3", QT_TRANSLATE_NOOP("BarrageRules", "Energy from a technology tile"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "At High Voltage and above: the level II base tile and the level III conduit tile make energy "
         "without a system. This energy moves the marker and may fulfil a contract. Company bonuses and "
         "abilities are not added; only France’s discount counts."),
     "B-4.7 B-10.9"},
    {"B-10.4", QT_TRANSLATE_NOOP("BarrageRules", "Level II powerhouse tile"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "At High Voltage and above: after building with it the Automa produces immediately "
                       "with +2 and its company bonus. It only needs a system that is ready; the energy "
                       "track and the contract colour are not checked."),
     "B-4.1 B-4.4"},
    {"B-10.5", QT_TRANSLATE_NOOP("BarrageRules", "Level II building tile"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "At High Voltage and above: the Automa pays only the kind of machine it has fewer of; if tied, "
         "excavators. If it has too few of that kind, it cannot pay for this building."),
     "L-32"},
    {"B-10.6", QT_TRANSLATE_NOOP("BarrageRules", "USA: power from the river"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "With its third powerhouse, at High Voltage and above: each drop that flows down the "
                       "river through one of the USA’s powerhouses moves its energy marker 1 space, in any "
                       "phase of the round. Drops brought there by a conduit do not count. Among equally "
                       "good ways to add water it takes the one with more such spaces."),
     "B-5.2 B-9.2"},
    {"B-10.7", QT_TRANSLATE_NOOP("BarrageRules", "Germany: a second production"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "With its third powerhouse, at High Voltage and above: after production Germany produces once more "
         "with another powerhouse, the way that makes the most energy, without bonuses. This may fulfil "
         "another contract, even one that has just been laid out."),
     "B-4.1 B-4.7"},
    {"B-10.8", QT_TRANSLATE_NOOP("BarrageRules", "Italy: three more spaces"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "With its third powerhouse, at High Voltage and above: after each production Italy’s "
                       "energy marker moves 3 more spaces. They do not count for contracts."),
     "B-4.6"},
    {"B-10.9", QT_TRANSLATE_NOOP("BarrageRules", "France: cheaper contracts"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "With its third powerhouse, at High Voltage and above: every contract counts 3 less for France, "
         "both when checking whether it may produce and when picking the contract."),
     "B-4.3 B-4.7"},
    {"B-10.10", QT_TRANSLATE_NOOP("BarrageRules", "Netherlands: a drop for another dam"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "With its third powerhouse, at High Voltage and above: after production 1 drop from "
                       "the supply goes on another of its dams with room: the dam of its best other system. "
                       "If none or several are best, the dam column of the criteria tile decides."),
     "B-4.4 L-46"},
    {"B-10.11", QT_TRANSLATE_NOOP("BarrageRules", "Wilhelm Adler"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "For bases and elevations the mountains come before the hills and the hills before the plains. This "
         "is checked after the rule on completing a system and before the first criterion."),
     "B-7.2 B-7.3"},
    {"B-10.12", QT_TRANSLATE_NOOP("BarrageRules", "Graziano del Monte"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Whenever the tile tells the Automa to build something and it can build an elevation, it builds the "
         "elevation instead, with the engineers shown. Its dams of height 3 hold 4 drops."),
     "B-6.1"},
    {"B-10.13", QT_TRANSLATE_NOOP("BarrageRules", "Viktor Fiesler"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "If drops times power is below 4, it counts as 4 before bonuses. Through a conduit of "
                       "power 1 or 2 only 1 drop is moved; the rest stays behind the dam."),
     "B-4.4"},
    {"B-10.14", QT_TRANSLATE_NOOP("BarrageRules", "Simone Luciani"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "One production may fulfil several contracts if the energy covers their sum: the most "
                       "contracts, then the highest sum, then the highest single values, then those on the "
                       "right. A national contract within reach is always among them."),
     "B-4.7"},
    {"B-10.15", QT_TRANSLATE_NOOP("BarrageRules", "Leslie Spencer and Margot Fouché"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Leslie looks at the external works in the order shown on the same tile, otherwise 1, 2, 3. Margot "
         "looks for a private building in the direction shown on the tile, otherwise from the top."),
     "L-35 B-8.4 B-6.10"},
    {"B-10.16", QT_TRANSLATE_NOOP("BarrageRules", "Tommaso Battista"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "If an action that ends the turn asks for exactly 1 engineer and the architect is free, the "
         "architect is used instead. Then the Automa immediately takes another turn with a new tile. He is "
         "one of its twelve engineers: while he is free it still has an engineer, and an action that takes "
         "all the rest takes him too, without another turn."),
     "B-3.3 B-3.1 B-2.1"},
    {"B-10.17", QT_TRANSLATE_NOOP("BarrageRules", "Mahiri Sekibo"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Each human’s first action of a round is read from a new Automa tile, as if the human "
                       "were an Automa. The app works it out and shows what to do."),
     "B-3.1"},
    {"B-10.18", QT_TRANSLATE_NOOP("BarrageRules", "Promo officers"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The promo officers are not supported yet and cannot be chosen for an Automa."),
     "B-1.3"},
};

} // namespace

std::span<const RuleSource> round_rules() {
    return sources;
}

} // namespace automa::app::barrage_app
