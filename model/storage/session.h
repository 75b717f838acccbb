// Playing one saved game: each action is on disk when the call returns, or the answer says that it is not.
//
// When the disk is full, read-only or gone, the game goes on in memory: answers say saved = false and why,
// and every later call tries again to write all that is missing, in one transaction.
#pragma once

#include "model/core/result.h"
#include "model/storage/library.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace automa::storage {

/// The answer to something done. An Error instead of an Ack means: refused, and nothing has changed.
struct [[nodiscard]] Ack {
    bool saved = false;
    int unsaved_actions = 0;        // in memory only so far
    std::optional<core::Error> why; // set when not saved

    friend bool operator==(const Ack&, const Ack&) = default;
};

/// Gives the state after the action being appended, as JSON; only called when a snapshot is due.
struct SnapshotSource {
    int version = 0; // change it whenever the meaning of states or payloads changes
    std::function<std::string()> state;
};

class Session {
public:
    /// Begins a game. Without a library, or with one that cannot be written, it starts in memory.
    [[nodiscard]] static core::Result<Session> start(Library* library, const GameDetails& details);
    /// Goes on with a saved game. The library must outlive the session, or be detached from it.
    [[nodiscard]] static core::Result<Session> resume(Library& library, std::string_view uuid);

    /// Takes a snapshot every options().snapshot_interval actions from now on.
    void set_snapshots(SnapshotSource source) { snapshots_ = std::move(source); }

    [[nodiscard]] core::Result<Ack> append(Action action);
    [[nodiscard]] core::Result<Ack> undo();
    [[nodiscard]] core::Result<Ack> redo();
    [[nodiscard]] core::Result<Ack> jump(int position);
    /// Puts the result into the statistics; any later change of the journal takes it out again.
    [[nodiscard]] core::Result<Ack> finish(const GameResult& result);

    /// Writes what is missing; call it from time to time while saved() is false.
    Ack retry();
    [[nodiscard]] bool saved() const noexcept { return !dirty_; }
    [[nodiscard]] int unsaved_actions() const noexcept;

    /// Goes over to another library (after a reopening or a restore) and writes the whole game there if need
    /// be.
    Ack attach(Library& library);
    void detach() noexcept { library_ = nullptr; }

    [[nodiscard]] const GameRecord& record() const noexcept { return record_; }
    [[nodiscard]] const Journal& journal() const noexcept { return journal_; }
    /// The nearest snapshot at or before a position, if any; the journal replays from there.
    [[nodiscard]] std::optional<Snapshot> snapshot(int position, int version) const;
    /// For export or a look while nothing can be written.
    [[nodiscard]] SavedGame copy() const { return {record_, journal_, result_}; }

private:
    Session(Library* library, GameRecord record) : library_(library), record_(std::move(record)) {}
    [[nodiscard]] Ack write();
    void take_due_snapshot();

    Library* library_ = nullptr;
    GameRecord record_;
    Journal journal_;
    std::optional<GameResult> result_;
    SnapshotSource snapshots_;
    std::optional<Snapshot> due_snapshot_;
    bool dirty_ = true;
    std::int64_t saved_seq_ = 0;
};

} // namespace automa::storage
