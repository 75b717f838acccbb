#include "model/storage/transfer.h"

#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/sha256.h"
#include "tests/storage/fault_vfs.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace automa::storage {
namespace {

using testing::at;
using testing::sample_action;
using testing::sample_details;
using testing::sample_result;
using testing::TempFolder;
using Json = nlohmann::ordered_json;

/// A game with everything: branches, an undone action, odd JSON spellings, letters of many scripts, a result.
std::string rich_game(Library& library, bool finished = true) {
    GameDetails details = sample_details("Ганна & Автома “5”");
    details.setup = R"({ "spaced" : 1.50, "dup": 1, "dup": 2, "esc": "\u0041" })";
    Session session = Session::start(&library, details).value();
    for (int n = 1; n <= 30; ++n)
        EXPECT_TRUE(session.append(sample_action(n)).value().saved);
    EXPECT_TRUE(session.jump(12).value().saved);
    EXPECT_TRUE(session.append({"correction", R"({"id":"x","args":{}})", " [1e2, 10000000000000000000000]\n"})
                    .value()
                    .saved);
    EXPECT_TRUE(
        session.append({"human", R"({"id":"y","args":{}})", R"({"z":1,"a":{"ü":"漢"}})"}).value().saved);
    EXPECT_TRUE(testing::undo(session).value().saved);
    if (finished) {
        EXPECT_TRUE(session.finish(sample_result()).value().saved);
    }
    return session.record().uuid;
}

struct TransferTest : ::testing::Test {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();

    ImportItem import_one(const std::string& text) {
        const auto items = library.import_text(text);
        EXPECT_TRUE(items.ok()) << items.error().path << ": " << items.error().message;
        return items.value().at(0);
    }
    /// The export with one thing changed and its checksum put right.
    static std::string changed(const std::string& text, const std::function<void(Json&)>& change) {
        Json file = Json::parse(text);
        const char* key = file.contains("game") ? "game" : "library";
        change(file[key]);
        file["checksum"] = "sha256:" + sha256_hex(file[key].dump());
        return file.dump(2);
    }
};

TEST_F(TransferTest, ExportDeleteImportGivesTheSameByteForByte) {
    const auto uuid = rich_game(library);
    const SavedGame before = library.load(uuid).value();
    const std::string text = library.export_game(uuid).value();
    ASSERT_TRUE(library.remove(uuid).ok());
    ASSERT_TRUE(library.purge(uuid).ok());
    EXPECT_EQ(import_one(text).outcome, ImportOutcome::Added);
    EXPECT_EQ(library.load(uuid).value(), before);
    EXPECT_EQ(library.export_game(uuid).value(), text);
}

TEST_F(TransferTest, AGameInTheBinIsTakenOutByItsExport) {
    const auto uuid = rich_game(library);
    const SavedGame before = library.load(uuid).value();
    const std::string text = library.export_game(uuid).value();
    ASSERT_TRUE(library.remove(uuid).ok());
    EXPECT_EQ(import_one(text).outcome, ImportOutcome::Revived);
    EXPECT_EQ(library.load(uuid).value(), before);
}

TEST_F(TransferTest, TheWholeLibraryTravels) {
    const auto one = rich_game(library);
    const auto two = rich_game(library, false);
    const auto binned = rich_game(library, false);
    ASSERT_TRUE(library.remove(binned).ok());
    ASSERT_TRUE(library.set_setting("language", "uk").ok());
    const std::string text = library.export_library().value().text;

    Library other = Library::open(at(folder / "other.db")).value();
    ASSERT_TRUE(other.set_setting("theme", "dark").ok());
    ASSERT_TRUE(other.import_text(text).ok());
    EXPECT_EQ(other.load(one).value(), library.load(one).value());
    EXPECT_EQ(other.load(two).value(), library.load(two).value());
    EXPECT_EQ(other.load(binned).error().id, "storage.unknown_game") << "the bin stays at home";
    EXPECT_EQ(other.setting("language").value(), "uk");
    EXPECT_EQ(other.setting("theme").value(), "dark");
    EXPECT_EQ(other.results().value(), library.results().value());
}

TEST_F(TransferTest, WhatIsSetHereIsNotOverwrittenByAnImport) {
    ASSERT_TRUE(library.set_setting("language", "uk").ok());
    const std::string text = library.export_library().value().text;
    ASSERT_TRUE(library.set_setting("language", "pl").ok());
    ASSERT_TRUE(library.import_text(text).ok());
    EXPECT_EQ(library.setting("language").value(), "pl");
}

TEST_F(TransferTest, ADuplicateIsRecognised) {
    const auto uuid = rich_game(library);
    const std::string text = library.export_game(uuid).value();
    EXPECT_EQ(library.preview_import(text).value()[0].outcome, ImportOutcome::Duplicate);
    EXPECT_EQ(import_one(text).outcome, ImportOutcome::Duplicate);
    EXPECT_EQ(library.games().value().size(), 1U);
}

TEST_F(TransferTest, TheFurtherPlayedGameExtendsTheOneHereAndTheOlderOneDoesNothing) {
    const auto uuid = rich_game(library, false);
    const std::string older = library.export_game(uuid).value();
    Session session = Session::resume(library, uuid).value();
    ASSERT_TRUE(session.append(sample_action(40)).value().saved);
    ASSERT_TRUE(session.append(sample_action(41)).value().saved);
    const std::string newer = library.export_game(uuid).value();
    const SavedGame further = library.load(uuid).value();
    EXPECT_EQ(import_one(older).outcome, ImportOutcome::Duplicate);
    EXPECT_EQ(library.load(uuid).value(), further);

    Library other = Library::open(at(folder / "other.db")).value();
    ASSERT_TRUE(other.import_text(older).ok());
    EXPECT_EQ(other.import_text(newer).value()[0].outcome, ImportOutcome::Extended);
    EXPECT_EQ(other.load(uuid).value().journal, further.journal);
}

TEST_F(TransferTest, AGameThatWentAnotherWayBecomesACopyAndIsRecognisedAfterwards) {
    const auto uuid = rich_game(library, false);
    const std::string there = library.export_game(uuid).value();
    Library other = Library::open(at(folder / "other.db")).value();
    ASSERT_TRUE(other.import_text(there).ok());
    Session elsewhere = Session::resume(other, uuid).value();
    ASSERT_TRUE(elsewhere.append(sample_action(50)).value().saved);
    Session here = Session::resume(library, uuid).value();
    ASSERT_TRUE(here.append(sample_action(60)).value().saved);
    const Journal mine = here.journal();

    const std::string text = other.export_game(uuid).value();
    const ImportItem copy = import_one(text);
    EXPECT_EQ(copy.outcome, ImportOutcome::AddedAsCopy);
    EXPECT_NE(copy.uuid, uuid);
    EXPECT_EQ(library.load(copy.uuid).value().journal, elsewhere.journal());
    EXPECT_EQ(library.load(uuid).value().journal, mine);
    EXPECT_EQ(import_one(text).outcome, ImportOutcome::Duplicate);
    EXPECT_EQ(library.games().value().size(), 2U);
}

TEST_F(TransferTest, TheFileIsReadableAndReformattingDoesNotMatter) {
    const auto uuid = rich_game(library);
    const std::string text = library.export_game(uuid).value();
    const Json file = Json::parse(text);
    EXPECT_EQ(file["format"], "automa-game");
    EXPECT_EQ(file["version"], 2);
    EXPECT_EQ(file["game"]["seed"], "18446744073709551615");
    EXPECT_EQ(file["game"]["journal"][0]["payload"]["events"][0]["t"], "build")
        << "JSON, not a string of JSON";
    EXPECT_TRUE(read_transfer(file.dump()).ok());
    EXPECT_TRUE(read_transfer(file.dump(7, '\t')).ok());
}

TEST_F(TransferTest, AnyChangeIsNoticedByTheChecksum) {
    const std::string text = library.export_game(rich_game(library)).value();
    std::string changed = text;
    changed.replace(changed.find("\"t\": \"build\""), 12, "\"t\": \"built\"");
    EXPECT_EQ(library.import_text(changed).error().id, "storage.bad_checksum");
    EXPECT_EQ(library.import_text(text.substr(0, text.size() - 10)).error().id, "storage.not_json");
}

TEST_F(TransferTest, WhatIsNoExportIsRefusedWithItsReason) {
    const auto id_for = [&](const std::string& text) { return library.import_text(text).error().id; };
    EXPECT_EQ(id_for(""), "storage.not_json");
    EXPECT_EQ(id_for("\xff\xfe\x00"), "storage.not_json");
    EXPECT_EQ(id_for("[]"), "storage.unknown_format");
    EXPECT_EQ(id_for(R"({"format":"other-app"})"), "storage.unknown_format");
    EXPECT_EQ(id_for(R"({"format":"automa-game","version":3})"), "storage.newer_format");
    EXPECT_EQ(id_for(R"({"format":"automa-game"})"), "storage.bad_field");
    EXPECT_EQ(id_for(R"({"format":"automa-game","version":1})"), "storage.bad_field");
    EXPECT_EQ(id_for(std::string(100'000, '[')), "storage.too_deep");
    EXPECT_EQ(id_for(std::string(limits::kImport + 1, ' ')), "storage.too_big");
}

TEST_F(TransferTest, EveryLimitIsSaidInWords) {
    const auto words_for = [&](const std::string& text) { return library.import_text(text).error().message; };
    std::string keys = "{";
    for (int n = 0; n < 50'000; ++n)
        keys += "\"k" + std::to_string(n) + "\":0,";
    keys.back() = '}';
    EXPECT_NE(words_for(keys).find("more than 2000 keys in one object"), std::string::npos);
    std::string values = "[";
    values.reserve(2 * limits::kImportNodes + 10);
    for (std::size_t n = 0; n <= limits::kImportNodes; ++n)
        values += "0,";
    values.back() = ']';
    EXPECT_NE(words_for(values).find("more than 33554432 values"), std::string::npos);
    EXPECT_NE(words_for(std::string(100, '[')).find("more than 80 levels"), std::string::npos);
    EXPECT_NE(words_for(std::string(limits::kImport + 1, ' ')).find("more than 256 MiB"), std::string::npos);
}

TEST_F(TransferTest, AFurtherOnExportMarkedDeletedDoesNotDelete) {
    const auto uuid = rich_game(library, false);
    const std::string older = library.export_game(uuid).value();
    Session session = Session::resume(library, uuid).value();
    ASSERT_TRUE(session.append(sample_action(40)).value().saved);
    const std::string deleted =
        changed(library.export_game(uuid).value(), [](Json& game) { game["status"] = "deleted"; });
    Library other = Library::open(at(folder / "other.db")).value();
    ASSERT_TRUE(other.import_text(older).ok());
    EXPECT_EQ(other.import_text(deleted).value()[0].outcome, ImportOutcome::Extended);
    EXPECT_EQ(other.games().value().size(), 1U);
    EXPECT_EQ(other.load(uuid).value().journal, session.journal());
    EXPECT_EQ(other.import_text(deleted).value()[0].outcome, ImportOutcome::Duplicate);
    EXPECT_EQ(other.games().value().size(), 1U);
    ASSERT_TRUE(other.archive(uuid).ok());
    EXPECT_EQ(other.games(GameStatus::Archived).value().size(), 1U);
}

TEST_F(TransferTest, UnknownGamesAndNewerFormatsAreRefusedByNameAndTheRestComesIn) {
    rich_game(library, false);
    GameDetails strange = sample_details("Of another app");
    strange.game = "chess";
    ASSERT_TRUE(library.create(strange).ok());
    GameDetails newer = sample_details("Of tomorrow");
    newer.format_version = 2;
    ASSERT_TRUE(library.create(newer).ok());
    const std::string text = library.export_library().value().text;

    OpenOptions options = at(folder / "other.db");
    options.known_games = {{"sample", 1}};
    Library other = Library::open(options).value();
    const auto items = other.import_text(text).value();
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(items[0].outcome, ImportOutcome::Added);
    EXPECT_EQ(items[1].outcome, ImportOutcome::Refused);
    EXPECT_EQ(items[1].why->id, "storage.unknown_kind");
    EXPECT_NE(items[1].why->message.find("chess"), std::string::npos);
    EXPECT_EQ(items[2].outcome, ImportOutcome::Refused);
    EXPECT_EQ(items[2].why->id, "storage.newer_format");
    EXPECT_EQ(other.games().value().size(), 1U);
}

TEST_F(TransferTest, EveryFieldIsCheckedAndNamed) {
    const std::string text = library.export_game(rich_game(library)).value();
    const auto refusal = [&](const std::function<void(Json&)>& change) {
        const auto read = read_transfer(changed(text, change));
        return read.ok() ? std::string("accepted") : read.error().id + " " + read.error().path;
    };
    EXPECT_EQ(refusal([](Json&) {}), "accepted");
    for (const char* key : {"uuid", "game", "title", "mode", "format_version", "seed", "status", "created_ms",
                            "updated_ms", "cursor", "players", "journal"})
        EXPECT_EQ(refusal([&](Json& game) { game.erase(key); }),
                  std::string("storage.bad_field file.game.") + key);
    EXPECT_EQ(refusal([](Json& g) { g["uuid"] = "../../etc"; }), "storage.bad_field file.game.uuid");
    EXPECT_EQ(refusal([](Json& g) { g["seed"] = "18446744073709551616"; }),
              "storage.bad_field file.game.seed");
    EXPECT_EQ(refusal([](Json& g) { g["seed"] = "-1"; }), "storage.bad_field file.game.seed");
    EXPECT_EQ(refusal([](Json& g) { g["title"] = std::string(201, 'x'); }),
              "storage.bad_text file.game.title");
    EXPECT_EQ(refusal([](Json& g) { g["status"] = "lost"; }), "storage.bad_field file.game.status");
    EXPECT_EQ(refusal([](Json& g) {
                  g["cursor"] = 14;
                  g["journal"].erase(31);
              }),
              "storage.bad_journal file.game.journal: cursor");
    EXPECT_EQ(refusal([](Json& g) { g["cursor"] = 1e300; }), "storage.bad_field file.game.cursor");
    EXPECT_EQ(refusal([](Json& g) { g["cursor"] = 4294967296; }), "storage.bad_field file.game.cursor");
    EXPECT_EQ(refusal([](Json& g) { g["created_ms"] = 18446744073709551615ULL; }),
              "storage.bad_field file.game.created_ms");
    EXPECT_EQ(refusal([](Json& g) { g["journal"][3]["seq"] = 9; }),
              "storage.bad_journal file.game.journal: seq 9");
    EXPECT_EQ(refusal([](Json& g) { g["journal"][3]["payload_text"] = "{"; }),
              "storage.not_json file.game.journal[3].payload");
    EXPECT_EQ(refusal([](Json& g) { g["journal"][3].erase("payload"); }),
              "storage.bad_field file.game.journal[3].payload");
    EXPECT_EQ(refusal([](Json& g) { g["journal"][3]["superseded_by"] = 3; }),
              "storage.bad_journal file.game.journal: seq 4");
    EXPECT_EQ(refusal([](Json& g) { g.erase("result"); }), "storage.bad_field file.game.result");
    EXPECT_EQ(refusal([](Json& g) { g["result"]["sides"][0]["points"] = "many"; }),
              "storage.bad_field file.game.result.sides[0].points");
    EXPECT_EQ(refusal([](Json& g) { g["result"]["sides"][0]["points"] = 1'000'001; }),
              "storage.bad_field file.game.result.sides[0].points");
    EXPECT_EQ(refusal([](Json& g) { g["result"]["sides"][1]["points_by_stage"][0] = -2'000'000'000; }),
              "storage.bad_field file.game.result.sides[1].points_by_stage[0]");
    EXPECT_EQ(refusal([](Json& g) { g["result"]["sides"][0]["own"] = Json::array(); }),
              "storage.bad_field file.game.result.sides[0].own");
    EXPECT_EQ(refusal([](Json& g) { g["journal"][3]["label"] = Json::array({1}); }),
              "storage.bad_field file.game.journal[3].label");
    EXPECT_EQ(refusal([](Json& g) { g["journal"][3]["label"]["id"] = 7; }),
              "storage.bad_field file.game.journal[3].label.id");
    EXPECT_EQ(refusal([](Json& g) {
                  g["journal"][3]["label"]["args"] = Json{{"a", Json::array()}};
              }),
              "storage.bad_field file.game.journal[3].label.args");
    EXPECT_EQ(refusal([](Json& g) { g["players"] = "two"; }), "storage.bad_field file.game.players");
    EXPECT_EQ(refusal([](Json& g) { g["summary"] = 3; }), "storage.bad_field file.game.summary");
}

TEST_F(TransferTest, OneBadGameKeepsTheWholeLibraryOut) {
    rich_game(library);
    rich_game(library);
    const std::string text = library.export_library().value().text;
    Library other = Library::open(at(folder / "other.db")).value();
    const std::string bad =
        changed(text, [](Json& content) { content["games"][1]["journal"][5]["position"] = 0; });
    EXPECT_EQ(other.import_text(bad).error().path, "file.library.games[1].journal[5].position");
    EXPECT_TRUE(other.games().value().empty());
    EXPECT_TRUE(other.backups().value().empty()) << "everything is checked before anything is done";
    const std::string twice = changed(text, [](Json& content) { content["games"][1] = content["games"][0]; });
    EXPECT_EQ(other.import_text(twice).error().id, "storage.bad_field");
}

TEST_F(TransferTest, AnImportMakesABackupFirst) {
    const auto uuid = rich_game(library);
    const std::string text = library.export_game(uuid).value();
    ASSERT_TRUE(library.import_text(text).ok());
    const auto backups = library.backups().value();
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(backups[0].reason, BackupReason::Import);
}

TEST(StorageTransfer, WhatStandsBehindAZeroByteIsNotOverlooked) {
    const auto behind_zero = [](std::string text) {
        text.push_back('\0');
        return text + "\xd1";
    };
    Journal journal;
    EXPECT_EQ(journal.append({"human", "{}", behind_zero("80")}, 1).error().id, "storage.not_json");
    EXPECT_EQ(journal.append({"human", behind_zero("{}"), "[]"}, 1).error().id, "storage.not_json");
    EXPECT_EQ(read_transfer(behind_zero("{}")).error().id, "storage.not_json");
    EXPECT_TRUE(journal.append({"human", "{}", "80"}, 1).ok());
}

} // namespace
} // namespace automa::storage
