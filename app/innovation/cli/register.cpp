// Age of Innovation on the command line.
#include "app/cli/game_commands.h"
#include "app/innovation/cli/commands.h"
#include "app/innovation/lookup/book.h"

namespace automa::app {

namespace {

constexpr std::string_view help =
    R"(  automa decide innovation --position FILE|- [--json] | --spoken [--lang LANG]
      what the Automa does in this position, with its cards drawn; --batch FILE|- reads one position per line;
      --spoken prints what a voice would say, one sentence per line, questions with numbered answers
  automa describe innovation --position FILE|- [--spoken] [--lang LANG]
      the whole position in words: the Automa, the humans, each row of the map, what is on offer
  automa score innovation --position FILE|- [--json]
      the final scoring, or a preview of it; --batch FILE|- reads one position per line
  automa new innovation --humans desert[,swamp] [--map small|large] [--level automalein|automa|automaechtig|
      ultoma|alptrauma] [--faction NAME] [--terrain NAME] [--cards app|box] [--seed N]
      a legal position before the first workshops, with tiles and deck drawn
  automa apply innovation --position FILE|- --event JSON
      the position after an event: build, upgrade, dig, bridge, use_action, advance, pass, draw_cards, automa_turn,
      tell_level, start_round, score_game, correct …
  automa simulate innovation --games N [--level L] [--map M] [--faction F] [--humans 1|2] [--seed N] [--check] [--json]
      whole games with random but legal humans; options left out run through every level, map and faction
  automa schema innovation       the JSON schema of a position
  automa facts innovation        how many of each thing the catalogue has, as JSON
)";

std::unique_ptr<LookupBook> book() {
    return innovation_app::InnovationBook::open();
}

} // namespace

GameCommands innovation_commands() {
    using namespace innovation_app;
    return {"innovation",
            help,
            {{"decide", with_facts<decide_innovation>},
             {"describe", with_facts<describe_innovation>},
             {"score", with_facts<score_innovation>},
             {"new", with_facts<new_innovation>},
             {"apply", with_facts<apply_innovation>},
             {"simulate", with_facts<simulate_innovation>},
             {"schema", with_facts<schema_innovation>},
             {"facts", with_facts<facts_innovation>}},
            book};
}

} // namespace automa::app
