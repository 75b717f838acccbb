// From a tap to the next frame, offscreen, in round 5 of a game of four companies. Prints JSON as Google
// Benchmark does: the median as real_time, the worst beside it, and the median of the processor's own time,
// which says something on a busy machine too. Taps named as arguments are measured alone.
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
#include <ctime>
#include <functional>

using namespace automa;
using app::barrage_app::BarrageApp;
using app::barrage_app::BarrageGame;
using app::barrage_app::BarragePad;
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

/// How long it took, in milliseconds: by the clock on the wall, and of the processor.
struct Taken {
    double wall = 0;
    double processor = 0;
};

/// Lets go of the item and waits for the frame that follows from it.
class Stopwatch {
public:
    explicit Stopwatch(Journey& journey) : journey_(journey) {}

    /// From the end of the tap to the next frame.
    Taken tap(const QString& name) {
        QQuickItem* const item = journey_.find(name);
        if (!item)
            qFatal("there is no %s in sight", qPrintable(name));
        return tapAt(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
    }
    Taken tapAt(QPointF at) {
        journey_.fingerDown(at);
        journey_.settle();
        return frameAfter([&] { journey_.fingerUp(at); });
    }
    Taken frameAfter(const std::function<void()>& act) {
        bool drawn = false;
        QQuickWindow& window = journey_.window();
        const auto seen =
            QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { drawn = true; });
        QElapsedTimer clock;
        clock.start();
        const std::clock_t worked = std::clock();
        act();
        while (!drawn && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        const Taken taken{static_cast<double>(clock.nsecsElapsed()) / 1e6,
                          static_cast<double>(std::clock() - worked) * 1e3 / CLOCKS_PER_SEC};
        QObject::disconnect(seen);
        if (!drawn)
            qFatal("no frame followed on: %s", qPrintable(journey_.texts().join(QStringLiteral(" | "))));
        return taken;
    }

private:
    Journey& journey_;
};

/// The taps in their order, those that were asked for.
class Report {
public:
    explicit Report(QStringList wanted) : wanted_(std::move(wanted)) {}

    void measure(const char* name, const std::function<Taken()>& once) {
        if (!wanted_.isEmpty() && !wanted_.contains(QLatin1String(name)))
            return;
        std::vector<double> wall;
        std::vector<double> processor;
        once(); // what is made the first time is made
        for (int i = 0; i < rounds; ++i) {
            const Taken taken = once();
            wall.push_back(taken.wall);
            processor.push_back(taken.processor);
        }
        std::ranges::sort(wall);
        std::ranges::sort(processor);
        all_.push_back({{"name", name},
                        {"iterations", rounds},
                        {"real_time", wall[wall.size() / 2]},
                        {"cpu_time", processor[processor.size() / 2]},
                        {"worst", wall.back()},
                        {"time_unit", "ms"}});
    }
    [[nodiscard]] const nlohmann::json& all() const { return all_; }

private:
    QStringList wanted_;
    nlohmann::json all_ = nlohmann::json::array();
};

/// Undone and done again: the turn lies there as if it had just been decided, the save is new, and nothing
/// that a screen has told of them is kept.
void decideAnew(Journey& journey) {
    appOf(journey).game().undo();
    journey.settle();
    appOf(journey).game().redo();
    journey.settle();
}

void buildPad(Journey& journey, Stopwatch& watch, Report& report) {
    BarrageApp& app = appOf(journey);
    app.pad()->setKind(BarragePad::Kind::Build);
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
    report.measure("BuildPad", [&] {
        for (const QString& space : places)
            if (const auto at = inSight(space); at && space != app.pad()->space()) {
                const Taken taken = watch.tapAt(*at);
                journey.settle();
                return taken;
            }
        qFatal("no other space to build on is in sight");
    });
    app.pad()->setKind(BarragePad::Kind::None);
    journey.settle();
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
    Report report(QCoreApplication::arguments().mid(1));
    {
        Journey journey;
        Stopwatch watch(journey);
        BarrageApp& app = appOf(journey);
        begin(journey, 7);
        app::barrage_app::playOn(
            app.game(), [](const BarrageGame& game) { return game.state().round == 5 && game.humanToAct(); });
        journey.shell().navigator()->open(QStringLiteral("barrage/game"));
        journey.settle();
        buildPad(journey, watch, report);
        app::barrage_app::playOn(app.game(), [](const BarrageGame& game) {
            return game.state().round == 5 && game.decision() && game.decision()->needs.empty();
        });
        journey.settle();
        report.measure("Done", [&] {
            const Taken taken = watch.tap(QStringLiteral("doneButton"));
            app.game().undo();
            journey.settle();
            return taken;
        });
        report.measure("Undo", [&] {
            const Taken taken = watch.tap(QStringLiteral("undoButton"));
            app.game().redo();
            journey.settle();
            return taken;
        });
        report.measure("Why", [&] {
            decideAnew(journey);
            const Taken taken = watch.tap(QStringLiteral("whyButton"));
            journey.shell().navigator()->back();
            journey.settle();
            return taken;
        });
        report.measure("History", [&] {
            decideAnew(journey);
            const Taken taken = watch.tap(QStringLiteral("gameHistory"));
            journey.shell().navigator()->back();
            journey.settle();
            return taken;
        });
        for (int i = 1; i < games; ++i)
            begin(journey, static_cast<std::uint64_t>(i));
        app::barrage_app::playOn(app.game(), [](const BarrageGame& game) { return game.canUndo(); });
        report.measure("HomeWith200Games", [&] {
            journey.shell().navigator()->open(QStringLiteral("barrage/game"));
            journey.settle();
            decideAnew(journey);
            return watch.frameAfter([&] { journey.shell().navigator()->home(); });
        });
    }
    const nlohmann::json printed{{"context", {{"executable", argv[0]}}}, {"benchmarks", report.all()}};
    std::puts(printed.dump(1).c_str());
    return 0;
}
