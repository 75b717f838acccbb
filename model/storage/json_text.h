// JSON that is kept as the caller's own text, byte for byte: checked and bounded, never rewritten.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace automa::storage {

namespace limits {
inline constexpr std::size_t kName = 200;                // titles, kinds, keys, names, in bytes
inline constexpr std::size_t kText = 1U << 20U;          // one payload, label, setup or snapshot
inline constexpr std::size_t kImport = 256U << 20U;      // a whole export file
inline constexpr int kTextDepth = 64;                    // nesting of one payload
inline constexpr int kImportDepth = kTextDepth + 16;     // an export nests its payloads
inline constexpr std::size_t kActions = 100'000;         // of one game
inline constexpr std::size_t kGames = 20'000;            // of one library
inline constexpr std::size_t kImportNodes = kImport / 8; // values in an export: each has an indented line
inline constexpr std::size_t kTextNodes = 100'000;       // values in one payload
inline constexpr std::size_t kKeys = 2'000;              // of one JSON object
inline constexpr std::size_t kSettings = kKeys;          // of one library
inline constexpr std::size_t kLabel = 16U << 10U;        // a label or a summary, in bytes
inline constexpr std::size_t kOwnKeys = 64;              // a game's own columns
inline constexpr std::size_t kSides = 20;                // of one game
inline constexpr std::size_t kStages = 100;
inline constexpr int kPoints = 1'000'000;                               // either way
inline constexpr int kMarks = 1'000;                                    // copies of copies
inline constexpr std::int64_t kDurationMs = 10LL * 366 * 24 * 3600'000; // ten years at the table
} // namespace limits

/// Throws a Refusal unless the text keeps to the limits of one payload, whatever it says.
void require_bounded(std::string_view text, const std::string& path);
/// Throws a Refusal unless the text is JSON within the limits of one payload. `path` names it.
void require_json(std::string_view text, const std::string& path);
/// A label: an object whose "id", if it has one, is a text, and whose "args" are texts, numbers or yes and
/// no.
void require_label(std::string_view text, const std::string& path);
/// Who plays: a list of at most kSides objects.
void require_players(std::string_view text, const std::string& path);
/// What a list shows of a game: an object, short enough to be read with thousands of others.
void require_summary(std::string_view text, const std::string& path);
/// A game's own columns: an object of at most kOwnKeys members.
void require_own(std::string_view text, const std::string& path);
/// Throws a Refusal unless this is UTF-8 without control characters, of 1 to kName bytes.
void require_name(std::string_view text, const std::string& path);
/// As require_name, but may be empty.
void require_optional_name(std::string_view text, const std::string& path);

/// Throws a Refusal unless this is UTF-8 within the size of one payload; it need not be JSON.
void require_setting(std::string_view text, const std::string& path);

/// Of a text that may be anything, what can be shown: at most kName bytes of it, if it is printable UTF-8.
[[nodiscard]] std::string printable(std::string text);

/// Puts kept text into an export: readable as JSON where that gives back the same bytes, else as a string
/// under `key` + "_text".
void put_text(nlohmann::ordered_json& object, const std::string& key, const std::string& text);

} // namespace automa::storage
