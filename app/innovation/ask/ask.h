// One question without a game: the board as it lies there, the two cards, and what the Automa does with them.
#pragma once

#include "app/innovation/correct/draft.h"
#include "app/innovation/game.h"
#include "app/innovation/turn/card_pair.h"
#include "app/innovation/turn/why.h"
#include "app/play/turn_card.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

class InnovationAsk final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "Wanderers, Automächtig · small map": the choices of a new game, which can be changed here too.
    Q_PROPERTY(QString who READ who NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)
    Q_PROPERTY(int lastRound READ lastRound CONSTANT)
    /// Decision cards are numbered from 1 to this.
    Q_PROPERTY(int cardCount READ cardCount CONSTANT)
    /// 0: not chosen yet.
    Q_PROPERTY(int actionCard READ actionCard WRITE setActionCard NOTIFY changed)
    Q_PROPERTY(int supportCard READ supportCard WRITE setSupportCard NOTIFY changed)
    /// The action card is one of the two at right angles.
    Q_PROPERTY(bool turned READ turned WRITE setTurned NOTIFY changed)
    Q_PROPERTY(automa::app::innovation_app::InnovationDraft* draft READ draft CONSTANT)
    /// Why nothing can be asked yet; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    Q_PROPERTY(automa::app::TurnModel* turn READ turn CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationCardPair* cards READ cards CONSTANT)
    /// What it would need to know first, in words; empty if it decided.
    Q_PROPERTY(QString needs READ needs NOTIFY changed)
    Q_PROPERTY(automa::app::innovation_app::InnovationWhy* why READ why CONSTANT)

public:
    explicit InnovationAsk(InnovationApp& app);
    static InnovationAsk* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString who() const;
    [[nodiscard]] int round() const { return round_; }
    void setRound(int round);
    [[nodiscard]] static int lastRound() { return static_cast<int>(innovation::round_count); }
    [[nodiscard]] static int cardCount() { return static_cast<int>(innovation::card_count); }
    [[nodiscard]] int actionCard() const { return action_; }
    void setActionCard(int card);
    [[nodiscard]] int supportCard() const { return support_; }
    void setSupportCard(int card);
    [[nodiscard]] bool turned() const { return turned_; }
    void setTurned(bool turned);
    [[nodiscard]] InnovationDraft* draft() { return &draft_; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool answered() const { return answered_; }
    [[nodiscard]] TurnModel* turn() { return &turn_; }
    [[nodiscard]] InnovationCardPair* cards() { return &cards_; }
    [[nodiscard]] QString needs() const { return needs_; }
    [[nodiscard]] InnovationWhy* why() { return &why_; }

    /// Begins anew with the choices of "New game".
    Q_INVOKABLE void begin();
    /// Decides; says why not if it cannot.
    Q_INVOKABLE void ask();
    /// Back to the question.
    Q_INVOKABLE void askAgain();

signals:
    void changed();

private:
    void follow();
    /// The position of the question: board, round and cards.
    [[nodiscard]] innovation::State asked() const;

    InnovationApp& app_;
    InnovationGame scratch_;
    InnovationDraft draft_;
    InnovationWhy why_;
    TurnModel turn_;
    InnovationCardPair cards_;
    int round_ = 1;
    int action_ = 0;
    int support_ = 0;
    bool turned_ = false;
    bool answered_ = false;
    QString needs_;
    std::size_t answers_ = 0;
};

} // namespace automa::app::innovation_app
