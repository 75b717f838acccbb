// Every change of the sides' VP, read from the journal.
#pragma once

#include "app/innovation/game.h"
#include "app/play/ledger.h"

#include <array>
#include <vector>

namespace automa::app::innovation_app {

class VpFollower {
public:
    explicit VpFollower(const InnovationGame& game) : facts_(game.facts()), state_(game.startState()) {}

    void follow(const innovation::Event& event);
    [[nodiscard]] const std::vector<LedgerLine>& lines(innovation::Player who) const {
        return lines_[innovation::index_of(who)];
    }

private:
    using Points = std::array<int, innovation::count_of<innovation::Player>>;

    [[nodiscard]] Points points() const;
    /// What brought it, as long as the cards still lie there.
    [[nodiscard]] QString reason(const innovation::VpChanged& change) const;
    [[nodiscard]] QString card() const;

    const innovation::Catalogue& facts_;
    innovation::State state_;
    std::array<std::vector<LedgerLine>, innovation::count_of<innovation::Player>> lines_;
};

} // namespace automa::app::innovation_app
