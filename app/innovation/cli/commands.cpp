#include "app/innovation/cli/commands.h"

#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/cli/speak.h"
#include "app/cli/speaking_command.h"
#include "app/innovation/cli/schema.h"
#include "app/innovation/text/board_words.h"
#include "app/innovation/text/spoken_turn.h"
#include "app/text/languages.h"
#include "model/core/json_reader.h"
#include "model/innovation/json/decision_json.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/table/command.h"
#include "model/innovation/table/score.h"
#include "model/innovation/table/setup.h"
#include "model/innovation/table/simulation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;
using Json = nlohmann::ordered_json;

std::vector<std::string> split(const std::string& text, char by) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == by)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

/// What a command makes of a position: its JSON as it was read, and the state.
using Answer = std::function<core::Result<Json>(const nlohmann::json&, const State&)>;

core::Result<Json> answer_for(const Catalogue& facts, std::string_view text, const Answer& answer) {
    const auto json = core::parse_json(text);
    if (!json.ok())
        return json.error();
    const auto state = position_from_json(facts, json.value());
    if (!state.ok())
        return state.error();
    return answer(json.value(), state.value());
}

int answer_batch(const Catalogue& facts, const std::string& path, const Console& console,
                 const Answer& answer) {
    const auto text = read_input(path, console.in, std::size_t{1} << 30U);
    if (!text.ok())
        return console.refuse(text.error());
    int code = 0;
    for (const std::string& line : split(text.value(), '\n')) {
        if (line.empty())
            continue;
        const auto answered = answer_for(facts, line, answer);
        if (answered.ok()) {
            console.out << answered.value().dump() << '\n';
        } else {
            code = 1;
            console.out << Json{{"error", answered.error().message}, {"path", answered.error().path}}.dump()
                        << '\n';
        }
    }
    return code;
}

/// A command that reads one position, or with --batch one a line, and answers in JSON.
int answer_positions(const char* name, const Catalogue& facts, Words words, const Console& console,
                     const Answer& answer) {
    const auto parsed = Arguments::parse(words, {"position", "batch"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (const auto batch = arguments.value("batch"))
        return answer_batch(facts, *batch, console, answer);
    const auto position = arguments.value("position");
    if (!position || !arguments.plain().empty())
        return console.misuse(std::string(name)
                              + " innovation needs --position FILE, or - for standard input.");
    const auto text = read_input(*position, console.in);
    if (!text.ok())
        return console.refuse(text.error());
    const auto answered = answer_for(facts, text.value(), answer);
    if (!answered.ok())
        return console.refuse(answered.error());
    console.out << answered.value().dump(2) << '\n';
    return 0;
}

/// Reads a name that an option gives; `fault` is set when it is not one.
template <class Enum>
std::optional<Enum> named(const Arguments& arguments, const char* option, std::string& fault) {
    const auto name = arguments.value(option);
    if (!name)
        return std::nullopt;
    const auto value = by_name<Enum>(*name);
    if (!value)
        fault = "“" + *name + "” is not known for --" + option + ".";
    return value;
}

} // namespace

int facts_innovation(const Catalogue& facts, Words words, const Console& console) {
    if (!words.empty())
        return console.misuse("facts innovation takes no further arguments.");
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
    const Json json{{"game", "innovation"},
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
    console.out << json.dump(2) << '\n';
    return 0;
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
        return console.misuse("decide innovation needs --position FILE, or - for standard input.");
    const std::string language = arguments.value("lang").value_or("en");
    if (!speak(language))
        return console.misuse("--lang must be one of " + language_list() + ".");
    const auto text = read_input(*position, console.in);
    if (!text.ok())
        return console.refuse(text.error());
    const auto state = read_position(facts, text.value());
    if (!state.ok())
        return console.refuse(state.error());
    const auto decision = decide(facts, state.value());
    if (!decision.ok())
        return console.refuse(decision.error());
    say_turn(spokenTurn(facts, state.value(), decision.value()), language, console.out);
    return 0;
}

} // namespace

int decide_innovation(const Catalogue& facts, Words words, const Console& console) {
    if (std::ranges::find(words, "--spoken") != words.end())
        return decide_aloud(facts, words, console);
    return answer_positions("decide", facts, words, console,
                            [&](const nlohmann::json& told, const State& state) -> core::Result<Json> {
                                const auto decision = decide(facts, state);
                                if (!decision.ok())
                                    return decision.error();
                                return decision_to_json(facts, decision.value(), &told);
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
    return answer_positions("score", facts, words, console,
                            [&](const nlohmann::json&, const State& state) -> core::Result<Json> {
                                const auto score = final_score(facts, state);
                                if (!score.ok())
                                    return score.error();
                                return score_to_json(facts, state, score.value());
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
        return console.misuse("new innovation needs --humans, for instance --humans desert or desert,swamp.");
    std::string fault;
    GameOptions options;
    options.mixed_bonuses = true;
    for (const std::string& name : split(*humans, ',')) {
        const auto terrain = by_name<Terrain>(name);
        if (!terrain || options.humans.full())
            return console.misuse("--humans takes one or two terrains.");
        options.humans.push_back(*terrain);
    }
    options.map = named<MapSide>(arguments, "map", fault).value_or(options.map);
    options.faction = named<Faction>(arguments, "faction", fault).value_or(options.faction);
    options.level = named<Level>(arguments, "level", fault).value_or(options.level);
    options.terrain = named<Terrain>(arguments, "terrain", fault);
    options.dealer = named<Dealer>(arguments, "cards", fault).value_or(options.dealer);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0});
    if (!seed.ok())
        return console.misuse(seed.error().message);
    if (!fault.empty())
        return console.misuse(fault);
    options.seed = seed.value();
    const auto game = new_game(facts, options);
    if (!game.ok())
        return console.misuse(game.error().message);
    console.out << position_to_json(facts, game.value()).dump(2) << '\n';
    return 0;
}

int apply_innovation(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position", "event"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const auto position = parsed.value().value("position");
    const auto event = parsed.value().value("event");
    if (!position || !event || !parsed.value().plain().empty())
        return console.misuse("apply innovation needs --position FILE and --event JSON.");
    const auto text = read_input(*position, console.in);
    if (!text.ok())
        return console.refuse(text.error());
    const auto state = read_position(facts, text.value());
    if (!state.ok())
        return console.refuse(state.error());
    const auto json = core::parse_json(*event);
    if (!json.ok())
        return console.refuse({json.error().id, "--event", json.error().message});
    const auto command = command_from_json(facts, state.value().map, json.value());
    if (!command.ok())
        return console.refuse(
            {command.error().id, "--event " + command.error().path, command.error().message});
    const auto carried =
        carry_out(facts, state.value(), command.value().command, command.value().turn_goes_on);
    if (!carried.ok())
        return console.refuse(carried.error());
    console.out << position_to_json(facts, carried.value().after).dump(2) << '\n';
    return 0;
}

int simulate_innovation(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed =
        Arguments::parse(words, {"level", "map", "faction", "humans", "games", "seed"}, {"json", "check"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    std::string fault;
    SimulationOptions options;
    options.level = named<Level>(arguments, "level", fault);
    options.map = named<MapSide>(arguments, "map", fault);
    options.faction = named<Faction>(arguments, "faction", fault);
    if (!fault.empty() || !arguments.plain().empty())
        return console.misuse(fault.empty() ? "simulate innovation takes no further arguments." : fault);
    const auto humans = arguments.number("humans", 0, 1, 2);
    const auto games = arguments.number("games", 1, 1, 1000000);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0} >> 1U);
    for (const auto* number : {&humans, &games, &seed})
        if (!number->ok())
            return console.misuse(number->error().message);
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
    if (!words.empty())
        return console.misuse("schema innovation takes no further arguments.");
    console.out << position_schema(facts).dump(2) << '\n';
    return 0;
}

} // namespace automa::app::innovation_app
