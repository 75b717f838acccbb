#include "model/storage/session.h"

#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/store.h"

#include <algorithm>
#include <utility>

namespace automa::storage {
namespace {

std::int64_t now(const Library* library) {
    return library != nullptr ? library->options().clock() : system_clock_ms();
}

/// What the library has under this name is not to be touched by this session any more.
bool is_of_another_line(const core::Error& why) {
    for (const Fault one : {Fault::Conflict, Fault::GameDeleted, Fault::BadChain})
        if (why.id == id_of(one))
            return true;
    return false;
}

/// What the entries after a position take on disk, about.
std::size_t bytes_after(const Journal& journal, int position) {
    constexpr std::size_t kRow = 100; // numbers, chain, what SQLite keeps of a row
    std::size_t bytes = 0;
    for (int at = position + 1; at <= journal.length(); ++at) {
        const Action& action = journal.at(at).action;
        bytes += kRow + action.kind.size() + action.label.size() + action.payload.size();
    }
    return bytes;
}

/// A snapshot is a shortcut past the entries before it. It is written within a save, so it has to be small
/// against the entries that it spares; replaying that many takes about a millisecond.
constexpr std::size_t kWorth = 8;

} // namespace

core::Result<Session> Session::start(Library* library, const GameDetails& details) {
    return guarded({}, [&] {
        require_details(details, "game");
        const std::int64_t at = now(library);
        Session session(library, {new_uuid(), details, GameStatus::Active, at, at});
        static_cast<void>(session.write());
        return session;
    });
}

core::Result<Session> Session::resume(Library& library, std::string_view uuid) {
    auto opened = library.open_game(uuid);
    if (!opened.ok())
        return opened.error();
    if (opened.value().game.record.status == GameStatus::Deleted)
        return error(Fault::GameDeleted, std::string(uuid));
    Session session(&library, {});
    session.take_over(std::move(opened).value());
    return session;
}

void Session::take_over(OpenedGame opened) {
    record_ = std::move(opened.game.record);
    journal_ = std::move(opened.game.journal);
    followed_.clear();
    result_ = std::move(opened.game.result);
    known_ = opened.state;
    due_snapshot_.reset();
    dirty_ = !library_->durable();
}

void Session::adopt(const PlayedJournal& played) {
    followed_.clear();
    for (std::size_t index = 0; index < played.length(); ++index)
        followed_.push_back(played.id_at(index));
}

core::Result<Ack> Session::follow(const PlayedJournal& played) {
    std::size_t shared = 0;
    while (shared < std::min(followed_.size(), played.length()) && followed_[shared] == played.id_at(shared))
        ++shared;
    const bool appends = shared < played.length();
    for (; shared < played.length(); ++shared) {
        const int before = journal_.cursor();
        static_cast<void>(journal_.jump(static_cast<int>(shared)));
        if (const auto taken = journal_.append(played.action_at(shared), now(library_)); !taken.ok()) {
            static_cast<void>(journal_.jump(before));
            return taken.error();
        }
        followed_.resize(shared);
        followed_.push_back(played.id_at(shared));
    }
    if (const auto moved = journal_.jump(static_cast<int>(played.cursor())); !moved.ok())
        return moved.error();
    result_.reset();
    if (appends)
        take_due_snapshot();
    return write();
}

core::Result<Ack> Session::append(Action action) {
    if (const auto taken = journal_.append(std::move(action), now(library_)); !taken.ok())
        return taken.error();
    result_.reset();
    take_due_snapshot();
    return write();
}

core::Result<Ack> Session::jump(int position) {
    if (const auto moved = journal_.jump(position); !moved.ok())
        return moved.error();
    result_.reset();
    return write();
}

core::Result<Ack> Session::finish(const GameResult& result) {
    if (const auto good = guarded({}, [&] { require_result(result, "result"); }); !good.ok())
        return good.error();
    result_ = result;
    if (result_->finished_ms == 0)
        result_->finished_ms = now(library_);
    return write();
}

Ack Session::retry() {
    return dirty_ ? write() : Ack{true, 0, {}};
}

int Session::unsaved_actions() const noexcept {
    return dirty_ ? static_cast<int>(journal_.last_seq() - known_.seq) : 0;
}

Ack Session::attach(Library& library) {
    library_ = &library;
    known_.in_doubt = true;
    dirty_ = true;
    return write();
}

core::Result<Standing> Session::standing() const {
    if (library_ == nullptr)
        return error(Fault::MemoryOnly);
    const auto opened = library_->open_game(record_.uuid);
    if (!opened.ok() && opened.error().id == id_of(Fault::UnknownGame))
        return Standing::Gone;
    if (!opened.ok())
        return opened.error();
    const auto& [game, state] = opened.value();
    if (game.record.status == GameStatus::Deleted)
        return Standing::Gone;
    if (state.seq < known_.seq)
        return Standing::Apart;
    if (state.seq == known_.seq && state.head == known_.head && state.cursor == known_.cursor
        && state.result == known_.result)
        return Standing::Same;
    // The library goes on from here if the last entry that this session knows to be saved is one of its own.
    Digest head = chain_start(game.record);
    for (std::int64_t seq = 0; seq < known_.seq; ++seq)
        head = chain_next(head, game.journal.rows()[static_cast<std::size_t>(seq)]);
    const bool same_so_far =
        known_.seq == 0 ? game.record.details.setup == record_.details.setup : head == known_.head;
    return same_so_far && !dirty_ ? Standing::Ahead : Standing::Apart;
}

core::Status Session::reload() {
    if (library_ == nullptr)
        return error(Fault::MemoryOnly);
    if (dirty_)
        return error(Fault::Conflict, record_.uuid, "there are unsaved actions");
    auto opened = library_->open_game(record_.uuid);
    if (!opened.ok())
        return opened.error();
    if (opened.value().game.record.status == GameStatus::Deleted)
        return error(Fault::GameDeleted, record_.uuid);
    take_over(std::move(opened).value());
    return core::Done{};
}

std::optional<Snapshot> Session::snapshot(int position, int version) const {
    if (library_ == nullptr)
        return std::nullopt;
    auto found = library_->snapshot(record_.uuid, position, version);
    // A shortcut that cannot be had is no fault: the journal has it all. One that unsaved play left behind
    // would be wrong.
    if (!found.ok() || !found.value() || unsaved_actions() > 0)
        return std::nullopt;
    return std::move(found).value();
}

void Session::take_due_snapshot() {
    const int interval = library_ != nullptr ? library_->options().snapshot_interval : 0;
    due_snapshot_.reset();
    if (!snapshots_.state || interval <= 0 || journal_.cursor() % interval != 0)
        return;
    if (const auto last = snapshot(journal_.cursor() - 1, snapshots_.version);
        last && bytes_after(journal_, last->position) < kWorth * last->state.size())
        return;
    std::string state = snapshots_.state();
    if (guarded({}, [&] { require_json(state, "snapshot"); }).ok())
        due_snapshot_ = Snapshot{journal_.cursor(), snapshots_.version, std::move(state)};
}

/// The line played here goes on under its own name; what the library has stays as it is.
void Session::part() {
    TitleMarks& marks = record_.details.marks;
    parted_from_ = marks.parted_from = std::exchange(record_.uuid, new_uuid());
    marks.parted = std::min(marks.parted + 1, limits::kMarks);
    known_ = {};
}

core::Status Session::write_once() {
    Save save{&record_, &journal_, known_, due_snapshot_, result_};
    if (summary_)
        save.summary = summary_();
    known_.in_doubt = true; // until the answer is there
    auto written = library_->save(save);
    if (!written.ok())
        return written.error();
    if (!library_->durable())
        return error(Fault::MemoryOnly);
    known_ = written.value();
    return core::Done{};
}

Ack Session::write() {
    dirty_ = true;
    core::Status written = error(Fault::MemoryOnly);
    if (library_ != nullptr && !library_->writable())
        written = library_->become_writable();
    if (library_ != nullptr && library_->writable()) {
        written = write_once();
        if (!written.ok() && is_of_another_line(written.error())) {
            part();
            written = write_once();
        }
    }
    if (!written.ok())
        return {false, unsaved_actions(), written.error(), std::exchange(parted_from_, {})};
    dirty_ = false;
    due_snapshot_.reset();
    record_.status = result_                                  ? GameStatus::Finished
                     : record_.status == GameStatus::Finished ? GameStatus::Active
                                                              : record_.status;
    return {true, 0, {}, std::exchange(parted_from_, {})};
}

} // namespace automa::storage
