// What a saved game is called. A game nobody named is called after its companies, in the language of the app.
#pragma once

#include "model/storage/types.h"

#include <QString>
#include <QStringList>

namespace automa::app::barrage_app {

/// The ids of the companies, in the order of their seals.
[[nodiscard]] QStringList companiesIn(const std::string& players);

/// "Germany, USA, Italy"
[[nodiscard]] QString companyNames(const QStringList& companies);

/// The title as it was typed; or, if the app made it (in whatever language), the one it would make now.
[[nodiscard]] QString shownTitle(const storage::GameSummary& game);

} // namespace automa::app::barrage_app
