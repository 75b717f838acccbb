// The table: whose turn it is, what the Automa does and where, and the way on.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/innovation/turn/card_pair.h"
#include "app/innovation/turn/question.h"
#include "app/play/turn_card.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app::innovation_app {

class InnovationTable final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationApp.table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// Everybody in turn order: rows of TableSide.
    Q_PROPERTY(automa::app::GadgetList* order READ order CONSTANT)
    /// What the Automa does in this turn.
    Q_PROPERTY(automa::app::TurnModel* turn READ turn CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationCardPair* cards READ cards CONSTANT)
    /// The hex where its piece goes, as on the map; empty if it goes nowhere.
    Q_PROPERTY(QString target READ target NOTIFY changed)
    /// How to find that hex on the board.
    Q_PROPERTY(QStringList way READ way NOTIFY changed)
    Q_PROPERTY(automa::app::MapHighlights located READ located NOTIFY changed)
    /// The turn waits behind a guided faction's card: what it did is entered by hand.
    Q_PROPERTY(bool byHand READ byHand NOTIFY changed)
    /// What its card then asks for, as far as that is known.
    Q_PROPERTY(QStringList handParts READ handParts NOTIFY changed)
    /// Why? has something to say.
    Q_PROPERTY(bool explained READ explained NOTIFY changed)

public:
    /// `question`: what it asks is told as if its likely answers were given.
    InnovationTable(InnovationGame& game, InnovationMap& map, const InnovationQuestion& question,
                    QObject* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] GadgetList* order() { return &order_; }
    [[nodiscard]] const std::vector<TableSide>& sides() const { return order_.rows(); }
    [[nodiscard]] TurnModel* turn() { return &turn_; }
    [[nodiscard]] InnovationCardPair* cards() { return &cards_; }
    [[nodiscard]] QString target() const;
    [[nodiscard]] QStringList way() const;
    [[nodiscard]] MapHighlights located() const;
    [[nodiscard]] bool byHand() const;
    [[nodiscard]] QStringList handParts() const;
    [[nodiscard]] bool explained() const;

    /// The Automa's turn is carried out on the table. With a question open it is carried out as far as it
    /// goes.
    Q_INVOKABLE void done();
    /// A guided card did this: VP, or a workshop.
    Q_INVOKABLE void gain(int vp);
    Q_INVOKABLE void build(const QString& hex, bool marked);

public slots:
    /// Another position or another language.
    void retell();

signals:
    void changed();
    /// Something was refused, in words; nothing changed.
    void refused(const QString& reason);

private:
    [[nodiscard]] std::optional<innovation::HexId> targetHex() const;
    [[nodiscard]] std::vector<TableSide> participants() const;
    void showTurn();
    void perform(const Move& move);

    /// The decision on the table, or the one that is likely; and the position it is decided on.
    [[nodiscard]] const std::optional<innovation::Decision>& decided() const;
    [[nodiscard]] const innovation::State& decidedOn() const;

    InnovationGame& game_;
    InnovationMap& map_;
    const InnovationQuestion& question_;
    ListModel<TableSide> order_;
    TurnModel turn_;
    InnovationCardPair cards_;
};

} // namespace automa::app::innovation_app
