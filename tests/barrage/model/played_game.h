// A game of Automas among themselves, played event by event with everything kept: for properties and
// benchmarks.
#pragma once

#include "model/barrage/table/round.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/turn/decision.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace automa::test {

class PlayedGame {
public:
    struct Decided {
        barrage::State before;
        barrage::Decision decision;
    };

    PlayedGame(const barrage::Catalogue& facts, barrage::Level level, bool leeghwater, std::uint64_t seed,
               std::size_t automas = 3)
        : facts_(facts) {
        using namespace barrage;
        GameOptions options;
        options.participants.assign(automas,
                                    Participant{std::nullopt, PlayerKind::automa, level, std::nullopt});
        options.leeghwater = leeghwater;
        options.seed = seed;
        auto game = new_game(facts, options);
        start = state = game.value().state;
        supply_ = std::move(game.value().supply);
        while (state.phase != Phase::game_over && !fault) {
            if (!actions_are_over(state) || state.turn)
                turn();
            else
                end_of_round();
            refill();
        }
    }

    barrage::State start;
    barrage::State state; // at the end
    std::vector<barrage::Events> groups;
    std::vector<Decided> decisions;
    std::optional<core::Error> fault; // a decision that was refused

private:
    void take(barrage::Events events) {
        state = barrage::apply(state, events);
        groups.push_back(std::move(events));
    }
    void turn() {
        using namespace barrage;
        if (!state.turn)
            take({TileFlipped{}, TurnBegun{state.turn_order[state.next]}});
        auto decision = decide(facts_, state);
        if (!decision.ok()) {
            fault = decision.error();
            return;
        }
        decisions.push_back({state, decision.value()});
        take(std::move(decision.value().events));
    }
    void end_of_round() {
        using namespace barrage;
        take(flow_water(facts_, state).events);
        take(score_round(facts_, state).events);
        if (state.round == facts_.setup.rounds) {
            take(final_scoring(facts_, state).events);
            return;
        }
        take(end_round(facts_, state).events);
        Events laid;
        for (std::uint8_t i = 0; i < 3; ++i) {
            laid.emplace_back(PatentLaid{i, supply_.patents.back()});
            supply_.patents.pop_back();
            if (!state.leeghwater)
                continue;
            laid.emplace_back(WorkLaid{i, supply_.works.back()});
            supply_.works.pop_back();
        }
        take(std::move(laid));
        take(start_round(facts_, state).events);
    }
    void refill() {
        using namespace barrage;
        for (std::size_t colour = 0; colour < 3; ++colour)
            for (std::uint8_t slot = 0; slot < 2; ++slot) {
                auto& stack = supply_.contracts[colour];
                if (state.contracts[colour][slot])
                    continue;
                if (stack.empty())
                    stack = discarded(static_cast<Colour>(colour));
                if (stack.empty())
                    continue;
                take({ContractLaid{static_cast<Colour>(colour), slot, stack.back()}});
                stack.pop_back();
            }
    }

    /// What lies neither in the office nor with a company: a used-up stack is made of it again.
    [[nodiscard]] std::vector<barrage::ContractId> discarded(barrage::Colour colour) const {
        using namespace barrage;
        std::vector<ContractId> stack;
        for (std::size_t i = 0; i < facts_.contracts.size(); ++i) {
            const ContractId id(i);
            const ContractRow& row = state.contracts[index_of(colour)];
            bool there = facts_.contract(id).colour == colour && row[0] != id && row[1] != id;
            for (const CompanyState& company : state.companies)
                there = there && !company.fulfilled_contracts.has(id);
            if (there)
                stack.push_back(id);
        }
        return stack;
    }

    const barrage::Catalogue& facts_;
    barrage::Supply supply_;
};

} // namespace automa::test
