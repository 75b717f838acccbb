#include "app/innovation/turn/turn_text.h"

#include "app/innovation/looks.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

/// Limits of the support card that had no effect this time.
void addUnused(const Decision& decision, std::vector<TurnRemark>& remarks) {
    for (const core::TraceEntry& entry : decision.trace) {
        if (entry.message != "approach" || entry.outcome != core::Outcome::ignored)
            continue;
        bool linked = false;
        for (const core::Argument& argument : entry.arguments)
            if (const auto* why = std::get_if<std::string_view>(&argument.value))
                linked = linked || *why == "linked";
        remarks.push_back(
            {linked ? translate("InnovationTurn", "Approach not used: the two groups are linked")
                    : translate("InnovationTurn", "Approach not used: no hex brings the groups closer"),
             {},
             id_of(entry.rule).toString()});
    }
}

/// At the table one reaches for a scholar.
void addScholars(const Decision& decision, std::vector<TurnRemark>& remarks) {
    for (const core::TraceEntry& entry : decision.trace)
        if (entry.rule == "A-82")
            remarks.push_back(
                {entry.message == "no_scholar_left"
                     ? translate("InnovationTurn", "The Automa has no scholar left: 1 level without one")
                     : translate("InnovationTurn", "No scholar space is free there: 1 level without one"),
                 {},
                 id_of(entry.rule).toString()});
}

/// Why its card is not carried out.
void addPass(const Decision& decision, std::vector<TurnRemark>& remarks) {
    for (const Step& step : decision.steps)
        if (step.kind == StepKind::pass)
            remarks.push_back(
                {decision.action_card
                     ? translate("InnovationTurn",
                                 "Card %1 is among the last two and shows the pass symbol: no action")
                           .arg(decision.action_card->value)
                     : translate("InnovationTurn", "No cards left to draw: no action"),
                 {},
                 id_of(step.rule).toString()});
}

} // namespace

TurnText turnText(const Catalogue& facts, const State& before, const Decision& decision) {
    const StepTeller teller(facts, before, decision);
    TurnText text;
    text.look = sideLook(Player::automa, before.automa.native);
    text.headline = teller.headline();
    int order = 0;
    for (const StepWords& words : teller.steps()) {
        const Step& step = decision.steps[static_cast<std::size_t>(order++)];
        const bool opens = text.groups.empty() || text.groups.back().title != words.title
                           || step.kind == StepKind::terraform_build || step.kind == StepKind::upgrade;
        if (opens)
            text.groups.push_back({words.title, words.symbol, {}, words.title, {}});
        if (step.fallback)
            text.groups.back().note = translate("InnovationTurn", "instead of a build");
        for (const StepOrder& line : words.orders)
            text.groups.back().lines.push_back({line.text, line.symbol});
    }
    for (const QString& offer : teller.offers())
        text.offers.push_back({offer, QStringLiteral("innovation_power"), QStringLiteral("A-12")});
    for (const Skipped& skipped : decision.skipped)
        text.skipped.push_back({StepTeller::skipped(skipped), {}, id_of(skipped.rule).toString()});
    addUnused(decision, text.skipped);
    addScholars(decision, text.skipped);
    addPass(decision, text.skipped);
    return text;
}

} // namespace automa::app::innovation_app
