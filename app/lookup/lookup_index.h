// The search over everything that can be looked up. It knows every entry in all four languages, so a query
// may be in any of them, and forgives typing errors. One engine for the search box and the command line.
#pragma once

#include "app/lookup/likeness.h"
#include "app/lookup/lookup_entries.h"

#include <QHash>

#include <array>
#include <vector>

namespace automa::app {

class LookupIndex {
public:
    static constexpr std::array<const char*, 4> languages{"en", "uk", "pl", "ru"};

    /// Reads the texts of the four languages from the program's own translations.
    explicit LookupIndex(const barrage::Catalogue& facts);

    /// Places of the entries (as lookup_entries() lists them), the best first: titles that are the query,
    /// then titles that begin so or hold all its words, then other words for it, then texts. `language`
    /// breaks ties.
    [[nodiscard]] std::vector<std::size_t> search(const QString& query, const QString& language,
                                                  std::size_t limit = 30) const;

private:
    static constexpr std::size_t language_count = languages.size();
    struct Place { // where a word occurs, and how much that counts
        std::size_t entry;
        std::size_t language;
        double weight;
    };
    struct KnownWord {
        SearchWord word;
        std::vector<Place> places;
        double rarity = 1;
    };
    struct Reading { // one way to read the query
        std::vector<SearchWord> words;
        double trust = 1;
    };
    struct Candidate {
        std::size_t entry;
        double score;
    };
    struct Match {
        std::size_t word;
        double likeness;
    };

    void add(const LookupEntries& entries, std::size_t language);
    void add_words(const QString& text, std::size_t entry, std::size_t language, double weight);
    void weigh_words();
    [[nodiscard]] std::vector<Reading> readings_of(const QString& query) const;
    [[nodiscard]] std::vector<Match> matches(const SearchWord& typed) const;
    [[nodiscard]] double best_likeness(const QString& folded) const;
    void add_split(const Reading& reading, std::vector<Reading>& readings) const;
    [[nodiscard]] std::vector<Candidate> judge(const Reading& reading, std::size_t language) const;
    [[nodiscard]] double title_score(const Reading& reading, const std::vector<double>& weights,
                                     const std::vector<SearchWord>& title) const;

    std::size_t entry_count_ = 0;
    std::vector<KnownWord> words_;
    QHash<QString, std::size_t> word_places_;
    std::array<std::vector<std::vector<SearchWord>>, language_count> titles_;
    std::vector<double> precedence_; // by entry: what people mean more often, first
};

} // namespace automa::app
