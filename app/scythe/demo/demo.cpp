#include "app/scythe/demo/demo.h"

#include "app/scythe/demo/book_shots.h"
#include "app/scythe/sample_table.h"
#include "app/scythe/scythe_app.h"
#include "app/shell/shell.h"

#include <QQuickWindow>

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

using Enough = std::function<bool(const ScytheGame&)>;
constexpr std::uint64_t seed = 1920;

ScytheApp& root(Shell& shell) {
    return *static_cast<ScytheApp*>(shell.games()->viewModel(QStringLiteral("scythe")));
}

/// Begins a saved game and plays it on before its page opens: nobody looks at the turns on the way. Several
/// games are tried until one comes to what is looked for; a picture of something else would be worse than
/// none.
void playTo(Shell& shell, GameOptions options, const Enough& enough) {
    constexpr std::uint64_t tries = 12;
    ScytheApp& app = root(shell);
    for (std::uint64_t i = 0; i < tries; ++i) {
        options.seed = seed + i;
        ScytheGame scratch(app.facts());
        scratch.start(new_game(*app.facts(), options).value());
        if (SampleTable(scratch, options.seed).playUntil(enough))
            break;
    }
    app.saves().begin(new_game(*app.facts(), options).value(), {}, options.seed);
    if (!SampleTable(app.game(), options.seed).playUntil(enough))
        qWarning("no sample game comes to what the picture is of");
}

/// A question about resources: card 14 drives away workers in two places.
void askResources(Shell& shell) {
    ScytheApp& app = root(shell);
    State state = new_game(*app.facts(), SampleTable::workersInReach(seed)).value();
    SampleTable::putWorkersInReach(*app.facts(), state);
    app.saves().begin(state, {}, seed);
    app.human()->endTurn();
    app.table()->answer(QStringLiteral("14"));
}

void openGame(Shell& shell, const GameOptions& options, const Enough& enough,
              GamePlace::Place place = GamePlace::Table) {
    playTo(shell, options, enough);
    root(shell).place()->keep(place);
    shell.navigator()->open(QStringLiteral("scythe/game"));
}

GameOptions cardsOnly(CardsFrom from) {
    GameOptions options = SampleTable::twoFactions(seed);
    options.tracking = Tracking::cards_only;
    options.cards_from = from;
    return options;
}

Enough after(std::size_t actions, const Enough& then) {
    return [actions, then](const ScytheGame& game) { return game.cursor() >= actions && then(game); };
}

bool needs(const ScytheGame& game, NeedKind what) {
    return game.decision() && !game.decision()->needs.empty() && game.decision()->needs.front().what == what;
}

/// The dial is to be set for an attack of this side.
bool attacks(const ScytheGame& game, Player who) {
    return needs(game, NeedKind::combat_card) && game.decision()->needs.front().attacker == who;
}

bool does(const ScytheGame& game, StepKind kind) {
    return game.decision() && game.decision()->needs.empty()
           && std::ranges::any_of(game.decision()->steps,
                                  [&](const Step& step) { return step.kind == kind; });
}

/// Who attacked stands in the step that tells how a combat ended.
bool fought(const ScytheGame& game, Player attacker) {
    return does(game, StepKind::combat) && std::ranges::any_of(game.decision()->steps, [&](const Step& step) {
               return step.kind == StepKind::combat && step.attacker == attacker;
           });
}

bool automaMoves(const ScytheGame& game) {
    return does(game, StepKind::move_mech) && game.decision()->skipped.size() > 1;
}

bool humanActs(const ScytheGame& game) {
    return game.humanToAct() && game.state().contested.empty();
}

void addSetupShots(ShotList& shots) {
    shots.add(QStringLiteral("scythe_new_game"), [](Shell& shell, QQuickWindow&) {
        root(shell).newGame()->takeOver(SampleTable::twoFactions(seed));
        shell.navigator()->open(QStringLiteral("scythe/new"));
    });
    shots.add(QStringLiteral("scythe_new_game_modifiers"), [](Shell& shell, QQuickWindow& window) {
        GameOptions options = SampleTable::twoFactions(seed);
        options.modifiers.coins = 1;
        options.modifiers.move_check = true;
        root(shell).newGame()->takeOver(options);
        shell.navigator()->open(QStringLiteral("scythe/new"));
        if (auto* sheet = window.findChild<QObject*>(QStringLiteral("modifiersSheet")))
            QMetaObject::invokeMethod(sheet, "open");
    });
    shots.add(QStringLiteral("scythe_setup"), [](Shell& shell, QQuickWindow&) {
        if (root(shell).setup()->prepare(SampleTable::twoFactions(seed)).ok())
            shell.navigator()->open(QStringLiteral("scythe/setup"));
    });
    shots.add(QStringLiteral("scythe_setup_box"), [](Shell& shell, QQuickWindow&) {
        if (root(shell).setup()->prepare(cardsOnly(CardsFrom::box)).ok())
            shell.navigator()->open(QStringLiteral("scythe/setup"));
    });
}

void addTableShots(ShotList& shots) {
    const auto add = [&shots](const char* name, const Enough& enough,
                              GamePlace::Place place = GamePlace::Table,
                              const GameOptions& options = SampleTable::twoFactions(seed)) {
        shots.add(QString::fromLatin1(name),
                  [=](Shell& shell, QQuickWindow&) { openGame(shell, options, enough, place); });
    };
    GameOptions box = SampleTable::twoFactions(seed);
    box.cards_from = CardsFrom::box;
    add("scythe_table_automa", after(20, automaMoves));
    add("scythe_table_flip", [](const ScytheGame& game) { return does(game, StepKind::flip); });
    add("scythe_table_human", after(16, humanActs));
    add("scythe_table_card_asked", after(6, [](const ScytheGame& game) { return game.automaToDraw(); }),
        GamePlace::Table, box);
    shots.add(QStringLiteral("scythe_table_resources"), [](Shell& shell, QQuickWindow&) {
        askResources(shell);
        root(shell).place()->keep(GamePlace::Table);
        shell.navigator()->open(QStringLiteral("scythe/game"));
    });
    add("scythe_combat_dial", [](const ScytheGame& game) { return attacks(game, Player::automa); });
    add("scythe_combat_attack", [](const ScytheGame& game) { return attacks(game, Player::human); });
    add("scythe_combat_values", [](const ScytheGame& game) { return needs(game, NeedKind::combat_result); });
    add("scythe_combat_result", [](const ScytheGame& game) { return fought(game, Player::automa); });
    add("scythe_combat_attack_result", [](const ScytheGame& game) { return fought(game, Player::human); });
    add("scythe_board", after(24, humanActs), GamePlace::Board);
    add("scythe_trackers", after(24, automaMoves), GamePlace::Trackers);
    add("scythe_cards", after(6, [](const ScytheGame& game) { return game.state().turn.has_value(); }),
        GamePlace::Table, cardsOnly(CardsFrom::app));
    add("scythe_cards_human", after(6, humanActs), GamePlace::Table, cardsOnly(CardsFrom::app));
    add("scythe_game_end", [](const ScytheGame& game) { return game.over(); });
    add(
        "scythe_game_end_cards", [](const ScytheGame& game) { return game.over(); }, GamePlace::Table,
        cardsOnly(CardsFrom::app));
    shots.add(QStringLiteral("scythe_cards_combat"), [](Shell& shell, QQuickWindow&) {
        openGame(shell, cardsOnly(CardsFrom::app), after(6, humanActs));
        root(shell).cardsOnly()->beginFight(false);
    });
    shots.add(QStringLiteral("scythe_cards_combat_result"), [](Shell& shell, QQuickWindow&) {
        openGame(shell, cardsOnly(CardsFrom::app), after(6, humanActs));
        root(shell).cardsOnly()->beginFight(false);
        root(shell).cardsOnly()->reveal();
        root(shell).cardsOnly()->endFight(false);
    });
    shots.add(QStringLiteral("scythe_human_piece"), [](Shell& shell, QQuickWindow&) {
        openGame(shell, SampleTable::twoFactions(seed), after(16, humanActs));
        root(shell).human()->tap(root(shell).board()->idOf(root(shell).game().human().units.character));
    });
}

void addOtherShots(ShotList& shots) {
    shots.add(QStringLiteral("scythe_why"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, SampleTable::twoFactions(seed), after(20, automaMoves));
        ScytheWhy& why = *root(shell).why();
        while (!why.last() && why.shown().out.empty())
            why.forward();
        shell.navigator()->open(QStringLiteral("scythe/why"));
    });
    shots.add(QStringLiteral("scythe_why_winner"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, SampleTable::twoFactions(seed), after(20, automaMoves));
        ScytheWhy& why = *root(shell).why();
        while (!why.last())
            why.forward();
        while (!why.first() && !why.shown().decided())
            why.back();
        shell.navigator()->open(QStringLiteral("scythe/why"));
    });
    shots.add(QStringLiteral("scythe_stars"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, SampleTable::twoFactions(seed),
               [](const ScytheGame& game) { return does(game, StepKind::flip); });
        shell.navigator()->open(QStringLiteral("scythe/stars"));
    });
    shots.add(QStringLiteral("scythe_tour"),
              [](Shell& shell, QQuickWindow&) { shell.navigator()->open(QStringLiteral("scythe/tour")); });
    shots.add(QStringLiteral("scythe_ask"), [](Shell& shell, QQuickWindow&) {
        root(shell).ask()->choices()->takeOver(SampleTable::twoFactions(seed));
        shell.navigator()->open(QStringLiteral("scythe/ask"));
    });
    shots.add(QStringLiteral("scythe_ask_answer"), [](Shell& shell, QQuickWindow&) {
        root(shell).ask()->choices()->takeOver(SampleTable::twoFactions(seed));
        root(shell).ask()->askCard();
        root(shell).ask()->table()->answer(QStringLiteral("1"));
        shell.navigator()->open(QStringLiteral("scythe/ask"));
    });
    shots.add(QStringLiteral("scythe_enter"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, cardsOnly(CardsFrom::app), after(6, humanActs));
        root(shell).cardsOnly()->beginEntry();
        shell.navigator()->open(QStringLiteral("scythe/enter"));
    });
    shots.add(QStringLiteral("scythe_history"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, SampleTable::twoFactions(seed), after(14, humanActs));
        shell.navigator()->open(QStringLiteral("scythe/history"));
    });
    shots.add(QStringLiteral("scythe_games"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, SampleTable::twoFactions(seed), after(10, humanActs));
        shell.navigator()->open(QStringLiteral("games"));
    });
    shots.add(QStringLiteral("scythe_home"), [](Shell& shell, QQuickWindow&) {
        playTo(shell, SampleTable::twoFactions(seed), after(10, humanActs));
        shell.navigator()->home();
    });
}

} // namespace

void demoScythe(Shell& shell) {
    addBookShots(shell);
    addSetupShots(shell.shots());
    addTableShots(shell.shots());
    addOtherShots(shell.shots());
}

} // namespace automa::app::scythe_app
