#include "app/barrage/tour.h"

#include "app/barrage/labels.h"
#include "app/barrage/table_demo.h"
#include "app/text/text_words.h"

#include <array>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

struct Stage {
    const char* id;
    const char* heading;
    const char* words;
    const char* action;
};

constexpr std::array stages{
    Stage{"welcome", QT_TRANSLATE_NOOP("BarrageTour", "One minute, one turn"),
          QT_TRANSLATE_NOOP(
              "BarrageTour",
              "The board stays on your table. The app decides for the Automa and says what to move. "
              "Look at one turn on a sample board; nothing here touches your games."),
          QT_TRANSLATE_NOOP("BarrageTour", "Show me a turn")},
    Stage{"turn", QT_TRANSLATE_NOOP("BarrageTour", "The Automa’s turn"),
          QT_TRANSLATE_NOOP(
              "BarrageTour",
              "The headline says who does what and where. Move the pieces step by step; a tap ticks a "
              "step off. Now ask the app for its reasons."),
          QT_TRANSLATE_NOOP("BarrageTour", "Why?")},
    Stage{"why", QT_TRANSLATE_NOOP("BarrageTour", "The reasons"),
          QT_TRANSLATE_NOOP(
              "BarrageTour",
              "Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; "
              "the map shows the spaces."),
          QT_TRANSLATE_NOOP("BarrageTour", "Back to the turn")},
    Stage{"carry", QT_TRANSLATE_NOOP("BarrageTour", "Carry it out"),
          QT_TRANSLATE_NOOP("BarrageTour",
                            "When the pieces lie on your table, tap Done. You need not tick every step."),
          QT_TRANSLATE_NOOP("BarrageTour", "Done")},
    Stage{"undo", QT_TRANSLATE_NOOP("BarrageTour", "A wrong tap?"),
          QT_TRANSLATE_NOOP(
              "BarrageTour",
              "The turn is recorded and saved; there is no save button. Whatever you did can be undone, "
              "as far back as you like."),
          QT_TRANSLATE_NOOP("BarrageTour", "Undo")},
    Stage{"end", QT_TRANSLATE_NOOP("BarrageTour", "The same turn is back"),
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
    : QObject(parent), game_(sampleFacts()), table_(game_), why_(game_) {
    constexpr std::uint64_t year = 1922;
    DemoTable sample(game_, DemoTable::threeCompanies(year));
    sample.playUntil([this] { return worthShowing(game_); });
    why_.take();
    // The tour begins with the spaces on the map; what came before is a tap away.
    while (!why_.onMap() && !why_.last())
        why_.forward();
}

BarrageTour::~BarrageTour() = default;

void BarrageTour::retell() {
    emit table_.changed();
    why_.retell();
    emit changed();
}

QString BarrageTour::stage() const {
    return QLatin1String(stages[static_cast<std::size_t>(stage_)].id);
}

int BarrageTour::count() const {
    return static_cast<int>(stages.size());
}

QString BarrageTour::heading() const {
    return translate("BarrageTour", stages[static_cast<std::size_t>(stage_)].heading);
}

QString BarrageTour::words() const {
    return translate("BarrageTour", stages[static_cast<std::size_t>(stage_)].words);
}

QString BarrageTour::action() const {
    return translate("BarrageTour", stages[static_cast<std::size_t>(stage_)].action);
}

QString BarrageTour::lastTurn() const {
    if (game_.journal().cursor() == 0)
        return {};
    const auto entries = game_.journal().entries();
    return labelText(game_, entries[game_.journal().cursor() - 1].label);
}

bool BarrageTour::goOn() {
    if (stage_ + 1 >= count())
        return false;
    if (stage() == QLatin1String("carry"))
        table_.done();
    if (stage() == QLatin1String("undo"))
        table_.undo();
    ++stage_;
    emit changed();
    return true;
}

} // namespace automa::app::barrage_app
