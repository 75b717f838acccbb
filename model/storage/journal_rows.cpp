// The rows of a journal: each carries the digest that follows from the one before it.
#include "model/storage/errors.h"
#include "model/storage/store.h"

#include <algorithm>

namespace automa::storage {
namespace {

EntryFault fault_at(std::int64_t entry, const core::Error& error) {
    std::string path = "entry " + std::to_string(entry);
    if (!error.path.empty())
        path += ": " + error.path;
    return {entry, {error.id, std::move(path), error.message}};
}

JournalRow row_of(const Query& query) {
    return {query.number(0),
            query.integer(1),
            {query.text(2, limits::kName), query.text(3, limits::kLabel), query.text(4)},
            query.number(5),
            query.number(6)};
}

/// The fault of the next row, given the digest before it; moves that on.
std::optional<EntryFault> check_row(const Query& query, std::int64_t entry, Look look, Digest& before,
                                    std::vector<JournalRow>& rows) {
    try {
        JournalRow row = row_of(query);
        if (row.seq != entry)
            refuse(Fault::BadJournal, {}, "it is missing");
        if (query.maybe_digest(7) != chain_next(before, row))
            refuse(Fault::BadChain);
        if (look == Look::Closely)
            require_action(row.action, {});
        else
            require_bounded_action(row.action, {});
        before = query.digest(7);
        rows.push_back(std::move(row));
        return std::nullopt;
    } catch (const core::Refusal& refusal) {
        return fault_at(entry, refusal.error());
    }
}

void insert_row(Store& store, std::int64_t game_id, const JournalRow& row, const Digest& chain) {
    store
        .query("INSERT INTO actions(game_id, seq, position, kind, label, payload, at, superseded_by, chain)"
               " VALUES(?, ?, ?, ?, ?, ?, ?, nullif(?, 0), ?)",
               game_id, row.seq, row.position, row.action.kind, row.action.label, row.action.payload,
               row.at_ms, row.superseded_by, chain)
        .run();
}

} // namespace

ReadRows read_rows(Store& store, const GameRow& game, Look look) {
    ReadRows read;
    Digest before = game.start;
    read.rows.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(game.last_seq, 0, 1000)));
    auto query = store.query("SELECT seq, position, kind, label, payload, at,"
                             " coalesce(superseded_by, 0) AS superseded_by, chain"
                             " FROM actions WHERE game_id = ? ORDER BY seq",
                             game.id);
    std::int64_t entry = 1;
    // A page that cannot be read ends the journal there; what was read before it is kept.
    const auto more = guarded(store.options.file, [&] {
        for (; !read.fault && query.next(); ++entry) {
            if (read.rows.size() >= limits::kActions)
                refuse(Fault::TooBig, {}, "more than " + std::to_string(limits::kActions) + " entries");
            read.fault = check_row(query, entry, look, before, read.rows);
        }
    });
    if (!more.ok())
        read.fault = fault_at(entry, more.error());
    if (!read.fault && before != game.head)
        read.fault =
            fault_at(entry, error(Fault::BadChain, {}, "the journal does not end as it was written"));
    return read;
}

Journal longest_journal(std::vector<JournalRow> rows, int cursor) {
    while (true) {
        for (JournalRow& row : rows)
            if (row.superseded_by > static_cast<std::int64_t>(rows.size()))
                row.superseded_by = 0;
        const int length = rows.empty() ? 0 : rows.back().position;
        auto journal = Journal::restore(rows, std::clamp(cursor, 0, std::max(length, 0)));
        if (journal.ok() || rows.empty())
            return journal.ok() ? std::move(journal).value() : Journal{};
        rows.pop_back();
    }
}

void append_rows(Store& store, GameRow& game, const Journal& journal) {
    const auto rows = journal.rows();
    const auto saved = static_cast<std::size_t>(game.last_seq);
    if (saved < rows.size()) {
        // Only what an unsaved action replaced can have got its mark since.
        for (const JournalRow& row : rows.first(saved))
            if (row.superseded_by > game.last_seq)
                store
                    .query("UPDATE actions SET superseded_by = ? WHERE game_id = ? AND seq = ?",
                           row.superseded_by, game.id, row.seq)
                    .run();
    }
    for (const JournalRow& row : rows.subspan(saved)) {
        game.head = chain_next(game.head, row);
        insert_row(store, game.id, row, game.head);
    }
    game.last_seq = journal.last_seq();
    game.length = journal.length();
    game.cursor = journal.cursor();
}

} // namespace automa::storage
