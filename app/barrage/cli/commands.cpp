#include "app/barrage/cli/commands.h"

#include "app/barrage/cli/speaking.h"
#include "app/barrage/text/board_words.h"
#include "app/barrage/text/spoken_turn.h"
#include "app/cli/game_cli.h"
#include "app/cli/speak.h"
#include "app/cli/speaking_command.h"
#include "app/text/languages.h"
#include "model/barrage/json/decision_json.h"
#include "model/barrage/json/event_json.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/rules.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/simulation.h"
#include "model/barrage/turn/water.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;
using core::by_name;
using Json = nlohmann::ordered_json;

/// A position before the flip: the next Automa's tile is flipped for it.
core::Result<State> with_turn(const Catalogue& facts, State state) {
    if (state.turn)
        return state;
    const Company next = state.turn_order[state.next];
    if (state.company(next).player != PlayerKind::automa)
        return core::Error{"no_turn", "/turn",
                           "It is " + std::string(name_of(next))
                               + "'s turn, a human's: no Automa is about to act."};
    auto drawn = carry_out(facts, state, DrawTile{next, std::nullopt});
    if (!drawn.ok())
        return drawn.error();
    return std::move(drawn).value().after;
}

struct BarrageCli {
    using Rules = barrage::Rules;
    static constexpr std::string_view id = "barrage";

    static core::Result<State> read(const Catalogue& facts, const nlohmann::json& json) {
        return position_from_json(facts, json);
    }
    static Json write(const Catalogue& facts, const State& state) { return position_to_json(facts, state); }
    static auto command(const Catalogue& facts, const State&, const nlohmann::json& event) {
        return command_from_json(facts, event);
    }
    static auto carry_out(const Catalogue& facts, const State& state, const ReadCommand& told) {
        return barrage::carry_out(facts, state, told.command, told.turn_goes_on);
    }
};
using Cli = GameCli<BarrageCli>;

core::Result<Decision> decide_given(const Catalogue& facts, const State& given) {
    const auto ready = with_turn(facts, given);
    return ready.ok() ? decide(facts, ready.value()) : core::Result<Decision>(ready.error());
}

/// "usa:high,italy:very_high:simone_luciani"
core::Result<std::vector<Participant>> read_automas(const std::string& text) {
    std::vector<Participant> list;
    for (const std::string& entry : split(text, ',')) {
        const auto parts = split(entry, ':');
        Participant automa;
        if (parts[0] != "random") {
            automa.company = by_name<Company>(parts[0]);
            if (!automa.company)
                return core::Error{"usage", "", "“" + parts[0] + "” is not a company."};
        }
        if (parts.size() > 1) {
            const auto level = by_name<Level>(parts[1]);
            if (!level)
                return core::Error{"usage", "",
                                   "“" + parts[1] + "” is not a level (low, medium, high, very_high)."};
            automa.level = *level;
        }
        if (parts.size() > 2) {
            automa.officer = by_name<Officer>(parts[2]);
            if (!automa.officer)
                return core::Error{"usage", "", "“" + parts[2] + "” is not an officer that can be chosen."};
        }
        list.push_back(automa);
    }
    return list;
}

core::Result<bool> read_expansion(const Arguments& arguments) {
    const auto expansion = arguments.value("expansion");
    if (expansion && *expansion != "leeghwater")
        return core::Error{"usage", "", "“" + *expansion + "” is not an expansion. Try: leeghwater"};
    return expansion.has_value();
}

Json place_json(const Catalogue& facts, const WaterPlace& place) {
    switch (place.kind) {
    case WaterKind::headstream:
        return "headstream_" + std::string(name_of(static_cast<Headstream>(place.index)));
    case WaterKind::dam:
        return facts.space(SpaceId(place.index)).id;
    default:
        return name_of(place.kind);
    }
}

} // namespace

int facts_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto count = [&](auto&& list, auto test) { return std::count_if(list.begin(), list.end(), test); };
    const auto contracts = [&](std::string_view prefix) {
        return count(facts.contracts, [&](const Contract& c) { return c.id.starts_with(prefix); });
    };
    const auto spaces = [&](SpaceKind kind) {
        return count(facts.spaces, [&](const Space& s) { return s.kind == kind; });
    };
    return Cli::tell("facts", words, console, [&] {
        return Json{{"game", "barrage"},
                    {"tiles", facts.tiles.size()},
                    {"contracts",
                     {{"green", contracts("green")},
                      {"yellow", contracts("yellow")},
                      {"red", contracts("red")},
                      {"private", contracts("green") + contracts("yellow") + contracts("red")},
                      {"starting", contracts("starting")},
                      {"national", contracts("national")}}},
                    {"basins", basin_count},
                    {"conduits", spaces(SpaceKind::conduit)},
                    {"dam_spaces", spaces(SpaceKind::dam)},
                    {"powerhouse_spaces", spaces(SpaceKind::powerhouse)},
                    {"headstreams", facts.headstream_basin.size()},
                    {"headstream_tiles", facts.headstream_tiles.size()},
                    {"companies", facts.companies.size()},
                    {"officers", facts.officers.size()},
                    {"promo_officers", facts.promo_officers.size()},
                    {"basic_technology_tiles",
                     count(facts.tech, [](const TechFacts& t) { return t.id.starts_with("basic"); })},
                    {"advanced_technology_tiles",
                     count(facts.tech, [](const TechFacts& t) { return t.id.starts_with("level"); })},
                    {"bonus_tiles", facts.bonus.size()},
                    {"objective_tiles", count_of<Objective>},
                    {"external_works", facts.works.size()},
                    {"buildings", facts.buildings.size()}};
    });
}

int new_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"automas", "humans", "expansion", "seed"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (!arguments.plain().empty() || !arguments.value("automas"))
        return Cli::needs("new", "--automas, for example --automas usa:high,italy:medium", console);
    GameOptions options;
    auto automas = read_automas(*arguments.value("automas"));
    const auto expansion = read_expansion(arguments);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0});
    if (const core::Error* fault = first_fault(automas, expansion, seed))
        return console.misuse(fault->message);
    options.participants = std::move(automas).value();
    if (const auto humans = arguments.value("humans"); humans && !humans->empty())
        for (const std::string& name : split(*humans, ',')) {
            const auto company = by_name<Company>(name);
            if (!company)
                return console.misuse("“" + name + "” is not a company.");
            options.participants.push_back({*company, PlayerKind::human, Level::medium, std::nullopt});
        }
    options.leeghwater = expansion.value();
    options.seed = seed.value();
    const auto game = new_game(facts, options);
    if (!game.ok())
        return console.misuse(game.error().message);
    console.out << position_to_json(facts, game.value().state, Detail::contract).dump(2) << '\n';
    return 0;
}

int apply_barrage(const Catalogue& facts, Words words, const Console& console) {
    return Cli::apply(facts, words, console);
}

int flow_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const auto position = parsed.value().value("position");
    if (!position)
        return Cli::needs("flow", "--position FILE", console);
    const auto given = Cli::read_file(facts, *position, console);
    if (!given.ok())
        return console.refuse(given.error());
    Play play(facts, given.value().state);
    Json drops = Json::array();
    for (std::size_t h = 0; h < 4; ++h) {
        while (play.state.headstreams[h].drops > 0) {
            const int basin = facts.headstream_basin[h];
            const DropPath path = drop_path(facts, play.state, basin);
            Json basins = Json::array({basin});
            for (const std::uint8_t entered : path.basins_entered)
                basins.push_back(entered);
            drops.push_back({{"headstream", name_of(static_cast<Headstream>(h))},
                             {"basins", basins},
                             {"end", place_json(facts, path.end)}});
            run_drop(play, water_on(static_cast<Headstream>(h)), basin);
        }
    }
    console.out << Json{{"drops", drops}, {"position_after", position_to_json(facts, play.state)}}.dump(2)
                << '\n';
    return 0;
}

int simulate_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed =
        Arguments::parse(words, {"automas", "level", "games", "seed", "expansion"}, {"json", "check"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    const auto level = by_name<Level>(arguments.value("level").value_or("medium"));
    if (!level)
        return console.misuse("--level must be low, medium, high or very_high.");
    const auto automas = arguments.number("automas", 4, 2, max_participants);
    const auto games = arguments.number("games", 1, 1, 1000000);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0} >> 1U);
    const auto expansion = read_expansion(arguments);
    if (const core::Error* fault = first_fault(automas, games, seed, expansion))
        return console.misuse(fault->message);
    const SimulationOptions options{
        static_cast<int>(automas.value()), *level,       expansion.value(),     {},
        static_cast<int>(games.value()),   seed.value(), arguments.has("check")};
    const auto result = simulate(facts, options);
    if (!result.ok())
        return console.refuse(result.error());
    if (arguments.has("json")) {
        console.out << result.value().dump(2) << '\n';
        return 0;
    }
    const Json& json = result.value();
    console.out << "games " << json["games"] << ", turns " << json["turns"] << ", mean VP " << json["mean_vp"]
                << (arguments.has("check") ? ", every invariant held\n" : "\n");
    for (const char* part : {"actions", "skipped", "decided_by"})
        for (const auto& [key, value] : json[part].items())
            console.out << part << ' ' << key << ' ' << value << '\n';
    return 0;
}

int schema_barrage(const Catalogue& facts, Words words, const Console& console) {
    return Cli::tell("schema", words, console, [&] { return *facts.position_schema; });
}

int decide_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position", "lang", "batch"}, {"json", "why", "spoken"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (const auto batch = arguments.value("batch"))
        return Cli::answer_batch(facts, *batch, console, [&](const Cli::Given& given) -> core::Result<Json> {
            const auto decision = decide_given(facts, given.state);
            if (!decision.ok())
                return decision.error();
            return decision_to_json(facts, decision.value());
        });
    const auto position = arguments.value("position");
    if (!position || !arguments.plain().empty())
        return Cli::needs("decide", "--position FILE, or - for standard input", console);
    const std::string language = arguments.value("lang").value_or("en");
    if (!speak(language))
        return console.misuse("--lang must be one of " + language_list() + ".");
    const auto given = Cli::read_file(facts, *position, console);
    if (!given.ok())
        return console.refuse(given.error());
    const auto ready = with_turn(facts, given.value().state);
    if (!ready.ok())
        return console.refuse(ready.error());
    const auto decision = decide(facts, ready.value());
    if (!decision.ok())
        return console.refuse(decision.error());
    if (arguments.has("json"))
        console.out << decision_to_json(facts, decision.value()).dump(2) << '\n';
    else if (arguments.has("spoken"))
        say_turn(spoken_turn(facts, ready.value(), decision.value()), language, console.out);
    else
        tell_decision(facts, ready.value(), decision.value(), arguments.has("why"), console.out);
    return 0;
}

int describe_barrage(const Catalogue& facts, Words words, const Console& console) {
    return describe_position("barrage", words, console,
                             [&](std::string_view text) -> core::Result<BoardSections> {
                                 const auto state = read_position(facts, text);
                                 if (!state.ok())
                                     return state.error();
                                 return board_in_words(facts, state.value());
                             });
}

} // namespace automa::app::barrage_app
