// What saving costs, on a real disk: in the folder AUTOMA_BENCH_DIR, or a temporary one.
#include "model/storage/library.h"
#include "model/storage/session.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace automa::storage;
using Microseconds = std::chrono::duration<double, std::micro>;

constexpr int kGameLength = 400;

/// A folder on the disk that is measured.
class Folder {
public:
    Folder() {
        const char* wanted = std::getenv("AUTOMA_BENCH_DIR");
        path_ = (wanted != nullptr ? fs::path(wanted) : fs::temp_directory_path()) / "automa-bench-storage";
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] fs::path operator/(const char* name) const { return path_ / name; }

private:
    fs::path path_;
};

/// About what a turn writes.
Action turn(int n) {
    return {"automa", R"({"id":"automa_builds","args":{"basin":")" + std::to_string(n % 12) + R"("}})",
            R"({"events":[{"type":"build","n":)" + std::to_string(n) + R"(},{"type":"trace","text":")"
                + std::string(450, 'x') + R"("}]})"};
}

std::string state() {
    return R"({"board":")" + std::string(6000, 's') + R"("})";
}

Library open(const fs::path& file) {
    OpenOptions options;
    options.file = file;
    return Library::open(options).value();
}

Session begin(Library& library) {
    return Session::start(&library, {"sample", "bench", "[]", "full", 1, 7, state()}).value();
}

void play(Session& session, int actions) {
    for (int n = 1; n <= actions; ++n)
        if (!session.append(turn(n)).value().saved)
            throw std::runtime_error("not saved");
}

template <class Work>
double timed(Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return Microseconds(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}
double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

/// The same bytes by a bare INSERT, into a file of its own.
class Bare {
public:
    /// Folds its log in as often as the library does, or never.
    Bare(const fs::path& file, int checkpoint_interval)
        : db_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE), interval_(checkpoint_interval) {
        db_.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                 "CREATE TABLE bare(id INTEGER PRIMARY KEY, kind TEXT, label TEXT, payload TEXT)");
        insert_ = std::make_unique<SQLite::Statement>(
            db_, "INSERT INTO bare(kind, label, payload) VALUES(?, ?, ?)");
    }
    void append(const Action& action) {
        times_.push_back(timed([&] {
            insert_->bind(1, action.kind);
            insert_->bind(2, action.label);
            insert_->bind(3, action.payload);
            insert_->exec();
            insert_->reset();
            if (interval_ > 0 && static_cast<int>(times_.size() + 1) % interval_ == 0)
                db_.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        }));
    }
    [[nodiscard]] const std::vector<double>& times() const { return times_; }

private:
    SQLite::Database db_;
    std::unique_ptr<SQLite::Statement> insert_;
    int interval_;
    std::vector<double> times_;
};

/// Through the storage and bare, turn by turn, so that all meet the same disk. The median is the save that a
/// player waits for most; the means take in the snapshots and the log folded into the file, which a bare
/// INSERT never does; against one that does (“folding”) what is left is the chain.
void append_against_bare_insert(benchmark::State& bench) {
    const Folder folder;
    Library library = open(folder / "games.db");
    Session session = begin(library);
    if (bench.range(0) != 0)
        session.set_snapshots({1, state});
    Bare bare(folder / "bare.db", 0);
    Bare folding(folder / "folding.db", library.options().checkpoint_interval);

    std::vector<double> appends;
    int n = 0;
    for (auto _ : bench) {
        const Action action = turn(++n);
        bare.append(action);
        folding.append(action);
        appends.push_back(timed([&] {
            if (!session.append(action).value().saved)
                throw std::runtime_error("not saved");
        }));
        bench.SetIterationTime(appends.back() / 1e6);
    }
    bench.counters["append_us"] = median(appends);
    bench.counters["bare_us"] = median(bare.times());
    bench.counters["ratio"] = median(appends) / median(bare.times());
    bench.counters["ratio_of_means"] = mean(appends) / mean(bare.times());
    bench.counters["ratio_of_means_folding"] = mean(appends) / mean(folding.times());
}
BENCHMARK(append_against_bare_insert)
    ->ArgName("snapshots")
    ->Arg(0)
    ->Arg(1)
    ->Iterations(kGameLength)
    ->Repetitions(5)
    ->ReportAggregatesOnly()
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// A library with a game of 400 actions, played once for all that only read it.
struct Played {
    Folder folder;
    std::string uuid;
    Played() {
        Library library = open(folder / "games.db");
        Session session = begin(library);
        session.set_snapshots({1, state});
        play(session, kGameLength);
        uuid = session.record().uuid;
    }
};

void continue_game_of_400(benchmark::State& bench) {
    const Played played;
    Library library = open(played.folder / "games.db");
    for (auto _ : bench) {
        Session session = Session::resume(library, played.uuid).value();
        benchmark::DoNotOptimize(session.snapshot(kGameLength, 1));
    }
}
BENCHMARK(continue_game_of_400)->Unit(benchmark::kMillisecond);

void open_library_and_game_of_400(benchmark::State& bench) {
    const Played played;
    for (auto _ : bench) {
        Library library = open(played.folder / "games.db");
        Session session = Session::resume(library, played.uuid).value();
        benchmark::DoNotOptimize(session.snapshot(kGameLength, 1));
    }
}
BENCHMARK(open_library_and_game_of_400)->Unit(benchmark::kMillisecond)->UseRealTime();

void undo_at_400(benchmark::State& bench) {
    const Played played;
    Library library = open(played.folder / "games.db");
    Session session = Session::resume(library, played.uuid).value();
    for (auto _ : bench) {
        bench.SetIterationTime(timed([&] {
                                   benchmark::DoNotOptimize(
                                       session.jump(session.journal().cursor() - 1).value().saved);
                                   benchmark::DoNotOptimize(session.snapshot(session.journal().cursor(), 1));
                               })
                               / 1e6);
        benchmark::DoNotOptimize(session.jump(session.journal().cursor() + 1).value().saved);
    }
}
BENCHMARK(undo_at_400)->Unit(benchmark::kMillisecond)->UseManualTime();

void bytes_of_a_game_of_400(benchmark::State& bench) {
    for (auto _ : bench) {
        const Folder folder;
        std::uintmax_t empty = 0;
        { Library library = open(folder / "games.db"); }
        empty = fs::file_size(folder / "games.db");
        std::size_t exported = 0;
        {
            Library library = open(folder / "games.db");
            Session session = begin(library);
            session.set_snapshots({1, state});
            play(session, kGameLength);
            exported = library.export_game(session.record().uuid).value().size();
        }
        bench.counters["library_bytes"] = static_cast<double>(fs::file_size(folder / "games.db") - empty);
        bench.counters["export_bytes"] = static_cast<double>(exported);
        bench.counters["empty_library_bytes"] = static_cast<double>(empty);
    }
}
BENCHMARK(bytes_of_a_game_of_400)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace
