#include "app/map/map_camera.h"

#include <algorithm>

namespace automa::app {

namespace {

constexpr double zoom_range = 4;
constexpr double edge = 60; // pixels: nearer to it a point is not well in sight

} // namespace

void MapCamera::setRoom(QSizeF room) {
    if (room_ == room)
        return;
    room_ = room;
    emit fitted();
    reframe();
}

void MapCamera::setLand(const QRectF& land) {
    if (land_ == land)
        return;
    land_ = land;
    moved_ = false;
    emit fitted();
    reframe();
}

void MapCamera::setFocus(const QRectF& focus) {
    if (focus_ == focus)
        return;
    focus_ = focus;
    emit asked();
    frame();
}

void MapCamera::setReadableUnit(double unit) {
    if (readable_unit_ == unit)
        return;
    readable_unit_ = unit;
    emit fitted();
    reframe();
}

void MapCamera::setFingerUnit(double unit) {
    if (finger_unit_ == unit)
        return;
    finger_unit_ = unit;
    emit fitted();
    reframe();
}

void MapCamera::setCloseUnit(double unit) {
    if (close_unit_ == unit)
        return;
    close_unit_ = unit;
    reframe();
}

void MapCamera::setLeastUnit(double unit) {
    if (least_unit_ == unit)
        return;
    least_unit_ = unit;
    reframe();
}

void MapCamera::setRoomAround(double room) {
    if (room_around_ == room)
        return;
    room_around_ = room;
    reframe();
}

void MapCamera::setRoomAbove(double room) {
    if (room_above_ == room)
        return;
    room_above_ = room;
    reframe();
}

bool MapCamera::zoomed() const {
    return land_.width() * unit_ > room_.width() + 1 || land_.height() * unit_ > room_.height() + 1;
}

double MapCamera::fitUnit() const {
    if (land_.isEmpty())
        return 1;
    return std::min(room_.width() / land_.width(), room_.height() / land_.height());
}

double MapCamera::homeUnit() const {
    if (land_.isEmpty())
        return 1;
    return std::max({fitUnit(), std::min(room_.width() / land_.width(), readable_unit_), finger_unit_});
}

double MapCamera::mostUnit() const {
    return zoom_range * std::max(homeUnit(), 0.75 * readable_unit_);
}

void MapCamera::reframe() {
    emit asked();
    if (moved_)
        look(unit_, corner_.x(), corner_.y());
    else
        frame();
}

void MapCamera::frame() {
    if (room_.isEmpty() || land_.isEmpty())
        return;
    moved_ = false;
    if (focus_.isEmpty()) {
        look(homeUnit(), land_.left(), land_.top());
        return;
    }
    const QRectF box = focus_.adjusted(0, -room_above_, 0, 0);
    const double wanted = std::min(room_.width() / (box.width() + 2 * room_around_),
                                   room_.height() / (box.height() + 2 * room_around_));
    const double goal = std::clamp(std::max(least_unit_, std::min(std::max(close_unit_, homeUnit()), wanted)),
                                   fitUnit(), std::max(fitUnit(), mostUnit()));
    look(goal, box.center().x() - room_.width() / goal / 2, box.center().y() - room_.height() / goal / 2);
}

double MapCamera::placed(double at, double seen, double begin, double size) {
    return seen >= size ? begin + (size - seen) / 2 : std::clamp(at, begin, begin + size - seen);
}

void MapCamera::look(double unit, double left, double top) {
    if (room_.isEmpty() || land_.isEmpty())
        return;
    unit_ = std::clamp(unit, fitUnit(), std::max(fitUnit(), mostUnit()));
    corner_ = {placed(left, room_.width() / unit_, land_.left(), land_.width()),
               placed(top, room_.height() / unit_, land_.top(), land_.height())};
    emit looked();
}

void MapCamera::zoomAt(QPointF point, double unit) {
    const double goal = std::clamp(unit, fitUnit(), std::max(fitUnit(), mostUnit()));
    const QPointF kept = toBoard(point);
    moved_ = true;
    look(goal, kept.x() - point.x() / goal, kept.y() - point.y() / goal);
}

void MapCamera::panBy(QPointF pixels) {
    moved_ = true;
    look(unit_, corner_.x() - pixels.x() / unit_, corner_.y() - pixels.y() / unit_);
}

void MapCamera::reveal(QPointF at) {
    const QPointF seen = toView(at);
    if (QRectF({0, 0}, room_).adjusted(edge, edge, -edge, -edge).contains(seen))
        return;
    look(unit_, at.x() - room_.width() / unit_ / 2, at.y() - room_.height() / unit_ / 2);
}

} // namespace automa::app
