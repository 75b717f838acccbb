// The order of B-7.4: from a code upwards, and after the last one again from the first.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace automa::app::barrage_app {

enum class CodeKind { dam, conduit, powerhouse };

/// What is looked at after one another from `code` on, the code itself first: basins 1 to 10 for dams, 5 to
/// 12 for powerhouses, 1A to 10B for conduits. Empty if the kind has no such code.
[[nodiscard]] QStringList codes_from(CodeKind kind, const QString& code);

} // namespace automa::app::barrage_app
