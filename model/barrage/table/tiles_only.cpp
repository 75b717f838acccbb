#include "model/barrage/table/tiles_only.h"

#include "model/barrage/json/position_json.h"
#include "model/barrage/turn/automa_turn.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace automa::barrage {
namespace {

using core::Error;
using core::Label;
using core::text;

constexpr int most_at_once = 99; // no single action moves a marker further

std::string_view rule_of(const TileAction& action) {
    switch (action.kind) {
    case ActionKind::production:
        return "B-4.1";
    case ActionKind::water_management:
        return "B-5.1";
    case ActionKind::contract_office:
        return "B-5.5";
    case ActionKind::construction:
        return action.structure == Structure::building ? "B-6.10" : "B-6.1";
    case ActionKind::patent_office:
        return "B-8.3";
    case ActionKind::external_work:
        return "B-8.4";
    case ActionKind::workshop:
        return action.last_resort ? "B-8.5" : "B-8.1";
    case ActionKind::machinery_shop:
        return action.last_resort ? "B-8.6" : "B-8.2";
    case ActionKind::bank:
        return "B-3.3";
    }
    return "B-3.3";
}

/// What forbids the action whatever the board shows.
std::string_view barred_by(const Catalogue& facts, const State& state, const TileAction& action) {
    const bool of_building =
        (action.kind == ActionKind::construction || action.kind == ActionKind::patent_office)
        && action.structure == Structure::building;
    if ((action.kind == ActionKind::external_work || of_building) && !state.leeghwater)
        return "B-6.10";
    if (action.skip_in_round_5 && state.round == facts.setup.rounds)
        return rule_of(action);
    return {};
}

int vp_of(const TileAction& action) {
    switch (action.kind) {
    case ActionKind::patent_office:
    case ActionKind::workshop:
    case ActionKind::machinery_shop:
        return -action.vp;
    case ActionKind::bank:
        return action.vp;
    default:
        return 0;
    }
}

/// The likeliest reason of VP that came with an action; the table tells only their sum.
Reason vp_reason(ActionKind kind, int amount) {
    switch (kind) {
    case ActionKind::production:
        return amount > 0 ? Reason::contract : Reason::foreign_conduit;
    case ActionKind::construction:
        return amount > 0 ? Reason::income : Reason::red_border;
    case ActionKind::contract_office:
        return Reason::contract_office;
    case ActionKind::patent_office:
        return Reason::patent;
    case ActionKind::external_work:
        return Reason::external_work;
    case ActionKind::workshop:
        return Reason::workshop;
    case ActionKind::machinery_shop:
        return Reason::machinery_shop;
    case ActionKind::bank:
        return Reason::bank;
    case ActionKind::water_management:
        return Reason::by_hand;
    }
    return Reason::by_hand;
}

Reason energy_reason(ActionKind kind) {
    switch (kind) {
    case ActionKind::production:
        return Reason::production;
    case ActionKind::contract_office:
        return Reason::contract_office;
    case ActionKind::construction:
        return Reason::income;
    case ActionKind::external_work:
        return Reason::external_work;
    default:
        return Reason::by_hand;
    }
}

int first_open(const Turn& turn) {
    return turn.resume ? turn.resume->order : 1;
}

/// A human whom a tile commands (B-10.17) keeps its own engineers: as many go as the tile says.
Step engineers_for(AutomaTurn& turn, const TileAction& action) {
    Step step;
    if (turn.automa.hand().player == PlayerKind::human)
        step.engineers = action.engineers;
    else
        turn.place_engineers(step, action.engineers, action.ends_turn);
    return step;
}

/// Whatever lets drops run down the rivers.
bool moves_water(const TileAction& action) {
    return action.kind == ActionKind::production
           || (action.kind == ActionKind::water_management && action.flow_immediately)
           || action.kind == ActionKind::external_work || action.kind == ActionKind::construction;
}

/// Whether a board can be the one of this game: who plays it, and with what.
bool same_table(const State& game, const State& board) {
    for (std::size_t i = 0; i < company_count; ++i)
        if (game.companies[i].in_play != board.companies[i].in_play
            || (game.companies[i].in_play && game.companies[i].player != board.companies[i].player))
            return false;
    return game.leeghwater == board.leeghwater;
}

class TilesCarrier {
public:
    explicit TilesCarrier(Play& play) : play_(play) {}

    core::Result<TilesCarried> carry(const TileActionDone& c) {
        const auto offer = offered(c.order);
        if (!offer.ok())
            return offer.error();
        const Company company = play_.state.turn->company;
        const TileAction& action = offer.value().action;
        const int vp = c.vp.value_or(offer.value().vp);
        const int energy = c.energy.value_or(offer.value().energy);
        if (std::abs(vp) > most_at_once || std::abs(energy) > most_at_once)
            return Error{"out_of_range", "/vp", "No action moves a marker that far."};
        if (play_.state.company(company).energy + energy < 0)
            return Error{"out_of_range", "/energy", "The energy marker cannot go below 0."};
        if (auto fault = no_steps(c.usa_steps, offer.value().moves_water))
            return *fault;
        const bool again = place_engineers(action);
        play_.gain_vp(company, vp, vp_reason(action.kind, vp));
        play_.gain_energy(company, energy, energy_reason(action.kind));
        play_.gain_energy(Company::usa, c.usa_steps, Reason::ability);
        if (action.ends_turn || !can_act(play_.state.company(company)))
            play_.record(TurnEnded{company, again});
        else
            pause_before(c.order + 1, again);
        return told("tile_action_done", company, action,
                    {{"vp", std::to_string(vp)}, {"energy", std::to_string(energy)}});
    }

    core::Result<TilesCarried> carry(const TileActionImpossible& c) {
        const auto offer = offered(c.order);
        if (!offer.ok())
            return offer.error();
        if (offer.value().always)
            return Error{"always_possible", "/order", "The last action can always be done (B-3.3)."};
        const Company company = play_.state.turn->company;
        const auto& resume = play_.state.turn->resume;
        pause_before(c.order + 1, resume && resume->again);
        return told("tile_action_impossible", company, offer.value().action, {});
    }

    core::Result<TilesCarried> carry(const TileTurnPassed&) {
        if (const auto fault = no_turn())
            return *fault;
        const Company company = play_.state.turn->company;
        play_.record(TurnEnded{company, false});
        return TilesCarried{{"tile_turn_passed", {{"company", text(name_of(company))}}}, std::nullopt};
    }

    core::Result<TilesCarried> carry(const TilesScoreRound& c) {
        if (const auto fault = not_tiles_only())
            return *fault;
        if (play_.state.phase != Phase::actions)
            return wrong_phase();
        if (!actions_are_over(play_.state) || play_.state.turn)
            return Error{"actions_go_on", "/phase", "Somebody can still act in this round."};
        if (auto fault = no_steps(c.usa_steps, true))
            return *fault;
        play_.gain_energy(Company::usa, c.usa_steps, Reason::ability);
        play_.record(PhaseEntered{Phase::scoring});
        State unboarded = play_.state;
        unboarded.bonus_tiles.clear(); // its count is the table's
        PhaseResult scored = score_round(play_.facts, unboarded);
        scored.events.pop_back(); // the phase that follows
        for (Event& event : scored.events)
            play_.record(std::move(event));
        add_points(scored, c.bonus, Reason::bonus_tile);
        if (!play_.state.bonus_tiles.empty())
            play_.record(BonusTileSpent{});
        play_.record(PhaseEntered{Phase::end_of_round});
        return phase_told("round_scored", std::move(scored));
    }

    core::Result<TilesCarried> carry(const TilesNextRound& c) {
        if (const auto fault = not_tiles_only())
            return *fault;
        const State& state = play_.state;
        if (state.phase != Phase::end_of_round)
            return wrong_phase();
        if (state.round >= play_.facts.setup.rounds)
            return Error{"last_round", "/round", "The last round is over: the game is scored now."};
        TurnOrderSet order{c.order};
        if (order.order.empty())
            order = std::get<TurnOrderSet>(end_round(play_.facts, state).events.front());
        if (order.order.size() != state.turn_order.size()
            || !std::is_permutation(order.order.begin(), order.order.end(), state.turn_order.begin()))
            return Error{"wrong_order", "/order", "Everybody who plays stands in the turn order once."};
        if (std::any_of(c.income_energy.begin(), c.income_energy.end(), [](int steps) { return steps < 0; }))
            return Error{"out_of_range", "/income_energy", "An income does not move a marker back."};
        play_.record(order);
        play_.record(RoundAdvanced{static_cast<std::int8_t>(play_.facts.pieces.engineers)});
        PhaseResult begun;
        add_points(begun, c.income, Reason::income);
        for (const Company company : play_.state.turn_order)
            play_.gain_energy(company, c.income_energy[index_of(company)], Reason::income);
        play_.record(PhaseEntered{Phase::actions});
        return phase_told("round_ended", std::move(begun));
    }

    core::Result<TilesCarried> carry(const TilesScoreGame& c) {
        if (const auto fault = not_tiles_only())
            return *fault;
        if (play_.state.phase != Phase::end_of_round)
            return wrong_phase();
        if (play_.state.round < play_.facts.setup.rounds)
            return Error{"not_last_round", "/round", "The game is scored after the last round."};
        PhaseResult scored;
        add_points(scored, c.points, Reason::by_hand);
        play_.record(PhaseEntered{Phase::game_over});
        return phase_told("game_scored", std::move(scored));
    }

    core::Result<TilesCarried> carry(const TrackFully& c) {
        if (const auto fault = not_tiles_only())
            return *fault;
        if (!c.board)
            return Error{"no_board", "/board", "The board is not entered."};
        if (!same_table(play_.state, *c.board))
            return Error{"wrong_board", "/board",
                         "The board belongs to a game of other companies or expansions."};
        State whole = with_board_of(play_.state, *c.board);
        if (const core::Status legal = check_position(play_.facts, whole); !legal.ok())
            return legal.error();
        play_.record(PositionCorrected{std::make_shared<const State>(std::move(whole))});
        return TilesCarried{{"tracked_fully", {}}, std::nullopt};
    }

    core::Result<TilesCarried> carry(const TrackTilesOnly&) {
        if (play_.state.tracking == Tracking::tiles_only)
            return Error{"tiles_only", "/tracking", "Only the tiles are tracked already."};
        if (play_.state.turn && play_.state.turn->resume)
            return Error{"turn_paused", "/turn", "The Automa's turn waits for an answer: give it first."};
        if (play_.state.phase != Phase::actions && play_.state.phase != Phase::end_of_round)
            return wrong_phase();
        State bare = play_.state;
        bare.tracking = Tracking::tiles_only;
        play_.record(PositionCorrected{std::make_shared<const State>(std::move(bare))});
        return TilesCarried{{"tracked_tiles_only", {}}, std::nullopt};
    }

private:
    [[nodiscard]] static Error wrong_phase() {
        return {"wrong_phase", "/phase", "This does not follow now: another phase is on."};
    }
    [[nodiscard]] std::optional<Error> not_tiles_only() const {
        if (play_.state.tracking == Tracking::tiles_only)
            return std::nullopt;
        return Error{"not_tiles_only", "/tracking", "This belongs to a game that tracks the tiles only."};
    }
    [[nodiscard]] std::optional<Error> no_turn() const {
        if (auto fault = not_tiles_only())
            return fault;
        if (play_.state.turn)
            return std::nullopt;
        return Error{"no_turn", "/turn", "No Automa's tile lies on the table."};
    }

    /// Steps of the USA are told only where drops have run, and to a USA that can make them.
    [[nodiscard]] std::optional<Error> no_steps(int steps, bool water_ran) const {
        if (steps == 0 || (water_ran && usa_may_step(play_.state)))
            return std::nullopt;
        return Error{"no_steps", "/usa_steps", "No drop can have moved the marker of the USA."};
    }

    [[nodiscard]] core::Result<TileOffer> offered(int order) const {
        if (auto fault = no_turn())
            return *fault;
        for (const TileOffer& offer : tile_offers(play_.facts, play_.state)) {
            if (offer.action.order != order)
                continue;
            if (!offer.open)
                return Error{"action_past", "/order", "The turn has gone past this action."};
            if (!offer.barred.empty())
                return Error{"action_barred", "/order",
                             "This action cannot be done now (" + text(offer.barred) + ")."};
            return offer;
        }
        return Error{"unknown_id", "/order", "The tile has no action of this number."};
    }

    /// Whether the architect has earned another turn.
    bool place_engineers(const TileAction& action) {
        const Turn turn = *play_.state.turn;
        AutomaTurn work{{play_, turn.company, play_.facts.tile(turn.criteria_tile)}, {}, {}, {}, {}, false};
        work.again = turn.resume && turn.resume->again;
        static_cast<void>(engineers_for(work, action));
        return work.again;
    }

    void pause_before(int order, bool again) {
        play_.record(TurnPaused{{static_cast<std::uint8_t>(order), Stage::action, std::nullopt, again}});
    }

    void add_points(PhaseResult& result, const PointsByTable& points, Reason reason) {
        for (const Company company : play_.state.turn_order) {
            const int vp = points[index_of(company)];
            if (play_.state.company(company).vp_known)
                play_.gain_vp(company, vp, reason);
            result.lines.push_back({company, reason, vp, 0, 0, 0, true});
        }
    }

    [[nodiscard]] TilesCarried told(const char* id, Company company, const TileAction& action,
                                    std::vector<std::pair<std::string, std::string>> more) const {
        Label label{id,
                    {{"company", text(name_of(company))},
                     {"order", std::to_string(action.order)},
                     {"kind", text(name_of(action.kind))},
                     {"structure", text(name_of(action.structure))}}};
        label.arguments.insert(label.arguments.end(), more.begin(), more.end());
        return {std::move(label), std::nullopt};
    }

    [[nodiscard]] TilesCarried phase_told(const char* id, PhaseResult result) const {
        return {{id, {{"round", std::to_string(play_.state.round)}}}, std::move(result)};
    }

    Play& play_;
};

} // namespace

bool usa_may_step(const State& state) {
    const CompanyState& usa = state.company(Company::usa);
    return usa.in_play && (usa.player == PlayerKind::human || usa.level >= Level::high);
}

std::vector<TileOffer> tile_offers(const Catalogue& catalogue, const State& state) {
    std::vector<TileOffer> offers;
    if (!state.turn || state.tracking != Tracking::tiles_only)
        return offers;
    const Turn& turn = *state.turn;
    for (const TileAction& action : catalogue.tile(turn.actions_tile).actions) {
        Play play(catalogue, state);
        AutomaTurn work{{play, turn.company, catalogue.tile(turn.criteria_tile)}, {}, {}, {}, {}, false};
        const Step step = engineers_for(work, action);
        TileOffer& offer = offers.emplace_back();
        offer.action = action;
        offer.open = action.order >= first_open(turn);
        offer.architect = play.state.company(turn.company).architect != state.company(turn.company).architect;
        offer.again = step.architect;
        offer.engineers = step.architect ? 1 : step.engineers;
        offer.moves_water = moves_water(action);
        offer.vp = vp_of(action);
        offer.energy = action.kind == ActionKind::contract_office ? action.energy : 0;
        offer.always = action.kind == ActionKind::bank;
        offer.rule = rule_of(action);
        offer.barred = barred_by(catalogue, state, action);
    }
    return offers;
}

core::Result<TilesCarried> carry_tiles(Play& play, const TilesCommand& command) {
    return std::visit([&](const auto& c) { return TilesCarrier(play).carry(c); }, command);
}

State tiles_only_start(State state) {
    State bare;
    bare.companies = state.companies; // what every company starts with stays in its hand
    state = with_board_of(std::move(state), bare);
    state.tracking = Tracking::tiles_only;
    return state;
}

State with_board_of(State kept, const State& board) {
    kept.tracking = Tracking::full;
    kept.dams = board.dams;
    kept.conduits = board.conduits;
    kept.powerhouses = board.powerhouses;
    kept.headstreams = board.headstreams;
    kept.contracts = board.contracts;
    kept.national = board.national;
    kept.patents = board.patents;
    kept.works = board.works;
    kept.buildings = board.buildings;
    kept.bonus_tiles = board.bonus_tiles;
    kept.objective = board.objective;
    for (std::size_t i = 0; i < company_count; ++i) {
        CompanyState& company = kept.companies[i];
        const CompanyState& entered = board.companies[i];
        if (!company.in_play || !entered.in_play)
            continue;
        company.tracked = entered.tracked;
        company.excavators = entered.excavators;
        company.mixers = entered.mixers;
        company.technology = entered.technology;
        company.wheel = entered.wheel;
        company.fulfilled_contracts = entered.fulfilled_contracts;
        company.fulfilled_works = entered.fulfilled_works;
    }
    return kept;
}

} // namespace automa::barrage
