// Where the command line has a generated list of games, these tests have the toy.
#include "app/cli/game_commands.h"

namespace automa::app {

GameCommands toy_commands();

const std::vector<GameCommands>& all_game_commands() {
    static const std::vector<GameCommands> all{toy_commands()};
    return all;
}

} // namespace automa::app
