// How the cards are carried out by hand: every condition, limit and tie-breaker in the order of the rules,
// with what card, level and faction say, for a table that decides itself.
#pragma once

#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace automa::app::innovation_app {

/// A line of how the card is carried out by hand, with its rule.
struct InnovationHandRule {
    Q_GADGET
    Q_PROPERTY(QString head MEMBER head)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    /// A row of terrains, the first wanted first.
    Q_PROPERTY(QStringList terrains MEMBER terrains)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString head{};
    QString symbol{};
    QString text{};
    QStringList terrains{};
    QString rule{};
    friend bool operator==(const InnovationHandRule&, const InnovationHandRule&) = default;
};

/// Of the cards on the table, or of the pass they mean. Contract: the state has a turn.
[[nodiscard]] std::vector<InnovationHandRule> handRules(const innovation::Catalogue& facts,
                                                        const innovation::State& state);

} // namespace automa::app::innovation_app
