// This game on the command line.
#include "app/cli/game_cli.h"
#include "app/cli/game_commands.h"
#include "tests/toy/app/lookup/book.h"
#include "tests/toy/app/text/names.h"
#include "tests/toy/model/json/position_json.h"
#include "tests/toy/model/rules.h"

namespace automa::app {
namespace {

constexpr std::string_view help =
    R"(  automa decide toy --position FILE|-
      what the Automa takes, and why; --batch FILE|- reads a position a line
  automa facts toy               what the catalogue has, as JSON
)";

struct ToyCli {
    using Rules = toy::Rules;
    static constexpr std::string_view id = "toy";

    static core::Result<toy::State> read(const toy::Catalogue& facts, const nlohmann::json& json) {
        return toy::position_from_json(facts, json);
    }
};
using Cli = GameCli<ToyCli>;

int decide(const toy::Catalogue& facts, Words words, const Console& console) {
    return Cli::answer("decide", facts, words, console,
                       [&](const Cli::Given& given) -> core::Result<Cli::Json> {
                           const auto decision = toy::decide(facts, given.state);
                           if (!decision.ok())
                               return decision.error();
                           Cli::Json why = Cli::Json::array();
                           for (const core::TraceEntry& entry : decision.value().trace)
                               why.push_back({{"rule", entry.rule},
                                              {"reason", toy_app::ToyNames::reason(entry).toStdString()}});
                           return Cli::Json{{"stones", decision.value().stones}, {"why", why}};
                       });
}

int facts(const toy::Catalogue& facts, Words words, const Console& console) {
    return Cli::tell("facts", words, console, [&] {
        return Cli::Json{{"game", "toy"}, {"heap", facts.heap}, {"most", facts.most}};
    });
}

std::unique_ptr<LookupBook> book() {
    return std::make_unique<toy_app::ToyBook>();
}

} // namespace

GameCommands toy_commands() {
    return {"toy", help, {{"decide", with_facts<decide>}, {"facts", with_facts<facts>}}, book};
}

} // namespace automa::app
