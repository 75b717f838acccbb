#include "app/scythe/help.h"

#include "app/shell/pages.h"
#include "app/text/text_words.h"

namespace automa::app::scythe_app {
namespace {

struct Help {
    const char* page;
    const char* place;
    const char* words;
};

constexpr Help texts[] = {
    {"scythe/new", "",
     QT_TRANSLATE_NOOP(
         "ScytheHelp",
         "Choose your faction and the Automa’s; the numbers show how far apart the home bases are, and "
         "closer is harder. The star card is the level. Your last choices are already selected.")},
    {"scythe/setup", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "Set up the table as listed and tick as you go; you don’t have to tick "
                                     "everything. The code sets up the same game on another phone.")},
    {"scythe/game", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "On the Automa’s turn, move the pieces as the steps say, then tap Done; "
                                     "Why? shows the reasons. On your turn, tap a piece, then its territory. "
                                     "Undo takes back the last action, as often as you like.")},
    {"scythe/game", "board",
     QT_TRANSLATE_NOOP("ScytheHelp", "The board as the app knows it. Tap a territory to see what is there or "
                                     "to correct it. Spread two fingers or double-tap to zoom in.")},
    {"scythe/game", "trackers",
     QT_TRANSLATE_NOOP("ScytheHelp",
                       "The Automa’s power, coins, combat cards, stars and units, with a log of every "
                       "change. The pencil corrects a number; the log then says “by hand”.")},
    {"scythe/stars", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "This game’s star card: where the cube is, when the water opens and "
                                     "which stars are placed. The pencil corrects it.")},
    {"scythe/why", "",
     QT_TRANSLATE_NOOP("ScytheHelp",
                       "How the app reached this decision. Each box is one step: how many territories "
                       "remained and by which rule. Tap a box or Next; the map shows the territories.")},
    {"scythe/history", "",
     QT_TRANSLATE_NOOP("ScytheHelp",
                       "Everything that happened in this game, newest first. Tap an entry to read it; from "
                       "there you can return to that point. Later entries stay until you do something new.")},
    {"scythe/tour", "",
     QT_TRANSLATE_NOOP("ScytheHelp",
                       "A sample turn; your games are not affected. The button below moves on; Skip or the "
                       "cross ends the tour. You can start it again from Settings.")},
    {"scythe/ask", "",
     QT_TRANSLATE_NOOP(
         "ScytheHelp",
         "A quick question, without a game: choose the sides, tap the map to enter what is there, set the "
         "markers and say which card was drawn. The app says what the Automa would do and why.")},
    {"scythe/enter", "",
     QT_TRANSLATE_NOOP("ScytheHelp", "Tell the app what is on the board so that it can decide from now on. "
                                     "Tap a place and set the units of both sides.")},
};

} // namespace

void addScytheHelp(Pages& pages) {
    for (const Help& help : texts)
        pages.setHelp(QLatin1String(help.page), QLatin1String(help.place),
                      [words = help.words] { return translate("ScytheHelp", words); });
}

} // namespace automa::app::scythe_app
