// What the page of statistics shows, as values for QML.
#pragma once

#include "app/shell/side_look.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// One of the main numbers.
struct StatRecord {
    Q_GADGET
    QML_VALUE_TYPE(statRecord)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    friend bool operator==(const StatRecord&, const StatRecord&) = default;

    QString label;
    QString value;
    QString detail;
};

/// Games won, tied and lost.
struct StatTally {
    Q_GADGET
    QML_VALUE_TYPE(statTally)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(int tied MEMBER tied)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(QString text MEMBER text)

public:
    friend bool operator==(const StatTally&, const StatTally&) = default;

    QString name;
    int won = 0;
    int tied = 0;
    int lost = 0;
    QString text;
};

/// A card of them.
struct StatTallies {
    Q_GADGET
    QML_VALUE_TYPE(statTallies)
    Q_PROPERTY(QString title MEMBER title)
    /// Each a StatTally.
    Q_PROPERTY(QVariantList rows MEMBER rows)

public:
    friend bool operator==(const StatTallies&, const StatTallies&) = default;

    QString title;
    QVariantList rows;
};

/// How humans and Automas did with something.
struct StatSeat {
    Q_GADGET
    QML_VALUE_TYPE(statSeat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString humans MEMBER humans)
    Q_PROPERTY(QString automas MEMBER automas)

public:
    friend bool operator==(const StatSeat&, const StatSeat&) = default;

    QString name;
    SideLook look;
    QString humans;
    QString automas;
};

/// A card of them.
struct StatSeats {
    Q_GADGET
    QML_VALUE_TYPE(statSeats)
    Q_PROPERTY(QString title MEMBER title)
    /// Each a StatSeat.
    Q_PROPERTY(QVariantList rows MEMBER rows)

public:
    friend bool operator==(const StatSeats&, const StatSeats&) = default;

    QString title;
    QVariantList rows;
};

/// A line of the curves.
struct StatLine {
    Q_GADGET
    QML_VALUE_TYPE(statLine)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool human MEMBER human)
    Q_PROPERTY(bool best MEMBER best)
    Q_PROPERTY(QList<qreal> points MEMBER points)

public:
    friend bool operator==(const StatLine&, const StatLine&) = default;

    QString name;
    bool human = false;
    /// The best, not the mean.
    bool best = false;
    QList<qreal> points;
};

struct StatCurves {
    Q_GADGET
    QML_VALUE_TYPE(statCurves)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList labels MEMBER labels)
    /// Each a StatLine.
    Q_PROPERTY(QVariantList lines MEMBER lines)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(QStringList words MEMBER words)
    /// All of them in one, for a screen reader.
    Q_PROPERTY(QString spoken READ spoken)

public:
    QString title;
    QStringList labels;
    QVariantList lines;
    [[nodiscard]] QString spoken() const { return words.join(QStringLiteral("; ")); }

    int most = 1;
    QStringList words;
};

struct StatBar {
    Q_GADGET
    QML_VALUE_TYPE(statBar)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(bool won MEMBER won)

public:
    friend bool operator==(const StatBar&, const StatBar&) = default;

    QString label;
    int games = 0;
    bool won = false;
};

struct StatMargins {
    Q_GADGET
    QML_VALUE_TYPE(statMargins)
    Q_PROPERTY(QString title MEMBER title)
    /// Each a StatBar.
    Q_PROPERTY(QVariantList bars MEMBER bars)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(QStringList words MEMBER words)
    /// All of them in one, for a screen reader.
    Q_PROPERTY(QString spoken READ spoken)

public:
    QString title;
    QVariantList bars;
    [[nodiscard]] QString spoken() const { return words.join(QStringLiteral("; ")); }

    int most = 1;
    QStringList words;
};

struct StatOption {
    Q_GADGET
    QML_VALUE_TYPE(statOption)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)

public:
    friend bool operator==(const StatOption&, const StatOption&) = default;

    /// Empty: everything passes.
    QString value;
    QString text;
};

struct StatFilter {
    Q_GADGET
    QML_VALUE_TYPE(statFilter)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString current MEMBER current)
    /// Each a StatOption.
    Q_PROPERTY(QVariantList options MEMBER options)

public:
    friend bool operator==(const StatFilter&, const StatFilter&) = default;

    QString name;
    QString title;
    QString current;
    QVariantList options;
};

} // namespace automa::app
