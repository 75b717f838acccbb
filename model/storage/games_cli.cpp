#include "model/storage/games_cli.h"

#include "model/storage/clock.h"
#include "model/storage/errors.h"
#include "model/storage/files.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/rescue.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <string_view>
#include <vector>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUsage = R"(usage: automa games COMMAND --db FILE
  list                         the games, latest first
  show GAME                    one game with its history
  export GAME [--out FILE]     one game as JSON (GAME: its uuid or the start of it)
  export all [--out FILE]      the whole library as JSON
  export all --salvage         what can still be read of a damaged library
  import FILE                  imports an exported game or library
  check                        checks the file and every entry of every game
  bin                          the games in the bin
  bin restore GAME             restores one from the bin
  bin purge GAME | all         deletes one, or everything in the bin, for good
  backup                       makes a backup now
  restore                      lists the backups and what is in them
  restore NUMBER               restores that backup
)";

struct WrongUsage {
    std::string message;
};

struct Arguments {
    std::string command;
    std::vector<std::string> words;
    fs::path db;
    std::optional<fs::path> out;
    bool salvage = false;
    std::vector<KnownGame> known_games;
};

Arguments parse(std::span<const std::string> args, const std::vector<KnownGame>& known_games) {
    Arguments parsed;
    parsed.known_games = known_games;
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (args[i] == "--db" || args[i] == "--out") {
            if (i + 1 == args.size())
                throw WrongUsage{args[i] + " needs a file name"};
            (args[i] == "--db" ? parsed.db : parsed.out.emplace()) = args[i + 1];
            ++i;
        } else if (args[i] == "--salvage") {
            parsed.salvage = true;
        } else if (args[i].starts_with("-")) {
            throw WrongUsage{"unknown option " + args[i]};
        } else if (parsed.command.empty()) {
            parsed.command = args[i];
        } else {
            parsed.words.push_back(args[i]);
        }
    }
    if (parsed.command.empty())
        throw WrongUsage{"no command given"};
    return parsed;
}

void expect_words(const Arguments& args, std::size_t least, std::size_t most) {
    if (args.words.size() < least)
        throw WrongUsage{args.command + " needs more arguments"};
    if (args.words.size() > most)
        throw WrongUsage{args.command + " takes no argument " + args.words[most]};
}

Library open(const Arguments& args, Access access) {
    OpenOptions options;
    options.file = args.db;
    options.access = access;
    options.create = false;
    options.read_if_not_writable = access == Access::ReadOnly; // a file of an older version too, as it is
    options.known_games = args.known_games;
    return take(Library::open(std::move(options)));
}

/// The game whose uuid begins with this, in the bin too.
std::string find_uuid(const Library& library, const std::string& beginning) {
    std::vector<std::string> found;
    for (const auto only : {std::optional<GameStatus>{}, std::optional(GameStatus::Deleted)})
        for (const GameSummary& game : take(library.games(only)))
            if (game.uuid.starts_with(beginning))
                found.push_back(game.uuid);
    if (found.size() != 1)
        refuse(Fault::UnknownGame, beginning, found.empty() ? "" : "more than one begins like this");
    return found.front();
}

void print_game(const GameSummary& game, std::ostream& out) {
    out << game.uuid << "  " << readable_time(game.updated_ms) << "  " << name_of(game.status) << "  "
        << game.game << "  " << game.cursor << "/" << game.length << "  " << game.title << "\n";
}

void list(const Arguments& args, std::ostream& out) {
    expect_words(args, 0, 0);
    const auto preview = take(preview_library(args.db));
    for (const GameSummary& game : preview.games)
        print_game(game, out);
    if (preview.games.empty())
        out << "no games\n";
}

void show(const Arguments& args, std::ostream& out) {
    expect_words(args, 1, 1);
    const Library library = open(args, Access::ReadOnly);
    const SavedGame game = take(library.load(find_uuid(library, args.words[0])));
    const GameDetails& details = game.record.details;
    out << details.title << "\nuuid " << game.record.uuid << "\ngame " << details.game << ", mode "
        << details.mode << ", format " << details.format_version << ", seed " << details.seed << "\nstatus "
        << name_of(game.record.status) << ", begun " << readable_time(game.record.created_ms) << "\nplayers "
        << details.players << "\nposition " << game.journal.cursor() << " of " << game.journal.length()
        << "\n";
    for (const HistoryEntry& entry : game.journal.history())
        out << (entry.applied ? "  " : "  undone ") << entry.position << "  " << entry.kind << "  "
            << entry.label << "\n";
    if (!game.result)
        return;
    for (const SideResult& one : game.result->sides)
        out << "result  " << one.rank << ".  " << one.points << " points  " << one.kind << "  " << one.name
            << "  " << one.side << "  " << one.own << "\n";
}

void print_fault(const GameFault& bad, std::ostream& out) {
    out << "bad  " << bad.uuid << "  " << bad.title << "  "
        << (bad.fault.error.path.empty() ? "" : bad.fault.error.path + ": ") << bad.fault.error.message
        << "\n";
}

void print_loss(const Loss& lost, std::ostream& err) {
    err << "lost: " << lost.title << " (" << lost.uuid << "): ";
    if (lost.kept > 0 || lost.of > 0)
        err << lost.kept << " of " << lost.of << " actions kept; ";
    err << (lost.why.path.empty() ? "" : lost.why.path + ": ") << lost.why.message << "\n";
}

/// What is bad is left out and named; the answer says whether something was.
int export_to(const Arguments& args, std::ostream& out, std::ostream& err) {
    expect_words(args, 1, 1);
    const bool all = args.words[0] == "all";
    if (args.salvage && !all)
        throw WrongUsage{"--salvage only works with export all"};
    std::string text;
    int answer = 0;
    if (args.salvage) {
        Salvage salvaged = take(salvage(args.db));
        for (const Loss& lost : salvaged.lost)
            print_loss(lost, err);
        text = std::move(salvaged.library_json);
    } else if (all) {
        LibraryExport made = take(open(args, Access::ReadOnly).export_library());
        for (const GameFault& bad : made.left_out)
            print_fault(bad, err);
        answer = made.left_out.empty() ? 0 : 1;
        text = std::move(made.text);
    } else {
        const Library library = open(args, Access::ReadOnly);
        text = take(library.export_game(find_uuid(library, args.words[0])));
    }
    if (!args.out) {
        out << text;
        return answer;
    }
    write_file(*args.out, text);
    out << "written " << args.out->string() << ", " << text.size() << " bytes\n";
    return answer;
}

int import_from(const Arguments& args, std::ostream& out) {
    expect_words(args, 1, 1);
    const std::string text = read_file(args.words[0], limits::kImport);
    Library library = open(args, Access::ReadWrite);
    constexpr std::array<std::string_view, 6> kOutcomes{
        "added", "extended", "taken out of the bin", "already here", "added as a copy", "refused"};
    bool all = true;
    for (const ImportItem& item : take(library.import_text(text))) {
        out << kOutcomes[static_cast<std::size_t>(item.outcome)] << "  " << item.uuid << "  " << item.actions
            << "  " << item.title << (item.why ? "  " + item.why->message : "") << "\n";
        all = all && !item.why;
    }
    return all ? 0 : 1;
}

int check(const Arguments& args, std::ostream& out) {
    expect_words(args, 0, 0);
    const auto preview = take(preview_library(args.db));
    for (const GameFault& bad : preview.check.bad)
        print_fault(bad, out);
    for (const std::string& key : preview.check.bad_settings)
        out << "bad  setting " << key << "\n";
    if (!preview.check.good())
        return 1;
    out << "ok: schema " << preview.schema << ", " << preview.games.size() << " games, " << preview.actions
        << " actions\n";
    return 0;
}

int back_up(const Arguments& args, std::ostream& out) {
    expect_words(args, 0, 0);
    Library library = open(args, Access::ReadWrite);
    const Backup made = take(library.backup());
    out << "backup " << made.number << "  " << made.file.string() << ", " << made.bytes << " bytes\n";
    if (made.bad)
        for (const GameFault& bad : take(preview_library(made.file)).check.bad)
            print_fault(bad, out);
    return made.bad ? 1 : 0;
}

void bin(const Arguments& args, std::ostream& out) {
    expect_words(args, 0, 2);
    Library library = open(args, args.words.empty() ? Access::ReadOnly : Access::ReadWrite);
    if (args.words.empty()) {
        for (const GameSummary& game : take(library.games(GameStatus::Deleted)))
            print_game(game, out);
    } else if (args.words.size() == 2 && args.words[0] == "restore") {
        take(library.undelete(find_uuid(library, args.words[1])));
        out << "restored\n";
    } else if (args.words.size() == 2 && args.words[0] == "purge") {
        int removed = 1;
        if (args.words[1] == "all")
            removed = take(library.empty_bin());
        else
            take(library.purge(find_uuid(library, args.words[1])));
        out << "removed " << removed << "\n";
    } else {
        throw WrongUsage{"bin takes restore GAME, purge GAME or purge all"};
    }
}

void restore(const Arguments& args, std::ostream& out) {
    expect_words(args, 0, 1);
    const auto backups = take(list_backups(args.db));
    if (args.words.empty()) {
        for (const Backup& one : backups) {
            out << one.number << "  " << one.stamp << "  " << name_of(one.reason) << "  ";
            if (const auto preview = preview_library(one.file); preview.ok())
                out << preview.value().games.size() << " games, " << preview.value().actions << " actions"
                    << (preview.value().check.good() ? "\n" : ", something in it is damaged\n");
            else
                out << preview.error().message << "\n";
        }
        if (backups.empty())
            out << "no backups\n";
        return;
    }
    const auto chosen = std::find_if(backups.begin(), backups.end(), [&](const Backup& one) {
        return std::to_string(one.number) == args.words[0];
    });
    if (chosen == backups.end())
        refuse(Fault::NoBackup, args.words[0]);
    const fs::path aside = take(restore_backup(args.db, chosen->file));
    out << "restored backup " << chosen->number << "\n";
    if (!aside.empty())
        out << "the file that could not be read is now " << aside.string() << "\n";
}

int run(const Arguments& args, std::ostream& out, std::ostream& err) {
    constexpr std::array<std::string_view, 8> kCommands{"list",  "show",   "export",  "import",
                                                        "check", "backup", "restore", "bin"};
    if (std::find(kCommands.begin(), kCommands.end(), args.command) == kCommands.end())
        throw WrongUsage{"unknown command " + args.command};
    if (args.db.empty())
        throw WrongUsage{"--db FILE is missing"};
    if (args.command == "export")
        return export_to(args, out, err);
    if (args.command == "import")
        return import_from(args, out);
    if (args.command == "check")
        return check(args, out);
    if (args.command == "backup")
        return back_up(args, out);
    if (args.command == "list")
        list(args, out);
    else if (args.command == "show")
        show(args, out);
    else if (args.command == "bin")
        bin(args, out);
    else
        restore(args, out);
    return 0;
}

} // namespace

int run_games_command(std::span<const std::string> args, std::ostream& out, std::ostream& err,
                      const std::vector<KnownGame>& known_games) {
    try {
        if (args.size() == 1 && (args[0] == "--help" || args[0] == "help")) {
            out << kUsage;
            return 0;
        }
        return run(parse(args, known_games), out, err);
    } catch (const WrongUsage& wrong) {
        err << "automa games: " << wrong.message << " (see automa games --help)\n";
        return 2;
    } catch (...) {
        const core::Error fault = current_error({});
        err << "automa games: " << (fault.path.empty() ? "" : fault.path + ": ") << fault.message << "\n";
        return 1;
    }
}

} // namespace automa::storage
