// What an entry of the journal is called: in Undo, in Redo and in the history.
#pragma once

#include "app/barrage/game.h"
#include "model/core/message.h"

#include <QString>

namespace automa::app::barrage_app {

/// In the language of the app; no name in it is declined.
[[nodiscard]] QString labelText(const BarrageGame& game, const core::Label& label);

/// The id of the company that an entry is about; often empty.
[[nodiscard]] QString labelCompany(const core::Label& label);
/// The tile of a turn, by its number as printed; empty for other entries.
[[nodiscard]] QString labelTile(const core::Label& label);

} // namespace automa::app::barrage_app
