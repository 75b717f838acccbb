#include "model/innovation/json/decision_json.h"

#include "model/innovation/json/position_json.h"

#include <nlohmann/json.hpp>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;

class DecisionWriter {
public:
    DecisionWriter(const Catalogue& facts, const Decision& decision)
        : facts_(facts), decision_(decision), map_(facts.map(decision.after.map)) {}

    [[nodiscard]] Json write(const nlohmann::json* before) const {
        Json json{{"format", "innovation-decision/1"}};
        if (decision_.setup_card)
            json["card"] = decision_.setup_card->value;
        json["action_card"] = card(decision_.action_card);
        json["support_card"] =
            decision_.support_card == unknown_card ? Json() : Json(decision_.support_card.value);
        json["steps"] = Json::array();
        for (const Step& step : decision_.steps)
            json["steps"].push_back(step_json(step));
        json["skipped"] = Json::array();
        for (const Skipped& skipped : decision_.skipped)
            json["skipped"].push_back(skipped_json(skipped));
        json["needs"] = Json::array();
        for (const Need& need : decision_.needs)
            json["needs"].push_back(need_to_json(facts_, decision_.after, need));
        json["trace"] = Json::array();
        for (const core::TraceEntry& entry : decision_.trace)
            json["trace"].push_back(trace_json(entry));
        const bool full = before != nullptr && before->contains("app");
        Json after = position_to_json(facts_, decision_.after, full ? Detail::full : Detail::contract);
        json["position_after"] = before != nullptr ? told_like(*before, std::move(after)) : std::move(after);
        return json;
    }

private:
    static Json card(const std::optional<CardId>& id) { return id ? Json(id->value) : Json(); }

    template <class Placed>
    static Json placed(const Placed& of) {
        Json json{{"order", of.order}};
        if (of.part > 0)
            json["part"] = of.part;
        json["kind"] = name_of(of.kind);
        return json;
    }

    [[nodiscard]] static Json skipped_json(const Skipped& skipped) {
        Json json = placed(skipped);
        json["rule"] = skipped.rule;
        if (skipped.ongoing)
            json["ongoing"] = true;
        return json;
    }

    [[nodiscard]] static Json power_json(const PowerOffers& offers) {
        Json list = Json::array();
        for (const PowerOffer& offer : offers)
            list.push_back({{"player", name_of(offer.player)}, {"amount", offer.amount}});
        return list;
    }

    [[nodiscard]] Json step_json(const Step& step) const {
        Json json = placed(step);
        switch (step.kind) {
        case StepKind::terraform_build:
            json["hex"] = map_.hex(*step.hex).id;
            json["terrain_tile"] = step.terrain_tile;
            json["marked"] = step.marked;
            json["power"] = power_json(step.power);
            break;
        case StepKind::upgrade:
            json["hex"] = map_.hex(*step.hex).id;
            json["from"] = name_of(step.from);
            json["to"] = name_of(step.to);
            json["power"] = power_json(step.power);
            if (step.fallback)
                json["fallback"] = true;
            break;
        case StepKind::take_innovation:
        case StepKind::block_power:
        case StepKind::block_book:
            json["slot"] = step.slot;
            break;
        case StepKind::gain_vp:
            json["vp"] = step.vp;
            break;
        case StepKind::send_scholar:
            json["discipline"] = name_of(*step.discipline);
            json["value"] = step.value;
            json["levels"] = step.levels;
            break;
        case StepKind::advance:
            json["discipline"] = name_of(*step.discipline);
            json["levels"] = step.levels;
            if (step.ongoing)
                json["ongoing"] = true;
            break;
        case StepKind::faction_guided:
            add_guided(step, json);
            break;
        case StepKind::pass:
            json["rule"] = step.rule;
            json["vp"] = step.vp;
            json["bonus_tile"] = step.bonus ? Json(name_of(*step.bonus)) : Json();
            json["place"] = step.place ? Json(*step.place) : Json();
            if (step.times > 1)
                json["times"] = step.times;
            break;
        case StepKind::first_workshop:
            json["letter"] = name_of(step.letter);
            json["hex"] = map_.hex(*step.hex).id;
            json["marked"] = step.marked;
            break;
        }
        return json;
    }

    void add_guided(const Step& step, Json& json) const {
        json["faction"] = name_of(decision_.after.automa.faction);
        json["proposal"] = Json::array();
        for (const Step& proposed : step.proposal)
            json["proposal"].push_back(step_json(proposed));
        json["unknown"] = Json::array();
        for (const FactionPart part : step.unknown)
            json["unknown"].push_back(name_of(part));
    }

    /// Hexes unless the entry says of what its candidates are.
    [[nodiscard]] Json candidates_json(const core::TraceEntry& entry, const core::Candidates& set) const {
        std::string_view of = "hex";
        for (const core::Argument& argument : entry.arguments)
            if (argument.name == "of")
                of = std::get<std::string_view>(argument.value);
        Json list = Json::array();
        for (const std::size_t index : set) {
            if (of == "hex")
                list.push_back(map_.hexes[index].id);
            else if (of == "discipline")
                list.push_back(Names<Discipline>::all[index]);
            else
                list.push_back(index);
        }
        return list;
    }

    [[nodiscard]] Json trace_json(const core::TraceEntry& entry) const {
        constexpr std::array<const char*, 7> outcomes{"holds",   "fails",  "narrows", "keeps",
                                                      "ignored", "chosen", "done"};
        Json json{{"rule", entry.rule},
                  {"criterion", entry.message},
                  {"outcome", outcomes[index_of(entry.outcome)]}};
        for (const core::Argument& argument : entry.arguments)
            std::visit([&](const auto& value) { json[std::string(argument.name)] = value; }, argument.value);
        if (!entry.before.empty()) {
            json["before"] = candidates_json(entry, entry.before);
            json["after"] = candidates_json(entry, entry.after);
        }
        return json;
    }

    const Catalogue& facts_;
    const Decision& decision_;
    const Map& map_;
};

std::string science_path(const Need& need) {
    return "/players/" + std::to_string(index_of(*need.player)) + "/science/"
           + std::string(name_of(*need.discipline));
}

} // namespace

std::string need_path(const State& state, const Need& need) {
    switch (need.what) {
    case NeedKind::science:
        return science_path(need);
    case NeedKind::round_score_tile:
        return "/round_score_tiles/" + std::to_string(need.round - 1);
    case NeedKind::scholars:
        return "/scholars/" + std::string(name_of(*need.discipline));
    case NeedKind::final_tile:
    case NeedKind::innovations:
    case NeedKind::power_actions:
    case NeedKind::book_actions:
        return "/" + std::string(name_of(need.what));
    case NeedKind::power_gained:
        return "/turn/answers/power_gained";
    case NeedKind::faction_result:
        return {};
    case NeedKind::shipping:
        return "/players/" + std::to_string(index_of(*need.player)) + "/shipping";
    case NeedKind::faction_end_vp:
        return "/players/" + std::to_string(state.human_count) + "/faction_end_vp";
    }
    return {};
}

Json need_to_json(const Catalogue& catalogue, const State& state, const Need& need) {
    Json json{{"what", name_of(need.what)}};
    if (need.player)
        json["player"] = name_of(*need.player);
    if (need.discipline)
        json["discipline"] = name_of(*need.discipline);
    if (need.what == NeedKind::round_score_tile)
        json["round"] = need.round;
    if (need.hex) {
        json["hex"] = catalogue.map(state.map).hex(*need.hex).id;
        json["amount"] = need.amount;
    }
    if (need.faction)
        json["faction"] = name_of(*need.faction);
    const std::string path = need_path(state, need);
    json["path"] = path.empty() ? Json() : Json(path);
    return json;
}

Json decision_to_json(const Catalogue& catalogue, const Decision& decision, const nlohmann::json* before) {
    return DecisionWriter(catalogue, decision).write(before);
}

} // namespace automa::innovation
