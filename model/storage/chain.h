// What seals a game: a chain of digests from its start over every entry of its journal, a digest of its
// result, and a seal over its row with both. A bit that changes anywhere in a game breaks one of them.
#pragma once

#include "model/storage/sha256.h"
#include "model/storage/types.h"

#include <cstdint>
#include <string_view>

namespace automa::storage {

/// Texts as they stand in the file; the seed too.
struct ChainStart {
    std::string_view uuid;
    std::string_view game;
    std::int64_t format = 0;
    std::string_view seed;
    std::string_view setup;
};
[[nodiscard]] Digest chain_start(const ChainStart& start);
[[nodiscard]] Digest chain_start(const GameRecord& record);

struct ChainEntry {
    std::int64_t seq = 0;
    std::int64_t position = 0;
    std::string_view kind;
    std::string_view label;
    std::string_view payload;
    std::int64_t at = 0;
};
/// superseded_by is left out, as it comes later; the positions of the rows prove it (Journal::restore).
[[nodiscard]] Digest chain_next(const Digest& before, const ChainEntry& entry);
[[nodiscard]] Digest chain_next(const Digest& before, const JournalRow& row);

/// Of a result and its sides, in the order of their seats, from the texts of their rows.
class ResultDigest {
public:
    ResultDigest(std::string_view uuid, std::int64_t finished, std::int64_t duration, std::string_view own);
    struct Side {
        std::string_view side;
        std::string_view name;
        std::string_view kind;
        std::int64_t points = 0;
        std::int64_t rank = 0;
        std::string_view points_by_stage;
        std::string_view own;
    };
    void add(const Side& side);
    [[nodiscard]] Digest digest() { return hash_.digest(); }

private:
    Sha256 hash_;
};

/// Every column of a row of `games`, as it stands in the file.
struct SealedRow {
    std::string_view uuid;
    std::string_view game;
    std::string_view title;
    std::string_view title_kind;
    std::int64_t copies = 0;
    std::int64_t parted = 0;
    std::string_view parted_from;
    std::string_view players;
    std::string_view mode;
    std::string_view seed;
    std::string_view summary;
    std::string_view status;
    std::string_view status_before;
    std::int64_t format = 0;
    std::int64_t created = 0;
    std::int64_t updated = 0;
    std::int64_t cursor = 0;
    std::int64_t length = 0;
    std::int64_t last_seq = 0;
    std::int64_t revision = 0;
    Digest start{};
    Digest head{};
    std::string_view result; // the bytes of its digest, or nothing
};
[[nodiscard]] Digest seal_of(const SealedRow& row);

/// Of a setting.
[[nodiscard]] Digest seal_of_setting(std::string_view key, std::string_view value);
/// Of a snapshot: it belongs to exactly one entry.
[[nodiscard]] Digest seal_of_snapshot(const Digest& entry, std::int64_t version, std::string_view state);

} // namespace automa::storage
