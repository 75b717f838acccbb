#include "model/storage/chain.h"

#include <string>

namespace automa::storage {

Digest chain_start(const ChainStart& start) {
    return Sha256()
        .add_text(start.uuid)
        .add_text(start.game)
        .add_number(start.format)
        .add_text(start.seed)
        .add_text(start.setup)
        .digest();
}

Digest chain_start(const GameRecord& record) {
    const GameDetails& details = record.details;
    const std::string seed = std::to_string(details.seed);
    return chain_start(ChainStart{record.uuid, details.game, details.format_version, seed, details.setup});
}

Digest chain_next(const Digest& before, const ChainEntry& entry) {
    return Sha256()
        .add_digest(before)
        .add_number(entry.seq)
        .add_number(entry.position)
        .add_text(entry.kind)
        .add_text(entry.label)
        .add_text(entry.payload)
        .add_number(entry.at)
        .digest();
}

Digest chain_next(const Digest& before, const JournalRow& row) {
    return chain_next(before, ChainEntry{row.seq, row.position, row.action.kind, row.action.label,
                                         row.action.payload, row.at_ms});
}

ResultDigest::ResultDigest(std::string_view uuid, std::int64_t finished, std::int64_t duration,
                           std::string_view own) {
    hash_.add_text(uuid).add_number(finished).add_number(duration).add_text(own);
}

void ResultDigest::add(const Side& side) {
    hash_.add_text(side.side)
        .add_text(side.name)
        .add_text(side.kind)
        .add_number(side.points)
        .add_number(side.rank)
        .add_text(side.points_by_stage)
        .add_text(side.own);
}

Digest seal_of(const SealedRow& row) {
    Sha256 hash;
    for (const std::string_view text :
         {row.uuid, row.game, row.title, row.title_kind, row.parted_from, row.players, row.mode, row.seed,
          row.summary, row.status, row.status_before, row.result})
        hash.add_text(text);
    for (const std::int64_t number : {row.copies, row.parted, row.format, row.created, row.updated,
                                      row.cursor, row.length, row.last_seq, row.revision})
        hash.add_number(number);
    return hash.add_digest(row.start).add_digest(row.head).digest();
}

Digest seal_of_setting(std::string_view key, std::string_view value) {
    return Sha256().add_text(key).add_text(value).digest();
}

Digest seal_of_snapshot(const Digest& entry, std::int64_t version, std::string_view state) {
    return Sha256().add_digest(entry).add_number(version).add_text(state).digest();
}

} // namespace automa::storage
