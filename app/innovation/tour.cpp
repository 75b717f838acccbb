#include "app/innovation/tour.h"

#include "app/innovation/sample_table.h"
#include "app/text/embedded_facts.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr TourWords ownWords{
    QT_TRANSLATE_NOOP("InnovationTour",
                      "The board stays on your table. The app decides for the Automa and says what to move. "
                      "Look at one turn on a sample board; your games are not affected."),
    QT_TRANSLATE_NOOP("InnovationTour",
                      "The headline says what is built and where. The board has no printed codes, so row, "
                      "terrain and neighbours help you find the hex. Now ask the app for its reasons.")};

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
    : TourModel("InnovationTour", ownWords, parent), game_(embeddedFacts<Catalogue>()),
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
