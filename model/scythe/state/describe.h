// The position, described once (core/description.h): formats/scythe_position.md.
#pragma once

#include "model/core/description.h"
#include "model/scythe/state/state.h"

#include <cstdint>
#include <string_view>

namespace automa::scythe {

inline constexpr std::string_view position_format = "scythe-position/1";

inline constexpr core::Manner position_manner{.missing_at_key = true, .min_items = false};

/// `contract` is what the format names; `full` adds under "app" what only this app keeps (the order of the
/// deck, the mode, whose turn it is), so that reading it gives back the very same state.
enum class Detail : std::uint8_t { contract, full };

/// The bounds of what the format leaves without one, so that no sum can overflow.
inline constexpr int most_coins = 1'000'000;
inline constexpr int most_resources = 9'999;
inline constexpr int most_popularity = 18;

/// Contract: the state has both sides.
void describe(core::Description& field, const Catalogue& catalogue, State& state, Detail detail);
void describe(core::Description& field, Answers& answers);
void describe(core::Description& field, Loss& loss);
void describe(core::Description& field, const Catalogue& catalogue, FinalLines& lines);

/// As the position spells it: "base" is the side's own.
[[nodiscard]] std::string_view place_text(const Catalogue& catalogue, Place place, Faction own);

// How values look that only Scythe knows. Reading throws core::Refusal.
namespace spell {

struct Card {
    [[nodiscard]] core::OrderedJson write(CardId card) const { return card.value; }
    void read(const core::JsonReader& json, CardId& card) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

/// One of some territories; `why` is said of the others.
struct Territory {
    const Catalogue& facts;
    TerritorySet only = all();
    std::string_view refusal{};
    std::string_view why{};

    [[nodiscard]] static TerritorySet all();
    [[nodiscard]] core::OrderedJson write(TerritoryId at) const { return facts.territory(at).id; }
    void read(const core::JsonReader& json, TerritoryId& at) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

/// A number for each territory that has one.
struct Numbers {
    const Catalogue& facts;
    std::int16_t otherwise = 0; // of a territory that is not named; 0 is then written only if it is not this

    [[nodiscard]] core::OrderedJson write(const Counts& counts) const;
    void read(const core::JsonReader& json, Counts& counts) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

} // namespace spell
} // namespace automa::scythe
