#include "app/lookup/vocabulary.h"

#include "app/lookup/common_words.h"

#include <algorithm>
#include <cmath>

namespace automa::app {

namespace {

bool is_letter(const SearchWord& word) {
    return word.text.size() == 1 && !word.code;
}

} // namespace

std::size_t Vocabulary::add(const QString& folded, const Place& place) {
    auto number = numbers_.constFind(folded);
    if (number == numbers_.constEnd()) {
        number = numbers_.insert(folded, words_.size());
        words_.push_back({.word = SearchWord(folded), .places = {}, .telling = telling(folded)});
    }
    std::vector<Place>& places = words_[*number].places;
    if (places.empty() || places.back().entry != place.entry || places.back().language != place.language) {
        places.push_back(place);
    } else {
        places.back().weight = std::max(places.back().weight, place.weight);
        places.back().other_name = places.back().other_name || place.other_name;
    }
    return *number;
}

void Vocabulary::mark_before_letter(std::span<const std::size_t> title) {
    if (title.size() < 2 || !is_letter(words_[title.back()].word))
        return;
    for (const std::size_t number : title.first(title.size() - 1))
        words_[number].before_letter = true;
}

void Vocabulary::weigh(std::size_t entry_count) {
    const auto entries = static_cast<double>(entry_count);
    for (KnownWord& known : words_) {
        std::vector<std::size_t> in;
        for (const Place& place : known.places)
            in.push_back(place.entry);
        std::ranges::sort(in);
        const auto distinct = std::unique(in.begin(), in.end()) - in.begin();
        known.rarity = std::max(0.6, std::log2(1.0 + entries / static_cast<double>(distinct)) / 4.0);
        if (known.word.code)
            known.rarity = std::max(known.rarity, 1.2); // frequent, but never typed by chance
        if (is_letter(known.word))
            known.rarity = 0.5; // "a" is more often an article than a name
    }
}

double Vocabulary::best_likeness(const SearchWord& typed) const {
    double best = 0;
    for (const KnownWord& known : words_)
        best = std::max(best, likeness(typed, known.word));
    return best;
}

Vocabulary::Likenesses Vocabulary::likenesses(const SearchWord& typed) const {
    Likenesses found(words_.size(), 0.0);
    double best = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        found[i] = likeness(typed, words_[i].word);
        best = std::max(best, found[i]);
    }
    // Who typed a word of the book meant it: what only looks like it counts little then.
    constexpr double roughly = 0.78;
    if (best >= another_form)
        for (double& alike : found)
            alike *= alike < roughly ? 0.5 : 1.0;
    if (best <= 0)
        for (std::size_t i = 0; i < words_.size(); ++i)
            found[i] = likeness_of_slip(typed, words_[i].word);
    return found;
}

bool Vocabulary::stands_before_letter(const SearchWord& typed) const {
    constexpr double surely = 0.7;
    return std::ranges::any_of(words_, [&](const KnownWord& known) {
        return known.before_letter && likeness(typed, known.word) >= surely;
    });
}

} // namespace automa::app
