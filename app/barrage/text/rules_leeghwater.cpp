// L: the Leeghwater Project.
#include "app/barrage/text/rules_sources.h"

namespace automa::app::barrage_app {

namespace {

constexpr RuleSource sources[] = {
    {"L-1", QT_TRANSLATE_NOOP("BarrageRules", "Full game only"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The Leeghwater Project is played with the full game only, never with the introductory game."),
     "L-2"},
    {"L-2", QT_TRANSLATE_NOOP("BarrageRules", "The expansion board"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "It goes under the Patent Office. It has a column of 5 private building tiles and a "
                       "column of 3 external works with their decks. Both are read from the top."),
     "L-3 L-4"},
    {"L-3", QT_TRANSLATE_NOOP("BarrageRules", "Private building tiles"),
     QT_TRANSLATE_NOOP("BarrageRules", "Shuffle the 10 building tiles and lay out 5. They stay in that order "
                                       "all game; the other 5 go back to the box."),
     "L-28"},
    {"L-4", QT_TRANSLATE_NOOP("BarrageRules", "External work decks"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Sort the 15 external works by their backs into decks A, B and C and shuffle each. "
                       "Lay out 3 from deck A as works 1, 2 and 3, from the top."),
     "L-40"},
    {"L-5", QT_TRANSLATE_NOOP("BarrageRules", "Two more bonus tiles"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Add the two new bonus tiles (5 VP for each external work, 4 VP for each private "
                       "building) to the six of the base game and draw 5 of the 8."),
     "L-44"},
    {"L-6", QT_TRANSLATE_NOOP("BarrageRules", "Building technology"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Add the three building technology tiles, one per level, so that each level has 6. "
                       "Remove one tile of each level at random (it may be the building tile) and put it "
                       "face up in the box: 5 per level are left, three for each round."),
     "L-34"},
    {"L-7", QT_TRANSLATE_NOOP("BarrageRules", "The Netherlands join"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Netherlands are a fifth company to choose. There are still at most 4 players. "
                       "Automas get their companies at random from those left."),
     "L-46 B-1.1"},
    {"L-8", QT_TRANSLATE_NOOP("BarrageRules", "Pieces for every company"),
     QT_TRANSLATE_NOOP("BarrageRules", "Every company, including an Automa’s, gets a board extension with 5 "
                                       "building pieces and a basic building technology tile."),
     "L-12"},
    {"L-9", QT_TRANSLATE_NOOP("BarrageRules", "Four more officers"),
     QT_TRANSLATE_NOOP("BarrageRules", "Simone Luciani and Tommaso Battista can also be used without the "
                                       "expansion. Leslie Spencer and Margot Fouché need it."),
     "B-10.14 B-10.15 B-10.16"},
    {"L-10", QT_TRANSLATE_NOOP("BarrageRules", "Automas count as players"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Wherever something depends on the number of players, Automas count too."),
     "B-1.1"},
    {"L-11", QT_TRANSLATE_NOOP("BarrageRules", "The start stays the same"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Starting machines, credits, VP, engineers and contracts do not change with the expansion."),
     "B-1.7"},
    {"L-12", QT_TRANSLATE_NOOP("BarrageRules", "A private building is a structure"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "It is built with the normal construction action. A human uses a construction space of the company "
         "board; an Automa puts the engineers shown on its tile, always 1, on its company board."),
     "B-2.2 B-6.10"},
    {"L-13", QT_TRANSLATE_NOOP("BarrageRules", "What a private building needs"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "A building piece on the board extension; a technology tile for buildings or a joker "
                       "in hand; the machines printed on the building tile; a free place at that tile; and "
                       "no piece of your own there yet."),
     "B-6.1 B-6.2 B-6.3 L-18"},
    {"L-14", QT_TRANSLATE_NOOP("BarrageRules", "Machines go on the wheel"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The machines and the technology tile go into the open segment of the wheel and it "
                       "turns one segment, as for every structure. They come back after a full turn."),
     "B-6.8"},
    {"L-15", QT_TRANSLATE_NOOP("BarrageRules", "Places at a building tile"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "With 4 players there are four places, costing 0, 0, 3 and 3 from the left. With 2 or 3 players the "
         "second is closed: 0, 3 and 3. A setting lets the two upper tiles keep it with 3 players."),
     "L-16 L-17"},
    {"L-16", QT_TRANSLATE_NOOP("BarrageRules", "Places marked 3"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "They are red-bordered: a human pays 3 credits more, an Automa 3 VP. The level I "
                       "joker waives this, for an Automa at High Voltage and above."),
     "B-6.5 B-10.2"},
    {"L-17", QT_TRANSLATE_NOOP("BarrageRules", "Filled from the left"),
     QT_TRANSLATE_NOOP("BarrageRules", "The places at a building tile are filled from the left."), "L-15"},
    {"L-18", QT_TRANSLATE_NOOP("BarrageRules", "Once per tile"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "A company builds only once at each building tile, so at most 5 times in the game."),
     "L-13"},
    {"L-19", QT_TRANSLATE_NOOP("BarrageRules", "Active immediately"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "A private building can be used once the piece is there, on a later turn of the same "
                       "round. Only companies with a piece there may use it."),
     "L-23"},
    {"L-20", QT_TRANSLATE_NOOP("BarrageRules", "No income from buildings"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Taking building pieces off the board extension uncovers no income and no bonus."),
     "B-6.9"},
    {"L-21", QT_TRANSLATE_NOOP("BarrageRules", "Buildings are off the map"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "A private building is in no basin and no region. It does not count for objective tiles and does "
         "not affect the water or the price of powerhouses. It does count for the building bonus tile."),
     "B-1.6 L-44"},
    {"L-22", QT_TRANSLATE_NOOP("BarrageRules", "Action spaces of a building"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Each building has four action spaces: a cheap one on the left and three more expensive ones. One "
         "company per space; the engineers come back at the end of the round."),
     "L-27 L-23"},
    {"L-23", QT_TRANSLATE_NOOP("BarrageRules", "Once per round"),
     QT_TRANSLATE_NOOP("BarrageRules", "A company may use each of its private buildings once per round. "
                                       "Margot’s own space and the level I building tile are extra."),
     "L-22"},
    {"L-24", QT_TRANSLATE_NOOP("BarrageRules", "Price inside the action"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "If the action of a building itself costs credits, they are paid on top of the price of the space."),
     "L-22"},
    {"L-25", QT_TRANSLATE_NOOP("BarrageRules", "What the buildings do"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The Control Station is a full production with +3. The Customer Office fulfils any of "
                       "your contracts without energy, but no national one. The Wind Farm’s 5 energy may "
                       "fulfil one of your contracts. The Energy Relay Field moves only the marker. The Loan "
                       "Agency pays for an external work with credits."),
     "L-22"},
    {"L-26", QT_TRANSLATE_NOOP("BarrageRules", "The Automa uses no building"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "An Automa never uses the action of a private building and never has engineers there."),
     "L-27 B-6.10"},
    {"L-27", QT_TRANSLATE_NOOP("BarrageRules", "The left space is closed"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "As soon as an Automa has a piece at a building tile, the cheap left space of that tile is closed "
         "to everyone for the rest of the game. Engineers already there stay until the end of the round."),
     "L-22 L-26"},
    {"L-28", QT_TRANSLATE_NOOP("BarrageRules", "Which building the Automa builds"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "It goes through the five building tiles from the top or from the bottom, as its tile "
                       "shows, and builds at the first with a free place, none of its pieces and a price it "
                       "can pay. The criteria tile plays no part."),
     "B-6.10 L-31"},
    {"L-29", QT_TRANSLATE_NOOP("BarrageRules", "A high price does not stop it"),
     QT_TRANSLATE_NOOP("BarrageRules", "A place marked 3 counts as available for the Automa: it pays 3 VP, "
                                       "even if that takes it below zero."),
     "B-1.2 L-16"},
    {"L-30", QT_TRANSLATE_NOOP("BarrageRules", "Technology for a building"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The technology tile is chosen as for any structure: the highest level, and a "
                       "building tile before a joker. A joker may build a private building."),
     "B-6.8"},
    {"L-31", QT_TRANSLATE_NOOP("BarrageRules", "Why a building is skipped"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "No building piece left: B-6.1. No technology tile: B-6.2. Machines for none of the "
                       "five tiles: B-6.3. Machines only for tiles that are not available: B-6.4."),
     "B-6.1 B-6.2 B-6.3 B-6.4"},
    {"L-32", QT_TRANSLATE_NOOP("BarrageRules", "Advanced building tiles"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "At High Voltage and above. Level I: the Automa gains the building’s VP immediately, "
                       "and again at the end. Level II: it pays only the kind of machine it has fewer of. "
                       "Level III: the building’s VP immediately, and again at the end."),
     "B-10.5 L-45"},
    {"L-33", QT_TRANSLATE_NOOP("BarrageRules", "The same tiles for a human"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "Level I: the building’s action immediately and without engineers, if you like; you still pay its "
         "credits. Level II: you pay only one of the two kinds of machines, as you choose."),
     "L-32"},
    {"L-34", QT_TRANSLATE_NOOP("BarrageRules", "Patent for a building"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "The Automa takes the building tile, otherwise a joker, otherwise the action is skipped. Without "
         "the expansion all building, external work and building patent actions are skipped."),
     "B-8.3 B-6.10"},
    {"L-35", QT_TRANSLATE_NOOP("BarrageRules", "Margot and Leslie"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Overpowered. Margot: whenever the Automa would build, it first tries a private "
                       "building with 1 engineer. Leslie: it first tries an external work with 1 engineer, "
                       "if her special tile is in hand; the machines go on the wheel with that tile."),
     "B-10.15"},
    {"L-36", QT_TRANSLATE_NOOP("BarrageRules", "Space of an external work"),
     QT_TRANSLATE_NOOP("BarrageRules", "Each work has one action space for 2 engineers. The Automa puts the "
                                       "engineers of its tile, always 2, on the space of the work it takes."),
     "B-2.3 B-8.4"},
    {"L-37", QT_TRANSLATE_NOOP("BarrageRules", "Paying for an external work"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The machines shown must be in hand; those on the wheel do not help. They go back to "
                       "the general supply and are lost. Works get more expensive from deck A to deck C."),
     "L-36"},
    {"L-38", QT_TRANSLATE_NOOP("BarrageRules", "Taking the reward"),
     QT_TRANSLATE_NOOP("BarrageRules", "The whole reward is taken immediately. A part that cannot be done is "
                                       "lost; the work can still be taken."),
     "L-42"},
    {"L-39", QT_TRANSLATE_NOOP("BarrageRules", "The tile is kept"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The company keeps the tile of the work; it counts for the external work bonus tile, "
                       "for Automas too. Its place stays empty until the end of the round."),
     "L-44 L-40"},
    {"L-40", QT_TRANSLATE_NOOP("BarrageRules", "New external works each round"),
     QT_TRANSLATE_NOOP("BarrageRules", "At the end of rounds 1 to 4 discard the works left and lay out three "
                                       "new ones from the first deck with tiles (A, B, C). Round by round "
                                       "this gives AAA, AAB, BBB, BCC, CCC; the earlier letters go higher."),
     "L-4 B-9.4"},
    {"L-41", QT_TRANSLATE_NOOP("BarrageRules", "Which work the Automa takes"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "It follows the order of positions on its tile and takes the first work whose "
                       "machines it has. It does not check whether the reward is useful. The turn ends."),
     "B-8.4"},
    {"L-42", QT_TRANSLATE_NOOP("BarrageRules", "What an external work gives the Automa"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Credits become VP. A contract to fulfil is the open private one with the highest "
                       "value, without energy. Energy moves the marker and then fulfils the best contract it "
                       "reaches. A free structure is placed by the usual procedure at no cost. Drops follow "
                       "the water rule. A free technology tile is the top-most one."),
     "B-8.7 B-5.2 B-4.7"},
    {"L-43", QT_TRANSLATE_NOOP("BarrageRules", "What an external work gives a human"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "Contracts are fulfilled from your own open ones, not national ones. A free structure "
                       "is optional and needs no machines, but a red-bordered space still costs 3 credits."),
     "L-38"},
    {"L-44", QT_TRANSLATE_NOOP("BarrageRules", "The new bonus tiles"),
     QT_TRANSLATE_NOOP("BarrageRules",
                       "The two new bonus tiles are scored at the end of their round like all the others."),
     "B-9.3 L-5"},
    {"L-45", QT_TRANSLATE_NOOP("BarrageRules", "Buildings at the end"),
     QT_TRANSLATE_NOOP(
         "BarrageRules",
         "At the end of the game each company scores the VP printed on every building tile where it has a "
         "piece, 3 to 7 each. Several companies at one tile each score it in full, Automas too."),
     "B-9.5"},
    {"L-46", QT_TRANSLATE_NOOP("BarrageRules", "The Netherlands"),
     QT_TRANSLATE_NOOP("BarrageRules", "Their third powerhouse gives a drop on another of their dams after "
                                       "production. For an Automa see B-10.10."),
     "B-10.10"},
};

} // namespace

std::span<const RuleSource> leeghwater_rules() {
    return sources;
}

} // namespace automa::app::barrage_app
