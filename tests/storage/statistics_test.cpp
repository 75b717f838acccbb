// The statistics against plain SQL over a library made at random, and by hand where the rule is the point.
#include "model/storage/library.h"
#include "model/storage/session.h"
#include "tests/storage/support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

namespace automa::storage {
namespace {

using testing::at;
using testing::sample_action;
using testing::TempFolder;

constexpr const char* kGame = "river";

struct Table {
    TempFolder folder;
    Library library = Library::open(at(folder / "games.db")).value();

    std::string finish(GameResult result, const std::string& mode = "app", const std::string& game = kGame,
                       int actions = 0) {
        Session session = Session::start(&library, {game, "table", "[]", mode, 1, 7, "{}"}).value();
        for (int n = 1; n <= actions; ++n)
            EXPECT_TRUE(session.append(sample_action(n)).value().saved);
        EXPECT_TRUE(session.finish(result).value().saved);
        return session.record().uuid;
    }
    [[nodiscard]] Statistics numbers(StatisticsFilter filter = {}) const {
        filter.game = kGame;
        return library.statistics(filter).value();
    }
};

SideResult seat(const std::string& kind, int points, int rank) {
    SideResult one;
    one.kind = kind;
    one.side = kind == "human" ? "usa" : "italy";
    one.own = kind == "human" ? "{}" : R"({"level":"medium"})";
    one.points = points;
    one.rank = rank;
    one.points_by_stage = {10, points};
    return one;
}

GameResult duel(int human, int automa) {
    GameResult result;
    result.own = R"({"rounds":5})";
    result.sides = {seat("human", human, human >= automa ? 1 : 2),
                    seat("automa", automa, automa >= human ? 1 : 2)};
    return result;
}

GameResult random_result(std::mt19937& dice) {
    const auto roll = [&](int most) { return static_cast<int>(dice() % static_cast<unsigned>(most)); };
    const std::array companies{"usa", "italy", "france", "germany"};
    const std::array levels{"low", "medium", "high"};
    GameResult result;
    result.finished_ms = 1'700'000'000'000 + roll(1'000'000);
    result.duration_ms = roll(5) == 0 ? 0 : roll(9'000'000);
    result.own =
        roll(2) == 0 ? R"({"expansion": true, "note": "x", "rounds": 5})" : R"({"expansion": false})";
    const int seats = 2 + roll(3);
    for (int i = 0; i < seats; ++i) {
        SideResult one = seat(roll(3) == 0 ? "human" : "automa", 60 + roll(80), 0);
        one.side = companies[static_cast<std::size_t>(roll(4))];
        nlohmann::json own = {{"coins", roll(40)}};
        if (roll(2) == 0)
            own["officer"] = "officer-" + std::to_string(roll(3));
        if (one.kind != "human")
            own["level"] = levels[static_cast<std::size_t>(roll(3))];
        one.own = own.dump();
        one.points_by_stage = {10, 10 + roll(20), 40 + roll(30), one.points};
        result.sides.push_back(one);
    }
    for (auto& one : result.sides)
        one.rank =
            1
            + static_cast<int>(std::count_if(result.sides.begin(), result.sides.end(),
                                             [&](const auto& other) { return other.points > one.points; }));
    return result;
}

/// Counts with nothing but SQL; `games` chooses by r.game_id.
class Plain {
public:
    explicit Plain(const std::filesystem::path& file) : db_(file.string()) {}
    int count(const std::string& sql) { return db_.execAndGet(sql).getInt(); }
    static std::string players(int number) {
        return "(SELECT count(*) FROM sides c WHERE c.game_id = r.game_id) = " + std::to_string(number);
    }

    static std::string best(const char* kind, const char* what) {
        return std::string("(SELECT min(") + what
               + ") FROM sides p WHERE p.game_id = r.game_id AND p.kind = '" + kind + "')";
    }
    /// Games whose best human rank stands in this relation to the best Automa's.
    int decided(const std::string& relation, const std::string& where) {
        return count("SELECT count(*) FROM results r JOIN games g ON g.id = r.game_id WHERE g.game = 'river'"
                     " AND g.status <> 'deleted' AND "
                     + best("human", "rank") + relation + "coalesce(" + best("automa", "rank") + ", 99) AND "
                     + where);
    }
    Tally tally(const std::string& where) {
        return {count("SELECT count(*) FROM results r JOIN games g ON g.id = r.game_id WHERE g.game = 'river'"
                      " AND g.status <> 'deleted' AND "
                      + where),
                decided(" < ", where), decided(" = ", where), decided(" > ", where)};
    }

private:
    SQLite::Database db_;
};

TEST(Statistics, OfALibraryWithoutResultsAreEmpty) {
    Table table;
    EXPECT_EQ(table.numbers(), Statistics{});
}

TEST(Statistics, AgreeWithPlainSqlOverARandomLibrary) {
    Table table;
    std::mt19937 dice(20261116);
    std::vector<std::string> uuids;
    for (int n = 0; n < 200; ++n)
        uuids.push_back(table.finish(random_result(dice), n % 4 == 0 ? "tiles" : "app",
                                     n % 10 == 0 ? "other" : kGame, n % 3));
    for (int n = 0; n < 200; n += 17)
        ASSERT_TRUE(table.library.remove(uuids[static_cast<std::size_t>(n)]).ok());
    const Statistics numbers = table.numbers();
    Plain plain(table.folder / "games.db");

    EXPECT_EQ(numbers.all, plain.tally("1"));
    ASSERT_EQ(numbers.by_players.size(), 3U);
    for (const auto& [players, tally] : numbers.by_players)
        EXPECT_EQ(tally, plain.tally(plain.players(players)));
    for (const auto& [mode, tally] : numbers.by_mode)
        EXPECT_EQ(tally, plain.tally("g.mode = '" + mode + "'"));
    EXPECT_EQ(numbers.by_own.at("expansion").at("true"),
              plain.tally("json_extract(r.own, '$.expansion') = 1"));
    EXPECT_FALSE(numbers.by_own.contains("rounds")) << "a number divides nothing, it is measured";
    EXPECT_EQ(numbers.game_measures.at("rounds").sum,
              plain.count("SELECT sum(json_extract(own, '$.rounds')) FROM results JOIN games ON id = game_id"
                          " WHERE game = 'river' AND status <> 'deleted'"));
    ASSERT_EQ(numbers.by_automa.at("level").size(), 3U);
    for (const auto& [level, tally] : numbers.by_automa.at("level"))
        EXPECT_EQ(tally, plain.tally("EXISTS(SELECT 1 FROM sides l WHERE l.game_id = r.game_id"
                                     " AND l.kind = 'automa' AND json_extract(l.own, '$.level') = '"
                                     + level + "')"));
    const std::string mine = " FROM sides p JOIN games g ON g.id = p.game_id WHERE g.game = 'river'"
                             " AND g.status <> 'deleted' AND p.kind = 'human' AND ";
    for (const auto& [company, pair] : numbers.seats.at(kSideColumn)) {
        const std::string with = mine + "p.side = '" + company + "'";
        EXPECT_EQ(pair.humans.games, plain.count("SELECT count(*)" + with));
        EXPECT_EQ(pair.humans.won, plain.count("SELECT count(*)" + with + " AND p.rank = 1"));
        EXPECT_EQ(pair.humans.points, plain.count("SELECT sum(p.points)" + with));
        EXPECT_EQ(pair.humans.best, plain.count("SELECT max(p.points)" + with));
    }
    ASSERT_EQ(numbers.seats.at("officer").size(), 3U);
    for (const auto& [officer, pair] : numbers.seats.at("officer"))
        EXPECT_EQ(pair.humans.games, plain.count("SELECT count(*)" + mine
                                                 + "json_extract(p.own, '$.officer') = '" + officer + "'"));
    const Measure& coins = numbers.measures.at("coins").humans;
    EXPECT_EQ(coins.sum, plain.count("SELECT sum(json_extract(p.own, '$.coins'))" + mine + "1"));
    EXPECT_EQ(coins.most, plain.count("SELECT max(json_extract(p.own, '$.coins'))" + mine + "1"));
    EXPECT_EQ(coins.least, plain.count("SELECT min(json_extract(p.own, '$.coins'))" + mine + "1"));
    ASSERT_EQ(numbers.human_curve.size(), 4U);
    EXPECT_EQ(numbers.human_curve[2].points,
              plain.count("SELECT sum(json_extract(p.points_by_stage, '$[2]'))" + mine + "1"));
    EXPECT_EQ(numbers.human_curve[2].best,
              plain.count("SELECT max(json_extract(p.points_by_stage, '$[2]'))" + mine + "1"));
    EXPECT_EQ(numbers.longest_time->duration_ms,
              plain.count("SELECT max(duration) FROM results r JOIN games g ON g.id = r.game_id"
                          " WHERE g.game = 'river' AND g.status <> 'deleted'"));
    int games = 0;
    for (const auto& [step, count] : numbers.margins.by_step)
        games += count;
    EXPECT_EQ(games, numbers.margins.games);
}

TEST(Statistics, FiltersAgreeWithPlainSql) {
    Table table;
    std::mt19937 dice(7);
    for (int n = 0; n < 120; ++n)
        table.finish(random_result(dice), n % 4 == 0 ? "tiles" : "app");
    Plain plain(table.folder / "games.db");
    StatisticsFilter filter;
    filter.automa["level"] = "high";
    EXPECT_EQ(table.numbers(filter).all,
              plain.tally("EXISTS(SELECT 1 FROM sides l WHERE l.game_id = r.game_id AND l.kind = 'automa'"
                          " AND json_extract(l.own, '$.level') = 'high')"));
    filter = {};
    filter.human[kSideColumn] = "france";
    EXPECT_EQ(table.numbers(filter).all,
              plain.tally("EXISTS(SELECT 1 FROM sides l WHERE l.game_id = r.game_id AND l.kind = 'human'"
                          " AND l.side = 'france')"));
    filter = {};
    filter.players = 3;
    filter.mode = "tiles";
    EXPECT_EQ(table.numbers(filter).all, plain.tally(plain.players(3) + " AND g.mode = 'tiles'"));
    filter = {};
    filter.own["expansion"] = "true";
    EXPECT_EQ(table.numbers(filter).all, plain.tally("json_extract(r.own, '$.expansion')"));
    filter.own["expansion"] = "false";
    EXPECT_EQ(table.numbers(filter).all, plain.tally("NOT json_extract(r.own, '$.expansion')"));
    EXPECT_EQ(table.numbers(filter).choices, table.numbers().choices) << "choices stay, whatever is chosen";
}

TEST(Statistics, StreaksGoByTheOrderOfTheGamesNotByTheClock) {
    Table table;
    const int scores[][2] = {{90, 80}, {90, 80}, {70, 80}, {70, 80}, {70, 80}, {80, 80}, {90, 80}, {90, 80}};
    std::int64_t clock = 9'000'000;
    for (const auto& score : scores) {
        GameResult result = duel(score[0], score[1]);
        result.finished_ms = clock -= 1000;
        table.finish(result);
    }
    const Statistics numbers = table.numbers();
    EXPECT_EQ(numbers.all, (Tally{8, 4, 1, 3}));
    EXPECT_EQ(numbers.streaks, (Streaks{2, 2, 3}));
}

TEST(Statistics, MarginsAreSortedIntoTensBothWays) {
    Table table;
    for (const int human : {80, 89, 90, 79, 70, 69})
        table.finish(duel(human, 80));
    const Margins margins = table.numbers().margins;
    EXPECT_EQ(margins.games, 6);
    EXPECT_EQ(margins.sum, 0 + 9 + 10 - 1 - 10 - 11);
    EXPECT_EQ(margins.largest_win, 10);
    EXPECT_EQ(margins.largest_loss, 11);
    EXPECT_EQ(margins.by_step, (std::map<int, int>{{-2, 1}, {-1, 2}, {0, 2}, {1, 1}}));
}

TEST(Statistics, AGameWithoutHumansIsNeitherWonNorLost) {
    Table table;
    GameResult result;
    result.sides = {seat("automa", 80, 1), seat("automa", 70, 2)};
    table.finish(result);
    const Statistics numbers = table.numbers();
    EXPECT_EQ(numbers.all, (Tally{1, 0, 0, 0}));
    EXPECT_EQ(numbers.margins.games, 0);
    EXPECT_EQ(numbers.automa_curve.size(), 2U);
    EXPECT_TRUE(numbers.human_curve.empty());
}

TEST(Statistics, TellTheLongestGameByTimeAndByActions) {
    Table table;
    GameResult slow = duel(80, 70);
    slow.duration_ms = 7'200'000;
    const std::string by_time = table.finish(slow, "app", kGame, 1);
    const std::string by_actions = table.finish(duel(80, 70), "app", kGame, 5);
    const Statistics numbers = table.numbers();
    EXPECT_EQ(numbers.longest_time->uuid, by_time);
    EXPECT_EQ(numbers.longest_actions->uuid, by_actions);
    EXPECT_EQ(numbers.longest_actions->actions, 5);
}

TEST(Statistics, CsvHasALineForEachParticipantAndQuotesWhatItMust) {
    Table table;
    GameResult result = duel(80, 70);
    result.sides[0].name = "Ann, \"the\" first";
    result.finished_ms = 1'794'787'200'000;
    result.duration_ms = 5'400'000;
    const std::string uuid = table.finish(result);
    const std::string csv = table.library.results_csv({.game = kGame}).value();
    EXPECT_EQ(
        csv,
        "game,finished_utc,title,mode,minutes,actions,players,seat,side,name,kind,points,rank,"
        "points_by_stage,game.rounds,level\r\n"
            + uuid
            + ",2026-11-16 00:00,table,app,90,0,2,1,usa,\"Ann, \"\"the\"\" first\",human,80,1,10 80,5,\r\n"
            + uuid + ",2026-11-16 00:00,table,app,90,0,2,2,italy,,automa,70,2,10 70,5,medium\r\n");
}

TEST(Statistics, OneSideMustHaveAllThatIsAskedOfIt) {
    Table table;
    GameResult result = duel(80, 70);
    result.sides.push_back(result.sides[1]);
    result.sides[1].own = R"({"level":"low","map":"a"})";
    result.sides[2].own = R"({"level":"high","map":"b"})";
    table.finish(result);
    StatisticsFilter filter;
    filter.automa = {{"level", "low"}, {"map", "a"}};
    EXPECT_EQ(table.numbers(filter).all.games, 1);
    filter.automa = {{"level", "low"}, {"map", "b"}};
    EXPECT_EQ(table.numbers(filter).all.games, 0);
    EXPECT_EQ(table.numbers().by_automa.at("level").size(), 2U);
}

TEST(Statistics, PointsBeyondAllBoundsAreRefusedAndNeverSummed) {
    Table table;
    GameResult result = duel(80, 70);
    for (const int points : {2'147'483'647, -2'147'483'647 - 1, 1'000'001}) {
        result.sides[0].points = points;
        Session session = Session::start(&table.library, {kGame, "t", "[]", "app", 1, 7, "{}"}).value();
        EXPECT_EQ(session.finish(result).error().id, "storage.bad_field") << points;
    }
    result.sides[0].points = 1'000'000;
    result.sides[1].points = -1'000'000;
    table.finish(result);
    table.finish(duel(80, 70));
    // As if the file had been written by other means.
    SQLite::Database((table.folder / "games.db").string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE sides SET points = 9223372036854775807 WHERE game_id = 5 AND seat = 1");
    const Statistics numbers = table.numbers();
    EXPECT_EQ(numbers.all.games, 1);
    EXPECT_EQ(numbers.left_out, 1);
    EXPECT_EQ(numbers.margins.sum, 2'000'000);
}

} // namespace
} // namespace automa::storage
