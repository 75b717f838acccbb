// Numbers over all finished games of one board game. The storage knows no rules: a game is won when a human's
// rank is the first, tied when an Automa shares it. What else a game keeps of itself and of its sides are
// columns of its own: texts, yes and no divide the games, numbers are measured.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace automa::storage {

/// A game's own columns and their values: texts as they are, yes and no as "true" and "false". The id of a
/// side stands among its columns under kSideColumn.
using Columns = std::map<std::string, std::string>;
inline constexpr const char* kSideColumn = "side";

/// What a game must have to be counted; what is not set does not matter.
struct StatisticsFilter {
    std::string game; // the id of the board game
    std::optional<int> players = {};
    std::optional<std::string> mode = {};
    Columns own = {};    // of the whole game; one that it does not have is "false"
    Columns human = {};  // of one and the same human
    Columns automa = {}; // of one and the same Automa

    friend bool operator==(const StatisticsFilter&, const StatisticsFilter&) = default;
};

/// Games without a human are counted, but neither won nor lost.
struct Tally {
    int games = 0;
    int won = 0;
    int tied = 0;
    int lost = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// How participants did, each for itself: `won` counts first ranks.
struct SeatTally {
    int games = 0;
    int won = 0;
    std::int64_t points = 0; // the sum
    int best = 0;

    friend bool operator==(const SeatTally&, const SeatTally&) = default;
};

struct SeatPair {
    SeatTally humans;
    SeatTally automas;

    friend bool operator==(const SeatPair&, const SeatPair&) = default;
};

/// One stage of the way, as the game counts them.
struct CurvePoint {
    int count = 0;
    std::int64_t points = 0; // the sum
    int best = 0;

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// A number that a game keeps of its own: coins, stars …
struct Measure {
    int count = 0;
    double sum = 0;
    double least = 0;
    double most = 0;

    friend bool operator==(const Measure&, const Measure&) = default;
};

struct MeasurePair {
    Measure humans;
    Measure automas;

    friend bool operator==(const MeasurePair&, const MeasurePair&) = default;
};

/// The best human against the best Automa, in points.
struct Margins {
    static constexpr int kStep = 10;

    int games = 0;
    std::int64_t sum = 0;
    int largest_win = 0;
    int largest_loss = 0;            // as a positive number
    std::map<int, int> by_step = {}; // games by margin, floor(margin / kStep)

    friend bool operator==(const Margins&, const Margins&) = default;
};

/// By the order in which games were begun, never by the clock. A tie ends a streak.
struct Streaks {
    int current_won = 0;
    int longest_won = 0;
    int longest_lost = 0;

    friend bool operator==(const Streaks&, const Streaks&) = default;
};

struct LongestGame {
    std::string uuid;
    std::string title;
    std::int64_t duration_ms = 0;
    int actions = 0;

    friend bool operator==(const LongestGame&, const LongestGame&) = default;
};

/// What filters can be set to, over all finished games of the board game: values by column.
struct StatisticsChoices {
    std::vector<int> players;
    std::vector<std::string> modes;
    std::map<std::string, std::vector<std::string>> own;
    std::map<std::string, std::vector<std::string>> human;
    std::map<std::string, std::vector<std::string>> automa;

    friend bool operator==(const StatisticsChoices&, const StatisticsChoices&) = default;
};

template <class Numbers>
using ByColumn = std::map<std::string, std::map<std::string, Numbers>>; // column, value

struct Statistics {
    Tally all;
    std::map<int, Tally> by_players;
    std::map<std::string, Tally> by_mode;
    ByColumn<Tally> by_own;    // games by the columns of the whole game
    ByColumn<Tally> by_automa; // games in which an Automa had this value
    ByColumn<SeatPair> seats;  // sides by their own columns, and by kSideColumn
    std::map<std::string, MeasurePair> measures;
    std::map<std::string, Measure> game_measures;
    std::vector<CurvePoint> human_curve;
    std::vector<CurvePoint> automa_curve;
    Margins margins;
    Streaks streaks;
    std::optional<LongestGame> longest_time;    // when some game was timed
    std::optional<LongestGame> longest_actions; // when there is a game
    StatisticsChoices choices;
    int left_out = 0; // games whose results cannot be read or believed

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

} // namespace automa::storage
