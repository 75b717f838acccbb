#include "model/storage/session.h"

#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/store.h"

#include <utility>

namespace automa::storage {
namespace {

std::int64_t now(const Library* library) {
    return library != nullptr ? library->options().clock() : system_clock_ms();
}

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
    auto game = library.load(uuid);
    if (!game.ok())
        return game.error();
    if (game.value().record.status == GameStatus::Deleted)
        return error(Fault::GameDeleted, std::string(uuid));
    Session session(&library, std::move(game.value().record));
    session.journal_ = std::move(game.value().journal);
    session.result_ = std::move(game.value().result);
    session.saved_seq_ = session.journal_.last_seq();
    session.dirty_ = !library.durable();
    return session;
}

core::Result<Ack> Session::append(Action action) {
    if (const auto taken = journal_.append(std::move(action), now(library_)); !taken.ok())
        return taken.error();
    result_.reset();
    take_due_snapshot();
    return write();
}

core::Result<Ack> Session::undo() {
    if (const auto moved = journal_.undo(); !moved.ok())
        return moved.error();
    result_.reset();
    return write();
}

core::Result<Ack> Session::redo() {
    if (const auto moved = journal_.redo(); !moved.ok())
        return moved.error();
    result_.reset();
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
    return dirty_ ? static_cast<int>(journal_.last_seq() - saved_seq_) : 0;
}

Ack Session::attach(Library& library) {
    library_ = &library;
    dirty_ = true;
    saved_seq_ = 0;
    return write();
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
    std::string state = snapshots_.state();
    if (guarded({}, [&] { require_json(state, "snapshot"); }).ok())
        due_snapshot_ = Snapshot{journal_.cursor(), snapshots_.version, std::move(state)};
}

Ack Session::write() {
    dirty_ = true;
    core::Status written = error(Fault::MemoryOnly);
    if (library_ != nullptr && !library_->writable())
        written = library_->become_writable();
    if (library_ != nullptr && library_->writable()) {
        const Save save{&record_, &journal_, true, due_snapshot_, result_};
        written = library_->save(save);
        if (written.ok() && !library_->durable())
            written = error(Fault::MemoryOnly);
    }
    if (!written.ok())
        return {false, unsaved_actions(), written.error()};
    dirty_ = false;
    saved_seq_ = journal_.last_seq();
    due_snapshot_.reset();
    record_.status = result_                                  ? GameStatus::Finished
                     : record_.status == GameStatus::Finished ? GameStatus::Active
                                                              : record_.status;
    return {true, 0, {}};
}

} // namespace automa::storage
