// What the trackers list, as value types.
#pragma once

#include <QObject>
#include <QString>

namespace automa::app::scythe_app {

/// The pieces of one kind.
struct TrackedUnits {
    Q_GADGET
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int inPlay MEMBER inPlay)
    Q_PROPERTY(int all MEMBER all)
    /// "base", "2 of 4"
    Q_PROPERTY(QString value MEMBER value)

public:
    QString unit{};
    QString name{};
    QString symbol{};
    int inPlay = 0;
    int all = 0;
    QString value{};
    friend bool operator==(const TrackedUnits&, const TrackedUnits&) = default;
};

/// A number with its name, and what it will be after the turn on the table.
struct TrackedNumber {
    Q_GADGET
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int after MEMBER after)
    Q_PROPERTY(QString name MEMBER name)

public:
    QString number{};
    QString symbol{};
    int value = 0;
    int after = 0;
    QString name{};
    friend bool operator==(const TrackedNumber&, const TrackedNumber&) = default;
};

/// One of the Automa's six stars.
struct PlacedStar {
    Q_GADGET
    Q_PROPERTY(bool placed MEMBER placed)
    /// What it was placed for; empty if it is still on the mat.
    Q_PROPERTY(QString text MEMBER text)

public:
    bool placed = false;
    QString text{};
    friend bool operator==(const PlacedStar&, const PlacedStar&) = default;
};

/// An Automa card and where it lies.
struct TrackedCard {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    /// In the deck, on the main discard, on the combat discard.
    Q_PROPERTY(int pile MEMBER pile)
    Q_PROPERTY(QString text MEMBER text)

public:
    int number = 0;
    int pile = 0;
    QString text{};
    friend bool operator==(const TrackedCard&, const TrackedCard&) = default;
};

} // namespace automa::app::scythe_app
