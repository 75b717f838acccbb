// How what only Scythe knows looks in JSON: territories, places, answers, whole positions. See
// core/variant_json.h.
#pragma once

#include "model/core/variant_json.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/event.h"
#include "model/scythe/table/command.h"

#include <concepts>
#include <memory>
#include <optional>

namespace automa::scythe {

class JsonCodec {
public:
    /// With the position in which a command is told: “base” is the human's own, and its abilities have names.
    explicit JsonCodec(const Catalogue& facts, const State* before = nullptr);

    using Json = core::OrderedJson;
    [[nodiscard]] Json write(SideId id) const { return id.value; }
    [[nodiscard]] Json write(CardId id) const { return id.value; }
    [[nodiscard]] Json write(TerritoryId id) const { return facts_.territory(id).id; }
    [[nodiscard]] Json write(AbilityId id) const;
    [[nodiscard]] Json write(const std::same_as<Place> auto& place) const {
        return std::string(place_name(place));
    }
    [[nodiscard]] Json write(Loss loss) const;
    [[nodiscard]] Json write(Answers answers) const;
    [[nodiscard]] Json write(FinalLines lines) const;
    [[nodiscard]] Json write(const ToldResources& told) const;
    [[nodiscard]] Json write(const std::shared_ptr<const State>& position) const;
    [[nodiscard]] Json write(const Seed& seed) const { return seed.value; }
    [[nodiscard]] Json write(const Wanted& wanted) const;

    // Each refuses what is not known with its path.
    void read(const core::JsonReader& json, SideId& id) const;
    void read(const core::JsonReader& json, CardId& id) const;
    void read(const core::JsonReader& json, TerritoryId& id) const;
    void read(const core::JsonReader& json, AbilityId& id) const;
    void read(const core::JsonReader& json, Place& place) const;
    void read(const core::JsonReader& json, Loss& loss) const;
    void read(const core::JsonReader& json, Answers& answers) const;
    void read(const core::JsonReader& json, FinalLines& lines) const;
    void read(const core::JsonReader& json, ToldResources& told) const;
    void read(const core::JsonReader& json, std::shared_ptr<const State>& position) const;
    void read(const core::JsonReader& json, Seed& seed) const { seed.value = json.unsigned64(); }
    void read(const core::JsonReader& json, Wanted& wanted) const;

private:
    [[nodiscard]] std::string_view place_name(Place place) const;

    const Catalogue& facts_;
    const State* before_;
    std::optional<Faction> human_;
};

} // namespace automa::scythe
