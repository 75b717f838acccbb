#include "app/innovation/help.h"

#include "app/shell/pages.h"
#include "app/text/text_words.h"

namespace automa::app::innovation_app {
namespace {

struct Help {
    const char* page;
    const char* place;
    const char* words;
};

constexpr Help texts[] = {
    {"innovation/new", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Choose the side of the board, who plays, and the Automa’s faction and level. Your "
                       "last choices are already selected. Continue with the button below.")},
    {"innovation/setup", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Set up the table as listed and tick as you go. If your tiles are already there, "
                       "choose “Enter your own set-up”. The first workshops come next, on the map.")},
    {"innovation/game", "",
     QT_TRANSLATE_NOOP("InnovationHelp", "On the Automa’s turn, move the pieces as the steps say, then tap "
                                         "Done; Why? shows the reasons on the map. On your turn, tap the hex "
                                         "or the button for what you did. Undo takes back the last action.")},
    {"innovation/game", "board",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "The map as the app knows it. Tap a hex to see what is there. Spread two fingers or "
                       "double-tap to zoom in; you can turn the map round.")},
    {"innovation/game", "trackers",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Where points came from, pieces left, science, the deck and when the Automa will "
                       "pass. Tap the pencil to correct a number; the log then says “by hand”.")},
    {"innovation/forecast", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Every hex where the Automa may build next, with its odds, if nothing changes first. "
                       "The list shows everything that could happen.")},
    {"innovation/science", "",
     QT_TRANSLATE_NOOP(
         "InnovationHelp",
         "Choose whose marker to move, then tap a level or a scholar space. Each tap is one action and can "
         "be undone. You don’t have to keep it up to date: the app asks when the Automa needs it.")},
    {"innovation/history", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Everything that happened in this game, newest first. Tap an entry to read it; from "
                       "there you can return to that point. Later entries stay until you do something new.")},
    {"innovation/why", "",
     QT_TRANSLATE_NOOP(
         "InnovationHelp",
         "Each step leaves fewer hexes and names its rule. Tap the boxes or use the buttons to look at a "
         "step; the map shows what is left.")},
    {"innovation/enter", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Tap every hex with a building and say whose it is, then enter the Automa’s science. "
                       "The app asks for anything you skip when the Automa needs it.")},
    {"innovation/ask", "",
     QT_TRANSLATE_NOOP("InnovationHelp",
                       "Enter the round, cards and board, and the app says what the Automa does and why. "
                       "Nothing is saved; faction, level and terrains come from New game.")},
    {"innovation/askwhy", "",
     QT_TRANSLATE_NOOP(
         "InnovationHelp",
         "Each step leaves fewer hexes and names its rule. Tap the boxes or use the buttons to look at a "
         "step; the map shows what is left.")},
    {"innovation/tour", "",
     QT_TRANSLATE_NOOP("InnovationHelp", "One Automa turn on a sample board. Tap the button below to "
                                         "continue; your games are not affected.")},
};

} // namespace

void addInnovationHelp(Pages& pages) {
    for (const Help& each : texts)
        pages.setHelp(QLatin1String(each.page), QLatin1String(each.place),
                      [words = each.words] { return translate("InnovationHelp", words); });
}

} // namespace automa::app::innovation_app
