#include "model/barrage/json/decision_json.h"

#include "model/barrage/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::barrage {
namespace {

using Json = nlohmann::ordered_json;

class DecisionWriter {
public:
    explicit DecisionWriter(const Catalogue& facts) : facts_(facts) {}

    [[nodiscard]] Json write(const Decision& decision) const {
        Json json{{"format", "barrage-decision/1"},
                  {"company", name_of(decision.company)},
                  {"actions_tile", decision.actions_tile.value},
                  {"criteria_tile", decision.criteria_tile.value}};
        json["steps"] = Json::array();
        for (const Step& step : decision.steps)
            json["steps"].push_back(step_json(step));
        json["skipped"] = Json::array();
        for (const Skipped& skipped : decision.skipped)
            json["skipped"].push_back(
                {{"order", skipped.order}, {"kind", name_of(skipped.kind)}, {"rule", skipped.rule}});
        json["needs"] = Json::array();
        for (const Need& need : decision.needs)
            json["needs"].push_back(
                {{"what", "contract"}, {"colour", name_of(need.colour)}, {"slot", need.slot}});
        if (decision.again)
            json["again"] = true;
        json["trace"] = Json::array();
        for (const core::TraceEntry& entry : decision.trace)
            json["trace"].push_back(trace_json(entry));
        json["position_after"] = position_to_json(facts_, decision.after, Detail::contract);
        return json;
    }

private:
    [[nodiscard]] Json spaces_json(const core::Candidates& candidates) const {
        Json list = Json::array();
        for (const SpaceId space : SpaceSet(candidates))
            list.push_back(facts_.space(space).id);
        return list;
    }

    [[nodiscard]] Json trace_json(const core::TraceEntry& entry) const {
        constexpr std::array<const char*, 7> outcomes{"holds",   "fails",  "narrows", "keeps",
                                                      "ignored", "chosen", "done"};
        Json json{
            {"rule", entry.rule}, {"message", entry.message}, {"outcome", outcomes[index_of(entry.outcome)]}};
        for (const core::Argument& argument : entry.arguments)
            std::visit([&](const auto& value) { json[std::string(argument.name)] = value; }, argument.value);
        if (!entry.before.empty()) {
            json["before"] = spaces_json(entry.before);
            json["after"] = spaces_json(entry.after);
        }
        return json;
    }

    [[nodiscard]] Json contracts_json(const ContractList& contracts) const {
        Json list = Json::array();
        for (const ContractId contract : contracts)
            list.push_back(facts_.contract(contract).id);
        return list;
    }

    [[nodiscard]] static Json drops_json(const Drops& drops) {
        Json list = Json::array();
        for (const Headstream headstream : drops)
            list.push_back(name_of(headstream));
        return list;
    }

    [[nodiscard]] Json gain_json(const Gain& gain) const {
        Json json{{"type", name_of(gain.kind)}, {"source", name_of(gain.source)}, {"amount", gain.amount}};
        if (gain.excavators > 0)
            json["excavators"] = gain.excavators;
        if (gain.mixers > 0)
            json["mixers"] = gain.mixers;
        if (!gain.drops.empty())
            json["drops"] = drops_json(gain.drops);
        if (gain.structure)
            json["structure"] = name_of(*gain.structure);
        if (gain.space)
            json["space"] = facts_.space(*gain.space).id;
        if (gain.contract)
            json["contract"] = facts_.contract(*gain.contract).id;
        if (gain.technology)
            json["technology"] = facts_.tech[gain.technology->index()].id;
        return json;
    }

    void add_production(const Step& step, Json& json) const {
        if (step.system)
            json["system"] = {{"dam", facts_.space(step.system->dam).id},
                              {"conduit", facts_.space(step.system->conduit).id},
                              {"powerhouse", facts_.space(step.system->powerhouse).id},
                              {"drops", step.system->drops}};
        if (step.energy != 0)
            json["energy"] = step.energy;
        if (step.contracts.size() == 1)
            json["contract"] = facts_.contract(step.contracts[0]).id;
        else if (!step.contracts.empty())
            json["contract"] = contracts_json(step.contracts);
        else if (step.system || (step.energy != 0 && step.kind == ActionKind::construction))
            json["contract"] = nullptr;
    }

    void add_construction(const Step& step, Json& json) const {
        if (step.structure)
            json["structure"] = name_of(*step.structure);
        if (step.space)
            json["space"] = facts_.space(*step.space).id;
        if (step.building)
            json["building"] = facts_.buildings[step.building->index()].id;
        if (step.work)
            json["work"] = facts_.works[step.work->index()].id;
        if (step.technology)
            json["technology"] = facts_.tech[step.technology->index()].id;
        if (step.kind == ActionKind::construction || step.excavators + step.mixers > 0) {
            json["excavators"] = step.excavators;
            json["mixers"] = step.mixers;
        }
    }

    [[nodiscard]] Json step_json(const Step& step) const {
        Json json{{"order", step.order}, {"kind", name_of(step.kind)}, {"engineers", step.engineers}};
        if (step.architect)
            json["architect"] = true;
        if (!step.drops.empty())
            json["drops"] = drops_json(step.drops);
        if (step.kind == ActionKind::contract_office)
            json["discarded"] = contracts_json(step.discarded);
        add_construction(step, json);
        add_production(step, json);
        if (step.wheel_steps != 0)
            json["wheel_steps"] = step.wheel_steps;
        json["vp"] = step.vp;
        if (!step.gains.empty()) {
            json["rewards"] = Json::array();
            for (const Gain& gain : step.gains)
                json["rewards"].push_back(gain_json(gain));
        }
        return json;
    }

    const Catalogue& facts_;
};

} // namespace

Json decision_to_json(const Catalogue& catalogue, const Decision& decision) {
    return DecisionWriter(catalogue).write(decision);
}

} // namespace automa::barrage
