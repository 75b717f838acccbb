#include "app/barrage/tour.h"

#include "app/barrage/sample_table.h"
#include "app/text/embedded_facts.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr TourWords ownWords{
    QT_TRANSLATE_NOOP("BarrageTour",
                      "The board stays on your table. The app decides for the Automa and says what to move. "
                      "Look at one turn on a sample board; your games are not affected."),
    QT_TRANSLATE_NOOP("BarrageTour", "The headline says who does what and where. Move the pieces step by "
                                     "step; tap a step to tick it off. Now ask the app for its reasons.")};

/// A turn that builds, so that there is a place to explain.
bool worthShowing(const BarrageGame& game) {
    constexpr std::size_t someTurns = 4;
    return game.journal().cursor() >= someTurns && game.decision() && game.decision()->needs.empty()
           && !game.decision()->steps.empty()
           && game.decision()->steps.back().kind == ActionKind::construction;
}

} // namespace

BarrageTour::BarrageTour(QObject* parent)
    : TourModel("BarrageTour", ownWords, parent), game_(embeddedFacts<Catalogue>()), table_(game_),
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
