#include "app/barrage/tour.h"

#include "app/barrage/labels.h"
#include "app/barrage/table_demo.h"
#include "app/text/text_words.h"

#include <array>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// In the order of BarrageTour::Stage.
struct StageWords {
    const char* symbol;
    const char* heading;
    const char* words;
    const char* action;
};

constexpr std::array allStages{
    StageWords{"", QT_TRANSLATE_NOOP("BarrageTour", "One minute, one turn"),
               QT_TRANSLATE_NOOP(
                   "BarrageTour",
                   "The board stays on your table. The app decides for the Automa and says what to move. "
                   "Look at one turn on a sample board; nothing here touches your games."),
               QT_TRANSLATE_NOOP("BarrageTour", "Show me a turn")},
    StageWords{"why", QT_TRANSLATE_NOOP("BarrageTour", "The Automa’s turn"),
               QT_TRANSLATE_NOOP(
                   "BarrageTour",
                   "The headline says who does what and where. Move the pieces step by step; a tap ticks a "
                   "step off. Now ask the app for its reasons."),
               QT_TRANSLATE_NOOP("BarrageTour", "Why?")},
    StageWords{"", QT_TRANSLATE_NOOP("BarrageTour", "The reasons"),
               QT_TRANSLATE_NOOP(
                   "BarrageTour",
                   "Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; "
                   "the map shows the spaces."),
               QT_TRANSLATE_NOOP("BarrageTour", "Back to the turn")},
    StageWords{
        "check", QT_TRANSLATE_NOOP("BarrageTour", "Carry it out"),
        QT_TRANSLATE_NOOP("BarrageTour",
                          "When the pieces lie on your table, tap Done. You need not tick every step."),
        QT_TRANSLATE_NOOP("BarrageTour", "Done")},
    StageWords{"undo", QT_TRANSLATE_NOOP("BarrageTour", "A wrong tap?"),
               QT_TRANSLATE_NOOP(
                   "BarrageTour",
                   "The turn is recorded and saved; there is no save button. Whatever you did can be undone, "
                   "as far back as you like."),
               QT_TRANSLATE_NOOP("BarrageTour", "Undo")},
    StageWords{"", QT_TRANSLATE_NOOP("BarrageTour", "The same turn is back"),
               QT_TRANSLATE_NOOP(
                   "BarrageTour",
                   "With the same tile: undoing never reshuffles. The question mark on every screen says "
                   "what it is for. Have a good game!"),
               QT_TRANSLATE_NOOP("BarrageTour", "Finish the tour")},
};

/// A turn that builds, so that there is a place to explain.
bool worthShowing(const BarrageGame& game) {
    constexpr std::size_t someTurns = 4;
    return game.journal().cursor() >= someTurns && game.decision() && game.decision()->needs.empty()
           && !game.decision()->steps.empty()
           && game.decision()->steps.back().kind == ActionKind::construction;
}

/// Its own copy: the tour depends on nothing that is open.
std::shared_ptr<const Catalogue> sampleFacts() {
    auto facts = Catalogue::load_embedded();
    if (!facts.ok())
        qFatal("%s: %s", facts.error().path.c_str(), facts.error().message.c_str());
    return std::make_shared<const Catalogue>(std::move(facts).value());
}

} // namespace

BarrageTour::BarrageTour(QObject* parent)
    : TourModel(parent), game_(sampleFacts()), table_(game_), why_(game_) {
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

std::vector<TourStage> BarrageTour::stages() const {
    std::vector<TourStage> all;
    for (const StageWords& each : allStages)
        all.push_back({translate("BarrageTour", each.heading), translate("BarrageTour", each.words),
                       translate("BarrageTour", each.action), QString::fromLatin1(each.symbol)});
    return all;
}

void BarrageTour::leave(int stage) {
    if (stage == Carry)
        table_.done();
    if (stage == TakeBack)
        table_.undo();
}

void BarrageTour::retellCards() {
    table_.retell();
    why_.retell();
}

QString BarrageTour::lastTurn() const {
    if (game_.journal().cursor() == 0)
        return {};
    const auto entries = game_.journal().entries();
    return labelText(game_, entries[game_.journal().cursor() - 1].label);
}

} // namespace automa::app::barrage_app
