#pragma once

#include <QBrush>
#include <QColor>
#include <QPen>
#include <QStringView>
#include <QTransform>
#include <vector>

namespace automa::app {

/// How a shape of a drawing is painted; groups hand theirs down. The values it begins with are those of SVG.
struct DrawingStyle {
    QColor fill = Qt::black; ///< invalid: not filled
    QColor stroke;           ///< invalid: no line
    qreal strokeWidth = 1;
    Qt::PenCapStyle cap = Qt::FlatCap;
    Qt::PenJoinStyle join = Qt::SvgMiterJoin;
    std::vector<qreal> dashes;
    Qt::FillRule rule = Qt::WindingFill;
    QTransform place;

    /// False if there is no such attribute or its value is not understood.
    [[nodiscard]] bool set(QStringView attribute, QStringView value);

    [[nodiscard]] QBrush brush() const;
    [[nodiscard]] QPen pen() const;
};

} // namespace automa::app
