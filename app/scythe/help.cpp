#include "app/scythe/help.h"

#include "app/play/help.h"

#include <QCoreApplication>

namespace automa::app::scythe_app {
namespace {

constexpr HelpText texts[] = {
    {"new", "",
     QT_TRANSLATE_NOOP(
         "ScytheHelp",
         "Choose your faction and the Automa’s; the numbers show how far apart the home bases are, and "
         "closer is harder. The star card is the level. Your last choices are already selected.")},
    {"setup", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "Set up the table as listed and tick as you go; you don’t have to tick "
                                     "everything. The code sets up the same game on another phone.")},
    {"game", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "On the Automa’s turn, move the pieces as the steps say, then tap Done; "
                                     "Why? shows the reasons. On your turn, tap a piece, then its territory. "
                                     "Undo takes back the last action, as often as you like.")},
    {"game", "board",
     QT_TRANSLATE_NOOP("ScytheHelp", "The board as the app knows it. Tap a territory to see what is there or "
                                     "to correct it. Spread two fingers or double-tap to zoom in.")},
    {"game", "trackers",
     QT_TRANSLATE_NOOP("ScytheHelp",
                       "The Automa’s power, coins, combat cards, stars and units, with a log of every "
                       "change. The pencil corrects a number; the log then says “by hand”.")},
    {"stars", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "This game’s star card: where the cube is, when the water opens and "
                                     "which stars are placed. The pencil corrects it.")},
    {"ask", "",
     QT_TRANSLATE_NOOP(
         "ScytheHelp",
         "A quick question, without a game: choose the sides, tap the map to enter what is there, set the "
         "markers and say which card was drawn. The app says what the Automa would do and why.")},
    {"enter", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "Tell the app what is on the board so that it can decide from now on. "
                                     "Tap a place and set the units of both sides.")},
};

} // namespace

void addScytheHelp(Pages& pages) {
    addHelp(pages, QStringLiteral("scythe"), "ScytheHelp", texts);
}

} // namespace automa::app::scythe_app
