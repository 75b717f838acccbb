#include "model/innovation/state/describe.h"

#include "model/innovation/state/spellings.h"

#include <algorithm>

namespace automa::innovation {
namespace {

using core::absent_if;
using core::Among;
using core::as_null;
using core::called;
using core::count;
using core::Description;
using core::JsonReader;
using core::once;
using core::or_default;
using core::or_null;
using core::OrderedJson;
using core::required;
using core::unless_default;
using core::unless_empty;
using core::within;

constexpr core::Within vp_range = within(0, most_vp);

constexpr auto terrain_name = called("terrain");

/// The numbers of slots, as a position lists them.
using SlotList = core::StaticVector<std::uint8_t, max_innovation_slots>;
SlotList listed(Slots slots) {
    SlotList list;
    for (int slot = 1; slot <= static_cast<int>(max_innovation_slots); ++slot)
        if (has_slot(slots, slot))
            list.push_back(static_cast<std::uint8_t>(slot));
    return list;
}
Slots slots_of(const SlotList& list) {
    Slots slots = 0;
    for (const std::uint8_t slot : list)
        slots = with_slot(slots, slot);
    return slots;
}
template <class AnyTold>
auto known(const AnyTold& told) {
    return told ? std::optional(*told) : std::nullopt;
}

// ---------------------------------------------------------------- the position

class Position {
public:
    Position(Description& to, const Catalogue& catalogue, State& position)
        : field(to), facts(catalogue), state(position) {}

    void contract() {
        field.constant("format", "innovation-position/1", "This must be “innovation-position/1”.");
        field("map", state.map);
        field("round", state.round, within(1, static_cast<int>(round_count)));
        field.object(
            "interpretations",
            [&] {
                field.nothing_required();
                each_reading(state.interpretations, [&](const char* key, const char*, auto& reading) {
                    field(key, reading, unless_default, called("reading"));
                });
            },
            or_default);
        field.object(
            "turn", state.turn, [&](Turn& turn) { turn_under_way(turn); }, or_null);
        players();
        order();
        buildings();
        field("terrain", state.terrain, or_default, spell::Changes{hex(), state});
        bridges();
        scholars();
        row("power_actions", state.power_actions, power_action_count);
        row("book_actions", state.book_actions, book_action_count);
        row("innovations", state.innovations,
            field.publishing() ? max_innovation_slots
                               : static_cast<std::size_t>(facts.innovation_slots(state.human_count)));
        field("round_score_tiles", state.round_tiles, within(1, static_cast<int>(round_tile_count)));
        field("final_tile", state.final_tile, as_null, within(1, static_cast<int>(final_tile_count)));
        bonus(state.bonus);
        field.object("cards", [&] { cards(state.cards); });
    }

private:
    [[nodiscard]] spell::Hex hex() const { return {facts, state.map}; }
    [[nodiscard]] spell::Seat seat() const { return {state}; }

    template <class All>
    [[nodiscard]] static bool any_known(const All& all) {
        return std::ranges::any_of(all, [](const auto& told) { return told.known; });
    }

    void turn_under_way(Turn& turn) {
        bool setup = field.reading() ? field.peek("kind") != nullptr : turn.setup_card.has_value();
        field.alternatives("anyOf", setup, [&] {
            if (setup) {
                const auto kind = [&] {
                    field.constant("kind", "setup", "A turn has the kind “setup” or none.", "unknown_id");
                };
                if (!field.reading()) // there last: the other keys of a wrong kind say more
                    kind();
                field("card", turn.setup_card, required, spell::Card{});
                if (field.reading())
                    kind();
                return;
            }
            field("action_card", turn.action_card, required, as_null, spell::Card{});
            field("support_card", turn.support_card, spell::Card{});
            field.object(
                "answers", [&] { field("power_gained", turn.power_gained, within(0, 99)); },
                absent_if(!turn.power_gained), core::Unpublished{});
            field.object(
                "resume", turn.resume, [&](Resume& at) { resume(turn, at); }, core::Unpublished{});
        });
    }
    /// Written by a decision and passed back; still nothing that is read is trusted.
    void resume(const Turn& turn, Resume& at) {
        const int actions =
            turn.action_card ? static_cast<int>(facts.card(*turn.action_card).actions.size()) : 1;
        field("order", at.order, within(1, actions + 1));
        field("part", at.part, or_default, within(0, 3));
        field("stage", at.stage);
        field("blocked", at.blocked, unless_default);
        if (at.stage == Stage::power_gained) {
            field("hex", at.hex, hex());
            field("offered", at.offered, within(0, 99));
        } else {
            field.ignore("hex");
            field.ignore("offered");
        }
    }

    void players() {
        core::StaticVector<Player, max_players> all;
        for (std::size_t i = 0; i < state.human_count; ++i)
            all.push_back(static_cast<Player>(i));
        all.push_back(Player::automa);
        const nlohmann::json* list = field.peek("players");
        if (list != nullptr && list->size() >= 2 && list->size() <= max_players)
            state.human_count = static_cast<std::uint8_t>(list->size() - 1);
        field.each("players", all, count(2, max_players), [&](Player& player, std::size_t i) {
            const Player expected = i == state.human_count ? Player::automa : static_cast<Player>(i);
            bool automa = expected == Player::automa;
            field.alternatives("anyOf", automa, [&] {
                if (automa)
                    automa_player(player, expected);
                else
                    human(player, expected, state.humans[i]);
            });
        });
    }
    void expect(Player player, Player expected) {
        if (field.reading() && player != expected)
            field.refuse("id", "wrong_order", "Here “" + std::string(name_of(expected)) + "” must stand.");
    }
    void human(Player& player, Player expected, Human& own) {
        field("id", player, called("player"), Among{0, index_of(Player::automa)});
        expect(player, expected);
        field("native_terrain", own.native, terrain_name);
        field("vp", own.vp, as_null, vp_range);
        field("shipping", own.shipping, as_null, within(0, static_cast<int>(max_shipping)));
        field("area", own.area, or_null, within(0, largest_area));
        field.object(
            "science",
            [&] {
                each_discipline([&](std::string_view name, std::size_t d) {
                    auto level = known(own.science[d]);
                    field(name, level, as_null, level_range);
                    if (field.reading() && level)
                        own.science[d] = *level;
                });
            },
            as_null, absent_if(!any_known(own.science)));
    }
    void automa_player(Player& player, Player expected) {
        AutomaState& automa = state.automa;
        player = field.publishing() ? Player::automa : player;
        field("id", player, called("player"), core::fixed);
        expect(player, expected);
        field("faction", automa.faction);
        field("level", automa.level);
        field("native_terrain", automa.native, terrain_name);
        field("vp", automa.vp, vp_range);
        field.object("science", [&] {
            each_discipline(
                [&](std::string_view name, std::size_t d) { field(name, automa.science[d], level_range); });
        });
        field("scholars", automa.scholars, within(0, facts.science.scholars));
        field("innovations", automa.innovations, within(0, 3));
        field.object(
            "faction_state", [&] { faction_state(automa); }, or_default, or_null);
        field("faction_end_vp", automa.faction_end_vp, or_null, vp_range);
    }
    void faction_state(AutomaState& automa) {
        FactionState& own = automa.own;
        const auto of = [&](Faction faction) { return field.publishing() || automa.faction == faction; };
        const auto hexes = [&](std::string_view name, HexSet& set) {
            field(name, set, unless_default, or_null, count(0, max_hexes), hex());
        };
        field.nothing_required();
        if (of(Faction::symbionts)) {
            field("youth_terrain", own.youth, or_null, terrain_name);
            hexes("tools", own.tools);
        }
        if (of(Faction::blight)) {
            hexes("fallow", own.fallow);
            hexes("blighted", own.blighted);
        }
        if (of(Faction::gognomes)) {
            auto list = listed(own.achievements);
            field("achievements", list, unless_default, or_null, count(0, 6), within(1, 6));
            if (field.reading())
                own.achievements = slots_of(list);
        }
    }

    void order() {
        const std::size_t all = state.human_count + 1U;
        field("turn_order", state.turn_order, field.publishing() ? count(2, max_players) : count(all, all),
              once("This player stands here twice."), seat());
        field("passed", state.passed, or_default, count(0, field.publishing() ? max_players : all),
              once("This player stands here twice."), seat());
    }

    void buildings() {
        field.each("buildings", state.buildings, count(0, max_land), [&](Building& building, std::size_t) {
            field("hex", building.hex, hex());
            if (field.peek("hex") != nullptr && hex().map().river.has(building.hex))
                field.refuse("hex", "on_river", "Nobody can build on a river.");
            field("owner", building.owner, seat());
            field("kind", building.kind, called("building"));
            field("annex", building.annex, unless_default);
            if (field.publishing() || (field.peek("owner") == nullptr && field.reading()))
                field("marked", building.marked, or_default);
            else if (building.owner == Player::automa)
                field("marked", building.marked);
            else if (field.peek("marked") != nullptr)
                field.refuse("marked", "not_for_humans", "Only buildings of the Automa have power tokens.");
            if (!field.reading() || building.owner != Player::automa)
                return;
            if (field.peek("kind") != nullptr && is_neutral(building.kind))
                field.refuse("kind", "not_for_automa", "The Automa never has neutral buildings.");
            if (building.annex)
                field.refuse("annex", "not_for_automa", "The Automa never has an annex.");
        });
    }

    void bridges() {
        struct Bridge {
            Player owner = Player::human_1;
            BridgeSiteId site;
        };
        core::StaticVector<Bridge, max_bridge_sites> all;
        const std::size_t sites = hex().map().bridge_sites.size();
        for (std::size_t i = 0; i < sites; ++i)
            if (state.bridges[i])
                all.push_back({*state.bridges[i], BridgeSiteId(i)});
        const auto most = count(0, field.publishing() ? max_bridge_sites : sites);
        field.each(
            "bridges", all, most,
            [&](Bridge& bridge, std::size_t) {
                if (field.publishing())
                    field("owner", bridge.owner, Among{0, index_of(Player::automa)});
                else
                    field("owner", bridge.owner, seat());
                if (field.reading() && !is_human(bridge.owner))
                    field.refuse("owner", "not_for_automa", "The Automa never has bridges.");
                field("hexes", bridge.site, spell::Site{hex()});
                if (field.peek("hexes") == nullptr)
                    return;
                auto& stands = state.bridges[bridge.site.index()];
                if (stands)
                    field.refuse("hexes", "duplicate", "A bridge stands there already.");
                stands = bridge.owner;
            },
            or_default);
    }

    void scholars() {
        field.object(
            "scholars",
            [&] {
                each_discipline([&](std::string_view name, std::size_t d) {
                    auto spaces = known(state.scholars[d]);
                    field(name, spaces, as_null, seat());
                    if (field.reading() && spaces)
                        state.scholars[d] = *spaces;
                });
            },
            as_null, absent_if(!any_known(state.scholars)));
    }

    void row(std::string_view name, Told<Slots>& told, std::size_t most) {
        std::optional<SlotList> list;
        if (told)
            list = listed(*told);
        field(name, list, as_null, count(0, most), within(1, static_cast<int>(most)),
              once("This slot stands here twice."));
        if (field.reading() && list)
            told = slots_of(*list);
    }

    void bonus(RoundBonus& bonus) {
        const bool named = bonus.automa || std::ranges::any_of(bonus.display, [](const auto& tile) {
                               return tile.has_value();
                           });
        field.object(
            "round_bonus",
            [&] {
                field("display", bonus.display, or_default, or_null, spell::BonusName{});
                field("automa", bonus.automa, as_null, spell::BonusName{});
            },
            as_null, absent_if(!named));
    }

    void cards(Cards& cards) {
        const auto pile = count(0, card_count);
        field("stack", cards.stack, pile, spell::CardOrNot{});
        field("action", cards.action, required, as_null, spell::Card{});
        field("support", cards.support, pile, spell::Card{});
        field("reserve", cards.reserve, pile, spell::CardOrNot{});
        field("shuffle", cards.shuffle, or_default);
    }

    Description& field;
    const Catalogue& facts;
    State& state;
};

} // namespace

void describe(Description& field, const Catalogue& facts, State& state, Detail detail) {
    Position position(field, facts, state);
    position.contract();
    field.object(
        "app", [&] { describe_app(field, state); }, absent_if(detail == Detail::contract),
        core::Unpublished{"what only this app keeps"});
}

} // namespace automa::innovation
