// A game's journal as it is kept: append-only rows ordered by sequence number, and a cursor that undo moves.
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace automa::storage {

/// One whole action: a human turn, an Automa turn or a correction. The storage never looks inside.
struct Action {
    std::string kind;    // the caller's own word, e.g. "human"
    std::string label;   // JSON: {"id": message id, "args": {…}}
    std::string payload; // JSON: what the game replays

    friend bool operator==(const Action&, const Action&) = default;
};

struct JournalRow {
    std::int64_t seq = 0; // 1, 2, 3 … in the order written, never used twice
    int position = 0;     // 1, 2, 3 … along the line of play it belongs to
    Action action;
    std::int64_t at_ms = 0; // informational
    std::int64_t superseded_by =
        0; // seq of the action done instead, after an undo; 0 while on the line of play

    friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

/// What a list of the history shows.
struct HistoryEntry {
    int position = 0;
    std::int64_t seq = 0;
    std::string kind;
    std::string label;
    std::int64_t at_ms = 0;
    bool applied = false; // false: undone, can be redone

    friend bool operator==(const HistoryEntry&, const HistoryEntry&) = default;
};

class Journal {
public:
    Journal() = default;
    /// Refuses rows that no sequence of appends, undos and redos can have made.
    [[nodiscard]] static core::Result<Journal> restore(std::vector<JournalRow> rows, int cursor);

    /// Takes the action at the cursor; what was undone there is superseded, not removed.
    /// Refuses an action that is no bounded JSON; then nothing has changed.
    [[nodiscard]] core::Status append(Action action, std::int64_t at_ms);
    /// Undo and redo: to any position 0 … length().
    [[nodiscard]] core::Status jump(int position);

    [[nodiscard]] int cursor() const noexcept { return cursor_; }
    /// Of the line of play, what can be redone included.
    [[nodiscard]] int length() const noexcept { return static_cast<int>(line_.size()); }
    /// Every row ever written, superseded ones too, by sequence number.
    [[nodiscard]] std::span<const JournalRow> rows() const noexcept { return rows_; }
    [[nodiscard]] std::int64_t last_seq() const noexcept { return static_cast<std::int64_t>(rows_.size()); }
    /// Contract: 1 <= position <= length().
    [[nodiscard]] const JournalRow& at(int position) const;
    [[nodiscard]] std::vector<HistoryEntry> history() const;

    /// The beginning of the line of play, without what was replaced: what is left of a game whose next entry
    /// cannot be played.
    [[nodiscard]] Journal first(int position) const;

    friend bool operator==(const Journal&, const Journal&) = default;

private:
    std::vector<JournalRow> rows_;  // seq n at index n - 1
    std::vector<std::size_t> line_; // indexes into rows_, by position
    int cursor_ = 0;
};

/// Throws a Refusal unless kind, label and payload are within the limits.
void require_action(const Action& action, const std::string& path);
/// The same without a look at the syntax of the payload, which the game's own reader has anyway.
void require_bounded_action(const Action& action, const std::string& path);

} // namespace automa::storage
