// Parts of a position that commands and events carry too.
#pragma once

#include "model/core/json_reader.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/json/position_keys.h"
#include "model/scythe/state/state.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>

namespace automa::scythe {

[[nodiscard]] nlohmann::ordered_json answers_to_json(const Answers& answers);
[[nodiscard]] nlohmann::ordered_json final_to_json(const Catalogue& catalogue, const FinalLines& lines);

/// These throw core::Refusal.
[[nodiscard]] Answers answers_from_json(const core::JsonReader& json);
[[nodiscard]] Loss loss_from_json(const core::JsonReader& json);
[[nodiscard]] CardId card_from_json(const core::JsonReader& json);
[[nodiscard]] Counts counts_from_json(const Catalogue& catalogue, const core::JsonReader& json,
                                      std::int16_t otherwise);
/// `resources_known`: they may be left out, because the position has them.
[[nodiscard]] FinalLines final_from_json(const Catalogue& catalogue, const core::JsonReader& json,
                                         bool resources_known);
/// "base" is the side's own.
[[nodiscard]] Place place_from_json(const Catalogue& catalogue, const core::JsonReader& json,
                                    const Side& side, Faction automa);

/// No other keys than these, and all that must be there.
template <class Keys>
void expect_keys(const core::JsonReader& json, const Keys& keys, const Key* more = nullptr) {
    if (!json.json().is_object())
        json.expect_keys({});
    for (const auto& [name, member] : json.json().items()) {
        const bool known = (more != nullptr && more->name == name)
                           || std::any_of(keys.begin(), keys.end(),
                                          [&key = name](const Key& one) { return one.name == key; });
        if (!known)
            core::JsonReader(member, json.path() + "/" + name)
                .refuse("unknown_key", "This key is not known here.");
    }
    for (const Key& key : keys)
        if (key.required && !json.has(key.name))
            core::JsonReader(json.json(), json.path() + "/" + std::string(key.name))
                .refuse("missing_key", "This key is missing.");
}

} // namespace automa::scythe
