#include "app/lookup/likeness.h"

#include "app/lookup/fold.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace automa::app {

namespace {

/// How many typing errors a word of this length may have.
int allowed_errors(qsizetype length) {
    return length <= 3 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3;
}

unsigned letters_in(const QString& word) {
    unsigned letters = 0;
    for (const QChar c : word)
        letters |= 1U << (c.unicode() % 32U);
    return letters;
}

constexpr double same = 1.0;
constexpr double beginning = 0.78;
constexpr double misspelt = 0.9;

double misspelling(QStringView typed, QStringView known, qsizetype length) {
    const int limit = allowed_errors(length);
    if (limit == 0 || std::abs(typed.size() - known.size()) > limit)
        return 0;
    const int errors = typing_errors(typed, known, limit);
    if (errors > limit)
        return 0;
    return misspelt
           * (1.0 - static_cast<double>(errors) / static_cast<double>(std::max(length, known.size())));
}

/// Ukrainian, Polish and Russian drop or change the last vowel of a stem: «крапля», «крапель»; «витік»,
/// «витоку»; «потужність», «потужності».
QString without_changing_vowel(const QString& stem) {
    constexpr QStringView vowels = u"aeiou";
    constexpr QStringView changing = u"eio";
    qsizetype at = stem.size() - 1;
    while (at > 0 && !vowels.contains(stem[at]))
        --at;
    const bool closed = at > 0 && at < stem.size() - 1 && !vowels.contains(stem[at - 1]);
    return closed && changing.contains(stem[at]) ? QString(stem).remove(at, 1) : stem;
}

/// «водоём» ends like a declined word, and «водоёмы» is a form of it all the same.
bool is_stem_of(const SearchWord& whole, const SearchWord& declined) {
    constexpr QStringView vowels = u"aeiou";
    return declined.stem == whole.text && !vowels.contains(whole.text.back());
}

bool is_other_form(const SearchWord& typed, const SearchWord& known) {
    constexpr qsizetype surely = 4;
    if (typed.stem == known.stem)
        return typed.stem.size() >= 3;
    if (std::min(typed.stem.size(), known.stem.size()) < surely)
        return false;
    return is_stem_of(typed, known) || is_stem_of(known, typed) || typed.root == known.root
           || typed.root == known.stem || typed.stem == known.root;
}

} // namespace

int typing_errors(QStringView a, QStringView b, int limit) {
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> before(width);
    std::vector<int> above(width);
    std::vector<int> row(width);
    for (std::size_t j = 0; j < width; ++j)
        above[j] = static_cast<int>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int cost = a[i - 1] == b[j - 1] ? 0 : 1;
            row[at] = std::min({above[at] + 1, row[at - 1] + 1, above[at - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[at] = std::min(row[at], before[at - 2] + 1);
            least = std::min(least, row[at]);
        }
        if (least > limit)
            return limit + 1;
        std::swap(before, above);
        std::swap(above, row);
    }
    return above.back();
}

SearchWord::SearchWord(QString folded, QString with_doubles)
    : text(std::move(folded)), full(std::move(with_doubles)), stem(stem_of(text)),
      root(without_changing_vowel(stem)), letters(letters_in(text)) {
    code = std::ranges::any_of(text, [](QChar c) { return c.isDigit(); });
}

double likeness(const SearchWord& typed, const SearchWord& known) {
    if (typed.text == known.text)
        return same;
    if (typed.code || known.code) // "b4" finds B-4.1, B-4.2 …
        return typed.text.size() >= 2 && known.text.startsWith(typed.text + u'.') ? beginning : 0;
    if (typed.text.size() < 2 || known.text.size() < 2)
        return 0;
    if (is_other_form(typed, known))
        return another_form;
    double best = 0;
    if (known.text.startsWith(typed.text))
        best = beginning
               + 0.15 * static_cast<double>(typed.text.size()) / static_cast<double>(known.text.size());
    const int limit = allowed_errors(typed.full.size());
    if (limit == 0 || std::popcount(typed.letters & ~known.letters) > limit)
        return best;
    best = std::max(best, misspelling(typed.text, known.text, typed.text.size()));
    if (typed.full.size() > typed.text.size())
        best = std::max(best, misspelling(typed.full, known.text, typed.full.size()));
    if (typed.stem.size() >= 4 && known.stem.size() >= 4)
        best = std::max(best, 0.96 * misspelling(typed.stem, known.stem, typed.stem.size()));
    if (known.text.size() > typed.text.size() && typed.text.size() >= 5) // a beginning with an error in it
        best = std::max(best, 0.85
                                  * misspelling(typed.text, QStringView(known.text).first(typed.text.size()),
                                                typed.text.size()));
    return best;
}

double likeness_of_slip(const SearchWord& typed, const SearchWord& known) {
    constexpr qsizetype length = 3;
    const bool left_out = known.text.size() == length + 1;
    const bool swapped = known.text.size() == length && typed.letters == known.letters;
    if (typed.code || known.code || typed.text.size() != length || !(left_out || swapped))
        return 0;
    return typing_errors(typed.text, known.text, 1) == 1 ? misspelt * (1.0 - 1.0 / length) : 0;
}

} // namespace automa::app
