// The journal of the open game for its screen.
#pragma once

#include "app/barrage/game.h"

#include <QVariantList>

namespace automa::app::barrage_app {

/// {position, head, company, text, detail, applied, current}: the newest first; position 0 is the start.
/// `head` names the round over its newest entry; an Automa's turn is told by its headline, its tile is the
/// detail.
[[nodiscard]] QVariantList historyItems(const BarrageGame& game);

} // namespace automa::app::barrage_app
