#include "app/shell/drawing.h"

#include "app/shell/drawing_style.h"
#include "app/shell/path_data.h"

#include <QPainter>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>

namespace automa::app {
namespace {

/// What an element is named and what belongs to its form alone, in the order in which its maker takes it.
struct Form {
    QStringView element;
    std::vector<QStringView> sides;
    std::optional<QPainterPath> (*make)(const std::vector<std::optional<qreal>>& sides);
};

using Sides = std::vector<std::optional<qreal>>;

std::optional<QPainterPath> ellipse(const QPointF& centre, qreal rx, qreal ry) {
    if (rx <= 0 || ry <= 0)
        return std::nullopt;
    QPainterPath path;
    path.addEllipse(centre, rx, ry);
    return path;
}

std::optional<QPainterPath> rectangle(const Sides& sides) {
    const QRectF rect(sides[0].value_or(0), sides[1].value_or(0), sides[2].value_or(0), sides[3].value_or(0));
    const qreal rx = sides[4].value_or(sides[5].value_or(0)); // one radius stands for both
    const qreal ry = sides[5].value_or(rx);
    if (rect.isEmpty() || rx < 0 || ry < 0)
        return std::nullopt;
    QPainterPath path;
    path.addRoundedRect(rect, rx, ry);
    return path;
}

const std::array<Form, 3>& forms() {
    static const std::array<Form, 3> all{
        Form{u"rect", {u"x", u"y", u"width", u"height", u"rx", u"ry"}, rectangle},
        Form{u"circle",
             {u"cx", u"cy", u"r"},
             [](const Sides& sides) {
                 const qreal radius = sides[2].value_or(0);
                 return ellipse({sides[0].value_or(0), sides[1].value_or(0)}, radius, radius);
             }},
        Form{u"ellipse", {u"cx", u"cy", u"rx", u"ry"}, [](const Sides& sides) {
                 return ellipse({sides[0].value_or(0), sides[1].value_or(0)}, sides[2].value_or(0),
                                sides[3].value_or(0));
             }}};
    return all;
}

class DrawingReader {
public:
    explicit DrawingReader(const QByteArray& svg) : xml_(svg) {}

    bool read(QRectF& box, std::vector<Drawing::Shape>& shapes) {
        if (!xml_.readNextStartElement() || xml_.qualifiedName() != u"svg")
            return false;
        DrawingStyle style;
        for (const QXmlStreamAttribute& one : xml_.attributes()) {
            if (one.qualifiedName() == u"viewBox" ? !readBox(box, one.value()) : !take(style, one))
                return false;
        }
        return !box.isEmpty() && children(style, shapes) && !xml_.hasError();
    }

private:
    static bool readBox(QRectF& box, QStringView value) {
        const auto sides = readNumbers(value);
        if (!sides || sides->size() != 4)
            return false;
        box = QRectF((*sides)[0], (*sides)[1], (*sides)[2], (*sides)[3]);
        return true;
    }

    static bool take(DrawingStyle& style, const QXmlStreamAttribute& one) {
        return style.set(one.qualifiedName(), one.value());
    }

    bool children(const DrawingStyle& style, std::vector<Drawing::Shape>& shapes) {
        while (xml_.readNextStartElement()) {
            const bool group = xml_.qualifiedName() == u"g";
            if (group ? !readGroup(style, shapes) : !readShape(style, shapes))
                return false;
        }
        return true;
    }

    bool readGroup(DrawingStyle style, std::vector<Drawing::Shape>& shapes) {
        for (const QXmlStreamAttribute& one : xml_.attributes()) {
            if (!take(style, one))
                return false;
        }
        return children(style, shapes);
    }

    bool readShape(DrawingStyle style, std::vector<Drawing::Shape>& shapes) {
        std::optional<QPainterPath> outline =
            xml_.qualifiedName() == u"path" ? readPath(style) : readForm(style);
        if (!outline || xml_.readNextStartElement()) // a shape holds nothing
            return false;
        outline->setFillRule(style.rule);
        shapes.push_back({*outline, style.brush(), style.pen(), style.place});
        return true;
    }

    std::optional<QPainterPath> readPath(DrawingStyle& style) {
        std::optional<QPainterPath> outline;
        for (const QXmlStreamAttribute& one : xml_.attributes()) {
            if (one.qualifiedName() == u"d")
                outline = readPathData(one.value());
            else if (!take(style, one))
                return std::nullopt;
        }
        return outline;
    }

    std::optional<QPainterPath> readForm(DrawingStyle& style) {
        for (const Form& form : forms()) {
            if (xml_.qualifiedName() == form.element)
                return readForm(form, style);
        }
        return std::nullopt;
    }

    std::optional<QPainterPath> readForm(const Form& form, DrawingStyle& style) {
        Sides sides(form.sides.size());
        for (const QXmlStreamAttribute& one : xml_.attributes()) {
            const auto side = std::ranges::find(form.sides, one.qualifiedName());
            if (side == form.sides.end()) {
                if (!take(style, one))
                    return std::nullopt;
                continue;
            }
            const auto value = readNumbers(one.value());
            if (!value || value->size() != 1)
                return std::nullopt;
            sides[static_cast<std::size_t>(side - form.sides.begin())] = value->front();
        }
        return form.make(sides);
    }

    QXmlStreamReader xml_;
};

} // namespace

std::optional<Drawing> Drawing::read(const QByteArray& svg) {
    Drawing drawing;
    if (!DrawingReader(svg).read(drawing.box_, drawing.shapes_))
        return std::nullopt;
    return drawing;
}

void Drawing::paint(QPainter& painter, const QRectF& area) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.topLeft());
    painter.scale(area.width() / box_.width(), area.height() / box_.height());
    painter.translate(-box_.topLeft());
    const QTransform onBox = painter.transform();
    for (const Shape& shape : shapes_) {
        painter.setTransform(shape.place * onBox);
        painter.setBrush(shape.fill);
        painter.setPen(shape.line);
        painter.drawPath(shape.outline);
    }
    painter.restore();
}

} // namespace automa::app
