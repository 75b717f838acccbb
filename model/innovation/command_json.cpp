#include "model/innovation/command.h"
#include "model/innovation/json_fields.h"

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;
using core::JsonReader;

/// The name belongs to the type, not to its place in the variant.
template <class C>
constexpr std::string_view command_name = "";
#define AUTOMA_COMMAND(Type, name)                                                                           \
    template <>                                                                                              \
    constexpr std::string_view command_name<Type> = name
AUTOMA_COMMAND(HumanBuilds, "build");
AUTOMA_COMMAND(HumanUpgrades, "upgrade");
AUTOMA_COMMAND(HumanAddsAnnex, "annex");
AUTOMA_COMMAND(HumanDigs, "dig");
AUTOMA_COMMAND(HumanBridges, "bridge");
AUTOMA_COMMAND(HumanUsesAction, "use_action");
AUTOMA_COMMAND(HumanTakesInnovation, "take_innovation");
AUTOMA_COMMAND(HumanSendsScholar, "send_scholar");
AUTOMA_COMMAND(HumanAdvances, "advance");
AUTOMA_COMMAND(HumanDone, "done");
AUTOMA_COMMAND(HumanPasses, "pass");
AUTOMA_COMMAND(DrawSetupCard, "draw_setup_card");
AUTOMA_COMMAND(DrawCards, "draw_cards");
AUTOMA_COMMAND(TakeAutomaTurn, "automa_turn");
AUTOMA_COMMAND(AcceptProposal, "accept_proposal");
AUTOMA_COMMAND(AutomaBuilds, "automa_builds");
AUTOMA_COMMAND(AutomaGains, "automa_gains");
AUTOMA_COMMAND(TellLevel, "tell_level");
AUTOMA_COMMAND(TellScholars, "tell_scholars");
AUTOMA_COMMAND(TellSlots, "tell_slots");
AUTOMA_COMMAND(TellRoundTile, "tell_round_tile");
AUTOMA_COMMAND(TellFinalTile, "tell_final_tile");
AUTOMA_COMMAND(TellPowerGained, "tell_power_gained");
AUTOMA_COMMAND(TellCount, "tell_count");
AUTOMA_COMMAND(TellFactionEnd, "tell_faction_end");
AUTOMA_COMMAND(TellUnchanged, "tell_unchanged");
AUTOMA_COMMAND(StartRound, "start_round");
AUTOMA_COMMAND(ScoreGame, "score_game");
AUTOMA_COMMAND(Correct, "correct");
AUTOMA_COMMAND(CardsTurnDone, "cards_turn_done");
AUTOMA_COMMAND(CardsScoreGame, "cards_score_game");
AUTOMA_COMMAND(TrackFully, "track_fully");
AUTOMA_COMMAND(TrackCardsOnly, "track_cards_only");
#undef AUTOMA_COMMAND

template <class Codec, class C>
void fields_of(Codec& codec, C& c) {
    using Kind_ = std::remove_const_t<C>;
    if constexpr (requires { c.player; })
        codec.field("player", c.player);
    if constexpr (requires { c.discipline; })
        codec.field("discipline", c.discipline);
    if constexpr (requires { c.hex; })
        codec.field("hex", c.hex);
    if constexpr (std::is_same_v<Kind_, HumanBuilds>) {
        codec.with_default("building", c.kind, Kind::workshop);
        codec.with_default("annex", c.annex, false);
    }
    if constexpr (requires { c.to; })
        codec.field("to", c.to);
    if constexpr (requires { c.terrain; })
        codec.field("terrain", c.terrain);
    if constexpr (requires { c.site; })
        codec.field("hexes", c.site);
    if constexpr (requires { c.row; })
        codec.field("row", c.row);
    if constexpr (requires { c.slot; })
        codec.field("slot", c.slot);
    if constexpr (requires { c.slots; })
        codec.slots("slots", c.slots);
    if constexpr (requires { c.space; })
        codec.field("space", c.space);
    if constexpr (requires { c.spaces; })
        codec.field("spaces", c.spaces);
    if constexpr (requires { c.levels; })
        codec.field("levels", c.levels);
    if constexpr (requires { c.level; })
        codec.field("level", c.level);
    if constexpr (std::is_same_v<Kind_, DrawSetupCard>)
        codec.field("shown", c.shown);
    if constexpr (std::is_same_v<Kind_, DrawCards>)
        codec.with_default("shown", c.shown, core::StaticVector<CardId, 2>{});
    if constexpr (requires { c.marked; })
        codec.field("marked", c.marked);
    if constexpr (requires { c.round; })
        codec.field("round", c.round);
    if constexpr (requires { c.tile; })
        codec.field("tile", c.tile);
    if constexpr (requires { c.amount; })
        codec.field("amount", c.amount);
    if constexpr (requires { c.count; })
        codec.field("count", c.count);
    if constexpr (requires { c.value; })
        codec.field("value", c.value);
    if constexpr (requires { c.vp; })
        codec.field("vp", c.vp);
    if constexpr (requires { c.patch; }) {
        codec.field("patch", c.patch);
        codec.with_default("what", c.what, std::string{});
    }
    if constexpr (requires { c.board; })
        codec.field("board", c.board);
}

template <std::size_t Index = 0>
Command read_command(const Catalogue& facts, MapSide side, const JsonReader& json) {
    if constexpr (Index < std::variant_size_v<Command>) {
        using C = std::variant_alternative_t<Index, Command>;
        static_assert(!command_name<C>.empty(), "every command has a name");
        if (json.at("kind").string() != command_name<C>)
            return read_command<Index + 1>(facts, side, json);
        C command{};
        FieldReader reader(facts, side, json);
        fields_of(reader, command);
        reader.finish({"kind", "turn_goes_on"});
        return command;
    } else {
        json.at("kind").refuse("unknown_id", "“" + json.at("kind").string() + "” is not a known command.");
    }
}

template <std::size_t... Index>
std::vector<std::string_view> names(std::index_sequence<Index...>) {
    return {command_name<std::variant_alternative_t<Index, Command>>...};
}

} // namespace

std::vector<std::string_view> command_names() {
    return names(std::make_index_sequence<std::variant_size_v<Command>>());
}

core::Result<ReadCommand> command_from_json(const Catalogue& catalogue, MapSide side,
                                            const nlohmann::json& json) {
    return core::read_guarded([&] {
        const JsonReader reader(json);
        ReadCommand result{read_command(catalogue, side, reader), false};
        if (const auto goes_on = reader.maybe("turn_goes_on"))
            result.turn_goes_on = goes_on->boolean();
        return result;
    });
}

Json command_to_json(const Catalogue& catalogue, MapSide side, const ReadCommand& command) {
    Json json = std::visit(
        [&](const auto& c) {
            Json written{{"kind", command_name<std::remove_cvref_t<decltype(c)>>}};
            FieldWriter writer(catalogue, side, written);
            fields_of(writer, c);
            return written;
        },
        command.command);
    if (command.turn_goes_on)
        json["turn_goes_on"] = true;
    return json;
}

} // namespace automa::innovation
