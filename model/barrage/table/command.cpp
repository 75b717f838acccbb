// Commands that are nobody's turn: what is laid out, tiles, rounds, corrections.
#include "model/barrage/table/command.h"

#include "model/barrage/json/position_json.h"
#include "model/barrage/rules.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/carrier.h"
#include "model/barrage/turn/questions.h"
#include "model/core/json_patch.h"
#include "model/core/replay.h"

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Error;
using core::text;

bool holds(const CompanyState& company, TechId tech) {
    return company.technology.has(tech)
           || std::any_of(company.wheel.begin(), company.wheel.end(),
                          [&](const Segment& segment) { return segment.technology == tech; });
}

} // namespace

Carried Carrier::run(const Command& command) {
    std::visit([&](const auto& c) { carry(c); }, command);
    result_.events = std::move(play_.events);
    result_.after = play_.state;
    return std::move(result_);
}

void Carrier::in_turn(Company company) {
    const Company next = play_.state.turn_order[play_.state.next];
    if (play_.state.next_known && next != company)
        refuse("not_next", "/company", "It is the turn of " + text(name_of(next)) + ".");
}

void Carrier::place(int index, int count, const char* path) {
    if (index < 0 || index >= count)
        refuse("out_of_range", path, "There is no such place.");
}

void Carrier::carry(const LayContract& c) {
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

void Carrier::carry(const LayPatent& c) {
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

void Carrier::carry(const LayWork& c) {
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

void Carrier::carry(const DrawTile& c) {
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
            refuse("hand_unknown", "/company",
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
    label("tile_drawn",
          {{"company", text(name_of(c.company))}, {"tile", std::to_string(state.tiles.stack.front().value)}});
}

void Carrier::carry(const NameFirstTile& c) {
    const auto& tiles = play_.state.tiles;
    if (play_.state.turn || play_.state.phase != Phase::actions)
        refuse("wrong_phase", "/phase", "Tiles are drawn between the turns of the phase of actions only.");
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

void Carrier::carry(const TakeAutomaTurn&) {
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

void Carrier::phase(PhaseResult result, std::string id) {
    play_.events = result.events;
    play_.state = result.after;
    label(std::move(id), {{"round", std::to_string(play_.state.round)}});
    result_.phase = std::move(result);
}

void Carrier::expect_phase(Phase phase) {
    if (play_.state.phase != phase)
        refuse("wrong_phase", "/phase",
               "This does not follow now: the phase is " + text(name_of(play_.state.phase)) + ".");
}

void Carrier::carry(const FlowWater&) {
    expect_phase(Phase::actions);
    if (!actions_are_over(play_.state) || play_.state.turn)
        refuse("actions_go_on", "/phase", "Somebody can still act in this round.");
    phase(flow_water(facts_, play_.state), "water_flowed");
}

void Carrier::carry(const ScoreRound& c) {
    expect_phase(Phase::scoring);
    phase(score_round(facts_, play_.state, c.humans), "round_scored");
}

void Carrier::carry(const EndRound&) {
    expect_phase(Phase::end_of_round);
    if (play_.state.round >= facts_.setup.rounds)
        refuse("last_round", "/round", "The last round is over: the game is scored now.");
    phase(end_round(facts_, play_.state), "round_ended");
}

void Carrier::carry(const StartRound&) {
    expect_phase(Phase::income);
    phase(start_round(facts_, play_.state), "round_started");
}

void Carrier::carry(const ScoreGame&) {
    expect_phase(Phase::end_of_round);
    if (play_.state.round < facts_.setup.rounds)
        refuse("not_last_round", "/round", "The game is scored after the last round.");
    phase(final_scoring(facts_, play_.state), "game_scored");
}

void Carrier::carry(const Correct& c) {
    const auto position = core::patched(nlohmann::json(position_to_json(facts_, play_.state)), c.patch);
    if (!position.ok())
        throw Illegal{position.error()};
    auto corrected =
        position_from_json(facts_, position.value(), believed_of_correction(facts_, play_.state));
    if (!corrected.ok())
        throw Illegal{corrected.error()};
    play_.record(PositionCorrected{std::make_shared<const State>(corrected.value())});
    label("corrected", {{"what", c.what}});
}

void Carrier::carry_of_tiles(const TilesCommand& c) {
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

core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state, const Command& command,
                                bool turn_goes_on) {
    try {
        Carried carried = Carrier(catalogue, state, turn_goes_on).run(command);
        if (auto fault = core::impossible<Rules>(catalogue, state, carried))
            return *fault;
        return carried;
    } catch (const Illegal& illegal) {
        return illegal.error;
    }
}

} // namespace automa::barrage
