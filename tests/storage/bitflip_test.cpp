// Single bits of a library's file flipped at random: whatever changes a game is named by the check, and no
// copy of it passes for a good backup. AUTOMA_BIT_FLIPS sets how many are tried.
#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
using testing::at;
using testing::sample_action;
using testing::sample_details;
using testing::sample_result;
using testing::slurp;
using testing::spill;
using testing::TempFolder;

void make_ten_games(const fs::path& file) {
    OpenOptions options = at(file);
    options.snapshot_interval = 5;
    Library library = Library::open(options).value();
    for (int game = 0; game < 10; ++game) {
        Session session = Session::start(&library, sample_details("Партія " + std::to_string(game))).value();
        session.set_snapshots({1, [] { return R"({"board":"somewhere"})"; }});
        for (int n = 1; n <= 8 + game; ++n)
            ASSERT_TRUE(session.append(sample_action(n)).value().saved);
        if (game % 2 == 0) {
            ASSERT_TRUE(session.finish(sample_result()).value().saved);
        }
        if (game == 3) {
            ASSERT_TRUE(session.jump(2).value().saved);
            ASSERT_TRUE(session.append(sample_action(77)).value().saved);
        }
        if (game == 4) {
            ASSERT_TRUE(library.remove(session.record().uuid).ok());
        }
    }
    ASSERT_TRUE(library.set_setting("language", "uk").ok());
}

/// Everything of the library that can be seen; an error if something of it cannot be read.
struct Content {
    std::vector<SavedGame> games;
    std::vector<GameSummary> lists;
    std::vector<FinishedGame> results;
    std::map<std::string, std::string> settings;
    std::vector<std::optional<Snapshot>> snapshots;
    friend bool operator==(const Content&, const Content&) = default;
};

std::optional<Content> content_of(const fs::path& file, bool with_snapshots) {
    OpenOptions options = at(file);
    options.access = Access::ReadOnly;
    const auto library = Library::open(options);
    if (!library.ok())
        return std::nullopt;
    Content content;
    for (const auto only : {std::optional<GameStatus>{}, std::optional(GameStatus::Deleted)}) {
        const auto list = library.value().games(only);
        if (!list.ok())
            return std::nullopt;
        for (const GameSummary& game : list.value()) {
            content.lists.push_back(game);
            const auto loaded = library.value().load(game.uuid);
            if (!loaded.ok())
                return std::nullopt;
            content.games.push_back(loaded.value());
            if (with_snapshots)
                content.snapshots.push_back(library.value().snapshot(game.uuid, 1000, 1).value());
        }
    }
    content.results = library.value().results().value();
    content.settings = library.value().settings().value();
    return content;
}

bool named_by_check(const fs::path& file) {
    const auto preview = preview_library(file);
    return !preview.ok() || !preview.value().check.good();
}

int wanted_flips() {
    const char* wish = std::getenv("AUTOMA_BIT_FLIPS");
    return wish != nullptr ? std::atoi(wish) : 120;
}

TEST(BitFlips, ThatChangeAGameAreNamedAndReachNoGoodBackup) {
    TempFolder folder;
    make_ten_games(folder / "whole/games.db");
    const std::string whole = slurp(folder / "whole/games.db");
    const Content before = content_of(folder / "whole/games.db", true).value();
    const Content copied = content_of(folder / "whole/games.db", false).value();
    ASSERT_EQ(before.games.size(), 10U);
    std::mt19937 random(20261116);
    int named = 0;
    for (int flip = 0; flip < wanted_flips(); ++flip) {
        const std::size_t byte = random() % whole.size();
        const unsigned bit = static_cast<unsigned>(random() % 8U);
        SCOPED_TRACE("bit " + std::to_string(bit) + " of byte " + std::to_string(byte));
        std::string flipped = whole;
        flipped[byte] = static_cast<char>(static_cast<unsigned char>(flipped[byte]) ^ 1U << bit);
        const fs::path file = folder / "flipped/games.db";
        fs::remove_all(folder / "flipped");
        fs::create_directories(folder / "flipped");
        spill(file, flipped);

        if (named_by_check(file))
            ++named;
        else
            EXPECT_TRUE(content_of(file, true) == before) << "changed, and nobody noticed";
        if (auto library = Library::open(at(file)); library.ok()) {
            const auto backup = library.value().backup();
            if (backup.ok() && !backup.value().bad) {
                EXPECT_TRUE(content_of(backup.value().file, false) == copied)
                    << "a bad backup that looks good";
                EXPECT_FALSE(named_by_check(backup.value().file));
            }
        }
    }
    RecordProperty("named", named);
    std::printf("%d bits flipped: %d named, the others changed nothing\n", wanted_flips(), named);
    EXPECT_GT(named, wanted_flips() / 3);
}

TEST(BitFlips, ABadBackupNeverReplacesAGoodOne) {
    TempFolder folder;
    testing::FakeClock time;
    OpenOptions options = at(folder / "games.db");
    options.clock = time.clock();
    Library library = Library::open(options).value();
    Session session = Session::start(&library, sample_details()).value();
    ASSERT_TRUE(session.append(sample_action(1)).value().saved);
    const Backup good = library.backup(BackupReason::Daily).value();
    ASSERT_TRUE(library.close().ok());
    std::string bytes = slurp(folder / "games.db");
    const std::size_t place = bytes.find("xxxxxxxx");
    ASSERT_NE(place, std::string::npos);
    bytes[place] = 'y';
    spill(folder / "games.db", bytes);

    library = Library::open(options).value();
    EXPECT_EQ(library.check().value().bad.at(0).fault.entry, 1);
    for (int day = 0; day < 20; ++day) {
        time.ms += testing::kDayMs;
        ASSERT_TRUE(library.set_setting("day", std::to_string(day)).ok());
        const auto made = library.backup_if_due().value();
        ASSERT_TRUE(made.has_value());
        EXPECT_TRUE(made->bad);
    }
    const auto kept = library.backups().value();
    ASSERT_EQ(kept.size(), 2U) << "the good one, and the newest of the others";
    EXPECT_EQ(kept[0], good);
    EXPECT_TRUE(kept[1].bad);
    EXPECT_EQ(preview_library(kept[1].file).value().check.bad.size(), 1U);
    EXPECT_TRUE(preview_library(kept[0].file).value().check.good());

    const LibraryExport all = library.export_library().value();
    EXPECT_EQ(all.games, 0);
    ASSERT_EQ(all.left_out.size(), 1U);
    EXPECT_EQ(all.left_out[0].uuid, session.record().uuid);
    EXPECT_EQ(library.export_game(session.record().uuid).error().id, "storage.bad_chain");
    EXPECT_EQ(library.export_game(session.record().uuid).error().path, "entry 1");
}

} // namespace
} // namespace automa::storage
