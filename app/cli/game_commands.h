// What a game gives to the command line. Each game with a folder app/<game>/cli defines <game>_commands();
// the list of all of them is generated from the one list of games.
#pragma once

#include "app/cli/console.h"

#include <memory>
#include <string_view>
#include <vector>

namespace automa::app {

class LookupBook;

/// `automa <name> <game> …`; gets what stands behind the game's id and gives the exit code.
struct GameCommand {
    std::string_view name;
    int (*run)(Words words, const Console& console);
};

struct GameCommands {
    std::string_view id;
    /// Its lines of `automa --help`, each command with one or two lines.
    std::string_view help;
    std::vector<GameCommand> commands;
    /// What `automa lookup <game>` searches; nullptr while the game has no look-up.
    std::unique_ptr<LookupBook> (*book)() = nullptr;
    /// The newest format of its setups and entries; `automa games import` leaves out what is newer.
    int newest_format = 1;
};

/// Loads the facts of a game and runs a command on them: with_facts<decide_chess>.
template <auto command>
struct WithFacts;
template <class Facts, int (*command)(const Facts&, Words, const Console&)>
struct WithFacts<command> {
    static int run(Words words, const Console& console) {
        const auto facts = Facts::load_embedded();
        return facts.ok() ? command(facts.value(), words, console) : console.refuse(facts.error());
    }
};
template <auto command>
inline constexpr auto with_facts = &WithFacts<command>::run;

/// Those of every game in the list, in its order.
[[nodiscard]] const std::vector<GameCommands>& all_game_commands();

} // namespace automa::app
