// The table: whose turn it is, what the Automa does, what the table must tell.
#pragma once

#include "app/barrage/game.h"
#include "app/play/question.h"
#include "app/play/turn_card.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::app::barrage_app {

class BarrageTable final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.table")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// Everybody in turn order: rows of TableSide.
    Q_PROPERTY(automa::app::GadgetList* order READ order CONSTANT)
    Q_PROPERTY(Mode mode READ mode NOTIFY changed)
    Q_PROPERTY(QString company READ company NOTIFY changed)
    Q_PROPERTY(QString companyName READ companyName NOTIFY changed)
    /// What the Automa does in this turn.
    Q_PROPERTY(automa::app::TurnModel* turn READ turn CONSTANT)
    /// Where the Automa builds in this turn: the id of the first space; empty if nowhere.
    Q_PROPERTY(QString target READ target NOTIFY changed)
    Q_PROPERTY(automa::app::QuestionModel* question READ question CONSTANT)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

public:
    /// Refill: the table names the contract of a slot, because it wants to. Tile: the box must show it.
    enum Mode { None, Refill, Automa, Tile, Human, Over };
    Q_ENUM(Mode)

    explicit BarrageTable(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] GadgetList* order() { return &order_; }
    [[nodiscard]] Mode mode() const;
    [[nodiscard]] QString company() const;
    [[nodiscard]] QString companyName() const;
    [[nodiscard]] TurnModel* turn() { return &turn_; }
    [[nodiscard]] QString headline() const { return turn_.headline(); }
    [[nodiscard]] QString target() const;
    [[nodiscard]] QuestionModel* question() { return &question_; }
    [[nodiscard]] bool canUndo() const { return game_.isOpen() && game_.journal().can_undo(); }
    [[nodiscard]] bool canRedo() const { return game_.isOpen() && game_.journal().can_redo(); }

    /// The Automa's turn is carried out on the table.
    Q_INVOKABLE void done();
    /// The contract that lies in the slot asked for, or the tile that the box turned up.
    Q_INVOKABLE void answer(const QString& id);
    /// The table does not want to name the contract after all.
    Q_INVOKABLE void later();
    /// The table names the contract of this slot. An Automa asks for it by itself, and only if it could
    /// matter.
    void nameContract(barrage::Colour colour, int slot);
    /// Turns up the tile that says what the human does (Mahiri Sekibo), or asks the box for it.
    Q_INVOKABLE void readTile();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

public slots:
    /// Says everything anew: after a change of what is asked, or of the language.
    void retell();

signals:
    void changed();
    /// Something was refused, in words; nothing changed.
    void refused(const QString& reason);

private:
    [[nodiscard]] std::optional<barrage::Company> who() const;
    /// The slot whose contract is asked for now.
    [[nodiscard]] std::optional<barrage::Need> asked() const;
    /// Whose tile the box must show now.
    [[nodiscard]] std::optional<barrage::Company> tileAwaited() const;
    [[nodiscard]] std::vector<TableSide> participants() const;
    [[nodiscard]] Question contractQuestion(const barrage::Need& need) const;
    [[nodiscard]] Question tileQuestion() const;
    void answerContract(const barrage::Need& need, const QString& id);
    void answerTile(int tile);
    bool perform(const barrage::Command& command);
    void followGame();

    BarrageGame& game_;
    ListModel<TableSide> order_;
    TurnModel turn_;
    QuestionModel question_;
    std::optional<barrage::Need> named_;    // the slot whose contract the table names
    std::optional<barrage::Company> reads_; // the human whose tile the box shows
    std::uint64_t moment_ = 0;
};

} // namespace automa::app::barrage_app
