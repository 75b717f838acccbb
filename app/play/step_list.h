// Numbered instructions to tick off while the hands move the pieces. The numbers run through all groups.
#pragma once

#include "app/shell/list_model.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

struct StepLine {
    QString text{}; // may hold <b>…</b>
    QString symbol{};
    // For a picture of the game's own in its place: which kind (of an enum of the game; 0: none), and its
    // number.
    int kind = 0;
    int value = 0;
};

struct StepGroup {
    QString title{}; // may be empty
    QString symbol{};
    QString note{}; // what follows from it
    QString task{}; // in one order what the group is about
    std::vector<StepLine> lines{};
};

/// A line of the list, with the head of its group if it opens one.
struct PlayStep {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString titleSymbol MEMBER titleSymbol)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(bool done MEMBER done)
    /// An enum of the game; 0: no picture.
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int value MEMBER value)

public:
    QString title{};
    QString titleSymbol{};
    QString note{};
    int number = 0; // 0: a head without instructions
    QString text{};
    QString symbol{};
    bool done = false;
    int kind = 0;
    int value = 0;
    friend bool operator==(const PlayStep&, const PlayStep&) = default;
};

class StepListModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many are not ticked yet.
    Q_PROPERTY(int open READ open NOTIFY changed)
    /// The number of the first that is not ticked; 0 if all are.
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// Of the group that it belongs to; empty when all is done.
    Q_PROPERTY(QString task READ task NOTIFY changed)

public:
    using QObject::QObject;

    /// Shows these. Ticks last as long as the card is the same one: a change of language keeps them.
    void show(const std::vector<StepGroup>& groups, std::size_t card);

    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] const std::vector<PlayStep>& steps() const { return rows_.rows(); }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] int open() const { return count_ - static_cast<int>(ticked_.size()); }
    [[nodiscard]] int current() const;
    [[nodiscard]] QString task() const;
    /// By number, from 1 on.
    Q_INVOKABLE void toggle(int number);
    /// Ticked, from 1 on; for drafts that are kept.
    [[nodiscard]] const QSet<int>& ticked() const { return ticked_; }
    /// Ticks these and no others: what was kept.
    void setTicked(const QSet<int>& numbers);
    /// Which card it is.
    [[nodiscard]] std::size_t card() const { return card_; }

signals:
    void changed();
    void toggled(int number, bool done);

private:
    void showTicks();

    ListModel<PlayStep> rows_{GoneRows::Kept};
    std::vector<std::pair<int, QString>> tasks_{}; // the first number of each group
    QSet<int> ticked_;
    std::size_t card_ = 0;
    int count_ = 0;
};

} // namespace automa::app
