// How what only Barrage knows looks in JSON: ids of the catalogue, water, whole positions. See
// core/variant_json.h.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/state/event.h"
#include "model/barrage/table/round.h"
#include "model/barrage/table/tiles_only.h"
#include "model/core/variant_json.h"

#include <concepts>
#include <memory>

namespace automa::barrage {

class JsonCodec {
public:
    explicit JsonCodec(const Catalogue& facts, Believed positions = Believed::table)
        : facts_(facts), positions_(positions) {}

    using Json = core::OrderedJson;
    [[nodiscard]] Json write(SpaceId id) const { return facts_.space(id).id; }
    [[nodiscard]] Json write(ContractId id) const { return facts_.contract(id).id; }
    [[nodiscard]] Json write(TechId id) const { return facts_.tech[id.index()].id; }
    [[nodiscard]] Json write(WorkId id) const { return facts_.works[id.index()].id; }
    [[nodiscard]] Json write(BuildingId id) const { return facts_.buildings[id.index()].id; }
    [[nodiscard]] Json write(TileId id) const { return id.value; }
    [[nodiscard]] Json write(const WaterPlace& place) const;
    [[nodiscard]] Json write(const std::shared_ptr<const State>& position) const;
    [[nodiscard]] Json write(const HumanCounts& counts) const;
    [[nodiscard]] Json write(const PointsByTable& points) const;
    [[nodiscard]] Json write(const std::same_as<nlohmann::json> auto& patch) const {
        return Json::parse(patch.dump());
    }

    // Each refuses what is not known with its path.
    void read(const core::JsonReader& json, SpaceId& id) const;
    void read(const core::JsonReader& json, SpaceId& id, SpaceKind kind) const;
    void read(const core::JsonReader& json, ContractId& id) const;
    void read(const core::JsonReader& json, TechId& id) const;
    void read(const core::JsonReader& json, WorkId& id) const;
    void read(const core::JsonReader& json, BuildingId& id) const;
    void read(const core::JsonReader& json, TileId& id) const;
    void read(const core::JsonReader& json, WaterPlace& place) const;
    void read(const core::JsonReader& json, std::shared_ptr<const State>& position) const;
    void read(const core::JsonReader& json, HumanCounts& counts) const;
    void read(const core::JsonReader& json, PointsByTable& points) const;
    void read(const core::JsonReader& json, nlohmann::json& patch) const;

private:
    const Catalogue& facts_;
    Believed positions_;
};

} // namespace automa::barrage
