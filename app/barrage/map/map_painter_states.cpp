// What a choice lifts out of the map: candidates, what fell out, the winner, marks. Form tells the state, not
// only colour: a thick frame, a dashed one with a cross, a dashed empty one, a yellow one with a label.
#include "app/barrage/map/map_painter.h"

#include <QFontMetricsF>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QPen dashed(const QColor& colour, double width) {
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2.4, 1.8});
    return pen;
}

} // namespace

void MapPainter::highlights(const BoardHighlights& shown) {
    if (shown.veiled())
        lifted(shown);
    for (std::size_t i = 0; i < shown.asked.size(); ++i)
        if (shown.asked[i])
            asked(i);
}

void MapPainter::lifted(const BoardHighlights& shown) {
    lifting_ = true;
    QColor veil = colours_.ground;
    veil.setAlphaF(0.62F);
    painter_.fillRect(geometry_.bounds(), veil);
    for (const SpaceId space : shown.gone)
        fallen(space, false);
    for (const SpaceId space : shown.out)
        fallen(space, true);
    for (const SpaceId space : shown.candidates)
        if (space != shown.winner)
            candidate(space);
    for (const BoardHighlights::Mark& each : shown.marks)
        mark(each);
    for (const SpaceId space : shown.reasons)
        if (inSight(space))
            whole(space);
    SpaceSet named = shown.candidates | shown.out | shown.gone;
    if (shown.winner)
        named.add(*shown.winner);
    for (const BoardHighlights::Mark& each : shown.marks)
        named.add(each.space);
    for (const SpaceId space : named.empty() ? shown.reasons : named)
        badge(scene_.place(space).basin);
}

void MapPainter::asked(std::size_t headstream) {
    const QRectF box = geometry_.headstream(headstream);
    QPainterPath frame;
    frame.addRoundedRect(box.adjusted(-9, -9, 9, 9), 20, 20);
    painter_.fillPath(frame, colours_.primary);
    this->headstream(headstream);
    if (scene_.headstream_drops[headstream] > 0)
        return; // what lies there is what one wants to see
    QPainterPath tile;
    tile.addRoundedRect(box.adjusted(58, 4, -4, -4), 10, 10);
    painter_.fillPath(tile, colours_.primaryC);
    text(tile.boundingRect().center(), QStringLiteral("?"), 44, colours_.text);
}

void MapPainter::winner(const BoardHighlights& shown) {
    lifting_ = shown.veiled();
    if (shown.winner) {
        taken(*shown.winner, shown.piece);
        label(*shown.winner, shown.candidates);
    }
    if (shown.chosen) {
        const bool conduit = scene_.place(*shown.chosen).kind == SpaceKind::conduit;
        const QPainterPath frame =
            conduit ? geometry_.pipe(index_in_kind(*shown.chosen)) : outline(*shown.chosen, 13);
        const double edge = conduit ? 31 : 13;
        const Qt::PenCapStyle cap = conduit ? Qt::RoundCap : Qt::FlatCap;
        painter_.strokePath(frame, QPen(colours_.text, edge, Qt::SolidLine, cap, Qt::MiterJoin));
        painter_.strokePath(frame, QPen(colours_.winner, edge - 6, Qt::SolidLine, cap, Qt::MiterJoin));
        if (conduit) {
            const QPainterPath ring = outline(*shown.chosen, 13);
            painter_.strokePath(ring, QPen(colours_.text, 13));
            painter_.strokePath(ring, QPen(colours_.winner, 7));
            whole(*shown.chosen); // its code is not hidden by the ring
        }
    } else if (shown.chosen_headstream >= 0) {
        const QRectF box =
            geometry_.headstream(static_cast<std::size_t>(shown.chosen_headstream)).adjusted(-7, -7, 7, 7);
        painter_.setBrush(Qt::NoBrush);
        for (const QPen& pen : {QPen(colours_.text, 13), QPen(colours_.winner, 7)}) {
            painter_.setPen(pen);
            painter_.drawRoundedRect(box, 18, 18);
        }
    }
}

QPainterPath MapPainter::outline(SpaceId space, double by) const {
    QPainterPath path;
    switch (scene_.place(space).kind) {
    case SpaceKind::dam: {
        QPolygonF frame = geometry_.dam(space, by);
        const double higher = std::max(0, scene_.place(space).height - 1) * map_size::slab;
        frame[0].ry() -= higher;
        frame[1].ry() -= higher;
        path.addPolygon(frame);
        path.closeSubpath();
        break;
    }
    case SpaceKind::conduit:
        path.addEllipse(geometry_.centre(space), map_size::plate + by, map_size::plate + by);
        break;
    case SpaceKind::powerhouse:
        path.addRoundedRect(geometry_.box(space).adjusted(-by, -by, by, by), 8, 8);
        break;
    }
    return path;
}

void MapPainter::candidate(SpaceId space) {
    if (!inSight(space))
        return;
    const DrawnPlace& place = scene_.place(space);
    if (place.kind == SpaceKind::conduit) {
        whole(space);
        painter_.strokePath(outline(space, 8), QPen(colours_.primary, 11));
        plate(space); // its code lies on the ring
        return;
    }
    painter_.fillPath(outline(space, 12), colours_.primary);
    if (place.kind == SpaceKind::powerhouse) {
        painter_.fillPath(outline(space, 4), colours_.primaryC);
        powerhouse(space, place.owner, colours_.primaryC);
        return;
    }
    if (place.built()) {
        dam(space, place.owner, place.height);
        return;
    }
    QPainterPath inner;
    inner.addPolygon(geometry_.dam(space));
    inner.closeSubpath();
    painter_.fillPath(inner, colours_.primaryC);
    if (place.red_bordered)
        painter_.strokePath(inner, QPen(colours_.redBorder, 5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void MapPainter::fallen(SpaceId space, bool now) {
    if (!inSight(space))
        return;
    const QPainterPath frame = outline(space, scene_.place(space).kind == SpaceKind::dam ? 1 : 3);
    painter_.fillPath(frame, colours_.ground);
    painter_.strokePath(frame, dashed(now ? colours_.text : colours_.line2, 3));
    if (!now)
        return;
    const QPointF at = geometry_.centre(space);
    painter_.setPen(QPen(colours_.text, 5, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(at + QPointF(-9, -9), at + QPointF(9, 9));
    painter_.drawLine(at + QPointF(-9, 9), at + QPointF(9, -9));
    if (scene_.place(space).kind == SpaceKind::conduit)
        code(space, colours_.text2);
}

void MapPainter::taken(SpaceId space, Owner owner) {
    const DrawnPlace& place = scene_.place(space);
    if (place.kind == SpaceKind::conduit)
        whole(space);
    const QPainterPath frame = outline(space, 22);
    const QPen edge(colours_.text, 7, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    painter_.strokePath(frame, edge);
    painter_.fillPath(frame, colours_.winner);
    if (owner == Owner::nobody && place.kind == SpaceKind::dam)
        damSpace(space);
    else
        piece(space, owner == Owner::nobody ? place.owner : owner);
    badge(place.basin);
}

void MapPainter::mark(const BoardHighlights::Mark& mark) {
    whole(mark.space);
    const QPainterPath frame = outline(mark.space, 13);
    painter_.strokePath(frame, QPen(colours_.text, 13, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter_.strokePath(frame, QPen(colours_.winner, 7, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    if (scene_.place(mark.space).kind == SpaceKind::conduit)
        plate(mark.space); // its code lies on the ring
    if (mark.text.isEmpty())
        return;
    const QPointF at(frame.boundingRect().right() + 18, geometry_.centre(mark.space).y());
    painter_.setPen(QPen(colours_.ground, 4));
    painter_.setBrush(colours_.primary);
    painter_.drawEllipse(at, 29, 29);
    text(at, mark.text, 36, colours_.primaryInk);
}

/// Above the space, or below it where it would cover one of `uncovered` or leave the land.
void MapPainter::label(SpaceId space, SpaceSet uncovered) {
    const QString words = scene_.place(space).label;
    const double size = std::max(34.0, 15 / unit_);
    QFont font(colours_.family);
    font.setPixelSize(64);
    font.setBold(true);
    const double width = QFontMetricsF(font).horizontalAdvance(words) * size / 64 + size;
    const double height = size * 1.55;
    const QRectF frame = outline(space, 22).boundingRect();
    const QRectF land = geometry_.bounds();
    const QRectF over(frame.center().x() + 24 - width / 2, frame.top() - 20 - height, width, height);
    bool covers = false;
    for (const SpaceId other : uncovered)
        covers = covers || outline(other, 0).boundingRect().intersects(over);
    const bool above = !covers && frame.top() - height - 30 > land.top() + 110;
    QRectF bubble(0, 0, width, height);
    bubble.moveCenter({frame.center().x() + (above ? 24 : 0),
                       above ? frame.top() - 20 - height / 2 : frame.bottom() + 20 + height / 2});
    bubble.moveLeft(std::max(land.left() + 4, std::min(bubble.left(), land.right() - width - 4)));
    const double foot = above ? bubble.bottom() - 1 : bubble.top() + 1;
    const double tip = above ? foot + 17 : foot - 17;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colours_.text);
    painter_.drawRoundedRect(bubble, 9, 9);
    painter_.drawPolygon(QPolygonF(
        {{frame.center().x() - 16, foot}, {frame.center().x() + 16, foot}, {frame.center().x(), tip}}));
    text(bubble.center(), words, size, colours_.ground);
}

} // namespace automa::app::barrage_app
