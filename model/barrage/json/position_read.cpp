#include "model/barrage/json/position_json.h"

#include "model/barrage/facts/readers.h"
#include "model/barrage/state/board.h"
#include "model/barrage/state/readings.h"
#include "model/core/json_schema.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::JsonReader;
using facts::read_enum;

/// The schema has checked shapes, keys and ranges; here it is said what they mean on a table.
class PositionReader {
public:
    PositionReader(const Catalogue& facts, const JsonReader& json) : facts_(facts), json_(json) {}

    State read() {
        core::check_shape(json_, *facts_.position_schema);
        if (json_.at("format").string() != "barrage-position/1")
            json_.at("format").refuse("wrong_format", "Only the format barrage-position/1 is understood.");
        state_.round = static_cast<std::uint8_t>(json_.at("round").integer());
        if (const auto phase = json_.maybe("phase"))
            state_.phase = read_enum<Phase>(*phase, "phase");
        read_expansions();
        read_interpretations();
        read_companies();
        read_map();
        read_market();
        read_tiles();
        if (const auto tracking = json_.maybe("tracking"))
            state_.tracking = read_enum<Tracking>(*tracking, "way of tracking");
        if (const auto turn = json_.maybe("turn"))
            read_turn(*turn);
        if (const auto random = json_.maybe("random"))
            state_.random = core::Random::from_state(random->unsigned64());
        state_.next_known = json_.has("next") || json_.has("random") || nothing_happened();
        return state_;
    }

private:
    /// The start of a game: the first in order is next, even if nobody says so.
    [[nodiscard]] bool nothing_happened() const {
        const bool built = std::any_of(state_.dams.begin(), state_.dams.end(),
                                       [](const Dam& dam) { return dam.owner < Owner::neutral; })
                           || std::any_of(state_.conduits.begin(), state_.conduits.end(),
                                          [](Owner owner) { return owner != Owner::nobody; })
                           || std::any_of(state_.powerhouses.begin(), state_.powerhouses.end(),
                                          [](Owner owner) { return owner != Owner::nobody; });
        const bool acted =
            std::any_of(state_.turn_order.begin(), state_.turn_order.end(), [&](Company company) {
                const CompanyState& who = state_.company(company);
                const int all = facts_.pieces.engineers - (who.architect == Architect::none ? 0 : 1);
                return who.energy > 0 || who.passed || (who.tracked && who.engineers != all);
            });
        return state_.round == 1 && state_.phase == Phase::actions && !state_.turn && !built && !acted;
    }

    template <class Id>
    Id known(const JsonReader& reader, std::optional<Id> id, std::string_view what) const {
        if (!id)
            reader.refuse("unknown_id",
                          "“" + reader.string() + "” is not a known " + std::string(what) + ".");
        return *id;
    }

    SpaceId read_space(const JsonReader& reader, SpaceKind kind) const {
        const SpaceId id = known(reader, facts_.find_space(reader.string()), "space");
        if (facts_.space(id).kind != kind)
            reader.refuse("wrong_space",
                          "“" + reader.string() + "” is not a " + std::string(name_of(kind)) + " space.");
        return id;
    }

    void read_expansions() {
        const JsonReader list = json_.at("expansions");
        for (std::size_t i = 0, n = list.size(0, 1); i < n; ++i) {
            static_cast<void>(
                list.item(i).one_of(std::array<std::string_view, 1>{"leeghwater"}, "expansion"));
            state_.leeghwater = true;
        }
    }

    void read_interpretations() {
        if (const auto choices = json_.maybe("interpretations"))
            each_reading(state_.interpretations, [&]<class Reading>(std::string_view key, Reading& value) {
                if (choices->has(key))
                    value = read_enum<Reading>(choices->at(key), "reading of " + std::string(key));
            });
    }

    void read_officer(const JsonReader& reader, CompanyState& company) const {
        for (const std::string& promo : facts_.promo_officers)
            if (reader.string() == promo)
                reader.refuse("promo_officer", "Promo officers are not supported yet (B-10.18).");
        company.officer = read_enum<Officer>(reader, "officer");
        if (facts_.officers[index_of(*company.officer)].needs_leeghwater && !state_.leeghwater)
            reader.refuse("needs_expansion", "This officer needs the Leeghwater Project.");
    }

    void read_wheel(const JsonReader& list, CompanyState& company) const {
        static_cast<void>(list.size(wheel_segments, wheel_segments));
        for (std::size_t i = 0; i < wheel_segments; ++i) {
            const JsonReader item = list.item(i);
            if (item.is_null())
                continue;
            if (i == 0)
                item.refuse("open_segment", "The open segment of the wheel is empty between turns.");
            Segment& segment = company.wheel[i];
            if (const auto tech = item.maybe("technology"))
                segment.technology = known(*tech, facts_.find_tech(tech->string()), "technology tile");
            if (const auto excavators = item.maybe("excavators"))
                segment.excavators = static_cast<std::uint8_t>(excavators->integer());
            if (const auto mixers = item.maybe("mixers"))
                segment.mixers = static_cast<std::uint8_t>(mixers->integer());
        }
    }

    void read_hand(const JsonReader& item, CompanyState& company) const {
        company.tracked = true;
        company.engineers = static_cast<std::int8_t>(item.at("engineers").integer());
        company.excavators = static_cast<std::int16_t>(item.at("excavators").integer());
        company.mixers = static_cast<std::int16_t>(item.at("mixers").integer());
        const JsonReader tech = item.at("technology");
        for (std::size_t i = 0, n = tech.size(0, tech_count); i < n; ++i) {
            const TechId id = known(tech.item(i), facts_.find_tech(tech.item(i).string()), "technology tile");
            if (company.technology.has(id))
                tech.item(i).refuse("duplicate", "This technology tile stands here twice.");
            company.technology.add(id);
        }
        read_wheel(item.at("wheel"), company);
    }

    template <class Id, class Find>
    void read_set(const JsonReader& list, core::IdSet<Id>& set, std::string_view what, Find find) const {
        for (std::size_t i = 0, n = list.size(0, 64); i < n; ++i) {
            const Id id = known(list.item(i), find(list.item(i).string()), what);
            if (set.has(id))
                list.item(i).refuse("duplicate", "This " + std::string(what) + " stands here twice.");
            set.add(id);
        }
    }

    void read_architect(const JsonReader& item, CompanyState& company) const {
        const bool tommaso =
            company.player == PlayerKind::automa && company.officer == Officer::tommaso_battista;
        company.architect = tommaso ? Architect::free : Architect::none;
        if (const auto architect = item.maybe("architect")) {
            if (!tommaso)
                architect->refuse("no_architect", "Only an Automa with Tommaso Battista has an architect.");
            company.architect =
                static_cast<Architect>(1
                                       + architect->one_of(std::array<std::string_view, 2>{"free", "used"},
                                                           "state of the architect"));
        }
    }

    void read_company(const JsonReader& item) {
        const auto id = read_enum<Company>(item.at("id"), "company");
        CompanyState& company = state_.company(id);
        if (company.in_play)
            item.at("id").refuse("duplicate", "This company is listed twice.");
        if (facts_.company(id).leeghwater && !state_.leeghwater)
            item.at("id").refuse("needs_expansion", "This company needs the Leeghwater Project.");
        company.in_play = true;
        company.player = read_enum<PlayerKind>(item.at("player"), "kind of player");
        const bool automa = company.player == PlayerKind::automa;
        if (automa)
            company.level = read_enum<Level>(item.at("level"), "level");
        if (const auto officer = item.maybe("officer"))
            read_officer(*officer, company);
        if (automa && company.officer && company.level != Level::very_high)
            item.at("officer").refuse("officer_level",
                                      "Only an Automa of the level very_high has an officer.");
        read_architect(item, company);
        company.vp_known = item.has("vp") && !item.at("vp").is_null();
        if (automa || company.vp_known)
            company.vp = static_cast<std::int16_t>(item.at("vp").integer());
        company.energy = static_cast<std::int16_t>(item.at("energy").integer());
        company.tracked = automa || item.has("engineers");
        if (company.tracked)
            read_hand(item, company);
        if (const auto fulfilled = item.maybe("fulfilled_contracts"))
            read_set<ContractId>(*fulfilled, company.fulfilled_contracts, "contract",
                                 [&](const std::string& text) { return facts_.find_contract(text); });
        if (const auto held = item.maybe("held_contracts")) {
            if (automa)
                held->refuse("not_human", "Only a human keeps contracts.");
            read_set<ContractId>(*held, company.held_contracts, "contract",
                                 [&](const std::string& text) { return facts_.find_contract(text); });
        }
        if (const auto works = item.maybe("fulfilled_works"))
            read_set<WorkId>(*works, company.fulfilled_works, "external work",
                             [&](const std::string& text) { return facts_.find_work(text); });
        if (const auto passed = item.maybe("passed"))
            company.passed = passed->boolean();
    }

    void read_companies() {
        const JsonReader list = json_.at("companies");
        for (std::size_t i = 0, n = list.size(2, max_participants); i < n; ++i)
            read_company(list.item(i));
        const JsonReader order = json_.at("turn_order");
        static_cast<void>(order.size(list.json().size(), list.json().size()));
        for (std::size_t i = 0; i < order.json().size(); ++i) {
            const auto id = read_enum<Company>(order.item(i), "company");
            if (!state_.company(id).in_play)
                order.item(i).refuse("not_in_play", "This company does not take part.");
            if (state_.turn_order.contains(id))
                order.item(i).refuse("duplicate", "This company stands in the turn order twice.");
            state_.turn_order.push_back(id);
        }
        if (const auto next = json_.maybe("next")) {
            const auto id = read_enum<Company>(*next, "company");
            for (std::size_t i = 0; i < state_.turn_order.size(); ++i)
                if (state_.turn_order[i] == id)
                    state_.next = static_cast<std::uint8_t>(i);
            if (state_.turn_order[state_.next] != id)
                next->refuse("not_in_play", "This company does not take part.");
        }
    }

    Owner read_owner(const JsonReader& reader, bool neutral_too) const {
        const auto owner = read_enum<Owner>(reader, "owner");
        const bool good = owner == Owner::neutral
                              ? neutral_too
                              : owner != Owner::nobody && state_.company(static_cast<Company>(owner)).in_play;
        if (!good)
            reader.refuse("wrong_owner", "“" + reader.string() + "” cannot own this: it does not take part.");
        return owner;
    }

    void read_map() {
        const JsonReader dams = json_.at("dams");
        for (std::size_t i = 0, n = dams.size(0, dam_space_count); i < n; ++i) {
            const JsonReader item = dams.item(i);
            Dam& dam = state_.dam(read_space(item.at("space"), SpaceKind::dam));
            if (dam.stands())
                item.at("space").refuse("duplicate", "Two dams stand on this space.");
            dam.owner = read_owner(item.at("owner"), true);
            dam.height = static_cast<std::uint8_t>(item.at("height").integer());
            dam.drops = static_cast<std::uint8_t>(item.at("drops").integer());
        }
        read_owned("conduits", SpaceKind::conduit, state_.conduits);
        read_owned("powerhouses", SpaceKind::powerhouse, state_.powerhouses);
        const JsonReader headstreams = json_.at("headstreams");
        for (std::size_t h = 0; h < 4; ++h) {
            const JsonReader item = headstreams.at(name_of(static_cast<Headstream>(h)));
            if (const auto tile = item.maybe("tile"))
                state_.headstreams[h].tile =
                    known(*tile, facts_.find_headstream_tile(tile->string()), "headstream tile");
            state_.headstreams[h].drops = static_cast<std::uint8_t>(item.at("drops").integer());
        }
    }

    template <class Owners>
    void read_owned(std::string_view key, SpaceKind kind, Owners& owners) {
        const JsonReader list = json_.at(key);
        for (std::size_t i = 0, n = list.size(0, owners.size()); i < n; ++i) {
            const JsonReader item = list.item(i);
            Owner& owner = owners[index_in_kind(read_space(item.at("space"), kind))];
            if (owner != Owner::nobody)
                item.at("space").refuse("duplicate", "Two pieces stand on this space.");
            owner = read_owner(item.at("owner"), false);
        }
    }

    void read_contract_row(const JsonReader& list, Colour colour) {
        for (std::size_t i = 0, n = list.size(0, 2); i < n; ++i) {
            if (list.item(i).is_null())
                continue;
            const ContractId id =
                known(list.item(i), facts_.find_contract(list.item(i).string()), "contract");
            if (facts_.contract(id).colour != colour)
                list.item(i).refuse("wrong_colour",
                                    "This is not a " + std::string(name_of(colour)) + " contract.");
            state_.contracts[index_of(colour)][i] = id;
        }
    }

    void read_market() {
        const JsonReader contracts = json_.at("contracts");
        for (std::size_t colour = 0; colour < 3; ++colour)
            read_contract_row(contracts.at(name_of(static_cast<Colour>(colour))),
                              static_cast<Colour>(colour));
        const JsonReader national = contracts.at("national");
        for (std::size_t i = 0, n = national.size(0, 6); i < n; ++i) {
            if (national.item(i).is_null())
                continue;
            const ContractId id =
                known(national.item(i), facts_.find_contract(national.item(i).string()), "contract");
            if (!facts_.contract(id).national)
                national.item(i).refuse("wrong_colour", "This is not a national contract.");
            state_.national.push_back(id);
        }
        const JsonReader patents = json_.at("patents");
        for (std::size_t i = 0, n = patents.size(0, 3); i < n; ++i)
            if (!patents.item(i).is_null())
                state_.patents[i] = read_patent(patents.item(i));
        read_leeghwater();
        const JsonReader bonus = json_.at("bonus_tiles");
        for (std::size_t i = 0, n = bonus.size(0, 5); i < n; ++i)
            state_.bonus_tiles.push_back(read_enum<BonusTile>(bonus.item(i), "bonus tile"));
        if (const auto objective = json_.maybe("objective"))
            state_.objective = read_enum<Objective>(*objective, "objective tile");
    }

    TechId read_patent(const JsonReader& reader) const {
        const TechId id = known(reader, facts_.find_tech(reader.string()), "technology tile");
        if (!is_advanced(id))
            reader.refuse("wrong_tile", "Only advanced tiles lie in the Patent Office.");
        if (facts_.tech[id.index()].leeghwater && !state_.leeghwater)
            reader.refuse("needs_expansion", "This tile needs the Leeghwater Project.");
        return id;
    }

    void read_leeghwater() {
        const JsonReader works = json_.at("external_works");
        for (std::size_t i = 0, n = works.size(0, state_.leeghwater ? 3 : 0); i < n; ++i)
            if (!works.item(i).is_null())
                state_.works[i] =
                    known(works.item(i), facts_.find_work(works.item(i).string()), "external work");
        const JsonReader buildings = json_.at("buildings");
        for (std::size_t i = 0, n = buildings.size(0, state_.leeghwater ? 5 : 0); i < n; ++i) {
            const JsonReader item = buildings.item(i);
            BuildingState building;
            building.id = known(item.at("id"), facts_.find_building(item.at("id").string()), "building");
            const JsonReader owners = item.at("owners");
            for (std::size_t k = 0, m = owners.size(0, max_participants); k < m; ++k)
                building.owners.push_back(static_cast<Company>(read_owner(owners.item(k), false)));
            state_.buildings.push_back(building);
        }
    }

    void read_pile(const JsonReader& list, core::StaticVector<TileId, tile_count>& pile,
                   std::uint32_t& seen) const {
        for (std::size_t i = 0, n = list.size(0, tile_count); i < n; ++i) {
            const int tile = list.item(i).integer();
            if ((seen >> tile & 1U) != 0)
                list.item(i).refuse("duplicate", "This Automa tile lies in two places.");
            seen |= 1U << tile;
            pile.push_back(TileId(static_cast<std::size_t>(tile)));
        }
    }

    void read_tiles() {
        const JsonReader tiles = json_.at("tiles");
        std::uint32_t seen = 0;
        read_pile(tiles.at("stack"), state_.tiles.stack, seen);
        read_pile(tiles.at("discard"), state_.tiles.discard, seen);
    }

    TileId read_top(const JsonReader& reader, const core::StaticVector<TileId, tile_count>& pile,
                    bool front) const {
        const auto tile = TileId(static_cast<std::size_t>(reader.integer()));
        if (pile.empty() || (front ? pile.front() : pile.back()) != tile)
            reader.refuse("wrong_tile", front ? "The actions tile must be the first of tiles.stack."
                                              : "The criteria tile must be the last of tiles.discard.");
        return tile;
    }

    void read_turn(const JsonReader& item) {
        Turn turn;
        turn.company = read_enum<Company>(item.at("company"), "company");
        if (!state_.company(turn.company).in_play)
            item.at("company").refuse("not_in_play", "This company does not take part.");
        turn.actions_tile = read_top(item.at("actions_tile"), state_.tiles.stack, true);
        turn.criteria_tile = read_top(item.at("criteria_tile"), state_.tiles.discard, false);
        if (const auto resume = item.maybe("resume"))
            turn.resume = read_resume(*resume);
        const CompanyState& who = state_.company(turn.company);
        if (who.player == PlayerKind::human)
            check_human_turn(item.at("company"), who);
        else if (who.engineers == 0 && who.architect != Architect::free && !turn.resume)
            item.at("company").refuse("no_engineers",
                                      "This company has no engineers left, so it takes no turn.");
        state_.turn = turn;
    }

    /// B-10.17: only with Mahiri in play does a tile speak for a human, and only if the hand is known; with
    /// the tiles only, the human works it out.
    void check_human_turn(const JsonReader& reader, const CompanyState& human) const {
        if (!mahiri_in_play(state_))
            reader.refuse("human_turn",
                          "A human decides alone; only Mahiri Sekibo makes a tile speak for a human.");
        if (!human.tracked && state_.tracking != Tracking::tiles_only)
            reader.refuse(
                "hand_unknown",
                "To read a tile for a human, its engineers, machines, technology and wheel are needed.");
    }

    Resume read_resume(const JsonReader& item) const {
        Resume resume;
        resume.order = static_cast<std::uint8_t>(item.at("order").integer());
        resume.stage = read_enum<Stage>(item.at("stage"), "stage");
        if (resume.stage == Stage::second_production)
            resume.used_powerhouse = read_space(item.at("used_powerhouse"), SpaceKind::powerhouse);
        if (const auto again = item.maybe("again"))
            resume.again = again->boolean();
        return resume;
    }

    const Catalogue& facts_;
    const JsonReader& json_;
    State state_;
};

} // namespace

core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json,
                                       Believed believed) {
    const JsonReader reader(json);
    auto state = core::read_guarded([&] { return PositionReader(catalogue, reader).read(); });
    if (!state.ok())
        return state;
    const core::Status legal = check_position(catalogue, state.value(), believed);
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

} // namespace automa::barrage
