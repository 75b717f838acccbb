// Whole games of Automas among themselves, for tests that must see every kind of decision.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/table/round.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/turn/decision.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace automa::app::test {

inline const barrage::Catalogue& catalogue() {
    static const core::Result<barrage::Catalogue> facts = barrage::Catalogue::load_embedded();
    EXPECT_TRUE(facts.ok());
    return facts.value();
}

/// What is shown of a game: each decision and each phase, with the position it was made for.
struct Spectator {
    std::function<void(const barrage::State&, const barrage::Decision&)> decision;
    std::function<void(const barrage::State&, const barrage::PhaseResult&)> phase;
};

class WatchedGame {
public:
    WatchedGame(const barrage::GameOptions& options, Spectator spectator) : spectator_(std::move(spectator)) {
        auto started = barrage::new_game(catalogue(), options);
        EXPECT_TRUE(started.ok());
        state_ = started.value().state;
        supply_ = started.value().supply;
    }

    void play() {
        using namespace barrage;
        while (!failed()) {
            while (!actions_are_over(state_) && !failed()) {
                take_turn();
            }
            show(flow_water(catalogue(), state_));
            show(score_round(catalogue(), state_));
            if (state_.round == catalogue().setup.rounds) {
                break;
            }
            show(end_round(catalogue(), state_));
            lay_out();
            show(start_round(catalogue(), state_));
        }
        show(final_scoring(catalogue(), state_));
    }

private:
    static bool failed() { return testing::Test::HasFailure(); }

    void take_turn() {
        using namespace barrage;
        apply_in_place(state_, TileFlipped{});
        apply_in_place(state_, TurnBegun{state_.turn_order[state_.next]});
        while (state_.turn && !failed()) {
            auto decided = decide(catalogue(), state_);
            ASSERT_TRUE(decided.ok()) << decided.error().message;
            spectator_.decision(state_, decided.value());
            state_ = decided.value().after;
            refill();
        }
    }

    void show(const barrage::PhaseResult& result) {
        spectator_.phase(state_, result);
        state_ = result.after;
        refill();
    }

    void lay_out() {
        using namespace barrage;
        for (std::uint8_t i = 0; i < 3; ++i) {
            if (!supply_.patents.empty()) {
                apply_in_place(state_, PatentLaid{i, supply_.patents.back()});
                supply_.patents.pop_back();
            }
            if (state_.leeghwater && !supply_.works.empty()) {
                apply_in_place(state_, WorkLaid{i, supply_.works.back()});
                supply_.works.pop_back();
            }
        }
    }

    void refill() {
        using namespace barrage;
        for (std::size_t colour = 0; colour < 3; ++colour) {
            for (std::uint8_t slot = 0; slot < 2; ++slot) {
                auto& stack = supply_.contracts[colour];
                if (!state_.contracts[colour][slot] && stack.empty()) {
                    renew(static_cast<Colour>(colour), stack);
                }
                if (!state_.contracts[colour][slot] && !stack.empty()) {
                    apply_in_place(state_, ContractLaid{static_cast<Colour>(colour), slot, stack.back()});
                    stack.pop_back();
                }
            }
        }
    }

    /// A used-up stack is made anew from what was discarded.
    void renew(barrage::Colour colour, std::vector<barrage::ContractId>& stack) const {
        using namespace barrage;
        for (std::size_t i = 0; i < catalogue().contracts.size(); ++i) {
            const ContractId id(i);
            const ContractRow& row = state_.contracts[index_of(colour)];
            const bool kept = std::ranges::any_of(state_.companies, [&](const CompanyState& company) {
                return company.fulfilled_contracts.has(id);
            });
            if (catalogue().contract(id).colour == colour && row[0] != id && row[1] != id && !kept) {
                stack.push_back(id);
            }
        }
    }

    Spectator spectator_;
    barrage::State state_;
    barrage::Supply supply_;
};

} // namespace automa::app::test
