// What to move between two rounds.
#include "app/barrage/round/phase_entered.h"
#include "app/barrage/round/round_end.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

#include <span>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

void add(StepGroup& group, const std::vector<Instruction>& instructions) {
    for (const Instruction& instruction : instructions)
        group.lines.push_back({instruction.text, instruction.symbol});
}

/// An instruction goes on a sentence: "turn the wheel", but "VP marker".
QString goingOn(QString text) {
    if (text.size() > 1 && text[0].isUpper() && text[1].isLower())
        text[0] = text[0].toLower();
    return text;
}

} // namespace

std::optional<std::size_t> BarrageRoundEnd::roundEnded() const {
    const auto past = game_.journal().past();
    for (std::size_t i = game_.state().phase == Phase::income ? past.size() : 0; i-- > 0;)
        if (endsRound(past[i].events))
            return i;
    return std::nullopt;
}

StepGroup BarrageRoundEnd::flowGroup() const {
    StepGroup group{.title = as_label(BarrageNames::phase(QStringLiteral("water_flow")))};
    add(group, BarrageInstructions(game_.facts(), game_.state()).of(flow_->events));
    group.note = group.lines.empty()
                     ? translate("BarrageRoundEnd", "There are no drops on the headstreams.")
                     : translate("BarrageRoundEnd",
                                 "Headstream by headstream, move each drop to the first dam with room.");
    return group;
}

StepGroup BarrageRoundEnd::endGroup() const {
    const std::size_t entry = *roundEnded();
    const State before = game_.stateAt(entry);
    StepGroup group{.title = translate("BarrageRoundEnd", "End of round %1").arg(game_.state().round - 1)};
    Events moved;
    QStringList patents;
    QStringList works;
    for (const Event& event : game_.journal().entries()[entry].events) {
        if (const auto* patent = std::get_if<PatentTaken>(&event)) {
            if (const auto tile = before.patents[patent->position])
                patents << BarrageNames::technology(text(game_.facts().tech[tile->index()].id));
        } else if (const auto* work = std::get_if<WorkTaken>(&event)) {
            if (const auto id = before.works[work->position])
                works << BarrageNames::external_work(text(game_.facts().works[id->index()].id));
        } else {
            moved.push_back(event);
        }
    }
    add(group, BarrageInstructions(game_.facts(), before).of(moved));
    // All of a kind at once: they lie together.
    if (!patents.isEmpty())
        group.lines.push_back({translate("BarrageRoundEnd", "Discard from the Patent Office: <b>%1</b>")
                                   .arg(patents.join(QStringLiteral(", "))),
                               QStringLiteral("technology")});
    if (!works.isEmpty())
        group.lines.push_back({translate("BarrageRoundEnd", "Discard the works that are left: <b>%1</b>")
                                   .arg(works.join(QStringLiteral(", "))),
                               QStringLiteral("external_work")});
    return group;
}

StepGroup BarrageRoundEnd::incomeGroup() const {
    StepGroup group{.title = as_label(BarrageNames::phase(QStringLiteral("income_and_headstreams")))};
    BarrageInstructions instructions(game_.facts(), game_.state());
    const std::span<const Event> events(phase_->events);
    std::size_t begun = 0;
    for (const IncomePart& part : phase_->incomes) {
        const QString company = BarrageNames::company(text(name_of(part.company)));
        const QString piece = BarrageNames::structure(text(name_of(part.structure)));
        InstructionHints hints;
        hints.reasons = false; // the cause stands before it
        for (const Instruction& each : instructions.of(events.subspan(begun, part.events - begun), hints))
            group.lines.push_back(
                {translate("BarrageRoundEnd", "%1, income of %2 %3: %4", "USA, base, 2, what to do")
                     .arg(company, piece, QString::number(part.number), goingOn(each.text)),
                 each.symbol});
        begun = part.events;
    }
    add(group, instructions.of(events.subspan(begun)));
    return group;
}

StepGroup BarrageRoundEnd::scoreGroup() const {
    StepGroup group;
    if (flow_)
        group.title = as_label(BarrageNames::phase(QStringLiteral("scoring")));
    InstructionHints hints;
    hints.reasons = phase_->lines.empty();
    add(group,
        BarrageInstructions(game_.facts(), flow_ ? flow_->after : game_.state()).of(phase_->events, hints));
    for (const ScoreLine& line : phase_->lines)
        if (line.credits > 0)
            group.lines.push_back({translate("BarrageRoundEnd", "%1 takes from the general supply: <b>%2</b>")
                                       .arg(BarrageNames::company(text(name_of(line.company))),
                                            BarrageNames::credits(line.credits)),
                                   QStringLiteral("bank")});
    return group;
}

std::vector<StepGroup> BarrageRoundEnd::groups() const {
    std::vector<StepGroup> list;
    if (flow_)
        list.push_back(flowGroup());
    if (roundEnded())
        list.push_back(endGroup());
    if (phase_)
        list.push_back(game_.state().phase == Phase::income ? incomeGroup() : scoreGroup());
    return list;
}

} // namespace automa::app::barrage_app
