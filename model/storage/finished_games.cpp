#include "model/storage/finished_games.h"

#include "model/storage/errors.h"
#include "model/storage/numbers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace automa::storage {
namespace {

OwnColumns columns_in(const std::string& own) {
    constexpr double kLargest = 1e12; // so that sums stay exact
    OwnColumns columns;
    require_own(own, "own");
    const auto json = nlohmann::json::parse(own);
    for (const auto& [key, value] : json.items()) {
        if (value.is_boolean())
            columns.values[key] = value.get<bool>() ? "true" : "false";
        else if (value.is_string() && value.get_ref<const std::string&>().size() <= limits::kName)
            columns.values[key] = value.get<std::string>();
        else if (value.is_number() && std::abs(value.get<double>()) <= kLargest)
            columns.numbers[key] = value.get<double>();
    }
    return columns;
}

/// Most games say the same there, so it is read once.
class Known {
public:
    const OwnColumns* columns(const std::string& own) {
        const auto found = columns_.find(own);
        return found != columns_.end() ? &found->second
                                       : &columns_.emplace(own, columns_in(own)).first->second;
    }

private:
    std::map<std::string, OwnColumns> columns_;
};

struct Reading {
    Finished game;
    ResultDigest digest;
    std::optional<Digest> wanted;
};

Reading begin_game(const Query& row, Known& known) {
    Finished game{row.text(1, limits::kName),
                  row.text(2, limits::kName),
                  row.text(3, limits::kName),
                  row.integer(4),
                  row.number(5),
                  row.number(6)};
    if (game.duration_ms < 0 || game.duration_ms > limits::kDurationMs)
        refuse(Fault::Damaged, "duration");
    const std::string own = row.text(7, limits::kLabel);
    game.own = known.columns(own);
    ResultDigest digest(game.uuid, game.finished_ms, game.duration_ms, own);
    return {std::move(game), std::move(digest), row.maybe_digest(8)};
}

void add_side(const Query& row, Known& known, Reading& reading) {
    if (reading.game.sides.size() >= limits::kSides)
        refuse(Fault::Damaged, "sides");
    const std::string stages = row.text(6, limits::kLabel);
    FinishedSide side;
    side.result = {row.text(1, limits::kName),
                   row.text(2, limits::kName),
                   row.text(3, limits::kName),
                   row.integer(4),
                   row.integer(5),
                   numbers_in(stages),
                   row.text(7, limits::kLabel)};
    require_side(side.result, "side");
    side.human = side.result.kind == "human";
    side.own = known.columns(side.result.own);
    const SideResult& one = side.result;
    reading.digest.add({one.side, one.name, one.kind, one.points, one.rank, stages, one.own});
    reading.game.sides.push_back(std::move(side));
}

std::string column_of(const FinishedSide& side, const std::string& column) {
    return column == kSideColumn ? side.result.side : value_of(side.own->values, column);
}

/// Whether one side of this kind has all of it.
bool some_side(const Finished& game, bool human, const Columns& wanted) {
    return wanted.empty() || std::any_of(game.sides.begin(), game.sides.end(), [&](const FinishedSide& side) {
               return side.human == human && std::all_of(wanted.begin(), wanted.end(), [&](const auto& one) {
                          return column_of(side, one.first) == one.second;
                      });
           });
}

} // namespace

std::string value_of(const Columns& columns, const std::string& column) {
    const auto found = columns.find(column);
    return found != columns.end() ? found->second : std::string();
}

bool matches(const StatisticsFilter& filter, const Finished& game) {
    if (filter.players && *filter.players != static_cast<int>(game.sides.size()))
        return false;
    if (filter.mode && *filter.mode != game.mode)
        return false;
    for (const auto& [column, wanted] : filter.own) {
        const std::string value = value_of(game.own->values, column);
        if ((value.empty() ? "false" : value) != wanted)
            return false;
    }
    return some_side(game, true, filter.human) && some_side(game, false, filter.automa);
}

int for_each_finished(Store& store, const std::string& game,
                      const std::function<void(const Finished&)>& each) {
    auto games = store.query("SELECT id, uuid, title, mode, cursor, finished, duration, own, result"
                             " FROM results JOIN games ON id = game_id"
                             " WHERE game = ? AND status <> 'deleted' ORDER BY game_id",
                             game);
    // The sides come in the same order, so both are read side by side and no index but the keys is needed.
    auto sides = store.query("SELECT game_id, side, name, kind, points, rank, points_by_stage, own"
                             " FROM sides ORDER BY game_id, seat");
    Known known;
    int left_out = 0;
    bool more = sides.next();
    while (games.next()) {
        const std::int64_t id = games.number(0);
        auto reading = guarded({}, [&] { return begin_game(games, known); });
        while (more && sides.number(0) < id)
            more = sides.next();
        bool good = reading.ok();
        for (; more && sides.number(0) == id; more = sides.next())
            good = good && guarded({}, [&] { add_side(sides, known, reading.value()); }).ok();
        if (good && reading.value().wanted == reading.value().digest.digest())
            each(reading.value().game);
        else
            ++left_out;
    }
    return left_out;
}

} // namespace automa::storage
