#include "model/core/json_reader.h"
#include "model/innovation/facts/readers.h"
#include "model/innovation/json/position_app.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::innovation {
namespace {

using core::JsonReader;
using facts::read_enum;

void expect_keys(const JsonReader& item, keys::Keys allowed) {
    if (!item.json().is_object())
        item.expect_keys({});
    for (const auto& [key, member] : item.json().items())
        if (std::ranges::find(allowed, key) == allowed.end())
            JsonReader(member, item.path() + "/" + key).refuse("unknown_key", "This key is not known here.");
}

class PositionReader {
public:
    PositionReader(const Catalogue& facts, const JsonReader& json) : facts_(facts), json_(json) {}

    State read() {
        expect_keys(json_, keys::position);
        if (json_.at("format").string() != "innovation-position/1")
            json_.at("format").refuse("wrong_format", "This must be “innovation-position/1”.");
        state_.map = read_enum<MapSide>(json_.at("map"), "map");
        state_.round = static_cast<std::uint8_t>(json_.at("round").integer(1, round_count));
        if (const auto chosen = json_.maybe("interpretations"))
            read_interpretations(*chosen);
        read_players(json_.at("players"));
        read_order();
        read_buildings(json_.at("buildings"));
        if (const auto terrain = json_.maybe("terrain"))
            read_terrain(*terrain);
        if (const auto bridges = json_.maybe("bridges"))
            read_bridges(*bridges);
        if (const auto scholars = json_.maybe("scholars"))
            read_scholars(*scholars);
        read_slots("power_actions", power_action_count, state_.power_actions);
        read_slots("book_actions", book_action_count, state_.book_actions);
        read_slots("innovations", static_cast<std::size_t>(facts_.innovation_slots(state_.human_count)),
                   state_.innovations);
        read_tiles();
        if (const auto bonus = json_.maybe("round_bonus"))
            read_bonus(*bonus);
        read_cards(json_.at("cards"));
        if (const auto turn = json_.maybe("turn"))
            read_turn(*turn);
        read_app_state(json_.maybe("app"), facts_, state_);
        return std::move(state_);
    }

private:
    [[nodiscard]] const Map& map() const { return facts_.map(state_.map); }

    void read_interpretations(const JsonReader& item) {
        if (!item.json().is_object())
            item.expect_keys({});
        for (const auto& [key, value] : item.json().items()) {
            bool found = false;
            each_reading(
                state_.interpretations, [&, &name = key](std::string_view known, const char*, auto& reading) {
                    if (known != name)
                        return;
                    found = true;
                    reading = read_enum<std::remove_reference_t<decltype(reading)>>(item.at(name), "reading");
                });
            if (!found)
                JsonReader(value, item.path() + "/" + key)
                    .refuse("unknown_key", "This reading is not known.");
        }
    }

    void read_players(const JsonReader& list) {
        const std::size_t n = list.size(2, max_players);
        state_.human_count = static_cast<std::uint8_t>(n - 1);
        for (std::size_t i = 0; i < n; ++i) {
            const Player expected = i + 1 == n ? Player::automa : static_cast<Player>(i);
            const JsonReader id = list.item(i).at("id");
            if (read_enum<Player>(id, "player") != expected)
                id.refuse("wrong_order", "Here “" + std::string(name_of(expected)) + "” must stand.");
            if (expected == Player::automa)
                read_automa(list.item(i));
            else
                read_human(list.item(i), state_.humans[i]);
        }
    }

    void read_human(const JsonReader& item, Human& human) {
        expect_keys(item, keys::human);
        human.native = read_enum<Terrain>(item.at("native_terrain"), "terrain");
        if (const auto vp = item.maybe("vp"))
            human.vp = static_cast<std::int16_t>(vp->integer(0, most_vp));
        if (const auto shipping = item.maybe("shipping"))
            human.shipping = static_cast<std::int8_t>(shipping->integer(0, max_shipping));
        if (const auto area = item.maybe("area"))
            human.area = static_cast<std::int8_t>(area->integer(0, largest_area));
        const auto science = item.maybe("science");
        if (!science)
            return;
        science->expect_keys({"banking", "law", "engineering", "medicine"});
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            if (const auto level = science->maybe(Names<Discipline>::all[d]))
                human.science[d] = static_cast<std::int8_t>(level->integer(0, top_level));
    }

    void read_automa(const JsonReader& item) {
        expect_keys(item, keys::automa);
        AutomaState& automa = state_.automa;
        automa.faction = read_enum<Faction>(item.at("faction"), "faction");
        automa.level = read_enum<Level>(item.at("level"), "level");
        automa.native = read_enum<Terrain>(item.at("native_terrain"), "terrain");
        automa.vp = static_cast<std::int16_t>(item.at("vp").integer(0, most_vp));
        const JsonReader science = item.at("science");
        science.expect_keys({"banking", "law", "engineering", "medicine"});
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            automa.science[d] =
                static_cast<std::int8_t>(science.at(Names<Discipline>::all[d]).integer(0, top_level));
        automa.scholars = static_cast<std::int8_t>(item.at("scholars").integer(0, facts_.science.scholars));
        automa.innovations = static_cast<std::int8_t>(item.at("innovations").integer(0, 3));
        if (const auto own = item.maybe("faction_state"))
            read_faction_state(*own, automa);
        if (const auto vp = item.maybe("faction_end_vp"))
            automa.faction_end_vp = static_cast<std::int16_t>(vp->integer(0, most_vp));
    }

    void read_faction_state(const JsonReader& item, AutomaState& automa) const {
        expect_keys(item, faction_state_keys(automa.faction));
        if (const auto youth = item.maybe("youth_terrain"))
            automa.own.youth = read_enum<Terrain>(*youth, "terrain");
        const auto hexes = [&](const char* key, HexSet& set) {
            const auto list = item.maybe(key);
            for (std::size_t i = 0, n = list ? list->size(0, max_hexes) : 0; i < n; ++i)
                set.add(read_hex(list->item(i)));
        };
        hexes("tools", automa.own.tools);
        hexes("fallow", automa.own.fallow);
        hexes("blighted", automa.own.blighted);
        const auto list = item.maybe("achievements");
        for (std::size_t i = 0, n = list ? list->size(0, 6) : 0; i < n; ++i)
            automa.own.achievements = with_slot(automa.own.achievements, list->item(i).integer(1, 6));
    }

    [[nodiscard]] HexId read_hex(const JsonReader& reader) const {
        const auto hex = map().find(reader.string());
        if (!hex)
            reader.refuse("unknown_id", "“" + reader.string() + "” is not a hex of the "
                                            + std::string(name_of(state_.map)) + " map.");
        return *hex;
    }

    [[nodiscard]] Player read_player(const JsonReader& reader) const {
        const auto player = read_enum<Player>(reader, "player");
        if (!state_.plays(player))
            reader.refuse("unknown_id", "This player does not take part.");
        return player;
    }

    void read_order() {
        const JsonReader order = json_.at("turn_order");
        const std::size_t n = order.size(state_.human_count + 1U, state_.human_count + 1U);
        for (std::size_t i = 0; i < n; ++i)
            add_player(order.item(i), state_.turn_order);
        const auto passed = json_.maybe("passed");
        for (std::size_t i = 0, m = passed ? passed->size(0, n) : 0; i < m; ++i)
            add_player(passed->item(i), state_.passed);
    }

    void add_player(const JsonReader& reader, core::StaticVector<Player, max_players>& list) const {
        const Player player = read_player(reader);
        if (list.contains(player))
            reader.refuse("duplicate", "This player stands here twice.");
        list.push_back(player);
    }

    void read_buildings(const JsonReader& list) {
        for (std::size_t i = 0, n = list.size(0, max_land); i < n; ++i) {
            const JsonReader item = list.item(i);
            expect_keys(item, keys::building);
            Building building;
            building.hex = read_hex(item.at("hex"));
            if (map().river.has(building.hex))
                item.at("hex").refuse("on_river", "Nobody can build on a river.");
            building.owner = read_player(item.at("owner"));
            building.kind = read_enum<Kind>(item.at("kind"), "building");
            if (const auto annex = item.maybe("annex"))
                building.annex = annex->boolean();
            if (building.owner == Player::automa)
                read_automa_building(item, building);
            else if (item.has("marked"))
                item.at("marked").refuse("not_for_humans", "Only buildings of the Automa have power tokens.");
            state_.buildings.push_back(building);
        }
    }

    static void read_automa_building(const JsonReader& item, Building& building) {
        building.marked = item.at("marked").boolean();
        if (is_neutral(building.kind))
            item.at("kind").refuse("not_for_automa", "The Automa never has neutral buildings.");
        if (building.annex)
            item.at("annex").refuse("not_for_automa", "The Automa never has an annex.");
    }

    void read_terrain(const JsonReader& item) {
        if (!item.json().is_object())
            item.expect_keys({});
        for (const auto& [key, value] : item.json().items()) {
            const JsonReader entry(value, item.path() + "/" + key);
            const auto hex = map().find(key);
            if (!hex)
                entry.refuse("unknown_id", "“" + key + "” is not a hex of the "
                                               + std::string(name_of(state_.map)) + " map.");
            if (map().river.has(*hex))
                entry.refuse("on_river", "A river has no terrain.");
            const auto terrain = read_enum<Terrain>(entry, "terrain");
            if (building_on(state_, *hex) != nullptr)
                entry.refuse("built", "The terrain under a building is not kept.");
            if (map().hex(*hex).terrain == terrain)
                entry.refuse("as_printed", "This is what is printed there; only changes are kept.");
            state_.terrain[hex->index()] = terrain;
        }
    }

    void read_bridges(const JsonReader& list) {
        for (std::size_t i = 0, n = list.size(0, map().bridge_sites.size()); i < n; ++i) {
            const JsonReader item = list.item(i);
            expect_keys(item, keys::bridge);
            const Player owner = read_player(item.at("owner"));
            if (!is_human(owner))
                item.at("owner").refuse("not_for_automa", "The Automa never has bridges.");
            const JsonReader ends = item.at("hexes");
            static_cast<void>(ends.size(2, 2));
            const auto site = map().find_site(read_hex(ends.item(0)), read_hex(ends.item(1)));
            if (!site)
                ends.refuse("no_site", "No bridge can stand between these two hexes.");
            if (state_.bridges[site->index()])
                ends.refuse("duplicate", "A bridge stands there already.");
            state_.bridges[site->index()] = owner;
        }
    }

    void read_scholars(const JsonReader& item) {
        item.expect_keys({"banking", "law", "engineering", "medicine"});
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            const auto list = item.maybe(Names<Discipline>::all[d]);
            if (!list)
                continue;
            static_cast<void>(list->size(scholar_space_count, scholar_space_count));
            ScholarSpaces spaces;
            for (std::size_t i = 0; i < scholar_space_count; ++i)
                if (!list->item(i).is_null())
                    spaces[i] = read_player(list->item(i));
            state_.scholars[d] = spaces;
        }
    }

    void read_slots(const char* key, std::size_t count, Told<Slots>& told) const {
        const auto list = json_.maybe(key);
        if (!list)
            return;
        Slots slots = 0;
        for (std::size_t i = 0, n = list->size(0, count); i < n; ++i) {
            const int slot = list->item(i).integer(1, static_cast<int>(count));
            if (has_slot(slots, slot))
                list->item(i).refuse("duplicate", "This slot stands here twice.");
            slots = with_slot(slots, slot);
        }
        told = slots;
    }

    void read_tiles() {
        const JsonReader list = json_.at("round_score_tiles");
        static_cast<void>(list.size(round_count, round_count));
        for (std::size_t i = 0; i < round_count; ++i)
            if (!list.item(i).is_null())
                state_.round_tiles[i] =
                    static_cast<std::uint8_t>(list.item(i).integer(1, static_cast<int>(round_tile_count)));
        if (const auto tile = json_.maybe("final_tile"))
            state_.final_tile =
                static_cast<std::uint8_t>(tile->integer(1, static_cast<int>(final_tile_count)));
    }

    void read_bonus(const JsonReader& item) {
        expect_keys(item, keys::round_bonus);
        const auto name = [](const JsonReader& reader) {
            constexpr std::size_t longest = 100;
            if (reader.string().size() > longest)
                reader.refuse("too_long", "The name of a bonus tile has at most 100 letters.");
            return reader.string();
        };
        if (const auto display = item.maybe("display")) {
            static_cast<void>(display->size(bonus_row_size, bonus_row_size));
            for (std::size_t i = 0; i < bonus_row_size; ++i)
                if (!display->item(i).is_null())
                    state_.bonus.display[i] = name(display->item(i));
        }
        if (const auto own = item.maybe("automa"))
            state_.bonus.automa = name(*own);
    }

    static CardId read_card(const JsonReader& reader) {
        return CardId(static_cast<std::size_t>(reader.integer(1, static_cast<int>(card_count))));
    }

    void read_cards(const JsonReader& item) {
        expect_keys(item, keys::cards);
        const auto pile = [](const JsonReader& list, CardList& cards, bool may_be_unknown) {
            for (std::size_t i = 0, n = list.size(0, card_count); i < n; ++i)
                cards.push_back(may_be_unknown && list.item(i).is_null() ? unknown_card
                                                                         : read_card(list.item(i)));
        };
        Cards& cards = state_.cards;
        pile(item.at("stack"), cards.stack, true);
        if (!item.at("action").is_null())
            cards.action = read_card(item.at("action"));
        pile(item.at("support"), cards.support, false);
        pile(item.at("reserve"), cards.reserve, true);
        if (const auto shuffle = item.maybe("shuffle"))
            cards.shuffle = shuffle->boolean();
        if (cards.stack.size() + cards.reserve.size() + cards.support.size() + (cards.action ? 1U : 0U)
            != card_count)
            item.refuse("wrong_count", "Deck and reserve together are 14 cards.");
    }

    void read_turn(const JsonReader& item) {
        Turn turn;
        if (item.has("kind")) {
            expect_keys(item, keys::setup_turn);
            if (item.at("kind").string() != "setup")
                item.at("kind").refuse("unknown_id", "A turn has the kind “setup” or none.");
            turn.setup_card = read_card(item.at("card"));
            state_.turn = turn;
            return;
        }
        expect_keys(item, keys::turn);
        if (!item.at("action_card").is_null())
            turn.action_card = read_card(item.at("action_card"));
        turn.support_card = read_card(item.at("support_card"));
        if (const auto resume = item.maybe("resume"))
            turn.resume = read_resume(*resume, turn);
        if (const auto answers = item.maybe("answers")) {
            answers->expect_keys({"power_gained"});
            if (const auto gained = answers->maybe("power_gained"))
                turn.power_gained = static_cast<std::uint8_t>(gained->integer(0, 99));
        }
        state_.turn = turn;
    }

    /// Written by a decision and passed back; still nothing that is read is trusted.
    [[nodiscard]] Resume read_resume(const JsonReader& item, const Turn& turn) const {
        item.expect_keys({"order", "part", "stage", "blocked", "hex", "offered"});
        Resume resume;
        const int actions =
            turn.action_card ? static_cast<int>(facts_.card(*turn.action_card).actions.size()) : 1;
        resume.order = static_cast<std::uint8_t>(item.at("order").integer(1, actions + 1));
        if (const auto part = item.maybe("part"))
            resume.part = static_cast<std::uint8_t>(part->integer(0, 3));
        resume.stage = read_enum<Stage>(item.at("stage"), "stage");
        if (const auto blocked = item.maybe("blocked"))
            resume.blocked = blocked->boolean();
        const bool of_power = resume.stage == Stage::power_gained || resume.stage == Stage::power_advance;
        if (of_power && facts_.faction(state_.automa.faction).ongoing != Ongoing::power_advances)
            item.at("stage").refuse("contradiction", "This faction gains nothing from power.");
        if (resume.stage == Stage::power_gained) {
            resume.hex = read_hex(item.at("hex"));
            resume.offered = static_cast<std::uint8_t>(item.at("offered").integer(0, 99));
        }
        return resume;
    }

    const Catalogue& facts_;
    const JsonReader& json_;
    State state_;
};

} // namespace

keys::Keys faction_state_keys(Faction faction) {
    switch (faction) {
    case Faction::symbionts:
        return keys::of_symbionts;
    case Faction::blight:
        return keys::of_blight;
    case Faction::gognomes:
        return keys::of_gognomes;
    default:
        return {};
    }
}

core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json) {
    const JsonReader reader(json);
    auto state = core::read_guarded([&] { return PositionReader(catalogue, reader).read(); });
    if (!state.ok())
        return state;
    const core::Status legal = check_position(catalogue, state.value());
    if (!legal.ok())
        return legal.error();
    return state;
}

core::Result<State> read_position(const Catalogue& catalogue, std::string_view text) {
    const auto json = core::parse_json(text);
    if (!json.ok())
        return json.error();
    return position_from_json(catalogue, json.value());
}

} // namespace automa::innovation
