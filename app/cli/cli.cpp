#include "app/cli/cli.h"

#include "app/cli/barrage_commands.h"
#include "app/cli/lookup_command.h"
#ifdef AUTOMA_HAS_STORAGE
#include "model/storage/games_cli.h"
#endif

#include <array>

namespace automa::app {
namespace {

constexpr std::string_view help = R"(automa: the brain of Automa Companion, for terminals and scripts

  automa decide barrage --position FILE|- [--json] [--why] [--lang en|uk|pl|ru]
      what the Automa does in this position; --why tells the reasons, --batch FILE|- reads a position a line
  automa new barrage --automas usa:high,italy:medium --humans germany [--expansion leeghwater] [--seed N]
      a legal starting position with a random set-up (very_high takes an officer: usa:very_high:simone_luciani)
  automa apply barrage --position FILE|- --event JSON
      the position after an event: build, produce, add_drops, take_contract, take_patent, gain, pass, draw_tile,
      automa_turn, flow, score_round, end_round, start_round, lay_contract, correct …
  automa flow barrage --position FILE|-
      where every drop runs in the coming flow, with its path
  automa simulate barrage --automas 2-4 --level low|medium|high|very_high --games N [--expansion leeghwater]
      [--seed N] [--check] [--json]
  automa lookup barrage QUERY [--lang en|uk|pl|ru] [--json]
      what the look-up finds, the best first: kind, id and title; the query may be in any of the languages
  automa schema barrage          the JSON schema of a position
  automa facts barrage           what the catalogue holds, counted, as JSON
  automa games list|show|export|import|check|backup|restore --db FILE
  automa --help | --version

Exit codes: 0 done, 1 the data is bad (path and reason on standard error), 2 the command is wrong.
)";

using BarrageCommand = int (*)(const barrage::Catalogue&, Words, const Console&);
struct Named {
    std::string_view name;
    BarrageCommand run;
};
constexpr std::array<Named, 8> barrage_commands{{{"decide", decide_barrage},
                                                 {"new", new_barrage},
                                                 {"apply", apply_barrage},
                                                 {"flow", flow_barrage},
                                                 {"simulate", simulate_barrage},
                                                 {"schema", schema_barrage},
                                                 {"facts", facts_barrage},
                                                 {"lookup", lookup_barrage}}};

int run_barrage(BarrageCommand command, Words words, const Console& console) {
    if (words.empty() || words[0] != "barrage")
        return console.misuse(words.empty() ? "Which game? Try: barrage"
                                            : "The game “" + words[0] + "” is not known. Try: barrage");
    const auto facts = barrage::Catalogue::load_embedded();
    if (!facts.ok())
        return console.refuse(facts.error());
    return command(facts.value(), words.subspan(1), console);
}

} // namespace

int Console::refuse(const core::Error& error) const {
    err << "automa: " << (error.path.empty() ? "" : error.path + ": ") << error.message << '\n';
    return 1;
}

int Console::misuse(const std::string& message) const {
    err << "automa: " << message << " (automa --help)\n";
    return 2;
}

int run_cli(Words arguments, std::istream& in, std::ostream& out, std::ostream& err) {
    const Console console{in, out, err};
    if (arguments.empty())
        return console.misuse("A command is missing.");
    const std::string& command = arguments[0];
    if (command == "--help" || command == "help" || command == "-h") {
        out << help;
        return 0;
    }
    if (command == "--version") {
        out << "automa " << AUTOMA_VERSION << '\n';
        return 0;
    }
    for (const Named& named : barrage_commands)
        if (named.name == command)
            return run_barrage(named.run, arguments.subspan(1), console);
#ifdef AUTOMA_HAS_STORAGE
    if (command == "games")
        return storage::run_games_command(arguments.subspan(1), out, err);
#endif
    return console.misuse("The command “" + command + "” is not known.");
}

} // namespace automa::app
