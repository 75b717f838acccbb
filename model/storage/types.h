// The values the storage keeps. It knows no game: what belongs to a game is text that the game understands.
#pragma once

#include "model/core/result.h"
#include "model/storage/journal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::storage {

enum class GameStatus { Active, Archived, Finished, Deleted };

/// "active", "archived", "finished", "deleted".
[[nodiscard]] std::string_view name_of(GameStatus status);
[[nodiscard]] std::optional<GameStatus> status_named(std::string_view name);

/// Who made a title: the app from ids (so that it can be said in any language), or somebody who typed it.
enum class TitleKind { Unknown, Made, Typed };

/// "", "made", "typed".
[[nodiscard]] std::string_view name_of(TitleKind kind);
[[nodiscard]] std::optional<TitleKind> title_kind_named(std::string_view name);

/// What is to be said beside a title; words for it are the app's.
struct TitleMarks {
    TitleKind kind = TitleKind::Unknown;
    int copies = 0;          // a copy of a copy has 2
    int parted = 0;          // how often its line of play parted from the game it was
    std::string parted_from; // the uuid of that game

    friend bool operator==(const TitleMarks&, const TitleMarks&) = default;
};

/// What the caller gives to begin a game.
struct GameDetails {
    std::string game;           // the id of the board game
    std::string title;          // what lists show
    std::string players = "[]"; // JSON, a summary for lists
    std::string mode;           // the caller's own word
    int format_version = 1;     // of setup and payloads
    std::uint64_t seed = 0;
    std::string setup = "{}";   // JSON, the initial position
    std::string summary = "{}"; // JSON object: what lists show of the standing, as ids and numbers
    TitleMarks marks = {};

    friend bool operator==(const GameDetails&, const GameDetails&) = default;
};

struct GameRecord {
    std::string uuid;
    GameDetails details;
    GameStatus status = GameStatus::Active;
    std::int64_t created_ms = 0;
    std::int64_t updated_ms = 0;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// One line of the list of games.
struct GameSummary {
    std::string uuid;
    std::string game;
    std::string title;
    std::string players;
    std::string mode;
    GameStatus status = GameStatus::Active;
    std::int64_t created_ms = 0;
    std::int64_t updated_ms = 0;
    int cursor = 0;
    int length = 0; // actions on the line of play
    std::string summary = "{}";
    TitleMarks marks = {};
    /// Its row was changed by something else than this app, or cannot be read; what could be read is there.
    std::optional<core::Error> fault = {};

    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// One side of a finished game: a company, a faction, a colour … as the game calls it.
struct SideResult {
    std::string side; // the game's own id
    std::string name; // typed by somebody, or empty
    std::string kind; // "human", "automa" …
    int points = 0;
    int rank = 0; // 1 is the winner; shared ranks allowed
    std::vector<int> points_by_stage = {};
    std::string own = "{}"; // JSON object: the game's own columns; texts are ids, numbers are measures

    friend bool operator==(const SideResult&, const SideResult&) = default;
};

/// What a finished game leaves for the statistics.
struct GameResult {
    std::int64_t finished_ms = 0;  // filled in by the storage when 0
    std::int64_t duration_ms = 0;  // time at the table as the caller measured it, 0 unknown
    std::vector<SideResult> sides; // in seating order
    std::string own = "{}";        // JSON object: the game's own columns of the whole game

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

struct FinishedGame {
    std::string uuid;
    std::string game;
    std::string title;
    std::string mode;
    GameResult result;

    friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// A game with everything that an export carries.
struct SavedGame {
    GameRecord record;
    Journal journal;
    std::optional<GameResult> result;

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// What is wrong with a game, and where: which entry of its journal by its number (seq), 0 for the rest of
/// it.
struct EntryFault {
    std::int64_t entry = 0;
    core::Error error;

    friend bool operator==(const EntryFault&, const EntryFault&) = default;
};

/// A game as far as it can be believed, to be looked at and exported, never to be played on.
struct ReadableGame {
    SavedGame game; // its journal ends before the first bad entry
    int kept = 0;   // actions of it
    int of = 0;     // actions it had, as far as is known
    std::optional<EntryFault> fault;

    friend bool operator==(const ReadableGame&, const ReadableGame&) = default;
};

/// A game that something is wrong with.
struct GameFault {
    std::string uuid;
    std::string title;
    EntryFault fault;

    friend bool operator==(const GameFault&, const GameFault&) = default;
};

/// The state after `position` actions, as the game wrote it; only a shortcut, the journal is the truth.
struct Snapshot {
    int position = 0;
    int version = 0; // of the game's code; another version's snapshots are not used
    std::string state;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

/// Each throws a Refusal unless everything is within the limits.
void require_details(const GameDetails& details, const std::string& path);
void require_result(const GameResult& result, const std::string& path);
void require_side(const SideResult& side, const std::string& path);
void require_uuid(std::string_view uuid, const std::string& path);

} // namespace automa::storage
