// What the trackers list, as value types.
#pragma once

#include "model/scythe/state/state.h"

#include <QObject>
#include <QString>

#include <vector>

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

enum CardPile { Deck, Discard, CombatDiscard };

/// An Automa card and where it lies.
struct TrackedCard {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    /// Of CardPile: in the deck, on the main discard, on the combat discard.
    Q_PROPERTY(int pile MEMBER pile)
    Q_PROPERTY(QString text MEMBER text)
    /// Just drawn: the turn that lies on the table holds it where it is.
    Q_PROPERTY(bool dealt MEMBER dealt)

public:
    int number = 0;
    int pile = 0;
    QString text{};
    bool dealt = false;
    friend bool operator==(const TrackedCard&, const TrackedCard&) = default;
};

/// All 19, by number. Contract: a game's state.
[[nodiscard]] std::vector<TrackedCard> trackedCards(const scythe::State& state);

} // namespace automa::app::scythe_app
