// The rows of `games`: read with type and bounds, sealed whenever they are written.
#include "model/storage/errors.h"
#include "model/storage/store.h"

#include <charconv>

namespace automa::storage {
namespace {

#define AUTOMA_GAME_COLUMNS                                                                                  \
    "SELECT id, uuid, game, title, title_kind, copies, parted, parted_from, players, mode, seed, summary,"   \
    " status, coalesce(status_before, '') AS status_before, format, created, updated, cursor, length,"       \
    " last_seq, revision, start, head, result, seal FROM games "

constexpr const char* kByUuid = AUTOMA_GAME_COLUMNS "WHERE uuid = ?";
constexpr const char* kList =
    AUTOMA_GAME_COLUMNS "WHERE (status = ?1 OR (?1 = '' AND status <> 'deleted')) AND (game = ?2 OR ?2 = '')"
                        " ORDER BY revision DESC, id DESC LIMIT ?3 OFFSET ?4";
#undef AUTOMA_GAME_COLUMNS

std::uint64_t seed_of(const std::string& text) {
    std::uint64_t seed = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (text.empty() || fault != std::errc{} || end != text.data() + text.size())
        refuse(Fault::Damaged, "seed");
    return seed;
}

GameStatus status_of(const std::string& text) {
    const auto status = status_named(text);
    if (!status)
        refuse(Fault::Damaged, "status");
    return *status;
}

TitleKind title_kind_of(const std::string& text) {
    const auto kind = title_kind_named(text);
    if (!kind)
        refuse(Fault::Damaged, "title_kind");
    return *kind;
}

Digest seal_of(const GameRow& row) {
    const GameDetails& details = row.record.details;
    const std::string seed = std::to_string(details.seed);
    return seal_of(
        SealedRow{.uuid = row.record.uuid,
                  .game = details.game,
                  .title = details.title,
                  .title_kind = name_of(details.marks.kind),
                  .copies = details.marks.copies,
                  .parted = details.marks.parted,
                  .parted_from = details.marks.parted_from,
                  .players = details.players,
                  .mode = details.mode,
                  .seed = seed,
                  .summary = details.summary,
                  .status = name_of(row.record.status),
                  .status_before = row.status_before ? name_of(*row.status_before) : std::string_view{},
                  .format = details.format_version,
                  .created = row.record.created_ms,
                  .updated = row.record.updated_ms,
                  .cursor = row.cursor,
                  .length = row.length,
                  .last_seq = row.last_seq,
                  .revision = row.revision,
                  .start = row.start,
                  .head = row.head,
                  .result = row.result ? std::string_view(reinterpret_cast<const char*>(row.result->data()),
                                                          row.result->size())
                                       : std::string_view{}});
}

GameRow row_of(const Query& query) {
    GameRow row;
    row.id = query.number(0);
    GameRecord& record = row.record;
    record.uuid = query.text(1, limits::kName);
    record.details.game = query.text(2, limits::kName);
    record.details.title = query.text(3, limits::kName);
    record.details.marks = {title_kind_of(query.text(4, limits::kName)), query.integer(5), query.integer(6),
                            query.text(7, limits::kName)};
    record.details.players = query.text(8, limits::kLabel);
    record.details.mode = query.text(9, limits::kName);
    record.details.seed = seed_of(query.text(10, limits::kName));
    record.details.summary = query.text(11, limits::kLabel);
    record.status = status_of(query.text(12, limits::kName));
    if (const std::string before = query.text(13, limits::kName); !before.empty())
        row.status_before = status_of(before);
    record.details.format_version = query.integer(14);
    record.created_ms = query.number(15);
    record.updated_ms = query.number(16);
    row.cursor = query.integer(17);
    row.length = query.integer(18);
    row.last_seq = query.number(19);
    row.revision = query.number(20);
    row.start = query.digest(21);
    row.head = query.digest(22);
    row.result = query.maybe_digest(23);
    row.sound = query.maybe_digest(24) == seal_of(row);
    return row;
}

GameSummary summary_of(const GameRow& row) {
    const GameDetails& details = row.record.details;
    GameSummary summary{row.record.uuid, details.game,      details.title,         details.players,
                        details.mode,    row.record.status, row.record.created_ms, row.record.updated_ms,
                        row.cursor,      row.length,        details.summary,       details.marks};
    if (!row.sound)
        summary.fault = error(Fault::BadChain, row.record.uuid, "the record of the game");
    return summary;
}

/// A row that cannot be read is still one of the list: with its name, as far as there is one, and the reason.
GameSummary summary_of(const Query& query) {
    try {
        return summary_of(row_of(query));
    } catch (const core::Refusal& refusal) {
        GameSummary summary;
        summary.uuid = printable(query.raw(1));
        summary.game = printable(query.raw(2));
        summary.title = printable(query.raw(3));
        summary.players = "[]";
        summary.fault = refusal.error();
        return summary;
    }
}

} // namespace

std::vector<GameSummary> read_summaries(Store& store, const GamesQuery& wanted) {
    auto rows = store.query(kList, wanted.only ? name_of(*wanted.only) : std::string_view{}, wanted.game,
                            wanted.limit, wanted.offset);
    std::vector<GameSummary> games;
    while (rows.next())
        games.push_back(summary_of(rows));
    return games;
}

std::vector<std::pair<std::string, std::string>> uuids_and_titles(Store& store, bool with_bin) {
    std::vector<std::pair<std::string, std::string>> names;
    // What was read before a damage is kept.
    static_cast<void>(guarded(store.options.file, [&] {
        auto rows =
            store.query("SELECT uuid, title FROM games WHERE ? OR status <> 'deleted' ORDER BY id", with_bin);
        while (rows.next())
            names.emplace_back(rows.raw(0), printable(rows.raw(1)));
    }));
    return names;
}

std::optional<GameRow> find_game(Store& store, std::string_view uuid) {
    auto query = store.query(kByUuid, uuid);
    if (!query.next())
        return std::nullopt;
    try {
        return row_of(query);
    } catch (const core::Refusal& refusal) {
        throw core::Refusal(
            {refusal.error().id, std::string(uuid) + ": " + refusal.error().path, refusal.error().message});
    }
}

GameRow require_game(Store& store, std::string_view uuid) {
    auto row = find_game(store, uuid);
    if (!row)
        refuse(Fault::UnknownGame, std::string(uuid));
    return std::move(*row);
}

void require_sound(const GameRow& row) {
    if (!row.sound)
        refuse(Fault::BadChain, row.record.uuid, "the record of the game");
}

void write_row(Store& store, GameRow& row) {
    const GameDetails& details = row.record.details;
    const std::string_view before = row.status_before ? name_of(*row.status_before) : std::string_view{};
    store
        .query(
            "UPDATE games SET title = ?, title_kind = ?, copies = ?, parted = ?, parted_from = ?, summary = "
            "?,"
            " status = ?, status_before = nullif(?, ''), updated = ?, cursor = ?, length = ?, last_seq = ?,"
            " revision = ?, head = ?, result = ?, seal = iif(?, ?, seal) WHERE id = ?",
            details.title, name_of(details.marks.kind), details.marks.copies, details.marks.parted,
            details.marks.parted_from, details.summary, name_of(row.record.status), before,
            row.record.updated_ms, row.cursor, row.length, row.last_seq, row.revision, row.head, row.result,
            row.sound, seal_of(row), row.id)
        .run();
}

GameStatus status_out_of_bin(const GameRow& row) {
    // A longer copy that came from outside into the bin of 0.1.0 was deleted before it was deleted.
    if (row.status_before && *row.status_before != GameStatus::Deleted)
        return *row.status_before;
    return row.result ? GameStatus::Finished : GameStatus::Active;
}

void write_change(Store& store, GameRow& row) {
    row.revision = ++store.revision;
    write_row(store, row);
}

} // namespace automa::storage
