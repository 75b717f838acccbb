// A game that tracks the cards only: deck, VP and pass. The table decides by hand; the app shows the two
// cards and how to choose with them.
#pragma once

#include "app/innovation/cards/hand_rules.h"
#include "app/innovation/game.h"
#include "app/innovation/turn/card_pair.h"
#include "app/shell/list_model.h"

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

class InnovationCardsOnly final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Cards lie on the table; else it is a human's turn.
    Q_PROPERTY(bool turn READ turn NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(automa::app::innovation_app::InnovationCardPair* pair READ pair CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* rules READ rules CONSTANT)
    Q_PROPERTY(int vp READ vp NOTIFY changed)
    /// With what this turn brings.
    Q_PROPERTY(int vpAfter READ vpAfter NOTIFY changed)
    /// What this turn will bring, if cards and tiles tell.
    Q_PROPERTY(int gain READ gain NOTIFY changed)
    Q_PROPERTY(bool gainKnown READ gainKnown NOTIFY changed)
    Q_PROPERTY(QString odds READ odds NOTIFY changed)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    /// Humans who have not passed yet: values of Human.
    Q_PROPERTY(QList<int> passing READ passing NOTIFY changed)

public:
    /// As the rules number them.
    enum class Human { First, Second };
    Q_ENUM(Human)

    explicit InnovationCardsOnly(InnovationApp& app);
    static InnovationCardsOnly* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool active() const;
    [[nodiscard]] bool turn() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] InnovationCardPair* pair() { return &pair_; }
    [[nodiscard]] GadgetList* rules() { return &rules_; }
    [[nodiscard]] int vp() const { return game_.state().automa.vp; }
    [[nodiscard]] int vpAfter() const { return turn() ? vp() + gain() : vp(); }
    [[nodiscard]] int gain() const { return gain_.value_or(0); }
    [[nodiscard]] bool gainKnown() const { return gain_.has_value(); }
    [[nodiscard]] QString odds() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] QList<int> passing() const;

    /// The turn brings so much instead.
    Q_INVOKABLE void setGain(int vp);
    /// The cards are carried out and the humans have had their turns.
    Q_INVOKABLE void next();
    /// The same, and this human passes.
    Q_INVOKABLE void pass(automa::app::innovation_app::InnovationCardsOnly::Human human);
    /// The board is left to the table from now on.
    Q_INVOKABLE void leaveBoard();

public slots:
    void refresh();

signals:
    void changed();

private:
    void perform(Move move);
    [[nodiscard]] Move moveOn(std::optional<innovation::Player> passing) const;

    InnovationApp& app_;
    InnovationGame& game_;
    InnovationCardPair pair_;
    ListModel<InnovationHandRule> rules_;
    std::optional<int> gain_;
};

} // namespace automa::app::innovation_app
