// Which part of a map is seen, and how large: fits, zooms, moves and brings places into sight. Without a
// window.
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class MapCamera : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // What it looks at, and through which window.
    Q_PROPERTY(QSizeF room READ room WRITE setRoom NOTIFY asked)
    Q_PROPERTY(QRectF land READ land WRITE setLand NOTIFY asked)
    /// Brought into sight, in board units; an empty one shows everything.
    Q_PROPERTY(QRectF focus READ focus WRITE setFocus NOTIFY asked)
    /// Nothing is drawn smaller unless the width asks for it.
    Q_PROPERTY(double readableUnit READ readableUnit WRITE setReadableUnit NOTIFY asked)
    /// Fingers must hit: nothing is drawn smaller, even if the width does not hold it all.
    Q_PROPERTY(double fingerUnit READ fingerUnit WRITE setFingerUnit NOTIFY asked)
    /// What is brought into sight need not be drawn larger …
    Q_PROPERTY(double closeUnit READ closeUnit WRITE setCloseUnit NOTIFY asked)
    /// … and is not drawn smaller than this.
    Q_PROPERTY(double leastUnit READ leastUnit WRITE setLeastUnit NOTIFY asked)
    /// Board units left free around it, and above it for a label.
    Q_PROPERTY(double roomAround READ roomAround WRITE setRoomAround NOTIFY asked)
    Q_PROPERTY(double roomAbove READ roomAbove WRITE setRoomAbove NOTIFY asked)
    // The view: pixels a board unit, and the board's point in the upper left corner.
    Q_PROPERTY(double unit READ unit NOTIFY looked)
    Q_PROPERTY(double left READ left NOTIFY looked)
    Q_PROPERTY(double top READ top NOTIFY looked)
    Q_PROPERTY(bool zoomed READ zoomed NOTIFY looked)
    Q_PROPERTY(double fitUnit READ fitUnit NOTIFY fitted)
    Q_PROPERTY(double homeUnit READ homeUnit NOTIFY fitted)
    Q_PROPERTY(double mostUnit READ mostUnit NOTIFY fitted)

public:
    using QObject::QObject;

    [[nodiscard]] QSizeF room() const { return room_; }
    void setRoom(QSizeF room);
    [[nodiscard]] QRectF land() const { return land_; }
    void setLand(const QRectF& land);
    [[nodiscard]] QRectF focus() const { return focus_; }
    void setFocus(const QRectF& focus);
    [[nodiscard]] double readableUnit() const { return readable_unit_; }
    void setReadableUnit(double unit);
    [[nodiscard]] double fingerUnit() const { return finger_unit_; }
    void setFingerUnit(double unit);
    [[nodiscard]] double closeUnit() const { return close_unit_; }
    void setCloseUnit(double unit);
    [[nodiscard]] double leastUnit() const { return least_unit_; }
    void setLeastUnit(double unit);
    [[nodiscard]] double roomAround() const { return room_around_; }
    void setRoomAround(double room);
    [[nodiscard]] double roomAbove() const { return room_above_; }
    void setRoomAbove(double room);

    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] double left() const { return corner_.x(); }
    [[nodiscard]] double top() const { return corner_.y(); }
    [[nodiscard]] bool zoomed() const;
    /// Shows the whole land.
    [[nodiscard]] double fitUnit() const;
    /// Shows it as wide as it can be read.
    [[nodiscard]] double homeUnit() const;
    [[nodiscard]] double mostUnit() const;

    /// Brings the focus into sight, whatever was looked at before.
    Q_INVOKABLE void frame();
    /// Looks from this corner; the land stays in the window.
    Q_INVOKABLE void look(double unit, double left, double top);
    /// Zooms about a point of the window, which keeps its place.
    Q_INVOKABLE void zoomAt(QPointF point, double unit);
    Q_INVOKABLE void panBy(QPointF pixels);
    /// Moves only if the point is not well inside the window.
    Q_INVOKABLE void reveal(QPointF at);
    Q_INVOKABLE [[nodiscard]] QPointF toBoard(QPointF point) const { return corner_ + point / unit_; }
    Q_INVOKABLE [[nodiscard]] QPointF toView(QPointF at) const { return (at - corner_) * unit_; }

signals:
    void asked();
    /// Window, land or what can be read and hit: not what is brought into sight, which may be told by these.
    void fitted();
    void looked();

private:
    /// Another window or another wish: keeps what a hand has chosen, else frames anew.
    void reframe();
    [[nodiscard]] static double placed(double at, double seen, double begin, double size);

    QSizeF room_;
    QRectF land_{0, 0, 1, 1};
    QRectF focus_;
    double readable_unit_ = 0;
    double finger_unit_ = 0;
    double close_unit_ = 0;
    double least_unit_ = 0;
    double room_around_ = 0;
    double room_above_ = 0;
    double unit_ = 1;
    QPointF corner_;
    bool moved_ = false;
};

} // namespace automa::app
