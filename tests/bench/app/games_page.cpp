// The page of saved games in its window: from opening it to the frame that shows it, and the memory it takes.
// Memory is only told truly by a run of one case: --benchmark_filter=gamesPage/5000.
#include "app/main/measure.h"
#include "tests/bench/app/shelf.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQuickWindow>
#include <benchmark/benchmark.h>
#include <malloc.h>

namespace {

using namespace automa;

/// Lets the window draw whatever is still to be drawn.
void settle(QQuickWindow& window, int frames) {
    int drawn = 0;
    const auto counting =
        QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&drawn] { ++drawn; });
    QElapsedTimer clock;
    clock.start();
    constexpr int patience = 5000;
    while (drawn < frames && clock.elapsed() < patience) {
        window.update();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    QObject::disconnect(counting);
    if (drawn < frames)
        throw std::runtime_error("the window does not draw");
}

void gamesPage(benchmark::State& state) {
    bench::Shelf shelf(static_cast<int>(state.range(0)));
    if (!shelf.start().open())
        throw std::runtime_error("the window does not load");
    QQuickWindow& window = *shelf.start().window();
    settle(window, 20);
    malloc_trim(0); // what making the games took
    const double before = app::residentMegabytes();
    double more = 0;
    for (auto _ : state) {
        shelf.shell().navigator()->open(QStringLiteral("games"));
        settle(window, 1);
        state.PauseTiming();
        settle(window, 20);
        if (shelf.library().games()->rows()->count() == 0)
            state.SkipWithError("the page shows nothing");
        if (more == 0)
            more = app::residentMegabytes() - before;
        shelf.shell().navigator()->home();
        settle(window, 20);
        state.ResumeTiming();
    }
    state.counters["page_mb"] = more;
    state.counters["rss_mb"] = app::residentMegabytes();
}
BENCHMARK(gamesPage)->Arg(10)->Arg(5000)->Unit(benchmark::kMillisecond)->Iterations(20)->UseRealTime();

} // namespace
