#include "app/innovation/innovation_app.h"

#include "app/innovation/round/round_end.h"
#include "app/library/library_app.h"
#include "app/play/play_errors.h"
#include "app/shell/shell.h"
#include "app/text/embedded_facts.h"

#include <QQmlEngine>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr const char* turnedKey = "innovation/turned";

} // namespace

InnovationApp::InnovationApp(Shell& shell)
    : shell_(shell), facts_(embeddedFacts<Catalogue>()), game_(facts_),
      saves_(game_, LibraryApp::of(shell).host()), place_(*shell.settings(), QStringLiteral("innovation")),
      map_(facts_), question_(game_), table_(game_, map_, question_), desk_(game_, map_), why_(game_),
      pastWhy_(game_, InnovationWhy::Of::past), forecast_(game_, *shell.settings()), history_(game_),
      turnTicks_(*table_.turn()->steps(), saves_, *shell.settings(), QStringLiteral("innovation/ticks")),
      roundTicks_(roundEnd_, saves_, *shell.settings(), QStringLiteral("innovation/roundTicks")) {
    const bool turned = shell_.settings()->value(QLatin1String(turnedKey)).toBool();
    showTurned(turned);
    connect(&saves_, &SavedSessionBase::told, &shell_, &Shell::say);
    connect(&table_, &InnovationTable::refused, &shell_, &Shell::say);
    connect(&question_, &InnovationQuestion::refused, &shell_, &Shell::say);
    connect(&question_, &InnovationQuestion::changed, this, [this] {
        if (question_.assumed())
            why_.look(question_.assumedPosition(), *question_.assumed());
    });
    connect(&desk_, &InnovationDesk::refused, &shell_, &Shell::say);
    connect(&game_, &InnovationGame::positionChanged, this, &InnovationApp::showMap);
    connect(&game_, &InnovationGame::changed, this, &InnovationApp::showRoundEnd);
    connect(&game_, &InnovationGame::changed, this, &InnovationApp::changed);
    connect(&shell_, &Shell::languageChanged, this, [this] {
        game_.retell();
        showMap();
        question_.refresh(); // and with it the table
        desk_.refresh();
        why_.retell();
        pastWhy_.retell();
        forecast_.refresh();
        history_.retell();
        showRoundEnd();
        emit changed();
    });
}

InnovationApp::~InnovationApp() = default;

void InnovationApp::showRoundEnd() {
    if (!game_.roundIsOver())
        return;
    roundEnd_.show(roundEndSteps(*facts_, game_.state()), game_.cursor() + 1);
    if (!lastRound())
        nextRound_.show(nextRoundFacts(*facts_, game_.state()));
}

void InnovationApp::turnMap() {
    const bool turned = !map_.turned();
    shell_.settings()->setValue(QLatin1String(turnedKey), turned);
    showTurned(turned);
}

void InnovationApp::showTurned(bool turned) {
    map_.setTurned(turned);
    why_.turn(turned);
    pastWhy_.turn(turned);
    forecast_.turn(turned);
}

InnovationApp* InnovationApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    return &of(*Shell::create(engine, scripts));
}

InnovationApp& InnovationApp::of(Shell& shell) {
    auto* app = qobject_cast<InnovationApp*>(shell.games()->viewModel(QStringLiteral("innovation")));
    Q_ASSERT_X(app, "InnovationApp::of", "plugInnovation() was not called for this shell");
    return *app;
}

InnovationApp::Stage InnovationApp::stage() const {
    if (!game_.isOpen())
        return Stage::None;
    if (game_.state().turn)
        return Stage::Automa;
    if (game_.humanToAct())
        return Stage::Human;
    if (automaDraws(game_.state()))
        return Stage::Draw;
    return game_.gameIsOver() ? Stage::GameEnd : Stage::RoundEnd;
}

bool InnovationApp::ended() const {
    const Stage now = stage();
    return now == Stage::GameEnd || (now == Stage::RoundEnd && lastRound());
}

bool InnovationApp::cardsOnly() const {
    return game_.isOpen() && game_.state().app.tracking == Tracking::cards_only;
}

void InnovationApp::showMap() {
    if (game_.isOpen())
        map_.showPosition(game_.state());
}

void InnovationApp::begin(const State& start, std::uint64_t seed) {
    saves_.begin(start, {}, seed);
    place_.keep(GamePlace::Table);
    shell_.navigator()->home();
    shell_.navigator()->open(QStringLiteral("innovation/game"));
}

bool InnovationApp::resume(const QString& uuid) {
    const core::Status opened = saves_.resume(uuid);
    if (!opened.ok())
        shell_.say(playErrorText(opened.error()));
    return opened.ok();
}

} // namespace automa::app::innovation_app
