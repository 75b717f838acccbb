// Barrage on the command line.
#include "app/barrage/cli/commands.h"
#include "app/barrage/lookup/book.h"
#include "app/cli/game_commands.h"
#include "app/text/embedded_facts.h"

namespace automa::app {

namespace {

constexpr std::string_view help =
    R"(  automa decide barrage --position FILE|- [--json] [--why] [--spoken] [--lang LANG]
      what the Automa does in this position; --why gives the reasons;
      --batch FILE|- reads one position per line;
      --spoken prints what a voice would say, one sentence per line, questions with numbered answers
  automa describe barrage --position FILE|- [--spoken] [--lang LANG]
      the whole position in words: the round, each company, each region, what is on offer
  automa new barrage --automas usa:high,italy:medium --humans germany [--expansion leeghwater] [--seed N]
      a legal starting position with a random set-up (very_high takes an officer: usa:very_high:simone_luciani)
  automa apply barrage --position FILE|- --event JSON
      the position after an event: build, produce, add_drops, take_contract, take_patent, gain, pass, draw_tile,
      automa_turn, flow, score_round, end_round, start_round, lay_contract, correct …
  automa flow barrage --position FILE|-
      where every drop goes in the next water flow, and its path
  automa simulate barrage --automas 2-4 --level low|medium|high|very_high --games N [--expansion leeghwater]
      [--seed N] [--check] [--json]
  automa schema barrage          the JSON schema of a position
  automa facts barrage           how many of each thing the catalogue has, as JSON
)";

std::unique_ptr<LookupBook> book() {
    return std::make_unique<barrage_app::BarrageBook>(embeddedFacts<barrage::Catalogue>());
}

} // namespace

GameCommands barrage_commands() {
    using namespace barrage_app;
    return {"barrage",
            help,
            {{"decide", with_facts<decide_barrage>},
             {"describe", with_facts<describe_barrage>},
             {"new", with_facts<new_barrage>},
             {"apply", with_facts<apply_barrage>},
             {"flow", with_facts<flow_barrage>},
             {"simulate", with_facts<simulate_barrage>},
             {"schema", with_facts<schema_barrage>},
             {"facts", with_facts<facts_barrage>}},
            book};
}

} // namespace automa::app
