#include "app/text/aloud/sentences.h"

#include "app/text/text_words.h"

#include <QRegularExpression>

#include <cstdlib>
#include <optional>

namespace automa::app {

namespace {

constexpr int fewest_words = 2; // of a sentence that was cut off

struct Cut {
    qsizetype at = 0;   // the left part ends here
    qsizetype next = 0; // and the right one begins here
    int cost = 0;       // how far it is from the middle, less how good the place is
};

/// How good a place to cut a sign is; nothing: none at all.
std::optional<int> worth_of(QChar sign) {
    constexpr int best = 6;
    if (sign == bracket_opens || sign == bracket_closes || sign == u';')
        return best;
    if (sign == u':')
        return best / 2 + 1;
    return sign == u',' ? std::optional(best / 3) : std::nullopt;
}

bool is_joint(const QString& text, qsizetype space, const QStringList& joints) {
    for (const QString& joint : joints)
        if (QStringView(text).sliced(space + 1).startsWith(joint)
            && (space + 1 + joint.size() == text.size() || text[space + 1 + joint.size()] == u' '))
            return true;
    return false;
}

std::optional<Cut> best_cut(const QString& text, const QStringList& joints) {
    std::optional<Cut> best;
    const auto weigh = [&](qsizetype at, qsizetype next, int worth) {
        const int left = count_words(QStringView(text).first(at));
        const int right = count_words(QStringView(text).sliced(next));
        if (left < fewest_words || right < fewest_words)
            return;
        if (const int cost = std::abs(left - right) - worth; !best || cost < best->cost)
            best = Cut{at, next, cost};
    };
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        const auto worth = worth_of(text[i]);
        const bool inside = text[i + 1].isDigit() && text[i - 1].isDigit(); // "3,5"
        if (worth && !inside)
            weigh(i, i + 1, *worth);
        else if (text[i] == u' ' && is_joint(text, i, joints))
            weigh(i, i + 1, 0);
    }
    return best;
}

QString finished(QString sentence) {
    static const QRegularExpression pauses(QStringLiteral("\\s*[\\x{E000}\\x{E001}]\\s*"));
    static const QRegularExpression doubled(QStringLiteral("\\s*[,;:](?:\\s*[,;])+"));
    static const QRegularExpression before(QStringLiteral("\\s+(?=[,;:.?!])"));
    static const QRegularExpression rest(QStringLiteral("[\\s,;:]+$"));
    sentence.replace(pauses, QStringLiteral(", "));
    sentence = sentence.simplified();
    sentence.replace(doubled, QStringLiteral(",")).remove(before).remove(rest);
    while (!sentence.isEmpty() && (sentence[0] == u',' || sentence[0] == u' '))
        sentence.remove(0, 1);
    if (sentence.isEmpty())
        return {};
    if (!QStringLiteral(".?!").contains(sentence.back()))
        sentence += u'.';
    return as_label(sentence);
}

void add_short(QStringList& all, const QString& sentence, int most, const QStringList& joints) {
    const auto cut = count_words(sentence) > most ? best_cut(sentence, joints) : std::nullopt;
    if (!cut) {
        if (const QString whole = finished(sentence); !whole.isEmpty())
            all << whole;
        return;
    }
    add_short(all, sentence.first(cut->at), most, joints);
    add_short(all, sentence.sliced(cut->next), most, joints);
}

} // namespace

int count_words(QStringView text) {
    int words = 0;
    bool inside = false;
    for (const QChar c : text) {
        const bool gap = c.isSpace() || c == bracket_opens || c == bracket_closes;
        if (c.isLetterOrNumber() && !inside)
            ++words;
        inside = !gap && (inside || c.isLetterOrNumber());
    }
    return words;
}

QStringList short_sentences(const QString& text, int most, const QStringList& joints) {
    // An initial ("P. Jordan") ends no sentence.
    static const QRegularExpression end(QStringLiteral("(?<=[.?!])(?<!\\b\\p{Lu}\\.)\\s+|\\n+"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    QStringList all;
    for (const QString& sentence : text.split(end, Qt::SkipEmptyParts))
        add_short(all, sentence, most, joints);
    return all;
}

} // namespace automa::app
