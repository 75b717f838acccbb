// Every word of the book in every language, and where it stands.
#pragma once

#include "app/lookup/likeness.h"

#include <QHash>

#include <span>
#include <vector>

namespace automa::app {

class Vocabulary {
public:
    struct Place { // where a word occurs, and how much that counts
        std::size_t entry;
        std::size_t language;
        double weight;
        bool other_name; // what people call the entry
    };
    struct KnownWord {
        SearchWord word;
        std::vector<Place> places;
        double rarity = 1;
        double telling = 1;         // little for words that every question has
        bool before_letter = false; // names something together with a letter: row A
    };
    using Likenesses = std::vector<double>; // of one typed word, by the number of the known word

    /// Adds a folded word and gives its number. Places come in the order of language and entry.
    std::size_t add(const QString& folded, const Place& place);
    /// The words of a title that ends in a letter are those that people type before it.
    void mark_before_letter(std::span<const std::size_t> title);
    /// When all are in: rare words tell more than frequent ones.
    void weigh(std::size_t entry_count);

    [[nodiscard]] const std::vector<KnownWord>& words() const { return words_; }
    [[nodiscard]] bool knows(const QString& folded) const { return numbers_.contains(folded); }
    [[nodiscard]] double best_likeness(const SearchWord& typed) const;
    [[nodiscard]] Likenesses likenesses(const SearchWord& typed) const;
    [[nodiscard]] bool stands_before_letter(const SearchWord& typed) const;

private:
    std::vector<KnownWord> words_;
    QHash<QString, std::size_t> numbers_;
};

} // namespace automa::app
