#include "tests/fuzz/reseal.h"

#include "model/storage/errors.h"
#include "model/storage/finished_games.h"
#include "model/storage/library.h"
#include "model/storage/schema.h"
#include "model/storage/session.h"
#include "model/storage/store.h"
#include "model/storage/transfer.h"
#include "tests/fuzz/mutation.h"
#include "tests/fuzz/tally.h"

#include <nlohmann/json.hpp>

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace automa::storage::fuzz {
namespace {

using automa::fuzz::Dice;
using automa::fuzz::hostile_value;
using automa::fuzz::Json;
using automa::fuzz::mutate;
using automa::fuzz::tally;

/// More of them would only make it surer that the first check refuses.
constexpr int kMostChanges = 4;

/// Says where it was that something did not hold.
void expect(bool holds, int line = __builtin_LINE()) {
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s:%d\n", __FILE__, line);
    std::abort();
}

/// What is refused has a reason; an unexpected exception has not.
template <class T>
void expect_foreseen(const core::Result<T>& result, int line = __builtin_LINE()) {
    expect(result.ok() || (result.error().id != "storage.failed" && !result.error().message.empty()), line);
}

// ---- exports ----

SavedGame base_game() {
    SavedGame game;
    game.record.uuid = "11111111-2222-4333-8444-555555555555";
    game.record.details = {"sample", "Ann", R"([{"kind":"human"}])", "app", 1, 7, R"({"round":1})"};
    game.record.details.summary = R"({"round":2,"points":[3,4]})";
    game.record.details.marks = {TitleKind::Made, 1, 1, "99999999-2222-4333-8444-555555555555"};
    game.record.status = GameStatus::Finished;
    for (int n = 1; n <= 2; ++n)
        expect(game.journal
                   .append({"human", R"({"id":"built","args":{"where":"5"}})",
                            R"([{"type":"build","n":)" + std::to_string(n) + "}]"},
                           n)
                   .ok());
    expect(game.journal.jump(1).ok() && game.journal.append({"correction", "{}", "[]"}, 9).ok());
    GameResult result;
    result.finished_ms = 5;
    result.own = R"({"expansion":true,"rounds":5})";
    result.sides = {{"usa", "Ann", "human", 88, 1, {10, 88}, R"({"officer":"x","coins":3})"},
                    {"italy", "", "automa", 71, 2, {10, 71}, R"({"level":"hard"})"}};
    game.result = result;
    return game;
}

const std::map<std::string, std::string> kBaseSettings{{"language", "uk"}};

Json base_library() {
    SavedGame second = base_game();
    second.record.uuid[0] = '2';
    second.result.reset();
    second.record.status = GameStatus::Active;
    return Json::parse(write_library({{base_game(), second}, kBaseSettings}).value());
}

/// Written once: every input begins with it.
const Json& base_file(bool library) {
    static const Json one = Json::parse(write_game(base_game()).value());
    static const Json many = base_library();
    return library ? many : one;
}

/// An empty library with the base settings. Making one costs more than all that an input does with it, so it
/// is emptied and used again, for a while; only settings that inputs brought stay in it so long.
class Shelf {
public:
    Library& library() {
        if (!library_ || ++used_ % 2000 == 0) {
            library_.emplace(Library::in_memory([] { return std::int64_t{0}; }).value());
            for (const auto& [key, value] : kBaseSettings)
                expect(library_->set_setting(key, value).ok());
        }
        return *library_;
    }
    void empty() {
        for (const GameSummary& game : library_->games().value())
            expect(library_->remove(game.uuid).ok());
        expect(library_->empty_bin().ok() && library_->games(GameStatus::Deleted).value().empty());
    }

private:
    std::optional<Library> library_;
    int used_ = 0;
};

void use(Library& library, const std::string& uuid) {
    const auto game = library.load(uuid);
    expect(game.ok());
    const auto text = library.export_game(uuid);
    expect(text.ok() && read_transfer(text.value()).value().games[0] == game.value());
    auto session = Session::resume(library, uuid);
    if (!session.ok())
        return;
    tally().count("export: game played on");
    expect(!session.value().append({"human", "{}", "[]"}).value().parted_from);
    expect(!session.value().jump(session.value().journal().cursor() - 1).value().parted_from);
    expect(library.load(uuid).value().journal == session.value().journal());
}

void try_export(Dice& dice) {
    const bool library_file = dice.roll(4) == 1;
    const std::size_t then = dice.roll(8);
    Json file = base_file(library_file);
    Json& content = file[library_file ? "library" : "game"];
    for (int left = kMostChanges; left > 0 && dice.more(); --left)
        mutate(content, dice);
    std::string text;
    try {
        file["checksum"] = "sha256:" + sha256_hex(content.dump());
        text = file.dump();
    } catch (const Json::type_error&) {
        tally().count("export: not UTF-8"); // no such file can be sealed
        return;
    }
    const auto read = read_transfer(text);
    expect_foreseen(read);
    tally().count(read.ok() ? "export: taken" : "export: refused");
    if (!read.ok())
        return;
    static Shelf shelf;
    Library& library = shelf.library();
    const auto items = library.import_text(text);
    expect(items.ok());
    for (const SavedGame& game : read.value().games)
        expect(library.load(game.record.uuid).value() == game);
    // What can be done with them: an input does one thing, the next another.
    if (then == 0) {
        expect(library.check().value().good());
    } else if (then < 3) {
        for (const ImportItem& item : library.import_text(text).value())
            expect(item.outcome == ImportOutcome::Duplicate);
    } else if (then < 5) {
        expect(library.statistics({.game = "sample"}).value().left_out == 0);
        expect(library.results_csv({.game = "sample"}).ok());
    } else {
        for (const ImportItem& item : items.value())
            use(library, item.uuid);
    }
    shelf.empty();
}

// ---- rows ----

constexpr const char* kOldRows = R"sql(
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

/// Table, column and which of its rows.
struct Column {
    const char* table;
    const char* name;
};
using Columns = std::vector<Column>;

const Columns kInBoth{{"games", "uuid"},          {"games", "game"},       {"games", "title"},
                      {"games", "players"},       {"games", "seed"},       {"games", "created"},
                      {"games", "updated"},       {"games", "status"},     {"games", "cursor"},
                      {"games", "mode"},          {"games", "format"},     {"games", "revision"},
                      {"games", "status_before"}, {"setups", "setup"},     {"actions", "seq"},
                      {"actions", "position"},    {"actions", "kind"},     {"actions", "label"},
                      {"actions", "label"},       {"actions", "payload"},  {"actions", "superseded_by"},
                      {"actions", "at"},          {"results", "finished"}, {"results", "duration"},
                      {"settings", "value"}};

Columns with(Columns more) {
    more.insert(more.end(), kInBoth.begin(), kInBoth.end());
    return more;
}

void bind_hostile(SQLite::Statement& update, Dice& dice) {
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
}

using Updates = std::map<std::string, std::unique_ptr<SQLite::Statement>>;

void mutate_cell(SQLite::Database& db, const Columns& columns, Updates& made, Dice& dice) {
    const auto [table, column] = columns[dice.roll(columns.size())];
    const std::string_view of(table);
    const std::string key = of == "actions"                         ? "seq"
                            : of == "games"                         ? "id"
                            : of == "settings"                      ? "revision"
                            : of == "sides" || of == "participants" ? "seat"
                                                                    : "game_id";
    const auto rows = key == "seq" ? 4U : key == "seat" ? 2U : 1U;
    const std::string sql = std::string("UPDATE ") + table + " SET " + column + " = ? WHERE " + key + " = "
                            + std::to_string(1 + dice.roll(rows));
    auto& update = made[sql];
    if (!update)
        update = std::make_unique<SQLite::Statement>(db, sql);
    bind_hostile(*update, dice);
    static_cast<void>(update->tryExecuteStep()); // a constraint may refuse it
    static_cast<void>(update->tryReset());
}

std::unique_ptr<SQLite::Database> with_old_rows() {
    auto db = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(*db, 2);
    db->exec(kOldRows);
    db->exec("PRAGMA ignore_check_constraints = ON");
    return db;
}

std::unique_ptr<Store> store_of(std::unique_ptr<SQLite::Database> db) {
    auto store = std::make_unique<Store>();
    store->durable = false;
    store->db = std::move(db);
    return store;
}

/// Everything that reads the rows of a library, which says what is wrong with them.
void read_all(Store& store) {
    const auto list = guarded({}, [&] { return read_summaries(store, {}); });
    expect_foreseen(list);
    expect(list.ok());
    expect_foreseen(guarded({}, [&] { return check_everything(store); }));
    for (const auto& [uuid, title] : uuids_and_titles(store, true)) {
        const auto game = guarded({}, [&, name = uuid] { return read_readable(store, name); });
        expect_foreseen(game);
        tally().count(!game.ok()           ? "rows: game refused"
                      : game.value().fault ? "rows: game cut"
                                           : "rows: game read");
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

/// A library of today. One connection serves every input, for its tables and statements cost more to make
/// than the rows; what an input did is rolled back.
void try_rows(Dice& dice) {
    static const Columns columns = with({{"games", "title_kind"},
                                         {"games", "copies"},
                                         {"games", "parted"},
                                         {"games", "parted_from"},
                                         {"games", "summary"},
                                         {"results", "own"},
                                         {"sides", "side"},
                                         {"sides", "name"},
                                         {"sides", "kind"},
                                         {"sides", "points"},
                                         {"sides", "rank"},
                                         {"sides", "points_by_stage"},
                                         {"sides", "own"}});
    static const std::unique_ptr<Store> store = [] {
        auto db = with_old_rows();
        migrate(*db);
        return store_of(std::move(db));
    }();
    static Updates updates;
    const SQLite::Transaction input(*store->db); // rolled back when it goes
    for (int left = kMostChanges; left > 0 && dice.more(); --left)
        mutate_cell(*store->db, columns, updates, dice);
    seal_library(*store->db);
    read_all(*store);
}

} // namespace

void try_resealed_old(std::span<const std::uint8_t> bytes) {
    Dice dice(bytes);
    static const Columns columns = with({{"results", "rounds"},
                                         {"results", "extra"},
                                         {"participants", "name"},
                                         {"participants", "kind"},
                                         {"participants", "company"},
                                         {"participants", "level"},
                                         {"participants", "officer"},
                                         {"participants", "vp"},
                                         {"participants", "rank"},
                                         {"participants", "vp_by_round"}});
    const std::unique_ptr<Store> store = store_of(with_old_rows());
    Updates updates;
    for (int left = kMostChanges; left > 0 && dice.more(); --left)
        mutate_cell(*store->db, columns, updates, dice);
    updates.clear();
    migrate(*store->db); // seals whatever is there
    read_all(*store);
}

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
