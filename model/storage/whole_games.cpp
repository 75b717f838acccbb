// Whole games to rows and back.
#include "model/storage/errors.h"
#include "model/storage/store.h"

#include <sqlite3.h>

#include <array>

namespace automa::storage {
namespace {

std::string read_setup(Store& store, const GameRow& row) {
    auto query = store.query("SELECT setup FROM setups WHERE game_id = ?", row.id);
    if (!query.next())
        refuse(Fault::Damaged, row.record.uuid + ": setup", "missing");
    return query.text(0);
}

/// What is wrong with the game apart from its entries.
std::optional<core::Error> fault_of_record(const GameRow& row) {
    if (!row.sound)
        return error(Fault::BadChain, row.record.uuid, "the record of the game");
    if (chain_start(row.record) != row.start)
        return error(Fault::BadChain, row.record.uuid, "the start of the game");
    const auto within = guarded({}, [&] {
        require_uuid(row.record.uuid, "uuid");
        require_details(row.record.details, "game");
    });
    return within.ok() ? std::nullopt : std::optional(within.error());
}

void note(ReadableGame& read, std::int64_t entry, const core::Error& error) {
    if (!read.fault)
        read.fault = EntryFault{entry, error};
}

} // namespace

ReadableGame read_readable(Store& store, std::string_view uuid) {
    GameRow row = require_game(store, uuid);
    return read_readable(store, row, Look::Closely);
}

ReadableGame read_readable(Store& store, GameRow& row, Look look) {
    row.record.details.setup = read_setup(store, row);
    ReadableGame read;
    read.of = row.length;
    if (const auto fault = fault_of_record(row))
        note(read, 0, *fault);

    ReadRows rows = read_rows(store, row, look);
    if (rows.fault && !read.fault)
        read.fault = std::move(rows.fault);
    auto journal = Journal::restore(std::move(rows.rows), row.cursor);
    if (!journal.ok())
        note(read, 0, journal.error());
    // Seldom enough to read them again, rather than copy those of every game.
    read.game.journal = journal.ok() ? std::move(journal).value()
                                     : longest_journal(read_rows(store, row, look).rows, row.cursor);
    read.kept = read.game.journal.length();

    auto result = guarded(store.options.file, [&] { return read_result(store, row); });
    if (result.ok() && !read.fault)
        read.game.result = std::move(result).value();
    else if (!result.ok())
        note(read, 0, result.error());
    read.game.record = row.record;
    return read;
}

SavedGame read_game(Store& store, std::string_view uuid, Look look) {
    GameRow row = require_game(store, uuid);
    ReadableGame read = read_readable(store, row, look);
    if (read.fault)
        throw core::Refusal(read.fault->error);
    return std::move(read.game);
}

OpenedGame read_opened(Store& store, std::string_view uuid) {
    GameRow row = require_game(store, uuid);
    ReadableGame read = read_readable(store, row, Look::ToPlay);
    if (read.fault)
        throw core::Refusal(read.fault->error);
    return {std::move(read.game), state_of(row)};
}

SavedState state_of(const GameRow& row) {
    return {row.last_seq, row.head, row.cursor, row.result, false};
}

GameRow insert_game(Store& store, const GameRecord& record) {
    const GameDetails& details = record.details;
    GameRow row;
    row.record = record;
    row.start = row.head = chain_start(record);
    row.sound = true;
    store
        .query("INSERT INTO games(uuid, game, title, players, mode, format, seed, created, updated, status, "
               "cursor,"
               " start) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
               record.uuid, details.game, details.title, details.players, details.mode,
               details.format_version, std::to_string(details.seed), record.created_ms, record.updated_ms,
               name_of(record.status), row.start)
        .run();
    row.id = store.connection().getLastInsertRowid();
    store.query("INSERT INTO setups VALUES(?, ?)", row.id, details.setup).run();
    return row;
}

GameRow insert_saved_game(Store& store, const SavedGame& game) {
    GameRow row = insert_game(store, game.record);
    append_rows(store, row, game.journal);
    if (game.result)
        write_result(store, row, *game.result);
    write_change(store, row);
    return row;
}

std::string new_uuid() {
    std::array<unsigned char, 16> bytes{};
    sqlite3_randomness(static_cast<int>(bytes.size()), bytes.data());
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0fU) | 0x40U);
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3fU) | 0x80U);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string uuid;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            uuid.push_back('-');
        uuid.push_back(kDigits[bytes[i] >> 4U]);
        uuid.push_back(kDigits[bytes[i] & 0xfU]);
    }
    return uuid;
}

} // namespace automa::storage
