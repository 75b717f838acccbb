#include "app/lookup/fold.h"

#include <QRegularExpression>

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
    return word;
}

QString without_repeats(const QString& word) {
    QString single;
    for (const QChar c : word)
        if (single.isEmpty() || single.back() != c || c.isDigit())
            single += c;
    return single;
}

/// A single letter is a code (headstream B, conduit 5A), and the table may write it in Cyrillic.
QString fold_letter(QChar c) {
    constexpr std::array<std::pair<char16_t, char16_t>, 6> codes{
        {{u'а', u'a'}, {u'в', u'b'}, {u'б', u'b'}, {u'с', u'c'}, {u'д', u'd'}, {u'л', u'l'}}};
    for (const auto& [east, west] : codes)
        if (c == east)
            return QChar(west);
    return c;
}

/// Roman numbers of technology levels, also in Cyrillic letters.
QString arabic(const QString& word) {
    const bool ones = word.size() >= 2 && word.size() <= 3 && std::ranges::all_of(word, [](QChar c) {
                          return c == u'i' || c == u'і' || c == u'l';
                      });
    return ones ? QString::number(word.size()) : QString();
}

QString number(QStringView digits) {
    const QString value = QString::number(digits.toString().toInt());
    return value == u"0" && digits != u"0" ? digits.toString() : value;
}

/// Takes the codes out of `text` and gives them in one spelling.
QStringList take_codes(QString& text, bool query) {
    static const QRegularExpression tile(
        QStringLiteral(
            "(?<![\\w.])(\\d{1,2})\\s?[-–—/]\\s?(\\d{1,2})\\s?([abавб])\\s?[-–—/]\\s?(\\d{1,2})(?![\\w])"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression dotted(
        QStringLiteral("(?<![\\w.])(?:[bбв]\\s?[-–—.]?\\s?)?(\\d{1,2})[.,](\\d{1,2})(?![\\w])"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression lettered(
        QStringLiteral("(?<![\\w.])([abcdlавбсдл])\\s?[-–—]?(\\d{1,2})(?![\\w])"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression conduit(QStringLiteral("(?<![\\w.])(\\d{1,2})-?([abавб])(?![\\w])"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression parted(QStringLiteral("(?<![\\w.])(\\d{1,2})[\\s-]+([abавб])\\s*$"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QStringList codes;
    const auto take = [&](const QRegularExpression& pattern, auto spelled) {
        for (auto match = pattern.match(text); match.hasMatch(); match = pattern.match(text)) {
            codes << spelled(match);
            text.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" "));
        }
    };
    using Match = QRegularExpressionMatch;
    take(tile, [](const Match& m) {
        return QStringLiteral("%1-%2%3-%4")
            .arg(number(m.capturedView(1)), number(m.capturedView(2)), fold_letter(m.capturedView(3)[0]),
                 number(m.capturedView(4)));
    });
    take(dotted, [](const Match& m) {
        return QStringLiteral("b%1.%2").arg(number(m.capturedView(1)), number(m.capturedView(2)));
    });
    const auto joined = [](const Match& m) {
        return number(m.capturedView(1)) + fold_letter(m.capturedView(2)[0]);
    };
    take(conduit, joined);
    if (query)
        take(parted, joined);
    take(lettered,
         [](const Match& m) { return fold_letter(m.capturedView(1)[0]) + number(m.capturedView(2)); });
    return codes;
}

} // namespace

QString fold_word(QStringView word) {
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
    return without_repeats(latin);
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

QStringList folded_words(const QString& text, bool query) {
    QString rest = text.toLower();
    rest.replace(QChar(0x00A0), u' ');
    QStringList words = take_codes(rest, query);
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty()) {
            const QString folded = word[0].isDigit() ? number(word) : fold_word(word);
            const bool letter = folded.size() == 1 && folded[0].isLetter();
            if (!folded.isEmpty() && (!letter || QStringView(u"abcd").contains(folded[0])))
                words << folded; // other single letters are prepositions and the like
        }
        word.clear();
    };
    for (const QChar c : std::as_const(rest)) {
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
