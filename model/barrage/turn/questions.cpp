#include "model/barrage/turn/questions.h"

#include <algorithm>

namespace automa::barrage {

bool has_left_for_good(const State& state, ContractId contract) {
    return std::any_of(state.companies.begin(), state.companies.end(), [&](const CompanyState& who) {
        return who.fulfilled_contracts.has(contract) || who.held_contracts.has(contract);
    });
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
        if (catalogue.contract(id).colour == colour && row[0] != id && row[1] != id
            && !has_left_for_good(state, id))
            unseen.push_back(id);
    }
    return unseen;
}

} // namespace automa::barrage
