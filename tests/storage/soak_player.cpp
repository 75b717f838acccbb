#include "tests/storage/soak_player.h"

#include "model/storage/library.h"
#include "model/storage/rescue.h"
#include "model/storage/session.h"
#include "model/storage/sha256.h"
#include "tests/storage/support.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <random>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace automa::storage::soak {
namespace {

namespace fs = std::filesystem;

/// What stands on the line of play before an entry.
std::string base_of(std::vector<const JournalRow*> line) {
    Sha256 hash;
    for (const JournalRow* row : line)
        hash.add_text(row->action.payload);
    return hex_of(hash.digest());
}

/// Shared by processes that play, exclusive while one restores; the system releases it when one is killed.
class Turn {
public:
    explicit Turn(const fs::path& file) : file_(::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {}
    void take(bool alone) { ::flock(file_, alone ? LOCK_EX : LOCK_SH); }
    void give() { ::flock(file_, LOCK_UN); }

private:
    int file_;
};

class Player {
public:
    Player(fs::path file, Library library, int report_to, unsigned seed)
        : file_(std::move(file)), turn_(file_.parent_path() / "turn"), report_to_(report_to), random_(seed),
          library_(std::move(library)) {}

    static OpenOptions options_for(const fs::path& file) {
        OpenOptions options;
        options.file = file;
        options.snapshot_interval = 5;
        options.read_if_not_writable = true;
        return options;
    }

    [[noreturn]] void play() {
        while (true) {
            turn_.take(false);
            auto session = pick();
            turn_.give();
            if (!session)
                continue;
            session->set_snapshots({1, [&] { return '"' + digest(session->journal()) + '"'; }});
            for (unsigned turns = dice(20); turns > 0; --turns) {
                turn_.take(false);
                if (dice(25) == 0)
                    reopen_under(*session);
                else
                    act(*session);
                turn_.give();
                if (!library_.writable())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            turn_.take(false);
            aside(*session);
            turn_.give();
            if (dice(4) == 0)
                restore_under(*session);
        }
    }

private:
    [[nodiscard]] OpenOptions options() const { return options_for(file_); }
    void say(const std::string& line) {
        const std::string text = line + "\n";
        if (::write(report_to_, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
            std::_Exit(3);
    }
    void say_saved(const Session& session) {
        say("saved " + session.record().uuid + " " + digest(session.journal()));
    }
    unsigned dice(unsigned sides) { return static_cast<unsigned>(random_() % sides); }

    std::optional<Session> pick() {
        const auto games = library_.games();
        if (games.ok() && !games.value().empty() && dice(4) != 0) {
            auto session = Session::resume(
                library_, games.value()[dice(static_cast<unsigned>(games.value().size()))].uuid);
            if (session.ok())
                return std::move(session).value();
            return std::nullopt;
        }
        Session session = Session::start(&library_, testing::sample_details()).value();
        if (session.saved())
            say_saved(session);
        return session;
    }

    Action next_action(const Journal& journal) {
        std::vector<const JournalRow*> line;
        for (int position = 1; position <= journal.cursor(); ++position)
            line.push_back(&journal.at(position));
        return {"human", R"({"id":"x","args":{}})",
                R"({"base":")" + base_of(line) + R"(","n":)" + std::to_string(random_()) + R"(,"fill":")"
                    + std::string(dice(600), 'x') + "\"}"};
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
            say_saved(session);
    }

    void act(Session& session) {
        const unsigned roll = dice(10);
        if (roll < 7) {
            const Action action = next_action(session.journal());
            attempt(
                session, [&](Journal& j) { return j.append(action, 0); },
                [&] { return session.append(action); });
        } else {
            const Journal& now = session.journal();
            const int to = roll == 7   ? now.cursor() - 1
                           : roll == 8 ? now.cursor() + 1
                                       : static_cast<int>(dice(static_cast<unsigned>(now.length()) + 1));
            attempt(
                session, [&](Journal& j) { return j.jump(to); }, [&] { return session.jump(to); });
        }
    }

    void attach(Session& session) {
        say("try " + session.record().uuid + " " + digest(session.journal()));
        if (session.attach(library_).saved)
            say_saved(session);
    }

    /// Lets the other one have the library for a while, with the game still open.
    void reopen_under(Session& session) {
        session.detach();
        static_cast<void>(library_.close());
        turn_.give();
        std::this_thread::sleep_for(std::chrono::milliseconds(dice(8)));
        turn_.take(false);
        if (auto opened = Library::open(options()); opened.ok())
            library_ = std::move(opened).value();
        attach(session);
    }

    void restore_under(Session& session) {
        turn_.take(true);
        const auto backups = library_.backups();
        if (library_.writable() && backups.ok() && !backups.value().empty()) {
            const fs::path backup = backups.value()[dice(static_cast<unsigned>(backups.value().size()))].file;
            announce(backup);
            session.detach();
            static_cast<void>(library_.close());
            say("restoring - -");
            const bool done = restore_backup(file_, backup).ok();
            say(done ? "restored - -" : "kept - -");
            if (auto opened = Library::open(options()); opened.ok())
                library_ = std::move(opened).value();
            attach(session);
        }
        turn_.give();
    }

    void announce(const fs::path& backup) {
        say("plan - -");
        OpenOptions reading;
        reading.file = backup;
        reading.access = Access::ReadOnly;
        const Library library = Library::open(reading).value();
        for (const auto only : {std::optional<GameStatus>{}, std::optional(GameStatus::Deleted)})
            for (const GameSummary& game : library.games(only).value())
                say("will " + game.uuid + " " + digest(library.load(game.uuid).value().journal));
        if (const auto setting = library.setting("counter").value())
            say("will setting " + *setting);
    }

    struct Stashed {
        std::string uuid;
        std::string digest;
        std::string text;
    };

    void import_stashed() {
        const Stashed& one = stash_[dice(static_cast<unsigned>(stash_.size()))];
        say("try " + one.uuid + " " + one.digest);
        const auto items = library_.import_text(one.text);
        if (items.ok())
            say("saved " + items.value()[0].uuid + " "
                + digest(library_.load(items.value()[0].uuid).value().journal));
    }

    /// What is done with a game as a whole.
    void aside(Session& session) {
        const std::string& uuid = session.record().uuid;
        switch (dice(8)) {
        case 0:
            static_cast<void>(library_.backup());
            break;
        case 1:
            if (const auto text = library_.export_game(uuid); text.ok())
                stash_.push_back({uuid, digest(library_.load(uuid).value().journal), text.value()});
            break;
        case 2:
            if (!stash_.empty())
                import_stashed();
            break;
        case 3:
            static_cast<void>(library_.rename(uuid, "game " + std::to_string(dice(1000))));
            break;
        case 4:
            static_cast<void>(library_.remove(uuid));
            static_cast<void>(library_.undelete(uuid));
            break;
        case 5:
            static_cast<void>(session.finish(testing::sample_result()));
            break;
        case 6:
            static_cast<void>(library_.checkpoint());
            break;
        default: {
            const std::string value = std::to_string(++setting_);
            say("try setting " + value);
            if (library_.set_setting("counter", value).ok())
                say("saved setting " + value);
        }
        }
    }

    fs::path file_;
    Turn turn_;
    int report_to_;
    std::mt19937 random_;
    Library library_;
    std::vector<Stashed> stash_;
    std::int64_t setting_ = std::chrono::steady_clock::now().time_since_epoch().count();
};

} // namespace

std::string digest(const Journal& journal) {
    std::string content = std::to_string(journal.cursor());
    for (const JournalRow& row : journal.rows())
        content += '\n' + std::to_string(row.seq) + ' ' + std::to_string(row.position) + ' '
                   + std::to_string(row.superseded_by) + ' ' + row.action.kind + row.action.label
                   + row.action.payload;
    return sha256_hex(content);
}

std::string mixed_entry(const Journal& journal) {
    std::vector<const JournalRow*> line;
    for (const JournalRow& row : journal.rows()) {
        line.resize(static_cast<std::size_t>(row.position) - 1);
        const auto payload = nlohmann::json::parse(row.action.payload);
        if (payload.at("base").get<std::string>() != base_of(line))
            return std::to_string(row.seq);
        line.push_back(&row);
    }
    return {};
}

int play(const fs::path& file, int report_to, unsigned seed) {
    fs::create_directories(file.parent_path());
    std::string why;
    for (int tries = 0; tries < 500;
         ++tries) { // the other one may be making or restoring the file at this moment
        auto opened = Library::open(Player::options_for(file));
        if (opened.ok())
            Player(file, std::move(opened).value(), report_to, seed).play();
        why = opened.error().message;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    std::cerr << "child cannot open: " << why << "\n";
    return 4;
}

} // namespace automa::storage::soak
