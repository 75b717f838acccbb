#include "app/lookup/lookup_index.h"

#include "app/lookup/fold.h"
#include "app/text/spoken_in.h"

#include <algorithm>
#include <cmath>

namespace automa::app {

namespace {

constexpr double in_title = 1.0;
constexpr double in_keywords = 0.7;
constexpr double in_summary = 0.45;
constexpr double in_body = 0.35;

/// Of equally good entries those people mean more often come first.
double precedence_of(const QString& kind) {
    static const QHash<QString, double> precedence{
        {QStringLiteral("structure"), 0.06}, {QStringLiteral("action"), 0.05},
        {QStringLiteral("topic"), 0.045},    {QStringLiteral("criterion"), 0.04},
        {QStringLiteral("tile"), 0.035},     {QStringLiteral("basin"), 0.035},
        {QStringLiteral("conduit"), 0.035},  {QStringLiteral("rule"), 0.03},
        {QStringLiteral("company"), 0.03},   {QStringLiteral("officer"), 0.03},
        {QStringLiteral("space"), 0.0},
    };
    return precedence.value(kind, 0.02);
}

} // namespace

LookupIndex::LookupIndex(const barrage::Catalogue& facts) {
    for (std::size_t language = 0; language < language_count; ++language) {
        QTranslator texts;
        // Without its texts a language is searched in English, which is no harm.
        static_cast<void>(
            texts.load(QStringLiteral(":/i18n/automa_%1.qm").arg(QLatin1StringView(languages[language]))));
        const SpokenIn spoken(texts);
        add(lookup_entries(facts), language);
    }
    weigh_words();
}

void LookupIndex::add(const LookupEntries& entries, std::size_t language) {
    entry_count_ = entries.size();
    precedence_.clear();
    titles_[language].clear();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LookupEntry& entry = entries[i];
        precedence_.push_back(precedence_of(entry.kind));
        std::vector<SearchWord> title;
        for (const QString& word : folded_words(entry.title))
            title.emplace_back(word);
        titles_[language].push_back(std::move(title));
        add_words(entry.title, i, language, in_title);
        for (const QString& keyword : entry.keywords)
            add_words(keyword, i, language, in_keywords);
        add_words(entry.id, i, language, in_keywords);
        add_words(entry.summary, i, language, in_summary);
        add_words(entry.body, i, language, in_body);
        for (const LookupFact& fact : entry.facts)
            add_words(fact.label + u' ' + fact.value, i, language, in_body);
    }
}

void LookupIndex::add_words(const QString& text, std::size_t entry, std::size_t language, double weight) {
    for (const QString& folded : folded_words(text)) {
        auto known = word_places_.constFind(folded);
        if (known == word_places_.constEnd()) {
            known = word_places_.insert(folded, words_.size());
            words_.push_back({SearchWord(folded), {}});
        }
        std::vector<Place>& places = words_[*known].places;
        const auto same = [&](const Place& place) {
            return place.entry == entry && place.language == language;
        };
        if (const auto found = std::ranges::find_if(places, same); found != places.end())
            found->weight = std::max(found->weight, weight);
        else
            places.push_back({entry, language, weight});
    }
}

void LookupIndex::weigh_words() {
    const auto entries = static_cast<double>(entry_count_);
    for (KnownWord& known : words_) {
        std::vector<std::size_t> in;
        for (const Place& place : known.places)
            in.push_back(place.entry);
        std::ranges::sort(in);
        const auto distinct = std::unique(in.begin(), in.end()) - in.begin();
        known.rarity = std::max(0.6, std::log2(1.0 + entries / static_cast<double>(distinct)) / 4.0);
        if (known.word.text.size() == 1 && !known.word.code)
            known.rarity = 0.5; // "a" is more often an article than a headstream
    }
}

std::vector<LookupIndex::Match> LookupIndex::matches(const SearchWord& typed) const {
    std::vector<Match> found;
    for (std::size_t i = 0; i < words_.size(); ++i)
        if (const double alike = likeness(typed, words_[i].word); alike > 0)
            found.push_back({i, alike});
    // Who typed a word of the book meant it: what only looks like it counts little then.
    constexpr double clearly = 0.93;
    constexpr double roughly = 0.78;
    const auto meant = [&](const Match& match) { return match.likeness >= clearly; };
    if (std::ranges::any_of(found, meant))
        for (Match& match : found)
            match.likeness *= match.likeness < roughly ? 0.5 : 1.0;
    return found;
}

double LookupIndex::best_likeness(const QString& folded) const {
    const SearchWord typed(folded);
    double best = 0;
    for (const KnownWord& known : words_)
        best = std::max(best, likeness(typed, known.word));
    return best;
}

void LookupIndex::add_split(const Reading& reading, std::vector<Reading>& readings) const {
    constexpr qsizetype shortest = 3;
    constexpr double well_known = 0.93;
    for (std::size_t i = 0; i < reading.words.size(); ++i) {
        const QString& word = reading.words[i].text;
        if (reading.words[i].code || word.size() < 2 * shortest || word_places_.contains(word))
            continue;
        double best = 0;
        qsizetype cut = 0;
        for (qsizetype at = shortest; at + shortest <= word.size(); ++at) {
            const double left = best_likeness(word.first(at));
            const double both = left < 0.8 ? 0 : left + best_likeness(word.sliced(at));
            if (both > best) {
                best = both;
                cut = at;
            }
        }
        if (best < 2 * well_known - 0.1)
            continue;
        Reading split = reading;
        split.trust = reading.trust * 0.95;
        split.words[i] = SearchWord(word.first(cut));
        split.words.insert(split.words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                           SearchWord(word.sliced(cut)));
        readings.push_back(std::move(split));
    }
}

std::vector<LookupIndex::Reading> LookupIndex::readings_of(const QString& query) const {
    std::vector<Reading> readings;
    const auto read = [&](const QString& text, double trust) {
        Reading reading{{}, trust};
        for (const QString& word : folded_words(text, true))
            reading.words.emplace_back(word);
        if (!reading.words.empty())
            readings.push_back(std::move(reading));
    };
    read(query, 1.0);
    const auto known_code = [&](const SearchWord& word) {
        return word.code && word_places_.contains(word.text);
    };
    if (!readings.empty() && std::ranges::all_of(readings.front().words, known_code))
        return readings; // "B-4.7" is what it is, however the keyboard stood
    for (const QString& other : other_layouts(query))
        read(other, 0.9);
    const std::size_t whole = readings.size();
    for (std::size_t r = 0; r < whole; ++r) {
        for (std::size_t i = 0; i + 1 < readings[r].words.size(); ++i) { // "power house"
            const QString joined = readings[r].words[i].text + readings[r].words[i + 1].text;
            if (!word_places_.contains(joined))
                continue;
            Reading shorter = readings[r];
            shorter.trust *= 0.97;
            shorter.words[i] = SearchWord(joined);
            shorter.words.erase(shorter.words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            readings.push_back(std::move(shorter));
        }
        add_split(Reading(readings[r]), readings);
    }
    return readings;
}

double LookupIndex::title_score(const Reading& reading, const std::vector<double>& weights,
                                const std::vector<SearchWord>& title) const {
    if (title.empty())
        return 0;
    double covered = 0;
    double total = 0;
    std::vector<double> reached(title.size(), 0.0);
    for (std::size_t q = 0; q < reading.words.size(); ++q) {
        double best = 0;
        for (std::size_t t = 0; t < title.size(); ++t) {
            const double alike = likeness(reading.words[q], title[t]);
            reached[t] = std::max(reached[t], alike);
            best = std::max(best, alike);
        }
        covered += weights[q] * best;
        total += weights[q];
    }
    double of_title = 0;
    for (const double alike : reached)
        of_title += alike;
    const double of_query = total > 0 ? covered / total : 0;
    of_title /= static_cast<double>(title.size());
    const bool exact = of_query > 0.999 && of_title > 0.999;
    const bool begins = likeness(reading.words.front(), title.front()) > 0.7 && of_query > 0.7;
    return 0.6 * of_query * of_title + 0.25 * of_query + (exact ? 0.4 : 0.0) + (begins ? 0.05 : 0.0);
}

std::vector<LookupIndex::Candidate> LookupIndex::judge(const Reading& reading, std::size_t language) const {
    // The best place of each word in each entry, in each language and (last) in any of them.
    constexpr std::size_t columns = language_count + 1;
    std::vector<double> sums(entry_count_ * columns, 0.0);
    std::vector<double> weights;
    double total = 0;
    for (const SearchWord& typed : reading.words) {
        const std::vector<Match> found = matches(typed);
        double weight = 1.5;
        double best = 0;
        for (const Match& match : found)
            if (match.likeness > best) {
                best = match.likeness;
                weight = words_[match.word].rarity;
            }
        std::vector<double> reached(entry_count_ * columns, 0.0);
        for (const Match& match : found)
            for (const Place& place : words_[match.word].places) {
                const double value = match.likeness * place.weight;
                double& own = reached[place.entry * columns + place.language];
                double& any = reached[place.entry * columns + language_count];
                own = std::max(own, value);
                any = std::max(any, value * 0.92);
            }
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += weight * reached[i];
        weights.push_back(weight);
        total += weight;
    }
    std::vector<Candidate> candidates;
    for (std::size_t entry = 0; entry < entry_count_; ++entry) {
        double best = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const double words = sums[entry * columns + column] / total;
            if (words < 0.2)
                continue;
            const double title =
                column < language_count ? title_score(reading, weights, titles_[column][entry]) : 0.0;
            best = std::max(best, words + title + (column == language ? 0.02 : 0.0));
        }
        if (best > 0)
            candidates.push_back({entry, reading.trust * best + precedence_[entry]});
    }
    return candidates;
}

std::vector<std::size_t> LookupIndex::search(const QString& query, const QString& language,
                                             std::size_t limit) const {
    const auto spoken = std::ranges::find_if(
        languages, [&](const char* code) { return language == QLatin1StringView(code); });
    const auto own = static_cast<std::size_t>(spoken - languages.begin());
    std::vector<double> scores(entry_count_, 0.0);
    for (const Reading& reading : readings_of(query))
        for (const Candidate& candidate : judge(reading, own))
            scores[candidate.entry] = std::max(scores[candidate.entry], candidate.score);
    std::vector<std::size_t> order;
    for (std::size_t entry = 0; entry < scores.size(); ++entry)
        if (scores[entry] > 0)
            order.push_back(entry);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    constexpr double far_behind = 0.4;
    while (!order.empty() && scores[order.back()] < far_behind * scores[order.front()])
        order.pop_back();
    if (order.size() > limit)
        order.resize(limit);
    return order;
}

} // namespace automa::app
