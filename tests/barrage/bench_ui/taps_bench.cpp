// From a tap to the next frame, offscreen, in round 5 of a game of four companies. Prints JSON as Google
// Benchmark does: the median as real_time, the worst beside it.
#include "app/barrage/barrage_app.h"
#include "app/barrage/demo/shots.h"
#include "app/main/pictures.h"
#include "app/shell/settings_stores.h"
#include "tests/journeys/journey.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace automa;
using app::barrage_app::BarrageApp;
using app::barrage_app::BarrageGame;
using journeys::Journey;

namespace {

constexpr int rounds = 25;
constexpr int games = 200;

BarrageApp& appOf(Journey& journey) {
    return *qobject_cast<BarrageApp*>(journey.shell().games()->viewModel(QStringLiteral("barrage")));
}

barrage::GameOptions fourCompanies(std::uint64_t seed) {
    using namespace barrage;
    GameOptions options;
    options.participants = {{Company::germany, PlayerKind::human, Level::medium, std::nullopt},
                            {Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                            {Company::italy, PlayerKind::automa, Level::high, std::nullopt},
                            {Company::france, PlayerKind::automa, Level::high, std::nullopt}};
    options.seed = seed;
    return options;
}

void begin(Journey& journey, std::uint64_t seed) {
    auto drawn = barrage::new_game(appOf(journey).game().facts(), fourCompanies(seed));
    if (!drawn.ok())
        qFatal("%s", drawn.error().message.c_str());
    appOf(journey).saves().begin(drawn.value().state, app::barrage_app::TileSource::app, seed);
}

/// Lets go of the item and waits for the frame that follows from it.
class Stopwatch {
public:
    explicit Stopwatch(Journey& journey) : journey_(journey) {}

    /// Milliseconds from the end of the tap to the next frame.
    double tap(const QString& name) {
        QQuickItem* const item = journey_.find(name);
        if (!item)
            qFatal("there is no %s in sight", qPrintable(name));
        return tapAt(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
    }
    double tapAt(QPointF at) {
        journey_.fingerDown(at);
        journey_.settle();
        return frameAfter([&] { journey_.fingerUp(at); });
    }
    double frameAfter(const std::function<void()>& act) {
        bool drawn = false;
        QQuickWindow& window = journey_.window();
        const auto seen =
            QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { drawn = true; });
        QElapsedTimer clock;
        clock.start();
        act();
        while (!drawn && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        const double taken = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        QObject::disconnect(seen);
        if (!drawn)
            qFatal("no frame followed on: %s", qPrintable(journey_.texts().join(QStringLiteral(" | "))));
        return taken;
    }

private:
    Journey& journey_;
};

nlohmann::json measure(const char* name, const std::function<double()>& once) {
    std::vector<double> times;
    once(); // what is made the first time is made
    for (int i = 0; i < rounds; ++i)
        times.push_back(once());
    std::ranges::sort(times);
    return {{"name", name},
            {"iterations", rounds},
            {"real_time", times[times.size() / 2]},
            {"cpu_time", times[times.size() / 2]},
            {"worst", times.back()},
            {"time_unit", "ms"}};
}

nlohmann::json buildPad(Journey& journey, Stopwatch& watch) {
    BarrageApp& app = appOf(journey);
    app.pad()->setKind(QStringLiteral("build"));
    app.pad()->setStructure(QStringLiteral("base"));
    journey.settle();
    const QQuickItem* const map = journey.find(QStringLiteral("map"));
    if (!map)
        qFatal("there is no map in sight: %s", qPrintable(journey.texts().join(QStringLiteral(" | "))));
    // The map follows what is chosen, so every tap looks anew where the next place is.
    const auto inSight = [&](const QString& space) -> std::optional<QPointF> {
        const QQuickItem* const place = journey.find(QStringLiteral("space_") + space);
        if (!place)
            return std::nullopt;
        const QPointF middle = place->mapToScene(QPointF(place->width() / 2, place->height() / 2));
        const QRectF sight = map->mapRectToScene(map->boundingRect()).adjusted(30, 30, -30, -30);
        return sight.contains(middle) ? std::optional(middle) : std::nullopt;
    };
    const QStringList places = app.pad()->selectable();
    auto result = measure("BuildPad", [&] {
        for (const QString& space : places)
            if (const auto at = inSight(space); at && space != app.pad()->space()) {
                const double taken = watch.tapAt(*at);
                journey.settle();
                return taken;
            }
        qFatal("no other space to build on is in sight");
    });
    app.pad()->setKind(QString());
    journey.settle();
    return result;
}

} // namespace

int main(int argc, char* argv[]) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); // no waiting for a screen that is not there
    const QTemporaryDir folder;
    qputenv("AUTOMA_DB", QFile::encodeName(folder.filePath(QStringLiteral("games.db"))));
    qputenv("AUTOMA_SEED", "1");
    QGuiApplication application(argc, argv);
    app::prepareApplication();
    nlohmann::json all = nlohmann::json::array();
    {
        Journey journey;
        Stopwatch watch(journey);
        BarrageApp& app = appOf(journey);
        begin(journey, 7);
        app::barrage_app::playOn(
            app.game(), [](const BarrageGame& game) { return game.state().round == 5 && game.humanToAct(); });
        journey.shell().navigator()->open(QStringLiteral("barrage/game"));
        journey.settle();
        all.push_back(buildPad(journey, watch));
        app::barrage_app::playOn(app.game(), [](const BarrageGame& game) {
            return game.state().round == 5 && game.decision() && game.decision()->needs.empty();
        });
        journey.settle();
        all.push_back(measure("Done", [&] {
            const double taken = watch.tap(QStringLiteral("doneButton"));
            app.game().undo();
            journey.settle();
            return taken;
        }));
        all.push_back(measure("Undo", [&] {
            const double taken = watch.tap(QStringLiteral("undoButton"));
            app.game().redo();
            journey.settle();
            return taken;
        }));
        all.push_back(measure("Why", [&] {
            const double taken = watch.tap(QStringLiteral("whyButton"));
            journey.shell().navigator()->back();
            journey.settle();
            return taken;
        }));
        all.push_back(measure("History", [&] {
            const double taken = watch.tap(QStringLiteral("gameHistory"));
            journey.shell().navigator()->back();
            journey.settle();
            return taken;
        }));
        for (int i = 1; i < games; ++i)
            begin(journey, static_cast<std::uint64_t>(i));
        all.push_back(measure("HomeWith200Games", [&] {
            journey.shell().navigator()->open(QStringLiteral("barrage/game"));
            journey.settle();
            return watch.frameAfter([&] { journey.shell().navigator()->home(); });
        }));
    }
    const nlohmann::json report{{"context", {{"executable", argv[0]}}}, {"benchmarks", all}};
    std::puts(report.dump(1).c_str());
    return 0;
}
