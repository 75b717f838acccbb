// automa-soak --kills N: plays in a child process, kills it (-9) at a random moment, looks at what is on
// disk.
//
// Everything the child was told is saved must be there, byte for byte; what it was just doing may be there
// whole or not at all; the file must be sound. Many kills share a library, so opening and recovery are hit as
// well.
#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/session.h"
#include "model/storage/sha256.h"
#include "tests/storage/support.h"

#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <random>
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

std::string digest(const Journal& journal) {
    std::string content = std::to_string(journal.cursor());
    for (const JournalRow& row : journal.rows())
        content += '\n' + std::to_string(row.seq) + ' ' + std::to_string(row.position) + ' '
                   + std::to_string(row.superseded_by) + ' ' + row.action.kind + row.action.label
                   + row.action.payload;
    return sha256_hex(content);
}

// ---- the child ----

/// Plays without end. Announces what it tries ("try uuid digest") and what it was told is saved ("saved …").
class Player {
public:
    Player(Library library, int report_to, unsigned seed)
        : library_(std::move(library)), report_to_(report_to), random_(seed) {}

    [[noreturn]] void play() {
        while (true) {
            Session session = pick();
            session.set_snapshots({1, [&] { return '"' + digest(session.journal()) + '"'; }});
            for (int turn = 0; turn < 30; ++turn)
                act(session);
            aside(session);
        }
    }

private:
    void say(const std::string& line) {
        const std::string text = line + "\n";
        if (::write(report_to_, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
            std::_Exit(3);
    }
    unsigned dice(unsigned sides) { return static_cast<unsigned>(random_() % sides); }

    Session pick() {
        const auto games = library_.games().value();
        if (!games.empty() && dice(4) != 0)
            return Session::resume(library_, games[dice(static_cast<unsigned>(games.size()))].uuid).value();
        Session session = Session::start(&library_, storage::testing::sample_details()).value();
        if (session.saved())
            say("saved " + session.record().uuid + " " + digest(session.journal()));
        return session;
    }

    /// Does the same to a copy first, to announce what the journal is about to become.
    template <class Change, class Call>
    void attempt(Session& session, Change change, Call call) {
        Journal next = session.journal();
        if (!change(next).ok())
            return;
        say("try " + session.record().uuid + " " + digest(next));
        const auto ack = call();
        if (ack.ok() && ack.value().saved)
            say("saved " + session.record().uuid + " " + digest(session.journal()));
    }

    void act(Session& session) {
        const unsigned roll = dice(10);
        if (roll < 7) {
            const Action action = storage::testing::sample_action(static_cast<int>(dice(100'000)));
            attempt(
                session, [&](Journal& j) { return j.append(action, 0); },
                [&] { return session.append(action); });
        } else if (roll == 7) {
            attempt(
                session, [](Journal& j) { return j.undo(); }, [&] { return session.undo(); });
        } else if (roll == 8) {
            attempt(
                session, [](Journal& j) { return j.redo(); }, [&] { return session.redo(); });
        } else {
            const int to = static_cast<int>(dice(static_cast<unsigned>(session.journal().length()) + 1));
            attempt(
                session, [&](Journal& j) { return j.jump(to); }, [&] { return session.jump(to); });
        }
    }

    /// What is done with a game as a whole; none of it may touch the journal.
    void aside(Session& session) {
        const std::string& uuid = session.record().uuid;
        switch (dice(6)) {
        case 0:
            static_cast<void>(library_.backup());
            break;
        case 1:
            static_cast<void>(library_.import_text(library_.export_game(uuid).value()));
            break;
        case 2:
            static_cast<void>(library_.rename(uuid, "game " + std::to_string(dice(1000))));
            break;
        case 3:
            static_cast<void>(library_.remove(uuid));
            static_cast<void>(library_.undelete(uuid));
            break;
        case 4:
            static_cast<void>(session.finish(storage::testing::sample_result()));
            break;
        default: {
            const std::string value = std::to_string(++setting_);
            say("try setting " + value);
            if (library_.set_setting("counter", value).ok())
                say("saved setting " + value);
        }
        }
    }

    Library library_;
    int report_to_;
    std::mt19937 random_;
    std::int64_t setting_ = std::chrono::steady_clock::now().time_since_epoch().count();
};

OpenOptions options_for(const fs::path& file) {
    OpenOptions options;
    options.file = file;
    options.snapshot_interval = 5;
    return options;
}

int be_child(const fs::path& file, int report_to, unsigned seed) {
    auto library = Library::open(options_for(file));
    if (!library.ok()) {
        std::cerr << "child cannot open: " << library.error().message << "\n";
        return 4;
    }
    Player(std::move(library).value(), report_to, seed).play();
}

// ---- the parent ----

struct Told {
    std::string saved; // empty: nothing acknowledged
    std::string tried; // empty: nothing under way
};

struct Report {
    std::map<std::string, Told> told; // by uuid, and "setting"
    int acknowledged = 0;
};

Report parse(const std::string& lines) {
    Report report;
    std::istringstream stream(lines);
    std::string verb, what, value;
    while (stream >> verb >> what >> value) {
        Told& told = report.told[what];
        if (verb == "try") {
            told.tried = value;
            continue;
        }
        told = {value, {}};
        ++report.acknowledged;
    }
    return report;
}

/// How long a child lives: counted from its start, which hits the opening, or from its first word.
struct Life {
    bool from_first_word = false;
    std::chrono::microseconds length{};
};

/// One life of a child; gives everything it said before it died.
std::optional<std::string> live_and_die(const fs::path& file, unsigned seed, Life life) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return std::nullopt;
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(pipe[0]);
        const std::string out = std::to_string(pipe[1]);
        const std::string random = std::to_string(seed);
        ::execl("/proc/self/exe", "automa-soak", "--child", file.c_str(), out.c_str(), random.c_str(),
                nullptr);
        std::_Exit(5);
    }
    ::close(pipe[1]);
    std::string lines;
    std::atomic<bool> spoke{false};
    std::thread reader([&] {
        std::array<char, 4096> buffer{};
        for (ssize_t got = 0; (got = ::read(pipe[0], buffer.data(), buffer.size())) > 0;) {
            lines.append(buffer.data(), static_cast<std::size_t>(got));
            spoke = true;
            spoke.notify_one();
        }
        spoke = true; // the end of the pipe: there is nothing to wait for
        spoke.notify_one();
    });
    if (life.from_first_word)
        spoke.wait(false);
    std::this_thread::sleep_for(life.length);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    reader.join();
    ::close(pipe[0]);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL)
        return std::nullopt;
    return lines;
}

class Inspector {
public:
    /// Empty when all is well, else what is wrong.
    std::string look(const fs::path& file, const Report& report) {
        auto opened = Library::open(options_for(file)); // checks the integrity of the file
        if (!opened.ok())
            return "cannot open: " + opened.error().message;
        const Library& library = opened.value();
        if (!library.warnings().empty())
            return "warning: " + library.warnings().front().message;
        std::map<std::string, std::string> found;
        for (const auto only : {std::optional<GameStatus>{}, std::optional(GameStatus::Deleted)})
            for (const GameSummary& game : take(library.games(only))) {
                const auto loaded = library.load(game.uuid);
                if (!loaded.ok())
                    return "cannot load: " + loaded.error().message;
                found[game.uuid] = digest(loaded.value().journal);
                if (std::string wrong = look_at_snapshot(library, loaded.value()); !wrong.empty())
                    return wrong;
            }
        found["setting"] = library.setting("counter").value().value_or("");
        for (const auto& [what, told] : report.told)
            if (std::string wrong = compare(what, told, found); !wrong.empty())
                return wrong;
        for (const auto& [what, before] : known_)
            if (!report.told.contains(what) && found[what] != before)
                return "changed without being touched: " + what;
        known_ = std::move(found);
        return {};
    }
    void forget() { known_.clear(); }

private:
    std::string compare(const std::string& what, const Told& told,
                        std::map<std::string, std::string>& found) {
        const std::string& saved = told.saved.empty() ? known_[what] : told.saved;
        const std::string& now = found[what];
        return now == saved || (!told.tried.empty() && now == told.tried) ? "" : "lost or torn: " + what;
    }
    /// A snapshot on the line of play must be of exactly that position.
    static std::string look_at_snapshot(const Library& library, const SavedGame& game) {
        const auto snapshot = library.snapshot(game.record.uuid, game.journal.length(), 1).value();
        if (!snapshot)
            return {};
        return nlohmann::json::accept(snapshot->state) && snapshot->position % 5 == 0 ? "" : "snapshot torn";
    }
    std::map<std::string, std::string> known_;
};

int soak(int kills, const fs::path& folder, unsigned seed) {
    std::mt19937 random(seed);
    Inspector inspector;
    std::int64_t acknowledged = 0;
    fs::path file;
    for (int kill = 0; kill < kills; ++kill) {
        if (kill % kKillsPerLibrary == 0) {
            if (!file.empty())
                fs::remove_all(file.parent_path());
            file = folder / ("library-" + std::to_string(kill / kKillsPerLibrary)) / "games.db";
            inspector.forget();
        }
        const Life life{random() % 4U != 0, std::chrono::microseconds(random() % 60'000U)};
        const auto lines = live_and_die(file, static_cast<unsigned>(random()), life);
        if (!lines) {
            std::cerr << "kill " << kill << ": the child ended by itself\n";
            return 1;
        }
        const Report report = parse(*lines);
        acknowledged += report.acknowledged;
        if (const std::string wrong = inspector.look(file, report); !wrong.empty()) {
            std::cerr << "kill " << kill << " (seed " << seed << "): " << wrong << "; see " << file << "\n";
            return 1;
        }
    }
    if (!file.empty())
        fs::remove_all(file.parent_path());
    std::cout << kills << " kills, " << acknowledged
              << " acknowledged changes, 0 lost, integrity ok every time\n";
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
        return be_child(args[1], number(args[2]).value_or(1), static_cast<unsigned>(std::stoul(args[3])));
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
        std::cerr << "usage: automa-soak [--kills N] [--seed S] [--dir FOLDER]\n";
        return 2;
    }
    if (folder)
        return soak(kills, *folder, seed);
    const storage::testing::TempFolder own;
    return soak(kills, own.path(), seed);
}
