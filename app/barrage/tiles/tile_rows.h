// An Automa tile, and what is told of it at a table that tracks the tiles only, as value types.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// A column of the criteria side.
struct TileCriteriaColumn {
    Q_GADGET
    QML_VALUE_TYPE(tileCriteriaColumn)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// From the top.
    Q_PROPERTY(QStringList criteria MEMBER criteria)
    /// Where to go on from if they do not decide.
    Q_PROPERTY(QString code MEMBER code)

public:
    QString title;
    QString symbol;
    QStringList criteria;
    QString code;
    friend bool operator==(const TileCriteriaColumn&, const TileCriteriaColumn&) = default;
};

struct TileCriteria {
    Q_GADGET
    QML_VALUE_TYPE(tileCriteria)
    /// 0: no tile.
    Q_PROPERTY(int number MEMBER number)
    /// As printed.
    Q_PROPERTY(QString code MEMBER code)
    /// Dam, conduit, powerhouse: each a TileCriteriaColumn.
    Q_PROPERTY(QVariantList columns MEMBER columns)
    /// Their letters, in the order for water.
    Q_PROPERTY(QStringList headstreams MEMBER headstreams)

public:
    int number = 0;
    QString code;
    QVariantList columns;
    QStringList headstreams;
    friend bool operator==(const TileCriteria&, const TileCriteria&) = default;
};

/// In QML TileFate.Open and so on. Barred: not in this game or round.
namespace TileFate {
Q_NAMESPACE
QML_ELEMENT
enum class Value { Open, Done, Impossible, Barred };
Q_ENUM_NS(Value)
} // namespace TileFate

/// An action of the tile in the order of trial.
struct TileActionRow {
    Q_GADGET
    Q_PROPERTY(int order MEMBER order)
    /// Empty unless it begins a column.
    Q_PROPERTY(QString columnTitle MEMBER columnTitle)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int engineers MEMBER engineers)
    /// The turn goes on after it.
    Q_PROPERTY(bool dashed MEMBER dashed)
    Q_PROPERTY(automa::app::barrage_app::TileFate::Value fate MEMBER fate)
    /// The number of the rule that says most of it, and its words.
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString ruleText MEMBER ruleText)
    /// What decides it on the criteria side, a line each.
    Q_PROPERTY(QStringList criteria MEMBER criteria)
    Q_PROPERTY(QString note MEMBER note)

public:
    int order = 0;
    QString columnTitle;
    QString title;
    QString symbol;
    int engineers = 0;
    bool dashed = false;
    TileFate::Value fate = TileFate::Value::Open;
    QString rule;
    QString ruleText;
    QStringList criteria;
    QString note;
    friend bool operator==(const TileActionRow&, const TileActionRow&) = default;
};

struct TileRule {
    Q_GADGET
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString number;
    QString title;
    QString text;
    friend bool operator==(const TileRule&, const TileRule&) = default;
};

/// The markers of a company.
struct TileMarkers {
    Q_GADGET
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool human MEMBER human)
    Q_PROPERTY(int engineers MEMBER engineers)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(int energy MEMBER energy)
    /// It is this company's turn.
    Q_PROPERTY(bool current MEMBER current)

public:
    QString company;
    QString name;
    QString detail;
    bool human = false;
    int engineers = 0;
    int most = 0;
    int vp = 0;
    int energy = 0;
    bool current = false;
    friend bool operator==(const TileMarkers&, const TileMarkers&) = default;
};

/// What the table does before it goes on.
struct TilePrompt {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)

public:
    QString text;
    QString symbol;
    friend bool operator==(const TilePrompt&, const TilePrompt&) = default;
};

/// A company between two rounds: its score, or its place and income in the next one.
struct TileRoundRow {
    Q_GADGET
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    /// What was counted at the table.
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QString total MEMBER total)
    /// Nobody is before it.
    Q_PROPERTY(bool first MEMBER first)
    Q_PROPERTY(bool human MEMBER human)
    /// It has an income, and what was entered of it.
    Q_PROPERTY(bool income MEMBER income)
    Q_PROPERTY(int vp MEMBER vp)
    Q_PROPERTY(int energy MEMBER energy)

public:
    QString company;
    QString name;
    QString detail;
    int points = 0;
    QString total;
    bool first = true;
    bool human = false;
    bool income = false;
    int vp = 0;
    int energy = 0;
    friend bool operator==(const TileRoundRow&, const TileRoundRow&) = default;
};

} // namespace automa::app::barrage_app
