// People at a table who do whatever the rules let them: random human turns, corrections, rounds to the end.
#pragma once

#include "app/barrage/game.h"
#include "app/play/seeds.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"
#include "model/core/random.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <vector>

namespace automa::app::barrage_app {

inline std::shared_ptr<const barrage::Catalogue> testFacts() {
    static const auto facts = [] {
        auto loaded = barrage::Catalogue::load_embedded();
        return std::make_shared<const barrage::Catalogue>(std::move(loaded).value());
    }();
    return facts;
}

class RandomTable {
public:
    RandomTable(BarrageGame& game, std::uint32_t seed) : game_(game), random_(seed) {}

    static barrage::State start(std::uint64_t seed, bool leeghwater) {
        using namespace barrage;
        GameOptions options;
        options.participants = {{Company::usa, PlayerKind::automa, Level::medium, std::nullopt},
                                {Company::italy, PlayerKind::human, Level::medium, std::nullopt},
                                {Company::germany, PlayerKind::human, Level::medium, std::nullopt}};
        options.leeghwater = leeghwater;
        options.seed = seed;
        return new_game(*testFacts(), options).value().state;
    }

    /// One action; false when nothing is left to do.
    bool step() {
        for (const barrage::Command& command : due())
            if (game_.perform(command).ok())
                return true;
        return false;
    }

private:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

    std::vector<barrage::Command> due() {
        using namespace barrage;
        std::vector<Command> all;
        const State& state = game_.state();
        if (below(12) == 0)
            all.push_back(correction());
        addRefills(all);
        if (const auto human = game_.humanToAct())
            addHumanTurn(all, *human);
        if (state.turn)
            all.emplace_back(TakeAutomaTurn{});
        if (const auto automa = game_.automaToDraw())
            all.emplace_back(DrawTile{*automa, TileId(static_cast<std::uint8_t>(1 + below(20)))});
        if (!game_.humanToAct() && !state.turn)
            all.insert(all.end(), {FlowWater{}, ScoreRound{}, EndRound{}, StartRound{}, ScoreGame{}});
        return all;
    }

    barrage::Command correction() {
        using namespace barrage;
        const State& state = game_.state();
        auto position = position_to_json(game_.facts(), state);
        auto& company =
            position["companies"]
                    [static_cast<std::size_t>(below(static_cast<int>(position["companies"].size())))];
        nlohmann::json patch = nlohmann::json::array();
        patch.push_back({{"op", "replace"},
                         {"path", "/companies/0/energy"},
                         {"value", company.value("energy", 0) + below(3)}});
        return Correct{patch, ""};
    }

    void addRefills(std::vector<barrage::Command>& all) {
        using namespace barrage;
        const State& state = game_.state();
        const Catalogue& facts = game_.facts();
        for (std::size_t colour = 0; colour < count_of<Colour>; ++colour)
            for (int slot = 0; slot < 2; ++slot)
                if (!state.contracts[colour][static_cast<std::size_t>(slot)])
                    for (std::size_t i = 0; i < facts.contracts.size(); ++i)
                        if (facts.contracts[i].colour == static_cast<Colour>(colour))
                            all.emplace_back(LayContract{static_cast<Colour>(colour), slot,
                                                         ContractId(static_cast<std::uint8_t>(i + 1))});
    }

    void addHumanTurn(std::vector<barrage::Command>& all, barrage::Company who) {
        using namespace barrage;
        const State& state = game_.state();
        std::vector<Command> turns;
        for (const Structure structure :
             {Structure::base, Structure::elevation, Structure::conduit, Structure::powerhouse}) {
            const SpaceSet open = open_spaces(game_.facts(), state, who, structure);
            if (!open.empty())
                turns.emplace_back(HumanBuilds{who, structure, open.first(), std::nullopt});
        }
        for (const System& system : human_systems(game_.facts(), state, who))
            turns.emplace_back(HumanProduces{who, system.dam, system.conduit, system.drops, below(2)});
        turns.emplace_back(HumanTakesContract{who, static_cast<Colour>(below(3)), below(2)});
        turns.emplace_back(HumanTakesPatent{who, below(3)});
        turns.emplace_back(HumanGains{who, below(3), below(3)});
        turns.emplace_back(HumanDoesElse{who});
        std::shuffle(turns.begin(), turns.end(), random_);
        if (game_.journal().cursor() % 9 > 5) // so that rounds end
            turns.insert(turns.begin(), HumanPasses{who});
        turns.emplace_back(HumanPasses{who});
        all.insert(all.end(), turns.begin(), turns.end());
    }

    BarrageGame& game_;
    std::mt19937 random_;
};

} // namespace automa::app::barrage_app
