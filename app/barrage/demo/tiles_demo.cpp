#include "app/barrage/demo/tiles_demo.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/sample_table.h"
#include "app/shell/shell.h"
#include "model/barrage/table/tiles_only.h"

#include <QQuickItem>
#include <QQuickWindow>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

BarrageApp& appOf(Shell& shell) {
    return *qobject_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
}

Command following(const BarrageGame& game) {
    constexpr int early = 3;
    const State& state = game.state();
    if (state.turn) {
        // A production now and then, so that the markers move.
        const Tile& tile = game.facts().tile(state.turn->actions_tile);
        if (state.company(state.turn->company).energy < early * state.round
            && tile.actions.front().kind == ActionKind::production)
            return TileActionDone{1, 4, early + static_cast<int>(state.turn->company)};
        return TileActionDone{tile.actions.back().order, std::nullopt, std::nullopt};
    }
    if (const auto human = game.humanToAct())
        return HumanPasses{*human};
    if (!(state.phase == Phase::end_of_round))
        return TilesScoreRound{};
    if (state.round < game.facts().setup.rounds)
        return TilesNextRound{};
    return TilesScoreGame{};
}

void openDemo(Shell& shell, const std::function<bool(const BarrageGame&)>& enough) {
    BarrageApp& app = appOf(shell);
    startTilesDemo(app.saves(), app.game(), enough);
    shell.navigator()->open(QStringLiteral("barrage/game"));
}

void openSheet(QQuickWindow& window, const char* name) {
    if (auto* sheet = window.findChild<QObject*>(QLatin1String(name)))
        QMetaObject::invokeMethod(sheet, "open");
}

bool laterTurn(const BarrageGame& game) {
    constexpr std::size_t later = 6;
    return game.journal().cursor() >= later && game.state().turn
           && game.facts().tile(game.state().turn->actions_tile).actions.front().kind
                  == ActionKind::production;
}

/// The board of a game some turns on, with the first construction that needs thinking.
void askDemo(Shell& shell, QQuickWindow& window, const char* place) {
    BarrageAsk& ask = *appOf(shell).ask();
    ask.clear();
    ask.setCompany(QStringLiteral("italy"));
    ask.chooseTile(true, 7);
    ask.chooseTile(false, 12);
    shell.navigator()->open(QStringLiteral("barrage/ask"));
    if (auto* page = window.findChild<QQuickItem*>(QStringLiteral("askPage")))
        page->setProperty("place", QLatin1String(place));
}

void addPlayShots(ShotList& shots) {
    shots.add(QStringLiteral("tiles_new_game"), [](Shell& self, QQuickWindow&) {
        BarrageNewGame& game = *appOf(self).newGame();
        game.setMode(BarrageNewGame::TilesOnly);
        self.navigator()->open(QStringLiteral("barrage/new"));
    });
    shots.add(QStringLiteral("tiles_automa"), [](Shell& self, QQuickWindow&) { openDemo(self, laterTurn); });
    shots.add(QStringLiteral("tiles_rules"), [](Shell& self, QQuickWindow& window) {
        openDemo(self, laterTurn);
        openSheet(window, "rulesSheet");
    });
    shots.add(QStringLiteral("tiles_menu"), [](Shell& self, QQuickWindow& window) {
        openDemo(self, laterTurn);
        openSheet(window, "tilesMenu");
    });
    shots.add(QStringLiteral("tiles_middle"), [](Shell& self, QQuickWindow&) {
        openDemo(self, laterTurn);
        appOf(self).tiles()->impossible();
    });
    shots.add(QStringLiteral("tiles_human"), [](Shell& self, QQuickWindow&) {
        openDemo(self, [](const BarrageGame& game) { return game.humanToAct().has_value(); });
    });
    shots.add(QStringLiteral("tiles_trackers"), [](Shell& self, QQuickWindow&) {
        openDemo(self, laterTurn);
        appOf(self).place()->show(GamePlace::Trackers);
    });
    shots.add(QStringLiteral("tiles_score"), [](Shell& self, QQuickWindow&) {
        openDemo(self, [](const BarrageGame& game) {
            return game.state().round == 2 && actions_are_over(game.state())
                   && game.state().phase == Phase::actions;
        });
        appOf(self).tiles()->setPoints(QStringLiteral("usa"), 8);
    });
    shots.add(QStringLiteral("tiles_next"), [](Shell& self, QQuickWindow&) {
        openDemo(self, [](const BarrageGame& game) { return game.state().phase == Phase::end_of_round; });
    });
    shots.add(QStringLiteral("tiles_final"), [](Shell& self, QQuickWindow&) {
        openDemo(self, [](const BarrageGame& game) {
            return game.state().round == 5 && game.state().phase == Phase::end_of_round;
        });
    });
    shots.add(QStringLiteral("tiles_over"),
              [](Shell& self, QQuickWindow&) { openDemo(self, [](const BarrageGame&) { return false; }); });
    shots.add(QStringLiteral("tiles_enter"), [](Shell& self, QQuickWindow&) {
        openDemo(self, laterTurn);
        appOf(self).tiles()->beginEntry();
        appOf(self).tiles()->entry()->setChosen(QStringLiteral("dam_6_upper"));
        self.navigator()->open(QStringLiteral("barrage/enter"));
    });
}

void addAskShots(ShotList& shots) {
    for (const char* place : {"who", "map", "answer"})
        shots.add(QStringLiteral("ask_") + QLatin1String(place),
                  [place](Shell& self, QQuickWindow& window) { askDemo(self, window, place); });
    shots.add(QStringLiteral("ask_officers"), [](Shell& self, QQuickWindow& window) {
        askDemo(self, window, "who");
        appOf(self).ask()->setLevel(QStringLiteral("very_high"));
        openSheet(window, "askOfficers");
    });
    shots.add(QStringLiteral("ask_tiles"), [](Shell& self, QQuickWindow& window) {
        askDemo(self, window, "who");
        openSheet(window, "askTiles");
    });
}

} // namespace

void startTilesDemo(BarrageSaves& saves, BarrageGame& game,
                    const std::function<bool(const BarrageGame&)>& enough) {
    constexpr std::uint64_t seed = 20261116;
    constexpr int longest = 1000;
    auto drawn = new_game(game.facts(), DemoTable::threeCompanies(seed));
    if (!drawn.ok())
        return;
    saves.begin(tiles_only_start(std::move(drawn.value().state)), TileSource::app, seed);
    for (int i = 0; i < longest && game.state().phase != Phase::game_over && !enough(game); ++i)
        if (!game.perform(following(game)).ok())
            return;
}

void addTilesShots(Shell& shell) {
    addPlayShots(shell.shots());
    addAskShots(shell.shots());
}

} // namespace automa::app::barrage_app
