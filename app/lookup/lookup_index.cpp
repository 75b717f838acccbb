#include "app/lookup/lookup_index.h"

#include "app/lookup/fold.h"
#include "app/text/spoken_in.h"

#include <algorithm>

namespace automa::app {

namespace {

constexpr double in_title = 1.0;
constexpr double in_keywords = 0.7;
constexpr double in_summary = 0.45;
constexpr double in_body = 0.35;

} // namespace

LookupIndex::LookupIndex(const LookupBook& book) : codes_(book.codes()), titles_(languages.size()) {
    for (std::size_t language = 0; language < language_count_; ++language) {
        QTranslator texts;
        // Without its texts a language is searched in English, which is no harm.
        static_cast<void>(
            texts.load(QStringLiteral(":/i18n/automa_%1.qm").arg(QLatin1StringView(languages[language]))));
        const SpokenIn spoken(texts);
        add(book, language);
    }
    vocabulary_.weigh(precedence_.size());
}

void LookupIndex::add(const LookupBook& book, std::size_t language) {
    const LookupEntries entries = book.entries();
    precedence_.clear();
    titles_[language].clear();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LookupEntry& entry = entries[i];
        precedence_.push_back(book.precedence_of(entry.kind));
        titles_[language].push_back(add_words(entry.title, {i, language, in_title, false}));
        vocabulary_.mark_before_letter(titles_[language].back());
        for (const QString& keyword : entry.keywords)
            add_words(keyword, {i, language, in_keywords, false});
        for (const QString& name : entry.other_names)
            add_words(name, {i, language, in_keywords, true});
        add_words(entry.id, {i, language, in_keywords, false});
        add_words(entry.summary, {i, language, in_summary, false});
        add_words(entry.body, {i, language, in_body, false});
        for (const LookupFact& fact : entry.facts)
            add_words(fact.label + u' ' + fact.value, {i, language, in_body, false});
        if (entry.kind == u"rule")
            rules_.insert(folded_words(entry.id, codes_).join(QString()), i);
    }
}

LookupIndex::Title LookupIndex::add_words(const QString& text, const Vocabulary::Place& place) {
    Title numbers;
    for (const QString& folded : folded_words(text, codes_))
        numbers.push_back(vocabulary_.add(folded, place));
    return numbers;
}

double LookupIndex::title_score(const std::vector<Vocabulary::Likenesses>& alike,
                                const std::vector<double>& weights, const Title& title) const {
    if (title.empty())
        return 0;
    double of_query = 0;
    double query_weight = 0;
    for (std::size_t q = 0; q < alike.size(); ++q) {
        double best = 0;
        for (const std::size_t word : title)
            best = std::max(best, alike[q][word]);
        of_query += weights[q] * best;
        query_weight += weights[q];
    }
    double of_title = 0;
    double title_weight = 0;
    for (const std::size_t word : title) {
        double best = 0;
        for (const Vocabulary::Likenesses& typed : alike)
            best = std::max(best, typed[word]);
        const double weight = vocabulary_.words()[word].telling;
        of_title += weight * best;
        title_weight += weight;
    }
    of_query /= query_weight;
    of_title /= title_weight;
    const double covered = std::min(of_query, of_title);
    const double exact = covered > 0.999 ? 0.4 : covered >= another_form - 0.001 ? 0.25 : 0.0;
    const bool begins = alike.front()[title.front()] > 0.7 && of_query > 0.7;
    return 0.6 * of_query * of_title + 0.25 * of_query + exact + (begins ? 0.05 : 0.0);
}

void LookupIndex::Reach::add(const Reach& word) {
    const auto add_to = [&](std::vector<double>& sum, const std::vector<double>& part) {
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += word.weight * part[i];
    };
    add_to(value, word.value);
    add_to(held, word.held);
    add_to(named, word.named);
    weight += word.weight;
}

LookupIndex::Reach LookupIndex::reach_of(const ReadWord& read, const Vocabulary::Likenesses& alike) const {
    Reach reach(precedence_.size(), columns_);
    reach.weight = 1.5; // of a word that the book does not have
    double best = 0;
    for (std::size_t i = 0; i < alike.size(); ++i) {
        if (alike[i] <= 0)
            continue;
        const Vocabulary::KnownWord& known = vocabulary_.words()[i];
        if (alike[i] > best) {
            best = alike[i];
            reach.weight = known.rarity;
        }
        for (const Vocabulary::Place& place : known.places) {
            const double value = alike[i] * place.weight;
            double& own = reach.value[place.entry * columns_ + place.language];
            double& any = reach.value[place.entry * columns_ + any_language_];
            double& held = reach.held[place.entry * columns_ + place.language];
            own = std::max(own, value);
            any = std::max(any, value * 0.92);
            held = std::max(held, alike[i]);
            if (place.other_name && alike[i] >= another_form)
                reach.named[place.entry] = 1;
        }
    }
    reach.weight *= read.telling;
    return reach;
}

std::vector<LookupIndex::Candidate> LookupIndex::judge(const QueryReading& reading,
                                                       std::size_t language) const {
    const std::size_t entry_count = precedence_.size();
    Reach sum(entry_count, columns_);
    std::vector<Vocabulary::Likenesses> alike;
    std::vector<double> weights;
    for (const ReadWord& read : reading.words) {
        alike.push_back(vocabulary_.likenesses(read.word));
        const Reach reach = reach_of(read, alike.back());
        sum.add(reach);
        weights.push_back(reach.weight);
    }
    std::vector<Candidate> candidates;
    for (std::size_t entry = 0; entry < entry_count; ++entry) {
        double best = 0;
        for (std::size_t column = 0; column < columns_; ++column) {
            const double words = sum.value[entry * columns_ + column] / sum.weight;
            if (words < 0.2)
                continue;
            const double title =
                column < language_count_ ? title_score(alike, weights, titles_[column][entry]) : 0.0;
            const double held = sum.held[entry * columns_ + column] / sum.weight;
            const double all_words = held > 0.85 ? 0.2 : 0.0;
            best = std::max(best, words + title + all_words + (column == language ? 0.05 : 0.0));
        }
        if (best > 0 && sum.named[entry] > 0.9 * sum.weight)
            best += 0.2;
        if (best > 0)
            candidates.push_back({entry, reading.trust * best + precedence_[entry]});
    }
    return candidates;
}

std::vector<std::size_t> LookupIndex::rules_in(const QueryReading& reading) const {
    std::vector<std::size_t> rules;
    for (const ReadWord& read : reading.words)
        if (const auto rule = rules_.constFind(read.word.text); rule != rules_.constEnd())
            rules.push_back(*rule);
    return rules;
}

std::vector<std::size_t> LookupIndex::search(const QString& query, const QString& language,
                                             std::size_t limit) const {
    const auto spoken = std::ranges::find_if(
        languages, [&](const char* code) { return language == QLatin1StringView(code); });
    const auto own = static_cast<std::size_t>(spoken - languages.begin());
    const std::vector<QueryReading> readings = readings_of(query, vocabulary_, codes_);
    if (readings.empty())
        return {};
    std::vector<double> scores(precedence_.size(), 0.0);
    for (const QueryReading& reading : readings)
        for (const Candidate& candidate : judge(reading, own))
            scores[candidate.entry] = std::max(scores[candidate.entry], candidate.score);
    const double highest = std::ranges::max(scores);
    for (const std::size_t rule : rules_in(readings.front()))
        scores[rule] += highest;
    std::vector<std::size_t> order;
    for (std::size_t entry = 0; entry < scores.size(); ++entry)
        if (scores[entry] > 0)
            order.push_back(entry);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    constexpr double far_behind = 0.4;
    while (!order.empty() && scores[order.back()] < far_behind * highest)
        order.pop_back();
    if (order.size() > limit)
        order.resize(limit);
    return order;
}

} // namespace automa::app
