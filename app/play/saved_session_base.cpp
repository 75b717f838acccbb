#include "app/play/saved_session_base.h"

#include "app/library/storage_errors.h"
#include "app/play/play_errors.h"

#include <QCoreApplication>

#include <algorithm>

namespace automa::app {
namespace {

/// A library in memory cannot keep anything: why it is used is said by openFault(), or it was wished for.
std::optional<core::Error> worthSaying(std::optional<core::Error> why) {
    return why && why->id == "storage.memory_only" ? std::nullopt : std::move(why);
}

core::Error memoryOnly() {
    return {"storage.memory_only", "", "For now, games are kept in memory only."};
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
    connect(&host_, &LibraryHost::closing, this, [this](bool forgetting) {
        if (forgetting)
            forget();
        else if (session_)
            session_->detach();
    });
    connect(&host_, &LibraryHost::opened, this, [this] {
        if (session_ && library() && !game_.readOnly())
            fault_ = worthSaying(session_->attach(*library()).why);
        emit changed();
    });
}

SavedSessionBase::~SavedSessionBase() = default;

QString SavedSessionBase::openGame() const {
    return session_ ? QString::fromStdString(session_->record().uuid) : QString();
}

QString SavedSessionBase::faultText() const {
    const auto& why = openFault() ? openFault() : fault_;
    return why ? QCoreApplication::translate("PlaySaves", "%1 The game goes on in memory.")
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
}

void SavedSessionBase::keep(const storage::GameDetails& details) {
    fault_.reset();
    auto started = storage::Session::start(library(), details);
    if (started.ok()) {
        session_.emplace(std::move(started).value());
        session_->set_snapshots(snapshots());
        if (!session_->saved())
            fault_ = worthSaying(session_->retry().why);
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
        return resumed.error();
    const auto takeUp = read(resumed.value().record(), resumed.value().journal());
    if (!takeUp.ok())
        return takeUp.error();
    letGo();
    session_.emplace(std::move(resumed).value());
    session_->set_snapshots(snapshots());
    takeUp.value()();
    fault_.reset();
    emit changed();
    return core::Done{};
}

void SavedSessionBase::record(bool appended) {
    if (!session_ || game_.readOnly())
        return;
    take(appended ? session_->append(newestAction()) : session_->jump(static_cast<int>(game_.cursor())));
}

void SavedSessionBase::take(const core::Result<storage::Ack>& answer) {
    if (answer.ok())
        fault_ = worthSaying(answer.value().why);
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
    if (session_ && !session_->saved() && !game_.readOnly())
        fault_ = worthSaying(session_->retry().why);
    emit changed();
}

void SavedSessionBase::forget() {
    letGo();
    fault_.reset();
    closeGame();
    emit changed();
}

} // namespace automa::app
