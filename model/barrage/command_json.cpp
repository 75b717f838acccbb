#include "model/barrage/command.h"
#include "model/barrage/facts/readers.h"
#include "model/barrage/position_json.h"
#include "model/core/json_reader.h"

namespace automa::barrage {
namespace {

using core::JsonReader;
using facts::read_enum;

constexpr std::array<std::string_view, std::variant_size_v<Command>> kinds{"build",
                                                                           "produce",
                                                                           "add_drops",
                                                                           "take_contract",
                                                                           "fulfil_national",
                                                                           "take_patent",
                                                                           "take_work",
                                                                           "gain",
                                                                           "nothing",
                                                                           "pass",
                                                                           "lay_contract",
                                                                           "lay_patent",
                                                                           "lay_work",
                                                                           "draw_tile",
                                                                           "automa_turn",
                                                                           "flow",
                                                                           "score_round",
                                                                           "end_round",
                                                                           "start_round",
                                                                           "score_game",
                                                                           "correct",
                                                                           "tile_done",
                                                                           "tile_impossible",
                                                                           "tile_pass",
                                                                           "tiles_score_round",
                                                                           "tiles_next_round",
                                                                           "tiles_score_game",
                                                                           "track_fully",
                                                                           "track_tiles_only"};

class CommandReader {
public:
    CommandReader(const Catalogue& facts, const JsonReader& json) : facts_(facts), json_(json) {}

    void read(HumanBuilds& c) const {
        c.company = company();
        c.structure = read_enum<Structure>(json_.at("structure"), "structure");
        if (c.structure == Structure::building)
            c.building = known("building", &Catalogue::find_building);
        else
            c.space = known("space", &Catalogue::find_space);
    }
    void read(HumanProduces& c) const {
        c.company = company();
        c.dam = space("dam", SpaceKind::dam);
        c.conduit = space("conduit", SpaceKind::conduit);
        c.drops = json_.at("drops").integer(1, 9);
        if (json_.has("bonus"))
            c.bonus = json_.at("bonus").integer(-20, 20);
    }
    void read(HumanAddsDrops& c) const {
        c.company = company();
        if (json_.has("drops"))
            for (std::size_t i = 0, n = json_.at("drops").size(0, 4); i < n; ++i)
                c.drops.push_back(read_enum<Headstream>(json_.at("drops").item(i), "headstream"));
        if (json_.has("flow_immediately"))
            c.flow_immediately = json_.at("flow_immediately").boolean();
        if (json_.has("dams"))
            for (std::size_t i = 0, n = json_.at("dams").size(0, 4); i < n; ++i)
                c.dams.push_back(CommandReader(facts_, json_.at("dams").item(i)).this_space(SpaceKind::dam));
    }
    void read(HumanTakesContract& c) const {
        c.company = company();
        c.colour = read_enum<Colour>(json_.at("colour"), "contract colour");
        c.slot = json_.at("slot").integer(0, 1);
    }
    void read(HumanFulfilsNational& c) const {
        c.company = company();
        c.contract = known("contract", &Catalogue::find_contract);
    }
    void read(HumanTakesPatent& c) const {
        c.company = company();
        c.position = json_.at("position").integer(0, 2);
    }
    void read(HumanTakesWork& c) const {
        c.company = company();
        c.position = json_.at("position").integer(0, 2);
    }
    void read(HumanGains& c) const {
        c.company = company();
        if (json_.has("energy"))
            c.energy = json_.at("energy").integer(-99, 99);
        if (json_.has("vp"))
            c.vp = json_.at("vp").integer(-99, 99);
    }
    void read(HumanDoesElse& c) const { c.company = company(); }
    void read(HumanPasses& c) const { c.company = company(); }
    void read(LayContract& c) const {
        c.colour = read_enum<Colour>(json_.at("colour"), "contract colour");
        c.slot = json_.at("slot").integer(0, 1);
        c.contract = known("contract", &Catalogue::find_contract);
    }
    void read(LayPatent& c) const {
        c.position = json_.at("position").integer(0, 2);
        c.technology = known("technology", &Catalogue::find_tech);
    }
    void read(LayWork& c) const {
        c.position = json_.at("position").integer(0, 2);
        c.work = known("work", &Catalogue::find_work);
    }
    void read(DrawTile& c) const {
        c.company = company();
        if (const auto shown = json_.maybe("shown"))
            c.shown = TileId(static_cast<std::size_t>(shown->integer(1, static_cast<int>(tile_count))));
    }
    void read(ScoreRound& c) const {
        if (!json_.has("humans"))
            return;
        for (std::size_t i = 0; i < company_count; ++i)
            if (const auto count = json_.at("humans").maybe(name_of(static_cast<Company>(i))))
                c.humans[i] = count->integer(0, 99);
    }
    void read(Correct& c) const {
        c.patch = json_.at("patch").json();
        if (json_.has("what"))
            c.what = json_.at("what").string();
    }
    void read(TileActionDone& c) const {
        c.order = action_order();
        if (const auto vp = json_.maybe("vp"))
            c.vp = vp->integer(-99, 99);
        if (const auto energy = json_.maybe("energy"))
            c.energy = energy->integer(-99, 99);
    }
    void read(TileActionImpossible& c) const { c.order = action_order(); }
    void read(TilesScoreRound& c) const { c.bonus = points("bonus"); }
    void read(TilesNextRound& c) const {
        if (const auto order = json_.maybe("order"))
            for (std::size_t i = 0, n = order->size(1, max_participants); i < n; ++i)
                c.order.push_back(read_enum<Company>(order->item(i), "company"));
    }
    void read(TilesScoreGame& c) const { c.points = points("points"); }
    void read(TrackFully& c) const {
        const auto board = position_from_json(facts_, json_.at("board").json());
        if (!board.ok())
            throw core::Refusal(
                {board.error().id, json_.path() + "/board" + board.error().path, board.error().message});
        c.board = std::make_shared<const State>(board.value());
    }
    template <class Plain>
    void read(Plain&) const {}

private:
    [[nodiscard]] int action_order() const { return json_.at("order").integer(1, 10); }
    [[nodiscard]] PointsByTable points(const char* name) const {
        PointsByTable result{};
        if (const auto all = json_.maybe(name))
            for (std::size_t i = 0; i < company_count; ++i)
                if (const auto vp = all->maybe(name_of(static_cast<Company>(i))))
                    result[i] = vp->integer(-99, 99);
        return result;
    }
    [[nodiscard]] Company company() const { return read_enum<Company>(json_.at("company"), "company"); }

    template <class Id>
    Id known(const char* name, std::optional<Id> (Catalogue::*find)(std::string_view) const) const {
        const auto id = (facts_.*find)(json_.at(name).string());
        if (!id)
            json_.at(name).refuse("unknown_id", "“" + json_.at(name).string() + "” is not known.");
        return *id;
    }
    [[nodiscard]] SpaceId this_space(SpaceKind kind) const {
        const auto id = facts_.find_space(json_.string());
        if (!id || facts_.space(*id).kind != kind)
            json_.refuse("unknown_id",
                         "“" + json_.string() + "” is not a " + std::string(name_of(kind)) + " space.");
        return *id;
    }
    [[nodiscard]] SpaceId space(const char* name, SpaceKind kind) const {
        return CommandReader(facts_, json_.at(name)).this_space(kind);
    }

    const Catalogue& facts_;
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

core::Result<ReadCommand> command_from_json(const Catalogue& catalogue, const nlohmann::json& json) {
    return core::read_guarded([&] {
        const JsonReader reader(json);
        ReadCommand result;
        result.command =
            read_alternative(reader.at("kind").one_of(kinds, "event"), CommandReader(catalogue, reader));
        result.turn_goes_on = reader.has("turn_goes_on") && reader.at("turn_goes_on").boolean();
        return result;
    });
}

} // namespace automa::barrage
