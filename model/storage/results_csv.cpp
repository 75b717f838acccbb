// The results as a table: a line for each side, the game's own columns last.
#include "model/storage/errors.h"
#include "model/storage/finished_games.h"
#include "model/storage/library.h"
#include "model/storage/store.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

namespace automa::storage {
namespace {

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string safe = "\"";
    for (const char letter : text)
        safe += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return safe + '"';
}

/// A number as short as it can be said: 5, not 5.000000.
std::string short_number(double number) {
    return nlohmann::json(number == std::floor(number) ? nlohmann::json(static_cast<std::int64_t>(number))
                                                       : nlohmann::json(number))
        .dump();
}

std::string cell_of(const OwnColumns& own, const std::string& column) {
    const auto number = own.numbers.find(column);
    return number != own.numbers.end() ? short_number(number->second) : quoted(value_of(own.values, column));
}

void add_columns(std::set<std::string>& columns, const OwnColumns& own) {
    for (const auto& [column, value] : own.values)
        columns.insert(column);
    for (const auto& [column, number] : own.numbers)
        columns.insert(column);
}

/// The columns that the games of the list have of their own.
struct OwnHeads {
    std::set<std::string> game;
    std::set<std::string> side;
};

void append_line(std::string& csv, const std::vector<std::string>& cells) {
    bool first = true;
    for (const std::string& cell : cells) {
        csv += first ? "" : ",";
        csv += cell;
        first = false;
    }
    csv += "\r\n";
}

void append_heading(std::string& csv, const OwnHeads& heads) {
    std::vector<std::string> cells{"game",    "finished_utc", "title", "mode",           "minutes",
                                   "actions", "players",      "seat",  "side",           "name",
                                   "kind",    "points",       "rank",  "points_by_stage"};
    for (const std::string& column : heads.game)
        cells.push_back(quoted("game." + column));
    for (const std::string& column : heads.side)
        cells.push_back(quoted(column));
    append_line(csv, cells);
}

void append_row(std::string& csv, const OwnHeads& heads, const Finished& game, std::size_t seat) {
    const FinishedSide& side = game.sides[seat];
    std::string course;
    for (const int points : side.result.points_by_stage)
        course += (course.empty() ? "" : " ") + std::to_string(points);
    std::vector<std::string> cells{game.uuid,
                                   quoted(readable_time(game.finished_ms)),
                                   quoted(game.title),
                                   quoted(game.mode),
                                   std::to_string(game.duration_ms / 60'000),
                                   std::to_string(game.actions),
                                   std::to_string(game.sides.size()),
                                   std::to_string(seat + 1),
                                   quoted(side.result.side),
                                   quoted(side.result.name),
                                   quoted(side.result.kind),
                                   std::to_string(side.result.points),
                                   std::to_string(side.result.rank),
                                   course};
    for (const std::string& column : heads.game)
        cells.push_back(cell_of(*game.own, column));
    for (const std::string& column : heads.side)
        cells.push_back(cell_of(*side.own, column));
    append_line(csv, cells);
}

} // namespace

core::Result<std::string> Library::results_csv(const StatisticsFilter& filter) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        OwnHeads heads;
        static_cast<void>(for_each_finished(*store_, filter.game, [&](const Finished& game) {
            add_columns(heads.game, *game.own);
            for (const FinishedSide& side : game.sides)
                add_columns(heads.side, *side.own);
        }));
        std::string csv;
        append_heading(csv, heads);
        static_cast<void>(for_each_finished(*store_, filter.game, [&](const Finished& game) {
            if (matches(filter, game))
                for (std::size_t seat = 0; seat < game.sides.size(); ++seat)
                    append_row(csv, heads, game, seat);
        }));
        return csv;
    });
}

} // namespace automa::storage
