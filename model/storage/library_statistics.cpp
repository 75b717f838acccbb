// The statistics in one pass over the results, in the order of their games.
#include "model/storage/errors.h"
#include "model/storage/finished_games.h"
#include "model/storage/library.h"
#include "model/storage/statistics.h"
#include "model/storage/store.h"

#include <algorithm>
#include <set>

namespace automa::storage {
namespace {

enum class Outcome { None, Won, Tied, Lost };

const SideResult* best(const Finished& game, bool human) {
    const SideResult* first = nullptr;
    for (const FinishedSide& side : game.sides)
        if (side.human == human && (first == nullptr || side.result.rank < first->rank))
            first = &side.result;
    return first;
}

Outcome outcome_of(const SideResult* human, const SideResult* automa) {
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

void count(SeatPair& pair, const FinishedSide& side) {
    SeatTally& tally = side.human ? pair.humans : pair.automas;
    tally.best = tally.games == 0 ? side.result.points : std::max(tally.best, side.result.points);
    ++tally.games;
    tally.won += side.result.rank == 1 ? 1 : 0;
    tally.points += side.result.points;
}

void count(Measure& measure, double number) {
    measure.least = measure.count == 0 ? number : std::min(measure.least, number);
    measure.most = measure.count == 0 ? number : std::max(measure.most, number);
    ++measure.count;
    measure.sum += number;
}

void count(std::vector<CurvePoint>& curve, const std::vector<int>& course) {
    if (curve.size() < course.size())
        curve.resize(course.size());
    for (std::size_t i = 0; i < course.size(); ++i) {
        CurvePoint& point = curve[i];
        point.best = point.count == 0 ? course[i] : std::max(point.best, course[i]);
        ++point.count;
        point.points += course[i];
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
        const SideResult* human = best(game, true);
        const SideResult* automa = best(game, false);
        const Outcome outcome = outcome_of(human, automa);
        count(numbers_.all, outcome);
        count(numbers_.by_players[static_cast<int>(game.sides.size())], outcome);
        count(numbers_.by_mode[game.mode], outcome);
        for (const auto& [column, value] : game.own->values)
            count(numbers_.by_own[column][value], outcome);
        for (const auto& [column, number] : game.own->numbers)
            count(numbers_.game_measures[column], number);
        std::set<std::pair<std::string, std::string>> counted; // once a game, however many Automas had it
        for (const FinishedSide& side : game.sides)
            add(side, outcome, counted);
        if (human != nullptr && automa != nullptr)
            count(numbers_.margins, human->points - automa->points);
        follow(outcome);
        compare(game);
    }
    [[nodiscard]] Statistics take() { return std::move(numbers_); }

private:
    void add(const FinishedSide& side, Outcome outcome,
             std::set<std::pair<std::string, std::string>>& counted) {
        if (!side.result.side.empty())
            count(numbers_.seats[kSideColumn][side.result.side], side);
        for (const auto& [column, value] : side.own->values) {
            if (value.empty())
                continue;
            count(numbers_.seats[column][value], side);
            if (!side.human && counted.emplace(column, value).second)
                count(numbers_.by_automa[column][value], outcome);
        }
        for (const auto& [column, number] : side.own->numbers) {
            MeasurePair& pair = numbers_.measures[column];
            count(side.human ? pair.humans : pair.automas, number);
        }
        count(side.human ? numbers_.human_curve : numbers_.automa_curve, side.result.points_by_stage);
    }
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
        players_.insert(static_cast<int>(game.sides.size()));
        modes_.insert(game.mode);
        for (const auto& [column, value] : game.own->values)
            own_[column].insert(value);
        for (const FinishedSide& side : game.sides) {
            auto& columns = side.human ? human_ : automa_;
            if (!side.result.side.empty())
                columns[kSideColumn].insert(side.result.side);
            for (const auto& [column, value] : side.own->values)
                if (!value.empty())
                    columns[column].insert(value);
        }
    }
    [[nodiscard]] StatisticsChoices take() const {
        return {{players_.begin(), players_.end()},
                {modes_.begin(), modes_.end()},
                lists(own_),
                lists(human_),
                lists(automa_)};
    }

private:
    using Values = std::map<std::string, std::set<std::string>>;
    static std::map<std::string, std::vector<std::string>> lists(const Values& values) {
        std::map<std::string, std::vector<std::string>> lists;
        for (const auto& [column, set] : values)
            lists[column] = {set.begin(), set.end()};
        return lists;
    }

    std::set<int> players_;
    std::set<std::string> modes_;
    Values own_, human_, automa_;
};

} // namespace

core::Result<Statistics> Library::statistics(const StatisticsFilter& filter) const {
    return guarded(store_->options.file, [&] {
        SQLite::Transaction one_view(store_->connection());
        Counting counting;
        Choosing choosing;
        const int left_out = for_each_finished(*store_, filter.game, [&](const Finished& game) {
            choosing.add(game);
            if (matches(filter, game))
                counting.add(game);
        });
        Statistics numbers = counting.take();
        numbers.choices = choosing.take();
        numbers.left_out = left_out;
        return numbers;
    });
}

} // namespace automa::storage
