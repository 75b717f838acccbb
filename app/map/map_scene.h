// A position on a map, whatever the game: which places there are, what they are called, which of them a
// finger meant, and how it is painted.
#pragma once

#include "app/map/map_highlights.h"
#include "app/map/map_ink.h"
#include "app/shell/list_model.h"

#include <QHash>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QPainter;

namespace automa::app {

/// Something on a map that has a name and may be tapped. Board units.
struct MapPlace {
    Q_GADGET
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QPointF centre MEMBER centre)
    /// The frame around it and whatever may stand on it.
    Q_PROPERTY(QRectF frame MEMBER frame)

public:
    QString place{};
    QPointF centre{};
    QRectF frame{};
    friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

/// What a tap meant.
struct MapHit {
    Q_GADGET
    QML_VALUE_TYPE(mapHit)
    Q_PROPERTY(QString place MEMBER place)
    /// Another place lies so near that the tap may have meant that one.
    Q_PROPERTY(bool close MEMBER close)

public:
    QString place{};
    bool close = false;
};

/// From below to above. Each is painted by itself, so that a tap need not paint the board anew.
enum class MapPart { board, highlights, winner };

struct MapStroke {
    QPainter& painter; // scaled to board units
    double unit = 1;   // pixels a board unit
    QRectF area{};     // what can be seen of it, in board units
    const MapInk& ink;
};

class MapScene : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model offers its scene")
    Q_PROPERTY(automa::app::GadgetList* places READ places CONSTANT)
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY changed)
    /// How wide the smallest place is that a finger must hit, in board units; 0 if that is no question.
    Q_PROPERTY(double fingerSize READ fingerSize NOTIFY changed)
    /// Another one whenever the position or the language is another.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] GadgetList* places() { return &places_; }
    [[nodiscard]] const std::vector<MapPlace>& placeList() const { return places_.rows(); }
    [[nodiscard]] virtual QRectF bounds() const = 0;
    [[nodiscard]] virtual double fingerSize() const { return 0; }
    [[nodiscard]] int revision() const { return revision_; }

    virtual void paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const = 0;

    /// The place and what is on it, for screen readers: "space 6: red, 2 pieces".
    Q_INVOKABLE [[nodiscard]] virtual QString describe(const QString& place) const = 0;
    /// A few words for the loupe and the cursor; the id if the game says nothing else.
    Q_INVOKABLE [[nodiscard]] virtual QString shortName(const QString& place) const { return place; }

    /// Where it stands in the list; no_place if it is none.
    Q_INVOKABLE [[nodiscard]] int indexOf(const QString& place) const;
    Q_INVOKABLE [[nodiscard]] QString idOf(int index) const;
    /// The middle of the place; of the board if it is none.
    Q_INVOKABLE [[nodiscard]] QPointF centreOf(const QString& place) const;
    Q_INVOKABLE [[nodiscard]] QRectF frameOf(const QString& place) const;
    /// A frame around these places; the whole board if there are none.
    Q_INVOKABLE [[nodiscard]] QRectF boundsOf(const QStringList& places) const;
    /// The nearest place within a finger's reach.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHit hit(QPointF at, double unit) const;
    /// The nearest of these.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHit hitAmong(const QStringList& allowed, QPointF at,
                                                           double unit) const;
    /// Only this place, looked at.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHighlights looking(const QString& place) const;
    /// These places to choose from, and the one that is chosen.
    Q_INVOKABLE [[nodiscard]] automa::app::MapHighlights choosing(const QStringList& candidates,
                                                                  const QString& chosen = {}) const;
    [[nodiscard]] core::Candidates setOf(const QStringList& places) const;

signals:
    void changed();

protected:
    void setPlaces(std::vector<MapPlace> places);
    /// Another position, or the same in another language: repaint, read aloud anew.
    void announce();
    /// How far a point is from a place, in board units; 0 inside of it.
    [[nodiscard]] virtual double distance(int index, QPointF at) const;

private:
    /// All places are meant without a set.
    [[nodiscard]] MapHit nearest(const core::Candidates* among, QPointF at, double unit) const;

    ListModel<MapPlace> places_;
    QHash<QString, int> index_;
    int revision_ = 0;
};

} // namespace automa::app
