// Every change of the companies' VP, read from the journal.
#pragma once

#include "app/barrage/game.h"
#include "app/play/ledger.h"

#include <array>
#include <vector>

namespace automa::app::barrage_app {

class VpFollower {
public:
    explicit VpFollower(const BarrageGame& game) : state_(game.startState()) {}

    void follow(const barrage::Event& event);
    [[nodiscard]] const std::vector<LedgerLine>& lines(barrage::Company company) const {
        return lines_[barrage::index_of(company)];
    }

private:
    barrage::State state_;
    std::array<std::vector<LedgerLine>, barrage::company_count> lines_;
};

} // namespace automa::app::barrage_app
