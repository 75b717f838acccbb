// What the list of 5,000 games costs: time, and memory beside the list of ten.
#include "model/storage/library.h"
#include "model/storage/transfer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include <malloc.h>

namespace {

namespace fs = std::filesystem;
using namespace automa::storage;

constexpr int kGames = 5'000;
constexpr int kActions = 40;

/// What is allocated now.
double allocated_mb() {
    return static_cast<double>(::mallinfo2().uordblks) / 1e6;
}

SavedGame game(int n) {
    SavedGame saved;
    std::string digits = std::to_string(n);
    digits.insert(0, 12 - digits.size(), '0');
    saved.record.uuid = "00000000-0000-4000-8000-" + digits;
    saved.record.details = {
        "sample",
        "Game " + std::to_string(n),
        R"([{"side":"usa","player":"human"},{"side":"italy","player":"automa","level":"high"}])",
        "app",
        1,
        7,
        R"({"board":")" + std::string(3000, 'b') + R"("})"};
    saved.record.details.summary = R"({"round":4,"points":[28,33],"phase":"turns"})";
    saved.record.created_ms = saved.record.updated_ms = 1'700'000'000'000;
    for (int i = 1; i <= kActions; ++i)
        if (!saved.journal
                 .append({"turn", R"({"id":"built","args":{"basin":"5"}})",
                          R"([{"type":"build","text":")" + std::string(400, 'x') + "\"}]"},
                         i)
                 .ok())
            throw std::runtime_error("no journal");
    return saved;
}

/// As many games as a very keen player has.
class Imported {
public:
    Imported() {
        const char* wanted = std::getenv("AUTOMA_BENCH_DIR");
        folder_ = (wanted != nullptr ? fs::path(wanted) : fs::temp_directory_path()) / "automa-bench-list";
        fs::remove_all(folder_);
        Library library = open();
        for (int n = 0; n < kGames;) {
            Transfer transfer;
            for (int i = 0; i < 500; ++i, ++n)
                transfer.games.push_back(game(n));
            if (!library.import_text(write_library(transfer).value()).ok())
                throw std::runtime_error("not imported");
        }
        fs::remove_all(folder_ / "backups");
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
    fs::path folder_;
};

void list_of_games(benchmark::State& bench) {
    static const Imported imported;
    Library library = imported.open();
    const GamesQuery query{.limit = static_cast<int>(bench.range(0))};
    benchmark::DoNotOptimize(library.games(GamesQuery{.limit = 10}).value().size());
    const double before = allocated_mb();
    double held = 0;
    for (auto _ : bench) {
        const auto games = library.games(query).value();
        if (games.size() != static_cast<std::size_t>(bench.range(0)))
            bench.SkipWithError("games are missing");
        held = std::max(held, allocated_mb() - before);
    }
    bench.counters["memory_mb"] = held;
}
BENCHMARK(list_of_games)->Arg(10)->Arg(100)->Arg(kGames)->Unit(benchmark::kMillisecond);

} // namespace
