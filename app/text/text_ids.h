// The ids of the model as the names take them.
#pragma once

#include "model/core/names.h"

#include <QAnyStringView>

#include <string_view>
#include <type_traits>

namespace automa::app {

[[nodiscard]] inline QAnyStringView id_of(std::string_view id) {
    return QUtf8StringView(id.data(), static_cast<qsizetype>(id.size()));
}

template <class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] QAnyStringView id_of(Enum value) {
    return id_of(core::name_of(value));
}

} // namespace automa::app
