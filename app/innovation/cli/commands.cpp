#include "app/innovation/cli/commands.h"

#include "app/cli/game_cli.h"
#include "app/cli/speak.h"
#include "app/cli/speaking_command.h"
#include "app/innovation/text/board_words.h"
#include "app/innovation/text/spoken_turn.h"
#include "app/text/languages.h"
#include "model/innovation/json/command_json.h"
#include "model/innovation/json/decision_json.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/rules.h"
#include "model/innovation/table/command.h"
#include "model/innovation/table/score.h"
#include "model/innovation/table/setup.h"
#include "model/innovation/table/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;
using Json = nlohmann::ordered_json;

struct InnovationCli {
    using Rules = innovation::Rules;
    static constexpr std::string_view id = "innovation";

    static core::Result<State> read(const Catalogue& facts, const nlohmann::json& json) {
        return position_from_json(facts, json);
    }
    static Json write(const Catalogue& facts, const State& state) { return position_to_json(facts, state); }
    static auto command(const Catalogue& facts, const State& state, const nlohmann::json& event) {
        return command_from_json(facts, state, event);
    }
    static auto carry_out(const Catalogue& facts, const State& state, const ReadCommand& told) {
        return innovation::carry_out(facts, state, told.command, told.turn_goes_on);
    }
};
using Cli = GameCli<InnovationCli>;

} // namespace

int facts_innovation(const Catalogue& facts, Words words, const Console& console) {
    Json maps = Json::object();
    for (const Map& map : facts.maps)
        maps[std::string(name_of(map.side))] = {{"hexes", map.hexes.size()},
                                                {"land", map.land.size()},
                                                {"river", map.river.size()},
                                                {"bridge_sites", map.bridge_sites.size()}};
    const auto starters = std::ranges::count_if(facts.cards, [](const Card& card) { return card.starter; });
    const auto passing =
        std::ranges::count_if(facts.cards, [](const Card& card) { return card.pass_symbol; });
    const auto guided =
        std::ranges::count_if(facts.factions, [](const FactionFacts& faction) { return faction.guided; });
    return Cli::tell("facts", words, console, [&] {
        return Json{{"game", "innovation"},
                    {"maps", maps},
                    {"decision_cards", facts.cards.size()},
                    {"starter_cards", starters},
                    {"pass_symbols", passing},
                    {"levels", facts.levels.size()},
                    {"factions", facts.factions.size()},
                    {"guided_factions", guided},
                    {"terrains", count_of<Terrain>},
                    {"disciplines", count_of<Discipline>},
                    {"initial_workshops", count_of<MapSide> * count_of<Terrain> * count_of<Letter>},
                    {"round_score_tiles", facts.round_tiles.size()},
                    {"final_round_tiles", facts.final_tiles.size()},
                    {"power_actions", facts.tables.power_actions.size()},
                    {"innovation_slots", {facts.innovation_slots(1), facts.innovation_slots(2)}}};
    });
}

namespace {

/// `automa decide innovation … --spoken [--lang LANG]`
int decide_aloud(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position", "lang"}, {"spoken"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    const auto position = arguments.value("position");
    if (!position || !arguments.plain().empty())
        return Cli::needs("decide", "--position FILE, or - for standard input", console);
    const std::string language = arguments.value("lang").value_or("en");
    if (!speak(language))
        return console.misuse("--lang must be one of " + language_list() + ".");
    const auto given = Cli::read_file(facts, *position, console);
    if (!given.ok())
        return console.refuse(given.error());
    const auto decision = decide(facts, given.value().state);
    if (!decision.ok())
        return console.refuse(decision.error());
    say_turn(spokenTurn(facts, given.value().state, decision.value()), language, console.out);
    return 0;
}

} // namespace

int decide_innovation(const Catalogue& facts, Words words, const Console& console) {
    if (std::ranges::find(words, "--spoken") != words.end())
        return decide_aloud(facts, words, console);
    return Cli::answer("decide", facts, words, console, [&](const Cli::Given& given) -> core::Result<Json> {
        const auto decision = decide(facts, given.state);
        if (!decision.ok())
            return decision.error();
        return decision_to_json(facts, decision.value(), &given.json);
    });
}

int describe_innovation(const Catalogue& facts, Words words, const Console& console) {
    return describe_position("innovation", words, console,
                             [&](std::string_view text) -> core::Result<BoardSections> {
                                 const auto state = read_position(facts, text);
                                 if (!state.ok())
                                     return state.error();
                                 return boardInWords(facts, state.value());
                             });
}

int score_innovation(const Catalogue& facts, Words words, const Console& console) {
    return Cli::answer("score", facts, words, console, [&](const Cli::Given& given) -> core::Result<Json> {
        const auto score = final_score(facts, given.state);
        if (!score.ok())
            return score.error();
        return score_to_json(facts, given.state, score.value());
    });
}

int new_innovation(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed =
        Arguments::parse(words, {"map", "humans", "faction", "level", "terrain", "cards", "seed"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    const auto humans = arguments.value("humans");
    if (!arguments.plain().empty() || !humans)
        return Cli::needs("new", "--humans, for instance --humans desert or desert,swamp", console);
    GameOptions options;
    options.mixed_bonuses = true;
    for (const std::string& name : split(*humans, ',')) {
        const auto terrain = by_name<Terrain>(name);
        if (!terrain || options.humans.full())
            return console.misuse("--humans takes one or two terrains.");
        options.humans.push_back(*terrain);
    }
    const auto map = choice<MapSide>(arguments, "map");
    const auto faction = choice<Faction>(arguments, "faction");
    const auto level = choice<Level>(arguments, "level");
    const auto terrain = choice<Terrain>(arguments, "terrain");
    const auto dealer = choice<Dealer>(arguments, "cards");
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0});
    if (const core::Error* fault = first_fault(seed, map, faction, level, terrain, dealer))
        return console.misuse(fault->message);
    options.map = map.value().value_or(options.map);
    options.faction = faction.value().value_or(options.faction);
    options.level = level.value().value_or(options.level);
    options.terrain = terrain.value();
    options.dealer = dealer.value().value_or(options.dealer);
    options.seed = seed.value();
    const auto game = new_game(facts, options);
    if (!game.ok())
        return console.misuse(game.error().message);
    console.out << position_to_json(facts, game.value()).dump(2) << '\n';
    return 0;
}

int apply_innovation(const Catalogue& facts, Words words, const Console& console) {
    return Cli::apply(facts, words, console);
}

int simulate_innovation(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed =
        Arguments::parse(words, {"level", "map", "faction", "humans", "games", "seed"}, {"json", "check"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (!arguments.plain().empty())
        return console.misuse("simulate innovation takes no further arguments.");
    const auto level = choice<Level>(arguments, "level");
    const auto map = choice<MapSide>(arguments, "map");
    const auto faction = choice<Faction>(arguments, "faction");
    const auto humans = arguments.number("humans", 0, 1, 2);
    const auto games = arguments.number("games", 1, 1, 1000000);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0} >> 1U);
    if (const core::Error* fault = first_fault(level, map, faction, humans, games, seed))
        return console.misuse(fault->message);
    SimulationOptions options;
    options.level = level.value();
    options.map = map.value();
    options.faction = faction.value();
    options.humans = static_cast<int>(humans.value());
    options.games = static_cast<int>(games.value());
    options.seed = seed.value();
    options.check = arguments.has("check");
    const auto result = simulate(facts, options);
    if (!result.ok())
        return console.refuse(result.error());
    const Json& json = result.value();
    if (arguments.has("json")) {
        console.out << json.dump(2) << '\n';
        return 0;
    }
    console.out << "games " << json["games"] << ", turns " << json["turns"] << ", mean VP of the Automa "
                << json["mean_vp"] << (options.check ? ", every invariant held\n" : "\n");
    for (const char* part : {"actions", "skipped", "asked", "decided_by"})
        for (const auto& [key, value] : json[part].items())
            console.out << part << ' ' << key << ' ' << value << '\n';
    return 0;
}

int schema_innovation(const Catalogue& facts, Words words, const Console& console) {
    return Cli::tell("schema", words, console, [&] { return position_schema(facts); });
}

} // namespace automa::app::innovation_app
