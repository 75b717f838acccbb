#include "model/scythe/table/command.h"

#include "model/core/replay.h"
#include "model/scythe/rules.h"
#include "model/scythe/state/describe.h"
#include "model/scythe/table/carrier.h"

namespace automa::scythe {

Carried Carrier::run(const Command& command) {
    const bool after_the_end =
        std::holds_alternative<Correct>(command) || std::holds_alternative<TellFinal>(command);
    if (state().ended_by && !after_the_end)
        refuse("game_over", "/", "The game is over.");
    std::visit([&](const auto& c) { carry(c); }, command);
    if (state().ended_by && !after_the_end)
        send_intruders_back();
    result_.events = std::move(play_.events);
    result_.after = play_.state;
    return std::move(result_);
}

std::string Carrier::place(Place where) const {
    return std::string(place_text(facts_, where, human().faction));
}

core::Result<Carried> carry_out(const Catalogue& catalogue, const State& state, const Command& command) {
    try {
        Carried carried = Carrier(catalogue, state).run(command);
        if (auto fault = core::impossible<Rules>(catalogue, state, carried))
            return *fault;
        return carried;
    } catch (const Illegal& illegal) {
        return illegal.error;
    }
}

} // namespace automa::scythe
