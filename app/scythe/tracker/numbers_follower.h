// Every change of the Automa's power, coins, combat cards and stars, read from the journal.
#pragma once

#include "app/play/ledger.h"
#include "app/scythe/game.h"

#include <array>
#include <vector>

namespace automa::app::scythe_app {

class NumbersFollower {
public:
    explicit NumbersFollower(const ScytheGame& game) : facts_(game.facts()), state_(game.startState()) {}

    void follow(const scythe::Event& event);
    [[nodiscard]] const std::vector<LedgerLine>& lines() const { return lines_; }

private:
    [[nodiscard]] std::array<int, 4> numbers() const;
    void note(std::size_t which, const scythe::Event& event, int change, int total);

    const scythe::Catalogue& facts_;
    scythe::State state_;
    int turn_ = 1;
    std::vector<LedgerLine> lines_;
};

} // namespace automa::app::scythe_app
