// Pipes, dams, powerhouses and drops.
#include "app/barrage/map/map_painter.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr double free_pipe = 5;
constexpr double free_casing = 9;
constexpr double built_ink = 19;
constexpr double built_company = 15;
constexpr double built_core = 6;

QPen roundPen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

void MapPainter::freePipe(SpaceId space) {
    const auto power = static_cast<std::size_t>(scene_.place(space).power);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(roundPen(colours_.casing, free_casing));
    painter_.drawPath(geometry_.pipe(index_in_kind(space)));
    painter_.setPen(roundPen(colours_.power[power], free_pipe));
    painter_.drawPath(geometry_.pipe(index_in_kind(space)));
    pipeEnd(space, 8);
}

void MapPainter::builtPipe(SpaceId space) {
    const DrawnPlace& place = scene_.place(space);
    painter_.setBrush(Qt::NoBrush);
    const QPainterPath& pipe = geometry_.pipe(index_in_kind(space));
    painter_.setPen(roundPen(colours_.text, built_ink));
    painter_.drawPath(pipe);
    painter_.setPen(roundPen(colours_.fill(place.owner), built_company));
    painter_.drawPath(pipe);
    painter_.setPen(roundPen(colours_.power[static_cast<std::size_t>(place.power)], built_core));
    painter_.drawPath(pipe);
    pipeEnd(space, 12);
}

void MapPainter::pipeEnd(SpaceId space, double radius) {
    painter_.setPen(QPen(colours_.text, 2.5));
    painter_.setBrush(colours_.power[static_cast<std::size_t>(scene_.place(space).power)]);
    painter_.drawEllipse(geometry_.pipe(index_in_kind(space)).currentPosition(), radius, radius);
}

void MapPainter::ownerSquare(SpaceId space) {
    const Owner owner = scene_.place(space).owner;
    QRectF square(0, 0, 34, 34);
    square.moveCenter(geometry_.centre(space) + QPointF(0, 41));
    painter_.setPen(QPen(colours_.text, 2.5));
    painter_.setBrush(colours_.fill(owner));
    painter_.drawRoundedRect(square, 7, 7);
    text(square.center(), colours_.letterOf(owner), 23, colours_.inkOn(owner));
}

void MapPainter::damSpace(SpaceId space) {
    const DrawnPlace& place = scene_.place(space);
    if (place.built()) {
        dam(space, place.owner, place.height);
        return;
    }
    QColor ground = colours_.site;
    painter_.setBrush(ground);
    if (place.red_bordered)
        painter_.setPen(QPen(colours_.redBorder, 4.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    else
        painter_.setPen(QPen(colours_.line2, 3, Qt::CustomDashLine));
    if (!place.red_bordered) {
        QPen dashes = painter_.pen();
        dashes.setDashPattern({2.6, 1.8});
        painter_.setPen(dashes);
    }
    painter_.drawPolygon(geometry_.dam(space, place.red_bordered ? -1 : 0));
}

void MapPainter::dam(SpaceId space, Owner owner, int height) {
    QPainterPath base;
    base.addPolygon(geometry_.dam(space));
    base.closeSubpath();
    const QPen edge(colours_.text, 2.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    painter_.fillPath(base, colours_.fill(owner));
    if (owner == Owner::neutral)
        hatch(base);
    painter_.strokePath(base, edge);
    for (int level = 1; level < height; ++level) {
        painter_.setPen(edge);
        painter_.setBrush(colours_.fill(owner));
        painter_.drawRect(geometry_.slab(space, level));
    }
    text(geometry_.centre(space), colours_.letterOf(owner), 24, colours_.inkOn(owner));
}

void MapPainter::hatch(const QPainterPath& shape) {
    painter_.save();
    painter_.setClipPath(shape, Qt::IntersectClip);
    painter_.setPen(QPen(colours_.ink, 1.6));
    const QRectF box = shape.boundingRect();
    for (double x = box.left() - box.height(); x < box.right(); x += 10) {
        painter_.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
        painter_.drawLine(QPointF(x, box.top()), QPointF(x + box.height(), box.bottom()));
    }
    painter_.restore();
}

void MapPainter::dropsAbove(SpaceId space) {
    const DrawnPlace& place = scene_.place(space);
    if (place.drops == 0)
        return;
    const double top = geometry_.box(space).top() - (place.height - 1) * map_size::slab;
    const QPointF middle(geometry_.centre(space).x(), top - 20);
    if (place.drops > 3) {
        drop(middle - QPointF(14, 0), 27);
        text(middle + QPointF(14, 0), QString::number(place.drops), 27, colours_.text, colours_.pool);
        return;
    }
    for (int i = 0; i < place.drops; ++i)
        drop(middle + QPointF((i - (place.drops - 1) / 2.0) * 24, 0), 27);
}

void MapPainter::drop(QPointF middle, double height) {
    const double r = height * 0.31;
    const QPointF belly(middle.x(), middle.y() + height / 2 - r);
    QPainterPath shape(QPointF(middle.x(), middle.y() - height / 2));
    shape.cubicTo(belly + QPointF(r * 0.45, -r * 1.25), belly + QPointF(r, -r * 0.65), belly + QPointF(r, 0));
    shape.arcTo(QRectF(belly.x() - r, belly.y() - r, 2 * r, 2 * r), 0, -180);
    shape.cubicTo(belly + QPointF(-r, -r * 0.65), belly + QPointF(-r * 0.45, -r * 1.25),
                  QPointF(middle.x(), middle.y() - height / 2));
    painter_.strokePath(shape, QPen(colours_.surface, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.fillPath(shape, colours_.drop);
}

void MapPainter::powerhouse(SpaceId space, Owner owner, const QColor& ground) {
    const bool built = owner != Owner::nobody;
    const bool red = scene_.place(space).red_bordered;
    painter_.setPen(built ? QPen(colours_.text, 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin)
                          : QPen(red ? colours_.redBorder : colours_.line2, red ? 4 : 2, Qt::SolidLine,
                                 Qt::FlatCap, Qt::RoundJoin));
    painter_.setBrush(built ? colours_.fill(owner) : ground);
    painter_.drawPolygon(geometry_.powerhouse(space));
    if (built)
        text(geometry_.centre(space) + QPointF(-1, 9), colours_.letterOf(owner), 20, colours_.inkOn(owner));
}

void MapPainter::piece(SpaceId space, Owner owner) {
    const DrawnPlace& place = scene_.place(space);
    switch (place.kind) {
    case SpaceKind::dam:
        dam(space, owner, std::max(1, place.height));
        return;
    case SpaceKind::powerhouse:
        powerhouse(space, owner, colours_.site);
        return;
    case SpaceKind::conduit:
        plate(space);
        return;
    }
}

void MapPainter::whole(SpaceId space) {
    const DrawnPlace& place = scene_.place(space);
    switch (place.kind) {
    case SpaceKind::conduit:
        place.built() ? builtPipe(space) : freePipe(space);
        plate(space);
        return;
    case SpaceKind::powerhouse:
        powerhouse(space, place.owner, colours_.site);
        return;
    case SpaceKind::dam:
        damSpace(space);
        dropsAbove(space);
        return;
    }
}

} // namespace automa::app::barrage_app
