#include "model/barrage/command.h"

#include "model/barrage/board.h"
#include "model/barrage/can_apply.h"
#include "model/barrage/construction.h"
#include "model/barrage/contracts.h"
#include "model/barrage/play.h"
#include "model/barrage/position_json.h"
#include "model/barrage/questions.h"
#include "model/barrage/systems.h"
#include "model/barrage/water.h"
#include "model/core/json_patch.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Error;
using core::Label;
using core::text;

bool holds(const CompanyState& company, TechId tech) {
    return company.technology.has(tech)
           || std::any_of(company.wheel.begin(), company.wheel.end(),
                          [&](const Segment& segment) { return segment.technology == tech; });
}

/// What a command leads to must be possible event by event, and as a whole if it was so before.
std::optional<Error> impossible(const Catalogue& facts, const State& before, const Carried& carried) {
    State state = before;
    for (const Event& event : carried.events) {
        if (const core::Status possible = can_apply(facts, state, event); !possible.ok())
            return Error{possible.error().id, "/events", possible.error().message};
        apply_in_place(state, event);
    }
    const core::Status after = check_position(facts, carried.after);
    if (!after.ok() && check_position(facts, before).ok())
        return after.error();
    return std::nullopt;
}

/// Thrown by a check inside this file only.
struct Illegal {
    Error error;
};
[[noreturn]] void refuse(std::string id, std::string path, std::string message) {
    throw Illegal{{std::move(id), std::move(path), std::move(message)}};
}

class Carrier {
public:
    Carrier(const Catalogue& facts, const State& state, bool turn_goes_on)
        : facts_(facts), play_(facts, state), goes_on_(turn_goes_on) {}

    Carried run(const Command& command) {
        std::visit([&](const auto& c) { carry(c); }, command);
        result_.events = std::move(play_.events);
        result_.after = play_.state;
        return std::move(result_);
    }

private:
    void label(std::string id, std::vector<std::pair<std::string, std::string>> arguments = {}) {
        result_.label = {std::move(id), std::move(arguments)};
    }

    const CompanyState& human(Company company) {
        const CompanyState& who = play_.state.company(company);
        if (!who.in_play || who.player != PlayerKind::human)
            refuse("not_human", "/company", "Only a human who takes part can do this.");
        if (play_.state.turn)
            refuse("automa_turn", "/turn", "An Automa is in the middle of its turn.");
        if (play_.state.phase != Phase::actions)
            refuse("wrong_phase", "/phase", "This can only be done in the phase of actions.");
        in_turn(company);
        return who;
    }
    /// A human whose turn goes on is still next.
    void in_turn(Company company) {
        const Company next = play_.state.turn_order[play_.state.next];
        if (play_.state.next_known && next != company)
            refuse("not_next", "/company", "It is the turn of " + text(name_of(next)) + ".");
    }
    void place(int index, int count, const char* path) {
        if (index < 0 || index >= count)
            refuse("out_of_range", path, "There is no such place.");
    }
    template <class Id>
    void known(Id id, std::size_t count, const char* path) {
        if (id.index() >= count)
            refuse("unknown_id", path, "There is no such thing in the game.");
    }
    void end_turn(Company company) {
        if (!goes_on_)
            play_.record(TurnEnded{company, false});
    }

    void carry(const HumanBuilds& c) {
        human(c.company);
        if (c.structure > Structure::building)
            refuse("unknown_id", "/structure", "This is nothing that can be built.");
        if (!piece_left(facts_, play_.state, c.company, c.structure))
            refuse("no_piece", "/structure", "No piece of this kind is left on the company board (B-6.1).");
        if (c.structure == Structure::building) {
            build_building(c);
        } else {
            if (!c.space || !open_spaces(facts_, play_.state, c.company, c.structure).has(*c.space))
                refuse("not_free", "/space",
                       "This structure cannot be built there: the space is taken, or a piece of the same "
                       "kind stands in the basin.");
            put_piece(play_, c.company, c.structure, *c.space);
            label("human_built", {{"company", text(name_of(c.company))},
                                  {"structure", text(name_of(c.structure))},
                                  {"space", facts_.space(*c.space).id}});
        }
        end_turn(c.company);
    }

    void build_building(const HumanBuilds& c) {
        const auto& rows = play_.state.buildings;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row].id != c.building)
                continue;
            if (rows[row].owners.contains(c.company) || !building_place_vp(facts_, play_.state, row))
                refuse("not_free", "/building", "There is no place left for this company at that building.");
            play_.record(BuildingBuilt{c.company, rows[row].id});
            label("human_built_building", {{"company", text(name_of(c.company))},
                                           {"building", facts_.buildings[c.building->index()].id}});
            return;
        }
        refuse("unknown_id", "/building", "That building is not in this game.");
    }

    void carry(const HumanProduces& c) {
        human(c.company);
        const auto systems = human_systems(facts_, play_.state, c.company);
        const auto found = std::find_if(systems.begin(), systems.end(), [&](const System& s) {
            return s.dam == c.dam && s.conduit == c.conduit;
        });
        if (found == systems.end())
            refuse("no_system", "/system", "Dam, conduit and powerhouse do not form a system with water.");
        if (c.drops < 1 || c.drops > play_.state.dam(c.dam).drops)
            refuse("out_of_range", "/drops", "The dam does not hold that many drops.");
        System system = *found;
        system.drops = c.drops;
        system.energy = human_energy(facts_, play_.state, c.company, c.conduit, c.drops) + c.bonus;
        if (system.energy < 1)
            refuse("no_energy", "/bonus", "A production must make at least 1 energy.");
        if (c.contract)
            in_reach(c, system.energy);
        produce(c.company, system);
        label("human_produced", {{"company", text(name_of(c.company))},
                                 {"energy", std::to_string(system.energy)},
                                 {"conduit", facts_.space(c.conduit).id},
                                 {"drops", std::to_string(c.drops)}});
        if (c.contract)
            fulfil(c);
        end_turn(c.company);
    }

    void in_reach(const HumanProduces& c, int energy) {
        known(*c.contract, facts_.contracts.size(), "/contract");
        const auto fulfillable = human_contracts(facts_, play_.state, c.company, energy);
        if (std::find(fulfillable.begin(), fulfillable.end(), *c.contract) == fulfillable.end())
            refuse("not_fulfillable", "/contract",
                   "This contract is not the human's, or it needs more energy than is made.");
        std::size_t given = 0;
        for (const Reward& reward : facts_.contract(*c.contract).rewards)
            given += reward.kind == RewardKind::place_drops ? static_cast<std::size_t>(reward.amount) : 0;
        if (c.reward_drops.size() > given)
            refuse("out_of_range", "/reward_drops", "The contract does not give that many drops.");
    }

    /// What the app keeps of it: VP, the energy marker, the drops. Everything else is the table's affair.
    void fulfil(const HumanProduces& c) {
        const Contract& contract = facts_.contract(*c.contract);
        if (contract.national)
            play_.record(NationalFulfilled{c.company, *c.contract});
        else
            play_.record(HeldFulfilled{c.company, *c.contract});
        for (const Reward& reward : contract.rewards) {
            if (reward.kind == RewardKind::vp)
                play_.gain_vp(c.company, reward.amount, Reason::contract);
            else if (reward.kind == RewardKind::energy_track_steps)
                play_.gain_energy(c.company, reward.amount, Reason::contract);
            else if (reward.kind == RewardKind::place_drops)
                place_drops(play_, c.reward_drops, reward.flow_immediately);
        }
        result_.label.arguments.emplace_back("contract", contract.id);
    }

    /// A human pays the owner in credits: only what the app keeps moves.
    void produce(Company company, const System& system) {
        reward_owner(play_, company, system);
        run_drops(play_, system);
        const bool italy = company == Company::italy && has_ability(facts_, play_.state, company);
        play_.gain_energy(company, system.energy, Reason::production);
        play_.gain_energy(company, italy ? italy_steps : 0, Reason::ability);
    }

    void carry(const HumanAddsDrops& c) {
        human(c.company);
        if (c.drops.empty() && c.dams.empty())
            refuse("no_drops", "/drops", "At least one drop must be placed.");
        place_drops(play_, c.drops, c.flow_immediately);
        for (const SpaceId dam : c.dams) {
            known(dam, dam_space_count, "/dams");
            if (room(facts_, play_.state, play_.state.dam(dam)) < 1)
                refuse("no_room", "/dams", "That dam holds no further drop.");
            play_.record(DropMoved{{WaterKind::supply, 0}, water_at(dam)});
        }
        label("human_added_drops", {{"company", text(name_of(c.company))},
                                    {"drops", std::to_string(c.drops.size() + c.dams.size())}});
        end_turn(c.company);
    }

    void carry(const HumanTakesContract& c) {
        human(c.company);
        place(c.slot, 2, "/slot");
        const auto contract = play_.state.contracts[index_of(c.colour)][static_cast<std::size_t>(c.slot)];
        if (!contract)
            refuse("empty_slot", "/slot", "No contract lies there.");
        play_.record(ContractTaken{c.company, c.colour, static_cast<std::uint8_t>(c.slot)});
        label("human_took_contract",
              {{"company", text(name_of(c.company))}, {"contract", facts_.contract(*contract).id}});
        end_turn(c.company);
    }

    void carry(const HumanFulfilsNational& c) {
        human(c.company);
        if (!play_.state.national.contains(c.contract))
            refuse("empty_slot", "/contract", "That national contract does not lie there.");
        play_.record(NationalFulfilled{c.company, c.contract});
        label("human_fulfilled_national",
              {{"company", text(name_of(c.company))}, {"contract", facts_.contract(c.contract).id}});
        end_turn(c.company);
    }

    void carry(const HumanTakesPatent& c) {
        const bool tracked = human(c.company).tracked;
        place(c.position, 3, "/position");
        const auto tile = play_.state.patents[static_cast<std::size_t>(c.position)];
        if (!tile)
            refuse("empty_slot", "/position", "No technology tile lies there.");
        play_.record(PatentTaken{tracked ? std::optional(c.company) : std::nullopt,
                                 static_cast<std::uint8_t>(c.position)});
        label("human_took_patent",
              {{"company", text(name_of(c.company))}, {"technology", facts_.tech[tile->index()].id}});
        end_turn(c.company);
    }

    void carry(const HumanTakesWork& c) {
        human(c.company);
        place(c.position, 3, "/position");
        const auto work = play_.state.works[static_cast<std::size_t>(c.position)];
        if (!work)
            refuse("empty_slot", "/position", "No external work lies there.");
        play_.record(WorkTaken{c.company, static_cast<std::uint8_t>(c.position)});
        label("human_took_work",
              {{"company", text(name_of(c.company))}, {"work", facts_.works[work->index()].id}});
        end_turn(c.company);
    }

    void carry(const HumanGains& c) {
        const CompanyState& who = human(c.company);
        if (who.energy + c.energy < 0)
            refuse("out_of_range", "/energy", "The energy marker cannot go below 0.");
        if (c.vp != 0 && !who.vp_known)
            refuse("vp_unknown", "/vp", "The VP of this human are not kept.");
        play_.gain_energy(c.company, c.energy, Reason::by_hand);
        play_.gain_vp(c.company, c.vp, Reason::by_hand);
        label("human_gained", {{"company", text(name_of(c.company))},
                               {"energy", std::to_string(c.energy)},
                               {"vp", std::to_string(c.vp)}});
        end_turn(c.company);
    }

    void carry(const HumanDoesElse& c) {
        human(c.company);
        play_.record(TurnEnded{c.company, false});
        label("human_did_else", {{"company", text(name_of(c.company))}});
    }

    void carry(const HumanPasses& c) {
        if (human(c.company).passed)
            refuse("passed", "/company", "This human has passed already.");
        play_.record(Passed{c.company});
        play_.record(TurnEnded{c.company, false});
        label("human_passed", {{"company", text(name_of(c.company))}});
    }

    void carry(const LayContract& c) {
        known(c.contract, facts_.contracts.size(), "/contract");
        place(c.slot, 2, "/slot");
        const Contract& contract = facts_.contract(c.contract);
        if (contract.colour != c.colour)
            refuse("wrong_colour", "/contract", "This contract is of another colour.");
        for (const ContractRow& row : play_.state.contracts)
            if (row[0] == c.contract || row[1] == c.contract)
                refuse("duplicate", "/contract", "This contract lies there already.");
        if (has_left_for_good(play_.state, c.contract))
            refuse("duplicate", "/contract", "A company holds this contract or has fulfilled it.");
        play_.record(ContractLaid{c.colour, static_cast<std::uint8_t>(c.slot), c.contract});
        label("contract_laid", {{"contract", contract.id}});
    }

    void carry(const LayPatent& c) {
        known(c.technology, tech_count, "/technology");
        place(c.position, 3, "/position");
        if (!is_advanced(c.technology)
            || (facts_.tech[c.technology.index()].leeghwater && !play_.state.leeghwater))
            refuse("wrong_tile", "/technology", "This tile cannot lie in the Patent Office of this game.");
        for (const auto& patent : play_.state.patents)
            if (patent == c.technology)
                refuse("duplicate", "/technology", "This tile lies there already.");
        for (const CompanyState& company : play_.state.companies)
            if (holds(company, c.technology))
                refuse("duplicate", "/technology", "A company has this tile already.");
        play_.record(PatentLaid{static_cast<std::uint8_t>(c.position), c.technology});
        label("patent_laid", {{"technology", facts_.tech[c.technology.index()].id}});
    }

    void carry(const LayWork& c) {
        if (!play_.state.leeghwater)
            refuse("needs_expansion", "/work", "External works need the Leeghwater Project.");
        known(c.work, facts_.works.size(), "/work");
        place(c.position, 3, "/position");
        for (const auto& work : play_.state.works)
            if (work == c.work)
                refuse("duplicate", "/work", "This work lies there already.");
        for (const CompanyState& company : play_.state.companies)
            if (company.fulfilled_works.has(c.work))
                refuse("duplicate", "/work", "This work has been fulfilled already.");
        play_.record(WorkLaid{static_cast<std::uint8_t>(c.position), c.work});
        label("work_laid", {{"work", facts_.works[c.work.index()].id}});
    }

    void carry(const DrawTile& c) {
        const State& state = play_.state;
        if (!state.company(c.company).in_play || !can_act(state.company(c.company)))
            refuse("no_engineers", "/company", "This company has no engineers left, so it takes no turn.");
        if (state.turn)
            refuse("automa_turn", "/turn", "The tile of this turn is flipped already.");
        if (state.phase != Phase::actions)
            refuse("wrong_phase", "/phase", "Tiles are drawn in the phase of actions only.");
        in_turn(c.company);
        if (const CompanyState& who = state.company(c.company); who.player == PlayerKind::human) {
            if (!mahiri_in_play(state))
                refuse("human_turn", "/company",
                       "A human decides alone; only Mahiri Sekibo makes a tile speak for a human.");
            if (!who.tracked && state.tracking != Tracking::tiles_only)
                refuse(
                    "hand_unknown", "/company",
                    "To read a tile for a human, its engineers, machines, technology and wheel are needed.");
        }
        if (state.tiles.stack.empty())
            refuse("no_tiles", "/tiles/stack", "There is no Automa tile to flip.");
        play_.record(TileFlipped{});
        if (c.shown) {
            if (!state.tiles.stack.contains(*c.shown))
                refuse("wrong_tile", "/shown",
                       "That tile cannot lie on top of the stack: it has been seen already.");
            play_.record(TopTileNamed{*c.shown});
        }
        play_.record(TurnBegun{c.company});
        label("tile_drawn", {{"company", text(name_of(c.company))},
                             {"tile", std::to_string(state.tiles.stack.front().value)}});
    }

    void carry(const NameFirstTile& c) {
        const auto& tiles = play_.state.tiles;
        if (play_.state.turn || play_.state.phase != Phase::actions)
            refuse("wrong_phase", "/phase",
                   "Tiles are drawn between the turns of the phase of actions only.");
        if (!first_tile_to_be_named(play_.state))
            refuse("wrong_tile", "/tile", "The first tile of this stack is known already.");
        if (!tiles.discard.empty()) {
            auto gathered = std::make_shared<State>(play_.state);
            gathered->tiles.reshuffle(gathered->random, 0);
            play_.record(PositionCorrected{std::move(gathered)});
        }
        if (!tiles.stack.contains(c.tile))
            refuse("wrong_tile", "/tile", "That tile is not among those of this game.");
        play_.record(TopTileNamed{c.tile});
        label("first_tile_named", {{"tile", std::to_string(c.tile.value)}});
    }

    void carry(const TakeAutomaTurn&) {
        auto decision = decide(facts_, play_.state);
        if (!decision.ok())
            throw Illegal{decision.error()};
        play_.events = decision.value().events;
        play_.state = decision.value().after;
        label(decision.value().needs.empty() ? "automa_turn" : "automa_turn_asks",
              {{"company", text(name_of(decision.value().company))},
               {"tile", std::to_string(decision.value().actions_tile.value)}});
        result_.decision = std::move(decision).value();
    }

    void phase(PhaseResult result, std::string id) {
        play_.events = result.events;
        play_.state = result.after;
        label(std::move(id), {{"round", std::to_string(play_.state.round)}});
        result_.phase = std::move(result);
    }
    void expect_phase(Phase phase) {
        if (play_.state.phase != phase)
            refuse("wrong_phase", "/phase",
                   "This does not follow now: the phase is " + text(name_of(play_.state.phase)) + ".");
    }

    void carry(const FlowWater&) {
        expect_phase(Phase::actions);
        if (!actions_are_over(play_.state) || play_.state.turn)
            refuse("actions_go_on", "/phase", "Somebody can still act in this round.");
        phase(flow_water(facts_, play_.state), "water_flowed");
    }
    void carry(const ScoreRound& c) {
        expect_phase(Phase::scoring);
        phase(score_round(facts_, play_.state, c.humans), "round_scored");
    }
    void carry(const EndRound&) {
        expect_phase(Phase::end_of_round);
        if (play_.state.round >= facts_.setup.rounds)
            refuse("last_round", "/round", "The last round is over: the game is scored now.");
        phase(end_round(facts_, play_.state), "round_ended");
    }
    void carry(const StartRound&) {
        expect_phase(Phase::income);
        phase(start_round(facts_, play_.state), "round_started");
    }
    void carry(const ScoreGame&) {
        expect_phase(Phase::end_of_round);
        if (play_.state.round < facts_.setup.rounds)
            refuse("not_last_round", "/round", "The game is scored after the last round.");
        phase(final_scoring(facts_, play_.state), "game_scored");
    }

    void carry(const Correct& c) {
        const auto position =
            core::patched(nlohmann::json::parse(position_to_json(facts_, play_.state).dump()), c.patch);
        if (!position.ok())
            throw Illegal{position.error()};
        auto corrected = position_from_json(facts_, position.value());
        if (!corrected.ok())
            throw Illegal{corrected.error()};
        play_.record(PositionCorrected{std::make_shared<const State>(corrected.value())});
        label("corrected", {{"what", c.what}});
    }

    template <class OfTiles>
    requires std::is_constructible_v<TilesCommand, OfTiles>
    void carry(const OfTiles& c) {
        auto carried = carry_tiles(play_, c);
        if (!carried.ok())
            throw Illegal{carried.error()};
        result_.label = std::move(carried.value().label);
        result_.phase = std::move(carried.value().phase);
        if (result_.phase) {
            result_.phase->events = play_.events;
            result_.phase->after = play_.state;
        }
    }

    const Catalogue& facts_;
    Play play_;
    bool goes_on_;
    Carried result_;
};

} // namespace

core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state, const Command& command,
                                bool turn_goes_on) {
    try {
        Carried carried = Carrier(catalogue, state, turn_goes_on).run(command);
        if (auto fault = impossible(catalogue, state, carried))
            return *fault;
        return carried;
    } catch (const Illegal& illegal) {
        return illegal.error;
    }
}

int human_energy(const Catalogue& catalogue, const State& state, Company company, SpaceId conduit,
                 int drops) {
    const int raw = drops * catalogue.space(conduit).power;
    return has_officer(state.company(company), Officer::viktor_fiesler)
               ? std::max(raw, catalogue.officer_numbers.viktor_minimum_energy)
               : raw;
}

std::vector<ContractId> human_contracts(const Catalogue& catalogue, const State& state, Company company,
                                        int energy) {
    std::vector<ContractId> contracts;
    for (std::size_t i = 0; i < catalogue.contracts.size(); ++i) {
        const ContractId id(i);
        const bool there = state.company(company).held_contracts.has(id) || state.national.contains(id);
        if (there
            && catalogue.contract(id).energy_required - contract_discount(catalogue, state, company)
                   <= energy)
            contracts.push_back(id);
    }
    std::stable_sort(contracts.begin(), contracts.end(), [&](ContractId a, ContractId b) {
        return catalogue.contract(a).energy_required > catalogue.contract(b).energy_required;
    });
    return contracts;
}

std::vector<System> human_systems(const Catalogue& catalogue, const State& state, Company company) {
    constexpr int any_energy = 100; // the human's bonus is not known yet
    const Systems ready = ready_systems(catalogue, state, company, any_energy);
    std::vector<System> systems(ready.begin(), ready.end());
    for (System& system : systems) { // a human moves as many drops as it likes: all of them, to begin with
        system.drops = state.dam(system.dam).drops;
        system.energy = human_energy(catalogue, state, company, system.conduit, system.drops)
                        + production_bonus(catalogue, state, company);
    }
    return systems;
}

} // namespace automa::barrage
