// The turn of an Automa as a card: who does what, every movement to tick off, what may follow, what was
// skipped and why. And the strip above it: everybody in turn order.
#pragma once

#include "app/play/step_list.h"
#include "app/shell/side_look.h"

#include <QStringList>

namespace automa::app {

/// A line below the instructions: something skipped, or an offer to a human. With the rule that says so.
struct TurnRemark {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString text{};
    QString symbol{};
    QString rule{};
    friend bool operator==(const TurnRemark&, const TurnRemark&) = default;
};

/// What the game says of a turn.
struct TurnText {
    SideLook look{}; // whose seal stands on the card
    QString headline{};
    QStringList sublines{};
    std::vector<StepGroup> groups{};
    std::vector<TurnRemark> offers{};
    std::vector<TurnRemark> skipped{};
};

class TurnModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(automa::app::SideLook look READ look NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// Line below line.
    Q_PROPERTY(QString sublines READ sublines NOTIFY changed)
    Q_PROPERTY(automa::app::StepListModel* steps READ steps CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* offers READ offers CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* skipped READ skipped CONSTANT)

public:
    using QObject::QObject;

    /// Another card, or the same one in another language (its number is the same then).
    void show(TurnText text, std::size_t card);

    [[nodiscard]] SideLook look() const { return look_; }
    [[nodiscard]] QString headline() const { return headline_; }
    [[nodiscard]] QString sublines() const { return sublines_; }
    [[nodiscard]] StepListModel* steps() { return &steps_; }
    [[nodiscard]] GadgetList* offers() { return &offers_; }
    [[nodiscard]] GadgetList* skipped() { return &skipped_; }

signals:
    void changed();

private:
    SideLook look_{};
    QString headline_{};
    QString sublines_{};
    StepListModel steps_;
    ListModel<TurnRemark> offers_{GoneRows::Kept};
    ListModel<TurnRemark> skipped_{GoneRows::Kept};
};

/// Somebody at the table, in the strip of turn order.
struct TableSide {
    Q_GADGET
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    /// The same in fewer letters, if there is such a form.
    Q_PROPERTY(QString brief MEMBER brief)
    /// Points or whatever is counted; empty if it is not kept.
    Q_PROPERTY(QString worth MEMBER worth)
    Q_PROPERTY(bool current MEMBER current)
    Q_PROPERTY(bool finished MEMBER finished)
    Q_PROPERTY(bool human MEMBER human)

public:
    QString who{};
    SideLook look{};
    QString name{};
    QString detail{};
    QString worth{};
    bool current = false;
    bool finished = false;
    bool human = false;
    QString brief{};
    friend bool operator==(const TableSide&, const TableSide&) = default;
};

} // namespace automa::app
