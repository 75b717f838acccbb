// Playing one saved game: each action is on disk when the call returns, or the answer says that it is not.
//
// When the disk is full, read-only or gone, the game goes on in memory: answers say saved = false and why,
// and every later call tries again to write all that is missing, in one transaction.
//
// Two lines of play never mix: when the library no longer holds what this session last wrote (another window,
// an import, a restored backup), the line played here is saved at once as a game of its own, and the answer
// says so.
#pragma once

#include "model/core/result.h"
#include "model/storage/library.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

/// The answer to something done. An Error instead of an Ack means: refused, and nothing has changed.
struct [[nodiscard]] Ack {
    bool saved = false;
    int unsaved_actions = 0;        // in memory only so far
    std::optional<core::Error> why; // set when not saved
    /// Set once when the line played here became a game of its own: the uuid of the game it was. Its own is
    /// record().uuid now.
    std::optional<std::string> parted_from = {};

    friend bool operator==(const Ack&, const Ack&) = default;
};

/// The journal of the game as it is played, with its own types; a session writes what it does not have of it
/// yet.
class PlayedJournal {
public:
    virtual ~PlayedJournal() = default;
    /// How many actions are done, and how many there are with those that were undone.
    [[nodiscard]] virtual std::size_t cursor() const = 0;
    [[nodiscard]] virtual std::size_t length() const = 0;
    /// Which action it is, 0, 1 … in their order: no other one ever has the same number.
    [[nodiscard]] virtual std::uint64_t id_at(std::size_t index) const = 0;
    /// The action as it is to be written; asked once for each.
    [[nodiscard]] virtual Action action_at(std::size_t index) const = 0;
};

/// Gives the state after the action being appended, as JSON; only called when a snapshot is due.
struct SnapshotSource {
    int version = 0; // change it whenever the meaning of states or payloads changes
    std::function<std::string()> state;
};

/// How the library's game stands to the one being played; to be asked after an import or a restore.
enum class Standing {
    Same,  // nothing to do
    Ahead, // the library has gone on from here: reload()
    Apart, // the library went another way; the next action makes a game of its own of this line
    Gone   // in the bin, or not there
};

class Session {
public:
    /// Begins a game. Without a library, or with one that cannot be written, it starts in memory.
    [[nodiscard]] static core::Result<Session> start(Library* library, const GameDetails& details);
    /// Goes on with a saved game. The library must outlive the session, or be detached from it.
    [[nodiscard]] static core::Result<Session> resume(Library& library, std::string_view uuid);

    /// Takes a snapshot every options().snapshot_interval actions from now on.
    void set_snapshots(SnapshotSource source) { snapshots_ = std::move(source); }
    /// Gives what lists show of the game, as JSON; called whenever something is written.
    void set_summary(std::function<std::string()> source) { summary_ = std::move(source); }

    /// Brings the record to where the journal stands: writes the actions that it has not and moves its
    /// cursor. A refused action is tried again by the next call.
    [[nodiscard]] core::Result<Ack> follow(const PlayedJournal& played);
    /// From here on this journal is followed. Contract: it was read from journal(), and is whole.
    void adopt(const PlayedJournal& played);
    /// The two steps of follow(), for whoever has no journal of its own.
    [[nodiscard]] core::Result<Ack> append(Action action);
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
    /// Goes over to another library without a word to it yet: standing() tells what it has.
    void join(Library& library) noexcept { library_ = &library; }

    [[nodiscard]] core::Result<Standing> standing() const;
    /// Takes over what the library has. Refuses (storage.conflict) while something is unsaved here.
    [[nodiscard]] core::Status reload();

    [[nodiscard]] const GameRecord& record() const noexcept { return record_; }
    [[nodiscard]] const Journal& journal() const noexcept { return journal_; }
    /// The nearest snapshot at or before a position, if any; the journal replays from there.
    [[nodiscard]] std::optional<Snapshot> snapshot(int position, int version) const;
    /// For export or a look while nothing can be written.
    [[nodiscard]] SavedGame copy() const { return {record_, journal_, result_}; }

private:
    Session(Library* library, GameRecord record) : library_(library), record_(std::move(record)) {}
    [[nodiscard]] Ack write();
    [[nodiscard]] core::Status write_once();
    void part();
    void take_over(OpenedGame opened);
    void take_due_snapshot();

    Library* library_ = nullptr;
    GameRecord record_;
    Journal journal_;
    std::vector<std::uint64_t> followed_; // which action of the played journal stands where in this one
    std::optional<GameResult> result_;
    SnapshotSource snapshots_;
    std::optional<Snapshot> due_snapshot_;
    std::function<std::string()> summary_;
    bool dirty_ = true;
    SavedState known_;                       // to be saved
    std::optional<std::string> parted_from_; // not told yet
};

} // namespace automa::storage
