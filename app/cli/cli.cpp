#include "app/cli/cli.h"

#include "app/cli/game_commands.h"
#include "app/cli/lookup_command.h"
#include "app/text/languages.h"
#include "app/text/version.h"
#include "model/storage/games_cli.h"

#include <algorithm>
#include <string>
#include <vector>

namespace automa::app {
namespace {

constexpr std::string_view head = R"(automa: Automa Companion on the command line, for terminals and scripts
)";
constexpr std::string_view foot = R"(
  automa lookup GAME QUERY [--lang LANG] [--json]
      search the reference, best match first: kind, id and title; the query may be in any of the languages
  automa games list|show|export|import|check|bin|backup|restore --db FILE
  automa --help | --version

Exit codes: 0 success, 1 bad data (path and reason on standard error), 2 wrong command.
)";

int tell_help(std::ostream& out) {
    out << head;
    for (const GameCommands& game : all_game_commands())
        out << '\n' << game.help;
    out << foot << "\nLANG: one of " << language_list() << ".\n";
    return 0;
}

std::string known_games() {
    std::string names;
    for (const GameCommands& game : all_game_commands())
        names += (names.empty() ? "" : ", ") + std::string(game.id);
    return names;
}

std::vector<storage::KnownGame> importable() {
    std::vector<storage::KnownGame> games;
    for (const GameCommands& game : all_game_commands())
        games.push_back({std::string(game.id), game.newest_format});
    return games;
}

bool is_known(const std::string& command) {
    const auto has_it = [&](const GameCommands& game) {
        return std::ranges::find(game.commands, command, &GameCommand::name) != game.commands.end();
    };
    return command == "lookup" || std::ranges::any_of(all_game_commands(), has_it);
}

int run_of_game(const std::string& command, Words words, const Console& console) {
    if (words.empty())
        return console.misuse("Which game? Try: " + known_games());
    const auto game = std::ranges::find(all_game_commands(), words[0], &GameCommands::id);
    if (game == all_game_commands().end())
        return console.misuse("Unknown game “" + words[0] + "”. Try: " + known_games());
    if (command == "lookup" && game->book != nullptr)
        return look_up(*game->book(), game->id, words.subspan(1), console);
    const auto found = std::ranges::find(game->commands, command, &GameCommand::name);
    if (found == game->commands.end())
        return console.misuse("There is no command “" + command + "” for the game “" + words[0] + "”.");
    return found->run(words.subspan(1), console);
}

} // namespace

int run_cli(Words arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    const Console console{in, out, err};
    if (arguments.empty())
        return console.misuse("No command given.");
    const std::string& command = arguments[0];
    if (command == "--help" || command == "help" || command == "-h")
        return tell_help(out);
    if (command == "--version") {
        out << "automa " << app_version << '\n';
        return 0;
    }
    if (is_known(command))
        return run_of_game(command, arguments.subspan(1), console);
    if (command == "games")
        return storage::run_games_command(arguments.subspan(1), out, err, importable());
    return console.misuse("Unknown command “" + command + "”.");
}

} // namespace automa::app
