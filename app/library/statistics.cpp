#include "app/library/statistics.h"

#include "app/library/saved_games.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace automa::app {
namespace {

double mean(double sum, int count) {
    return count > 0 ? sum / count : 0.0;
}

QString oneDecimal(double number) {
    return QLocale().toString(number, 'f', 1).replace(QLatin1Char('-'), QChar(0x2212));
}

QString percent(int part, int whole) {
    const int rounded = whole > 0 ? static_cast<int>(std::lround(100.0 * part / whole)) : 0;
    return translate("LibraryStatistics", "%1%").arg(rounded);
}

QString timeText(std::int64_t milliseconds) {
    constexpr std::int64_t minute = 60'000;
    const auto minutes = static_cast<int>(milliseconds / minute);
    return minutes < 60 ? translate("LibraryStatistics", "%1 min").arg(minutes)
                        : translate("LibraryStatistics", "%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

/// What is counted by a column of the game's own; empty if no game has it.
template <class Numbers>
const std::map<std::string, Numbers>& byColumn(const storage::ByColumn<Numbers>& columns,
                                               const std::string& column) {
    static const std::map<std::string, Numbers> none;
    const auto found = columns.find(column);
    return found != columns.end() ? found->second : none;
}

QString nameOf(const StatisticsColumn& column, const std::string& value) {
    const QString name = column.nameOf ? column.nameOf(text(value)) : QString();
    return name.isEmpty() ? text(value) : name;
}

/// The values in the game's own order, unknown ones last.
std::vector<std::string> ordered(const StatisticsColumn& column, std::vector<std::string> values) {
    std::stable_sort(values.begin(), values.end(), [&](const std::string& a, const std::string& b) {
        const auto place = [&](const std::string& id) {
            const auto found = column.values.indexOf(text(id));
            return found < 0 ? column.values.size() : found;
        };
        return place(a) < place(b);
    });
    return values;
}

template <class Numbers>
std::vector<std::string> ordered(const StatisticsColumn& column,
                                 const std::map<std::string, Numbers>& groups) {
    std::vector<std::string> values;
    for (const auto& [value, group] : groups)
        values.push_back(value);
    return ordered(column, std::move(values));
}

QVariant option(const QString& value, const QString& words) {
    return QVariant::fromValue(StatOption{value, words});
}

} // namespace

LibraryStatistics::LibraryStatistics(LibraryHost& host, Shell& shell,
                                     const std::vector<std::unique_ptr<SavedGames>>& games)
    : host_(host), shell_(shell), games_(games) {
    connect(&host_, &LibraryHost::opened, this, [this] {
        if (!empty())
            refresh();
    });
}

LibraryStatistics::~LibraryStatistics() = default;

QString LibraryStatistics::folder() const {
    return exportFolder();
}

void LibraryStatistics::setGame(const QString& game) {
    if (game == this->game())
        return;
    filter_ = {.game = game.toStdString()};
    refresh();
}

/// Archived games keep their results, which only counting finds; most often there is a finished one.
bool LibraryStatistics::hasResults(const std::string& game) const {
    storage::GamesQuery finished;
    finished.only = storage::GameStatus::Finished;
    finished.game = game;
    finished.limit = 1;
    if (const auto found = host_.library()->games(finished); found.ok() && !found.value().empty())
        return true;
    const auto counted = host_.library()->statistics({.game = game});
    return counted.ok() && !counted.value().choices.players.empty();
}

/// The first game with results, unless one was chosen that still has some.
void LibraryStatistics::chooseGame() {
    std::vector<GameFilter> choice;
    for (const auto& game : games_)
        if (hasResults(game->game().toStdString()))
            choice.push_back({game->game(), shell_.games()->name(game->game()), false});
    const auto chosen = std::ranges::find(choice, game(), &GameFilter::game);
    if (chosen != choice.end())
        chosen->chosen = true;
    else if (!choice.empty()) {
        choice.front().chosen = true;
        filter_ = {.game = choice.front().game.toStdString()};
    } else if (filter_.game.empty() && !games_.empty())
        filter_.game = games_.front()->game().toStdString();
    choice_.show(choice.size() > 1 ? std::move(choice) : std::vector<GameFilter>());
    const auto words = std::ranges::find_if(games_, [&](const auto& each) { return each->game() == game(); });
    words_ = words == games_.end() ? StatisticsWords() : (*words)->statistics();
}

void LibraryStatistics::refresh() {
    chooseGame();
    auto counted = host_.library()->statistics(filter_);
    if (counted.ok())
        numbers_ = std::move(counted).value();
    else
        shell_.say(storageErrorText(counted.error()));
    tellAll();
}

void LibraryStatistics::retell() {
    if (!empty())
        chooseGame();
    tellAll();
}

void LibraryStatistics::tellAll() {
    records_.show(toldRecords());
    tallies_.show(toldTallies());
    seats_.show(toldSeats());
    filters_.show(toldFilters());
    emit changed();
}

QString LibraryStatistics::headline() const {
    const int games = numbers_.all.games;
    const int won = numbers_.all.won;
    return QStringLiteral("%1 · %2").arg(translate("LibraryStatistics", "%n game(s)", nullptr, games),
                                         translate("LibraryStatistics", "%n won", nullptr, won));
}

std::vector<StatRecord> LibraryStatistics::toldRecords() const {
    const storage::Statistics& all = numbers_;
    const int decided = all.all.won + all.all.tied + all.all.lost;
    std::vector<StatRecord> list{
        {translate("LibraryStatistics", "Games played"), QString::number(all.all.games), {}},
        {translate("LibraryStatistics", "Won, tied, lost"),
         QStringLiteral("%1 · %2 · %3").arg(all.all.won).arg(all.all.tied).arg(all.all.lost),
         decided > 0 ? translate("LibraryStatistics", "Humans won %1 of their games")
                           .arg(percent(all.all.won, decided))
                     : QString()}};
    if (all.margins.games > 0) {
        const double average = mean(static_cast<double>(all.margins.sum), all.margins.games);
        list.push_back({translate("LibraryStatistics", "Average margin"), words_.points(oneDecimal(average)),
                        translate("LibraryStatistics", "Best human against best Automa")});
        list.push_back(
            {translate("LibraryStatistics", "Biggest win, biggest defeat"),
             QStringLiteral("%1 · %2").arg(QString::number(all.margins.largest_win),
                                           words_.points(QString::number(all.margins.largest_loss))),
             {}});
    }
    addMeasures(list);
    list.push_back({translate("LibraryStatistics", "Longest winning streak"),
                    QString::number(all.streaks.longest_won),
                    translate("LibraryStatistics", "Now: %1").arg(all.streaks.current_won)});
    list.push_back({translate("LibraryStatistics", "Longest losing streak"),
                    QString::number(all.streaks.longest_lost),
                    {}});
    if (all.longest_time)
        list.push_back({translate("LibraryStatistics", "Longest game"),
                        timeText(all.longest_time->duration_ms), titleOf(all.longest_time->uuid)});
    if (all.longest_actions && all.longest_actions->actions > 0)
        list.push_back({translate("LibraryStatistics", "Most actions"),
                        QString::number(all.longest_actions->actions), titleOf(all.longest_actions->uuid)});
    return list;
}

QString LibraryStatistics::titleOf(const std::string& uuid) const {
    const auto words = std::ranges::find_if(games_, [&](const auto& each) { return each->game() == game(); });
    storage::GamesQuery query;
    query.game = filter_.game;
    const auto all = host_.library()->games(query);
    if (!all.ok() || words == games_.end())
        return {};
    const auto found = std::ranges::find(all.value(), uuid, &storage::GameSummary::uuid);
    return found == all.value().end() ? QString() : shownTitle(*found, words->get());
}

void LibraryStatistics::addMeasures(std::vector<StatRecord>& list) const {
    for (const StatisticsMeasure& measure : words_.measures) {
        if (measure.ofGame) {
            if (const auto found = numbers_.game_measures.find(measure.id);
                found != numbers_.game_measures.end() && found->second.count > 0)
                list.push_back(
                    {measure.title(), oneDecimal(mean(found->second.sum, found->second.count)), {}});
            continue;
        }
        const auto found = numbers_.measures.find(measure.id);
        if (found == numbers_.measures.end())
            continue;
        const auto told = [](const storage::Measure& numbers) {
            return numbers.count > 0 ? oneDecimal(mean(numbers.sum, numbers.count)) : QStringLiteral("–");
        };
        list.push_back(
            {measure.title(),
             QStringLiteral("%1 · %2").arg(told(found->second.humans), told(found->second.automas)),
             translate("LibraryStatistics", "Average: humans, Automas")});
    }
}

StatTally LibraryStatistics::tallyRow(const QString& name, const storage::Tally& tally) const {
    const int games = tally.games;
    return {name, tally.won, tally.tied, tally.lost,
            translate("LibraryStatistics", "%n game(s): %1 won, %2 tied, %3 lost", nullptr, games)
                .arg(tally.won)
                .arg(tally.tied)
                .arg(tally.lost)};
}

std::vector<StatTallies> LibraryStatistics::toldTallies() const {
    std::vector<StatTallies> groups;
    if (numbers_.all.games == 0)
        return groups;
    for (const StatisticsColumn& column : words_.columns) {
        const auto& counted = byColumn(
            column.of == StatisticsColumn::Of::Automa ? numbers_.by_automa : numbers_.by_own, column.id);
        if (!column.tally || counted.empty())
            continue;
        StatTallies group{column.tally(), {}};
        for (const std::string& value : ordered(column, counted))
            group.rows << QVariant::fromValue(tallyRow(as_label(nameOf(column, value)), counted.at(value)));
        groups.push_back(std::move(group));
    }
    StatTallies players{translate("LibraryStatistics", "By number of players"), {}};
    for (const auto& [count, tally] : numbers_.by_players) {
        const int number = count;
        players.rows << QVariant::fromValue(
            tallyRow(translate("LibraryStatistics", "%n player(s)", nullptr, number), tally));
    }
    groups.push_back(std::move(players));
    return groups;
}

QString LibraryStatistics::seatText(const storage::SeatTally& tally) const {
    if (tally.games == 0)
        return QStringLiteral("–");
    return translate("LibraryStatistics", "Games won: %1 of %2; average %3, best %4")
        .arg(QString::number(tally.won), QString::number(tally.games),
             words_.points(oneDecimal(mean(static_cast<double>(tally.points), tally.games))),
             QString::number(tally.best));
}

std::vector<StatSeats> LibraryStatistics::toldSeats() const {
    std::vector<StatSeats> groups;
    for (const StatisticsColumn& column : words_.columns) {
        const auto& counted = byColumn(numbers_.seats, column.id);
        if (!column.seats || counted.empty())
            continue;
        StatSeats group{column.seats(), {}};
        for (const std::string& value : ordered(column, counted))
            group.rows << QVariant::fromValue(
                StatSeat{nameOf(column, value),
                         column.sides ? shell_.games()->lookOf(game(), text(value)) : SideLook(),
                         seatText(counted.at(value).humans), seatText(counted.at(value).automas)});
        groups.push_back(std::move(group));
    }
    return groups;
}

StatCurves LibraryStatistics::curves() const {
    const auto& humans = numbers_.human_curve;
    const auto& automas = numbers_.automa_curve;
    const auto stages = static_cast<int>(std::max(humans.size(), automas.size()));
    StatCurves curves;
    if (!words_.curves || stages == 0)
        return curves;
    curves.title = words_.curves();
    for (int i = 0; i < stages; ++i)
        curves.labels << words_.stage(i, stages);
    double most = 1;
    const auto add = [&](StatLine line, const std::vector<storage::CurvePoint>& curve, auto worth) {
        QStringList numbers;
        for (std::size_t i = 0; i < curve.size(); ++i) {
            const double value = worth(curve[i]);
            line.points << value;
            numbers << QStringLiteral("%1 %2").arg(curves.labels[static_cast<qsizetype>(i)],
                                                   oneDecimal(value));
            most = std::max(most, value);
        }
        if (line.points.isEmpty())
            return;
        curves.words << QStringLiteral("%1: %2").arg(line.name, numbers.join(QStringLiteral(", ")));
        curves.lines << QVariant::fromValue(std::move(line));
    };
    const auto average = [](const storage::CurvePoint& point) {
        return mean(static_cast<double>(point.points), point.count);
    };
    const auto best = [](const storage::CurvePoint& point) { return static_cast<double>(point.best); };
    add({translate("LibraryStatistics", "Humans, average"), true, false, {}}, humans, average);
    add({translate("LibraryStatistics", "Humans, best"), true, true, {}}, humans, best);
    add({translate("LibraryStatistics", "Automas, average"), false, false, {}}, automas, average);
    add({translate("LibraryStatistics", "Automas, best"), false, true, {}}, automas, best);
    curves.most = static_cast<int>(std::ceil(most));
    return curves;
}

StatMargins LibraryStatistics::margins() const {
    const auto& steps = numbers_.margins.by_step;
    StatMargins margins;
    if (steps.empty() || !words_.margins)
        return margins;
    margins.title = words_.margins();
    constexpr int width = storage::Margins::kStep;
    // The far ends are taken together, so that one strange game does not flatten the rest.
    constexpr int ends = 6;
    const int lowest = std::clamp(steps.begin()->first, -ends, -1);
    const int highest = std::clamp(steps.rbegin()->first, 0, ends - 1);
    std::map<int, int> shown;
    for (int step = lowest; step <= highest; ++step)
        shown[step] = 0;
    for (const auto& [step, games] : steps)
        shown[std::clamp(step, lowest, highest)] += games;
    for (const auto& [step, games] : shown) {
        const QString label = QString::number(step * width).replace(QLatin1Char('-'), QChar(0x2212));
        const QString to = QString::number(step * width + width - 1).replace(QLatin1Char('-'), QChar(0x2212));
        const int count = games;
        margins.bars << QVariant::fromValue(StatBar{label, games, step >= 0});
        margins.words << translate("LibraryStatistics", "%1 to %2: %n game(s)", nullptr, count)
                             .arg(label, words_.points(to));
        margins.most = std::max(margins.most, games);
    }
    return margins;
}

const storage::Columns& LibraryStatistics::part(const StatisticsColumn& column) const {
    switch (column.of) {
    case StatisticsColumn::Of::Automa:
        return filter_.automa;
    case StatisticsColumn::Of::Side:
        return filter_.human;
    case StatisticsColumn::Of::Game:
        break;
    }
    return filter_.own;
}

storage::Columns& LibraryStatistics::part(const StatisticsColumn& column) {
    return const_cast<storage::Columns&>(std::as_const(*this).part(column));
}

std::vector<StatFilter> LibraryStatistics::toldFilters() const {
    std::vector<StatFilter> list;
    const auto add = [&](const QString& name, const QString& title, const QString& current,
                         QVariantList options) {
        if (options.size() < 2 && current.isEmpty())
            return;
        options.prepend(option({}, translate("LibraryStatistics", "All")));
        list.push_back({name, title, current, std::move(options)});
    };
    const storage::StatisticsChoices& choices = numbers_.choices;
    const auto addColumn = [&](const StatisticsColumn& column) {
        const auto& values = column.of == StatisticsColumn::Of::Automa ? choices.automa
                             : column.of == StatisticsColumn::Of::Side ? choices.human
                                                                       : choices.own;
        const auto found = values.find(column.id);
        if (!column.filter || found == values.end())
            return;
        QVariantList options;
        for (const std::string& value : ordered(column, found->second))
            options << option(text(value), as_label(nameOf(column, value)));
        const auto set = part(column).find(column.id);
        add(column.name, column.filter(), set == part(column).end() ? QString() : text(set->second), options);
    };
    for (const StatisticsColumn& column : words_.columns)
        addColumn(column);
    QVariantList players;
    for (const int count : choices.players)
        players << option(QString::number(count), QString::number(count));
    add(QStringLiteral("players"), translate("LibraryStatistics", "Players"),
        filter_.players ? QString::number(*filter_.players) : QString(), players);
    if (words_.mode) {
        QVariantList modes;
        for (const std::string& mode : choices.modes)
            modes << option(text(mode), words_.modeName ? as_label(words_.modeName(text(mode))) : text(mode));
        add(QStringLiteral("mode"), words_.mode(), text(filter_.mode.value_or("")), modes);
    }
    return list;
}

int LibraryStatistics::filterCount() const {
    return (filter_.players ? 1 : 0) + (filter_.mode ? 1 : 0)
           + static_cast<int>(filter_.own.size() + filter_.human.size() + filter_.automa.size());
}

void LibraryStatistics::setFilter(const QString& name, const QString& value) {
    if (name == QLatin1String("players"))
        filter_.players = value.isEmpty() ? std::nullopt : std::optional(value.toInt());
    else if (name == QLatin1String("mode"))
        filter_.mode = value.isEmpty() ? std::nullopt : std::optional(value.toStdString());
    for (const StatisticsColumn& column : words_.columns)
        if (column.name == name) {
            if (value.isEmpty())
                part(column).erase(column.id);
            else
                part(column)[column.id] = value.toStdString();
        }
    refresh();
}

void LibraryStatistics::clearFilters() {
    filter_ = {.game = filter_.game};
    refresh();
}

} // namespace automa::app
