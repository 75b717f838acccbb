// Scythe on the command line.
#include "app/cli/game_commands.h"
#include "app/scythe/cli/commands.h"
#include "app/scythe/lookup/book.h"

namespace automa::app {

namespace {

constexpr std::string_view help =
    R"(  automa decide scythe --position FILE|- [--json] [--why] [--spoken] [--lang LANG]
      what the Automa does in its turn, or in a combat the human starts; --batch FILE|- reads one position per line;
      --spoken prints what a voice would say, one sentence per line, questions with numbered answers
  automa describe scythe --position FILE|- [--spoken] [--lang LANG]
      the whole position in words: each faction, each row of the map
  automa score scythe --position FILE|- [--json]
      the score line by line; with the human's lines in "final", also who wins
  automa new scythe --automa FACTION --human FACTION --star-card autometta|automa|automaszyna|ultimaszyna
      [--cards app|box] [--cards-only] [--seed N] [--full]
      the opening position; --full adds what only the app knows: the order of the deck, the mode, whose turn it is
  automa apply scythe --position FILE|- --event JSON
      the position after a command: move, new_workers, new_mech, deal, begin_defence, reveal_combat_card,
      tell_combat, automa_turn, human_star, correct …
  automa forecast scythe --position FILE|-
      what the Automa would do with each possible card, grouped, with odds
  automa simulate scythe [--star-card CARD] [--automa FACTION] [--human FACTION] --games N [--mix] [--seed N]
      [--check] [--json]
      a random human against the Automa; --mix draws modifiers and rules interpretations too
  automa schema scythe           the JSON schema of a position
  automa facts scythe            how many of each thing the catalogue has, as JSON
)";

std::unique_ptr<LookupBook> book() {
    return scythe_app::ScytheBook::open();
}

} // namespace

GameCommands scythe_commands() {
    using namespace scythe_app;
    return {"scythe",
            help,
            {{"decide", with_facts<decide_scythe>},
             {"describe", with_facts<describe_scythe>},
             {"score", with_facts<score_scythe>},
             {"new", with_facts<new_scythe>},
             {"apply", with_facts<apply_scythe>},
             {"forecast", with_facts<forecast_scythe>},
             {"simulate", with_facts<simulate_scythe>},
             {"schema", with_facts<schema_scythe>},
             {"facts", with_facts<facts_scythe>}},
            book};
}

} // namespace automa::app
