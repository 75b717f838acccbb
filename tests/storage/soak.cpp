// automa-soak --kills N: two processes play on one library, are killed (-9) at random moments, and what is on
// disk is looked at.
//
// Everything they were told is saved must be there, byte for byte; what one was just doing may be there whole
// or not at all; no entry stands on another line of play than the one it was played on; the file and every
// seal must be sound. Many kills share a library, so opening and recovery are hit as well; imports and
// restores come in between.
#include "model/storage/errors.h"
#include "model/storage/library.h"
#include "tests/storage/soak_player.h"
#include "tests/storage/support.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using namespace automa;
using namespace automa::storage;

constexpr int kKillsPerLibrary = 40;
constexpr int kKillsPerWord = 200;
constexpr long kAllSaid = std::numeric_limits<long>::max();

/// What must be found of a game or a setting.
struct Expected {
    std::string saved;           // empty: nothing acknowledged
    std::set<std::string> tried; // since then

    [[nodiscard]] bool allows(const std::string& found) const {
        return found == saved || tried.contains(found);
    }
};
using Expectations = std::map<std::string, Expected>; // by uuid, and "setting"

Expectations exactly(const std::map<std::string, std::string>& content) {
    Expectations expected;
    for (const auto& [what, digest] : content)
        expected[what] = {digest, {}};
    return expected;
}

/// Follows what the players say. While a restore is under way, and when its player died over it, both what
/// was there and what the backup holds may be found.
class Account {
public:
    explicit Account(Expectations before) : possible_{std::move(before)} {}

    void read(const std::string& lines) {
        std::istringstream stream(lines);
        std::string verb, what, value;
        while (stream >> verb >> what >> value)
            follow(verb, what, value);
    }
    [[nodiscard]] const std::vector<Expectations>& possible() const { return possible_; }
    [[nodiscard]] int acknowledged() const { return acknowledged_; }
    [[nodiscard]] int restores() const { return restores_; }

private:
    void follow(const std::string& verb, const std::string& what, const std::string& value) {
        if (verb == "try") {
            for (Expectations& expected : possible_)
                expected[what].tried.insert(value);
        } else if (verb == "saved") {
            for (Expectations& expected : possible_)
                expected[what] = {value, {}};
            ++acknowledged_;
        } else if (verb == "plan") {
            will_.clear();
        } else if (verb == "will") {
            will_[what] = value;
        } else if (verb == "restoring") {
            possible_.push_back(exactly(will_));
        } else if (verb == "restored") {
            possible_ = {exactly(will_)};
            ++restores_;
        } else if (verb == "kept") {
            possible_.pop_back();
        }
    }

    std::vector<Expectations> possible_;
    std::map<std::string, std::string> will_;
    int acknowledged_ = 0;
    int restores_ = 0;
};

class Child {
public:
    Child(const fs::path& file, int report_to, unsigned seed) : process_(::fork()) {
        if (process_ != 0)
            return;
        const std::string out = std::to_string(report_to);
        const std::string random = std::to_string(seed);
        ::execl("/proc/self/exe", "automa-soak", "--child", file.c_str(), out.c_str(), random.c_str(),
                nullptr);
        std::_Exit(5);
    }
    /// Whether it was still alive until then.
    [[nodiscard]] bool kill() const {
        if (process_ < 0) // there is no such child, and -1 would be everybody
            return false;
        ::kill(process_, SIGKILL);
        int status = 0;
        ::waitpid(process_, &status, 0);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }

private:
    pid_t process_;
};

/// Two lives on one library; gives everything that was said before both died.
std::optional<std::string> live_and_die(const fs::path& file, std::mt19937& random) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return std::nullopt;
    const Child one(file, pipe[1], static_cast<unsigned>(random()));
    const Child other(file, pipe[1], static_cast<unsigned>(random()));
    ::close(pipe[1]);
    std::string lines;
    std::atomic<long> said{0};
    std::thread reader([&] {
        std::array<char, 4096> buffer{};
        for (ssize_t got = 0; (got = ::read(pipe[0], buffer.data(), buffer.size())) > 0;) {
            lines.append(buffer.data(), static_cast<std::size_t>(got));
            said += std::count(buffer.begin(), buffer.begin() + got, '\n');
        }
        said = kAllSaid; // the end of the pipe: there is nothing to wait for
    });
    // By what they say, not by the clock: on a busy machine they would die before they did anything.
    const long enough =
        random() % 4U != 0 ? 1 + static_cast<long>(random() % 60U) : 0; // 0: the opening is hit
    while (said < enough)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 20'000U));
    bool alive = one.kill();
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 80'000U)); // the other one takes over
    alive = other.kill() && alive;
    reader.join();
    ::close(pipe[0]);
    return alive ? std::optional(lines) : std::nullopt;
}

class Inspector {
public:
    /// Empty when all is well, else what is wrong.
    std::string look(const fs::path& file, const Account& account) {
        OpenOptions options;
        options.file = file;
        auto opened = Library::open(options); // checks the integrity of the file
        if (!opened.ok())
            return "cannot open: " + opened.error().message;
        const Library& library = opened.value();
        if (!library.warnings().empty())
            return "warning: " + library.warnings().front().message;
        const CheckReport report = take(library.check());
        if (!report.good())
            return "a seal is broken: "
                   + (report.bad.empty() ? "setting"
                                         : report.bad[0].uuid + " " + report.bad[0].fault.error.path);
        std::map<std::string, std::string> found;
        for (const auto only : {std::optional<GameStatus>{}, std::optional(GameStatus::Deleted)})
            for (const GameSummary& game : take(library.games(only))) {
                const SavedGame loaded = take(library.load(game.uuid));
                found[game.uuid] = soak::digest(loaded.journal);
                parted += loaded.record.details.marks.parted > 0 ? 1 : 0;
                if (const std::string entry = soak::mixed_entry(loaded.journal); !entry.empty())
                    return "two lines mixed in " + game.uuid + ", entry " + entry;
            }
        if (const auto setting = take(library.setting("counter")))
            found["setting"] = *setting;
        std::string wrong;
        for (const Expectations& expected : account.possible()) {
            wrong = compare(expected, found);
            if (wrong.empty())
                break;
        }
        known = std::move(found);
        return wrong;
    }

    std::map<std::string, std::string> known;
    int parted = 0; // games of their own, counted at every look

private:
    static std::string compare(const Expectations& expected, std::map<std::string, std::string>& found) {
        for (const auto& [what, one] : expected)
            if (!one.allows(found[what]))
                return "lost or torn: " + what;
        return {};
    }
};

int run_soak(int kills, const fs::path& folder, unsigned seed) {
    std::mt19937 random(seed);
    Inspector inspector;
    std::int64_t acknowledged = 0;
    int restores = 0;
    fs::path file;
    for (int kill = 0; kill < kills; kill += 2) {
        if (kill % kKillsPerLibrary == 0) {
            if (!file.empty())
                fs::remove_all(file.parent_path());
            file = folder / ("library-" + std::to_string(kill / kKillsPerLibrary)) / "games.db";
            fs::create_directories(file.parent_path());
            inspector.known.clear();
        }
        if (kill % kKillsPerWord == 0) // for a run that is ended early
            std::cerr << "seed " << seed << ": " << kill << " kills, " << acknowledged
                      << " acknowledged changes so far\n";
        const auto lines = live_and_die(file, random);
        if (!lines) {
            std::cerr << "kill " << kill << " (seed " << seed << "): a child ended by itself\n";
            return 1;
        }
        Account account(exactly(inspector.known));
        account.read(*lines);
        acknowledged += account.acknowledged();
        restores += account.restores();
        if (const std::string wrong = inspector.look(file, account); !wrong.empty()) {
            std::cerr << "kill " << kill << " (seed " << seed << "): " << wrong << "; see " << file << "\n";
            return 1;
        }
    }
    if (!file.empty())
        fs::remove_all(file.parent_path());
    std::cout << kills << " kills of two processes on one library, " << acknowledged
              << " acknowledged changes, " << restores << " restores, " << inspector.parted
              << " sightings of lines parted: 0 lost, 0 mixed, every seal sound every time\n";
    return acknowledged > 0 || kills == 0 ? 0 : 1;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc{} && end == text.data() + text.size() && value >= 0 ? std::optional(value)
                                                                                  : std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    if (args.size() == 4 && args[0] == "--child")
        return soak::play(args[1], number(args[2]).value_or(1), static_cast<unsigned>(std::stoul(args[3])));
    constexpr std::string_view usage = "usage: automa-soak [--kills N] [--seed S] [--dir FOLDER]\n";
    if (args.size() == 1 && (args[0] == "--help" || args[0] == "-h")) {
        std::cout << usage;
        return 0;
    }
    int kills = 100;
    unsigned seed = std::random_device{}();
    std::optional<fs::path> folder;
    for (std::size_t i = 0; i + 1 < args.size(); i += 2) {
        if (args[i] == "--dir")
            folder = args[i + 1];
        else if (const auto value = number(args[i + 1]); value && args[i] == "--kills")
            kills = *value;
        else if (value && args[i] == "--seed")
            seed = static_cast<unsigned>(*value);
        else
            folder = std::nullopt, kills = -1;
    }
    if (args.size() % 2 != 0 || kills < 0) {
        std::cerr << usage;
        return 2;
    }
    if (folder)
        return run_soak(kills, *folder, seed);
    const storage::testing::TempFolder own;
    return run_soak(kills, own.path(), seed);
}
