// The values the storage keeps. It knows no game: what belongs to a game is text that the game understands.
#pragma once

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

/// What the caller gives to begin a game.
struct GameDetails {
    std::string game;           // the id of the board game
    std::string title;          // what lists show
    std::string players = "[]"; // JSON, a summary for lists
    std::string mode;           // the caller's own word
    int format_version = 1;     // of setup and payloads
    std::uint64_t seed = 0;
    std::string setup = "{}"; // JSON, the initial position

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

    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

struct ParticipantResult {
    std::string name;
    std::string kind;    // "human", "automa" …
    std::string company; // the caller's ids; empty where the game has none
    std::string level;
    std::string officer;
    int vp = 0;
    int rank = 0; // 1 is the winner; shared ranks allowed
    std::vector<int> vp_by_round;

    friend bool operator==(const ParticipantResult&, const ParticipantResult&) = default;
};

/// What a finished game leaves for the statistics.
struct GameResult {
    int rounds = 0;
    std::int64_t finished_ms = 0;                // filled in by the storage when 0
    std::int64_t duration_ms = 0;                // time at the table as the caller measured it, 0 unknown
    std::vector<ParticipantResult> participants; // in seating order
    std::string extra = "{}";                    // JSON, whatever else the game wants to remember

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
void require_uuid(std::string_view uuid, const std::string& path);

} // namespace automa::storage
