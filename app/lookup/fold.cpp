#include "app/lookup/fold.h"

#include <algorithm>
#include <array>
#include <utility>

namespace automa::app {

namespace {

bool is_cyrillic(QChar c) {
    return c.script() == QChar::Script_Cyrillic;
}
bool is_latin(QChar c) {
    return c.script() == QChar::Script_Latin;
}
bool is_apostrophe(QChar c) {
    constexpr QStringView all = u"'’ʼ`´‘";
    return all.contains(c);
}

/// Letters that look alike in both scripts, Cyrillic first.
constexpr std::array<std::pair<char16_t, char16_t>, 13> alike{{{u'а', u'a'},
                                                               {u'с', u'c'},
                                                               {u'е', u'e'},
                                                               {u'о', u'o'},
                                                               {u'р', u'p'},
                                                               {u'х', u'x'},
                                                               {u'у', u'y'},
                                                               {u'і', u'i'},
                                                               {u'к', u'k'},
                                                               {u'м', u'm'},
                                                               {u'т', u't'},
                                                               {u'н', u'h'},
                                                               {u'в', u'b'}}};

/// A word of mixed script becomes one of the script that most of its letters have.
QString one_script(QString word) {
    const auto cyrillic = std::count_if(word.begin(), word.end(), is_cyrillic);
    const auto latin = std::count_if(word.begin(), word.end(), is_latin);
    if (cyrillic == 0 || latin == 0)
        return word;
    for (QChar& c : word)
        for (const auto& [east, west] : alike)
            if (cyrillic >= latin ? c == west : c == east)
                c = cyrillic >= latin ? east : west;
    return word;
}

QString without_marks(const QString& word) {
    QString plain;
    for (const QChar c : word.normalized(QString::NormalizationForm_KD))
        if (c.category() != QChar::Mark_NonSpacing && !is_apostrophe(c) && c != QChar(0x00AD))
            plain += c;
    return plain;
}

QStringView latin_of(QChar c) {
    constexpr std::array<std::pair<char16_t, QStringView>, 44> letters{
        {{u'а', u"a"},  {u'б', u"b"},  {u'в', u"v"}, {u'г', u"h"}, {u'ґ', u"h"}, {u'д', u"d"}, {u'е', u"e"},
         {u'є', u"e"},  {u'ё', u"e"},  {u'э', u"e"}, {u'ж', u"z"}, {u'з', u"z"}, {u'и', u"i"}, {u'і', u"i"},
         {u'ї', u"i"},  {u'й', u"i"},  {u'ы', u"i"}, {u'к', u"k"}, {u'л', u"l"}, {u'м', u"m"}, {u'н', u"n"},
         {u'о', u"o"},  {u'п', u"p"},  {u'р', u"r"}, {u'с', u"s"}, {u'т', u"t"}, {u'у', u"u"}, {u'ф', u"f"},
         {u'х', u"h"},  {u'ц', u"c"},  {u'ч', u"c"}, {u'ш', u"s"}, {u'щ', u"s"}, {u'ь', u""},  {u'ъ', u""},
         {u'ю', u"iu"}, {u'я', u"ia"}, {u'ł', u"l"}, {u'w', u"v"}, {u'y', u"i"}, {u'j', u"i"}, {u'g', u"h"},
         {u'q', u"k"},  {u'ß', u"s"}}};
    const auto found = std::ranges::find(letters, c.unicode(), [](const auto& pair) { return pair.first; });
    return found == letters.end() ? QStringView() : found->second;
}

/// Two or three Latin letters for one sound, as transliterations and Polish write them.
QString one_letter_a_sound(QString word) {
    const bool plural = word.endsWith(QLatin1StringView("ts")); // of an English word: "objects"
    if (plural)
        word.chop(1);
    constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 13> sounds{{
        {QLatin1StringView("shch"), QLatin1StringView("s")},
        {QLatin1StringView("sch"), QLatin1StringView("s")},
        {QLatin1StringView("tch"), QLatin1StringView("c")},
        {QLatin1StringView("ts"), QLatin1StringView("c")},
        {QLatin1StringView("tz"), QLatin1StringView("c")},
        {QLatin1StringView("cz"), QLatin1StringView("c")},
        {QLatin1StringView("ch"), QLatin1StringView("c")},
        {QLatin1StringView("sh"), QLatin1StringView("s")},
        {QLatin1StringView("sz"), QLatin1StringView("s")},
        {QLatin1StringView("kh"), QLatin1StringView("h")},
        {QLatin1StringView("zh"), QLatin1StringView("z")},
        {QLatin1StringView("ph"), QLatin1StringView("f")},
        {QLatin1StringView("ck"), QLatin1StringView("k")},
    }};
    for (const auto& [many, one] : sounds)
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
    for (const QChar c : one_letter_a_sound(plain)) {
        const QStringView sound = latin_of(c);
        if (sound.isNull())
            latin += c;
        else
            latin += sound;
    }
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
    // Endings of the four languages as they look when folded, the longest first.
    static const QStringList endings = [] {
        QStringList all =
            QString::fromLatin1("iami ovii ami oho eho omu emu imi iah iac eiu oiu ovi inh ah ac ov ev iv "
                                "am om em im ih ei oi ui ia iu ii es ed a e i o u s")
                .split(u' ');
        std::ranges::stable_sort(all, [](const QString& a, const QString& b) { return a.size() > b.size(); });
        return all;
    }();
    constexpr qsizetype shortest_stem = 3;
    for (const QString& ending : endings)
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
    constexpr QStringView latin = u"`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
    constexpr QStringView ukrainian = u"’йцукенгшщзхїфівапролджєячсмитьбю";
    constexpr QStringView russian = u"ёйцукенгшщзхъфывапролджэячсмитьбю";
    const QString lower = text.toLower();
    const auto typed = [&](QStringView from, QStringView to) {
        QString other;
        for (const QChar c : lower) {
            const qsizetype key = from.indexOf(c);
            other += key < 0 ? c : to[key];
        }
        return other;
    };
    if (std::ranges::any_of(lower, is_cyrillic))
        return {typed(ukrainian, latin), typed(russian, latin)};
    if (std::ranges::any_of(lower, is_latin))
        return {typed(latin, ukrainian), typed(latin, russian)};
    return {};
}

} // namespace automa::app
