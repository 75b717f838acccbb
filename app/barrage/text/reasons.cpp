#include "app/barrage/text/reasons.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reason_teller.h"
#include "app/barrage/text/rules.h"
#include "app/barrage/text/turn_segments.h"
#include "app/text/text_words.h"

#include <algorithm>
#include <utility>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// A message nobody has words for still says what its rule says.
QString rule_itself(const Thought& thought) {
    const auto rule = BarrageRules::rule(id_of(thought.entry.rule));
    return rule ? rule->text : id_of(thought.entry.message).toString();
}

QString sentence(const Thought& thought) {
    for (const auto tell :
         {turn_reason, placement_reason, construction_reason, production_reason, management_reason}) {
        if (QString text = tell(thought); !text.isEmpty()) {
            return text;
        }
    }
    return rule_itself(thought);
}

/// The position at the start of each step, and after the last.
std::vector<State> states_of_steps(const State& before, const Decision& decision) {
    std::vector<State> states = {before};
    for (const auto& events : turn_segments(decision)) {
        State state = states.back();
        for (const Event& event : events) {
            apply_in_place(state, event);
        }
        states.push_back(std::move(state));
    }
    return states;
}

} // namespace

int Thought::number(std::string_view name) const {
    for (const core::Argument& argument : entry.arguments) {
        if (argument.name == name && std::holds_alternative<std::int64_t>(argument.value)) {
            return static_cast<int>(std::get<std::int64_t>(argument.value));
        }
    }
    return 0;
}

std::string_view Thought::text(std::string_view name) const {
    for (const core::Argument& argument : entry.arguments) {
        if (argument.name == name && std::holds_alternative<std::string_view>(argument.value)) {
            return std::get<std::string_view>(argument.value);
        }
    }
    return {};
}

QString Thought::places(SpaceSet spaces) const {
    QStringList names;
    for (const SpaceId space : spaces) {
        names << BarrageNames::short_place(id_of(facts.space(space).id));
    }
    return names.join(QStringLiteral(", "));
}

std::string_view Thought::column() const {
    return before().empty() ? std::string_view("dam") : name_of(facts.space(before().first()).kind);
}

QString turn_reason(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "action_tried") {
        const auto& actions = thought.facts.tile(thought.decision.actions_tile).actions;
        const auto action = std::ranges::find(actions, thought.number("order"), &TileAction::order);
        const QString what =
            action == actions.end() ? BarrageNames::action_kind(thought.id("kind")) : action_text(*action);
        return translate("BarrageReasons", "Action %1 on the tile: %2.")
            .arg(thought.number("order"))
            .arg(what);
    }
    if (message == "no_engineer_left") {
        return translate("BarrageReasons", "No engineer is left, so the turn ends here.");
    }
    if (message == "contract_unknown") {
        const QString slot = BarrageNames::contract_in_slot(BarrageNames::contract_kind(thought.id("colour")),
                                                            thought.number("slot"));
        return translate("BarrageReasons", "This depends on what is there now, and only you can see it: %1.")
            .arg(slot);
    }
    if (message == "architect") {
        return translate(
            "BarrageReasons",
            "The action asks for exactly 1 engineer and ends the turn. So the free architect goes, and "
            "the Automa takes another turn right after.");
    }
    if (message == "short_of_engineers") {
        return translate(
                   "BarrageReasons",
                   "Engineers the tile asks for: %1. Left: %2. The Automa still acts, with those it has.")
            .arg(thought.number("asked"))
            .arg(thought.number("engineers"));
    }
    if (message == "expansion_missing") {
        return translate(
            "BarrageReasons",
            "This action belongs to the Leeghwater Project, which is not in play. It is skipped.");
    }
    return {};
}

std::vector<ReasonText> reasons_of(const Catalogue& facts, const State& before, const Decision& decision) {
    const std::vector<State> states = states_of_steps(before, decision);
    std::vector<ReasonText> reasons;
    std::size_t step = 0; // the next one to be done
    for (const core::TraceEntry& entry : decision.trace) {
        const bool heading = entry.message == "action_tried";
        const Thought order{facts, before, decision, entry};
        while (heading && step < decision.steps.size()
               && decision.steps[step].order < order.number("order")) {
            ++step;
        }
        const Thought thought{facts, states[step], decision, entry};
        reasons.push_back({.rule = id_of(entry.rule).toString(),
                           .title = placement_title(thought),
                           .text = sentence(thought),
                           .heading = heading,
                           .outcome = entry.outcome,
                           .before = entry.before,
                           .after = entry.after});
    }
    return reasons;
}

} // namespace automa::app::barrage_app
