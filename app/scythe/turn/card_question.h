// Cards and values that only the table sees, as questions of one tap or two.
#pragma once

#include "app/play/question.h"
#include "model/scythe/turn/decision.h"

namespace automa::app::scythe_app {

/// Which card of the box lies open: a key for each, those that cannot come without a label. The answers are
/// their numbers.
[[nodiscard]] Question cardQuestion(const QString& title, const scythe::CardPiles& cards);

/// The value of a combat card that was turned up (S-122 d, e).
[[nodiscard]] Question checkQuestion(const scythe::Need& need, bool cardsOnly);

/// "Where are there more resources?" of two territories; the answers are their ids and "equal".
[[nodiscard]] Question resourcesQuestion(const scythe::Catalogue& facts, scythe::TerritoryId best,
                                         scythe::TerritoryId next);

/// How many lie there; the answers are numbers.
[[nodiscard]] Question countQuestion(const scythe::Catalogue& facts, scythe::TerritoryId at);

} // namespace automa::app::scythe_app
