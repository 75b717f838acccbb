#include "app/innovation/demo/around_shots.h"

#include "app/innovation/ask/ask.h"
#include "app/innovation/correct/draft.h"
#include "app/innovation/demo/played.h"
#include "app/innovation/joined.h"
#include "app/innovation/round/game_end.h"
#include "app/innovation/sample_table.h"
#include "app/innovation/setup/new_game.h"
#include "app/innovation/setup/setup.h"
#include "app/innovation/setup/workshops.h"
#include "app/innovation/tracker/science.h"
#include "app/innovation/tracker/tracker.h"
#include "app/shell/shell.h"
#include "model/innovation/state/board.h"

#include <QQuickItem>
#include <QQuickWindow>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr std::uint64_t seed = 2024;

bool lastRoundOver(const InnovationGame& game) {
    return game.roundIsOver() && game.state().round == round_count;
}

/// The board of a guided faction with what its card leaves on hexes.
void openWithSigns(Shell& shell, Faction faction) {
    GameOptions options = SampleTable::wanderers(seed);
    options.faction = faction;
    openPlayed(shell, options, humanIn(3));
    InnovationGame& game = InnovationApp::of(shell).game();
    State after = game.state();
    constexpr std::size_t apart = 4;
    std::size_t number = 0;
    for (const HexId hex : Board(game.facts(), after).empty_land()) {
        FactionState& own = after.automa.own;
        if (const std::size_t at = number++ % (2 * apart); at == 0)
            (faction == Faction::symbionts ? own.tools : own.fallow).add(hex);
        else if (at == apart && faction == Faction::blight)
            own.blighted.add(hex);
    }
    static_cast<void>(game.perform(correctionTo(after, {})));
    choosePlace(shell, GamePlace::Board);
}

void addNewGameShots(ShotList& shots) {
    shots.add(QStringLiteral("innovation_new_game"), [](Shell& shell, QQuickWindow&) {
        joined<InnovationNewGame>(InnovationApp::of(shell)).takeOver(SampleTable::wanderers(seed));
        shell.navigator()->open(QStringLiteral("innovation/new"));
    });
    shots.add(QStringLiteral("innovation_new_game_two"), [](Shell& shell, QQuickWindow&) {
        InnovationNewGame& game = joined<InnovationNewGame>(InnovationApp::of(shell));
        game.takeOver(SampleTable::wanderers(seed));
        game.setHumans(2);
        game.setMap(InnovationNewGame::Map::Large);
        shell.navigator()->open(QStringLiteral("innovation/new"));
    });
    shots.add(QStringLiteral("innovation_setup"), [](Shell& shell, QQuickWindow&) {
        InnovationSetup& setup = joined<InnovationSetup>(InnovationApp::of(shell));
        setup.setWay(SetupModel::Draw);
        if (!setup.prepare(SampleTable::wanderers(seed)).ok())
            return;
        for (int step = 1; step <= 10; ++step)
            setup.steps()->toggle(step);
        shell.navigator()->open(QStringLiteral("innovation/setup"));
    });
    shots.add(QStringLiteral("innovation_setup_entered"), [](Shell& shell, QQuickWindow&) {
        InnovationSetup& setup = joined<InnovationSetup>(InnovationApp::of(shell));
        GameOptions options = SampleTable::wanderers(seed);
        options.dealer = Dealer::box;
        if (!setup.prepare(options).ok())
            return;
        setup.setWay(SetupModel::Enter);
        setup.choose(QStringLiteral("round"), 0, QStringLiteral("3"));
        setup.choose(QStringLiteral("round"), 1, QStringLiteral("7"));
        shell.navigator()->open(QStringLiteral("innovation/setup"));
    });
    shots.add(QStringLiteral("innovation_workshops"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), [](const InnovationGame& game) {
            return game.state().turn && game.state().turn->setup_card;
        });
    });
}

void addTrackerShots(ShotList& shots) {
    shots.add(QStringLiteral("innovation_trackers"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed),
                   automaIn(3, [](const Decision& decision) { return decision.needs.empty(); }));
        joined<InnovationTracker>(InnovationApp::of(shell)).setWho(QStringLiteral("automa"));
        choosePlace(shell, GamePlace::Trackers);
    });
    shots.add(QStringLiteral("innovation_trackers_edit"), [](Shell& shell, QQuickWindow& window) {
        openPlayed(shell, SampleTable::wanderers(seed), humanIn(3));
        choosePlace(shell, GamePlace::Trackers);
        if (auto* sheet = window.findChild<QObject*>(QStringLiteral("draftSheet")))
            QMetaObject::invokeMethod(sheet, "edit", Q_ARG(QString, QStringLiteral("automa")));
    });
    shots.add(QStringLiteral("innovation_science"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), humanIn(4));
        shell.navigator()->open(QStringLiteral("innovation/science"));
    });
    shots.add(QStringLiteral("innovation_board"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), humanIn(4));
        choosePlace(shell, GamePlace::Board);
    });
    shots.add(QStringLiteral("innovation_board_tools"),
              [](Shell& shell, QQuickWindow&) { openWithSigns(shell, Faction::symbionts); });
    shots.add(QStringLiteral("innovation_board_blight"),
              [](Shell& shell, QQuickWindow&) { openWithSigns(shell, Faction::blight); });
    shots.add(QStringLiteral("innovation_board_large"), [](Shell& shell, QQuickWindow&) {
        GameOptions options = SampleTable::wanderers(seed);
        options.map = MapSide::large;
        options.humans.push_back(Terrain::forest);
        options.faction = Faction::simpletons;
        openPlayed(shell, options, humanIn(4));
        choosePlace(shell, GamePlace::Board);
    });
}

void addCardsShots(ShotList& shots) {
    const auto cards = [] {
        GameOptions options = SampleTable::wanderers(seed);
        options.tracking = Tracking::cards_only;
        return options;
    };
    shots.add(QStringLiteral("innovation_cards_only"), [cards](Shell& shell, QQuickWindow&) {
        openPlayed(shell, cards(), [](const InnovationGame& game) { return game.state().turn.has_value(); });
    });
    shots.add(QStringLiteral("innovation_tracking"), [](Shell& shell, QQuickWindow& window) {
        openPlayed(shell, SampleTable::wanderers(seed), humanIn(2));
        if (auto* sheet = window.findChild<QObject*>(QStringLiteral("trackingSheet")))
            QMetaObject::invokeMethod(sheet, "open");
    });
    shots.add(QStringLiteral("innovation_enter"), [cards](Shell& shell, QQuickWindow&) {
        openPlayed(shell, cards(), [](const InnovationGame& game) { return game.humanToAct().has_value(); });
        joined<InnovationDraft>(InnovationApp::of(shell)).beginBoard();
        shell.navigator()->open(QStringLiteral("innovation/enter"));
    });
    shots.add(QStringLiteral("innovation_ask"), [](Shell& shell, QQuickWindow&) {
        joined<InnovationAsk>(InnovationApp::of(shell)).begin();
        shell.navigator()->open(QStringLiteral("innovation/ask"));
    });
    shots.add(QStringLiteral("innovation_tour"), [](Shell& shell, QQuickWindow&) {
        shell.navigator()->open(QStringLiteral("innovation/tour"));
    });
}

void addEndShots(ShotList& shots) {
    shots.add(QStringLiteral("innovation_end_count"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), lastRoundOver);
    });
    shots.add(QStringLiteral("innovation_end"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), lastRoundOver);
        InnovationGameEnd& end = joined<InnovationGameEnd>(InnovationApp::of(shell));
        for (const InnovationEndCount& row : std::vector(end.countList()))
            if (row.value.isEmpty())
                end.tell(row.key, row.most > top_level ? QStringLiteral("96") : QStringLiteral("1"));
        end.score();
    });
    shots.add(QStringLiteral("innovation_home"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), humanIn(2));
        shell.navigator()->home();
    });
    shots.add(QStringLiteral("innovation_games"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, SampleTable::wanderers(seed), humanIn(2));
        shell.navigator()->home();
        shell.navigator()->open(QStringLiteral("games"));
    });
}

} // namespace

void addAroundShots(Shell& shell) {
    addNewGameShots(shell.shots());
    addTrackerShots(shell.shots());
    addCardsShots(shell.shots());
    addEndShots(shell.shots());
}

} // namespace automa::app::innovation_app
