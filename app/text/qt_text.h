// Words of the model as Qt takes them, and back.
#pragma once

#include "model/core/names.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace automa::app {

[[nodiscard]] inline QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// The value of this name; nothing for a name that is none.
template <class Enum>
[[nodiscard]] std::optional<Enum> by_text(const QString& name) {
    return core::by_name<Enum>(name.toStdString());
}

/// The names of all values, in their order.
template <class Enum>
[[nodiscard]] QStringList idsOf() {
    QStringList ids;
    for (const std::string_view name : core::Names<Enum>::all)
        ids << text(name);
    return ids;
}

} // namespace automa::app
