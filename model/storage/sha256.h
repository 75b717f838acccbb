// SHA-256 (FIPS 180-4), for the checksum of an export.
#pragma once

#include <string>
#include <string_view>

namespace automa::storage {

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256_hex(std::string_view bytes);

} // namespace automa::storage
