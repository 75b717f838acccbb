#include "app/scythe/cli/schema.h"

#include "model/scythe/json/position_keys.h"
#include "model/scythe/state/state.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;
using Json = nlohmann::ordered_json;

template <class Enum>
Json one_of(std::size_t count = count_of<Enum>) {
    Json names = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(Names<Enum>::all[i]);
    return {{"enum", names}};
}

Json number(int min, int max) {
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}
Json boolean() {
    return {{"type", "boolean"}};
}
Json list(const Json& items, std::size_t max, bool unique = false) {
    Json json{{"type", "array"}, {"items", items}, {"maxItems", max}};
    if (unique)
        json["uniqueItems"] = true;
    return json;
}

/// An object with exactly the reader's keys: `of(key)` says what each may hold.
template <class Keys, class Of>
Json object(const Keys& keys, Of of) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const Key& key : keys) {
        properties[std::string(key.name)] = of(key.name);
        if (key.required)
            required.push_back(key.name);
    }
    return {{"type", "object"},
            {"additionalProperties", false},
            {"required", required},
            {"properties", properties}};
}

class SchemaWriter {
public:
    explicit SchemaWriter(const Catalogue& facts) : facts_(facts) {}

    [[nodiscard]] Json position() const {
        Json json = contract();
        json["properties"][std::string(keys::app_part.name)] = app();
        return json;
    }

private:
    [[nodiscard]] Json contract() const {
        return object(keys::position, [&](std::string_view key) -> Json {
            if (key == "format")
                return {{"const", position_format}};
            if (key == "star_card")
                return one_of<StarCard>();
            if (key == "star_cube")
                return number(0, longest_track() - 1);
            if (key == "modifiers")
                return modifiers();
            if (key == "interpretations")
                return interpretations();
            if (key == "automa" || key == "human")
                return key == "automa" ? automa() : human();
            if (key == "resources_tracked")
                return boolean();
            if (key == "resources")
                return counts();
            if (key == "encounters")
                return list(territories(facts_.encounters),
                            static_cast<std::size_t>(facts_.encounters.size()), true);
            if (key == "cards")
                return cards();
            return key == "turn" ? turn() : final_lines();
        });
    }
    [[nodiscard]] int longest_track() const {
        int spaces = 0;
        for (const StarTrack& track : facts_.star_tracks)
            spaces = std::max(spaces, track.spaces);
        return spaces;
    }
    [[nodiscard]] Json territories(const TerritorySet& which) const {
        Json ids = Json::array();
        for (const TerritoryId id : which)
            ids.push_back(facts_.territory(id).id);
        return {{"enum", ids}};
    }
    [[nodiscard]] Json all_territories() const {
        TerritorySet all;
        for (std::size_t i = 0; i < territory_count; ++i)
            all.add(TerritoryId(i));
        return territories(all);
    }
    /// Territories and "base", and more of the kind.
    [[nodiscard]] Json places(bool mat, bool other_bases) const {
        Json json = all_territories();
        json["enum"].insert(json["enum"].begin(), "base");
        if (mat)
            json["enum"].push_back("mat");
        if (other_bases)
            for (const std::string_view name : Names<Faction>::all)
                if (name != name_of(Faction::crimea))
                    json["enum"].push_back("base:" + std::string(name));
        return json;
    }
    [[nodiscard]] Json counts() const {
        return {{"type", "object"},
                {"propertyNames", all_territories()},
                {"additionalProperties", number(0, most_resources)}};
    }
    [[nodiscard]] static Json card() { return number(1, static_cast<int>(card_count)); }

    [[nodiscard]] static Json modifiers() {
        return object(keys::modifiers, [](std::string_view key) -> Json {
            if (key == "coins" || key == "power")
                return {{"enum", {-2, -1, 1, 2}}};
            return {{"const", true}};
        });
    }
    [[nodiscard]] static Json interpretations() {
        Json properties = Json::object();
        each_interpretation(Interpretations{}, [&](const char* key, const auto& value) {
            properties[key] = one_of<std::remove_cvref_t<decltype(value)>>();
        });
        return {{"type", "object"}, {"additionalProperties", false}, {"properties", properties}};
    }
    [[nodiscard]] Json pieces(std::string_view key, bool human) const {
        if (key == "character")
            return places(true, human); // a human's is on the mat where only the cards are kept
        return list(places(false, human), key == "mechs" ? mechs_of_side : workers_of_side);
    }
    [[nodiscard]] Json automa() const {
        return object(keys::automa, [&](std::string_view key) -> Json {
            if (key == "faction")
                return one_of<Faction>();
            if (key == "power")
                return number(0, power_limit);
            if (key == "coins" || key == "combat_cards")
                return number(0, most_coins);
            if (key == "combat_stars")
                return number(0, combat_star_limit);
            if (key == "power_star" || key == "factory_card")
                return boolean();
            return pieces(key, false);
        });
    }
    [[nodiscard]] Json human() const {
        return object(keys::human, [&](std::string_view key) -> Json {
            if (key == "faction")
                return one_of<Faction>();
            if (key == "rivers")
                return list(one_of<Crossing>(), count_of<Crossing>, true);
            if (key == "lakes")
                return boolean();
            if (key == "recruits")
                return list(one_of<RecruitBonus>(), count_of<RecruitBonus>, true);
            return pieces(key, true);
        });
    }
    [[nodiscard]] static Json cards() {
        return object(keys::cards, [](std::string_view key) -> Json {
            return key == "last_card" ? card() : list(card(), card_count, true);
        });
    }
    [[nodiscard]] Json turn() const {
        const auto member = [&](TurnKind kind) {
            return [this, kind](std::string_view key) -> Json {
                if (key == "kind")
                    return {{"const", name_of(kind)}};
                if (key == "card")
                    return card();
                return key == "territory" ? all_territories() : answers();
            };
        };
        return {{"oneOf",
                 {object(keys::automa_turn, member(TurnKind::automa)),
                  object(keys::defence, member(TurnKind::defend))}}};
    }
    [[nodiscard]] static Json answers() {
        return object(keys::answers, [](std::string_view key) -> Json {
            if (key == "combat_card")
                return card();
            if (key == "automa_loses")
                return object(keys::loss, [](std::string_view what) {
                    return number(0, what == "power" ? power_limit : 99);
                });
            if (key == "winner")
                return one_of<Player>();
            if (key == "human_total")
                return number(0, 999);
            if (key == "human_sixth_star")
                return one_of<SixthStar>();
            return list(number(lowest_combat_card, highest_combat_card),
                        key == "automa_values" ? most_cards_in_combat : 16);
        });
    }
    [[nodiscard]] Json final_lines() const {
        return object(keys::final_lines, [&](std::string_view key) -> Json {
            if (key == "popularity")
                return number(0, most_popularity);
            if (key == "stars" || key == "power")
                return number(0, key == "stars" ? stars_of_side : power_limit);
            if (key == "structures") {
                TerritorySet land;
                for (std::size_t i = 0; i < territory_count; ++i)
                    land.add(TerritoryId(i));
                return list(territories(land - facts_.lakes), 4);
            }
            return key == "resources" ? counts() : number(0, most_coins);
        });
    }

    [[nodiscard]] Json app() const {
        return object(keys::app, [&](std::string_view key) -> Json {
            if (key == "tracking")
                return one_of<Tracking>();
            if (key == "cards_from")
                return one_of<CardsFrom>();
            if (key == "next" || key == "ended_by")
                return one_of<Player>();
            if (key == "draw")
                return list(card(), card_count, true);
            if (key == "random")
                return {{"type", "integer"},
                        {"minimum", 0},
                        {"maximum", std::numeric_limits<std::uint64_t>::max()}};
            if (key == "abilities")
                return number(0, (1 << mechs_of_side) - 1);
            if (key == "stars")
                return number(0, stars_of_side);
            if (key == "contested")
                return list(all_territories(), most_contested, true);
            if (key == "intruders")
                return list(intruder(), most_intruders);
            return key == "card_laid" ? boolean() : fight();
        });
    }
    [[nodiscard]] Json intruder() const {
        return object(keys::intruder, [&](std::string_view key) -> Json {
            if (key == "unit")
                return one_of<UnitKind>();
            if (key == "at")
                return all_territories();
            Json from = all_territories();
            for (const std::string_view name : Names<Faction>::all)
                from["enum"].push_back("base:" + std::string(name));
            return from;
        });
    }
    [[nodiscard]] static Json fight() {
        return object(keys::fight, [](std::string_view key) -> Json {
            if (key == "attacker")
                return one_of<Player>();
            if (key == "card")
                return card();
            return number(0, key == "power" ? power_limit : most_cards_in_combat);
        });
    }

    const Catalogue& facts_;
};

} // namespace

Json scythe_position_schema(const Catalogue& facts) {
    Json result{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", position_format}};
    result.update(SchemaWriter(facts).position());
    return result;
}

} // namespace automa::app::scythe_app
