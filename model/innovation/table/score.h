// The final scoring; in any round also a preview.
#pragma once

#include "model/innovation/turn/decision.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace automa::innovation {

struct AreaScore {
    Player player = Player::automa;
    int size = 0;
    int vp = 0;
    HexSet group{}; // its hexes; empty where the table told the size itself

    friend bool operator==(const AreaScore&, const AreaScore&) = default;
};
struct LevelScore {
    Player player = Player::automa;
    int level = 0;
    int vp = 0;

    friend bool operator==(const LevelScore&, const LevelScore&) = default;
};
struct TotalScore {
    Player player = Player::automa;
    std::optional<int> vp; // none: a human whose VP nobody told

    friend bool operator==(const TotalScore&, const TotalScore&) = default;
};

/// Parts that lack something are empty, and then the totals too.
struct Score {
    std::vector<AreaScore> area;
    std::array<std::vector<LevelScore>, count_of<Discipline>> science;
    std::optional<int> faction;
    std::vector<TotalScore> totals;
    std::vector<Need> needs;

    friend bool operator==(const Score&, const Score&) = default;
};

/// Refused in the middle of the Automa's turn.
[[nodiscard]] core::Result<Score> final_score(const Catalogue& catalogue, const State& state);
[[nodiscard]] nlohmann::ordered_json score_to_json(const Catalogue& catalogue, const State& state,
                                                   const Score& score);

/// What each place brings: tied ones add theirs, divide and round down. `counts` below 1 take no place
/// unless `from_zero`.
[[nodiscard]] std::vector<int> shared_places(std::span<const int> counts, const std::array<int, 3>& places,
                                             bool from_zero);

} // namespace automa::innovation
