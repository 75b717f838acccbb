#include "model/barrage/table/simulation.h"

#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/round.h"
#include "model/barrage/turn/decision.h"
#include "model/barrage/turn/questions.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::barrage {
namespace {

using core::Error;
using core::Random;

/// The table of a simulated game: position, stacks, and what is checked on the way.
class Table {
public:
    Table(const Catalogue& facts, const SimulationOptions& options, NewGame game, std::uint64_t seed,
          Tally* tally)
        : facts_(facts), options_(options), state_(std::move(game.state)), supply_(std::move(game.supply)),
          random_(seed ^ 0x5851f42d4c957f2dULL), tally_(tally) {
        result_.seed = seed;
    }

    core::Result<GameResult> play() {
        while (true) {
            while (!actions_are_over(state_))
                if (auto fault = turn())
                    return *fault;
            if (auto fault = phase(flow_water(facts_, state_)))
                return *fault;
            if (auto fault = phase(score_round(facts_, state_)))
                return *fault;
            for (const Company company : state_.turn_order)
                result_.vp_by_round[index_of(company)].push_back(state_.company(company).vp);
            if (state_.round == facts_.setup.rounds)
                break;
            if (auto fault = next_round())
                return *fault;
        }
        if (auto fault = phase(final_scoring(facts_, state_)))
            return *fault;
        for (const Company company : state_.turn_order)
            result_.final_vp[index_of(company)] = state_.company(company).vp;
        result_.ranking = ranking(state_);
        return result_;
    }

private:
    std::optional<Error> turn() {
        const Company company = state_.turn_order[state_.next];
        advance(TileFlipped{});
        advance(TurnBegun{company});
        do {
            auto decided = decide(facts_, state_);
            if (!decided.ok())
                return decided.error();
            Decision& decision = decided.value();
            if (tally_ != nullptr)
                count(decision);
            if (options_.check)
                if (auto fault = check(decision))
                    return fault;
            state_ = std::move(decision.after);
            refill();
        } while (state_.turn);
        ++result_.turns;
        if (options_.seen)
            options_.seen(state_);
        return std::nullopt;
    }

    void advance(const Event& event) { apply_in_place(state_, event); }

    std::optional<Error> check(const Decision& decision) const {
        const auto again = decide(facts_, state_);
        if (!again.ok() || !(again.value() == decision))
            return Error{"not_deterministic", "", "The same position gave two decisions."};
        if (!(apply(state_, decision.events) == decision.after))
            return Error{"events_differ", "", "The events do not lead to the position after."};
        return broken(check_invariants(facts_, state_, decision.after, decision.events));
    }

    static std::optional<Error> broken(const core::Status& status) {
        return status.ok() ? std::nullopt : std::optional(status.error());
    }

    std::optional<Error> phase(PhaseResult result) {
        if (options_.check)
            if (auto fault = broken(check_invariants(facts_, state_, result.after, result.events)))
                return fault;
        state_ = std::move(result.after);
        refill();
        return std::nullopt;
    }

    std::optional<Error> next_round() {
        if (auto fault = phase(end_round(facts_, state_)))
            return fault;
        for (std::uint8_t i = 0; i < 3; ++i) {
            if (!supply_.patents.empty()) {
                advance(PatentLaid{i, supply_.patents.back()});
                supply_.patents.pop_back();
            }
            if (state_.leeghwater && !supply_.works.empty()) {
                advance(WorkLaid{i, supply_.works.back()});
                supply_.works.pop_back();
            }
        }
        return phase(start_round(facts_, state_));
    }

    /// Empty slots get the next contract; a used-up stack is renewed from what was discarded.
    void refill() {
        for (std::size_t colour = 0; colour < 3; ++colour)
            for (std::uint8_t slot = 0; slot < 2; ++slot) {
                if (state_.contracts[colour][slot])
                    continue;
                auto& stack = supply_.contracts[colour];
                if (stack.empty())
                    renew(static_cast<Colour>(colour), stack);
                if (stack.empty())
                    continue;
                advance(ContractLaid{static_cast<Colour>(colour), slot, stack.back()});
                stack.pop_back();
            }
    }

    void renew(Colour colour, std::vector<ContractId>& stack) {
        stack = unseen_contracts(facts_, state_, colour);
        random_.shuffle(stack);
    }

    void count(const Decision& decision) {
        for (const Step& step : decision.steps) {
            std::string key(name_of(step.kind));
            if (step.structure)
                key += ":" + std::string(name_of(*step.structure));
            ++tally_->actions[key];
        }
        for (const Skipped& skipped : decision.skipped)
            ++tally_->skipped[std::string(skipped.rule)];
        for (const core::TraceEntry& entry : decision.trace) {
            if (entry.outcome != core::Outcome::chosen || entry.before == entry.after)
                continue;
            std::string key(entry.message);
            for (const core::Argument& argument : entry.arguments)
                if (argument.name == "criterion")
                    key += ":" + std::string(std::get<std::string_view>(argument.value));
            ++tally_->criteria[key];
        }
    }

    const Catalogue& facts_;
    const SimulationOptions& options_;
    State state_;
    Supply supply_;
    Random random_;
    Tally* tally_;
    GameResult result_;
};

/// Every drop on the board, and how many the events brought in or took out.
int drops_on_board(const State& state) {
    int drops = 0;
    for (const Dam& dam : state.dams)
        drops += dam.drops;
    for (const HeadstreamState& headstream : state.headstreams)
        drops += headstream.drops;
    return drops;
}

struct Machines {
    int excavators = 0;
    int mixers = 0;
    friend bool operator==(const Machines&, const Machines&) = default;
};

Machines machines_of(const CompanyState& company) {
    Machines sum{company.excavators, company.mixers};
    for (const Segment& segment : company.wheel) {
        sum.excavators += segment.excavators;
        sum.mixers += segment.mixers;
    }
    return sum;
}

struct Ledger {
    int drops = 0;
    std::array<Machines, company_count> machines{};
    std::array<int, company_count> vp{};
    std::array<int, company_count> energy{};
    bool round_advanced = false;

    explicit Ledger(const Events& events) {
        for (const Event& event : events) {
            if (const auto* moved = std::get_if<DropMoved>(&event))
                drops += (moved->from.kind == WaterKind::supply ? 1 : 0)
                         - (moved->to.kind == WaterKind::off_board ? 1 : 0);
            if (const auto* changed = std::get_if<MachineryChanged>(&event)) {
                machines[index_of(changed->company)].excavators += changed->excavators;
                machines[index_of(changed->company)].mixers += changed->mixers;
            }
            if (const auto* changed = std::get_if<VpChanged>(&event))
                vp[index_of(changed->company)] += changed->amount;
            if (const auto* changed = std::get_if<EnergyChanged>(&event))
                energy[index_of(changed->company)] += changed->amount;
            round_advanced = round_advanced || std::holds_alternative<RoundAdvanced>(event);
        }
    }
};

std::optional<Error> company_fault(const State& before, const State& after, const Ledger& ledger,
                                   Company company) {
    const CompanyState& old = before.company(company);
    const CompanyState& now = after.company(company);
    const std::size_t i = index_of(company);
    const std::string path = "/" + std::string(name_of(company));
    if (now.vp != old.vp + ledger.vp[i])
        return Error{"vp_ledger", path, "The VP ledger does not add up."};
    if (now.energy != (ledger.round_advanced ? 0 : old.energy + ledger.energy[i]))
        return Error{"energy_ledger", path, "The energy marker does not stand where its moves lead."};
    Machines expected = machines_of(old);
    expected.excavators += ledger.machines[i].excavators;
    expected.mixers += ledger.machines[i].mixers;
    if (!(machines_of(now) == expected))
        return Error{"machinery", path, "Machines appeared or vanished."};
    const bool negative = now.excavators < 0 || now.mixers < 0 || now.engineers < 0 || now.energy < 0;
    if (negative)
        return Error{"negative", path, "A supply went below 0."};
    return std::nullopt;
}

} // namespace

core::Status check_invariants(const Catalogue& facts, const State& before, const State& after,
                              const Events& events) {
    const Ledger ledger(events);
    if (drops_on_board(after) != drops_on_board(before) + ledger.drops)
        return Error{"water", "/", "Drops appeared or vanished."};
    for (const Company company : after.turn_order)
        if (auto fault = company_fault(before, after, ledger, company))
            return *fault;
    if (auto legal = check_position(facts, after); !legal.ok())
        return legal;
    const auto text = position_to_json(facts, after).dump();
    const auto read = read_position(facts, text);
    if (!read.ok())
        return read.error();
    if (!(read.value() == after))
        return Error{"round_trip", "/", "The position read back from JSON is another one."};
    return core::Done{};
}

core::Result<GameResult> play_game(const Catalogue& facts, const SimulationOptions& options,
                                   std::uint64_t seed, Tally* tally) {
    GameOptions game;
    game.leeghwater = options.leeghwater;
    game.interpretations = options.interpretations;
    game.seed = seed;
    for (int i = 0; i < options.automas; ++i)
        game.participants.push_back({std::nullopt, PlayerKind::automa, options.level, std::nullopt});
    auto started = new_game(facts, game);
    if (!started.ok())
        return started.error();
    return Table(facts, options, std::move(started).value(), seed, tally).play();
}

} // namespace automa::barrage
