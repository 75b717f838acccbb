// Numbers over all finished games of one board game. The storage knows no rules: a game is won when a human's
// rank is the first, tied when an Automa shares it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace automa::storage {

/// What a game must have to be counted; what is not set does not matter.
struct StatisticsFilter {
    std::string game;                   // the id of the board game
    std::optional<std::string> level;   // an Automa played at it
    std::optional<std::string> company; // a human played it
    std::optional<int> players;
    std::optional<std::string> mode;
    std::map<std::string, bool> flags; // of the result's "extra"

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
    std::int64_t vp = 0; // the sum
    int best_vp = 0;

    friend bool operator==(const SeatTally&, const SeatTally&) = default;
};

struct SeatPair {
    SeatTally humans;
    SeatTally automas;

    friend bool operator==(const SeatPair&, const SeatPair&) = default;
};

/// One station of the way: at the start, after each round, at the end.
struct CurvePoint {
    int count = 0;
    std::int64_t vp = 0; // the sum
    int best_vp = 0;

    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// The best human against the best Automa, in VP.
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

/// What filters can be set to, over all finished games of the board game.
struct StatisticsChoices {
    std::vector<std::string> levels;
    std::vector<std::string> companies; // of humans
    std::vector<int> players;
    std::vector<std::string> modes;
    std::vector<std::string> flags;

    friend bool operator==(const StatisticsChoices&, const StatisticsChoices&) = default;
};

struct Statistics {
    Tally all;
    std::map<std::string, Tally> by_level; // games in which an Automa played at it
    std::map<int, Tally> by_players;
    std::map<std::string, SeatPair> by_company;
    std::map<std::string, SeatPair> by_officer;
    std::vector<CurvePoint> human_curve;
    std::vector<CurvePoint> automa_curve;
    Margins margins;
    Streaks streaks;
    std::optional<LongestGame> longest_time;    // when some game was timed
    std::optional<LongestGame> longest_actions; // when there is a game
    StatisticsChoices choices;

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

} // namespace automa::storage
