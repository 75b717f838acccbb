#include "model/core/json_reader.h"
#include "model/scythe/command.h"
#include "model/scythe/facts/readers.h"
#include "model/scythe/position_json.h"
#include "model/scythe/position_parts.h"

namespace automa::scythe {
namespace {

using core::JsonReader;
using facts::read_enum;
using facts::read_territory;

/// In the order of the variant's alternatives. Scripts name them: they are frozen.
constexpr auto kinds = std::to_array<std::string_view>(
    {"move",        "new_workers",  "new_mech",      "take_encounter", "unlock_recruit", "human_star",
     "set_resources", "end_turn",   "deal",          "begin_defence",  "reveal_combat_card", "tell_combat",
     "tell_check",  "tell_resources", "tell_sixth_star", "automa_turn", "correct",       "tell_final",
     "end_game",    "change_dealer", "track_fully",  "track_cards_only", "reveal_fight", "end_fight"});
static_assert(kinds.size() == std::variant_size_v<Command>);

class CommandReader {
public:
    CommandReader(const Catalogue& facts, const State& state, const JsonReader& json)
        : facts_(facts), state_(state), json_(json) {}

    void read(MoveUnits& c) const {
        only({"from", "to", "character", "mechs", "workers"});
        c.from = place("from");
        c.to = place("to");
        c.character = flag("character");
        c.mechs = number("mechs", 0, static_cast<int>(mechs_of_side), 0);
        c.workers = number("workers", 0, static_cast<int>(workers_of_side), 0);
    }
    void read(NewWorkers& c) const {
        only({"territory", "count"});
        c.territory = territory();
        c.count = number("count", 1, static_cast<int>(workers_of_side), 1);
    }
    void read(NewMech& c) const {
        only({"place", "ability"});
        c.place = place("place");
        const Side& human = state_.side(first_side(state_, Player::human));
        const auto& mechs = facts_.faction(human.faction).mechs;
        std::vector<std::string_view> names;
        for (const MechAbility& mech : mechs)
            names.emplace_back(mech.id);
        c.ability = static_cast<int>(json_.at("ability").one_of(names, "ability of this faction"));
    }
    void read(TakeEncounter& c) const {
        only({"territory"});
        c.territory = territory();
    }
    void read(UnlockRecruit& c) const {
        only({"bonus"});
        c.bonus = read_enum<RecruitBonus>(json_.at("bonus"), "recruit bonus");
    }
    void read(SetResources& c) const {
        only({"territory", "count"});
        c.territory = territory();
        c.count = json_.at("count").integer(0, 99);
    }
    void read(DealCard& c) const {
        only({"card"});
        c.shown = shown();
    }
    void read(BeginDefence& c) const {
        only({"territory"});
        c.territory = territory();
    }
    void read(RevealCombatCard& c) const {
        only({"card", "automa_loses"});
        c.shown = shown();
        c.automa_loses = loss();
    }
    void read(TellCombat& c) const {
        only({"winner", "human_total", "automa_values", "human_sixth_star"});
        if (json_.has("winner"))
            c.winner = read_enum<Player>(json_.at("winner"), "side");
        if (json_.has("human_total"))
            c.human_total = json_.at("human_total").integer(0, 99);
        if (json_.has("automa_values"))
            for (std::size_t i = 0, n = json_.at("automa_values").size(0, 3); i < n; ++i)
                c.automa_values.push_back(json_.at("automa_values").item(i).integer(2, 5));
        c.human_sixth_star = flag("human_sixth_star");
    }
    void read(TellCheck& c) const {
        only({"value"});
        c.value = json_.at("value").integer(2, 5);
    }
    void read(TellResources& c) const {
        only({"resources"});
        const Counts counts = counts_from_json(facts_, json_.at("resources"), unknown_count);
        for (std::size_t i = 0; i < territory_count; ++i)
            if (counts[i] != unknown_count)
                c.counts.emplace_back(TerritoryId(i), counts[i]);
    }
    void read(Correct& c) const {
        only({"patch", "what"});
        c.patch = json_.at("patch").json();
        if (json_.has("what"))
            c.what = json_.at("what").string();
    }
    void read(TellFinal& c) const {
        only({"final"});
        c.lines = final_from_json(facts_, json_.at("final"), state_.resources_tracked);
    }
    void read(EndGame& c) const {
        only({"by"});
        if (json_.has("by"))
            c.by = read_enum<Player>(json_.at("by"), "side");
    }
    void read(ChangeDealer& c) const {
        only({"cards_from", "seed"});
        c.from = read_enum<CardsFrom>(json_.at("cards_from"), "source of cards");
        if (json_.has("seed"))
            c.seed = json_.at("seed").unsigned64();
    }
    void read(TrackFully& c) const {
        only({"board"});
        const auto board = position_from_json(facts_, json_.at("board").json());
        if (!board.ok())
            throw core::Refusal(
                {board.error().id, json_.path() + "/board" + board.error().path, board.error().message});
        c.board = std::make_shared<const State>(board.value());
    }
    void read(RevealFight& c) const {
        only({"attacker", "card", "automa_loses"});
        c.attacker = read_enum<Player>(json_.at("attacker"), "side");
        c.shown = shown();
        c.automa_loses = loss();
    }
    void read(EndFight& c) const {
        only({"winner", "human_sixth_star"});
        c.winner = read_enum<Player>(json_.at("winner"), "side");
        c.human_sixth_star = flag("human_sixth_star");
    }
    template <class Plain>
    void read(Plain&) const {
        only({});
    }

private:
    void only(std::initializer_list<std::string_view> allowed) const {
        for (const auto& [name, member] : json_.json().items())
            if (name != "kind" && std::find(allowed.begin(), allowed.end(), name) == allowed.end())
                JsonReader(member, json_.path() + "/" + name)
                    .refuse("unknown_key", "This key is not known here.");
    }
    [[nodiscard]] Place place(const char* key) const {
        const Faction automa = state_.side(first_side(state_, Player::automa)).faction;
        return place_from_json(facts_, json_.at(key), state_.side(first_side(state_, Player::human)), automa);
    }
    [[nodiscard]] TerritoryId territory() const { return read_territory(json_.at("territory"), facts_); }
    [[nodiscard]] bool flag(const char* key) const { return json_.has(key) && json_.at(key).boolean(); }
    [[nodiscard]] int number(const char* key, int min, int max, int otherwise) const {
        return json_.has(key) ? json_.at(key).integer(min, max) : otherwise;
    }
    [[nodiscard]] std::optional<CardId> shown() const {
        if (!json_.has("card"))
            return std::nullopt;
        return card_from_json(json_.at("card"));
    }
    [[nodiscard]] Loss loss() const {
        return json_.has("automa_loses") ? loss_from_json(json_.at("automa_loses")) : Loss{};
    }

    const Catalogue& facts_;
    const State& state_;
    JsonReader json_;
};

template <std::size_t Index = 0>
Command read_alternative(std::size_t kind, const CommandReader& reader) {
    if constexpr (Index + 1 < std::variant_size_v<Command>) {
        if (kind != Index)
            return read_alternative<Index + 1>(kind, reader);
    }
    std::variant_alternative_t<Index, Command> command{};
    reader.read(command);
    return command;
}

} // namespace

core::Result<Command> command_from_json(const Catalogue& catalogue, const State& state,
                                        const nlohmann::json& json) {
    return core::read_guarded([&] {
        const JsonReader reader(json);
        return read_alternative(reader.at("kind").one_of(kinds, "command"),
                                CommandReader(catalogue, state, reader));
    });
}

std::span<const std::string_view> command_names() {
    return kinds;
}

} // namespace automa::scythe
