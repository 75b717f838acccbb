#include "app/innovation/help.h"

#include "app/play/help.h"

#include <QCoreApplication>

namespace automa::app::innovation_app {
namespace {

constexpr HelpText texts[] = {
    {"new", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Choose the side of the board, who plays, and the Automa’s faction and level. Your "
                       "last choices are already selected. Continue with the button below.")},
    {"setup", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Set up the table as listed and tick as you go. If your tiles are already there, "
                       "choose “Enter your own set-up”. The first workshops come next, on the map.")},
    {"game", "",
     QT_TRANSLATE_NOOP("InnovationHelp", "On the Automa’s turn, move the pieces as the steps say, then tap "
                                         "Done; Why? shows the reasons on the map. On your turn, tap the hex "
                                         "or the button for what you did. Undo takes back the last action.")},
    {"game", "board",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "The map as the app knows it. Tap a hex to see what is there. Spread two fingers or "
                       "double-tap to zoom in; you can turn the map round.")},
    {"game", "trackers",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Where points came from, pieces left, science, the deck and when the Automa will "
                       "pass. Tap the pencil to correct a number; the log then says “by hand”.")},
    {"forecast", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Every hex where the Automa may build next, with its odds, if nothing changes first. "
                       "The list shows everything that could happen.")},
    {"science", "",
     QT_TRANSLATE_NOOP(
         "InnovationHelp",
         "Choose whose marker to move, then tap a level or a scholar space. Each tap is one action and can "
         "be undone. You don’t have to keep it up to date: the app asks when the Automa needs it.")},
    {"enter", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Tap every hex with a building and say whose it is, then enter the Automa’s science. "
                       "The app asks for anything you skip when the Automa needs it.")},
    {"ask", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Enter the round, cards and board, and the app says what the Automa does and why. "
                       "Nothing is saved; faction, level and terrains come from New game.")},
};

} // namespace

void addInnovationHelp(Pages& pages) {
    addHelp(pages, QStringLiteral("innovation"), "InnovationHelp", texts);
    addWhyHelp(pages, QStringLiteral("innovation/askwhy"));
}

} // namespace automa::app::innovation_app
