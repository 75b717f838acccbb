#include "app/lookup/fold.h"

#include "app/lookup/search_words.h"

#include <algorithm>

namespace automa::app {

namespace {

bool is_latin(QChar c) {
    return c.script() == QChar::Script_Latin;
}
/// Of a script in which some letters look like Latin ones.
bool is_foreign(QChar c) {
    return c.script() > QChar::Script_Latin;
}
bool is_apostrophe(QChar c) {
    constexpr QStringView all = u"'’ʼ`´‘";
    return all.contains(c);
}

/// A word of mixed script becomes one of the script that most of its letters have.
QString one_script(QString word) {
    const auto foreign = std::count_if(word.begin(), word.end(), is_foreign);
    const auto latin = std::count_if(word.begin(), word.end(), is_latin);
    if (foreign == 0 || latin == 0)
        return word;
    for (QChar& c : word)
        for (const auto& [letter, alike] : search_words().look_alikes)
            if (foreign >= latin ? c == alike : c == letter)
                c = foreign >= latin ? letter : alike;
    return word;
}

QString without_marks(const QString& word) {
    QString plain;
    for (const QChar c : word.normalized(QString::NormalizationForm_KD))
        if (c.category() != QChar::Mark_NonSpacing && !is_apostrophe(c) && c != QChar(0x00AD))
            plain += c;
    return plain;
}

/// Two or three Latin letters for one sound, as transliterations and Polish write them.
QString one_letter_a_sound(QString word) {
    const bool plural = word.endsWith(QLatin1StringView("ts")); // of an English word: "objects"
    if (plural)
        word.chop(1);
    for (const auto& [many, one] : search_words().sounds)
        word.replace(many, one);
    return plural ? word + u's' : word;
}

QString without_repeats(const QString& word) {
    QString single;
    for (const QChar c : word)
        if (single.isEmpty() || single.back() != c || c.isDigit())
            single += c;
    return single;
}

/// Roman II and III, also in Cyrillic letters.
QString arabic(const QString& word) {
    const bool ones = word.size() >= 2 && word.size() <= 3 && std::ranges::all_of(word, [](QChar c) {
                          return c == u'i' || c == u'і' || c == u'l';
                      });
    return ones ? QString::number(word.size()) : QString();
}

/// Folded, but with its doubled letters.
QString fold_fully(QStringView word) {
    const QString plain = without_marks(one_script(word.toString().toLower()));
    if (plain.size() == 1)
        return fold_letter(plain[0]);
    if (const QString level = arabic(plain); !level.isEmpty())
        return level;
    QString latin;
    for (const QChar c : one_letter_a_sound(plain))
        latin += search_words().letters.value(c, c);
    latin.replace(QLatin1StringView("ie"), QLatin1StringView("e"));
    latin.replace(QLatin1StringView("x"), QLatin1StringView("ks"));
    return latin;
}

/// In lower case, with one kind of dash and of space.
QString plain_text(const QString& text) {
    QString plain = text.toLower();
    for (QChar& c : plain) {
        if (c.category() == QChar::Punctuation_Dash || c == QChar(0x2212))
            c = u'-';
        else if (c.isSpace())
            c = u' ';
    }
    return plain;
}

/// A small letter by itself is an article or a preposition; the book writes the letters of the table large.
QString without_small_letters(QString text) {
    const auto joins = [&](qsizetype at) {
        return at >= 0 && at < text.size()
               && (text[at].isLetterOrNumber() || text[at].isMark() || text[at] == u'_'
                   || is_apostrophe(text[at]));
    };
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i].isLower() && !joins(i - 1) && !joins(i + 1))
            text[i] = u' ';
    return text;
}

/// The words between the codes, as they were written.
QStringList words_in(const QString& text) {
    QStringList words;
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty())
            words << word;
        word.clear();
    };
    for (const QChar c : text) {
        const bool within =
            c.isLetter() || c.isDigit() || c.isMark() || (is_apostrophe(c) && !word.isEmpty());
        if (!within || (!word.isEmpty() && word.back().isDigit() != c.isDigit()))
            finish();
        if (within)
            word += c;
    }
    finish();
    return words;
}

/// Single letters that name nothing on the table are prepositions and the like.
bool says_nothing(const QString& folded) {
    return folded.isEmpty()
           || (folded.size() == 1 && folded[0].isLetter() && !QStringView(u"abcd").contains(folded[0]));
}

} // namespace

QString fold_word(QStringView word) {
    return without_repeats(fold_fully(word));
}

QString stem_of(const QString& folded) {
    constexpr qsizetype shortest_stem = 3;
    for (const QString& ending : search_words().endings)
        if (folded.size() - ending.size() >= shortest_stem && folded.endsWith(ending))
            return folded.chopped(ending.size());
    return folded;
}

QStringList folded_words(const QString& text, const CodeSpelling& codes) {
    QString rest = plain_text(without_small_letters(text));
    QStringList words = take_codes(rest, codes);
    for (const QString& word : words_in(rest)) {
        const QString folded = word[0].isDigit() ? plain_number(word) : fold_word(word);
        if (!says_nothing(folded))
            words << folded;
    }
    return words;
}

std::vector<TypedWord> query_words(const QString& query, const CodeSpelling& codes, const KnownCode& known) {
    QString rest = plain_text(query);
    std::vector<TypedWord> words;
    for (const QString& code : take_codes(rest, codes, known))
        words.push_back({code, code});
    for (const QString& word : words_in(rest)) {
        const QString full = word[0].isDigit() ? plain_number(word) : fold_fully(word);
        const QString folded = without_repeats(full);
        if (!says_nothing(folded))
            words.push_back({folded, full});
    }
    return words;
}

QStringList other_layouts(const QString& text) {
    const QString lower = text.toLower();
    const auto typed = [&](QStringView from, QStringView to) {
        QString other;
        for (const QChar c : lower) {
            const qsizetype key = from.indexOf(c);
            other += key < 0 ? c : to[key];
        }
        return other;
    };
    const bool foreign = std::ranges::any_of(lower, is_foreign);
    if (!foreign && !std::ranges::any_of(lower, is_latin))
        return {};
    QStringList others;
    for (const Keyboard& keys : search_words().keyboards)
        others << (foreign ? typed(keys.own, keys.latin) : typed(keys.latin, keys.own));
    return others;
}

} // namespace automa::app
