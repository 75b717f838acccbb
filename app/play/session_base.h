// The open game as every screen sees it, whatever the game: what can be undone, and what has just changed.
#pragma once

#include "model/core/message.h"
#include "model/core/result.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace automa::app {

class PlayAnswer;

/// What does not depend on the rules. Use Session<Rules> (session.h).
///
/// One action emits, in this order: recorded (a save follows it: nothing is on the screen yet), then
/// positionChanged, journalChanged, decisionChanged, and at last changed. A screen listens to the narrowest
/// one that it needs.
class SessionBase : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(PlaySession)
    QML_UNCREATABLE("A game's view-model gives it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY journalChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY journalChanged)
    /// "Undo: Red builds on space 3"
    Q_PROPERTY(QString undoText READ undoText NOTIFY journalChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY journalChanged)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)
    /// Why the Automa whose turn it is cannot decide, and the way out; empty if all is well.
    Q_PROPERTY(QString undecidedText READ undecidedText NOTIFY changed)
    /// How many actions have been done: what a button that goes on confirms.
    Q_PROPERTY(int position READ position NOTIFY journalChanged)
    /// What the last change was, for the foot of the screen.
    Q_PROPERTY(automa::app::PlayAnswer* answer READ answer CONSTANT)
    Q_MOC_INCLUDE("app/play/answer.h")

public:
    explicit SessionBase(QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return open_; }
    /// Why nothing can be done in this game but to look at it.
    [[nodiscard]] const std::optional<core::Error>& blocked() const { return blocked_; }
    [[nodiscard]] bool readOnly() const { return blocked_.has_value(); }
    /// Why there is no decision though one is awaited.
    [[nodiscard]] virtual std::optional<core::Error> undecided() const = 0;
    [[nodiscard]] QString undecidedText() const;
    [[nodiscard]] int position() const { return static_cast<int>(cursor()); }
    /// Another number after every action, every Undo and for every game; the same after a change of language.
    /// Whatever is half entered belongs to one moment.
    [[nodiscard]] std::uint64_t moment() const { return moment_; }
    [[nodiscard]] PlayAnswer* answer() const { return answer_; }

    [[nodiscard]] bool canUndo() const { return open_ && cursor() > 0; }
    [[nodiscard]] bool canRedo() const { return open_ && cursor() < length(); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    /// What the last action and the undone one after it are called, in the app's language; empty if there is
    /// none.
    [[nodiscard]] QString undoLabel() const;
    [[nodiscard]] QString redoLabel() const;

    /// How many actions have been done, and how many there are with the undone ones.
    [[nodiscard]] virtual std::size_t cursor() const = 0;
    [[nodiscard]] virtual std::size_t length() const = 0;
    /// The label of entry 0, 1 …; contract: index < length().
    [[nodiscard]] virtual const core::Label& labelAt(std::size_t index) const = 0;
    /// Which entry it is: no other one of this session ever has the same number.
    [[nodiscard]] virtual std::uint64_t idAt(std::size_t index) const = 0;
    /// What an entry is called: the game's words.
    [[nodiscard]] virtual QString tell(const core::Label& label) const = 0;

    /// Takes back, or does again, what one tap did.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    /// To any position 0 … length(); false if there is none such.
    Q_INVOKABLE bool jump(int position);

    /// The language is another one: everything is told anew.
    void retell();

signals:
    /// An entry was appended, or the cursor moved. Nothing else has been told yet.
    void recorded(bool appended);
    /// The position is another one.
    void positionChanged();
    /// Entries or the cursor are other ones.
    void journalChanged();
    /// What the Automa would do is, or may be, another thing; it is decided when somebody asks.
    void decisionChanged();
    /// Any of them.
    void changed();
    /// An action was done just now (not undone, not jumped to): for what moves on the screen.
    void performed();

protected:
    /// Whether one tap does this entry and the one before it; contract: 0 < index < length().
    [[nodiscard]] virtual bool joined(std::size_t /*index*/) const { return false; }
    virtual void moveTo(std::size_t position) = 0;
    void setOpen(bool open) { open_ = open; }
    void block(std::optional<core::Error> why) { blocked_ = std::move(why); }
    /// Another position is on the table: everybody hears of it.
    void tellAll();

private:
    bool open_ = false;
    std::uint64_t moment_ = 0;
    std::optional<core::Error> blocked_;
    PlayAnswer* answer_; // a child
};

} // namespace automa::app
