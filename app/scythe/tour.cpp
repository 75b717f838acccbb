#include "app/scythe/tour.h"

#include "app/scythe/sample_table.h"
#include "app/text/embedded_facts.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr TourWords ownWords{
    QT_TRANSLATE_NOOP("ScytheTour",
                      "The board stays on your table. The app decides for the Automa and says what to move. "
                      "Each territory has a code: its row from the top, its place from the left."),
    QT_TRANSLATE_NOOP("ScytheTour", "The headline says what moves and where. Move the pieces step by step; "
                                    "tap a step to tick it off. Now ask the app for its reasons.")};

/// A turn that moves a piece, so that there is a place to explain.
bool worthShowing(const ScytheGame& game) {
    constexpr std::size_t someTurns = 12;
    return game.cursor() >= someTurns && game.decision() && game.decision()->needs.empty()
           && !game.decision()->steps.empty() && game.decision()->steps.front().kind == StepKind::move_mech;
}

} // namespace

ScytheTour::ScytheTour(QObject* parent)
    : TourModel("ScytheTour", ownWords, parent), game_(embeddedFacts<Catalogue>()),
      start_(game_.sharedFacts()), map_(game_.sharedFacts()), table_(game_, map_), why_(game_) {
    constexpr std::uint64_t year = 1920;
    const GameOptions options = SampleTable::twoFactions(year);
    game_.start(new_game(game_.facts(), options).value());
    SampleTable(game_, year).playUntil(worthShowing);
    start_.show(game_.state());
    why_.take();
    // The tour begins with the territories on the map; what came before is a tap away.
    while (!why_.onMap() && !why_.last())
        why_.forward();
    retell();
}

ScytheTour::~ScytheTour() = default;

void ScytheTour::retellCards() {
    start_.retell();
    map_.retell();
    table_.retell();
    why_.retell();
}

} // namespace automa::app::scythe_app
