// What the last tap did to the record: "Recorded: … · Undo", "Undone: … · Redo".
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>

namespace automa::app {

class SessionBase;

/// Every session has one (PlaySession.answer). PlayBar shows it at the foot of the turn, AnswerToast where
/// there is no such foot. It is about the last change of this sitting; a game just opened has none.
class PlayAnswer final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use PlaySession.answer")
    /// Empty: nothing to say.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// "Recorded": where there is no room for what.
    Q_PROPERTY(QString brief READ brief NOTIFY changed)
    /// How to take it back, on a button.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    /// Every answer has its own.
    Q_PROPERTY(int number READ number NOTIFY changed)
    /// Of this session's answers, for toasts.
    Q_PROPERTY(QString token READ token CONSTANT)

public:
    explicit PlayAnswer(SessionBase& session);

    [[nodiscard]] QString text() const;
    [[nodiscard]] QString brief() const;
    [[nodiscard]] QString action() const;
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] QString token() const { return token_; }

    /// Takes it back.
    Q_INVOKABLE void act();
    /// It was read.
    Q_INVOKABLE void dismiss();

signals:
    void changed();
    /// A new one.
    void given();

private:
    enum class Kind { None, Recorded, Undone, Redone };

    void hear(bool appended);
    void follow();

    SessionBase& session_;
    QString token_;
    Kind kind_ = Kind::None;
    int number_ = 0;
    bool fresh_ = false;
    std::size_t count_ = 0;   // how many actions
    std::size_t index_ = 0;   // the entry that is named
    std::uint64_t entry_ = 0; // which one that is
    std::size_t cursor_ = 0;  // before the change that comes
};

} // namespace automa::app
