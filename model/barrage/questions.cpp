#include "model/barrage/questions.h"

#include "model/barrage/round.h"

#include <algorithm>

namespace automa::barrage {

bool only_lays_contracts(std::span<const Event> events) {
    return !events.empty() && std::all_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<ContractLaid>(event);
    });
}

std::vector<Need> owed_contracts(const State& now, const State* before) {
    std::vector<Need> owed;
    if (now.phase != Phase::actions)
        return owed;
    const bool taken_over = before == nullptr || before->tracking != now.tracking;
    const bool all = taken_over || actions_are_over(now) || now.turn.has_value();
    for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
        for (std::size_t slot = 0; slot < 2; ++slot)
            if (!now.contracts[colour][slot] && (all || before->contracts[colour][slot]))
                owed.push_back({static_cast<Colour>(colour), static_cast<int>(slot)});
    return owed;
}

bool first_tile_to_be_named(const State& state) {
    const auto& tiles = state.tiles;
    return tiles.discard.empty()
           || (tiles.stack.size() == 1 && state.interpretations.tile_reshuffle == TileReshuffle::all);
}

std::vector<ContractId> unseen_contracts(const Catalogue& catalogue, const State& state, Colour colour) {
    std::vector<ContractId> unseen;
    const ContractRow& row = state.contracts[index_of(colour)];
    for (std::size_t i = 0; i < catalogue.contracts.size(); ++i) {
        const ContractId id(i);
        const bool kept =
            std::any_of(state.companies.begin(), state.companies.end(),
                        [&](const CompanyState& who) { return who.fulfilled_contracts.has(id); });
        if (catalogue.contract(id).colour == colour && row[0] != id && row[1] != id && !kept)
            unseen.push_back(id);
    }
    return unseen;
}

} // namespace automa::barrage
