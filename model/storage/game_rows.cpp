// Whole games to rows and back.
#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/store.h"

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <array>
#include <charconv>

namespace automa::storage {
namespace {

std::uint64_t seed_of(const std::string& text) {
    std::uint64_t seed = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (fault != std::errc{} || end != text.data() + text.size())
        refuse(Fault::Damaged, "games.seed");
    return seed;
}

GameStatus status_of(const std::string& text) {
    const auto status = status_named(text);
    if (!status)
        refuse(Fault::Damaged, "games.status");
    return *status;
}

std::int64_t last_seq(Store& store, std::int64_t game_id) {
    auto query = store.query("SELECT coalesce(max(seq), 0) FROM actions WHERE game_id = ?", game_id);
    query.next();
    return query.number(0);
}

/// The row both have at the junction must be the same, or two different games are being mixed.
void require_same_row(Store& store, std::int64_t game_id, const JournalRow& row) {
    auto query = store.query("SELECT position, kind, payload FROM actions WHERE game_id = ? AND seq = ?",
                             game_id, row.seq);
    if (!query.next() || query.integer(0) != row.position || query.text(1) != row.action.kind
        || query.text(2) != row.action.payload)
        refuse(Fault::Conflict, "seq " + std::to_string(row.seq));
}

} // namespace

std::optional<GameKey> find_game(Store& store, std::string_view uuid) {
    auto query = store.query("SELECT id, status FROM games WHERE uuid = ?", uuid);
    if (!query.next())
        return std::nullopt;
    return GameKey{query.number(0), status_of(query.text(1))};
}

GameKey require_game(Store& store, std::string_view uuid) {
    const auto key = find_game(store, uuid);
    if (!key)
        refuse(Fault::UnknownGame, std::string(uuid));
    return *key;
}

GameRecord read_record(Store& store, std::string_view uuid, int& cursor) {
    auto query =
        store.query("SELECT game, title, players, mode, format, seed, setup, status, created, updated, cursor"
                    " FROM games JOIN setups ON game_id = id WHERE uuid = ?",
                    uuid);
    if (!query.next())
        refuse(Fault::UnknownGame, std::string(uuid));
    GameRecord record;
    record.uuid = uuid;
    record.details = {query.text(0),    query.text(1),          query.text(2), query.text(3),
                      query.integer(4), seed_of(query.text(5)), query.text(6)};
    record.status = status_of(query.text(7));
    record.created_ms = query.number(8);
    record.updated_ms = query.number(9);
    cursor = query.integer(10);
    return record;
}

std::vector<JournalRow> read_rows(Store& store, std::int64_t game_id) {
    auto query = store.query("SELECT seq, position, kind, label, payload, at, coalesce(superseded_by, 0)"
                             " FROM actions WHERE game_id = ? ORDER BY seq",
                             game_id);
    std::vector<JournalRow> rows;
    while (query.next())
        rows.push_back({query.number(0),
                        query.integer(1),
                        {query.text(2), query.text(3), query.text(4)},
                        query.number(5),
                        query.number(6)});
    return rows;
}

std::optional<GameResult> read_result(Store& store, std::int64_t game_id) {
    GameResult result;
    {
        auto query =
            store.query("SELECT rounds, finished, duration, extra FROM results WHERE game_id = ?", game_id);
        if (!query.next())
            return std::nullopt;
        result.rounds = query.integer(0);
        result.finished_ms = query.number(1);
        result.duration_ms = query.number(2);
        result.extra = query.text(3);
    }
    auto query = store.query("SELECT name, kind, company, level, officer, vp, rank, vp_by_round"
                             " FROM participants WHERE game_id = ? ORDER BY seat",
                             game_id);
    while (query.next())
        result.participants.push_back({query.text(0), query.text(1), query.text(2), query.text(3),
                                       query.text(4), query.integer(5), query.integer(6),
                                       nlohmann::json::parse(query.text(7)).get<std::vector<int>>()});
    return result;
}

SavedGame read_game(Store& store, std::string_view uuid) {
    SavedGame game;
    int cursor = 0;
    game.record = read_record(store, uuid, cursor);
    const GameKey key = require_game(store, uuid);
    game.journal = take(Journal::restore(read_rows(store, key.id), cursor));
    game.result = read_result(store, key.id);
    return game;
}

std::int64_t insert_game(Store& store, const GameRecord& record, int cursor) {
    const GameDetails& details = record.details;
    store
        .query("INSERT INTO games(uuid, game, title, players, mode, format, seed, created, updated, status, "
               "cursor,"
               " revision) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
               record.uuid, details.game, details.title, details.players, details.mode,
               details.format_version, std::to_string(details.seed), record.created_ms, record.updated_ms,
               name_of(record.status), cursor, ++store.revision)
        .run();
    const std::int64_t id = store.connection().getLastInsertRowid();
    store.query("INSERT INTO setups VALUES(?, ?)", id, details.setup).run();
    return id;
}

void insert_row(Store& store, std::int64_t game_id, const JournalRow& row) {
    store
        .query("INSERT INTO actions(game_id, seq, position, kind, label, payload, at, superseded_by)"
               " VALUES(?, ?, ?, ?, ?, ?, ?, nullif(?, 0))",
               game_id, row.seq, row.position, row.action.kind, row.action.label, row.action.payload,
               row.at_ms, row.superseded_by)
        .run();
}

void write_result(Store& store, std::int64_t game_id, const GameResult& result) {
    store.query("DELETE FROM results WHERE game_id = ?", game_id).run();
    store
        .query("INSERT INTO results VALUES(?, ?, ?, ?, ?, ?)", game_id, result.finished_ms, result.rounds,
               result.participants.size(), result.duration_ms, result.extra)
        .run();
    int seat = 0;
    for (const ParticipantResult& one : result.participants)
        store
            .query("INSERT INTO participants VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game_id, ++seat, one.name,
                   one.kind, one.company, one.level, one.officer, one.vp, one.rank,
                   nlohmann::json(one.vp_by_round).dump())
            .run();
}

void insert_saved_game(Store& store, const SavedGame& game) {
    const std::int64_t id = insert_game(store, game.record, game.journal.cursor());
    for (const JournalRow& row : game.journal.rows())
        insert_row(store, id, row);
    if (game.result)
        write_result(store, id, *game.result);
}

void write_journal(Store& store, std::int64_t game_id, const Journal& journal) {
    const std::int64_t saved = last_seq(store, game_id);
    if (saved > journal.last_seq())
        refuse(Fault::Conflict, "seq " + std::to_string(saved), "the saved journal is longer");
    const auto rows = journal.rows();
    if (saved > 0)
        require_same_row(store, game_id, rows[static_cast<std::size_t>(saved) - 1]);
    if (saved < journal.last_seq()) {
        // Only what an unsaved action replaced can have got its mark since.
        for (const JournalRow& row : rows.first(static_cast<std::size_t>(saved)))
            if (row.superseded_by > saved)
                store
                    .query("UPDATE actions SET superseded_by = ? WHERE game_id = ? AND seq = ?",
                           row.superseded_by, game_id, row.seq)
                    .run();
    }
    for (const JournalRow& row : rows.subspan(static_cast<std::size_t>(saved)))
        insert_row(store, game_id, row);
    store
        .query("UPDATE games SET cursor = ?, updated = ?, revision = ? WHERE id = ?", journal.cursor(),
               store.now(), ++store.revision, game_id)
        .run();
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
