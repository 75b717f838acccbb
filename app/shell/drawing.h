// Why a reader of our own: the browser build has no Qt Svg (its sources could not be had for the Qt that is
// built there), and one reader draws the same picture on every platform. Qt Svg leaves out what it does not
// know; this one refuses such a drawing, so that a test finds it.
#pragma once

#include <QBrush>
#include <QPainterPath>
#include <QPen>
#include <QTransform>
#include <optional>
#include <vector>

class QPainter;

namespace automa::app {

/// One of our drawings (assets/icons), read from the small part of SVG that they use: groups, paths,
/// rectangles, circles and ellipses, filled and stroked in plain colours.
class Drawing {
public:
    /// A drawing is read as a whole or not at all: what would be left out silently could be what it is about.
    [[nodiscard]] static std::optional<Drawing> read(const QByteArray& svg);

    /// Its view box fills the area, whatever the sides of either.
    void paint(QPainter& painter, const QRectF& area) const;

    struct Shape {
        QPainterPath outline;
        QBrush fill;
        QPen line;
        QTransform place;
    };
    [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }

private:
    QRectF box_;
    std::vector<Shape> shapes_;
};

} // namespace automa::app
