#include "tests/fuzz/reseal.h"

#include "model/storage/errors.h"
#include "model/storage/finished_games.h"
#include "model/storage/library.h"
#include "model/storage/schema.h"
#include "model/storage/session.h"
#include "model/storage/store.h"
#include "model/storage/transfer.h"
#include "tests/fuzz/mutation.h"

#include <nlohmann/json.hpp>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace automa::storage::fuzz {
namespace {

using automa::fuzz::Dice;
using automa::fuzz::hostile_value;
using automa::fuzz::Json;
using automa::fuzz::mutate;

void expect(bool holds) {
    if (!holds)
        std::abort();
}

/// What is refused has a reason; an exception that nobody foresaw has not.
template <class T>
void expect_foreseen(const core::Result<T>& result) {
    expect(result.ok() || (result.error().id != "storage.failed" && !result.error().message.empty()));
}

// ---- exports ----

SavedGame base_game() {
    SavedGame game;
    game.record.uuid = "11111111-2222-4333-8444-555555555555";
    game.record.details = {"sample", "Ann", R"([{"kind":"human"}])", "app", 1, 7, R"({"round":1})"};
    game.record.details.summary = R"({"round":2,"points":[3,4]})";
    game.record.details.marks = {TitleKind::Made, 1, 1, "99999999-2222-4333-8444-555555555555"};
    game.record.status = GameStatus::Finished;
    for (int n = 1; n <= 4; ++n)
        expect(game.journal
                   .append({"human", R"({"id":"built","args":{"where":"5"}})",
                            R"([{"type":"build","n":)" + std::to_string(n) + "}]"},
                           n)
                   .ok());
    expect(game.journal.jump(2).ok() && game.journal.append({"correction", "{}", "[]"}, 9).ok());
    GameResult result;
    result.finished_ms = 5;
    result.own = R"({"expansion":true,"rounds":5})";
    result.sides = {{"usa", "Ann", "human", 88, 1, {10, 88}, R"({"officer":"x","coins":3})"},
                    {"italy", "", "automa", 71, 2, {10, 71}, R"({"level":"hard"})"}};
    game.result = result;
    return game;
}

Json base_library() {
    SavedGame second = base_game();
    second.record.uuid[0] = '2';
    second.result.reset();
    second.record.status = GameStatus::Active;
    return Json::parse(write_library({{base_game(), second}, {{"language", "uk"}}}).value());
}

/// Written once: every input begins with it.
const Json& base_file(bool library) {
    static const Json one = Json::parse(write_game(base_game()).value());
    static const Json many = base_library();
    return library ? many : one;
}

void use(Library& library, const std::string& uuid) {
    const auto game = library.load(uuid);
    expect(game.ok());
    const auto text = library.export_game(uuid);
    expect(text.ok() && read_transfer(text.value()).value().games[0] == game.value());
    auto session = Session::resume(library, uuid);
    if (!session.ok())
        return;
    expect(!session.value().append({"human", "{}", "[]"}).value().parted_from);
    expect(!session.value().undo().value().parted_from);
    expect(library.load(uuid).value().journal == session.value().journal());
}

void try_export(Dice& dice) {
    const bool library_file = dice.roll(2) == 1;
    Json file = base_file(library_file);
    Json& content = file[library_file ? "library" : "game"];
    while (dice.more())
        mutate(content, dice);
    std::string text;
    try {
        file["checksum"] = "sha256:" + sha256_hex(content.dump());
        text = file.dump();
    } catch (const Json::type_error&) {
        return; // no UTF-8: no such file can be sealed
    }
    const auto read = read_transfer(text);
    expect_foreseen(read);
    if (!read.ok())
        return;
    Library library = Library::in_memory([] { return std::int64_t{0}; }).value();
    const auto items = library.import_text(text);
    expect(items.ok());
    for (const SavedGame& game : read.value().games)
        expect(library.load(game.record.uuid).value() == game);
    for (const ImportItem& item : library.import_text(text).value())
        expect(item.outcome == ImportOutcome::Duplicate);
    expect(library.check().value().good());
    expect(library.statistics({.game = "sample"}).value().left_out == 0);
    expect(library.results_csv({.game = "sample"}).ok());
    for (const ImportItem& item : items.value())
        use(library, item.uuid);
}

// ---- rows ----

constexpr const char* kBaseRows = R"sql(
    INSERT INTO games(uuid, game, title, players, seed, created, updated, status, cursor, mode, format, revision)
        VALUES('11111111-2222-4333-8444-555555555555', 'sample', 'Ann', '[]', '7', 1, 2, 'finished', 3, 'app', 1, 1);
    INSERT INTO setups VALUES(1, '{"round":1}');
    INSERT INTO actions(game_id, seq, position, kind, label, payload, superseded_by, at) VALUES
        (1, 1, 1, 'human', '{"id":"a","args":{"b":"c"}}', '[]', NULL, 5), (1, 2, 2, 'automa', '{}', '[1]', 3, 6),
        (1, 3, 2, 'human', '{}', '[2]', NULL, 7), (1, 4, 3, 'human', '{}', '[3]', NULL, 8);
    INSERT INTO results VALUES(1, 9, 5, 2, 1000, '{"expansion": true}');
    INSERT INTO participants VALUES(1, 1, 'Ann', 'human', 'usa', '', 'x', 88, 1, '[10,88]'),
        (1, 2, '', 'automa', 'italy', 'hard', '', 71, 2, '[10,71]');
    INSERT INTO settings VALUES('language', 'uk', 1);
)sql";

constexpr std::array<const char*, 34> kCells{"games.uuid",
                                             "games.game",
                                             "games.title",
                                             "games.players",
                                             "games.seed",
                                             "games.created",
                                             "games.updated",
                                             "games.status",
                                             "games.cursor",
                                             "games.mode",
                                             "games.format",
                                             "games.revision",
                                             "games.status_before",
                                             "setups.setup",
                                             "actions.seq",
                                             "actions.position",
                                             "actions.kind",
                                             "actions.label",
                                             "actions.payload",
                                             "actions.superseded_by",
                                             "actions.at",
                                             "results.finished",
                                             "results.rounds",
                                             "results.duration",
                                             "results.extra",
                                             "participants.name",
                                             "participants.kind",
                                             "participants.company",
                                             "participants.level",
                                             "participants.officer",
                                             "participants.vp",
                                             "participants.rank",
                                             "participants.vp_by_round",
                                             "settings.value"};

void mutate_cell(SQLite::Database& db, Dice& dice) {
    const std::string cell = kCells[dice.roll(kCells.size())];
    const std::size_t dot = cell.find('.');
    const std::string table = cell.substr(0, dot);
    const std::string row = std::to_string(1 + dice.roll(4));
    const std::string where = table == "actions"        ? " WHERE seq = " + row
                              : table == "participants" ? " WHERE seat = " + row
                                                        : std::string();
    SQLite::Statement update(db, "UPDATE " + table + " SET " + cell.substr(dot + 1) + " = ?" + where);
    switch (dice.roll(6)) {
    case 0: {
        const std::string bytes = dice.text();
        update.bind(1, bytes.data(), static_cast<int>(bytes.size()));
        break;
    }
    case 1:
        update.bind(1, static_cast<std::int64_t>(dice.roll(2000)) - 1000);
        break;
    case 2:
        update.bind(1, std::numeric_limits<std::int64_t>::max());
        break;
    case 3:
        update.bind(1, 0.5);
        break;
    case 4: {
        std::string text;
        try {
            text = hostile_value(dice).dump();
        } catch (const Json::type_error&) {
            text = "\xff";
        }
        update.bind(1, text);
        break;
    }
    default:
        update.bind(1, dice.text());
    }
    static_cast<void>(update.tryExecuteStep()); // a constraint may refuse it
}

std::unique_ptr<SQLite::Database> empty_memory() {
    return std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

/// A library of an earlier version with the base rows; made once, then copied byte for byte.
std::unique_ptr<SQLite::Database> base_rows() {
    static const std::vector<unsigned char> image = [] {
        const auto db = empty_memory();
        migrate(*db, 2);
        db->exec(kBaseRows);
        sqlite3_int64 size = 0;
        unsigned char* bytes = sqlite3_serialize(db->getHandle(), "main", &size, 0);
        expect(bytes != nullptr);
        std::vector<unsigned char> copy(bytes, bytes + size);
        sqlite3_free(bytes);
        return copy;
    }();
    auto db = empty_memory();
    auto* bytes = static_cast<unsigned char*>(sqlite3_malloc64(image.size()));
    expect(bytes != nullptr);
    std::copy(image.begin(), image.end(), bytes);
    const auto size = static_cast<sqlite3_int64>(image.size());
    expect(sqlite3_deserialize(db->getHandle(), "main", bytes, size, size,
                               SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
           == SQLITE_OK);
    return db;
}

void try_rows(Dice& dice) {
    auto db = base_rows();
    db->exec("PRAGMA ignore_check_constraints = ON");
    while (dice.more())
        mutate_cell(*db, dice);
    migrate(*db); // seals whatever is there
    Store store;
    store.durable = false;
    store.db = std::move(db);
    const auto list = guarded({}, [&] { return read_summaries(store, {}); });
    expect_foreseen(list);
    expect(list.ok());
    expect_foreseen(guarded({}, [&] { return check_everything(store); }));
    for (const auto& [uuid, title] : uuids_and_titles(store, true)) {
        const auto game = guarded({}, [&, name = uuid] { return read_readable(store, name); });
        expect_foreseen(game);
        if (game.ok() && !game.value().fault)
            expect(write_game(game.value().game).ok());
    }
    const auto counted = guarded({}, [&] {
        return for_each_finished(store, "sample", [](const Finished& game) {
            for (const FinishedSide& side : game.sides)
                expect(std::abs(side.result.points) <= limits::kPoints);
        });
    });
    expect_foreseen(counted);
}

} // namespace

void try_resealed(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < 2)
        return;
    Dice dice(bytes.subspan(1));
    if (bytes[0] % 2U == 0)
        try_export(dice);
    else
        try_rows(dice);
}

} // namespace automa::storage::fuzz
