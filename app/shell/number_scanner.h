#pragma once

#include <QStringView>
#include <optional>

namespace automa::app {

/// Walks through the numbers and letters of an SVG attribute. What it gives out it has passed.
class NumberScanner {
public:
    explicit NumberScanner(QStringView text) : rest_(text) {}

    /// True behind the last character; spaces do not count.
    [[nodiscard]] bool atEnd();
    [[nodiscard]] std::optional<char16_t> letter();
    /// Numbers touch where a sign or a second point tells them apart: ".5.5-3e1" is three.
    [[nodiscard]] std::optional<qreal> number();
    /// One digit, 0 or 1, which nothing need keep apart from the next number.
    [[nodiscard]] std::optional<bool> flag();
    /// Passes spaces with at most one comma among them; true if there was a comma.
    bool separator();
    [[nodiscard]] bool atNumber() const;

private:
    void spaces();
    [[nodiscard]] qsizetype digits(qsizetype from) const;
    [[nodiscard]] char16_t at(qsizetype place) const;

    QStringView rest_;
};

} // namespace automa::app
