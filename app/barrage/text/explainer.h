// A decision of the Automa in words: the headline, what to move step by step, and what was skipped.
// The reasons are told by reasons.h.
#pragma once

#include "app/barrage/text/instructions.h"
#include "model/barrage/turn/decision.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace automa::app::barrage_app {

/// One action carried out, with its movements.
struct StepText {
    int order = 0;
    QString heading; // "construction: base"
    QString end;     // "the turn goes on" or "ends the turn"
    std::vector<Instruction> instructions;
};

struct SkipText {
    int order = 0;
    QString action; // "Build a base in the hills"
    QString reason; // "no such piece is left"
    QString text;   // both in one line
    QString rule;   // "B-6.1"
};

/// A question that only the table can answer.
struct NeedText {
    barrage::Need need;
    QString text;
};

/// Contract: `decision` was made for `before`; both and the facts outlive the explainer.
class BarrageExplainer {
public:
    BarrageExplainer(const barrage::Catalogue& facts, const barrage::State& before,
                     const barrage::Decision& decision);

    /// Who does what where: "Italy builds a conduit: 5A".
    [[nodiscard]] QString headline() const;
    /// What came before it and what follows, a sentence each; often empty.
    [[nodiscard]] QStringList sublines() const;
    [[nodiscard]] std::vector<StepText> steps() const;
    [[nodiscard]] std::vector<SkipText> skipped() const;
    [[nodiscard]] std::vector<NeedText> needs() const;
    /// The action that waits for an answer. Contract: there are needs.
    [[nodiscard]] barrage::ActionKind waiting_action() const;

    /// The events of each step, in the order of decision.steps.
    [[nodiscard]] const std::vector<std::span<const barrage::Event>>& events_of_steps() const {
        return segments_;
    }

private:
    [[nodiscard]] QString subject() const;
    [[nodiscard]] const barrage::Step* main_step() const;
    /// What is known of a turn before the table has answered.
    [[nodiscard]] QString waiting_headline() const;
    [[nodiscard]] QString headline_of(const barrage::Step& step) const;
    [[nodiscard]] QString short_of(const barrage::Step& step) const;
    [[nodiscard]] QString heading_of(const barrage::Step& step) const;
    [[nodiscard]] QString engineers_place(const barrage::Step& step) const;
    [[nodiscard]] const barrage::TileAction* action_of(int order) const;

    const barrage::Catalogue& facts_;
    const barrage::State& before_;
    const barrage::Decision& decision_;
    std::vector<std::span<const barrage::Event>> segments_;
};

/// The printed action of an Automa tile in words.
[[nodiscard]] QString action_text(const barrage::TileAction& action);

} // namespace automa::app::barrage_app
