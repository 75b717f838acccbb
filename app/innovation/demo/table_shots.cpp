#include "app/innovation/demo/table_shots.h"

#include "app/innovation/demo/played.h"
#include "app/innovation/sample_table.h"
#include "app/innovation/text/reasons.h"
#include "app/shell/shell.h"
#include "model/innovation/state/board.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr std::uint64_t seed = 2024;
using Kind = InnovationQuestion::Kind;

GameOptions wanderers() {
    return SampleTable::wanderers(seed);
}

GameOptions twoOnTheLargeMap() {
    GameOptions options = wanderers();
    options.map = MapSide::large;
    options.humans.push_back(Terrain::forest);
    options.faction = Faction::simpletons;
    return options;
}

GameOptions guided() {
    GameOptions options = wanderers();
    options.faction = Faction::symbionts;
    return options;
}

bool does(const Decision& decision, StepKind kind) {
    return decision.needs.empty()
           && std::ranges::any_of(decision.steps, [kind](const Step& step) { return step.kind == kind; });
}

/// Somewhere on the way to its hex this rule left out some of several.
bool narrows(const Decision& decision, const char* message) {
    return decision.needs.empty() && std::ranges::any_of(decision.trace, [&](const core::TraceEntry& entry) {
               return entry.message == message && entry.before.size() > entry.after.size()
                      && narrowsHexes(entry);
           });
}

bool builds(const Decision& decision) {
    return does(decision, StepKind::terraform_build);
}

/// A human's turn in which it may come to a hex next.
void addForecastShot(ShotList& shots, const char* name, const GameOptions& options) {
    shots.add(QString::fromLatin1(name), [options](Shell& shell, QQuickWindow&) {
        InnovationForecast& forecast = *InnovationApp::of(shell).forecast();
        openPlayed(shell, options, [&](const InnovationGame& game) {
            forecast.computeNow();
            return humanIn(3)(game) && forecast.placed();
        });
        shell.navigator()->open(QStringLiteral("innovation/forecast"));
    });
}

void addTurnShots(ShotList& shots) {
    shots.add(QStringLiteral("innovation_table"),
              [](Shell& shell, QQuickWindow&) { openPlayed(shell, wanderers(), automaIn(3, builds)); });
    shots.add(QStringLiteral("innovation_table_scholar"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, twoOnTheLargeMap(), automaIn(2, [](const Decision& decision) {
                       return does(decision, StepKind::send_scholar);
                   }));
    });
    shots.add(QStringLiteral("innovation_table_large"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, twoOnTheLargeMap(), automaIn(5, builds));
    });
    shots.add(QStringLiteral("innovation_pass"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, wanderers(),
                   automaIn(3, [](const Decision& decision) { return does(decision, StepKind::pass); }));
    });
    shots.add(QStringLiteral("innovation_round_end"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, wanderers(),
                   [](const InnovationGame& game) { return game.roundIsOver() && game.state().round == 3; });
    });
    addForecastShot(shots, "innovation_forecast", wanderers());
    addForecastShot(shots, "innovation_forecast_large", twoOnTheLargeMap());
    shots.add(QStringLiteral("innovation_history"), [](Shell& shell, QQuickWindow&) {
        openPlayed(shell, wanderers(), humanIn(3));
        shell.navigator()->open(QStringLiteral("innovation/history"));
    });
}

/// The page of reasons at the first one that shows what is asked for.
void addWhyShot(ShotList& shots, const char* name, const GameOptions& options, const char* message,
                const std::function<bool(const WhyReason&)>& wanted) {
    shots.add(QString::fromLatin1(name), [options, message, wanted](Shell& shell, QQuickWindow&) {
        openPlayed(shell, options, automaIn(2, [message](const Decision& decision) {
                       return decision.steps.size() < 3 && builds(decision) && narrows(decision, message);
                   }));
        shell.navigator()->open(QStringLiteral("innovation/why"));
        InnovationWhy& why = *InnovationApp::of(shell).why();
        const std::vector<WhyChapter> chapters = why.told();
        for (std::size_t chapter = 0; chapter < chapters.size(); ++chapter) {
            const auto& reasons = chapters[chapter].reasons;
            const auto found = std::ranges::find_if(reasons, wanted);
            if (found == reasons.end())
                continue;
            why.setChapter(static_cast<int>(chapter));
            why.setStep(static_cast<int>(found - reasons.begin()));
            return;
        }
    });
}

void addWhyShots(ShotList& shots) {
    const auto in = [](const char* rule) {
        return
            [rule](const WhyReason& reason) { return reason.rule == QLatin1String(rule) && reason.on_map; };
    };
    const auto lines = [](const WhyReason& reason) { return !reason.shown.lines.empty(); };
    addWhyShot(shots, "innovation_why", wanderers(), "terrain_priority", in("A-64"));
    addWhyShot(shots, "innovation_why_terrain", wanderers(), "terrain_priority", in("A-67b"));
    addWhyShot(shots, "innovation_why_distance", wanderers(), "closest_to_humans", lines);
    addWhyShot(shots, "innovation_why_count", wanderers(), "directional",
               [](const WhyReason& reason) { return !reason.shown.marks.empty(); });
    addWhyShot(shots, "innovation_why_large", twoOnTheLargeMap(), "closest_to_humans", lines);
}

void addQuestionShot(ShotList& shots, const char* name, Kind kind, const GameOptions& options) {
    shots.add(QString::fromLatin1(name), [kind, options](Shell& shell, QQuickWindow&) {
        const InnovationQuestion& question = *InnovationApp::of(shell).question();
        openPlayed(shell, options, [&](const InnovationGame&) { return question.kind() == kind; });
    });
}

void addQuestionShots(ShotList& shots) {
    addQuestionShot(shots, "innovation_question_slots", Kind::Slots, wanderers());
    addQuestionShot(shots, "innovation_question_levels", Kind::Levels, wanderers());
    addQuestionShot(shots, "innovation_question_scholars", Kind::Scholars, wanderers());
    GameOptions box = wanderers();
    box.dealer = Dealer::box;
    addQuestionShot(shots, "innovation_question_cards", Kind::Cards, box);
    addQuestionShot(shots, "innovation_guided", Kind::Faction, guided());
    shots.add(QStringLiteral("innovation_by_hand"), [](Shell& shell, QQuickWindow&) {
        InnovationApp& app = InnovationApp::of(shell);
        openPlayed(shell, guided(),
                   [&](const InnovationGame&) { return app.question()->kind() == Kind::Faction; });
        app.question()->confirm();
    });
}

/// A human's turn with a hex chosen: the first that is wanted.
void addDeskShot(ShotList& shots, const char* name, const GameOptions& options,
                 const std::function<bool(const State&, HexId)>& wanted) {
    shots.add(QString::fromLatin1(name), [options, wanted](Shell& shell, QQuickWindow&) {
        openPlayed(shell, options, humanIn(3));
        InnovationApp& app = InnovationApp::of(shell);
        const Map& map = app.game().map();
        for (std::size_t i = map.hexes.size() / 2; i < map.hexes.size(); ++i)
            if (map.land.has(HexId(i)) && wanted(app.game().state(), HexId(i))) {
                app.desk()->tapHex(QString::fromStdString(map.hexes[i].id));
                return;
            }
    });
}

void addDeskShots(ShotList& shots) {
    const auto empty = [](const State& state, HexId hex) { return building_on(state, hex) == nullptr; };
    const auto own = [](const State& state, HexId hex) {
        const Building* building = building_on(state, hex);
        return building && building->owner == Player::human_1;
    };
    addDeskShot(shots, "innovation_desk", wanderers(), [](const State&, HexId) { return false; });
    addDeskShot(shots, "innovation_desk_hex", wanderers(), empty);
    addDeskShot(shots, "innovation_desk_upgrade", wanderers(), own);
    addDeskShot(shots, "innovation_desk_large", twoOnTheLargeMap(), empty);
    shots.add(QStringLiteral("innovation_desk_more"), [](Shell& shell, QQuickWindow& window) {
        openPlayed(shell, wanderers(), humanIn(3));
        if (auto* keys = window.findChild<QQuickItem*>(QStringLiteral("deskKeys")))
            keys->setProperty("more", true);
        InnovationApp::of(shell).desk()->study(1, InnovationStudy::TwoLevels);
    });
}

} // namespace

void addTableShots(Shell& shell) {
    addTurnShots(shell.shots());
    addWhyShots(shell.shots());
    addQuestionShots(shell.shots());
    addDeskShots(shell.shots());
}

} // namespace automa::app::innovation_app
