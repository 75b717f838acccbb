#include "model/innovation/table/score.h"

#include "model/innovation/json/decision_json.h"
#include "model/innovation/state/board.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;
using Players = core::StaticVector<Player, max_players>;

Players players_of(const State& state) {
    Players players;
    for (std::size_t i = 0; i < state.human_count; ++i)
        players.push_back(static_cast<Player>(i));
    players.push_back(Player::automa);
    return players;
}

class Scorer {
public:
    Scorer(const Catalogue& facts, const State& state)
        : facts_(facts), state_(state), board_(facts, state), players_(players_of(state)) {}

    Score run() {
        score_areas();
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            score_discipline(d);
        score_faction();
        if (score_.needs.empty())
            add_up();
        return std::move(score_);
    }

private:
    [[nodiscard]] std::optional<AreaScore> area_of(Player player) const {
        const auto of = [player](const HexSet& group) { return AreaScore{player, group.size(), 0, group}; };
        if (player == Player::automa)
            return of(board_.largest_group(board_.automa(), facts_.level(state_.automa.level).end_shipping,
                                           std::nullopt));
        const Human& human = state_.human(player);
        if (human.area)
            return AreaScore{player, *human.area, 0, {}};
        if (!human.shipping)
            return std::nullopt;
        return of(board_.largest_group(board_.of(player), *human.shipping, player));
    }

    void ask(NeedKind what, std::optional<Player> player, std::optional<Discipline> discipline = {}) {
        Need need;
        need.what = what;
        need.player = player;
        need.discipline = discipline;
        score_.needs.push_back(need);
    }

    void score_areas() {
        std::vector<AreaScore> areas;
        std::vector<int> sizes;
        for (const Player player : players_) {
            const auto area = area_of(player);
            if (!area)
                ask(NeedKind::shipping, player);
            areas.push_back(area.value_or(AreaScore{}));
            sizes.push_back(areas.back().size);
        }
        if (!score_.needs.empty())
            return;
        const auto vp = shared_places(sizes, facts_.tables.area_places, true);
        for (std::size_t i = 0; i < areas.size(); ++i)
            areas[i].vp = vp[i];
        score_.area = std::move(areas);
    }

    void score_discipline(std::size_t d) {
        std::vector<int> levels;
        bool known = true;
        for (const Player player : players_) {
            if (player == Player::automa) {
                levels.push_back(state_.automa.science[d]);
            } else if (const auto& level = state_.human(player).science[d]) {
                levels.push_back(*level);
            } else {
                known = false;
                ask(NeedKind::science, player, static_cast<Discipline>(d));
            }
        }
        if (!known)
            return;
        const auto vp = shared_places(levels, facts_.science.places, false);
        for (std::size_t i = 0; i < players_.size(); ++i)
            score_.science[d].push_back({players_[i], levels[i], vp[i]});
    }

    void score_faction() {
        const FactionFacts& faction = facts_.faction(state_.automa.faction);
        if (!faction.guided) {
            score_.faction = faction.vp_per_building * board_.automa().size();
        } else if (state_.automa.faction_end_vp) {
            score_.faction = *state_.automa.faction_end_vp;
        } else {
            ask(NeedKind::faction_end_vp, std::nullopt);
        }
    }

    void add_up() {
        for (std::size_t i = 0; i < players_.size(); ++i) {
            const Player player = players_[i];
            std::optional<int> total;
            if (player == Player::automa)
                total = state_.automa.vp + *score_.faction;
            else if (const auto& vp = state_.human(player).vp)
                total = *vp;
            if (total) {
                *total += score_.area[i].vp;
                for (const auto& discipline : score_.science)
                    *total += discipline[i].vp;
            }
            score_.totals.push_back({player, total});
        }
    }

    const Catalogue& facts_;
    const State& state_;
    Board board_;
    Players players_;
    Score score_;
};

} // namespace

std::vector<int> shared_places(std::span<const int> counts, const std::array<int, 3>& places,
                               bool from_zero) {
    std::vector<int> vp(counts.size(), 0);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] < 1 && !from_zero)
            continue;
        const auto above = static_cast<std::size_t>(
            std::ranges::count_if(counts, [&](int other) { return other > counts[i]; }));
        const auto tied = static_cast<std::size_t>(std::ranges::count(counts, counts[i]));
        int sum = 0;
        for (std::size_t place = above; place < std::min(above + tied, places.size()); ++place)
            sum += places[place];
        vp[i] = sum / static_cast<int>(tied);
    }
    return vp;
}

core::Result<Score> final_score(const Catalogue& catalogue, const State& state) {
    if (state.turn)
        return core::Error{"in_turn", "/turn", "Nothing is scored in the middle of the Automa’s turn."};
    if (state.app.tracking == Tracking::cards_only)
        return core::Error{"cards_only", "/app/tracking",
                           "Only the cards are tracked: without the board nothing can be scored."};
    return Scorer(catalogue, state).run();
}

Json score_to_json(const Catalogue& catalogue, const State& state, const Score& score) {
    Json json{{"format", "innovation-score/1"}, {"area", Json::array()}};
    for (const AreaScore& area : score.area)
        json["area"].push_back({{"player", name_of(area.player)}, {"size", area.size}, {"vp", area.vp}});
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        Json list = Json::array();
        for (const LevelScore& level : score.science[d])
            list.push_back({{"player", name_of(level.player)}, {"level", level.level}, {"vp", level.vp}});
        json["science"][std::string(Names<Discipline>::all[d])] = std::move(list);
    }
    json["faction"] = Json::object();
    if (score.faction)
        json["faction"]["vp"] = *score.faction;
    json["totals"] = Json::array();
    for (const TotalScore& total : score.totals)
        json["totals"].push_back(
            {{"player", name_of(total.player)}, {"vp", total.vp ? Json(*total.vp) : Json()}});
    json["needs"] = Json::array();
    for (const Need& need : score.needs)
        json["needs"].push_back(need_to_json(catalogue, state, need));
    return json;
}

} // namespace automa::innovation
