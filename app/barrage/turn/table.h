// The table: whose turn it is, what the Automa does, what the table must tell.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/turn/pad_rows.h"
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
    /// All the slots of the office that are not entered, while one of them is asked for: rows of PadChip.
    Q_PROPERTY(automa::app::GadgetList* slots READ slotRows CONSTANT)
    /// A contract is asked for.
    Q_PROPERTY(bool askingContract READ askingContract NOTIFY changed)
    /// New contracts are asked for as soon as they are laid out, not only when an Automa must know them.
    Q_PROPERTY(bool atOnce READ atOnce WRITE setAtOnce NOTIFY atOnceChanged)
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
    [[nodiscard]] GadgetList* slotRows() { return &slots_; }
    [[nodiscard]] bool askingContract() const { return asked().has_value(); }
    [[nodiscard]] bool atOnce() const { return atOnce_; }
    void setAtOnce(bool atOnce);
    [[nodiscard]] bool canUndo() const { return game_.isOpen() && game_.journal().can_undo(); }
    [[nodiscard]] bool canRedo() const { return game_.isOpen() && game_.journal().can_redo(); }

    /// The Automa's turn is carried out on the table.
    Q_INVOKABLE void done();
    /// The contract that lies in the slot asked for, or the tile that the box turned up.
    Q_INVOKABLE void answer(const QString& id);
    /// Another slot of the sheet is entered first.
    Q_INVOKABLE void chooseSlot(const QString& slot);
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
    void atOnceChanged();
    /// Something was refused, in words; nothing changed.
    void refused(const QString& reason);

private:
    [[nodiscard]] std::optional<barrage::Company> who() const;
    /// The slots that are not entered, those that the turn waits for first.
    [[nodiscard]] std::vector<barrage::Need> openSlots() const;
    /// The turn on the table cannot go on without an answer.
    [[nodiscard]] bool waits() const;
    /// The slot whose contract is asked for now.
    [[nodiscard]] std::optional<barrage::Need> asked() const;
    [[nodiscard]] std::vector<PadChip> slotsOnSheet() const;
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
    ListModel<PadChip> slots_;
    std::optional<WholeTurn> whole_;      // the turn on the table
    std::optional<barrage::Need> named_;  // the slot whose contract the table names
    std::optional<barrage::Need> chosen_; // the one of the sheet that is entered next
    bool naming_ = false;                 // the sheet goes on to the slots that can wait
    bool answering_ = false;              // what is performed now is an answer
    bool atOnce_ = false;
    std::optional<barrage::Company> reads_; // the human whose tile the box shows
    std::uint64_t moment_ = 0;
};

} // namespace automa::app::barrage_app
