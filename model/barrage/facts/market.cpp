// contracts.json, external_works.json, buildings.json: what can be taken, and what it gives.
#include "model/barrage/facts/readers.h"

namespace automa::barrage::facts {
namespace {

using core::JsonReader;

Reward read_reward(const JsonReader& item) {
    Reward reward;
    reward.kind = read_enum<RewardKind>(item.at("type"), "reward");
    if (const auto amount = item.maybe("amount"))
        reward.amount = amount->integer(1, reward.kind == RewardKind::place_drops ? most_drops_at_once : 20);
    else if (reward.kind != RewardKind::free_structure && reward.kind != RewardKind::fulfil_contract)
        item.refuse("missing_key", "The key “amount” is missing.");
    if (reward.kind == RewardKind::place_drops)
        reward.flow_immediately = item.at("flow_immediately").boolean();
    if (reward.kind == RewardKind::fulfil_contract)
        if (const auto limit = item.maybe("max_requirement"))
            reward.max_requirement = limit->integer(1, 20);
    if (reward.kind != RewardKind::free_structure)
        return reward;
    reward.structure = read_enum<Structure>(item.at("structure"), "structure");
    if (const auto power = item.maybe("max_power"))
        reward.max_power = power->integer(1, 5);
    if (const auto regions = item.maybe("regions")) {
        reward.regions = 0;
        for (std::size_t i = 0, n = regions->size(1, 3); i < n; ++i)
            reward.regions |=
                static_cast<std::uint8_t>(1U << index_of(read_enum<Region>(regions->item(i), "region")));
    }
    return reward;
}

void check_range(const JsonReader& range, int value, const JsonReader& at) {
    static_cast<void>(range.size(2, 2));
    if (value < range.item(0).integer(0, 99) || value > range.item(1).integer(0, 99))
        at.refuse("out_of_range",
                  "A contract of this kind cannot require " + std::to_string(value) + " energy.");
}

} // namespace

Rewards read_rewards(const JsonReader& list) {
    Rewards rewards;
    for (std::size_t i = 0, n = list.size(0, 4); i < n; ++i)
        rewards.push_back(read_reward(list.item(i)));
    return rewards;
}

void read_contracts(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("contracts");
    std::array<std::size_t, 5> counted{}; // green, yellow, red, national, starting
    for (std::size_t i = 0, n = list.size(1, 64); i < n; ++i) {
        const JsonReader item = list.item(i);
        Contract contract;
        contract.id = item.at("id").string();
        if (catalogue.find_contract(contract.id))
            item.at("id").refuse("duplicate", "This contract is listed twice.");
        const std::size_t kind = item.at("kind").one_of(
            std::array<std::string_view, 3>{"private", "national", "starting"}, "kind");
        std::string range(kind == 1 ? "national" : "starting");
        if (kind == 0) {
            contract.colour = read_enum<Colour>(item.at("colour"), "contract colour");
            range = name_of(*contract.colour);
        }
        contract.national = kind == 1;
        ++counted[contract.colour ? index_of(*contract.colour) : kind + 2];
        contract.energy_required = item.at("energy_required").integer(1, 20);
        check_range(file.at("energy_ranges").at(range), contract.energy_required, item.at("energy_required"));
        contract.rewards = read_rewards(item.at("rewards"));
        catalogue.contracts.push_back(contract);
    }
    const JsonReader counts = file.at("counts");
    constexpr std::array<std::string_view, 5> names{"green", "yellow", "red", "national", "starting"};
    for (std::size_t i = 0; i < names.size(); ++i)
        expect_total(counts.at(names[i]), counted[i]);
    expect_total(counts.at("private_total"), counted[0] + counted[1] + counted[2]);
}

void read_works(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("works");
    std::array<std::size_t, 3> counted{};
    for (std::size_t i = 0, n = list.size(15, 15); i < n; ++i) {
        const JsonReader item = list.item(i);
        Work work;
        work.id = item.at("id").string();
        if (catalogue.find_work(work.id))
            item.at("id").refuse("duplicate", "This work is listed twice.");
        const std::size_t deck =
            item.at("deck").one_of(std::array<std::string_view, 3>{"A", "B", "C"}, "deck");
        work.deck = static_cast<char>('A' + deck);
        ++counted[deck];
        work.excavators = item.at("machinery_cost").at("excavators").integer(0, 9);
        work.mixers = item.at("machinery_cost").at("mixers").integer(0, 9);
        work.rewards = read_rewards(item.at("rewards"));
        catalogue.works.push_back(work);
    }
    for (std::size_t i = 0; i < 3; ++i)
        expect_total(file.at("decks").at(std::string(1, static_cast<char>('A' + i))), counted[i]);
    const JsonReader rounds = file.at("decks_by_round");
    const std::size_t last = catalogue.setup.work_decks.size();
    static_cast<void>(rounds.size(last, last));
    for (std::size_t round = 0; round < last; ++round)
        for (std::size_t i = 0, n = rounds.item(round).size(3, 3); i < n; ++i) {
            const JsonReader deck = rounds.item(round).item(i);
            catalogue.setup.work_decks[round][i] =
                static_cast<char>('A' + deck.one_of(std::array<std::string_view, 3>{"A", "B", "C"}, "deck"));
        }
}

void read_buildings(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("buildings");
    for (std::size_t i = 0, n = list.size(10, 10); i < n; ++i) {
        const JsonReader item = list.item(i);
        Building building;
        building.id = item.at("id").string();
        if (catalogue.find_building(building.id))
            item.at("id").refuse("duplicate", "This building is listed twice.");
        building.excavators = item.at("machinery_cost").at("excavators").integer(0, 9);
        building.mixers = item.at("machinery_cost").at("mixers").integer(0, 9);
        building.vp = item.at("vp_at_end").integer(0, 9);
        catalogue.buildings.push_back(building);
    }
    catalogue.setup.buildings = file.at("drawn_per_game").integer(1, 5); // as many as a position has rows
    const JsonReader surcharges = file.at("construct_slots").at("surcharge_by_participants");
    for (std::size_t players = 2; players <= max_participants; ++players) {
        const JsonReader slots = surcharges.at(std::to_string(players));
        for (std::size_t i = 0, n = slots.size(1, 4); i < n; ++i)
            catalogue.setup.building_surcharge[players].push_back(slots.item(i).integer(0, 9));
    }
}

} // namespace automa::barrage::facts
