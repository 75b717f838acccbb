// The search over everything that can be looked up. It knows every entry in all languages, so a query
// may be in any of them, and forgives typing errors. One engine for the search box and the command line.
#pragma once

#include "app/lookup/lookup_book.h"
#include "app/lookup/query_readings.h"
#include "app/lookup/vocabulary.h"
#include "app/text/languages.h"

#include <QHash>

#include <vector>

namespace automa::app {

class LookupIndex {
public:
    /// Reads the texts of all languages from the program's own translations.
    explicit LookupIndex(const LookupBook& book);

    /// Places of the entries (as the book lists them), the best first: the rule whose number is in
    /// the query, titles that are the query, then titles that begin so or hold all its words, then other
    /// words for it, then texts. `language` breaks ties.
    [[nodiscard]] std::vector<std::size_t> search(const QString& query, const QString& language,
                                                  std::size_t limit = 30) const;

private:
    using Title = std::vector<std::size_t>; // the numbers of its words
    struct Reach {                          // what a typed word, or all of them together, reach in each entry
        Reach(std::size_t entries, std::size_t columns)
            : value(entries * columns), held(entries * columns), named(entries) {}
        void add(const Reach& word);

        std::vector<double> value; // by entry and column: the best places
        std::vector<double> held;  // the same wherever they stand
        std::vector<double> named; // by entry: of its other names
        double weight = 0;
    };
    struct Candidate {
        std::size_t entry;
        double score;
    };

    void add(const LookupBook& book, std::size_t language);
    Title add_words(const QString& text, const Vocabulary::Place& place);
    [[nodiscard]] Reach reach_of(const ReadWord& read, const Vocabulary::Likenesses& alike) const;
    [[nodiscard]] std::vector<Candidate> judge(const QueryReading& reading, std::size_t language) const;
    [[nodiscard]] double title_score(const std::vector<Vocabulary::Likenesses>& alike,
                                     const std::vector<double>& weights, const Title& title) const;
    [[nodiscard]] std::vector<std::size_t> rules_in(const QueryReading& reading) const;

    std::size_t language_count_ = languages.size();
    std::size_t any_language_ = language_count_; // a column of its own
    std::size_t columns_ = language_count_ + 1;
    CodeSpelling codes_;
    Vocabulary vocabulary_;
    std::vector<std::vector<Title>> titles_; // by language
    std::vector<double> precedence_;         // by entry: what people mean more often, first
    QHash<QString, std::size_t> rules_;      // the entries of the rules by their folded numbers
};

} // namespace automa::app
