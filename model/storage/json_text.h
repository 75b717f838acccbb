// JSON that is kept as the caller's own text, byte for byte: checked and bounded, never rewritten.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace automa::storage {

namespace limits {
inline constexpr std::size_t kName = 200;            // titles, kinds, keys, names, in bytes
inline constexpr std::size_t kText = 1U << 20U;      // one payload, label, setup or snapshot
inline constexpr std::size_t kImport = 256U << 20U;  // a whole export file
inline constexpr int kTextDepth = 64;                // nesting of one payload
inline constexpr int kImportDepth = kTextDepth + 16; // an export nests its payloads
inline constexpr std::size_t kActions = 100'000;     // of one game
inline constexpr std::size_t kGames = 20'000;        // of one library
inline constexpr std::size_t kParticipants = 20;
inline constexpr std::size_t kRounds = 100;
} // namespace limits

/// Throws a Refusal unless the text is JSON within the limits of one payload. `path` names it.
void require_json(std::string_view text, const std::string& path);
/// Throws a Refusal unless this is UTF-8 without control characters, of 1 to kName bytes.
void require_name(std::string_view text, const std::string& path);
/// As require_name, but may be empty.
void require_optional_name(std::string_view text, const std::string& path);

/// Throws a Refusal unless this is UTF-8 within the size of one payload; it need not be JSON.
void require_setting(std::string_view text, const std::string& path);

/// Puts kept text into an export: readable as JSON where that gives back the same bytes, else as a string
/// under `key` + "_text".
void put_text(nlohmann::ordered_json& object, const std::string& key, const std::string& text);

} // namespace automa::storage
