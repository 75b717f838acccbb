// The clock informs and never orders: it may jump, so sequence numbers decide and times are only shown.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace automa::storage {

/// Milliseconds since 1970 UTC.
using Clock = std::function<std::int64_t()>;

[[nodiscard]] std::int64_t system_clock_ms();
/// "20261116T035707Z"; any number gives a stamp of this length (years 0 to 9999).
[[nodiscard]] std::string file_stamp(std::int64_t ms);
/// "2026-11-16 03:57" in UTC.
[[nodiscard]] std::string readable_time(std::int64_t ms);

} // namespace automa::storage
