// Games that track the tiles only, and the question without a game.
#include "app/barrage/barrage_app.h"

#include "app/barrage/table_errors.h"
#include "app/shell/shell.h"
#include "model/barrage/table/tiles_only.h"

namespace automa::app::barrage_app {

void BarrageApp::beginTilesOnly() {
    const barrage::GameOptions options = newGame_.options(seeds_.next());
    auto drawn = barrage::new_game(*facts_, options);
    if (!drawn.ok()) {
        shell_.say(barrageErrorText(drawn.error()));
        return;
    }
    const barrage::State start = barrage::tiles_only_start(std::move(drawn.value().state));
    saves_.begin(start, TileSource::app, options.seed);
    shell_.navigator()->home();
    shell_.navigator()->open(QStringLiteral("barrage/game"));
}

BarrageAsk* BarrageApp::ask() {
    if (!ask_) {
        ask_ = std::make_unique<BarrageAsk>(facts_);
        connect(ask_.get(), &BarrageAsk::refused, &shell_, &Shell::say);
        connect(&shell_, &Shell::languageChanged, ask_.get(), &BarrageAsk::refresh);
    }
    return ask_.get();
}

BarrageAskGames* BarrageApp::askGames() {
    if (!askGames_)
        askGames_ = std::make_unique<BarrageAskGames>(shell_, saves_, *ask());
    return askGames_.get();
}

} // namespace automa::app::barrage_app
