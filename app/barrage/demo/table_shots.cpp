#include "app/barrage/demo/table_shots.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/sample_table.h"
#include "app/shell/shell.h"

#include <QQuickWindow>

#include <nlohmann/json.hpp>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

BarrageApp& appOf(Shell& shell) {
    return *qobject_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
}

/// A game some turns on, in which the condition holds for the first time; the frame of the game is open.
void openGame(Shell& shell, const GameOptions& options,
              const std::function<bool(const BarrageGame&)>& reached, TileSource tiles = TileSource::app) {
    BarrageApp& app = appOf(shell);
    BarrageGame& game = app.game();
    DemoTable table(game, options, tiles);
    table.playUntil([&] { return reached(game); });
    app.tracker()->setCompany(QString());
    app.forecast()->computeNow();
    shell.navigator()->open(QStringLiteral("barrage/game"));
}

bool settled(const BarrageGame& game) {
    for (const ContractRow& row : game.state().contracts)
        if (!row[0] || !row[1])
            return false;
    return true;
}

bool automaBuilds(const BarrageGame& game) {
    constexpr std::size_t later = 8;
    return settled(game) && game.journal().cursor() >= later && game.decision()
           && game.decision()->steps.size() > 1
           && game.decision()->steps.back().kind == ActionKind::construction;
}

/// Without names of the contracts this Automa would have to ask.
bool producesIfNamed(const BarrageGame& game) {
    State bare = game.state();
    bare.contracts = {};
    const auto decision = decide(game.facts(), bare);
    return settled(game) && game.decision() && decision.ok() && !decision.value().needs.empty();
}

bool humanLater(const BarrageGame& game) {
    constexpr std::size_t later = 12;
    return settled(game) && game.humanToAct() && game.journal().cursor() >= later;
}

bool humanReady(const BarrageGame& game) {
    const auto human = game.humanToAct();
    return settled(game) && human && !human_systems(game.facts(), game.state(), *human).empty();
}

void addPadShot(Shell& shell, const char* name, BarragePad::Kind kind, bool (*reached)(const BarrageGame&),
                const std::function<void(BarragePad&)>& choose) {
    shell.shots().add(QString::fromLatin1(name), [kind, reached, choose](Shell& self, QQuickWindow&) {
        openGame(self, DemoTable::threeCompanies(7), reached);
        BarragePad& pad = *appOf(self).pad();
        pad.setKind(kind);
        choose(pad);
    });
}

void addPadShots(Shell& shell) {
    shell.shots().add(QStringLiteral("table_human"), [](Shell& self, QQuickWindow&) {
        openGame(self, DemoTable::threeCompanies(7), humanLater);
    });
    addPadShot(shell, "table_build", BarragePad::Kind::Build, humanLater, [](BarragePad& pad) {
        pad.setStructure(QStringLiteral("base"));
        if (const QStringList spaces = pad.selectable(); !spaces.isEmpty())
            pad.chooseSpace(spaces[spaces.size() / 2]);
    });
    addPadShot(shell, "table_produce", BarragePad::Kind::Produce, humanReady, [](BarragePad&) {});
    addPadShot(shell, "table_water", BarragePad::Kind::Water, humanLater,
               [](BarragePad& pad) { pad.setAmount(QStringLiteral("B"), 2); });
    addPadShot(shell, "table_contract", BarragePad::Kind::Contract, humanLater,
               [](BarragePad& pad) { pad.choose(QStringLiteral("green|1")); });
    addPadShot(shell, "table_pass", BarragePad::Kind::Pass, humanLater, [](BarragePad&) {});
}

} // namespace

void addTableShots(Shell& shell) {
    shell.shots().add(QStringLiteral("table_automa"), [](Shell& self, QQuickWindow&) {
        openGame(self, DemoTable::threeCompanies(7), automaBuilds);
    });
    shell.shots().add(QStringLiteral("table_contract_asked"), [](Shell& self, QQuickWindow&) {
        openGame(self, DemoTable::threeCompanies(7), producesIfNamed);
        const nlohmann::json none = nlohmann::json::array({nullptr, nullptr});
        const nlohmann::json patch{{"contracts", {{"green", none}, {"yellow", none}, {"red", none}}}};
        (void)appOf(self).game().perform(Correct{patch, "contracts"});
    });
    shell.shots().add(QStringLiteral("table_tile_asked"), [](Shell& self, QQuickWindow&) {
        openGame(
            self, DemoTable::threeCompanies(7),
            [](const BarrageGame& game) { return game.automaToDraw().has_value(); }, TileSource::box);
    });
    shell.shots().add(QStringLiteral("table_leeghwater"), [](Shell& self, QQuickWindow&) {
        openGame(self, DemoTable::threeCompanies(11, true), humanLater);
        appOf(self).pad()->setKind(BarragePad::Kind::Other);
    });
    addPadShots(shell);
    shell.shots().add(QStringLiteral("trackers"), [](Shell& self, QQuickWindow&) {
        openGame(self, DemoTable::threeCompanies(7),
                 [](const BarrageGame& game) { return game.journal().cursor() >= 26; });
        appOf(self).place()->show(GamePlace::Trackers);
    });
}

} // namespace automa::app::barrage_app
