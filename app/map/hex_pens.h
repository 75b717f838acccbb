// The lines of a hex map.
#pragma once

#include <QColor>
#include <QPen>

namespace automa::app {

inline QPen dashed(const QColor& colour, double width) {
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2.4, 1.8});
    return pen;
}

inline QPen solid(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin};
}

} // namespace automa::app
