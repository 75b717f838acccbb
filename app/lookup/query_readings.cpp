#include "app/lookup/query_readings.h"

#include "app/lookup/common_words.h"
#include "app/lookup/fold.h"

#include <algorithm>

namespace automa::app {

namespace {

constexpr double well_known = 0.9;

bool is_letter(const SearchWord& word) {
    return word.text.size() == 1 && !word.code;
}

/// A letter after "row" names one, if the book has such titles; elsewhere it is an article or a preposition.
double telling_of_letter(const std::vector<ReadWord>& words, std::size_t at, const Vocabulary& vocabulary) {
    const auto called_for = [&](const ReadWord& read) { return vocabulary.stands_before_letter(read.word); };
    const auto letter = words.begin() + static_cast<std::ptrdiff_t>(at);
    const bool last = at + 1 == words.size();
    if (at > 0 && (called_for(words[at - 1]) || (last && std::any_of(words.begin(), letter, called_for))))
        return 5.0;
    return last ? 1.0 : 0.2;
}

QueryReading read(const QString& text, double trust, const Vocabulary& vocabulary,
                  const CodeSpelling& codes) {
    QueryReading reading{{}, trust};
    const KnownCode known = [&](const QString& code) { return vocabulary.knows(code); };
    for (const TypedWord& typed : query_words(text, codes, known))
        reading.words.push_back({SearchWord(typed.text, typed.full), telling(typed.text)});
    for (std::size_t i = 0; i < reading.words.size(); ++i)
        if (is_letter(reading.words[i].word))
            reading.words[i].telling = telling_of_letter(reading.words, i, vocabulary);
    return reading;
}

/// Whether the query makes sense as it was typed.
bool is_plain(const QueryReading& reading, const Vocabulary& vocabulary) {
    const auto is_code = [&](const ReadWord& read) {
        return read.word.code && vocabulary.best_likeness(read.word) > 0;
    };
    const auto is_word = [&](const ReadWord& read) {
        constexpr qsizetype by_chance = 2; // letters that are a word of some language anyway
        return !read.word.code && read.telling >= 1
               && (read.word.text.size() > by_chance || reading.words.size() == 1)
               && vocabulary.best_likeness(read.word) >= well_known;
    };
    return std::ranges::all_of(reading.words, is_code) || std::ranges::any_of(reading.words, is_word);
}

/// "turn order" for "turnorder"
void add_joined(const QueryReading& reading, const Vocabulary& vocabulary,
                std::vector<QueryReading>& readings) {
    for (std::size_t i = 0; i + 1 < reading.words.size(); ++i) {
        const SearchWord& left = reading.words[i].word;
        const SearchWord& right = reading.words[i + 1].word;
        const QString joined = left.text + right.text;
        if ((left.code && right.code) || !vocabulary.knows(joined))
            continue;
        QueryReading shorter = reading;
        shorter.trust *= 0.97;
        shorter.words[i] = {SearchWord(joined), telling(joined)};
        shorter.words.erase(shorter.words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        readings.push_back(std::move(shorter));
    }
}

/// Where a word falls into two known ones; 0 if it does not.
qsizetype cut_of(const QString& word, const Vocabulary& vocabulary) {
    constexpr qsizetype shortest = 3;
    double best = 0;
    qsizetype cut = 0;
    for (qsizetype at = shortest; at + shortest <= word.size(); ++at) {
        const double left = vocabulary.best_likeness(SearchWord(word.first(at)));
        const double both = left < 0.8 ? 0 : left + vocabulary.best_likeness(SearchWord(word.sliced(at)));
        if (both > best) {
            best = both;
            cut = at;
        }
    }
    return best < 2 * another_form - 0.1 ? 0 : cut;
}

/// "turnorder" for "turn order"
void add_parted(const QueryReading& reading, const Vocabulary& vocabulary,
                std::vector<QueryReading>& readings) {
    for (std::size_t i = 0; i < reading.words.size(); ++i) {
        const QString word = reading.words[i].word.text;
        if (reading.words[i].word.code || vocabulary.knows(word))
            continue;
        const qsizetype cut = cut_of(word, vocabulary);
        if (cut == 0)
            continue;
        QueryReading split = reading;
        split.trust = reading.trust * 0.95;
        split.words[i] = {SearchWord(word.first(cut)), telling(word.first(cut))};
        split.words.insert(split.words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                           {SearchWord(word.sliced(cut)), telling(word.sliced(cut))});
        readings.push_back(std::move(split));
    }
}

} // namespace

std::vector<QueryReading> readings_of(const QString& query, const Vocabulary& vocabulary,
                                      const CodeSpelling& codes) {
    std::vector<QueryReading> whole{read(query, 1.0, vocabulary, codes)};
    if (whole.front().words.empty() || !is_plain(whole.front(), vocabulary))
        for (const QString& other : other_layouts(query))
            whole.push_back(read(other, 0.9, vocabulary, codes));
    std::erase_if(whole, [](const QueryReading& reading) { return reading.words.empty(); });
    std::vector<QueryReading> readings = whole;
    for (const QueryReading& reading : whole) {
        add_joined(reading, vocabulary, readings);
        add_parted(reading, vocabulary, readings);
    }
    return readings;
}

} // namespace automa::app
