#include "app/barrage/demo/shots.h"

#include "app/barrage/barrage_app.h"
#include "app/shell/shell.h"

#include <QQuickItem>
#include <QQuickWindow>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

BarrageApp& root(Shell& shell) {
    return *static_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
}

GameOptions options(bool leeghwater) {
    GameOptions options;
    options.participants = {{Company::germany, PlayerKind::human, Level::medium, std::nullopt},
                            {Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::automa, Level::high, std::nullopt}};
    options.leeghwater = leeghwater;
    options.seed = 20261116;
    return options;
}

/// The game is played before its page opens: nobody looks at the turns on the way.
void demoUntil(Shell& shell, const std::function<bool(const BarrageGame&)>& enough) {
    BarrageApp& app = root(shell);
    const GameOptions chosen = options(false);
    auto drawn = new_game(app.game().facts(), chosen);
    if (!drawn.ok())
        return;
    app.saves().begin(drawn.value().state, TileSource::app, chosen.seed);
    playOn(app.game(), enough);
    shell.navigator()->open(QStringLiteral("barrage/game"));
}

std::optional<Command> refill(const BarrageGame& game) {
    const State& state = game.state();
    for (std::size_t i = 0; i < game.facts().contracts.size(); ++i)
        for (const Need& need : game.decision() ? game.decision()->needs : std::vector<Need>()) {
            const LayContract lay{need.colour, need.slot, ContractId(i)};
            if (game.preview(lay, true).ok())
                return lay;
        }
    if (state.phase != Phase::income)
        return std::nullopt;
    for (int position = 0; position < 3; ++position)
        for (std::size_t i = 0; i < tech_count && !state.patents[static_cast<std::size_t>(position)]; ++i)
            if (game.preview(LayPatent{position, TechId(i)}).ok())
                return LayPatent{position, TechId(i)};
    return std::nullopt;
}

Command following(const BarrageGame& game) {
    if (const auto human = game.humanToAct())
        return HumanPasses{*human};
    const State& state = game.state();
    if (state.turn)
        return TakeAutomaTurn{};
    switch (state.phase) {
    case Phase::scoring:
        return ScoreRound{};
    case Phase::end_of_round:
        if (state.round < game.facts().setup.rounds)
            return EndRound{};
        return ScoreGame{};
    case Phase::income:
        return StartRound{};
    default:
        return FlowWater{};
    }
}

} // namespace

void playOn(BarrageGame& game, const std::function<bool(const BarrageGame&)>& enough) {
    constexpr int longest = 2000;
    for (int i = 0; i < longest && game.isOpen() && game.state().phase != Phase::game_over && !enough(game);
         ++i) {
        const auto asked = refill(game);
        if (!game.perform(asked ? *asked : following(game)).ok())
            return;
    }
}

void addBarrageShots(Shell& shell) {
    ShotList& shots = shell.shots();
    shots.add(QStringLiteral("barrage_new_game"), [](Shell& where, QQuickWindow&) {
        root(where).newGame()->setMode(BarrageNewGame::AppDecides);
        where.navigator()->open(QStringLiteral("barrage/new"));
    });
    shots.add(QStringLiteral("barrage_tour"),
              [](Shell& where, QQuickWindow&) { where.navigator()->open(QStringLiteral("barrage/tour")); });
    shots.add(QStringLiteral("barrage_setup_drawn"), [](Shell& where, QQuickWindow&) {
        root(where).setup()->setWay(SetupModel::Draw);
        if (root(where).setup()->prepare(options(true), TileSource::app).ok())
            where.navigator()->open(QStringLiteral("barrage/setup"));
    });
    shots.add(QStringLiteral("barrage_setup_entered"), [](Shell& where, QQuickWindow&) {
        BarrageSetup& setup = *root(where).setup();
        if (!setup.prepare(options(false), TileSource::box).ok())
            return;
        setup.setWay(SetupModel::Enter);
        for (int place = 0; place < 3; ++place)
            setup.choose(QStringLiteral("neutral"), place,
                         setup.choicesFor(QStringLiteral("neutral"), place).front().answer);
        where.navigator()->open(QStringLiteral("barrage/setup"));
    });
    shots.add(QStringLiteral("barrage_round_flow"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame& game) {
            return game.state().round == 2 && actions_are_over(game.state());
        });
    });
    shots.add(QStringLiteral("barrage_round_scoring"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame& game) {
            return game.state().round == 3 && game.state().phase == Phase::scoring;
        });
    });
    shots.add(QStringLiteral("barrage_round_sums"), [](Shell& where, QQuickWindow& window) {
        demoUntil(where, [](const BarrageGame& game) {
            return game.state().round == 3 && game.state().phase == Phase::scoring;
        });
        if (auto* table = window.findChild<QQuickItem*>(QStringLiteral("roundEndTable")))
            table->setProperty("opened", 2);
    });
    shots.add(QStringLiteral("barrage_round_refill"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame& game) { return game.state().phase == Phase::income; });
    });
    shots.add(QStringLiteral("barrage_game_end"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame&) { return false; });
    });
    shots.add(QStringLiteral("barrage_history"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame& game) { return game.journal().cursor() >= 12; });
        where.navigator()->open(QStringLiteral("barrage/history"));
    });
    shots.add(QStringLiteral("barrage_games"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame& game) { return game.journal().cursor() >= 5; });
        where.navigator()->home();
        where.navigator()->open(QStringLiteral("games"));
    });
    shots.add(QStringLiteral("barrage_home"), [](Shell& where, QQuickWindow&) {
        demoUntil(where, [](const BarrageGame& game) { return game.journal().cursor() >= 8; });
        where.navigator()->home();
    });
}

} // namespace automa::app::barrage_app
