// How long the look-up takes to get ready, and to answer what people type into its search box.
#include "app/barrage/lookup/book.h"
#include "app/lookup/lookup_index.h"

#include <benchmark/benchmark.h>

#include <array>

namespace automa::app::barrage_app {
namespace {

const BarrageBook& book() {
    static const BarrageBook one(
        std::make_shared<const barrage::Catalogue>(barrage::Catalogue::load_embedded().value()));
    return one;
}

void build_the_index(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(LookupIndex(book()));
}
BENCHMARK(build_the_index)->Unit(benchmark::kMillisecond);

struct Asked {
    const char* language;
    const char* query;
};

constexpr std::array asked{
    Asked{"en", "B-4.7"},
    Asked{"en", "powerhouse"},
    Asked{"uk", "елктростанція"},                           // a letter is missing
    Asked{"ru", "nhe,jghjdjl"},                             // typed with the Latin layout
    Asked{"pl", "torenergii"},                              // two words in one
    Asked{"en", "how many engineers does the Automa have"}, // a whole question
};

void search(benchmark::State& state) {
    static const LookupIndex index(book());
    const Asked& one = asked[static_cast<std::size_t>(state.range(0))];
    const QString query = QString::fromUtf8(one.query);
    const QString language = QString::fromLatin1(one.language);
    state.SetLabel(one.query);
    for (auto _ : state)
        benchmark::DoNotOptimize(index.search(query, language));
}
BENCHMARK(search)->DenseRange(0, asked.size() - 1)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace automa::app::barrage_app
