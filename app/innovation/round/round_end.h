// Between two rounds: how the next one begins, and what is to be done on the table.
#pragma once

#include "app/play/step_list.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <QObject>
#include <QString>

#include <vector>

namespace automa::app::innovation_app {

/// Something that is so in the next round: "X on the cards", "2".
struct InnovationRoundFact {
    Q_GADGET
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString symbol{};
    QString text{};
    QString detail{};
    QString value{};
    friend bool operator==(const InnovationRoundFact&, const InnovationRoundFact&) = default;
};

/// Contract: all have passed, and a round follows.
[[nodiscard]] std::vector<InnovationRoundFact> nextRoundFacts(const innovation::Catalogue& facts,
                                                              const innovation::State& state);

/// Contract: all have passed.
[[nodiscard]] std::vector<StepGroup> roundEndSteps(const innovation::Catalogue& facts,
                                                   const innovation::State& state);

} // namespace automa::app::innovation_app
