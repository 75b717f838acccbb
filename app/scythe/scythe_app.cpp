#include "app/scythe/scythe_app.h"

#include "app/library/library_app.h"
#include "app/play/play_errors.h"
#include "app/scythe/setup/share_code.h"
#include "app/shell/shell.h"
#include "app/text/embedded_facts.h"

#include <QQmlEngine>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr const char* turned_key = "scythe/turned";

} // namespace

ScytheApp::ScytheApp(Shell& shell)
    : shell_(shell), facts_(embeddedFacts<Catalogue>()), game_(facts_),
      saves_(game_, LibraryApp::of(shell).host()), place_(*shell.settings(), QStringLiteral("scythe")),
      newGame_(*facts_, *shell.settings()), setup_(facts_), tracker_(game_), starTrack_(game_),
      correction_(game_), cardsOnly_(game_, seeds_), gameEnd_(game_, saves_), history_(game_), board_(facts_),
      table_(game_, board_), human_(game_, board_), combat_(game_, board_, *shell.settings()), why_(game_),
      pastWhy_(game_, ScytheWhy::Of::past), forecast_(game_, *shell.settings()), prospect_(game_),
      turnTicks_(*table_.turn()->steps(), saves_, *shell.settings(), QStringLiteral("scythe/ticks")) {
    connect(&game_, &SessionBase::changed, this, &ScytheApp::changed);
    connect(&shell_, &Shell::languageChanged, this, &ScytheApp::followLanguage);
    connect(&saves_, &SavedSessionBase::told, &shell_, &Shell::say);
    connect(&table_, &ScytheTable::refused, &shell_, &Shell::say);
    connect(&human_, &ScytheHuman::refused, &shell_, &Shell::say);
    connect(&combat_, &ScytheCombat::refused, &shell_, &Shell::say);
    connect(&tracker_, &ScytheTracker::refused, &shell_, &Shell::say);
    connect(&cardsOnly_, &ScytheCardsOnly::changed, this, &ScytheApp::changed);
    connect(&cardsOnly_, &ScytheCardsOnly::refused, &shell_, &Shell::say);
    connect(&gameEnd_, &ScytheGameEnd::refused, &shell_, &Shell::say);
    connect(shell_.navigator(), &Navigator::changed, this, &ScytheApp::rememberSetup);
    connect(&setup_, &ScytheSetup::changed, this, &ScytheApp::rememberSetup);
    applyTurn();
}

ScytheApp::~ScytheApp() = default;

ScytheApp* ScytheApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* app = qobject_cast<ScytheApp*>(
        Shell::create(engine, scripts)->games()->viewModel(QStringLiteral("scythe")));
    Q_ASSERT_X(app, "ScytheApp::create", "plugScythe() was not called for this shell");
    return app;
}

void ScytheApp::followLanguage() {
    board_.retell();
    game_.retell();
    history_.retell();
    table_.retell();
    human_.retell();
    combat_.retell();
    why_.retell();
    pastWhy_.retell();
    forecast_.refresh();
    prospect_.refresh();
    newGame_.refresh();
    setup_.refresh();
    tracker_.retell();
    starTrack_.refresh();
    correction_.refresh();
    cardsOnly_.refresh();
    gameEnd_.refresh();
    emit changed();
}

void ScytheApp::turnMap() {
    shell_.settings()->setValue(QLatin1String(turned_key), !board_.turned());
    applyTurn();
}

void ScytheApp::applyTurn() {
    const bool turned = shell_.settings()->value(QLatin1String(turned_key), false).toBool();
    board_.setTurned(turned);
    why_.turn(turned);
    pastWhy_.turn(turned);
    table_.retell(); // hints swap their sides
}

ScytheApp::Stage ScytheApp::stage() const {
    if (!game_.isOpen())
        return Closed;
    if (game_.over() && !cardsOnly_.active()) // a last combat is told to its end first
        return Ended;
    return game_.cardsOnly() ? Cards : Playing;
}

void ScytheApp::begin(const State& start, std::uint64_t seed) {
    saves_.begin(start, {}, seed);
    place_.keep(GamePlace::Table);
    shell_.navigator()->home();
    shell_.navigator()->open(QStringLiteral("scythe/game"));
}

bool ScytheApp::resume(const QString& uuid) {
    const core::Status opened = saves_.resume(uuid);
    if (!opened.ok())
        shell_.say(playErrorText(opened.error()));
    return opened.ok();
}

} // namespace automa::app::scythe_app
