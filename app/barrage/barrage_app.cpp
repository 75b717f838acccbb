#include "app/barrage/barrage_app.h"

#include "app/barrage/setup/share_code.h"
#include "app/library/library_app.h"
#include "app/shell/shell.h"
#include "app/text/embedded_facts.h"

#include <QQmlEngine>

namespace automa::app::barrage_app {

BarrageApp::BarrageApp(Shell& shell)
    : shell_(shell), facts_(embeddedFacts<barrage::Catalogue>()), game_(facts_),
      saves_(game_, LibraryApp::of(shell).host()), place_(*shell.settings(), QStringLiteral("barrage")),
      newGame_(game_, *shell.settings()), setup_(game_, seeds_), history_(game_), roundEnd_(game_),
      gameEnd_(game_, saves_), table_(game_), foresight_(game_), pad_(game_, foresight_),
      forecast_(game_, foresight_, *shell.settings()), tracker_(game_), tiles_(game_, facts_), board_(game_),
      why_(game_), pastWhy_(game_, BarrageWhy::Of::past),
      turnTicks_(*table_.turn()->steps(), saves_, *shell.settings(), QStringLiteral("barrage/ticks")),
      roundTicks_(*roundEnd_.steps(), saves_, *shell.settings(), QStringLiteral("barrage/roundTicks")) {
    joinGames();
    const QString atOnce = QStringLiteral("barrage/nameAtOnce");
    table_.setAtOnce(shell.settings()->value(atOnce).toBool());
    connect(&table_, &BarrageTable::atOnceChanged, this,
            [this, atOnce] { shell_.settings()->setValue(atOnce, table_.atOnce()); });
    connect(&game_, &BarrageGame::changed, this, &BarrageApp::changed);
    connect(&table_, &BarrageTable::changed, this, &BarrageApp::paneChanged);
    connect(&tiles_, &BarrageTiles::changed, this, &BarrageApp::paneChanged);
    connect(&shell_, &Shell::languageChanged, this, &BarrageApp::changed);
    connect(&shell_, &Shell::languageChanged, &table_, &BarrageTable::retell);
    connect(&shell_, &Shell::languageChanged, &pad_, &BarragePad::retell);
    connect(&shell_, &Shell::languageChanged, &forecast_, &BarrageForecast::refresh);
    connect(&shell_, &Shell::languageChanged, &tracker_, &BarrageTracker::retell);
    connect(&shell_, &Shell::languageChanged, &tiles_, &BarrageTiles::refresh);
    connect(&pad_, &BarragePad::contractUnknown, &table_, &BarrageTable::nameContract);
    connect(&tiles_, &BarrageTiles::refused, &shell_, &Shell::say);
    connect(&shell_, &Shell::languageChanged, &board_, &BarrageBoard::refresh);
    connect(&shell_, &Shell::languageChanged, &why_, &BarrageWhy::retell);
    connect(&shell_, &Shell::languageChanged, &pastWhy_, &BarrageWhy::retell);
}

BarrageApp::~BarrageApp() = default;

BarrageApp* BarrageApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* app = qobject_cast<BarrageApp*>(
        Shell::create(engine, scripts)->games()->viewModel(QStringLiteral("barrage")));
    Q_ASSERT_X(app, "BarrageApp::create", "plugBarrage() was not called for this shell");
    return app;
}

BarrageApp::Stage BarrageApp::stage() const {
    if (!game_.isOpen())
        return Closed;
    const barrage::State& state = game_.state();
    if (state.turn)
        return Automa;
    if (game_.humanToAct())
        return Human;
    if (game_.automaToDraw())
        return Draw;
    return state.phase == barrage::Phase::game_over ? GameEnd : RoundEnd;
}

BarrageApp::Pane BarrageApp::pane() const {
    const Stage now = stage();
    if (now == GameEnd)
        return GameEndPane;
    if (tiles_.active())
        return TilesPane;
    // An empty contract slot is asked for first, while its new tile is being drawn.
    return now == RoundEnd && table_.mode() != BarrageTable::Refill ? RoundEndPane : TurnPane;
}

} // namespace automa::app::barrage_app
