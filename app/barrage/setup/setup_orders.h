// What the set-up tells the hands: a task for each family of places, and an order for each thing to lay.
#pragma once

#include "app/barrage/setup/setup_places.h"

namespace automa::app::barrage_app {

/// "Lay the three neutral dams"
[[nodiscard]] QString setupTask(const SetupFamily& family);

/// How the values in the family's orders are read; often empty.
[[nodiscard]] QString setupNote(const SetupFamily& family);

/// "Lay the <b>height 1</b> dam in <b>basin 2, lower</b>, 1 drop on it". No name in it is declined.
[[nodiscard]] QString setupOrder(const barrage::Catalogue& facts, const SetupFamily& family,
                                 std::size_t place, const SetupChoice& laid);

/// "Put <b>2 drops</b> on <b>headstream A</b>"
[[nodiscard]] QString dropsOrder(std::size_t headstream, int drops);

} // namespace automa::app::barrage_app
