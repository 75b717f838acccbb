// How JSON spells what only this game knows: hexes, cards, bridge sites, slots, whole positions.
#pragma once

#include "model/core/variant_json.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/event.h"
#include "model/innovation/state/spellings.h"
#include "model/innovation/table/command.h"

#include <memory>

namespace automa::innovation {

/// For core::variant_json. Hexes are named by the map's ids, so the map's side must be known.
class JsonCodec {
public:
    JsonCodec(const Catalogue& facts, MapSide side) : facts_(facts), hex_{facts, side} {}
    /// With the position in which a command is told.
    JsonCodec(const Catalogue& facts, const State& before) : JsonCodec(facts, before.map) {
        before_ = &before;
    }

    [[nodiscard]] core::OrderedJson write(HexId hex) const;
    [[nodiscard]] core::OrderedJson write(CardId card) const;
    [[nodiscard]] core::OrderedJson write(BridgeSiteId site) const;
    [[nodiscard]] core::OrderedJson write(const SlotSet& set) const;
    [[nodiscard]] core::OrderedJson write(const ScholarSpaces& spaces) const;
    [[nodiscard]] core::OrderedJson write(const std::shared_ptr<const State>& position) const;
    [[nodiscard]] core::OrderedJson write(const Wanted& wanted) const;

    void read(const core::JsonReader& json, HexId& hex) const;
    void read(const core::JsonReader& json, CardId& card) const;
    void read(const core::JsonReader& json, BridgeSiteId& site) const;
    void read(const core::JsonReader& json, SlotSet& set) const;
    void read(const core::JsonReader& json, ScholarSpaces& spaces) const;
    void read(const core::JsonReader& json, std::shared_ptr<const State>& position) const;
    void read(const core::JsonReader& json, Wanted& wanted) const;

private:
    const Catalogue& facts_;
    spell::Hex hex_;
    const State* before_ = nullptr;
};

} // namespace automa::innovation
