#include "app/shell/number_scanner.h"

namespace automa::app {
namespace {

bool isDigit(char16_t one) {
    return one >= u'0' && one <= u'9';
}

bool isSign(char16_t one) {
    return one == u'+' || one == u'-';
}

bool isSpace(char16_t one) {
    return one == u' ' || one == u'\t' || one == u'\n' || one == u'\r' || one == u'\f';
}

} // namespace

char16_t NumberScanner::at(qsizetype place) const {
    return place < rest_.size() ? rest_[place].unicode() : u'\0';
}

void NumberScanner::spaces() {
    while (isSpace(at(0)))
        rest_ = rest_.sliced(1);
}

bool NumberScanner::atEnd() {
    spaces();
    return rest_.isEmpty();
}

bool NumberScanner::separator() {
    spaces();
    if (at(0) != u',')
        return false;
    rest_ = rest_.sliced(1);
    spaces();
    return true;
}

bool NumberScanner::atNumber() const {
    return isDigit(at(0)) || isSign(at(0)) || at(0) == u'.';
}

std::optional<char16_t> NumberScanner::letter() {
    spaces();
    const char16_t one = at(0);
    if ((one < u'a' || one > u'z') && (one < u'A' || one > u'Z'))
        return std::nullopt;
    rest_ = rest_.sliced(1);
    spaces();
    return one;
}

/// Where the digits that begin at a place end.
qsizetype NumberScanner::digits(qsizetype from) const {
    while (isDigit(at(from)))
        ++from;
    return from;
}

std::optional<qreal> NumberScanner::number() {
    const qsizetype begin = isSign(at(0)) ? 1 : 0;
    qsizetype end = digits(begin);
    bool any = end > begin;
    if (at(end) == u'.') {
        const qsizetype fraction = digits(end + 1);
        any = any || fraction > end + 1;
        end = fraction;
    }
    if (!any)
        return std::nullopt;
    if (at(end) == u'e' || at(end) == u'E') {
        const qsizetype power = end + (isSign(at(end + 1)) ? 2 : 1);
        if (isDigit(at(power)))
            end = digits(power);
    }
    bool understood = false;
    const qreal value = rest_.first(end).toDouble(&understood); // not finite: not understood
    if (!understood)
        return std::nullopt;
    rest_ = rest_.sliced(end);
    return value;
}

std::optional<bool> NumberScanner::flag() {
    const char16_t one = at(0);
    if (one != u'0' && one != u'1')
        return std::nullopt;
    rest_ = rest_.sliced(1);
    return one == u'1';
}

} // namespace automa::app
