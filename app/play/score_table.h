// Scores: a line for each reason, a column for each participant; and their points from stage to stage.
#pragma once

#include "app/shell/list_model.h"
#include "app/shell/side_look.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

struct ScoreRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    /// One for each participant.
    Q_PROPERTY(QStringList values MEMBER values)
    /// How it came about, opened by a tap; empty if there is nothing to tell.
    Q_PROPERTY(QStringList sums MEMBER sums)
    Q_PROPERTY(bool total MEMBER total)

public:
    QString text{};
    QString detail{};
    QStringList values{};
    QStringList sums{};
    bool total = false;
    friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

struct ScoreColumn {
    Q_GADGET
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)

public:
    QString who{};
    SideLook look{};
    QString name{};
    friend bool operator==(const ScoreColumn&, const ScoreColumn&) = default;
};

/// One line of the chart.
struct PointsLine {
    Q_GADGET
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QList<int> points MEMBER points)

public:
    QString who{};
    SideLook look{};
    QList<int> points{};
    friend bool operator==(const PointsLine&, const PointsLine&) = default;
};

class ScoreModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(automa::app::GadgetList* columns READ columns CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* lines READ lines CONSTANT)

public:
    using QObject::QObject;

    void show(std::vector<ScoreColumn> columns, std::vector<ScoreRow> lines) {
        columns_.show(std::move(columns));
        lines_.show(std::move(lines));
    }
    [[nodiscard]] GadgetList* columns() { return &columns_; }
    [[nodiscard]] GadgetList* lines() { return &lines_; }
    [[nodiscard]] const std::vector<ScoreRow>& lineList() const { return lines_.rows(); }

private:
    ListModel<ScoreColumn> columns_;
    ListModel<ScoreRow> lines_;
};

} // namespace automa::app
