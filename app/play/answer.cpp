#include "app/play/answer.h"

#include "app/play/session_base.h"
#include "app/text/text_words.h"

namespace automa::app {

PlayAnswer::PlayAnswer(SessionBase& session) : QObject(&session), session_(session) {
    static int sessions = 0;
    token_ = QStringLiteral("play/answer/%1").arg(++sessions);
    connect(&session_, &SessionBase::recorded, this, &PlayAnswer::hear);
    connect(&session_, &SessionBase::changed, this, &PlayAnswer::follow);
}

void PlayAnswer::hear(bool appended) {
    const std::size_t now = session_.cursor();
    kind_ = appended ? Kind::Recorded : now < cursor_ ? Kind::Undone : Kind::Redone;
    count_ = now < cursor_ ? cursor_ - now : now - cursor_;
    index_ = kind_ == Kind::Undone ? now : now - 1;
    entry_ = session_.idAt(index_);
    ++number_;
    fresh_ = true;
}

void PlayAnswer::follow() {
    cursor_ = session_.cursor();
    if (kind_ != Kind::None && (index_ >= session_.length() || session_.idAt(index_) != entry_))
        kind_ = Kind::None; // another game
    emit changed();
    if (fresh_ && kind_ != Kind::None)
        emit given();
    fresh_ = false;
}

QString PlayAnswer::text() const {
    const auto name = [this] { return session_.tell(session_.labelAt(index_)); };
    const auto number = static_cast<int>(count_);
    switch (kind_) {
    case Kind::None:
        break;
    case Kind::Recorded:
        return translate("PlayAnswer", "Recorded: %1").arg(name());
    case Kind::Undone:
        return number == 1 ? translate("PlayAnswer", "Undone: %1").arg(name())
                           : translate("PlayAnswer", "Undone: %n action(s)", nullptr, number);
    case Kind::Redone:
        return number == 1 ? translate("PlayAnswer", "Redone: %1").arg(name())
                           : translate("PlayAnswer", "Redone: %n action(s)", nullptr, number);
    }
    return {};
}

//: what was just done to the game: an action was recorded, taken back, or done once more
QString PlayAnswer::brief() const {
    switch (kind_) {
    case Kind::None:
        break;
    case Kind::Recorded:
        return translate("PlayAnswer", "Recorded");
    case Kind::Undone:
        return translate("PlayAnswer", "Undone");
    case Kind::Redone:
        return translate("PlayAnswer", "Redone");
    }
    return {};
}

QString PlayAnswer::action() const {
    return kind_ == Kind::Undone ? translate("PlayAnswer", "Redo") : translate("PlayAnswer", "Undo");
}

void PlayAnswer::act() {
    const auto by = static_cast<int>(count_);
    const auto now = static_cast<int>(session_.cursor());
    if (kind_ == Kind::Recorded)
        session_.undo();
    else if (kind_ != Kind::None)
        session_.jump(kind_ == Kind::Undone ? now + by : now - by);
}

void PlayAnswer::dismiss() {
    kind_ = Kind::None;
    emit changed();
}

} // namespace automa::app
