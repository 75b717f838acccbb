// A reward of the model as the names want it.
#pragma once

#include "app/barrage/text/names.h"
#include "model/barrage/facts/catalogue.h"

namespace automa::app::barrage_app {

[[nodiscard]] RewardFacts facts_of(const barrage::Reward& reward);
/// "3 credits, 1 VP".
[[nodiscard]] QString rewards_text(const barrage::Rewards& rewards);

} // namespace automa::app::barrage_app
