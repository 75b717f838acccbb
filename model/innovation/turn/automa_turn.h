// One turn of the Automa while it is thought through: shared by the files that know the single actions.
#pragma once

#include "model/innovation/state/board.h"
#include "model/innovation/state/play.h"
#include "model/innovation/turn/decision.h"
#include "model/innovation/turn/science_choice.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace automa::innovation {

enum class Tried : std::uint8_t { done, skipped, paused };

struct AutomaTurn {
    /// Contract: the state has a turn.
    AutomaTurn(const Catalogue& catalogue, const State& state) : play(catalogue, state) {
        if (state.turn->support_card != unknown_card)
            support = catalogue.card(state.turn->support_card).support;
    }

    Play play;
    SupportColumn support; // of nothing while the first workshops are placed
    int order = 1;         // of the action under way
    int part = 0;
    std::vector<Step> steps;
    std::vector<Skipped> skipped;
    std::vector<Need> needs;
    std::optional<Resume> pause;

    [[nodiscard]] const Catalogue& facts() const { return play.facts; }
    [[nodiscard]] const State& state() const { return play.state; }
    [[nodiscard]] const FactionFacts& faction() const { return facts().faction(state().automa.faction); }
    [[nodiscard]] int shipping() const {
        return facts().level(state().automa.level).shipping[state().round - 1U];
    }
    [[nodiscard]] int x() const { return facts().level(state().automa.level).x[state().round - 1U]; }

    /// The step is done: everything noted and recorded since the last one belongs to it.
    Tried done(Step step);
    Tried skip(StepKind kind, std::string_view rule, bool ongoing = false);
    /// The turn stops here until the table has answered.
    Tried ask(std::vector<Need> questions, Stage stage);

    void fail(std::string_view rule, std::string_view condition) {
        play.note(rule, "failed", core::Outcome::fails, {arg("condition", condition)});
    }

    /// A-36 over bits of a row, of which there is at least one; noted.
    [[nodiscard]] int count_slots(std::string_view rule, std::string_view of, Slots options);
    [[nodiscard]] PowerOffers power_offers(const Board& board, HexId hex) const;

private:
    core::StepRange told_{}; // what belongs to steps and skips already
};

// Each tries its action by the rules of section 8.
/// `faction` is the part of the faction action that builds; none for the symbol on a card.
Tried try_build(AutomaTurn& turn, const FactionAction* faction);
Tried try_upgrade(AutomaTurn& turn, bool fallback);
/// Contract: some building is valid.
[[nodiscard]] HexId choose_upgrade(AutomaTurn& turn, const Board& board, const HexSet& valid);
Tried try_innovation(AutomaTurn& turn);
Tried try_vp(AutomaTurn& turn, int vp, Reason reason);
Tried try_block_power(AutomaTurn& turn);
Tried try_block_book(AutomaTurn& turn, bool power_blocked);
Tried try_scholar(AutomaTurn& turn);
Tried try_advance(AutomaTurn& turn, int levels, bool ongoing);
/// A-99, Powermongers: `gained` is what the table told; none: not told yet.
Tried try_power_ability(AutomaTurn& turn, HexId hex, int offered, std::optional<int> gained);
Tried try_pass(AutomaTurn& turn, std::string_view rule);

[[nodiscard]] ScienceTable science_table(const State& state, const SupportColumn& support);

} // namespace automa::innovation
