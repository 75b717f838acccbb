// The score of both sides, line by line, and who wins (section 12).
#pragma once

#include "model/core/result.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/state.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>

namespace automa::scythe {

/// Coins for each star, each territory and each pair of resources (S-117).
struct Rates {
    int star = 0;
    int territory = 0;
    int resource_pair = 0;

    friend bool operator==(const Rates&, const Rates&) = default;
};
/// Contract: 0 <= popularity <= 18.
[[nodiscard]] Rates rates_at(int popularity);

/// At most so many resources of a territory count (S-114).
inline constexpr int counted_resources_limit = 6;

struct ScoreLines {
    int coins = 0;
    int stars = 0;
    int star_coins = 0;
    int territories = 0; // the Factory counts 3
    int territory_coins = 0;
    int resources = 0; // those that count; of a human only, like the next two
    int resource_coins = 0;
    int structure_bonus = 0;
    int total = 0;

    friend bool operator==(const ScoreLines&, const ScoreLines&) = default;
};

/// The tie-breaks in their order (S-115).
enum class DecidedBy : std::uint8_t { coins, units, power, popularity, territories, stars };
AUTOMA_NAMES(DecidedBy, "coins", "units", "power", "popularity", "territories", "stars");

struct Score {
    ScoreLines automa;
    std::optional<ScoreLines> human; // without the human's lines only the Automa is scored
    std::optional<Player> winner;    // none: a tie, or not known
    std::optional<DecidedBy> decided_by;

    friend bool operator==(const Score&, const Score&) = default;
};

[[nodiscard]] ScoreLines automa_score(const Catalogue& catalogue, const State& state, SideId automa);
[[nodiscard]] Score score(const Catalogue& catalogue, const State& state);
[[nodiscard]] nlohmann::ordered_json score_to_json(const Score& score);

} // namespace automa::scythe
