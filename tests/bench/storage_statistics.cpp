// What the statistics cost over 10,000 imported games: opening the library and counting, and counting alone.
#include "model/storage/library.h"
#include "model/storage/transfer.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <stdexcept>
#include <string>

namespace {

namespace fs = std::filesystem;
using namespace automa::storage;

constexpr int kGames = 10'000;
constexpr int kActions = 4; // of each game; the statistics do not look at them

GameResult result(std::mt19937& dice) {
    const auto roll = [&](unsigned most) { return static_cast<int>(dice() % most); };
    GameResult made;
    made.finished_ms = 1'700'000'000'000;
    made.duration_ms = roll(9'000'000);
    made.own = roll(2) == 0 ? R"({"expansion": true})" : R"({"expansion": false})";
    const int seats = 2 + roll(3);
    for (int seat = 0; seat < seats; ++seat)
        made.sides.push_back({"side-" + std::to_string((seat + roll(5)) % 5),
                              "Name",
                              seat == 0 ? "human" : "automa",
                              60 + roll(80),
                              seat + 1,
                              {10, 20, 35, 50, 66, 82, 60 + roll(80)},
                              seat == 0 ? R"({"officer":"officer-)" + std::to_string(roll(8)) + "\"}"
                                        : R"({"level":"level-)" + std::to_string(roll(4)) + "\"}"});
    return made;
}

std::string uuid(int n) {
    std::string digits = std::to_string(n);
    digits.insert(0, 12 - digits.size(), '0');
    return "00000000-0000-4000-8000-" + digits;
}

/// 10,000 games, imported as a user would.
class Imported {
public:
    Imported() {
        const char* wanted = std::getenv("AUTOMA_BENCH_DIR");
        folder_ =
            (wanted != nullptr ? fs::path(wanted) : fs::temp_directory_path()) / "automa-bench-statistics";
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        Library library = open();
        std::mt19937 dice(6);
        for (int n = 0; n < kGames;) {
            Transfer transfer;
            for (int i = 0; i < 1000; ++i, ++n)
                transfer.games.push_back(game(n, dice));
            if (!library.import_text(write_library(transfer).value()).ok())
                throw std::runtime_error("not imported");
        }
    }
    ~Imported() { fs::remove_all(folder_); }
    Imported(const Imported&) = delete;
    Imported& operator=(const Imported&) = delete;
    [[nodiscard]] Library open() const {
        OpenOptions options;
        options.file = folder_ / "games.db";
        return Library::open(options).value();
    }

private:
    static SavedGame game(int n, std::mt19937& dice) {
        SavedGame saved;
        saved.record.uuid = uuid(n);
        saved.record.details = {"sample",
                                "Game " + std::to_string(n),
                                "[]",
                                n % 5 == 0 ? "tiles" : "app",
                                1,
                                7,
                                R"({"board":")" + std::string(1000, 'b') + R"("})"};
        saved.record.status = GameStatus::Finished;
        saved.record.created_ms = saved.record.updated_ms = 1'700'000'000'000;
        for (int i = 1; i <= kActions; ++i)
            if (!saved.journal.append({"turn", "{}", R"({"n":)" + std::to_string(i) + "}"}, i).ok())
                throw std::runtime_error("no journal");
        saved.result = result(dice);
        return saved;
    }

    fs::path folder_;
};

const Imported& imported() {
    static const Imported once;
    return once;
}

void statistics_of_10000_games(benchmark::State& bench) {
    Library library = imported().open();
    for (auto _ : bench) {
        const Statistics numbers = library.statistics({.game = "sample"}).value();
        if (numbers.all.games != kGames)
            bench.SkipWithError("games are missing");
    }
}
BENCHMARK(statistics_of_10000_games)->Unit(benchmark::kMillisecond);

void filtered_statistics_of_10000_games(benchmark::State& bench) {
    Library library = imported().open();
    const StatisticsFilter filter{.game = "sample",
                                  .players = 3,
                                  .mode = "app",
                                  .own = {{"expansion", "true"}},
                                  .human = {},
                                  .automa = {{"level", "level-1"}}};
    for (auto _ : bench)
        benchmark::DoNotOptimize(library.statistics(filter).value().all.games);
}
BENCHMARK(filtered_statistics_of_10000_games)->Unit(benchmark::kMillisecond);

void csv_of_10000_games(benchmark::State& bench) {
    Library library = imported().open();
    for (auto _ : bench)
        benchmark::DoNotOptimize(library.results_csv({.game = "sample"}).value().size());
}
BENCHMARK(csv_of_10000_games)->Unit(benchmark::kMillisecond);

} // namespace
