// What is lifted out of a map: the candidates of a choice, what fell out, what was taken and why. Places are
// counted as the scene lists them.
#pragma once

#include "model/core/candidates.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

inline constexpr int no_place = -1;

/// A word or a number at a place: what a criterion counts there, the number of an order.
struct MapMark {
    int place = no_place;
    QString text{};
    friend bool operator==(const MapMark&, const MapMark&) = default;
};

/// From the middle of one place to that of another.
struct MapLine {
    enum class Kind {
        move,     // a piece goes this way: an arrow around what stands between
        distance, // a distance that is counted: a dotted line
        offered,  // could be built here: dashed
    };
    int from = no_place;
    int to = no_place;
    Kind kind = Kind::move;
    friend bool operator==(const MapLine&, const MapLine&) = default;
};

class MapHighlights {
    Q_GADGET
    QML_VALUE_TYPE(mapHighlights)
    /// A place stands out by itself: the winner, or the one that is looked at.
    Q_PROPERTY(bool picked READ picked)
    Q_PROPERTY(bool decided READ decided)

public:
    core::Candidates candidates;
    core::Candidates out;     // fell out just now
    core::Candidates gone;    // fell out before
    core::Candidates reasons; // why: lit, but nothing is chosen among them
    core::Candidates targets; // asked about, or to be tapped next
    int winner = no_place;
    int chosen = no_place; // looked at; without a veil
    int piece = -1;        // what would stand on the winner, in the game's own numbers
    int row = -1;          // of a hex map: framed, to find a place on the board
    std::vector<MapMark> marks{};
    std::vector<MapMark> labels{}; // words on a plate beside their places
    std::vector<MapLine> lines{};
    bool open = false; // nothing is veiled

    /// Whether there is something on top of everything else: a winner, a chosen place or the way of a piece.
    [[nodiscard]] bool picked() const;
    [[nodiscard]] bool decided() const { return winner != no_place; }
    /// Everything that the veil must not cover.
    [[nodiscard]] core::Candidates lit() const;
    [[nodiscard]] bool veiled() const { return !open && (winner != no_place || !(lit() | gone).empty()); }
    [[nodiscard]] const MapMark* markAt(int place) const;

    friend bool operator==(const MapHighlights&, const MapHighlights&) = default;
};

} // namespace automa::app
