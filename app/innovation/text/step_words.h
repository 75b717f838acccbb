// A step of the Automa in words: orders for the hands, a headline, a reason why something was not done.
#pragma once

#include "model/innovation/turn/decision.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace automa::app::innovation_app {

/// One movement of the hands.
struct StepOrder {
    QString text; // may hold <b>…</b>
    QString symbol;
};

/// What a step is about, and every movement it takes.
struct StepWords {
    QString title;
    QString symbol;
    std::vector<StepOrder> orders;
};

class StepTeller {
public:
    /// `before`: the position that the decision was made on. Contract: all outlive the teller.
    StepTeller(const innovation::Catalogue& facts, const innovation::State& before,
               const innovation::Decision& decision)
        : facts_(facts), before_(before), decision_(decision) {}

    /// "Workshop on F6 (mountain)": what the turn is about.
    [[nodiscard]] QString headline() const;
    /// One for each step, in their order.
    [[nodiscard]] std::vector<StepWords> steps() const;
    /// "You may gain 1 power for 0 VP", one for each human and building.
    [[nodiscard]] QStringList offers() const;
    /// "No upgrade is possible"
    [[nodiscard]] static QString skipped(const innovation::Skipped& skipped);

    /// A step in few words, for lists: "Workshop on F6 (mountain)". `before`: the position before the step.
    [[nodiscard]] QString brief(const innovation::Step& step, const innovation::State& before) const;
    /// What the general rules would do of a guided faction's card.
    [[nodiscard]] QStringList proposal(const innovation::Step& step) const;
    /// Where the pieces go: the hex of the first step that has one.
    [[nodiscard]] std::optional<innovation::HexId> target() const;

private:
    [[nodiscard]] StepWords wordsOf(const innovation::Step& step, const innovation::State& before,
                                    const innovation::State& after) const;

    const innovation::Catalogue& facts_;
    const innovation::State& before_;
    const innovation::Decision& decision_;
};

/// Where a slot of the display lies, both counted from 1 and with empty places.
struct InnovationPlace {
    int row = 1;
    int place = 1;
};
[[nodiscard]] InnovationPlace innovationPlace(const innovation::Catalogue& facts,
                                              const innovation::State& state, int slot);

/// The symbol of a kind of building, of an action on a card.
[[nodiscard]] QString buildingSymbol(innovation::Kind kind);
[[nodiscard]] QString powerActionSymbol(std::string_view id);
[[nodiscard]] QString actionSymbol(innovation::CardSymbol symbol);
[[nodiscard]] QString disciplineSymbol(innovation::Discipline discipline);

} // namespace automa::app::innovation_app
