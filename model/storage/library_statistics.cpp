// The statistics in one pass over the results, in the order of their games.
#include "model/storage/errors.h"
#include "model/storage/library.h"
#include "model/storage/statistics.h"
#include "model/storage/store.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>

namespace automa::storage {
namespace {

struct Seat {
    std::string name;
    bool human = false;
    std::string kind;
    std::string company;
    std::string level;
    std::string officer;
    int vp = 0;
    int rank = 0;
    std::vector<int> course; // vp_by_round
};

struct Finished {
    std::int64_t id = 0;
    std::string uuid;
    std::string title;
    std::string mode;
    int actions = 0;
    int rounds = 0;
    std::int64_t finished_ms = 0;
    std::int64_t duration_ms = 0;
    std::map<std::string, bool> flags;
    std::vector<Seat> seats;
};

/// The storage itself wrote the list, "[1,25,-3]", so that there is no need of a whole JSON reader.
std::vector<int> numbers_in(const std::string& list) {
    std::vector<int> numbers;
    const char* at = list.data();
    const char* const end = at + list.size();
    while (at != end) {
        int number = 0;
        const auto [after, fault] = std::from_chars(at, end, number);
        if (fault == std::errc{}) {
            numbers.push_back(number);
            at = after;
        } else {
            ++at;
        }
    }
    return numbers;
}

/// Its yes-or-no values; all else in "extra" is the game's own affair.
std::map<std::string, bool> flags_in(const std::string& extra) {
    std::map<std::string, bool> flags;
    const auto json = nlohmann::json::parse(extra, nullptr, false);
    if (json.is_object())
        for (const auto& [key, value] : json.items())
            if (value.is_boolean())
                flags[key] = value.get<bool>();
    return flags;
}

/// Most games say the same there, so it is read once.
using FlagsByText = std::map<std::string, std::map<std::string, bool>>;

const std::map<std::string, bool>& flags_of(FlagsByText& known, const std::string& extra) {
    const auto found = known.find(extra);
    return found != known.end() ? found->second : known.emplace(extra, flags_in(extra)).first->second;
}

Finished game_of(const Query& row, FlagsByText& known) {
    return {row.number(0),
            row.text(1),
            row.text(2),
            row.text(3),
            row.integer(4),
            row.integer(5),
            row.number(6),
            row.number(7),
            flags_of(known, row.text(8)),
            {}};
}

Seat seat_of(const Query& row) {
    std::string kind = row.text(2);
    const bool human = kind == "human";
    return {row.text(1),    human,          std::move(kind),        row.text(3), row.text(4), row.text(5),
            row.integer(6), row.integer(7), numbers_in(row.text(8))};
}

/// Calls `each` with every finished game of the board game that is not in the bin.
template <class Each>
void for_each_finished(Store& store, const std::string& game, Each each) {
    auto games = store.query("SELECT id, uuid, title, mode, cursor, rounds, finished, duration, extra"
                             " FROM results JOIN games ON id = game_id"
                             " WHERE game = ? AND status <> 'deleted' ORDER BY game_id",
                             game);
    // The seats come in the same order, so both are read side by side and no index but the keys is needed.
    auto seats = store.query("SELECT game_id, name, kind, company, level, officer, vp, rank, vp_by_round"
                             " FROM participants ORDER BY game_id, seat");
    FlagsByText known;
    bool more = seats.next();
    while (games.next()) {
        Finished finished = game_of(games, known);
        while (more && seats.number(0) < finished.id)
            more = seats.next();
        for (; more && seats.number(0) == finished.id; more = seats.next())
            finished.seats.push_back(seat_of(seats));
        each(finished);
    }
}

bool matches(const StatisticsFilter& filter, const Finished& game) {
    if (filter.players && *filter.players != static_cast<int>(game.seats.size()))
        return false;
    if (filter.mode && *filter.mode != game.mode)
        return false;
    for (const auto& [flag, wanted] : filter.flags) {
        const auto found = game.flags.find(flag);
        if ((found != game.flags.end() && found->second) != wanted)
            return false;
    }
    const auto some = [&](auto fits) { return std::any_of(game.seats.begin(), game.seats.end(), fits); };
    if (filter.level && !some([&](const Seat& seat) { return !seat.human && seat.level == *filter.level; }))
        return false;
    return !filter.company
           || some([&](const Seat& seat) { return seat.human && seat.company == *filter.company; });
}

enum class Outcome { None, Won, Tied, Lost };

const Seat* best(const Finished& game, bool human) {
    const Seat* first = nullptr;
    for (const Seat& seat : game.seats)
        if (seat.human == human && (first == nullptr || seat.rank < first->rank))
            first = &seat;
    return first;
}

Outcome outcome_of(const Seat* human, const Seat* automa) {
    if (human == nullptr)
        return Outcome::None;
    if (automa == nullptr || human->rank < automa->rank)
        return Outcome::Won;
    return human->rank == automa->rank ? Outcome::Tied : Outcome::Lost;
}

void count(Tally& tally, Outcome outcome) {
    ++tally.games;
    tally.won += outcome == Outcome::Won ? 1 : 0;
    tally.tied += outcome == Outcome::Tied ? 1 : 0;
    tally.lost += outcome == Outcome::Lost ? 1 : 0;
}

void count(std::map<std::string, SeatPair>& groups, const std::string& key, const Seat& seat) {
    if (key.empty())
        return;
    SeatTally& tally = seat.human ? groups[key].humans : groups[key].automas;
    tally.best_vp = tally.games == 0 ? seat.vp : std::max(tally.best_vp, seat.vp);
    ++tally.games;
    tally.won += seat.rank == 1 ? 1 : 0;
    tally.vp += seat.vp;
}

void count(std::vector<CurvePoint>& curve, const Seat& seat) {
    if (curve.size() < seat.course.size())
        curve.resize(seat.course.size());
    for (std::size_t i = 0; i < seat.course.size(); ++i) {
        CurvePoint& point = curve[i];
        point.best_vp = point.count == 0 ? seat.course[i] : std::max(point.best_vp, seat.course[i]);
        ++point.count;
        point.vp += seat.course[i];
    }
}

void count(Margins& margins, int margin) {
    ++margins.games;
    margins.sum += margin;
    margins.largest_win = std::max(margins.largest_win, margin);
    margins.largest_loss = std::max(margins.largest_loss, -margin);
    const int step =
        margin >= 0 ? margin / Margins::kStep : -((-margin + Margins::kStep - 1) / Margins::kStep);
    ++margins.by_step[step];
}

class Counting {
public:
    void add(const Finished& game) {
        const Seat* human = best(game, true);
        const Seat* automa = best(game, false);
        const Outcome outcome = outcome_of(human, automa);
        count(numbers_.all, outcome);
        count(numbers_.by_players[static_cast<int>(game.seats.size())], outcome);
        std::set<std::string> levels;
        for (const Seat& seat : game.seats) {
            if (!seat.human && !seat.level.empty() && levels.insert(seat.level).second)
                count(numbers_.by_level[seat.level], outcome);
            count(numbers_.by_company, seat.company, seat);
            count(numbers_.by_officer, seat.officer, seat);
            count(seat.human ? numbers_.human_curve : numbers_.automa_curve, seat);
        }
        if (human != nullptr && automa != nullptr)
            count(numbers_.margins, human->vp - automa->vp);
        follow(outcome);
        compare(game);
    }
    [[nodiscard]] Statistics take() { return std::move(numbers_); }

private:
    void follow(Outcome outcome) {
        if (outcome == Outcome::None)
            return;
        Streaks& streaks = numbers_.streaks;
        streaks.current_won = outcome == Outcome::Won ? streaks.current_won + 1 : 0;
        lost_ = outcome == Outcome::Lost ? lost_ + 1 : 0;
        streaks.longest_won = std::max(streaks.longest_won, streaks.current_won);
        streaks.longest_lost = std::max(streaks.longest_lost, lost_);
    }
    void compare(const Finished& game) {
        const auto longest = [&] {
            return LongestGame{game.uuid, game.title, game.duration_ms, game.actions};
        };
        auto& time = numbers_.longest_time;
        if (game.duration_ms > (time ? time->duration_ms : 0))
            time = longest();
        auto& actions = numbers_.longest_actions;
        if (!actions || game.actions > actions->actions)
            actions = longest();
    }

    Statistics numbers_;
    int lost_ = 0;
};

/// What there is to choose from, whatever the filter.
class Choosing {
public:
    void add(const Finished& game) {
        players_.insert(static_cast<int>(game.seats.size()));
        modes_.insert(game.mode);
        for (const auto& [flag, set] : game.flags)
            flags_.insert(flag);
        for (const Seat& seat : game.seats) {
            if (seat.human && !seat.company.empty())
                companies_.insert(seat.company);
            if (!seat.human && !seat.level.empty())
                levels_.insert(seat.level);
        }
    }
    [[nodiscard]] StatisticsChoices take() const {
        return {{levels_.begin(), levels_.end()},
                {companies_.begin(), companies_.end()},
                {players_.begin(), players_.end()},
                {modes_.begin(), modes_.end()},
                {flags_.begin(), flags_.end()}};
    }

private:
    std::set<std::string> levels_;
    std::set<std::string> companies_;
    std::set<int> players_;
    std::set<std::string> modes_;
    std::set<std::string> flags_;
};

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string safe = "\"";
    for (const char letter : text)
        safe += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return safe + '"';
}

void append_row(std::string& csv, const Finished& game, const Seat& seat, std::size_t number) {
    std::string course;
    for (const int vp : seat.course)
        course += (course.empty() ? "" : " ") + std::to_string(vp);
    const std::string cells[] = {game.uuid,
                                 quoted(readable_time(game.finished_ms)),
                                 quoted(game.title),
                                 quoted(game.mode),
                                 std::to_string(game.rounds),
                                 std::to_string(game.duration_ms / 60'000),
                                 std::to_string(game.actions),
                                 std::to_string(game.seats.size()),
                                 std::to_string(number),
                                 quoted(seat.name),
                                 quoted(seat.kind),
                                 quoted(seat.company),
                                 quoted(seat.level),
                                 quoted(seat.officer),
                                 std::to_string(seat.vp),
                                 std::to_string(seat.rank),
                                 course};
    bool first = true;
    for (const std::string& cell : cells) {
        csv += first ? "" : ",";
        csv += cell;
        first = false;
    }
    csv += "\r\n";
}

} // namespace

core::Result<Statistics> Library::statistics(const StatisticsFilter& filter) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        Counting counting;
        Choosing choosing;
        for_each_finished(*store_, filter.game, [&](const Finished& game) {
            choosing.add(game);
            if (matches(filter, game))
                counting.add(game);
        });
        Statistics numbers = counting.take();
        numbers.choices = choosing.take();
        return numbers;
    });
}

core::Result<std::string> Library::results_csv(const StatisticsFilter& filter) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        std::string csv =
            "game,finished_utc,title,mode,rounds,minutes,actions,players,seat,name,kind,company,level,"
            "officer,vp,rank,vp_by_round\r\n";
        for_each_finished(*store_, filter.game, [&](const Finished& game) {
            if (!matches(filter, game))
                return;
            std::size_t number = 0;
            for (const Seat& seat : game.seats)
                append_row(csv, game, seat, ++number);
        });
        return csv;
    });
}

} // namespace automa::storage
