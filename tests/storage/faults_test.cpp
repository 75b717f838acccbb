// A scripted session on a disk that fails at its N-th operation, for every N: no crash, no half action,
// nothing acknowledged is lost, and the message names the cause.
#include "model/storage/errors.h"
#include "model/storage/rescue.h"
#include "model/storage/transfer.h"
#include "tests/storage/fault_vfs.h"
#include "tests/storage/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
namespace fault_vfs = testing::fault_vfs;
using testing::at;
using testing::Disk;
using testing::sample_action;
using testing::sample_details;
using testing::sample_result;
using testing::TempFolder;

// Every operation fails once in the ordinary build; under the sanitizers, which look for other faults and
// take many times as long, every fifth does.
#if defined(__SANITIZE_ADDRESS__)
constexpr int kStride = 5;
#else
constexpr int kStride = 1;
#endif

/// What the script was told, and what it did.
struct Account {
    std::string uuid;
    std::vector<Journal> states;        // the journal after each step, from the start
    std::optional<std::size_t> told;    // the latest of them that was acknowledged
    std::vector<core::Error> errors;    // all it was told
    std::optional<std::string> setting; // acknowledged

    void note(const Session& session, const core::Result<Ack>& ack) {
        states.push_back(session.journal());
        if (!ack.ok())
            errors.push_back(ack.error());
        else if (ack.value().saved)
            told = states.size() - 1;
        else
            errors.push_back(*ack.value().why);
    }
    template <class T>
    void note(const core::Result<T>& result) {
        if (!result.ok())
            errors.push_back(result.error());
    }
};

void play(Library& library, Session& session, Account& account) {
    session.set_snapshots({1, [] { return R"({"state":true})"; }});
    account.uuid = session.record().uuid;
    account.states.push_back(session.journal());
    if (session.saved())
        account.told = 0;
    for (int n = 1; n <= 7; ++n)
        account.note(session, session.append(sample_action(n)));
    account.note(session, testing::undo(session));
    account.note(session, session.jump(3));
    account.note(session, session.append(sample_action(8)));
    account.note(session, testing::undo(session));
    account.note(session, testing::redo(session));
    account.note(library.rename(account.uuid, "renamed"));
    const auto set = library.set_setting("language", "uk");
    account.note(set);
    if (set.ok())
        account.setting = "uk";
    account.note(library.backup());
    if (const auto text = library.export_game(account.uuid); text.ok())
        account.note(library.import_text(text.value()));
    account.note(session, session.append(sample_action(9)));
    account.note(session, session.finish(sample_result()));
}

OpenOptions failing(const fs::path& file) {
    OpenOptions options = at(file);
    options.vfs = fault_vfs::name();
    options.snapshot_interval = 3;
    return options;
}

/// What may be said when this disk fails. Beside the cause itself: SQLite reports some failures of its log or
/// its side files as one of the neighbours.
std::set<std::string> honest_ids(Disk disk) {
    switch (disk) {
    case Disk::Full:
        return {"storage.disk_full"};
    case Disk::ReadOnly:
        return {"storage.read_only"};
    case Disk::Unopenable:
        return {"storage.cannot_open"};
    case Disk::Failing:
        return {"storage.io_error", "storage.cannot_open"};
    }
    return {};
}

void expect_honest(Disk disk, const Account& account) {
    const auto ids = honest_ids(disk);
    for (const core::Error& error : account.errors)
        // A game that could not be begun is unknown to what is done with it afterwards, and cannot be backed
        // up.
        EXPECT_TRUE(ids.contains(error.id) || error.id == "storage.unknown_game"
                    || error.id == "storage.nothing_to_back_up")
            << error.id << ": " << error.message;
}

/// Opens with a healthy disk and compares with what was told. The file must be sound.
void expect_nothing_lost(const fs::path& file, const Account& account) {
    auto opened = Library::open(at(file));
    ASSERT_TRUE(opened.ok()) << opened.error().message;
    const Library& library = opened.value();
    if (account.setting) {
        EXPECT_EQ(library.setting("language").value(), account.setting);
    }
    const auto game = library.load(account.uuid);
    if (!account.told && !game.ok()) {
        EXPECT_EQ(game.error().id, "storage.unknown_game");
        return;
    }
    ASSERT_TRUE(game.ok()) << game.error().message;
    const auto from = account.states.begin() + static_cast<std::ptrdiff_t>(account.told.value_or(0));
    EXPECT_NE(std::find(from, account.states.end(), game.value().journal), account.states.end())
        << "neither what was acknowledged nor anything done since";
}

/// One run; false when the disk did not come to fail any more, so that every N has been tried.
bool run(Disk disk, int n, bool lasting, bool retry) {
    SCOPED_TRACE("operation " + std::to_string(n) + (lasting ? " and all later ones" : "")
                 + (retry ? ", then retried" : ""));
    TempFolder folder;
    const fs::path file = folder / "games.db";
    Account account;
    fault_vfs::arm(disk, n, lasting);
    {
        auto library = Library::open(failing(file));
        if (!library.ok()) {
            account.errors.push_back(library.error());
            fault_vfs::disarm();
            expect_honest(disk, account);
            EXPECT_TRUE(Library::open(at(file)).ok()) << "a failed start must not leave a file in the way";
            return true;
        }
        Session session = Session::start(&library.value(), sample_details()).value();
        play(library.value(), session, account);
        if (retry) {
            fault_vfs::disarm();
            const Ack ack = session.retry();
            EXPECT_TRUE(ack.saved) << ack.why->message;
            account.told = account.states.size() - 1;
        }
    }
    const bool fired = fault_vfs::fired();
    fault_vfs::disarm();
    expect_honest(disk, account);
    expect_nothing_lost(file, account);
    EXPECT_TRUE(fired || account.errors.empty());
    return fired;
}

/// A failure that passes, one that lasts until the app ends, and one that is mended while it runs.
enum class Course { Passing, UntilTheEnd, Mended };

struct EveryOperation : ::testing::TestWithParam<std::tuple<Disk, Course>> {};

TEST_P(EveryOperation, FailsWithoutLoss) {
    const auto [disk, course] = GetParam();
    int n = 1;
    while (run(disk, n, course != Course::Passing, course != Course::UntilTheEnd) && !HasFailure())
        n += kStride;
    EXPECT_GT(n, disk == Disk::Unopenable ? 10 : 60)
        << "the script should have met more operations than this";
    RecordProperty("operations", n);
}

std::string course_name(const ::testing::TestParamInfo<EveryOperation::ParamType>& info) {
    constexpr std::array kDisks{"Full", "Failing", "ReadOnly", "Unopenable"};
    constexpr std::array kCourses{"Passing", "UntilTheEnd", "Mended"};
    return std::string(kDisks[static_cast<std::size_t>(std::get<0>(info.param))])
           + kCourses[static_cast<std::size_t>(std::get<1>(info.param))];
}

INSTANTIATE_TEST_SUITE_P(
    Storage, EveryOperation,
    ::testing::Combine(::testing::Values(Disk::Full, Disk::Failing, Disk::ReadOnly, Disk::Unopenable),
                       ::testing::Values(Course::Passing, Course::UntilTheEnd, Course::Mended)),
    course_name);

/// Files that were being written when the power went may have their last bytes or not: each by chance.
bool by_chance(const std::string&) {
    static unsigned state = 12345;
    state = state * 1'103'515'245U + 12'345U;
    return (state >> 16U & 1U) != 0;
}
bool never(const std::string&) {
    return false;
}

/// One power cut; false when the script was through before it.
bool lose_power(int n, bool (*keep)(const std::string&)) {
    SCOPED_TRACE("operation " + std::to_string(n));
    TempFolder folder;
    const fs::path file = folder / "games.db";
    testing::make_library(file, 2);
    Account account;
    {
        Library library = Library::open(failing(file)).value();
        fault_vfs::start_power();
        fault_vfs::arm(Disk::Failing, n, true);
        Session session = Session::start(&library, sample_details()).value();
        play(library, session, account);
    }
    const bool fired = fault_vfs::fired();
    fault_vfs::disarm();
    fault_vfs::cut_power(keep);
    expect_nothing_lost(file, account);
    return fired;
}

TEST(PowerLoss, WithUnsyncedBytesGoneLeavesTheStateBeforeOrAfter) {
    int n = 1;
    while (lose_power(n, never) && !::testing::Test::HasFailure())
        n += kStride;
    EXPECT_GT(n, 60);
}

TEST(PowerLoss, WithSomeUnsyncedBytesWrittenLeavesTheStateBeforeOrAfter) {
    int n = 1;
    while (lose_power(n, by_chance) && !::testing::Test::HasFailure())
        n += 2 * kStride;
    EXPECT_GT(n, 60);
}

/// Opens a copy of the fixture while the disk fails at every operation in turn, then on a sound disk.
void migrateOnFailingDisks(const char* fixture, const std::function<void(Library&)>& whole) {
    for (const Disk disk : {Disk::Full, Disk::Failing, Disk::ReadOnly})
        for (int n = 1;; n += kStride) {
            SCOPED_TRACE("operation " + std::to_string(n));
            TempFolder folder;
            const fs::path file = folder / "games.db";
            fs::copy_file(fs::path(AUTOMA_FIXTURES) / fixture, file);
            fault_vfs::arm(disk, n, true);
            const bool opened = Library::open(failing(file)).ok();
            const bool fired = fault_vfs::fired();
            fault_vfs::disarm();
            EXPECT_TRUE(opened || fired);
            auto library = Library::open(at(file));
            ASSERT_TRUE(library.ok()) << library.error().message;
            whole(library.value());
            if (!fired || ::testing::Test::HasFailure())
                break;
        }
}

TEST(MigrationFaults, LeaveTheFirstSchemaOrTheNewWhole) {
    migrateOnFailingDisks("library_v1.db",
                          [](Library& library) { EXPECT_EQ(library.games().value().size(), 3U); });
}

TEST(MigrationFaults, LeaveEveryGameResultAndSettingOfTheSecondSchema) {
    const Transfer before =
        read_transfer(testing::slurp(fs::path(AUTOMA_FIXTURES) / "library_v2_export.json")).value();
    ASSERT_EQ(before.games.size(), 8U);
    migrateOnFailingDisks("library_v2_full.db", [&](Library& library) {
        for (const SavedGame& game : before.games)
            EXPECT_EQ(library.load(game.record.uuid).value(), game);
        EXPECT_EQ(library.settings().value(), before.settings);
        EXPECT_TRUE(library.check().value().good());
    });
}

TEST(RestoreFaults, LeaveTheLibraryOrTheBackupInPlace) {
    for (const Disk disk : {Disk::Full, Disk::Failing, Disk::Unopenable})
        for (int n = 1;; n += kStride) {
            SCOPED_TRACE("operation " + std::to_string(n));
            TempFolder folder;
            const fs::path file = folder / "games.db";
            const std::string uuid = testing::make_library(file, 2);
            Backup backup;
            {
                Library library = Library::open(at(file)).value();
                backup = library.backup().value();
                Session session = Session::resume(library, uuid).value();
                ASSERT_TRUE(session.append(sample_action(3)).value().saved);
            }
            fault_vfs::arm(disk, n, true);
            const auto restored = restore_backup(file, backup.file, {}, fault_vfs::name());
            const bool fired = fault_vfs::fired();
            fault_vfs::disarm();
            EXPECT_TRUE(restored.ok() || fired);
            auto library = Library::open(at(file));
            ASSERT_TRUE(library.ok()) << library.error().message;
            EXPECT_EQ(library.value().load(uuid).value().journal.length(), restored.ok() ? 2 : 3);
            if (!fired || HasFailure())
                break;
        }
}

} // namespace
} // namespace automa::storage
