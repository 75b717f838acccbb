#include "app/barrage/sample_turn.h"

#include "app/barrage/barrage_app.h"
#include "app/barrage/sample_table.h"
#include "app/barrage/text/explainer.h"
#include "app/shell/shell.h"

namespace automa::app::barrage_app {
namespace {

using namespace barrage;

BarrageApp& appOf(Shell& shell) {
    return *qobject_cast<BarrageApp*>(shell.games()->viewModel(QStringLiteral("barrage")));
}

GameOptions sampleOptions() {
    GameOptions options;
    options.participants = {{Company::usa, PlayerKind::automa, Level::high, std::nullopt},
                            {Company::italy, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::germany, PlayerKind::human, Level::medium, std::nullopt}};
    options.seed = 1922;
    return options;
}

/// A turn that builds, so that there is a place to explain.
bool worthShowing(const BarrageGame& game) {
    constexpr std::size_t someTurns = 8;
    return game.journal().cursor() >= someTurns && game.decision() && game.decision()->needs.empty()
           && !game.decision()->steps.empty()
           && game.decision()->steps.back().kind == ActionKind::construction;
}

QString told(const BarrageGame& game) {
    if (!game.decision())
        return {};
    const BarrageExplainer explainer(game.facts(), game.state(), *game.decision());
    QStringList lines{explainer.headline()};
    lines += explainer.sublines();
    int number = 0;
    for (const StepText& step : explainer.steps()) {
        lines << step.heading + QStringLiteral(" (") + step.end + QLatin1Char(')');
        for (const Instruction& instruction : step.instructions)
            lines << QStringLiteral("  %1. %2").arg(++number).arg(plain(instruction.text));
    }
    for (const SkipText& skip : explainer.skipped())
        lines << QStringLiteral("  - %1 [%2]").arg(skip.text, skip.rule);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void addSampleTurn(Shell& shell) {
    shell.demos().push_back({QStringLiteral("table"), [](Shell& at) {
                                 BarrageGame& game = appOf(at).game();
                                 DemoTable table(game, sampleOptions(), TileSource::app);
                                 table.playUntil([&] { return worthShowing(game); });
                                 at.navigator()->open(QStringLiteral("barrage/game"));
                                 return told(game);
                             }});
    shell.demos().push_back({QStringLiteral("why"), [](Shell& at) {
                                 at.navigator()->open(QStringLiteral("barrage/why"));
                                 return QString();
                             }});
}

} // namespace automa::app::barrage_app
