#include "app/barrage/help.h"

#include "app/play/help.h"

#include <QCoreApplication>

namespace automa::app::barrage_app {
namespace {

constexpr HelpText texts[] = {
    {"new", "",
     QT_TRANSLATE_NOOP(
         "BarrageHelp",
         "Choose who plays: people and Automas, their companies and levels. Tap a player to change them. "
         "Your last choices are already selected. Continue with the button below.")},
    {"setup", "",
     QT_TRANSLATE_NOOP(
         "BarrageHelp",
         "Set up the table as listed and tick as you go. If it is already set up, choose “Enter your own "
         "set-up” and tap each place. The code gives another phone the same set-up.")},
    {"game", "",
     QT_TRANSLATE_NOOP(
         "BarrageHelp",
         "On the Automa’s turn, move the pieces as the steps say, then tap Done; Why? shows the reasons. On "
         "your turn, tap what you did. Undo takes back the last action, as often as you like.")},
    {"game", "board",
     QT_TRANSLATE_NOOP("BarrageHelp", "The board as the app knows it. Tap a space to see what is there or to "
                                      "correct it. Spread two fingers or double-tap to zoom in.")},
    {"game", "trackers",
     QT_TRANSLATE_NOOP("BarrageHelp",
                       "Points, energy, engineers, machines and the wheel of each company, with a log of "
                       "every change. Tap a pencil to correct a number; the log then says “by hand”.")},
    {"board", "",
     QT_TRANSLATE_NOOP(
         "BarrageHelp",
         "The printed board with its codes. Tap a space to read what it is and what it costs.")},
    {"tiles", "",
     QT_TRANSLATE_NOOP("BarrageHelp",
                       "The app only draws and reveals the Automa tiles; you decide by hand. Tap Done or Not "
                       "possible beside each action. Undo takes back the last step.")},
    {"ask", "",
     QT_TRANSLATE_NOOP("BarrageHelp", "Ask without a game: enter what is on the board and which tiles show, "
                                      "and the app says what the Automa would do and why.")},
    {"enter", "",
     QT_TRANSLATE_NOOP("BarrageHelp", "Tell the app what is on the table, so that it can decide from now on. "
                                      "Tap a space on the board and choose what is there.")},
};

} // namespace

void addBarrageHelp(Pages& pages) {
    addHelp(pages, QStringLiteral("barrage"), "BarrageHelp", texts);
}

} // namespace automa::app::barrage_app
