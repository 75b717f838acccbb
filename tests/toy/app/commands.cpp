// The toy's commands of the command line, and the list of games for a command line that knows no other.
#include "app/cli/game_commands.h"
#include "model/core/json_reader.h"
#include "tests/toy/app/book.h"
#include "tests/toy/app/game.h"

#include <iterator>
#include <memory>
#include <string>

namespace automa::app {
namespace {

/// `automa decide toy`: reads a position, writes how many stones the Automa takes and why.
int decide(Words words, const Console& console) {
    if (!words.empty())
        return console.misuse("decide toy reads a position from the standard input");
    const toy::Facts facts;
    const std::string text(std::istreambuf_iterator<char>(console.in), {});
    auto json = core::parse_json(text);
    if (!json.ok())
        return console.refuse(json.error());
    const auto state = toy::position_from_json(facts, json.value());
    if (!state.ok())
        return console.refuse(state.error());
    const auto decision = toy::Rules::decide(facts, state.value());
    if (!decision.ok())
        return console.refuse(decision.error());
    console.out << decision.value().stones << '\n';
    for (const core::TraceEntry& entry : decision.value().trace)
        console.out << entry.rule << ' ' << toy_app::reason(entry).toStdString() << '\n';
    return 0;
}

} // namespace

const std::vector<GameCommands>& all_game_commands() {
    static const std::vector<GameCommands> all = [] {
        std::vector<GameCommands> list;
        list.push_back({.id = "toy",
                        .help = "  automa decide toy\n      what the Automa takes\n",
                        .commands = {{"decide", decide}},
                        .book = [] { return std::unique_ptr<LookupBook>(new toy_app::ToyBook); }});
        return list;
    }();
    return all;
}

} // namespace automa::app
