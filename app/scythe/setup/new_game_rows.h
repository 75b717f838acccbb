// What the screen "New game" lists, as value types.
#pragma once

#include "app/shell/side_look.h"

#include <QList>
#include <QObject>
#include <QString>

namespace automa::app::scythe_app {

/// A faction to choose.
struct FactionChoice {
    Q_GADGET
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    /// Steps from the human's home base; 0 for a human.
    Q_PROPERTY(int distance MEMBER distance)
    Q_PROPERTY(bool chosen MEMBER chosen)
    /// The human plays it already.
    Q_PROPERTY(bool taken MEMBER taken)

public:
    QString faction{};
    SideLook look{};
    QString name{};
    int distance = 0;
    bool chosen = false;
    bool taken = false;
    friend bool operator==(const FactionChoice&, const FactionChoice&) = default;
};

/// A star card: the level, with its track.
struct StarCardChoice {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString about MEMBER about)
    /// One of StarSpaces::Kind for each space.
    Q_PROPERTY(QList<int> spaces MEMBER spaces)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString card{};
    QString name{};
    QString level{};
    QString about{};
    QList<int> spaces{};
    bool chosen = false;
    friend bool operator==(const StarCardChoice&, const StarCardChoice&) = default;
};

/// An optional change of difficulty (S-122).
struct ModifierChoice {
    Q_GADGET
    Q_PROPERTY(QString modifier MEMBER modifier)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    /// A number from −most to most, else on or off.
    Q_PROPERTY(bool counted MEMBER counted)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(bool possible MEMBER possible)

public:
    QString modifier{};
    QString letter{};
    QString text{};
    QString detail{};
    bool counted = false;
    int most = 1;
    int value = 0;
    QString valueText{};
    bool possible = true;
    friend bool operator==(const ModifierChoice&, const ModifierChoice&) = default;
};

} // namespace automa::app::scythe_app
