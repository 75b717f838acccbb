#include "tests/scythe/model/naive_moves.h"

#include "assets/embedded_facts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace automa::scythe::test {
namespace {

using Json = nlohmann::json;
using Words = std::set<std::string>;

Json file(const std::string& name) {
    for (const auto& one : automa::facts::files())
        if (one.path == "scythe/" + name + ".json")
            return Json::parse(one.text);
    return {};
}

const Json& map_file() {
    static const Json json = file("map");
    return json;
}
const Json& cards_file() {
    static const Json json = file("automa_cards");
    return json;
}
const Json& stars_file() {
    static const Json json = file("star_cards");
    return json;
}

using ById = std::map<std::string, Json>;

/// A list of the map file by its ids, made once.
const ById& by_id(const char* list, const char* id) {
    static std::map<std::string, ById> lists;
    ById& all = lists[list];
    if (all.empty())
        for (const Json& one : map_file()[list])
            all[one[id]] = one;
    return all;
}

constexpr int far = 1000;

struct Unit {
    std::string kind;
    std::string at;
};

class Naive {
public:
    explicit Naive(const Json& position) : position_(position) {
        for (const Json& card : stars_file()["cards"])
            if (card["id"] == position["star_card"]) {
                const int cube = position["star_cube"];
                water_ = cube >= card["first_water_allowed_index"].get<int>();
                scheme_ = cube >= card["scheme_flip_index"].get<int>() ? "II" : "I";
            }
        own_ = units(position["automa"]);
        enemy_ = units(position["human"]);
    }

    Json row_one() {
        Json result{{"done", nullptr}, {"skipped", Json::array()}};
        const Json& card = cards_file()["cards"][position_["turn"]["card"].get<std::size_t>() - 1];
        int order = 0;
        for (const Json& move : card["schemes"][scheme_]["moves"]) {
            ++order;
            const std::string kind = move["kind"];
            std::string rule;
            if (move.contains("faction") && move["faction"] != position_["automa"]["faction"])
                rule = "S-23";
            else
                rule = try_move(kind, move.value("min_power", 0));
            if (rule == "asks") {
                result["asks"] = asked_;
                return result;
            }
            if (!rule.empty()) {
                result["skipped"].push_back({order, kind, rule});
                continue;
            }
            result["done"] = {
                {"order", order}, {"kind", kind}, {"unit", unit_.kind}, {"from", unit_.at}, {"to", to_}};
            return result;
        }
        return result;
    }

private:
    static std::vector<Unit> units(const Json& side) {
        std::vector<Unit> list;
        if (side["character"] != "mat")
            list.push_back({"character", side["character"]});
        for (const Json& at : side["mechs"])
            list.push_back({"mech", at});
        for (const Json& at : side["workers"])
            list.push_back({"worker", at});
        return list;
    }

    std::string reading(const char* key, const char* usual) const {
        return position_["interpretations"].value(key, usual);
    }
    bool is_territory(const std::string& place) const { return map_.contains(place); }
    bool is_base(const std::string& place) const { return place.starts_with("base"); }

    // ------------------------------------------------------------ neighbourhoods

    Words around_own(const std::string& at) const {
        Words result{at};
        for (const Json& edge : map_.at(at)["adjacent"])
            if (water_ || edge["edge"] == "land")
                result.insert(edge["id"].get<std::string>());
        return result;
    }

    bool river_open(const Json& from, const Json& to) const {
        for (const Json& word : position_["human"]["rivers"])
            if (word == "all" || word == to["terrain"]
                || (word == "tunnel" && (from["tunnel"].get<bool>() || to["tunnel"].get<bool>())))
                return true;
        return false;
    }

    Words around_enemy(const std::string& at) const {
        Words result{at};
        const Json& here = map_.at(at);
        for (const Json& edge : here["adjacent"]) {
            const std::string to = edge["id"];
            const bool open = edge["edge"] == "land"
                              || (edge["edge"] == "river" && river_open(here, map_.at(to)))
                              || (edge["edge"] == "lake" && position_["human"]["lakes"].get<bool>());
            if (open)
                result.insert(to);
        }
        if (here["tunnel"].get<bool>() && reading("human_tunnels", "ignored") == "counted")
            for (const auto& [id, territory] : map_)
                if (territory["tunnel"].get<bool>())
                    result.insert(id);
        return result;
    }

    Words reach(bool with_base) const {
        Words result;
        for (const Unit& unit : own_)
            if (is_territory(unit.at))
                result.merge(around_own(unit.at));
        if (!with_base)
            return result;
        const Json& base = bases_.at(position_["automa"]["faction"]);
        for (const Json& at : base["land_adjacent"])
            result.insert(at.get<std::string>());
        if (water_ && reading("base_neighbourhood", "land") == "all")
            for (const Json& at : base["water_adjacent"])
                result.insert(at["id"].get<std::string>());
        return result;
    }

    int count(const std::vector<Unit>& list, const std::string& at, const Words& kinds) const {
        return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const Unit& unit) {
            return unit.at == at && kinds.contains(unit.kind);
        }));
    }
    int enemies(const std::string& at) const { return count(enemy_, at, {"character", "mech", "worker"}); }
    int enemy_fighters(const std::string& at) const { return count(enemy_, at, {"character", "mech"}); }

    // ------------------------------------------------------------ distances

    /// Steps from a territory to every other; hex: all water open.
    std::map<std::string, int> steps_from(const std::string& start, bool water) const {
        std::map<std::string, int> steps{{start, 0}};
        std::vector<std::string> queue{start};
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::string here = queue[i];
            for (const Json& edge : map_.at(here)["adjacent"]) {
                const std::string to = edge["id"];
                if ((water || edge["edge"] == "land") && !steps.contains(to)) {
                    steps[to] = steps[here] + 1;
                    queue.push_back(to);
                }
            }
        }
        return steps;
    }

    /// From a territory to a territory or a home base.
    int distance(const std::string& from, const std::string& to, const std::string& own_faction) const {
        const bool walk = reading("distance", "hex") == "walk";
        const auto steps = steps_from(from, !walk || water_);
        const auto to_territory = [&](const std::string& id) {
            return steps.contains(id) ? steps.at(id) : far;
        };
        if (is_territory(to))
            return to_territory(to);
        const std::string faction = to == "base" ? own_faction : to.substr(5);
        if (!walk)
            return map_.at(from)["base_distance"][faction];
        int nearest = far;
        for (const Json& at : bases_.at(faction)["land_adjacent"])
            nearest = std::min(nearest, to_territory(at) + 1);
        if (water_)
            for (const Json& at : bases_.at(faction)["water_adjacent"])
                nearest = std::min(nearest, to_territory(at["id"]) + 1);
        return std::min(nearest, far);
    }

    int to_own_base(const std::string& at) const {
        return at == "base" ? 0 : distance(at, "base", position_["automa"]["faction"]);
    }
    int to_factory(const std::string& at) const { return distance(at, "D4", ""); }

    // ------------------------------------------------------------ choosing

    std::optional<Unit> closest(const Words& kinds) const {
        const bool character_first = reading("equal_units", "mech") == "character";
        std::optional<std::tuple<int, std::string, int, std::string>> best;
        for (const Unit& unit : own_) {
            if (!kinds.contains(unit.kind))
                continue;
            const int rank = (unit.kind == "character") == character_first ? 0 : 1;
            const std::tuple key{to_own_base(unit.at), unit.at, rank, unit.kind};
            if (!best || key < *best)
                best = key;
        }
        if (!best)
            return std::nullopt;
        return Unit{std::get<3>(*best), std::get<1>(*best)};
    }

    template <class Measure>
    std::string best_of(const Words& candidates, Measure measure) const {
        std::tuple<int, int, std::string> best{far * far, 0, ""};
        for (const std::string& at : candidates)
            best = std::min(best, std::tuple{measure(at), to_factory(at), at});
        return std::get<2>(best);
    }

    template <class Test>
    static Words keep(const Words& all, Test test) {
        Words result;
        std::copy_if(all.begin(), all.end(), std::inserter(result, result.end()), test);
        return result;
    }

    std::string try_move(const std::string& kind, int min_power) {
        if (kind == "move_worker")
            return worker();
        if (kind == "move_mech" || kind == "move_character")
            return fighter(kind == "move_mech" ? "mech" : "character");
        if (kind == "encounter_or_factory")
            return encounter();
        return kind == "attack_combat" ? attack(min_power) : raid();
    }

    std::string worker() {
        const auto unit = closest({"worker"});
        if (!unit)
            return "S-41";
        unit_ = *unit;
        const Words valid = keep(reach(true), [&](const std::string& at) {
            const int others = count(own_, at, {"worker"}) - (at == unit_.at ? 1 : 0);
            return enemies(at) == 0 && others == 0;
        });
        if (valid.empty())
            return "S-42";
        Words danger;
        for (const Unit& enemy : enemy_)
            if (enemy.kind != "worker" && is_territory(enemy.at))
                danger.merge(around_enemy(enemy.at));
        Words safe = keep(valid, [&](const std::string& at) { return !danger.contains(at); });
        if (safe.empty() && reading("worker_in_danger", "skip") == "go")
            safe = valid;
        if (safe.empty())
            return "S-43";
        std::vector<Unit> left = own_;
        left.erase(std::find_if(left.begin(), left.end(),
                                [&](const Unit& one) { return one.kind == "worker" && one.at == unit_.at; }));
        to_ = best_of(safe, [&](const std::string& at) {
            return -static_cast<int>(std::count_if(left.begin(), left.end(), [&](const Unit& one) {
                return is_territory(one.at) && around_own(one.at).contains(at);
            }));
        });
        return "";
    }

    std::string fighter(const std::string& kind) {
        const auto unit = closest({kind});
        if (!unit)
            return "S-45";
        unit_ = *unit;
        const Words valid = keep(reach(true), [&](const std::string& at) {
            const int others = count(own_, at, {"character", "mech"}) - (at == unit_.at ? 1 : 0);
            return enemies(at) == 0 && others == 0;
        });
        if (valid.empty())
            return "S-46";
        const bool any_on_map = std::any_of(enemy_.begin(), enemy_.end(), [&](const Unit& one) {
            return one.kind != "worker" && is_territory(one.at);
        });
        to_ = best_of(valid, [&](const std::string& at) {
            int nearest = far;
            for (const Unit& one : enemy_)
                if (one.kind != "worker" && (is_territory(one.at) || !any_on_map))
                    nearest = std::min(nearest, distance(at, one.at, position_["human"]["faction"]));
            return nearest;
        });
        return "";
    }

    std::string encounter() {
        const auto unit = closest({"character"});
        if (!unit)
            return "S-49";
        unit_ = *unit;
        Words wanted;
        for (const Json& at : position_["encounters"])
            wanted.insert(at.get<std::string>());
        if (!position_["automa"]["factory_card"].get<bool>())
            wanted.insert("D4");
        const Words valid = keep(reach(false), [&](const std::string& at) { return wanted.contains(at); });
        if (valid.empty())
            return "S-50";
        const Words open = keep(
            valid, [&](const std::string& at) { return enemies(at) == 0 && count(own_, at, {"mech"}) == 0; });
        if (open.empty())
            return "S-51";
        to_ = best_of(open, [](const std::string&) { return 0; });
        return "";
    }

    std::string attack(int min_power) {
        if (position_["automa"]["power"].get<int>() < min_power)
            return "S-52";
        const auto unit = closest({"character", "mech"});
        if (!unit)
            return "S-53";
        unit_ = *unit;
        const Words valid = keep(reach(true), [&](const std::string& at) { return enemy_fighters(at) > 0; });
        if (valid.empty())
            return "S-54";
        to_ = best_of(valid, [&](const std::string& at) { return enemy_fighters(at); });
        return "";
    }

    std::string raid() {
        const auto unit = closest({"character", "mech"});
        if (!unit)
            return "S-57";
        unit_ = *unit;
        const Words valid = keep(reach(true), [&](const std::string& at) {
            return enemy_fighters(at) == 0 && count(enemy_, at, {"worker"}) > 0;
        });
        if (valid.empty())
            return "S-58";
        const Json& told = position_["resources"];
        const bool tracked = position_.value("resources_tracked", true);
        // Whatever the unknown numbers are: with each of them set to nothing, to one or to very much, does
        // the choice stay?
        Words unknown = keep(valid, [&](const std::string& at) { return !tracked && !told.contains(at); });
        const auto choose = [&](const std::map<std::string, int>& guess) {
            return best_of(valid, [&](const std::string& at) {
                return -(guess.contains(at) ? guess.at(at) : told.value(at, 0));
            });
        };
        Words choices{choose({})};
        for (const std::string& one : unknown)
            for (const int amount : {0, 1, 500})
                choices.insert(choose({{one, amount}}));
        if (choices.size() > 1) {
            asked_ = Json(std::vector<std::string>(unknown.begin(), unknown.end()));
            return "asks";
        }
        to_ = *choices.begin();
        return "";
    }

    const Json& position_;
    const ById& map_ = by_id("territories", "id");
    const ById& bases_ = by_id("home_bases", "faction");
    std::string scheme_;
    bool water_ = false;
    std::vector<Unit> own_;
    std::vector<Unit> enemy_;
    Unit unit_;
    std::string to_;
    Json asked_;
};

} // namespace

Json naive_row_one(const Json& position) {
    return Naive(position).row_one();
}

} // namespace automa::scythe::test
