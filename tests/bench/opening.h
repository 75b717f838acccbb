// What it costs to open a saved game of 400 entries: read from disk with its seals, every label and event
// parsed with types and bounds, replayed with every event checked. A game of fewer entries is measured as it
// is, and counted up.
#pragma once

#include "model/core/label_json.h"
#include "model/core/replay.h"
#include "model/storage/library.h"
#include "model/storage/session.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace automa::bench {

inline constexpr std::size_t longest = 400;

template <class Rules>
struct Played {
    typename Rules::State start;
    std::vector<core::JournalEntry<typename Rules::Event>> entries;
};

/// `write` and `read` are the game's: events to JSON and back.
template <class Rules, class Write, class Read>
void open_checked(benchmark::State& bench, const typename Rules::Facts& facts, Played<Rules> played,
                  const Write& write, const Read& read) {
    namespace fs = std::filesystem;
    if (played.entries.size() > longest)
        played.entries.resize(longest);
    const char* wanted = std::getenv("AUTOMA_BENCH_DIR");
    const fs::path folder =
        (wanted != nullptr ? fs::path(wanted) : fs::temp_directory_path()) / "automa-bench-open";
    fs::remove_all(folder);
    storage::OpenOptions options;
    options.file = folder / "games.db";
    storage::Library library = storage::Library::open(options).value();
    storage::Session session = storage::Session::start(&library, {"bench", "bench", "[]", "app"}).value();
    for (const auto& entry : played.entries)
        if (!session
                 .append(
                     {entry.label.id, core::label_to_json(entry.label).dump(), write(entry.events).dump()})
                 .value()
                 .saved)
            throw std::runtime_error("not saved");
    for (auto _ : bench) {
        const storage::Session opened = storage::Session::resume(library, session.record().uuid).value();
        std::vector<core::JournalEntry<typename Rules::Event>> entries;
        for (int at = 1; at <= opened.journal().length(); ++at) {
            const storage::Action& action = opened.journal().at(at).action;
            entries.push_back({core::label_from_text(action.label).value(),
                               read(nlohmann::json::parse(action.payload, nullptr, false)).value()});
        }
        const auto replayed = core::replay_checked<Rules>(facts, played.start, entries);
        if (!replayed.whole())
            bench.SkipWithError("not believed");
    }
    bench.counters["entries"] = static_cast<double>(played.entries.size());
    bench.counters["per_400_entries"] =
        static_cast<double>(longest) / static_cast<double>(played.entries.size());
    fs::remove_all(folder);
}

} // namespace automa::bench
