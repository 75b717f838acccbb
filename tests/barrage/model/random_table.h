// A whole table played by chance, humans among it: their commands, what they lay, corrections. Everything
// goes through carry_out, as at a real table.
#pragma once

#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/setup.h"
#include "model/barrage/turn/construction.h"
#include "model/core/journal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace automa::test {

struct TableOptions {
    std::size_t automas = 2;
    std::size_t humans = 2;
    barrage::Level level = barrage::Level::very_high;
    bool leeghwater = true;
    bool tracked_humans = false;
    bool vp_of_humans = true;
    bool corrections = true;
    std::uint64_t seed = 1;
};

class RandomTable {
public:
    using Entry = core::JournalEntry<barrage::Event>;

    RandomTable(const barrage::Catalogue& facts, const TableOptions& options)
        : facts_(facts), options_(options), dice_(options.seed * 7919 + 17) {
        using namespace barrage;
        GameOptions game;
        game.participants.assign(options.automas,
                                 Participant{std::nullopt, PlayerKind::automa, options.level, std::nullopt});
        for (std::size_t i = 0; i < options.humans; ++i)
            game.participants.push_back({std::nullopt, PlayerKind::human, Level::medium, std::nullopt});
        game.leeghwater = options.leeghwater;
        game.seed = options.seed;
        auto fresh = new_game(facts, game);
        start = fresh.value().state;
        for (CompanyState& company : start.companies)
            if (company.in_play && company.player == PlayerKind::human) {
                company.vp_known = options.vp_of_humans;
                company.vp = static_cast<std::int16_t>(options.vp_of_humans ? company.vp : 0);
                if (!options.tracked_humans)
                    forget_hand(company);
            }
        state = start;
    }

    /// The next action of the table: the command and what it led to. Nothing once the game is over.
    std::optional<Entry> step() {
        using namespace barrage;
        if (state.phase == Phase::game_over)
            return std::nullopt;
        for (int tries = 0; tries < 4000; ++tries) {
            command = next_command();
            goes_on = chance(4);
            auto carried = carry_out(facts_, state, command, goes_on);
            const bool correcting = std::holds_alternative<Correct>(command);
            if (!carried.ok() || (correcting && ++corrections > most_corrections)) {
                ++refused;
                continue;
            }
            state = carried.value().after;
            decision = std::move(carried.value().decision);
            return Entry{carried.value().label, std::move(carried.value().events)};
        }
        stuck = true;
        return std::nullopt;
    }

    barrage::State start;
    barrage::State state;
    barrage::Command command;
    bool goes_on = false;
    std::optional<barrage::Decision> decision;
    int refused = 0;
    int corrections = 0;
    bool stuck = false;

private:
    static constexpr int most_corrections = 40; // so that a stuck table is noticed

    static void forget_hand(barrage::CompanyState& company) {
        company.tracked = false;
        company.engineers = 0;
        company.excavators = 0;
        company.mixers = 0;
        company.technology = {};
        company.wheel = {};
    }
    bool chance(std::uint32_t one_in) { return dice_.below(one_in) == 0; }
    int up_to(int most) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(most) + 1)); }
    template <class Id>
    Id any(std::size_t count) {
        return Id(dice_.below(static_cast<std::uint32_t>(count)));
    }
    template <class Enum>
    Enum any_of(std::size_t count) {
        return static_cast<Enum>(dice_.below(static_cast<std::uint32_t>(count)));
    }

    barrage::Command next_command() {
        using namespace barrage;
        if (options_.corrections && corrections < most_corrections && chance(25))
            return correction();
        if (state.phase == Phase::scoring)
            return score_round_by_chance();
        if (state.phase == Phase::end_of_round)
            return state.round < facts_.setup.rounds ? Command(EndRound{}) : Command(ScoreGame{});
        if (chance(state.phase == Phase::income || (state.turn && state.turn->resume) ? 2 : 3))
            if (auto laid = lay())
                return *laid;
        if (state.phase == Phase::income)
            return StartRound{};
        if (state.turn)
            return TakeAutomaTurn{};
        if (actions_are_over(state))
            return FlowWater{};
        const Company who = state.turn_order[state.next];
        if (state.company(who).player == PlayerKind::automa)
            return DrawTile{who, chance(5) && !state.tiles.stack.empty()
                                     ? std::optional(state.tiles.stack[state.tiles.stack.size() - 1])
                                     : std::nullopt};
        return human(who);
    }

    barrage::Command score_round_by_chance() {
        barrage::ScoreRound score;
        for (auto& count : score.humans)
            if (chance(2))
                count = up_to(6);
        return score;
    }

    std::optional<barrage::Command> lay() {
        using namespace barrage;
        std::vector<Command> open; // any of them: what a stack cannot give must not keep the others waiting
        for (std::size_t colour = 0; colour < 3; ++colour)
            for (int slot = 0; slot < 2; ++slot)
                if (!state.contracts[colour][static_cast<std::size_t>(slot)])
                    open.emplace_back(LayContract{static_cast<Colour>(colour), slot,
                                                  any<ContractId>(facts_.contracts.size())});
        for (int i = 0; i < 3; ++i) {
            if (!state.patents[static_cast<std::size_t>(i)])
                open.emplace_back(LayPatent{i, any<TechId>(tech_count)});
            if (state.leeghwater && !state.works[static_cast<std::size_t>(i)])
                open.emplace_back(LayWork{i, any<WorkId>(facts_.works.size())});
        }
        if (!open.empty())
            return open[dice_.below(static_cast<std::uint32_t>(open.size()))];
        return std::nullopt;
    }

    barrage::Command human(barrage::Company who) {
        using namespace barrage;
        switch (dice_.below(14)) {
        case 0:
        case 1:
        case 2: {
            const auto structure = any_of<Structure>(5);
            if (structure == Structure::building)
                return HumanBuilds{who, structure, std::nullopt, any<BuildingId>(facts_.buildings.size())};
            return HumanBuilds{who, structure, where(who, structure), std::nullopt};
        }
        case 3:
        case 4: {
            const auto systems = human_systems(facts_, state, who);
            if (systems.empty())
                return HumanDoesElse{who};
            const System& system = systems[dice_.below(static_cast<std::uint32_t>(systems.size()))];
            const int bonus = chance(2) ? up_to(4) - 2 : up_to(20); // what machines and officers add
            HumanProduces produces{who, system.dam, system.conduit, 1 + up_to(2), bonus, {}, {}};
            fulfil(produces);
            return produces;
        }
        case 5: {
            HumanAddsDrops drops{who, {}, chance(2), {}};
            for (int i = up_to(3); i >= 0; --i)
                drops.drops.push_back(any_of<Headstream>(4));
            if (chance(3))
                drops.dams.push_back(any<SpaceId>(dam_space_count));
            return drops;
        }
        case 6:
            return HumanTakesContract{who, any_of<Colour>(3), up_to(1)};
        case 7:
            return HumanFulfilsNational{who, any<ContractId>(facts_.contracts.size())};
        case 8:
            return HumanTakesPatent{who, up_to(2)};
        case 9:
            return HumanTakesWork{who, up_to(2)};
        case 10:
            return HumanGains{who, up_to(9) - 2, up_to(6) - 2};
        case 11:
            return HumanPasses{who};
        default:
            return HumanDoesElse{who};
        }
    }

    /// Mostly where it is allowed, so that systems arise; sometimes anywhere.
    barrage::SpaceId where(barrage::Company who, barrage::Structure structure) {
        using namespace barrage;
        const SpaceSet open = open_spaces(facts_, state, who, structure);
        if (open.empty() || chance(8))
            return any<SpaceId>(space_count);
        auto chosen = open.begin();
        for (int i = up_to(open.size() - 1); i > 0; --i)
            ++chosen;
        return *chosen;
    }

    /// Often with one of the contracts that the energy is enough for, and some of the drops it gives.
    void fulfil(barrage::HumanProduces& produces) {
        using namespace barrage;
        const int energy =
            human_energy(facts_, state, produces.company, produces.conduit, produces.drops) + produces.bonus;
        const auto contracts = human_contracts(facts_, state, produces.company, energy);
        if (contracts.empty() || chance(4))
            return;
        produces.contract = contracts[dice_.below(static_cast<std::uint32_t>(contracts.size()))];
        for (const Reward& reward : facts_.contract(*produces.contract).rewards)
            if (reward.kind == RewardKind::place_drops)
                for (int i = up_to(reward.amount); i > 0; --i)
                    produces.reward_drops.push_back(any_of<Headstream>(4));
    }

    barrage::Command correction() {
        using namespace barrage;
        const auto position = position_to_json(facts_, state);
        const std::string at = "/companies/" + std::to_string(up_to(1));
        return Correct{
            nlohmann::json::array({{{"op", "replace"}, {"path", at + "/energy"}, {"value", up_to(20)}}}),
            "company"};
    }

    const barrage::Catalogue& facts_;
    TableOptions options_;
    core::Random dice_;
};

} // namespace automa::test
