#include "app/scythe/turn/turn_text.h"

#include "app/scythe/faction_looks.h"
#include "app/scythe/text/explainer.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// Whose turn the headline tells: the Automa's, or the winner's when the human attacked.
Faction whoseSeal(const State& before, const Decision& decision) {
    const bool won = decision.kind == TurnKind::defend && !decision.steps.empty()
                     && decision.steps.front().kind == StepKind::combat
                     && decision.steps.front().winner == Player::human;
    return won ? before.side(first_side(before, Player::human)).faction : decision.faction;
}

} // namespace

std::vector<StepGroup> stepGroups(const std::vector<Section>& sections) {
    std::vector<StepGroup> groups;
    for (const Section& section : sections) {
        StepGroup group{section.title, section.symbol, section.note, {}, {}};
        for (const Instruction& line : section.lines)
            group.lines.push_back({line.text, line.symbol});
        groups.push_back(std::move(group));
    }
    return groups;
}

TurnText turnText(const Catalogue& facts, const State& before, const Decision& decision, bool turned) {
    const ScytheExplainer explainer(facts, before, decision);
    TurnText text;
    text.look = factionLook(id_of(whoseSeal(before, decision)).toString());
    text.headline = explainer.headline();
    text.sublines = explainer.sublines(turned);
    text.groups = stepGroups(explainer.sections());
    for (const SkipText& skipped : explainer.skipped())
        text.skipped.push_back({skipped.text, {}, skipped.rule});
    return text;
}

} // namespace automa::app::scythe_app
