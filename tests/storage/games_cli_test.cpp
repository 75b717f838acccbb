#include "model/storage/games_cli.h"

#include "model/storage/rescue.h"
#include "model/storage/transfer.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace automa::storage {
namespace {

using testing::at;
using testing::TempFolder;

struct GamesCli : ::testing::Test {
    TempFolder folder;
    const std::string db = (folder / "games.db").string();
    std::string uuid = testing::make_library(db, 5);
    std::string out, err;

    int run(std::vector<std::string> args, bool with_db = true) {
        if (with_db)
            args.insert(args.end(), {"--db", db});
        std::ostringstream out_stream, err_stream;
        const int code = run_games_command(args, out_stream, err_stream);
        out = out_stream.str();
        err = err_stream.str();
        return code;
    }
    [[nodiscard]] bool one_line_of_error() const {
        return std::count(err.begin(), err.end(), '\n') == 1 && err.starts_with("automa games: ");
    }
    [[nodiscard]] bool says(const std::string& text) const { return out.find(text) != std::string::npos; }
};

TEST_F(GamesCli, ListsShowsAndChecks) {
    EXPECT_EQ(run({"list"}), 0);
    EXPECT_TRUE(says(uuid)) << out;
    EXPECT_EQ(run({"show", uuid.substr(0, 8)}), 0);
    EXPECT_TRUE(says("built_base")) << out;
    EXPECT_TRUE(says("position 5 of 5")) << out;
    EXPECT_EQ(run({"check"}), 0);
    EXPECT_EQ(out, "ok: schema 3, 1 games, 5 actions\n");
}

TEST_F(GamesCli, WorksWhileTheAppIsRunning) {
    const Library running = Library::open(at(db)).value();
    EXPECT_EQ(run({"list"}), 0);
    EXPECT_EQ(run({"export", "all"}), 0);
    EXPECT_EQ(run({"backup"}), 1);
    EXPECT_TRUE(one_line_of_error()) << err;
}

TEST_F(GamesCli, ReadsALibraryOfTheVersionBeforeAndLeavesItAsItIs) {
    const std::filesystem::path fixtures = AUTOMA_FIXTURES;
    const Transfer before = read_transfer(testing::slurp(fixtures / "library_v2_export.json")).value();
    const std::string bytes = testing::slurp(fixtures / "library_v2_full.db");
    testing::spill(db, bytes);
    std::string binned;
    for (const SavedGame& game : before.games) {
        SCOPED_TRACE(game.record.uuid);
        EXPECT_EQ(run({"show", game.record.uuid}), 0) << err;
        EXPECT_TRUE(says(game.record.details.title)) << out;
        EXPECT_EQ(run({"export", game.record.uuid}), 0) << err;
        EXPECT_EQ(read_transfer(out).value().games.at(0), game);
        if (game.record.status == GameStatus::Deleted)
            binned = game.record.uuid;
    }
    EXPECT_EQ(run({"export", "all"}), 0) << err;
    const Transfer now = read_transfer(out).value();
    EXPECT_EQ(now.games.size(), 7U) << "all but the one in the bin";
    EXPECT_EQ(now.settings, before.settings);
    EXPECT_EQ(run({"bin"}), 0) << err;
    EXPECT_TRUE(!binned.empty() && says(binned)) << out;
    EXPECT_EQ(run({"check"}), 0) << err;
    EXPECT_EQ(testing::slurp(db), bytes);
}

TEST_F(GamesCli, ExportsAndImports) {
    const std::string file = (folder / "game.json").string();
    EXPECT_EQ(run({"export", uuid, "--out", file}), 0);
    EXPECT_EQ(run({"export", uuid}), 0);
    EXPECT_EQ(out, testing::slurp(file));
    EXPECT_EQ(run({"import", file}), 0);
    EXPECT_TRUE(says("already here")) << out;
    testing::spill(file, "{}");
    EXPECT_EQ(run({"import", file}), 1);
    EXPECT_TRUE(one_line_of_error()) << err;
    EXPECT_EQ(run({"import", (folder / "none").string()}), 1);
    EXPECT_TRUE(one_line_of_error()) << err;
}

TEST_F(GamesCli, BacksUpAndRestores) {
    EXPECT_EQ(run({"restore"}), 0);
    EXPECT_EQ(out, "no backups\n");
    EXPECT_EQ(run({"backup"}), 0);
    EXPECT_EQ(run({"restore"}), 0);
    EXPECT_TRUE(says("manual  1 games, 5 actions")) << out;
    testing::spill(db, "broken");
    EXPECT_EQ(run({"check"}), 1);
    EXPECT_TRUE(one_line_of_error()) << err;
    EXPECT_EQ(run({"restore", "9"}), 1);
    EXPECT_TRUE(one_line_of_error()) << err;
    EXPECT_EQ(run({"restore", "1"}), 0);
    EXPECT_TRUE(says("aside-1")) << out;
    EXPECT_EQ(run({"check"}), 0);
}

TEST_F(GamesCli, SalvagesWhatCanBeRead) {
    EXPECT_EQ(run({"export", "all", "--salvage"}), 0);
    EXPECT_TRUE(says(uuid));
    EXPECT_EQ(run({"export", uuid, "--salvage"}), 2);
}

TEST_F(GamesCli, WrongUsageExitsWith2AndOneLine) {
    for (const auto& args : std::vector<std::vector<std::string>>{{},
                                                                  {"dance"},
                                                                  {"show"},
                                                                  {"list", "extra"},
                                                                  {"export"},
                                                                  {"import"},
                                                                  {"list", "--loud"},
                                                                  {"restore", "1", "2"}}) {
        EXPECT_EQ(run(args), 2);
        EXPECT_TRUE(one_line_of_error()) << err;
    }
    EXPECT_EQ(run({"list"}, false), 2);
    EXPECT_EQ(run({"list", "--db"}, false), 2);
    EXPECT_EQ(run({"--help"}, false), 0);
}

TEST_F(GamesCli, BadDataExitsWith1AndMakesNothing) {
    const std::string missing = (folder / "missing.db").string();
    for (const std::string command : {"list", "check", "backup"}) {
        EXPECT_EQ(run({command, "--db", missing}, false), 1);
        EXPECT_TRUE(one_line_of_error()) << err;
    }
    EXPECT_FALSE(std::filesystem::exists(missing));
    EXPECT_EQ(run({"show", "ffffffff"}), 1);
    EXPECT_TRUE(one_line_of_error()) << err;
}

} // namespace
} // namespace automa::storage
