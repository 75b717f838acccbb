#include "app/play/saved_session_base.h"

#include "app/library/storage_errors.h"
#include "app/play/checked_journal.h"
#include "app/play/play_errors.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace automa::app {
namespace {

/// A library in memory cannot keep anything; openFault() already says why there is no file, or AUTOMA_DB
/// asked for it.
std::optional<core::Error> worthSaying(std::optional<core::Error> why) {
    return why && why->id == "storage.memory_only" ? std::nullopt : std::move(why);
}

core::Error memoryOnly() {
    return {"storage.memory_only", "", "For now, games last only until you close the app."};
}

/// The sum of the pauses between actions; a long one was not spent at the table. Clocks may jump back.
std::int64_t timeAtTheTable(const storage::Journal& journal) {
    constexpr std::int64_t longest = 15 * 60'000;
    std::int64_t sum = 0;
    std::int64_t before = 0;
    for (const storage::JournalRow& row : journal.rows()) {
        if (before > 0)
            sum += std::clamp<std::int64_t>(row.at_ms - before, 0, longest);
        before = row.at_ms;
    }
    return sum;
}

} // namespace

SavedSessionBase::SavedSessionBase(SessionBase& game, LibraryHost& host, QObject* parent)
    : QObject(parent), game_(game), host_(host) {
    connect(&game_, &SessionBase::recorded, this, &SavedSessionBase::record);
    connect(&host_, &LibraryHost::closing, this, [this](LibraryHost::OpenGame fate) {
        rejoins_ = fate == LibraryHost::OpenGame::IfThere;
        if (fate == LibraryHost::OpenGame::LetGo || (rejoins_ && !session_))
            forget();
        else if (session_)
            session_->detach();
    });
    connect(&host_, &LibraryHost::opened, this, &SavedSessionBase::rejoin);
    connect(&host_, &LibraryHost::imported, this, &SavedSessionBase::follow);
}

SavedSessionBase::~SavedSessionBase() = default;

QString SavedSessionBase::openGame() const {
    return session_ ? QString::fromStdString(session_->record().uuid) : looked_;
}

QString SavedSessionBase::faultText() const {
    if (host_.heldElsewhere())
        return {}; // the window itself says so
    const auto& why = openFault() ? openFault() : fault_;
    return why ? QCoreApplication::translate("PlaySaves",
                                             "%1 You can keep playing; for now nothing is saved.")
                     .arg(storageErrorText(*why))
               : QString();
}

QString SavedSessionBase::damageText() const {
    return game_.blocked() ? playErrorText(*game_.blocked()) : QString();
}

void SavedSessionBase::letGo() {
    if (session_ && !session_->saved() && fault_)
        host_.keepForLater(session_->copy());
    session_.reset();
    looked_.clear();
}

void SavedSessionBase::hold(storage::Session session) {
    session_.emplace(std::move(session));
    session_->set_snapshots(snapshots());
    session_->set_summary([this] { return summary(); });
}

void SavedSessionBase::keep(const storage::GameDetails& details) {
    fault_.reset();
    auto started = storage::Session::start(library(), details);
    if (started.ok()) {
        hold(std::move(started).value());
        if (!session_->saved())
            heed(session_->retry());
    } else {
        fault_ = started.error();
    }
    emit changed();
}

core::Status SavedSessionBase::resume(const QString& uuid) {
    if (uuid == openGame() && game_.isOpen())
        return core::Done{};
    if (!library())
        return memoryOnly();
    auto resumed = storage::Session::resume(*library(), uuid.toStdString());
    if (!resumed.ok())
        return lookOnly(uuid, resumed.error());
    const auto takeUp = read(resumed.value().record(), resumed.value().journal(), {});
    if (!takeUp.ok())
        return takeUp.error();
    letGo();
    hold(std::move(resumed).value());
    fault_.reset();
    takeUp.value()();
    session_->adopt(*this);
    if (game_.readOnly()) { // nothing of it is to be written any more
        looked_ = uuid;
        session_.reset();
    }
    emit changed();
    return core::Done{};
}

/// A game that is not as it was written is shown up to its last good entry, if there is anything to show.
core::Status SavedSessionBase::lookOnly(const QString& uuid, const core::Error& why) {
    const auto readable = library()->load_readable(uuid.toStdString());
    if (!readable.ok() || !readable.value().fault
        || readable.value().game.record.status == storage::GameStatus::Deleted)
        return why;
    const storage::EntryFault& fault = *readable.value().fault;
    const auto takeUp = read(readable.value().game.record, readable.value().game.journal,
                             BadEntry{fault.entry, fault.error}.error());
    if (!takeUp.ok())
        return why;
    letGo();
    looked_ = uuid;
    fault_.reset();
    takeUp.value()();
    emit changed();
    return core::Done{};
}

/// The library was opened again. If only another process went on with this game, its version is taken over;
/// what was played here is written.
void SavedSessionBase::rejoin() {
    if (session_ && library()) {
        const bool onlyIfThere = std::exchange(rejoins_, false);
        session_->join(*library());
        const auto standing = session_->standing();
        const bool goesOn =
            standing.ok() && session_->saved()
            && (standing.value() == storage::Standing::Same || standing.value() == storage::Standing::Ahead);
        if (onlyIfThere || goesOn)
            follow();
        else
            heed(session_->attach(*library()));
    }
    emit changed();
}

void SavedSessionBase::follow() {
    if (!session_ || !library())
        return;
    const auto standing = session_->standing();
    if (standing.ok() && standing.value() == storage::Standing::Gone) {
        forget();
    } else if (standing.ok() && standing.value() == storage::Standing::Ahead && session_->reload().ok()) {
        const auto takeUp = read(session_->record(), session_->journal(), {});
        if (takeUp.ok()) {
            takeUp.value()();
            session_->adopt(*this);
        } else {
            forget();
        }
    } else if (!standing.ok() || standing.value() == storage::Standing::Apart) {
        heed(session_->attach(*library())); // the line on screen is saved at once, if need be by itself
    }
    emit changed();
}

void SavedSessionBase::record() {
    if (session_)
        take(session_->follow(*this));
}

void SavedSessionBase::heed(const storage::Ack& answer) {
    fault_ = worthSaying(answer.why);
    if (answer.parted_from)
        emit told(QCoreApplication::translate(
            "PlaySaves", "This game was continued elsewhere. Your version is now a game of its own."));
}

void SavedSessionBase::take(const core::Result<storage::Ack>& answer) {
    if (answer.ok())
        heed(answer.value());
    else
        fault_ = answer.error();
    if (answer.ok() && answer.value().saved)
        host_.noticeWritten();
    emit changed();
}

core::Status SavedSessionBase::finish(const storage::GameResult& result) {
    if (game_.blocked())
        return *game_.blocked();
    if (!session_)
        return fault_.value_or(memoryOnly());
    storage::GameResult timed = result;
    if (timed.duration_ms == 0)
        timed.duration_ms = timeAtTheTable(session_->journal());
    const auto answer = session_->finish(timed);
    take(answer);
    if (!answer.ok())
        return answer.error();
    return core::Done{};
}

void SavedSessionBase::retry() {
    host_.retry();
    if (session_ && !session_->saved())
        heed(session_->retry());
    emit changed();
}

void SavedSessionBase::forget() {
    letGo();
    fault_.reset();
    closeGame();
    emit changed();
}

} // namespace automa::app
