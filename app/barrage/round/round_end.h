// Between two rounds: water and scoring on one screen, new order, refills and income on the next. Each phase
// is shown before it counts, or as soon as it does; each is an action of its own.
#pragma once

#include "app/barrage/game.h"
#include "app/play/question.h"
#include "app/play/score_table.h"
#include "app/play/step_list.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace automa::app::barrage_app {

/// A number that only the table can count.
struct TableCount {
    Q_GADGET
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int value MEMBER value)

public:
    QString company{};
    QString text{};
    int value = 0;
    friend bool operator==(const TableCount&, const TableCount&) = default;
};

class BarrageRoundEnd final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.roundEnd")
    Q_PROPERTY(Step step READ step NOTIFY changed)
    /// The scoring is in sight, with the flow before it or without.
    Q_PROPERTY(bool scoring READ scoring NOTIFY changed)
    Q_PROPERTY(int stepNumber READ stepNumber NOTIFY changed)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// What to move.
    Q_PROPERTY(automa::app::StepListModel* steps READ steps CONSTANT)
    Q_PROPERTY(automa::app::ScoreModel* scores READ scores CONSTANT)
    /// What only the table can count: rows of TableCount.
    Q_PROPERTY(automa::app::GadgetList* counts READ counts CONSTANT)
    Q_PROPERTY(automa::app::QuestionModel* question READ question CONSTANT)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)

public:
    /// Flow: and the scoring after it. End: of the round. Refill: tiles are to be named. Final: scoring of
    /// the game.
    enum Step { None, Flow, Scoring, End, Refill, Income, Final };
    Q_ENUM(Step)

    explicit BarrageRoundEnd(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] Step step() const;
    [[nodiscard]] bool scoring() const;
    [[nodiscard]] int stepNumber() const;
    [[nodiscard]] int stepCount() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] StepListModel* steps() { return &steps_; }
    [[nodiscard]] ScoreModel* scores() { return &scores_; }
    [[nodiscard]] GadgetList* counts() { return &asked_; }
    [[nodiscard]] QuestionModel* question() { return &question_; }
    [[nodiscard]] QString nextText() const;

    Q_INVOKABLE void setCount(const QString& company, int value);
    /// The phase in sight is carried out on the table.
    Q_INVOKABLE void next();
    /// The tile that was laid where the question asks.
    Q_INVOKABLE void answer(const QString& id);
    /// Nothing lies there.
    Q_INVOKABLE void later();
    /// Says everything anew.
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    struct Gap {
        bool work = false;
        int position = 0;
    };
    void followGame();
    /// What comes of the numbers that the table told.
    void workOut();
    /// What the button does, one phase after the other.
    [[nodiscard]] std::vector<barrage::Command> commands() const;
    void foresee();
    /// What the table counted; where it has said nothing, what the app knows of it.
    [[nodiscard]] barrage::HumanCounts counted() const;
    [[nodiscard]] std::vector<TableCount> countRows() const;
    /// The entry that ended the round before; none outside of the start of a round.
    [[nodiscard]] std::optional<std::size_t> roundEnded() const;
    [[nodiscard]] StepGroup flowGroup() const;
    [[nodiscard]] StepGroup endGroup() const;
    [[nodiscard]] StepGroup incomeGroup() const;
    [[nodiscard]] StepGroup scoreGroup() const;
    /// Lays the patents that nothing else can be.
    void layWhatIsKnown();
    [[nodiscard]] std::optional<Gap> gap() const;
    [[nodiscard]] Question asking() const;
    [[nodiscard]] std::vector<StepGroup> groups() const;
    /// The tiles of the stack that this place is filled from: its level follows from the round (B-9.4).
    [[nodiscard]] std::vector<QuestionChoice> patentChoices(int position) const;
    [[nodiscard]] std::vector<QuestionGroup> patentItems(int position) const;
    [[nodiscard]] std::vector<QuestionGroup> workItems(int position) const;
    bool perform(const barrage::Command& command);

    BarrageGame& game_;
    StepListModel steps_;
    ScoreModel scores_;
    QuestionModel question_;
    ListModel<TableCount> asked_;
    barrage::HumanCounts counts_;
    std::optional<barrage::PhaseResult> flow_; // before the scoring, on the same screen
    std::optional<barrage::PhaseResult> phase_;
    QSet<int> empty_; // gaps that stay: position, works from 3 on
    int round_ = 0;
};

} // namespace automa::app::barrage_app
