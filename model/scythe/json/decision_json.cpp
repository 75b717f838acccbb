#include "model/scythe/json/decision_json.h"

#include "model/scythe/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;

Json units_json(const UnitCounts& units) {
    Json list = Json::array();
    const auto add = [&](int count, UnitKind unit) {
        for (int i = 0; i < count; ++i)
            list.push_back(name_of(unit));
    };
    add(units.characters, UnitKind::character);
    add(units.mechs, UnitKind::mech);
    add(units.workers, UnitKind::worker);
    return list;
}

class DecisionWriter {
public:
    DecisionWriter(const Catalogue& facts, const Decision& decision) : facts_(facts), decision_(decision) {}

    [[nodiscard]] Json write(const nlohmann::json* given) const {
        const bool turn = decision_.kind == TurnKind::automa;
        Json json{{"format", "scythe-decision/1"},
                  {"kind", name_of(decision_.kind)},
                  {"faction", name_of(decision_.faction)}};
        if (turn) {
            json["card"] = decision_.card.value;
            json["scheme"] = name_of(decision_.scheme);
        } else {
            json["territory"] = id(decision_.territory);
        }
        json["steps"] = Json::array();
        for (const Step& step : decision_.steps)
            json["steps"].push_back(step_json(step));
        if (turn) {
            json["skipped"] = Json::array();
            for (const Skipped& skipped : decision_.skipped)
                json["skipped"].push_back(skipped_json(skipped));
        }
        json["needs"] = Json::array();
        for (const Need& need : decision_.needs)
            json["needs"].push_back(need_json(need));
        json["trace"] = Json::array();
        for (const core::TraceEntry& entry : decision_.trace)
            json["trace"].push_back(trace_json(entry));
        json["position_after"] = after_json(given);
        return json;
    }

private:
    [[nodiscard]] const std::string& id(TerritoryId territory) const {
        return facts_.territory(territory).id;
    }
    [[nodiscard]] std::string_view place(Place where) const {
        return place_text(facts_, where, decision_.faction);
    }

    [[nodiscard]] Json after_json(const nlohmann::json* given) const {
        if (given == nullptr)
            return position_to_json(facts_, decision_.after, Detail::contract);
        if (!decision_.needs.empty())
            return Json::parse(given->dump());
        return position_after_json(facts_, decision_.after, *given);
    }

    [[nodiscard]] Json step_json(const Step& step) const {
        Json json = Json::object();
        if (is_move(step.kind))
            json["order"] = step.order;
        json["kind"] = name_of(step.kind);
        if (is_move(step.kind)) {
            json["unit"] = name_of(step.unit);
            json["from"] = place(step.from);
            json["to"] = place(step.to);
        }
        if (step.territory)
            json["territory"] = id(*step.territory);
        if (step.kind == StepKind::combat)
            add_combat(step, json);
        add_losses(step, json);
        add_rest(step, json);
        return json;
    }

    static void add_amount(Json& json, const char* key, int amount) {
        if (amount != 0)
            json[key] = amount;
    }
    static void add_units(Json& json, const char* key, const UnitCounts& units) {
        if (!units.empty())
            json[key] = units_json(units);
    }

    static void add_combat(const Step& step, Json& json) {
        json["attacker"] = name_of(step.attacker);
        json["card"] = step.card.value;
        add_amount(json, "power", step.power);
        add_amount(json, "combat_cards", step.combat_cards);
        if (!(step.automa_loses == Loss{})) {
            Json loses = Json::object();
            add_amount(loses, "power", step.automa_loses.power);
            add_amount(loses, "combat_cards", step.automa_loses.combat_cards);
            json["automa_loses"] = loses;
        }
        json["winner"] = name_of(step.winner);
    }

    static void add_losses(const Step& step, Json& json) {
        add_units(json, "human_to_base", step.human_to_base);
        add_units(json, "automa_to_mat", step.automa_to_mat);
        add_units(json, "automa_to_base", step.automa_to_base);
        add_amount(json, "automa_draws", step.automa_draws);
        add_amount(json, "human_popularity", step.human_popularity);
        if (step.place_resources)
            json["place_resources"] = {{"resource", name_of(step.place_resources->resource)},
                                       {"amount", step.place_resources->amount}};
        if (step.remove_resources.any)
            json["remove_resources"] = "any";
        else
            add_amount(json, "remove_resources", step.remove_resources.count);
    }

    static void add_rest(const Step& step, Json& json) {
        switch (step.kind) {
        case StepKind::gain:
            json["gain"] = name_of(step.gain);
            add_amount(json, "amount", step.amount);
            break;
        case StepKind::recruit_bonus:
            json["bonus"] = name_of(step.bonus);
            if (step.human_gains)
                json["human_gains"] = *step.human_gains;
            break;
        case StepKind::star_cube:
            json["to"] = step.cube;
            break;
        case StepKind::star:
            json["source"] = name_of(step.source);
            break;
        case StepKind::flip:
            json["scheme"] = name_of(step.scheme);
            break;
        case StepKind::skip:
            json["rule"] = step.rule;
            break;
        case StepKind::game_over:
            json["by"] = name_of(step.by);
            break;
        default:
            break;
        }
    }

    [[nodiscard]] static Json skipped_json(const Skipped& skipped) {
        if (skipped.order > 0)
            return {{"order", skipped.order}, {"kind", name_of(skipped.move)}, {"rule", skipped.rule}};
        return {{"kind", "gain"}, {"gain", name_of(skipped.gain)}, {"rule", skipped.rule}};
    }

    [[nodiscard]] Json need_json(const Need& need) const {
        Json json{{"what", name_of(need.what)}};
        switch (need.what) {
        case NeedKind::resources:
            json["territories"] = Json::array();
            for (const TerritoryId at : need.territories)
                json["territories"].push_back(id(at));
            break;
        case NeedKind::combat_card:
            json["territory"] = id(need.territory);
            json["attacker"] = name_of(need.attacker);
            break;
        case NeedKind::combat_result:
            json["territory"] = id(need.territory);
            json["power"] = need.power;
            json["combat_cards"] = need.combat_cards;
            break;
        case NeedKind::place_check:
            json["unit"] = name_of(need.unit);
            break;
        case NeedKind::move_check:
            break;
        }
        return json;
    }

    [[nodiscard]] Json places_json(const core::Candidates& all) const {
        Json list = Json::array();
        for (const Place where : PlaceSet(all))
            list.push_back(place(where));
        return list;
    }

    [[nodiscard]] Json trace_json(const core::TraceEntry& entry) const {
        constexpr std::array<const char*, 7> outcomes{"holds",   "fails",  "narrows", "keeps",
                                                      "ignored", "chosen", "done"};
        const bool narrows = !entry.before.empty();
        Json json{{"rule", entry.rule},
                  {narrows ? "criterion" : "message", entry.message},
                  {"outcome", outcomes[index_of(entry.outcome)]}};
        for (const core::Argument& argument : entry.arguments)
            std::visit([&](const auto& value) { json[std::string(argument.name)] = value; }, argument.value);
        if (narrows) {
            json["before"] = places_json(entry.before);
            json["after"] = places_json(entry.after);
        }
        return json;
    }

    const Catalogue& facts_;
    const Decision& decision_;
};

} // namespace

Json decision_to_json(const Catalogue& catalogue, const Decision& decision, const nlohmann::json* given) {
    return DecisionWriter(catalogue, decision).write(given);
}

} // namespace automa::scythe
