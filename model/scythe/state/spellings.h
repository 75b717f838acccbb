// How values look that only Scythe knows. Reading throws core::Refusal.
#pragma once

#include "model/core/description.h"
#include "model/scythe/state/describe.h"

#include <cstdint>
#include <string_view>

namespace automa::scythe {

/// How the format of this game is read.
inline constexpr core::Manner position_manner{.missing_at_key = true, .min_items = false};

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
