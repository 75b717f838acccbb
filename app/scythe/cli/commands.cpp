#include "app/scythe/cli/commands.h"

#include "app/cli/game_cli.h"
#include "app/cli/speaking_command.h"
#include "app/scythe/cli/telling.h"
#include "app/scythe/text/board_words.h"
#include "model/scythe/json/command_json.h"
#include "model/scythe/json/decision_json.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/rules.h"
#include "model/scythe/table/command.h"
#include "model/scythe/table/score.h"
#include "model/scythe/table/setup.h"
#include "model/scythe/table/simulation.h"
#include "model/scythe/turn/forecast.h"

#include <nlohmann/json.hpp>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;
using Json = nlohmann::ordered_json;

struct ScytheCli {
    using Rules = scythe::Rules;
    static constexpr std::string_view id = "scythe";

    static core::Result<State> read(const Catalogue& facts, const nlohmann::json& json) {
        return position_from_json(facts, json);
    }
    static Json write(const Catalogue& facts, const State& state) { return position_to_json(facts, state); }
    static auto command(const Catalogue& facts, const State& state, const nlohmann::json& event) {
        return command_from_json(facts, state, event);
    }
    static auto carry_out(const Catalogue& facts, const State& state, const Command& command) {
        return scythe::carry_out(facts, state, command);
    }
    /// Paths as the format writes them.
    static core::Error in_format(const core::Error& error) {
        return {error.id, json_path(error.path), error.message};
    }
    /// A fault in the event, or in the position that a correction would make: see command_json.h.
    static core::Error of_event(const core::Error& error) {
        const bool in_position = error.path.starts_with('$');
        return {error.id, in_position ? json_path(error.path.substr(1)) : "--event " + json_path(error.path),
                error.message};
    }
};
using Cli = GameCli<ScytheCli>;

Json outcome_json(const Catalogue& facts, const Forecast& forecast, const Outcome& outcome) {
    Json cards = Json::array();
    for (const CardId card : outcome.cards)
        cards.push_back(card.value);
    const Decision& decision = forecast.prospects[outcome.example].decision;
    const Json told = decision_to_json(facts, decision);
    Json moves = Json::array();
    for (std::size_t i = 0; i < decision.steps.size(); ++i)
        if (is_move(decision.steps[i].kind) || decision.steps[i].kind == StepKind::skip)
            moves.push_back(told["steps"][i]);
    return {{"cards", cards},
            {"odds", {outcome.cards.size(), forecast.prospects.size()}},
            {"moves", moves},
            {"needs", told["needs"]}};
}

} // namespace

int facts_scythe(const Catalogue& facts, Words words, const Console& console) {
    int rivers = 0;
    for (const Territory& territory : facts.territories)
        rivers += territory.across[index_of(EdgeKind::river)].size();
    Json symbols = Json::object();
    for (const Card& card : facts.cards)
        for (const SchemeFacts& scheme : card.schemes)
            for (const MoveSymbol& move : scheme.moves) {
                Json& count = symbols[std::string(name_of(move.kind))];
                count = count.is_null() ? 1 : count.get<int>() + 1;
            }
    Json tracks = Json::object();
    for (std::size_t i = 0; i < count_of<StarCard>; ++i)
        tracks[std::string(Names<StarCard>::all[i])] = facts.star_tracks[i].spaces;
    return Cli::tell("facts", words, console, [&] {
        return Json{{"game", "scythe"},
                    {"cards", facts.cards.size()},
                    {"move_symbols", symbols},
                    {"star_cards", tracks},
                    {"factions", facts.factions.size()},
                    {"territories", facts.territories.size()},
                    {"lakes", facts.lakes.size()},
                    {"tunnels", facts.tunnels.size()},
                    {"encounters", facts.encounters.size()},
                    {"river_borders", rivers / 2},
                    {"home_bases", facts.factions.size()}};
    });
}

int decide_scythe(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position", "batch", "lang"}, {"json", "why", "spoken"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    if (const auto batch = arguments.value("batch"))
        return Cli::answer_batch(facts, *batch, console, [&](const Cli::Given& given) -> core::Result<Json> {
            const auto decision = decide(facts, given.state);
            if (!decision.ok())
                return decision.error();
            return decision_to_json(facts, decision.value(), &given.json);
        });
    const auto position = arguments.value("position");
    if (!position || !arguments.plain().empty())
        return Cli::needs("decide", "--position FILE, or - for standard input", console);
    const auto given = Cli::read_file(facts, *position, console);
    if (!given.ok())
        return console.refuse(given.error());
    const auto decision = decide(facts, given.value().state);
    if (!decision.ok())
        return console.refuse(Cli::in_format(decision.error()));
    if (arguments.has("json")) {
        console.out << decision_to_json(facts, decision.value(), &given.value().json).dump(2) << '\n';
        return 0;
    }
    return tell_decision(
        facts, given.value().state, decision.value(),
        {arguments.value("lang").value_or("en"), arguments.has("why"), arguments.has("spoken")}, console);
}

int describe_scythe(const Catalogue& facts, Words words, const Console& console) {
    return describe_position("scythe", words, console,
                             [&](std::string_view text) -> core::Result<BoardSections> {
                                 const auto given = Cli::read(facts, text);
                                 if (!given.ok())
                                     return given.error();
                                 return board_in_words(facts, given.value().state);
                             });
}

int score_scythe(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const auto position = parsed.value().value("position");
    if (!position || !parsed.value().plain().empty())
        return Cli::needs("score", "--position FILE, or - for standard input", console);
    const auto given = Cli::read_file(facts, *position, console);
    if (!given.ok())
        return console.refuse(given.error());
    console.out << score_to_json(score(facts, given.value().state)).dump(2) << '\n';
    return 0;
}

int new_scythe(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"automa", "human", "star-card", "cards", "seed"},
                                         {"json", "full", "cards-only"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    const auto automa = choice<Faction>(arguments, "automa");
    const auto human = choice<Faction>(arguments, "human");
    const auto star_card = choice<StarCard>(arguments, "star-card");
    const auto cards = choice<CardsFrom>(arguments, "cards");
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0});
    if (const core::Error* fault = first_fault(automa, human, star_card, cards, seed))
        return console.misuse(fault->message);
    if (!automa.value() || !human.value() || !star_card.value() || !arguments.plain().empty())
        return console.misuse("new scythe needs --automa FACTION --human FACTION --star-card CARD.");
    GameOptions options;
    options.automa = *automa.value();
    options.human = *human.value();
    options.star_card = *star_card.value();
    options.cards_from = cards.value().value_or(CardsFrom::box);
    options.tracking = arguments.has("cards-only") ? Tracking::cards_only : Tracking::full;
    options.seed = seed.value();
    const auto game = new_game(facts, options);
    if (!game.ok())
        return console.misuse(game.error().message);
    const bool full = arguments.has("full") || options.cards_from == CardsFrom::app
                      || options.tracking == Tracking::cards_only;
    console.out << position_to_json(facts, game.value(), full ? Detail::full : Detail::contract).dump(2)
                << '\n';
    return 0;
}

int apply_scythe(const Catalogue& facts, Words words, const Console& console) {
    return Cli::apply(facts, words, console);
}

int forecast_scythe(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed = Arguments::parse(words, {"position"}, {"json"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const auto position = parsed.value().value("position");
    if (!position || !parsed.value().plain().empty())
        return Cli::needs("forecast", "--position FILE, or - for standard input", console);
    const auto given = Cli::read_file(facts, *position, console);
    if (!given.ok())
        return console.refuse(given.error());
    const auto foreseen = forecast(facts, given.value().state);
    if (!foreseen)
        return console.refuse(
            {"no_forecast", "$.turn", "Finish this turn first; there is nothing to forecast before that."});
    Json outcomes = Json::array();
    for (const Outcome& outcome : foreseen->outcomes)
        outcomes.push_back(outcome_json(facts, *foreseen, outcome));
    console.out << Json{{"format", "scythe-forecast/1"}, {"outcomes", outcomes}}.dump(2) << '\n';
    return 0;
}

int simulate_scythe(const Catalogue& facts, Words words, const Console& console) {
    const auto parsed =
        Arguments::parse(words, {"star-card", "automa", "human", "games", "seed"}, {"json", "check", "mix"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    const auto automa = choice<Faction>(arguments, "automa");
    const auto human = choice<Faction>(arguments, "human");
    const auto star_card = choice<StarCard>(arguments, "star-card");
    const auto games = arguments.number("games", 1, 1, 1000000);
    const auto seed = arguments.number("seed", 1, 0, ~std::uint64_t{0} >> 1U);
    if (const core::Error* fault = first_fault(automa, human, star_card, games, seed))
        return console.misuse(fault->message);
    if (automa.value() && automa.value() == human.value())
        return console.misuse("The two sides need different factions.");
    const SimulationOptions options{star_card.value(),
                                    automa.value(),
                                    human.value(),
                                    arguments.has("mix"),
                                    static_cast<int>(games.value()),
                                    seed.value(),
                                    arguments.has("check")};
    const auto result = simulate(facts, options);
    if (!result.ok())
        return console.refuse(result.error());
    const Json& json = result.value();
    if (arguments.has("json")) {
        console.out << json.dump(2) << '\n';
        return 0;
    }
    console.out << "games " << json["games"] << ", turns " << json["turns"] << ", ended by the Automa "
                << json["ended_by_automa"] << (options.check ? ", every invariant held\n" : "\n");
    for (const char* part : {"steps", "skipped", "decided_by"})
        for (const auto& [key, value] : json[part].items())
            console.out << part << ' ' << key << ' ' << value << '\n';
    return 0;
}

int schema_scythe(const Catalogue& facts, Words words, const Console& console) {
    return Cli::tell("schema", words, console, [&] { return position_schema(facts); });
}

} // namespace automa::app::scythe_app
