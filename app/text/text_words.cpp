#include "app/text/text_words.h"

#include "app/text/spoken_in.h"

#include <algorithm>

namespace automa::app {

namespace {

constexpr QChar no_break_space(0x00A0);
constexpr QChar minus_sign(0x2212);

thread_local const QTranslator* spoken = nullptr;

QString text_of(const char* context, const char* source, const char* comment, int n) {
    if (spoken == nullptr) {
        return QCoreApplication::translate(context, source, comment, n);
    }
    QString text = spoken->translate(context, source, comment, n);
    if (text.isEmpty()) {
        text = QString::fromUtf8(source);
    }
    return n < 0 ? text : text.replace(QStringLiteral("%n"), QString::number(n));
}

} // namespace

SpokenIn::SpokenIn(const QTranslator& texts) : before_(spoken) {
    spoken = &texts;
}

SpokenIn::~SpokenIn() {
    spoken = before_;
}

QString translate(const char* context, const char* source, const char* comment, int n) {
    QString text = text_of(context, source, comment, n);
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == u' ' && text[i - 1].isDigit() && text[i + 1].isLetter()) {
            text[i] = no_break_space;
        }
    }
    return text;
}

const Word* find_word(std::span<const Word> words, QAnyStringView id) {
    const auto found = std::ranges::find_if(words, [id](const Word& word) {
        return QAnyStringView::compare(id, QAnyStringView(QLatin1StringView(word.id))) == 0;
    });
    return found == words.end() ? nullptr : &*found;
}

QString word_of(const char* context, std::span<const Word> words, QAnyStringView id) {
    const Word* word = find_word(words, id);
    return word == nullptr ? id.toString() : translate(context, word->source);
}

QString unbroken(QString text) {
    return text.replace(u' ', no_break_space);
}

QString bound(QString text) {
    for (qsizetype i = 1; i + 1 < text.size(); ++i)
        if (text[i] == u' ' && text[i + 1].isDigit())
            text[i] = no_break_space;
    return text;
}

QString as_label(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString signed_number(int value) {
    if (value < 0) {
        return minus_sign + QString::number(-value);
    }
    return value == 0 ? QStringLiteral("0") : u'+' + QString::number(value);
}

} // namespace automa::app
