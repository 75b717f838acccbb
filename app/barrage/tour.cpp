#include "app/barrage/tour.h"

#include "app/barrage/sample_table.h"
#include "app/text/embedded_facts.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr TourModel::AllWords allStages{{
    TourWords{
        "", QT_TRANSLATE_NOOP("BarrageTour", "One minute, one turn"),
        QT_TRANSLATE_NOOP("BarrageTour",
                          "The board stays on your table. The app decides for the Automa and says what to "
                          "move. Look at one turn on a sample board; nothing here affects your games."),
        QT_TRANSLATE_NOOP("BarrageTour", "Show me a turn")},
    TourWords{"why", QT_TRANSLATE_NOOP("BarrageTour", "The Automa’s turn"),
              QT_TRANSLATE_NOOP("BarrageTour",
                                "The headline says who does what and where. Move the pieces step by "
                                "step; tap a step to tick it off. Now ask the app for its reasons."),
              QT_TRANSLATE_NOOP("BarrageTour", "Why?")},
    TourWords{"", QT_TRANSLATE_NOOP("BarrageTour", "The reasons"),
              QT_TRANSLATE_NOOP("BarrageTour", "Each step leaves fewer spaces and names its rule. Tap a box "
                                               "to see that step; the map shows the spaces."),
              QT_TRANSLATE_NOOP("BarrageTour", "Back to the turn")},
    TourWords{"check", QT_TRANSLATE_NOOP("BarrageTour", "Now make the move"),
              QT_TRANSLATE_NOOP("BarrageTour",
                                "Once the pieces are in place, tap Done. You don’t have to tick every step."),
              QT_TRANSLATE_NOOP("BarrageTour", "Done")},
    TourWords{"undo", QT_TRANSLATE_NOOP("BarrageTour", "Tapped the wrong thing?"),
              QT_TRANSLATE_NOOP("BarrageTour", "The turn is recorded and saved; there is no save button. You "
                                               "can undo anything, as far back as you like."),
              QT_TRANSLATE_NOOP("BarrageTour", "Undo")},
    TourWords{"", QT_TRANSLATE_NOOP("BarrageTour", "The same turn is back"),
              QT_TRANSLATE_NOOP("BarrageTour", "With the same tile: undo never reshuffles. Tap the question "
                                               "mark on any screen to see what it is for. Have a good game!"),
              QT_TRANSLATE_NOOP("BarrageTour", "Finish the tour")},
}};

/// A turn that builds, so that there is a place to explain.
bool worthShowing(const BarrageGame& game) {
    constexpr std::size_t someTurns = 4;
    return game.journal().cursor() >= someTurns && game.decision() && game.decision()->needs.empty()
           && !game.decision()->steps.empty()
           && game.decision()->steps.back().kind == ActionKind::construction;
}

} // namespace

BarrageTour::BarrageTour(QObject* parent)
    : TourModel("BarrageTour", allStages, parent), game_(embeddedFacts<Catalogue>()), table_(game_),
      why_(game_) {
    constexpr std::uint64_t year = 1922;
    DemoTable sample(game_, DemoTable::threeCompanies(year));
    sample.playUntil([this] { return worthShowing(game_); });
    why_.take();
    // The tour begins with the spaces on the map; what came before is a tap away.
    while (!why_.onMap() && !why_.last())
        why_.forward();
    retell();
}

BarrageTour::~BarrageTour() = default;

void BarrageTour::retellCards() {
    table_.retell();
    why_.retell();
}

} // namespace automa::app::barrage_app
