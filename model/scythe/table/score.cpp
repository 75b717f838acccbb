#include "model/scythe/table/score.h"

#include "model/scythe/state/board.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;

constexpr int factory_counts = 3; // S-112

/// Each step of popularity pays by its own rates (S-117).
struct PopularityStep {
    int from = 0;
    Rates rates;
};
constexpr std::array<PopularityStep, 3> popularity_steps{{{0, {3, 2, 1}}, {7, {4, 3, 2}}, {13, {5, 4, 3}}}};

TerritorySet territories_of(const Side& side) {
    return on_territories(combat_places(side) | places_of(side, UnitKind::worker));
}

int counted(const Catalogue& facts, const TerritorySet& territories) {
    return territories.size() + (territories.has(facts.factory) ? factory_counts - 1 : 0);
}

/// With a unit of its own, or with a structure and no unit of an enemy.
TerritorySet controlled(const State& state, SideId human, const FinalLines& lines) {
    TerritorySet result = territories_of(state.side(human));
    const TerritorySet enemies = enemy_units(state, human);
    for (const TerritoryId at : lines.structures)
        if (!enemies.has(at))
            result.add(at);
    return result;
}

ScoreLines human_score(const Catalogue& facts, const State& state, SideId human, const FinalLines& lines) {
    const Rates rates = rates_at(lines.popularity);
    const TerritorySet own = controlled(state, human, lines);
    const Counts& resources = lines.resources ? *lines.resources : state.resources;
    ScoreLines score;
    score.coins = lines.coins;
    score.stars = lines.stars;
    score.star_coins = lines.stars * rates.star;
    score.territories = counted(facts, own);
    score.territory_coins = score.territories * rates.territory;
    for (const TerritoryId at : own)
        score.resources += std::clamp<int>(resources[at.index()], 0, counted_resources_limit);
    score.resource_coins = score.resources / 2 * rates.resource_pair;
    score.structure_bonus = lines.structure_bonus;
    score.total =
        score.coins + score.star_coins + score.territory_coins + score.resource_coins + score.structure_bonus;
    return score;
}

int pieces_on_board(const Side& side) {
    return static_cast<int>(side.units.workers.size() + side.units.mechs.size());
}

Json lines_json(const ScoreLines& lines, bool human) {
    Json json{{"coins", lines.coins},
              {"stars", lines.stars},
              {"star_coins", lines.star_coins},
              {"territories", lines.territories},
              {"territory_coins", lines.territory_coins}};
    if (human) {
        json["resources"] = lines.resources;
        json["resource_coins"] = lines.resource_coins;
        json["structure_bonus"] = lines.structure_bonus;
    }
    json["total"] = lines.total;
    return json;
}

} // namespace

Rates rates_at(int popularity) {
    Rates rates = popularity_steps.front().rates;
    for (const PopularityStep& step : popularity_steps)
        if (popularity >= step.from)
            rates = step.rates;
    return rates;
}

ScoreLines automa_score(const Catalogue& facts, const State& state, SideId automa) {
    const Side& side = state.side(automa);
    const Rates rates = rates_at(facts.setup.popularity);
    ScoreLines score;
    score.coins = side.automa.coins;
    score.stars = stars_of(facts, side.automa);
    score.star_coins = score.stars * rates.star;
    score.territories = counted(facts, territories_of(side));
    score.territory_coins = score.territories * rates.territory;
    score.total = score.coins + score.star_coins + score.territory_coins;
    return score;
}

Score score(const Catalogue& facts, const State& state) {
    const SideId automa = first_side(state, Player::automa);
    const SideId human = first_side(state, Player::human);
    Score result;
    result.automa = automa_score(facts, state, automa);
    if (!state.final_lines)
        return result;
    const FinalLines& lines = *state.final_lines;
    result.human = human_score(facts, state, human, lines);
    const Side& machine = state.side(automa);
    const int human_pieces = pieces_on_board(state.side(human)) + static_cast<int>(lines.structures.size());
    const std::array<std::pair<int, int>, count_of<DecidedBy>> pairs{
        {{result.automa.total, result.human->total},
         {pieces_on_board(machine), human_pieces},
         {machine.automa.power, lines.power},
         {facts.setup.popularity, lines.popularity},
         {result.automa.territories, result.human->territories},
         {result.automa.stars, lines.stars}}};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto& [ours, theirs] = pairs[i];
        if (ours == theirs)
            continue;
        result.winner = ours > theirs ? Player::automa : Player::human;
        result.decided_by = static_cast<DecidedBy>(i);
        break;
    }
    return result;
}

Json score_to_json(const Score& score) {
    Json json{{"format", "scythe-score/1"}, {"automa", lines_json(score.automa, false)}};
    if (!score.human)
        return json;
    json["human"] = lines_json(*score.human, true);
    json["winner"] = score.winner ? Json(name_of(*score.winner)) : Json("tie");
    if (score.decided_by)
        json["decided_by"] = name_of(*score.decided_by);
    return json;
}

} // namespace automa::scythe
