#include "model/innovation/table/simulation.h"

#include "model/innovation/json/event_json.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/state/board.h"
#include "model/innovation/state/can_apply.h"
#include "model/innovation/state/check.h"
#include "model/innovation/table/random_human.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::innovation {
namespace {

using core::Error;
using core::Random;
using Fault = std::optional<Error>;

Fault broken(const core::Status& status) {
    return status.ok() ? std::nullopt : std::optional(status.error());
}

/// VP of everybody whose VP are kept.
std::array<int, max_players> points(const State& state) {
    std::array<int, max_players> vp{};
    vp[index_of(Player::automa)] = state.automa.vp;
    for (std::size_t i = 0; i < state.human_count; ++i)
        vp[i] = state.humans[i].vp.value_or(0);
    return vp;
}

int pieces_of(const Catalogue& facts, const State& state, Player player) {
    int pieces = 0;
    for (const int left : supply_of(facts, state, player))
        pieces += left;
    for (const Building& building : state.buildings)
        pieces += building.owner == player && !is_neutral(building.kind) ? 1 : 0;
    return pieces;
}

/// The table of a simulated game: the position, the journal, and what is checked on the way.
class Table {
public:
    Table(const Catalogue& facts, State start, const GameOptions& game, bool check, Tally* tally,
          const Watch& watch)
        : facts_(facts), state_(start), random_(game.seed ^ 0x5851f42d4c957f2dULL), check_(check),
          tally_(tally), watch_(watch) {
        result_.seed = game.seed;
        result_.game = game;
        if (check_)
            journal_.push_back({{}, std::move(start)});
    }

    core::Result<GameResult> play() {
        constexpr int endless = 5000;
        for (int i = 0; state_.app.phase != Phase::game_over; ++i) {
            if (i > endless)
                return Error{"endless", "", "The game does not end."};
            if (auto fault = step())
                return *fault;
        }
        result_.vp = state_.automa.vp;
        for (const Building& building : state_.buildings)
            result_.buildings += building.owner == Player::automa ? 1 : 0;
        if (check_)
            if (auto fault = undo_to_the_start())
                return *fault;
        return result_;
    }

private:
    struct Entry {
        Events events;
        State after;
    };

    Fault step() {
        if (state_.app.phase == Phase::round_end)
            return state_.round == round_count ? score() : perform(StartRound{});
        if (state_.turn)
            return automa_turn();
        if (player_in_turn(state_) == Player::automa)
            return state_.app.phase == Phase::workshops ? perform(DrawSetupCard{}) : perform(DrawCards{});
        const HumanMove move = random_move(facts_, state_, random_);
        return perform(move.command, move.turn_goes_on);
    }

    Fault automa_turn() {
        auto carried = carry_out(facts_, state_, TakeAutomaTurn{});
        if (!carried.ok())
            return carried.error();
        const Decision& decision = *carried.value().decision;
        if (tally_ != nullptr)
            count(decision);
        if (check_) {
            const auto again = decide(facts_, state_);
            if (!again.ok() || !(again.value() == decision))
                return Error{"not_deterministic", "", "The same position gave two decisions."};
        }
        const auto needs = decision.needs;
        const bool passed =
            !state_.has_passed(Player::automa) && carried.value().after.has_passed(Player::automa);
        const std::size_t round = state_.round - 1U;
        if (needs.empty())
            ++result_.turns;
        if (auto fault = take(TakeAutomaTurn{}, std::move(carried).value()))
            return fault;
        if (passed)
            result_.vp_by_round[round] = state_.automa.vp;
        return answer(needs);
    }

    Fault answer(const std::vector<Need>& needs) {
        for (const Need& need : needs)
            if (const auto told = random_answer(facts_, state_, need, random_))
                if (auto fault = perform(*told))
                    return fault;
        return std::nullopt;
    }

    Fault score() {
        const auto preview = final_score(facts_, state_);
        if (!preview.ok())
            return preview.error();
        if (auto fault = answer(preview.value().needs))
            return fault;
        return perform(ScoreGame{});
    }

    Fault perform(const Command& command, bool turn_goes_on = false) {
        auto carried = carry_out(facts_, state_, command, turn_goes_on);
        if (!carried.ok())
            return Error{carried.error().id, "/round/" + std::to_string(state_.round) + carried.error().path,
                         carried.error().message};
        return take(command, std::move(carried).value());
    }

    Fault take(const Command& command, Carried carried) {
        if (check_)
            if (auto fault = check(carried))
                return fault;
        if (watch_)
            watch_(state_, command, carried);
        state_ = carried.after;
        if (check_)
            journal_.push_back({std::move(carried.events), std::move(carried.after)});
        return std::nullopt;
    }

    [[nodiscard]] Fault check(const Carried& carried) const {
        const State& after = carried.after;
        if (auto fault = broken(check_position(facts_, after)))
            return fault;
        for (const Building& building : after.buildings)
            if (!facts_.map(after.map).land.has(building.hex))
                return Error{"on_river", "/buildings", "A building stands on a river."};
        for (std::size_t i = 0; i < max_players; ++i)
            if (const auto player = static_cast<Player>(i); after.plays(player))
                if (pieces_of(facts_, after, player) != pieces_of(facts_, state_, player))
                    return Error{"pieces", "/buildings", "Pieces appeared or vanished."};
        auto vp = points(state_);
        for (const Event& event : carried.events)
            if (const auto* changed = std::get_if<VpChanged>(&event))
                if (changed->player == Player::automa || state_.human(changed->player).vp)
                    vp[index_of(changed->player)] += changed->amount;
        if (vp != points(after))
            return Error{"vp_ledger", "/players", "The VP ledger does not add up."};
        const auto read = read_position(facts_, position_to_json(facts_, after).dump());
        if (!read.ok())
            return read.error();
        if (!(read.value() == after))
            return Error{"round_trip", "/", "The position read back from JSON is another one."};
        return std::nullopt;
    }

    /// Every prefix of the journal, as it would come from a save, leads to the position that was on the table
    /// then; the empty one to the start.
    [[nodiscard]] Fault undo_to_the_start() const {
        State state = journal_.front().after;
        for (std::size_t i = 1; i < journal_.size(); ++i) {
            const auto json =
                nlohmann::json::parse(events_to_json(facts_, state.map, journal_[i].events).dump());
            const auto events = events_from_json(facts_, state.map, json);
            if (!events.ok())
                return events.error();
            auto replayed = replay_checked(facts_, std::move(state), events.value());
            if (!replayed.ok())
                return Error{replayed.error().id, "/journal/" + std::to_string(i) + replayed.error().path,
                             replayed.error().message};
            state = std::move(replayed).value();
            if (!(state == journal_[i].after))
                return Error{"replay", "/journal/" + std::to_string(i),
                             "The journal leads to another position."};
        }
        return std::nullopt;
    }

    void count(const Decision& decision) {
        for (const Step& step : decision.steps)
            ++tally_->actions[std::string(name_of(step.kind))];
        for (const Skipped& skipped : decision.skipped)
            ++tally_->skipped[std::string(skipped.rule)];
        for (const Need& need : decision.needs)
            ++tally_->asked[std::string(name_of(need.what))];
        for (const core::TraceEntry& entry : decision.trace)
            if (entry.outcome == core::Outcome::chosen && entry.before.size() > 1)
                ++tally_->decided_by[std::string(entry.message)];
    }

    const Catalogue& facts_;
    State state_;
    Random random_;
    bool check_;
    Tally* tally_;
    const Watch& watch_;
    std::vector<Entry> journal_; // with `check` only
    GameResult result_;
};

} // namespace

GameOptions options_of_game(const SimulationOptions& options, int number) {
    GameOptions game;
    game.seed = options.seed + static_cast<std::uint64_t>(number);
    Random random(game.seed ^ 0x9e3779b97f4a7c15ULL);
    // Seeds follow one another, so counting in their digits gives every level, map and faction its turn.
    const auto turn = static_cast<std::size_t>(game.seed % 1000000);
    game.level = options.level.value_or(static_cast<Level>(turn % count_of<Level>));
    game.map = options.map.value_or(static_cast<MapSide>(turn / count_of<Level> % count_of<MapSide>));
    constexpr std::size_t kinds = count_of<Level> * count_of<MapSide>;
    // One more than there are factions: the last stands for two humans against the Simpletons.
    const std::size_t side = turn / kinds % (count_of<Faction> + 1);
    const bool two =
        options.humans == 2 || (options.humans == 0 && !options.faction && side == count_of<Faction>);
    game.faction =
        two ? Faction::simpletons : options.faction.value_or(static_cast<Faction>(side % count_of<Faction>));
    core::StaticVector<Terrain, count_of<Terrain>> terrains;
    for (std::size_t t = 0; t < count_of<Terrain>; ++t)
        terrains.push_back(static_cast<Terrain>(t));
    random.shuffle(terrains);
    game.humans.push_back(terrains[0]);
    if (two)
        game.humans.push_back(terrains[1]);
    game.entry = random.below(3) == 0 ? Entry::complete : Entry::late;
    game.draw_tiles = random.below(4) != 0;
    game.interpretations = options.interpretations;
    return game;
}

core::Result<GameResult> play_game(const Catalogue& catalogue, const GameOptions& game, bool check,
                                   Tally* tally, const Watch& watch) {
    auto started = new_game(catalogue, game);
    if (!started.ok())
        return started.error();
    return Table(catalogue, std::move(started).value(), game, check, tally, watch).play();
}

} // namespace automa::innovation
