// The words of the rules: each has the name that files and facts call it by.
#pragma once

#include "model/core/names.h"

#include <cstdint>

namespace automa::toy {

using core::by_name;
using core::count_of;
using core::index_of;
using core::name_of;

enum class Side : std::uint8_t { human, automa };
AUTOMA_NAMES(Side, "human", "automa")

} // namespace automa::toy
