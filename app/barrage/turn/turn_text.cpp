#include "app/barrage/turn/turn_text.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/piece_symbols.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

TurnText turnText(const Catalogue& facts, const State& state, const Decision& decision, std::size_t booked) {
    const BarrageExplainer explainer(facts, state, decision);
    TurnText turn;
    turn.look = companyLook(text(name_of(decision.company)));
    turn.headline = explainer.headline();
    turn.sublines = explainer.sublines();
    const std::vector<StepText> steps = explainer.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = decision.steps[i];
        StepGroup group;
        group.title = as_label(steps[i].heading);
        group.symbol = step.structure ? structureSymbol(*step.structure) : actionSymbol(step.kind);
        group.note = i < booked ? translate("BarrageTable", "already recorded") : steps[i].end;
        for (const Instruction& instruction : steps[i].instructions)
            group.lines.push_back({instruction.text, instruction.symbol});
        turn.groups.push_back(std::move(group));
    }
    for (const SkipText& skip : explainer.skipped())
        turn.skipped.push_back({skip.text, {}, skip.rule});
    return turn;
}

std::vector<ScoreColumn> scoreColumns(const State& state) {
    std::vector<ScoreColumn> columns;
    for (const Company company : state.turn_order) {
        const QString id = text(name_of(company));
        columns.push_back({id, companyLook(id), BarrageNames::company(id)});
    }
    return columns;
}

} // namespace automa::app::barrage_app
