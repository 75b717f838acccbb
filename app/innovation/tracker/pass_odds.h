// With which card the Automa passes, as far as the table can know its deck.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <QObject>
#include <QString>

#include <vector>

namespace automa::app::innovation_app {

/// With which card it passes, and how likely that is.
struct InnovationOdds {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString odds MEMBER odds)
    Q_PROPERTY(double share MEMBER share)

public:
    QString text{};
    QString odds{};
    double share = 0;
    friend bool operator==(const InnovationOdds&, const InnovationOdds&) = default;
};

struct PassOutlook {
    std::vector<InnovationOdds> odds;
    /// "It passes in 2 to 4 turns."
    QString note;
};

/// Once the cards on the table are played.
[[nodiscard]] PassOutlook passOutlook(const innovation::Catalogue& facts, const innovation::State& state);

} // namespace automa::app::innovation_app
