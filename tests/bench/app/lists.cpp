// What the lists cost: Home with 200 saved games, the list of games with 5,000, the way down to its end.
#include "tests/bench/app/shelf.h"

#include <QGuiApplication>
#include <benchmark/benchmark.h>

namespace {

using automa::bench::Shelf;

void homeWith200Games(benchmark::State& state) {
    Shelf shelf(200);
    for (auto _ : state) {
        shelf.shell().home()->refresh();
        benchmark::DoNotOptimize(shelf.shell().home()->hasCard());
    }
}
BENCHMARK(homeWith200Games)->Unit(benchmark::kMillisecond);

void listOf(benchmark::State& state) {
    Shelf shelf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        shelf.library().games()->refresh();
}
BENCHMARK(listOf)->Arg(10)->Arg(5000)->Unit(benchmark::kMillisecond);

void listOf5000ToItsEnd(benchmark::State& state) {
    constexpr int games = 5000;
    for (auto _ : state) {
        state.PauseTiming();
        Shelf shelf(games);
        state.ResumeTiming();
        shelf.library().games()->refresh();
        while (shelf.library().games()->rows()->count() < games)
            shelf.library().games()->more();
    }
}
BENCHMARK(listOf5000ToItsEnd)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    automa::app::prepareApplication();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
