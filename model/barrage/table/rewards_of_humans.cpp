#include "model/barrage/table/rewards_of_humans.h"

#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/contracts.h"
#include "model/core/overloaded.h"

#include <algorithm>
#include <utility>

namespace automa::barrage {
namespace {

/// Own contracts up to this requirement, the hardest first.
std::vector<ContractId> held_up_to(const Catalogue& catalogue, const State& state, Company company,
                                   std::optional<int> most) {
    std::vector<ContractId> contracts;
    for (const ContractId id : state.company(company).held_contracts)
        if (!most || catalogue.contract(id).energy_required <= *most)
            contracts.push_back(id);
    std::stable_sort(contracts.begin(), contracts.end(), [&](ContractId a, ContractId b) {
        return catalogue.contract(a).energy_required > catalogue.contract(b).energy_required;
    });
    return contracts;
}

/// Follows what the rewards of one turn give, and what is placed of it.
class Giver {
public:
    Giver(const Catalogue& catalogue, State before, Company company)
        : catalogue_(catalogue), state_(std::move(before)), company_(company) {}

    void hear(const Event& event) {
        std::visit(core::Overloaded{
                       [&](const WorkTaken& e) {
                           if (e.company == company_ && state_.works[e.position])
                               give(catalogue_.works[state_.works[e.position]->index()].rewards);
                       },
                       [&](const HeldFulfilled& e) {
                           if (e.company == company_)
                               give(catalogue_.contract(e.contract).rewards);
                       },
                       [&](const NationalFulfilled& e) {
                           if (e.company == company_)
                               give(catalogue_.contract(e.contract).rewards);
                       },
                       [&](const Built& e) { placed(e.company, e.space, false); },
                       [&](const Raised& e) { placed(e.company, e.space, true); },
                       [](const auto&) {},
                   },
                   event);
        apply_in_place(state_, event);
    }

    [[nodiscard]] std::vector<FreePiece> left() const {
        std::vector<FreePiece> pieces;
        for (const FreePiece& piece : pieces_)
            if (!spaces_for(catalogue_, state_, company_, piece).empty())
                pieces.push_back(piece);
        return pieces;
    }

private:
    void give(std::span<const Reward> rewards) {
        for (const FreePiece& piece : free_pieces_of(rewards))
            pieces_.push_back(piece);
    }
    void placed(Company company, SpaceId space, bool raised) {
        const Space& where = catalogue_.space(space);
        const Structure structure = raised                             ? Structure::elevation
                                    : where.kind == SpaceKind::dam     ? Structure::base
                                    : where.kind == SpaceKind::conduit ? Structure::conduit
                                                                       : Structure::powerhouse;
        const auto found = std::find_if(pieces_.begin(), pieces_.end(), [&](const FreePiece& piece) {
            return piece.structure == structure && piece.fits(where);
        });
        if (company == company_ && found != pieces_.end())
            pieces_.erase(found);
    }

    const Catalogue& catalogue_;
    State state_;
    Company company_;
    std::vector<FreePiece> pieces_;
};

} // namespace

BuildingUse building_use(std::string_view building) {
    constexpr int station_bonus = 3;
    constexpr int farm_energy = 5;
    constexpr int relay_steps = 4;
    BuildingUse use;
    if (building == "control_station") {
        use.production_bonus = station_bonus;
    } else if (building == "wind_farm") {
        use.energy = farm_energy;
        use.for_contract = true;
    } else if (building == "energy_relay_field") {
        use.energy = relay_steps;
    }
    use.any_contract = building == "customer_office";
    use.drop_on_dam = building == "cofferdam";
    use.work = building == "loan_agency";
    return use;
}

std::vector<ContractId> contracts_by_rewards(const Catalogue& catalogue, const State& state, Company company,
                                             const Rewards& rewards) {
    for (const Reward& reward : rewards) {
        if (reward.kind == RewardKind::fulfil_contract)
            return held_up_to(catalogue, state, company, reward.max_requirement);
        if (reward.kind == RewardKind::energy_produced)
            return held_up_to(catalogue, state, company,
                              reward.amount + contract_discount(catalogue, state, company));
    }
    return {};
}

std::vector<ContractId> contracts_by_building(const Catalogue& catalogue, const State& state, Company company,
                                              const BuildingUse& use) {
    if (use.any_contract)
        return held_up_to(catalogue, state, company, std::nullopt);
    return use.for_contract ? held_up_to(catalogue, state, company,
                                         use.energy + contract_discount(catalogue, state, company))
                            : std::vector<ContractId>();
}

int drops_given(std::span<const Reward> rewards) {
    int drops = 0;
    for (const Reward& reward : rewards)
        drops += reward.kind == RewardKind::place_drops ? reward.amount : 0;
    return drops;
}

bool FreePiece::fits(const Space& space) const {
    return (regions >> index_of(space.region) & 1U) != 0 && (!max_power || space.power <= *max_power);
}

std::vector<FreePiece> free_pieces_of(std::span<const Reward> rewards) {
    std::vector<FreePiece> pieces;
    for (const Reward& reward : rewards)
        if (reward.kind == RewardKind::free_structure)
            pieces.insert(pieces.end(), static_cast<std::size_t>(std::max(1, reward.amount)),
                          FreePiece{reward.structure, reward.regions, reward.max_power});
    return pieces;
}

SpaceSet spaces_for(const Catalogue& catalogue, const State& state, Company company, const FreePiece& piece) {
    if (!piece_left(catalogue, state, company, piece.structure))
        return {};
    return open_spaces(catalogue, state, company, piece.structure).where([&](SpaceId id) {
        return piece.fits(catalogue.space(id));
    });
}

std::vector<FreePiece> pieces_to_place(const Catalogue& catalogue, State before, std::span<const Event> turn,
                                       Company company) {
    Giver giver(catalogue, std::move(before), company);
    for (const Event& event : turn)
        giver.hear(event);
    return giver.left();
}

} // namespace automa::barrage
