// The journal of a game: whole actions, each with its events, undone and redone without limit.
#pragma once

#include "model/core/message.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace automa::core {

template <class Event>
struct JournalEntry {
    Label label;
    std::vector<Event> events;

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// State is a fold of the events up to the cursor; the undone future is kept until something new is done.
template <class Event>
class Journal {
public:
    using Entry = JournalEntry<Event>;

    void append(Entry entry) {
        entries_.resize(cursor_);
        entries_.push_back(std::move(entry));
        cursor_ = entries_.size();
    }

    [[nodiscard]] bool can_undo() const noexcept { return cursor_ > 0; }
    [[nodiscard]] bool can_redo() const noexcept { return cursor_ < entries_.size(); }
    /// Both give the entry stepped over; contract: can_undo() / can_redo().
    const Entry& undo() { return entries_[--cursor_]; }
    const Entry& redo() { return entries_[cursor_++]; }
    /// Contract: position <= entries().size().
    void jump(std::size_t position) noexcept { cursor_ = position; }

    [[nodiscard]] std::size_t cursor() const noexcept { return cursor_; }
    [[nodiscard]] std::span<const Entry> entries() const noexcept { return entries_; }
    [[nodiscard]] std::span<const Entry> past() const noexcept { return std::span(entries_).first(cursor_); }

    /// The state after the first `count` entries. `apply(State&, const Event&)` changes the state in place.
    template <class State, class Apply>
    [[nodiscard]] State replay(State state, std::size_t count, Apply apply) const {
        for (const Entry& entry : std::span(entries_).first(count))
            for (const Event& event : entry.events)
                apply(state, event);
        return state;
    }

    friend bool operator==(const Journal&, const Journal&) = default;

private:
    std::vector<Entry> entries_;
    std::size_t cursor_ = 0;
};

} // namespace automa::core
