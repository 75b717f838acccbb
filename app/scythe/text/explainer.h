// A decision of the Automa in words: the headline, what to move step by step, and what was skipped. The
// reasons are told by reasons.h.
#pragma once

#include "model/scythe/turn/decision.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace automa::app::scythe_app {

struct Instruction {
    QString text; // may hold <b>…</b>
    QString symbol;
};

/// What belongs together: a move, a combat, the gains, the star card.
struct Section {
    QString title;
    QString symbol;
    QString note; // "symbol 3 of 3"
    std::vector<Instruction> lines;
};

struct SkipText {
    QString text; // "Attack on a combat unit: it needs 7 power and has 6"
    QString rule;
};

/// Contract: `decision` was made for `before`; both and the facts outlive the explainer.
class ScytheExplainer {
public:
    ScytheExplainer(const scythe::Catalogue& facts, const scythe::State& before,
                    const scythe::Decision& decision);

    /// Who does what where: "The mech goes to lake C4".
    [[nodiscard]] QString headline() const;
    /// Where that is: "Next to the Factory, upper right". `turned`: the board is seen from the far
    /// side.
    [[nodiscard]] QStringList sublines(bool turned) const;
    [[nodiscard]] std::vector<Section> sections() const;
    [[nodiscard]] std::vector<SkipText> skipped() const;

    /// The move that the headline is about, if there is one: the last, as the map and "Why?" show it.
    [[nodiscard]] const scythe::Step* main_step() const;

private:
    /// Who won, with the totals if they were told.
    [[nodiscard]] QStringList combat_lines() const;
    [[nodiscard]] QString skip_reason(const scythe::Skipped& skipped) const;

    const scythe::Catalogue& facts_;
    const scythe::State& before_;
    const scythe::Decision& decision_;
};

/// What one step does in a line, without a place: "The mech attacks".
[[nodiscard]] QString move_headline(const scythe::Catalogue& facts, const scythe::Step& step);

/// Where a territory lies, by the nearest landmark; the turned board has its sides the other way round.
[[nodiscard]] QString place_hint(const scythe::Catalogue& facts, const scythe::State& state,
                                 scythe::TerritoryId at, bool turned);

/// A space of the star card: "row 4, space 1".
[[nodiscard]] QString cube_place(int space);

/// The symbol of a move or of a gain in our drawings.
[[nodiscard]] QString symbol_of(scythe::StepKind kind);
[[nodiscard]] QString symbol_of(scythe::Gain gain);
[[nodiscard]] QString symbol_of(scythe::UnitKind unit);
[[nodiscard]] QString symbol_of(scythe::RecruitBonus bonus);

} // namespace automa::app::scythe_app
