#include "app/shell/drawing_style.h"

#include "app/shell/path_data.h"

#include <algorithm>

namespace automa::app {
namespace {

bool setColour(QColor& colour, QStringView value) {
    colour = value == u"none" ? QColor() : QColor(value.toString());
    return colour.isValid() || value == u"none";
}

bool setCap(Qt::PenCapStyle& cap, QStringView value) {
    cap = value == u"round" ? Qt::RoundCap : value == u"square" ? Qt::SquareCap : Qt::FlatCap;
    return cap != Qt::FlatCap || value == u"butt";
}

bool setJoin(Qt::PenJoinStyle& join, QStringView value) {
    join = value == u"round" ? Qt::RoundJoin : value == u"bevel" ? Qt::BevelJoin : Qt::SvgMiterJoin;
    return join != Qt::SvgMiterJoin || value == u"miter";
}

bool setRule(Qt::FillRule& rule, QStringView value) {
    rule = value == u"evenodd" ? Qt::OddEvenFill : Qt::WindingFill;
    return rule == Qt::OddEvenFill || value == u"nonzero";
}

bool setWidth(qreal& width, QStringView value) {
    const auto numbers = readNumbers(value);
    if (!numbers || numbers->size() != 1 || numbers->front() < 0)
        return false;
    width = numbers->front();
    return true;
}

bool setDashes(std::vector<qreal>& dashes, QStringView value) {
    dashes.clear();
    if (value == u"none")
        return true;
    const auto numbers = readNumbers(value);
    if (!numbers || numbers->empty() || std::ranges::any_of(*numbers, [](qreal one) { return one < 0; })
        || std::ranges::all_of(*numbers, [](qreal one) { return qFuzzyIsNull(one); }))
        return false;
    dashes = *numbers;
    if (dashes.size() % 2 != 0) // an odd list goes round twice
        dashes.insert(dashes.end(), numbers->begin(), numbers->end());
    return true;
}

/// Our drawings only push; other ways to move a shape are not understood.
bool move(QTransform& place, QStringView value) {
    static constexpr QStringView push = u"translate(";
    value = value.trimmed();
    if (!value.startsWith(push) || !value.endsWith(u')'))
        return false;
    const auto by = readNumbers(value.sliced(push.size()).chopped(1));
    if (!by || by->empty() || by->size() > 2)
        return false;
    place.translate(by->front(), by->size() == 2 ? by->back() : 0);
    return true;
}

} // namespace

bool DrawingStyle::set(QStringView attribute, QStringView value) {
    if (attribute == u"fill")
        return setColour(fill, value);
    if (attribute == u"stroke")
        return setColour(stroke, value);
    if (attribute == u"stroke-width")
        return setWidth(strokeWidth, value);
    if (attribute == u"stroke-linecap")
        return setCap(cap, value);
    if (attribute == u"stroke-linejoin")
        return setJoin(join, value);
    if (attribute == u"stroke-dasharray")
        return setDashes(dashes, value);
    if (attribute == u"fill-rule")
        return setRule(rule, value);
    if (attribute == u"transform")
        return move(place, value);
    return false;
}

QBrush DrawingStyle::brush() const {
    return fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush);
}

QPen DrawingStyle::pen() const {
    if (!stroke.isValid() || qFuzzyIsNull(strokeWidth)) // to Qt, a width of nothing is a hairline
        return Qt::NoPen;
    QPen pen(stroke, strokeWidth, Qt::SolidLine, cap, join);
    constexpr qreal miterLimitOfSvg = 4;
    pen.setMiterLimit(miterLimitOfSvg);
    if (!dashes.empty()) {
        QList<qreal> pattern; // Qt counts dashes in widths of the pen
        for (const qreal length : dashes)
            pattern << length / strokeWidth;
        pen.setDashPattern(pattern);
    }
    return pen;
}

} // namespace automa::app
