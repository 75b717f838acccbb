#include "app/innovation/tour.h"

#include "app/innovation/sample_table.h"
#include "app/text/embedded_facts.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr TourModel::AllWords allStages{{
    TourWords{"", QT_TRANSLATE_NOOP("InnovationTour", "One minute, one turn"),
              QT_TRANSLATE_NOOP("InnovationTour",
                                "The board stays on your table. The app decides for the Automa and says what "
                                "to move. Look at one turn on a sample board; your games are not affected."),
              QT_TRANSLATE_NOOP("InnovationTour", "Show me a turn")},
    TourWords{"why", QT_TRANSLATE_NOOP("InnovationTour", "The Automa’s turn"),
              QT_TRANSLATE_NOOP(
                  "InnovationTour",
                  "The headline says what is built and where. The board has no printed codes, so row, "
                  "terrain and neighbours help you find the hex. Now ask the app for its reasons."),
              QT_TRANSLATE_NOOP("InnovationTour", "Why?")},
    TourWords{"", QT_TRANSLATE_NOOP("InnovationTour", "The reasons"),
              QT_TRANSLATE_NOOP("InnovationTour", "Each step leaves fewer hexes and names its rule. Tap a "
                                                  "box to see that step; the map shows the hexes."),
              QT_TRANSLATE_NOOP("InnovationTour", "Back to the turn")},
    TourWords{"check", QT_TRANSLATE_NOOP("InnovationTour", "Now make the move"),
              QT_TRANSLATE_NOOP("InnovationTour",
                                "Once the pieces are in place, tap Done. You don’t have to tick every step."),
              QT_TRANSLATE_NOOP("InnovationTour", "Done")},
    TourWords{"undo", QT_TRANSLATE_NOOP("InnovationTour", "Tapped the wrong thing?"),
              QT_TRANSLATE_NOOP("InnovationTour", "The turn is recorded and saved; there is no save button. "
                                                  "You can undo anything, as far back as you like."),
              QT_TRANSLATE_NOOP("InnovationTour", "Undo")},
    TourWords{"", QT_TRANSLATE_NOOP("InnovationTour", "The same turn is back"),
              QT_TRANSLATE_NOOP("InnovationTour",
                                "With the same cards: undo never reshuffles. Tap the question "
                                "mark on any screen to see what it is for. Have a good game!"),
              QT_TRANSLATE_NOOP("InnovationTour", "Finish the tour")},
}};

/// A turn that builds, so that there is a hex to explain.
bool worthShowing(const InnovationGame& game) {
    const auto& decision = game.decision();
    return game.state().round >= 2 && game.state().app.phase == Phase::actions && decision
           && decision->needs.empty() && std::ranges::any_of(decision->steps, [](const Step& step) {
                  return step.kind == StepKind::terraform_build;
              });
}

} // namespace

InnovationTour::InnovationTour(QObject* parent)
    : TourModel("InnovationTour", allStages, parent), game_(embeddedFacts<Catalogue>()),
      map_(game_.sharedFacts()), question_(game_), table_(game_, map_, question_), why_(game_) {
    constexpr std::uint64_t year = 2023;
    connect(&game_, &InnovationGame::positionChanged, this, [this] { map_.showPosition(game_.state()); });
    if (auto start = new_game(game_.facts(), SampleTable::wanderers(year)); start.ok())
        game_.start(start.value());
    SampleTable sample(game_, year);
    sample.playUntil([this] { return worthShowing(game_); });
    why_.take();
    // The tour begins with the hexes on the map; what came before is a tap away.
    while (!why_.onMap() && !why_.last())
        why_.forward();
    retell();
}

InnovationTour::~InnovationTour() = default;

void InnovationTour::retellCards() {
    question_.refresh(); // and with it the table
    why_.retell();
}

} // namespace automa::app::innovation_app
