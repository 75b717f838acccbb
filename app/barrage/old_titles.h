// Titles of games that older versions saved: words of one language, whoever wrote them.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace automa::app::barrage_app {

/// How often the title was copied, if the app made it (in whatever language) after these companies; nothing
/// for one that somebody typed.
[[nodiscard]] std::optional<int> copiesOfMadeTitle(const QString& title, const QStringList& companies);

} // namespace automa::app::barrage_app
