// Everything the app keeps of one side: VP and how they came about, pieces, science, and the Automa's deck.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/tracker/pass_odds.h"
#include "app/innovation/tracker/vp_follower.h"
#include "app/play/ledger.h"
#include "app/play/turn_card.h"
#include "app/play/viewers.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

/// Buildings of one kind: how many are left of how many.
struct InnovationSupply {
    Q_GADGET
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int rest MEMBER rest)
    Q_PROPERTY(int all MEMBER all)

public:
    QString symbol{};
    QString name{};
    int rest = 0;
    int all = 0;
    friend bool operator==(const InnovationSupply&, const InnovationSupply&) = default;
};

/// A card of the deck, from the first drawn to the two that lie at right angles.
struct InnovationDeckCard {
    Q_GADGET
    /// 0: face down.
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool action MEMBER action)
    Q_PROPERTY(bool support MEMBER support)
    Q_PROPERTY(bool turned MEMBER turned)

public:
    int number = 0;
    bool action = false;
    bool support = false;
    bool turned = false;
    friend bool operator==(const InnovationDeckCard&, const InnovationDeckCard&) = default;
};

class InnovationTracker final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Panes say here whether they are in sight. While none is, only the sides are kept up, which other
    /// screens show as well.
    Q_PROPERTY(automa::app::Viewers* viewers READ viewers CONSTANT)
    /// Everybody, in turn order.
    Q_PROPERTY(automa::app::GadgetList* sides READ sides CONSTANT)
    /// "automa", "human_1" or "human_2".
    Q_PROPERTY(QString who READ who WRITE setWho NOTIFY changed)
    Q_PROPERTY(bool automa READ automa NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// "49 VP", "46 → 49 VP" while a turn is on the table, "–" if nobody told.
    Q_PROPERTY(QString points READ points NOTIFY changed)
    /// Rows of LedgerLine, the newest first.
    Q_PROPERTY(automa::app::GadgetList* ledger READ ledger CONSTANT)
    /// The board is tracked, not only the cards.
    Q_PROPERTY(bool board READ board NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* buildings READ buildings CONSTANT)
    Q_PROPERTY(QString buildingsNote READ buildingsNote NOTIFY changed)
    Q_PROPERTY(int scholars READ scholars NOTIFY changed)
    Q_PROPERTY(int allScholars READ allScholars NOTIFY changed)
    Q_PROPERTY(int innovations READ innovations NOTIFY changed)
    Q_PROPERTY(QString innovationsNote READ innovationsNote NOTIFY changed)
    /// Four texts, "3" or "–", in the order of the display.
    Q_PROPERTY(QStringList science READ science NOTIFY changed)
    Q_PROPERTY(QStringList disciplines READ disciplines CONSTANT)
    Q_PROPERTY(QStringList disciplineNames READ disciplineNames NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* deck READ deck CONSTANT)
    Q_PROPERTY(QString deckTitle READ deckTitle NOTIFY changed)
    Q_PROPERTY(QString deckNote READ deckNote NOTIFY changed)
    Q_PROPERTY(QString deckLeft READ deckLeft NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* odds READ odds CONSTANT)
    /// "Only card 3 has no flag."
    Q_PROPERTY(QString oddsNote READ oddsNote NOTIFY changed)

public:
    explicit InnovationTracker(InnovationApp& app);
    static InnovationTracker* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] Viewers* viewers() { return &viewers_; }
    [[nodiscard]] GadgetList* sides() { return &sides_; }
    [[nodiscard]] QString who() const;
    void setWho(const QString& who);
    [[nodiscard]] bool automa() const { return who_ == innovation::Player::automa; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString points() const;
    [[nodiscard]] GadgetList* ledger() { return ledger_.lines(); }
    [[nodiscard]] bool board() const;
    [[nodiscard]] GadgetList* buildings() { return &buildings_; }
    [[nodiscard]] QString buildingsNote() const;
    [[nodiscard]] int scholars() const;
    [[nodiscard]] int allScholars() const { return game_.facts().science.scholars; }
    [[nodiscard]] int innovations() const { return game_.state().automa.innovations; }
    [[nodiscard]] QString innovationsNote() const;
    [[nodiscard]] QStringList science() const;
    [[nodiscard]] QStringList disciplines() const;
    [[nodiscard]] QStringList disciplineNames() const;
    [[nodiscard]] GadgetList* deck() { return &deck_; }
    [[nodiscard]] QString deckTitle() const;
    [[nodiscard]] QString deckNote() const;
    [[nodiscard]] QString deckLeft() const;
    [[nodiscard]] GadgetList* odds() { return &odds_; }
    [[nodiscard]] QString oddsNote() const { return oddsNote_; }

public slots:
    /// The position is another one.
    void refresh();
    /// The language is another one.
    void retell();

signals:
    void changed();

private:
    [[nodiscard]] std::vector<TableSide> readSides() const;
    [[nodiscard]] std::vector<InnovationSupply> readBuildings() const;
    [[nodiscard]] std::vector<InnovationDeckCard> readDeck() const;

    InnovationGame& game_;
    Viewers viewers_;
    innovation::Player who_ = innovation::Player::automa;
    ListModel<TableSide> sides_;
    Ledger<InnovationGame, VpFollower> ledger_;
    ListModel<InnovationSupply> buildings_;
    ListModel<InnovationDeckCard> deck_;
    ListModel<InnovationOdds> odds_;
    QString oddsNote_;
};

} // namespace automa::app::innovation_app
