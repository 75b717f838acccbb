#include "model/storage/journal.h"

#include "model/storage/errors.h"
#include "model/storage/json_text.h"

#include <algorithm>
#include <utility>

namespace automa::storage {

core::Result<Journal> Journal::restore(std::vector<JournalRow> rows, int cursor) {
    const auto contradiction = [](const JournalRow& row, std::string_view why) {
        return error(Fault::BadJournal, "seq " + std::to_string(row.seq), why);
    };
    Journal journal;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const JournalRow& row = rows[index];
        if (row.seq != static_cast<std::int64_t>(index) + 1)
            return contradiction(row, "sequence numbers have a gap");
        if (row.position < 1 || row.position > static_cast<int>(journal.line_.size()) + 1)
            return contradiction(row, "position off the line of play");
        while (static_cast<int>(journal.line_.size()) >= row.position) {
            const JournalRow& replaced = rows[journal.line_.back()];
            if (replaced.superseded_by != row.seq)
                return contradiction(replaced, "not marked as superseded");
            journal.line_.pop_back();
        }
        journal.line_.push_back(index);
    }
    for (const std::size_t index : journal.line_)
        if (rows[index].superseded_by != 0)
            return contradiction(rows[index], "marked as superseded, but by nothing");
    if (cursor < 0 || cursor > static_cast<int>(journal.line_.size()))
        return error(Fault::BadJournal, "cursor", "beyond the journal");
    journal.rows_ = std::move(rows);
    journal.cursor_ = cursor;
    return journal;
}

core::Status Journal::append(Action action, std::int64_t at_ms) {
    return guarded({}, [&] {
        require_action(action, "action");
        if (rows_.size() >= limits::kActions)
            refuse(Fault::TooBig, "journal");
        const std::int64_t seq = last_seq() + 1;
        rows_.push_back({seq, cursor_ + 1, std::move(action), at_ms, 0});
        while (length() > cursor_) {
            rows_[line_.back()].superseded_by = seq;
            line_.pop_back();
        }
        line_.push_back(rows_.size() - 1);
        ++cursor_;
    });
}

core::Status Journal::jump(int position) {
    if (position < 0 || position > length())
        return error(Fault::BadPosition, std::to_string(position));
    cursor_ = position;
    return core::Done{};
}

Journal Journal::first(int position) const {
    Journal cut;
    for (int i = 1; i <= std::min(position, length()); ++i) {
        JournalRow row = at(i);
        row.seq = i;
        cut.line_.push_back(cut.rows_.size());
        cut.rows_.push_back(std::move(row));
    }
    cut.cursor_ = std::min(cursor_, cut.length());
    return cut;
}

const JournalRow& Journal::at(int position) const {
    return rows_[line_[static_cast<std::size_t>(position) - 1]];
}

std::vector<HistoryEntry> Journal::history() const {
    std::vector<HistoryEntry> entries;
    entries.reserve(line_.size());
    for (const std::size_t index : line_) {
        const JournalRow& row = rows_[index];
        entries.push_back(
            {row.position, row.seq, row.action.kind, row.action.label, row.at_ms, row.position <= cursor_});
    }
    return entries;
}

void require_action(const Action& action, const std::string& path) {
    require_name(action.kind, path + ".kind");
    require_label(action.label, path + ".label");
    require_json(action.payload, path + ".payload");
}

void require_bounded_action(const Action& action, const std::string& path) {
    require_name(action.kind, path + ".kind");
    require_label(action.label, path + ".label");
    require_bounded(action.payload, path + ".payload");
}

} // namespace automa::storage
