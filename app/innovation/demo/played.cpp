#include "app/innovation/demo/played.h"

#include "app/innovation/sample_table.h"
#include "app/shell/shell.h"

namespace automa::app::innovation_app {

using namespace innovation;

void openPlayed(Shell& shell, const GameOptions& options, const Reached& reached) {
    InnovationApp& app = InnovationApp::of(shell);
    const auto drawn = new_game(*app.facts(), options);
    if (!drawn.ok())
        return;
    app.saves().begin(drawn.value(), {}, options.seed);
    SampleTable table(app.game(), options.seed);
    table.playUntil([&] { return reached(app.game()); });
    shell.navigator()->open(QStringLiteral("innovation/game"));
}

void choosePlace(Shell& shell, GamePlace::Place place) {
    InnovationApp::of(shell).place()->show(place);
}

Reached automaIn(int round, const std::function<bool(const Decision&)>& decides) {
    return [round, decides](const InnovationGame& game) {
        return game.state().round >= round && game.state().app.phase == Phase::actions && game.decision()
               && decides(*game.decision());
    };
}

Reached humanIn(int round) {
    return [round](const InnovationGame& game) {
        return game.state().round >= round && game.state().app.phase == Phase::actions && game.humanToAct();
    };
}

} // namespace automa::app::innovation_app
