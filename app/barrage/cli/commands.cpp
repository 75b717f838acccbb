#include "app/barrage/cli/commands.h"

#include "app/barrage/cli/speaking.h"
#include "app/barrage/text/board_words.h"
#include "app/barrage/text/spoken_turn.h"
#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/cli/speak.h"
#include "app/cli/speaking_command.h"
#include "app/text/languages.h"
#include "model/barrage/json/decision_json.h"
#include "model/barrage/json/event_json.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/simulation.h"
#include "model/barrage/turn/water.h"
#include "model/core/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;
using core::by_name;
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

core::Result<State> read_state(const Catalogue& facts, const std::string& path, const Console& console) {
    const auto text = read_input(path, console.in);
    if (!text.ok())
        return text.error();
    return read_position(facts, text.value());
}

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

/// A position read and made ready for the Automa whose turn it is.
core::Result<State> ready_position(const Catalogue& facts, std::string_view text) {
    auto state = read_position(facts, text);
    return state.ok() ? with_turn(facts, std::move(state).value()) : state;
}

int decide_batch(const Catalogue& facts, const std::string& path, const Console& console) {
    const auto text = read_input(path, console.in, std::size_t{1} << 30U);
    if (!text.ok())
        return console.refuse(text.error());
    int code = 0;
    for (const std::string& line : split(text.value(), '\n')) {
        if (line.empty())
            continue;
        const auto state = ready_position(facts, line);
        const auto decision =
            state.ok() ? decide(facts, state.value()) : core::Result<Decision>(state.error());
        if (decision.ok()) {
            console.out << decision_to_json(facts, decision.value()).dump() << '\n';
        } else {
            code = 1;
            console.out << Json{{"error", decision.error().message}, {"path", decision.error().path}}.dump()
                        << '\n';
        }
    }
    return code;
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
    if (!words.empty())
        return console.misuse("facts barrage takes no further arguments.");
    const auto count = [&](auto&& list, auto test) { return std::count_if(list.begin(), list.end(), test); };
    const auto contracts = [&](std::string_view prefix) {
        return count(facts.contracts, [&](const Contract& c) { return c.id.starts_with(prefix); });
    };
    const auto spaces = [&](SpaceKind kind) {
        return count(facts.spaces, [&](const Space& s) { return s.kind == kind; });
    };
    const Json json{{"game", "barrage"},
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
    console.out << json.dump(2) << '\n';
    return 0;
}

int new_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"automas", "humans", "expansion", "seed"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (!arguments.plain().empty() || !arguments.value("automas"))
        return console.misuse("new barrage needs --automas, for example --automas usa:high,italy:medium.");
    GameOptions options;
    auto automas = read_automas(*arguments.value("automas"));
    const auto expansion = read_expansion(arguments);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0});
    for (const core::Error* fault :
         {automas.ok() ? nullptr : &automas.error(), expansion.ok() ? nullptr : &expansion.error(),
          seed.ok() ? nullptr : &seed.error()})
        if (fault != nullptr)
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
    const auto parsed = Arguments::parse(words, {"position", "event"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const auto position = parsed.value().value("position");
    const auto event = parsed.value().value("event");
    if (!position || !event || !parsed.value().plain().empty())
        return console.misuse("apply barrage needs --position FILE and --event JSON.");
    auto state = read_state(facts, *position, console);
    if (!state.ok())
        return console.refuse(state.error());
    const auto json = core::parse_json(*event);
    if (!json.ok())
        return console.refuse({json.error().id, "--event", json.error().message});
    const auto command = command_from_json(facts, json.value());
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

int flow_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const auto position = parsed.value().value("position");
    if (!position)
        return console.misuse("flow barrage needs --position FILE.");
    auto state = read_state(facts, *position, console);
    if (!state.ok())
        return console.refuse(state.error());
    Play play(facts, state.value());
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
    for (const core::Error* fault :
         {automas.ok() ? nullptr : &automas.error(), games.ok() ? nullptr : &games.error(),
          seed.ok() ? nullptr : &seed.error(), expansion.ok() ? nullptr : &expansion.error()})
        if (fault != nullptr)
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
    if (!words.empty())
        return console.misuse("schema barrage takes no further arguments.");
    console.out << facts.position_schema->dump(2) << '\n';
    return 0;
}

int decide_barrage(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position", "lang", "batch"}, {"json", "why", "spoken"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (const auto batch = arguments.value("batch"))
        return decide_batch(facts, *batch, console);
    const auto position = arguments.value("position");
    if (!position || !arguments.plain().empty())
        return console.misuse("decide barrage needs --position FILE, or - for standard input.");
    const auto text = read_input(*position, console.in);
    if (!text.ok())
        return console.refuse(text.error());
    const std::string language = arguments.value("lang").value_or("en");
    if (!speak(language))
        return console.misuse("--lang must be one of " + language_list() + ".");
    const auto state = ready_position(facts, text.value());
    if (!state.ok())
        return console.refuse(state.error());
    const auto decision = decide(facts, state.value());
    if (!decision.ok())
        return console.refuse(decision.error());
    if (arguments.has("json"))
        console.out << decision_to_json(facts, decision.value()).dump(2) << '\n';
    else if (arguments.has("spoken"))
        say_turn(spoken_turn(facts, state.value(), decision.value()), language, console.out);
    else
        tell_decision(facts, state.value(), decision.value(), arguments.has("why"), console.out);
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
