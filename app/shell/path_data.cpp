#include "app/shell/path_data.h"

#include "app/shell/number_scanner.h"

#include <QTransform>
#include <QtMath>
#include <array>
#include <cmath>

namespace automa::app {
namespace {

struct Arc {
    QSizeF radii;
    qreal turned = 0; ///< degrees by which the ellipse is turned
    bool large = false;
    bool sweep = false;
};

/// An arc between two points in pieces of at most a quarter: SVG 1.1, implementation notes F.6.5 and F.6.6.
void addArc(QPainterPath& path, const QPointF& from, const Arc& arc, const QPointF& to) {
    qreal rx = qAbs(arc.radii.width());
    qreal ry = qAbs(arc.radii.height());
    if (from == to)
        return;
    if (qFuzzyIsNull(rx) || qFuzzyIsNull(ry)) {
        path.lineTo(to);
        return;
    }
    QTransform upright;
    upright.rotate(-arc.turned);
    const QPointF half = upright.map((from - to) / 2);
    const qreal reach = half.x() * half.x() / (rx * rx) + half.y() * half.y() / (ry * ry);
    if (reach > 1) { // radii too small to meet both points grow until they do
        rx *= std::sqrt(reach);
        ry *= std::sqrt(reach);
    }
    const qreal aside = std::sqrt(qMax(0.0, 1 / qMin(reach, 1.0) - 1)) * (arc.large == arc.sweep ? -1 : 1);
    const QPointF centre(aside * rx * half.y() / ry, -aside * ry * half.x() / rx); // in the upright frame

    const qreal first = std::atan2((half.y() - centre.y()) / ry, (half.x() - centre.x()) / rx);
    qreal span = std::atan2((-half.y() - centre.y()) / ry, (-half.x() - centre.x()) / rx) - first;
    if (arc.sweep && span < 0)
        span += 2 * M_PI;
    if (!arc.sweep && span > 0)
        span -= 2 * M_PI;

    QTransform onCircle; // from the unit circle to where the arc lies
    onCircle.translate((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    onCircle.rotate(arc.turned);
    onCircle.translate(centre.x(), centre.y());
    onCircle.scale(rx, ry);
    const int pieces = qMax(1, qCeil(qAbs(span) / (M_PI_2 + 0.001)));
    const qreal step = span / pieces;
    const qreal pull = 4.0 / 3.0 * std::tan(step / 4);
    for (int piece = 0; piece < pieces; ++piece) {
        const qreal begin = first + piece * step;
        const QPointF a(std::cos(begin), std::sin(begin));
        const QPointF b(std::cos(begin + step), std::sin(begin + step));
        path.cubicTo(onCircle.map(QPointF(a.x() - pull * a.y(), a.y() + pull * a.x())),
                     onCircle.map(QPointF(b.x() + pull * b.y(), b.y() - pull * b.x())),
                     piece + 1 == pieces ? to : onCircle.map(b));
    }
}

class PathReader {
public:
    explicit PathReader(QStringView text) : scanner_(text) {}

    std::optional<QPainterPath> read() {
        while (!scanner_.atEnd()) {
            const std::optional<char16_t> letter = scanner_.letter();
            if (!letter || !command(*letter))
                return std::nullopt;
        }
        return path_;
    }

private:
    /// A letter with all the groups of numbers behind it.
    bool command(char16_t letter) {
        relative_ = letter >= u'a';
        char16_t kind = relative_ ? letter - u'a' + u'A' : letter;
        if (kind != u'M' && path_.elementCount() == 0)
            return false; // a path begins with a move
        if (kind == u'Z') {
            close();
            return true;
        }
        bool more = true;
        while (more) {
            if (!group(kind))
                return false;
            if (kind == u'M')
                kind = u'L'; // further points of a move are lines
            const bool comma = scanner_.separator();
            more = scanner_.atNumber();
            if (comma && !more)
                return false;
        }
        return true;
    }

    bool group(char16_t kind) {
        switch (kind) {
        case u'M':
            return move();
        case u'L':
            return points<1>([this](const auto& at) { line(at[0]); });
        case u'H':
            return numbers<1>([this](const auto& at) {
                line({relative_ ? here_.x() + at[0] : at[0], here_.y()});
            });
        case u'V':
            return numbers<1>([this](const auto& at) {
                line({here_.x(), relative_ ? here_.y() + at[0] : at[0]});
            });
        case u'C':
            return points<3>([this](const auto& at) { cubic(at[0], at[1], at[2]); });
        case u'S':
            return points<2>([this](const auto& at) { cubic(mirrored(Bend::Cubic), at[0], at[1]); });
        case u'Q':
            return points<2>([this](const auto& at) { quadratic(at[0], at[1]); });
        case u'T':
            return points<1>([this](const auto& at) { quadratic(mirrored(Bend::Quadratic), at[0]); });
        case u'A':
            return arc();
        default:
            return false;
        }
    }

    bool move() {
        return points<1>([this](const auto& at) {
            path_.moveTo(at[0]);
            start_ = at[0];
            closed_ = false;
            arrive(at[0], Bend::None);
        });
    }

    bool arc() {
        Arc shape;
        const bool shaped = numbers<3>([&](const auto& values) {
            shape.radii = {values[0], values[1]};
            shape.turned = values[2];
        });
        return shaped && flag(shape.large) && flag(shape.sweep) && points<1>([&](const auto& at) {
                   open();
                   addArc(path_, here_, shape, at[0]);
                   arrive(at[0], Bend::None);
               });
    }

    /// One of the two flags of an arc, and what keeps it apart from its neighbours.
    bool flag(bool& value) {
        scanner_.separator();
        const std::optional<bool> read = scanner_.flag();
        scanner_.separator();
        value = read.value_or(false);
        return read.has_value();
    }

    void close() {
        path_.closeSubpath();
        closed_ = true;
        arrive(start_, Bend::None);
    }

    void line(const QPointF& to) {
        open();
        path_.lineTo(to);
        arrive(to, Bend::None);
    }

    void cubic(const QPointF& first, const QPointF& second, const QPointF& to) {
        open();
        path_.cubicTo(first, second, to);
        control_ = second;
        arrive(to, Bend::Cubic);
    }

    void quadratic(const QPointF& control, const QPointF& to) {
        open();
        path_.quadTo(control, to);
        control_ = control;
        arrive(to, Bend::Quadratic);
    }

    enum class Bend { None, Cubic, Quadratic };

    /// The last control point seen from the other side, if the step before was of the same kind.
    [[nodiscard]] QPointF mirrored(Bend kind) const { return bend_ == kind ? 2 * here_ - control_ : here_; }

    void arrive(const QPointF& at, Bend bend) {
        here_ = at;
        bend_ = bend;
    }

    /// What follows a closed part without a move begins where that part began.
    void open() {
        if (closed_)
            path_.moveTo(start_);
        closed_ = false;
    }

    template <std::size_t Count, typename Then>
    bool numbers(Then then) {
        std::array<qreal, Count> values{};
        for (std::size_t index = 0; index < Count; ++index) {
            if (index > 0)
                scanner_.separator();
            const std::optional<qreal> number = scanner_.number();
            if (!number)
                return false;
            values[index] = *number;
        }
        then(values);
        return true;
    }

    template <std::size_t Count, typename Then>
    bool points(Then then) {
        return numbers<2 * Count>([&](const auto& values) {
            std::array<QPointF, Count> at;
            for (std::size_t index = 0; index < Count; ++index)
                at[index] =
                    QPointF(values[2 * index], values[2 * index + 1]) + (relative_ ? here_ : QPointF());
            then(at);
        });
    }

    NumberScanner scanner_;
    QPainterPath path_;
    QPointF here_;
    QPointF start_;
    QPointF control_;
    Bend bend_ = Bend::None;
    bool relative_ = false;
    bool closed_ = false;
};

} // namespace

std::optional<QPainterPath> readPathData(QStringView text) {
    return PathReader(text).read();
}

std::optional<std::vector<qreal>> readNumbers(QStringView text) {
    NumberScanner scanner(text);
    std::vector<qreal> numbers;
    bool comma = false;
    while (!scanner.atEnd() || comma) {
        const std::optional<qreal> number = scanner.number();
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
        comma = scanner.separator();
    }
    return numbers;
}

} // namespace automa::app
