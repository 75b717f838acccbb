#include "app/library/statistics.h"

#include "app/library/files.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace automa::app {
namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

double mean(std::int64_t sum, int count) {
    return count > 0 ? static_cast<double>(sum) / count : 0.0;
}

QString oneDecimal(double number) {
    return QLocale().toString(number, 'f', 1).replace(QLatin1Char('-'), QChar(0x2212));
}

QString percent(int part, int whole) {
    const int rounded = whole > 0 ? static_cast<int>(std::lround(100.0 * part / whole)) : 0;
    return translate("LibraryStatistics", "%1 %").arg(rounded);
}

QString timeText(std::int64_t milliseconds) {
    constexpr std::int64_t minute = 60'000;
    const auto minutes = static_cast<int>(milliseconds / minute);
    return minutes < 60 ? translate("LibraryStatistics", "%1 min").arg(minutes)
                        : translate("LibraryStatistics", "%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QVariantMap record(const QString& label, const QString& value, const QString& detail = {}) {
    return {{QStringLiteral("label"), label},
            {QStringLiteral("value"), value},
            {QStringLiteral("detail"), detail}};
}

QString seatText(const storage::SeatTally& tally) {
    if (tally.games == 0)
        return QStringLiteral("–");
    const int games = tally.games;
    return translate("LibraryStatistics", "%1 won of %n game(s), %2 VP on average, %3 at best", nullptr,
                     games)
        .arg(tally.won)
        .arg(oneDecimal(mean(tally.points, tally.games)))
        .arg(tally.best);
}

/// What is counted by a column of the game's own; empty if no game has it.
template <class Numbers>
const std::map<std::string, Numbers>& byColumn(const storage::ByColumn<Numbers>& columns,
                                               const std::string& column) {
    static const std::map<std::string, Numbers> none;
    const auto found = columns.find(column);
    return found != columns.end() ? found->second : none;
}

std::vector<std::string> valuesOf(const std::map<std::string, std::vector<std::string>>& columns,
                                  const std::string& column) {
    const auto found = columns.find(column);
    return found != columns.end() ? found->second : std::vector<std::string>();
}

QString chosen(const storage::Columns& columns, const std::string& column) {
    const auto found = columns.find(column);
    return found != columns.end() ? text(found->second) : QString();
}

void choose(storage::Columns& columns, const std::string& column, const std::optional<std::string>& wish) {
    if (wish)
        columns[column] = *wish;
    else
        columns.erase(column);
}

QVariantMap option(const QString& value, const QString& words) {
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), words}};
}

} // namespace

LibraryStatistics::LibraryStatistics(LibraryHost& host, Shell& shell) : host_(host), shell_(shell) {
    connect(&host_, &LibraryHost::opened, this, [this] {
        if (!empty())
            refresh();
    });
}

QString LibraryStatistics::folder() const {
    return exportFolder();
}

void LibraryStatistics::refresh() {
    const QVariantList games = shell_.games()->all();
    if (filter_.game.empty() && !games.isEmpty())
        filter_.game = games.constFirst().toMap()[QStringLiteral("id")].toString().toStdString();
    auto counted = host_.library()->statistics(filter_);
    if (counted.ok())
        numbers_ = std::move(counted).value();
    else
        shell_.say(storageErrorText(counted.error()));
    emit changed();
}

QString LibraryStatistics::nameOf(const QString& kind, const std::string& id) const {
    return shell_.games()->nameOf(text(filter_.game), kind, text(id));
}

std::vector<std::string> LibraryStatistics::ordered(const QString& kind, std::vector<std::string> ids) const {
    const QStringList known = shell_.games()->idsOf(text(filter_.game), kind);
    std::stable_sort(ids.begin(), ids.end(), [&](const std::string& a, const std::string& b) {
        const auto place = [&](const std::string& id) {
            const auto found = known.indexOf(text(id));
            return found < 0 ? known.size() : found;
        };
        return place(a) < place(b);
    });
    return ids;
}

template <class Map>
std::vector<std::string> LibraryStatistics::ordered(const QString& kind, const Map& groups) const {
    std::vector<std::string> ids;
    for (const auto& [id, group] : groups)
        ids.push_back(id);
    return ordered(kind, std::move(ids));
}

QString LibraryStatistics::headline() const {
    const int games = numbers_.all.games;
    const int won = numbers_.all.won;
    return QStringLiteral("%1 · %2").arg(translate("LibraryStatistics", "%n game(s)", nullptr, games),
                                         translate("LibraryStatistics", "%n won", nullptr, won));
}

QVariantList LibraryStatistics::records() const {
    const storage::Statistics& all = numbers_;
    const int decided = all.all.won + all.all.tied + all.all.lost;
    QVariantList list{
        record(translate("LibraryStatistics", "Games played"), QString::number(all.all.games)),
        record(translate("LibraryStatistics", "Won, tied, lost"),
               QStringLiteral("%1 · %2 · %3").arg(all.all.won).arg(all.all.tied).arg(all.all.lost),
               decided > 0 ? translate("LibraryStatistics", "Humans won %1 of the games they played")
                                 .arg(percent(all.all.won, decided))
                           : QString())};
    if (all.margins.games > 0) {
        list << record(
            translate("LibraryStatistics", "Margin on average"),
            translate("LibraryStatistics", "%1 VP").arg(oneDecimal(mean(all.margins.sum, all.margins.games))),
            translate("LibraryStatistics", "The best human against the best Automa"));
        list << record(translate("LibraryStatistics", "Largest win, largest defeat"),
                       translate("LibraryStatistics", "%1 · %2 VP")
                           .arg(all.margins.largest_win)
                           .arg(all.margins.largest_loss));
    }
    list << record(translate("LibraryStatistics", "Longest winning streak"),
                   QString::number(all.streaks.longest_won),
                   translate("LibraryStatistics", "Now: %1").arg(all.streaks.current_won));
    list << record(translate("LibraryStatistics", "Longest losing streak"),
                   QString::number(all.streaks.longest_lost));
    if (all.longest_time)
        list << record(translate("LibraryStatistics", "Longest game"),
                       timeText(all.longest_time->duration_ms), text(all.longest_time->title));
    if (all.longest_actions && all.longest_actions->actions > 0) {
        const int actions = all.longest_actions->actions;
        list << record(translate("LibraryStatistics", "Most actions"), QString::number(actions),
                       text(all.longest_actions->title));
    }
    return list;
}

QVariantMap LibraryStatistics::tallyRow(const QString& name, const storage::Tally& tally) const {
    const int games = tally.games;
    return {{QStringLiteral("name"), name},
            {QStringLiteral("games"), tally.games},
            {QStringLiteral("won"), tally.won},
            {QStringLiteral("tied"), tally.tied},
            {QStringLiteral("lost"), tally.lost},
            {QStringLiteral("text"),
             translate("LibraryStatistics", "%n game(s): %1 won, %2 tied, %3 lost", nullptr, games)
                 .arg(tally.won)
                 .arg(tally.tied)
                 .arg(tally.lost)}};
}

QVariantList LibraryStatistics::tallies() const {
    QVariantList levels;
    const auto& byLevel = byColumn(numbers_.by_automa, "level");
    for (const std::string& level : ordered(QStringLiteral("level"), byLevel))
        levels << tallyRow(as_label(nameOf(QStringLiteral("level"), level)), byLevel.at(level));
    QVariantList players;
    for (const auto& [count, tally] : numbers_.by_players) {
        const int number = count;
        players << tallyRow(translate("LibraryStatistics", "%n participant(s)", nullptr, number), tally);
    }
    return {
        QVariantMap{{QStringLiteral("title"), translate("LibraryStatistics", "By level of the Automa")},
                    {QStringLiteral("rows"), levels}},
        QVariantMap{{QStringLiteral("title"), translate("LibraryStatistics", "By number of participants")},
                    {QStringLiteral("rows"), players}}};
}

QVariantList LibraryStatistics::seatRows(const QString& kind,
                                         const std::map<std::string, storage::SeatPair>& groups) const {
    QVariantList rows;
    for (const std::string& id : ordered(kind, groups))
        rows << QVariantMap{{QStringLiteral("name"), nameOf(kind, id)},
                            {QStringLiteral("look"),
                             QVariant::fromValue(kind == QLatin1String("company")
                                                     ? shell_.games()->lookOf(text(filter_.game), text(id))
                                                     : SideLook())},
                            {QStringLiteral("humans"), seatText(groups.at(id).humans)},
                            {QStringLiteral("automas"), seatText(groups.at(id).automas)}};
    return rows;
}

QVariantList LibraryStatistics::seats() const {
    QVariantList list{
        QVariantMap{{QStringLiteral("title"), translate("LibraryStatistics", "By company")},
                    {QStringLiteral("rows"),
                     seatRows(QStringLiteral("company"), byColumn(numbers_.seats, storage::kSideColumn))}}};
    if (const auto& byOfficer = byColumn(numbers_.seats, "officer"); !byOfficer.empty())
        list << QVariantMap{{QStringLiteral("title"), translate("LibraryStatistics", "By officer")},
                            {QStringLiteral("rows"), seatRows(QStringLiteral("officer"), byOfficer)}};
    return list;
}

QVariantMap LibraryStatistics::curves() const {
    const auto& humans = numbers_.human_curve;
    const auto& automas = numbers_.automa_curve;
    const std::size_t stations = std::max(humans.size(), automas.size());
    QStringList labels;
    for (std::size_t i = 0; i < stations; ++i)
        labels << (i == 0              ? translate("LibraryStatistics", "start")
                   : i + 1 == stations ? translate("LibraryStatistics", "end")
                                       : translate("LibraryStatistics", "R%1", "round, short").arg(i));
    QVariantList lines;
    QStringList words;
    double most = 1;
    const auto add = [&](const QString& name, const char* style,
                         const std::vector<storage::CurvePoint>& curve, auto worth) {
        QVariantList points;
        QStringList numbers;
        for (std::size_t i = 0; i < curve.size(); ++i) {
            const double value = worth(curve[i]);
            points << value;
            numbers << QStringLiteral("%1 %2").arg(labels[static_cast<qsizetype>(i)], oneDecimal(value));
            most = std::max(most, value);
        }
        if (points.isEmpty())
            return;
        lines << QVariantMap{{QStringLiteral("name"), name},
                             {QStringLiteral("style"), QLatin1String(style)},
                             {QStringLiteral("points"), points}};
        words << QStringLiteral("%1: %2").arg(name, numbers.join(QStringLiteral(", ")));
    };
    const auto average = [](const storage::CurvePoint& point) { return mean(point.points, point.count); };
    const auto best = [](const storage::CurvePoint& point) { return static_cast<double>(point.best); };
    add(translate("LibraryStatistics", "Humans, mean"), "humanMean", humans, average);
    add(translate("LibraryStatistics", "Humans, best"), "humanBest", humans, best);
    add(translate("LibraryStatistics", "Automas, mean"), "automaMean", automas, average);
    add(translate("LibraryStatistics", "Automas, best"), "automaBest", automas, best);
    return {{QStringLiteral("labels"), labels},
            {QStringLiteral("lines"), lines},
            {QStringLiteral("most"), static_cast<int>(std::ceil(most))},
            {QStringLiteral("words"), words}};
}

QVariantMap LibraryStatistics::margins() const {
    const auto& steps = numbers_.margins.by_step;
    if (steps.empty())
        return {};
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
    QVariantList bars;
    QStringList words;
    int most = 1;
    for (const auto& [step, games] : shown) {
        const QString label = QString::number(step * width).replace(QLatin1Char('-'), QChar(0x2212));
        const QString to = QString::number(step * width + width - 1).replace(QLatin1Char('-'), QChar(0x2212));
        const int count = games;
        bars << QVariantMap{{QStringLiteral("label"), label},
                            {QStringLiteral("games"), games},
                            {QStringLiteral("won"), step >= 0}};
        words << translate("LibraryStatistics", "%1 to %2 VP: %n game(s)", nullptr, count).arg(label, to);
        most = std::max(most, games);
    }
    return {{QStringLiteral("bars"), bars}, {QStringLiteral("most"), most}, {QStringLiteral("words"), words}};
}

QVariantList LibraryStatistics::filters() const {
    QVariantList list;
    const QString any = translate("LibraryStatistics", "All");
    const auto add = [&](const QString& id, const QString& title, const QString& current,
                         QVariantList options) {
        if (options.size() < 2 && current.isEmpty())
            return;
        options.prepend(option({}, any));
        list << QVariantMap{{QStringLiteral("id"), id},
                            {QStringLiteral("title"), title},
                            {QStringLiteral("current"), current},
                            {QStringLiteral("options"), options}};
    };
    const auto named = [&](const QString& kind, const std::vector<std::string>& ids) {
        QVariantList options;
        for (const std::string& id : ordered(kind, ids))
            options << option(text(id), as_label(nameOf(kind, id)));
        return options;
    };
    const storage::StatisticsChoices& choices = numbers_.choices;
    add(QStringLiteral("level"), translate("LibraryStatistics", "Level of an Automa"),
        chosen(filter_.automa, "level"), named(QStringLiteral("level"), valuesOf(choices.automa, "level")));
    add(QStringLiteral("company"), translate("LibraryStatistics", "Company of a human"),
        chosen(filter_.human, storage::kSideColumn),
        named(QStringLiteral("company"), valuesOf(choices.human, storage::kSideColumn)));
    QVariantList players;
    for (const int count : choices.players)
        players << option(QString::number(count), QString::number(count));
    add(QStringLiteral("players"), translate("LibraryStatistics", "Participants"),
        filter_.players ? QString::number(*filter_.players) : QString(), players);
    add(QStringLiteral("mode"), translate("LibraryStatistics", "What the app did"),
        text(filter_.mode.value_or("")), named(QStringLiteral("mode"), choices.modes));
    for (const auto& [flag, values] : choices.own) {
        if (std::any_of(values.begin(), values.end(),
                        [](const std::string& value) { return value != "true" && value != "false"; }))
            continue;
        const auto set = filter_.own.find(flag);
        add(QStringLiteral("flag:") + text(flag), nameOf(QStringLiteral("flag"), flag),
            set == filter_.own.end() ? QString()
            : set->second == "true"  ? QStringLiteral("yes")
                                     : QStringLiteral("no"),
            {option(QStringLiteral("yes"), translate("LibraryStatistics", "With")),
             option(QStringLiteral("no"), translate("LibraryStatistics", "Without"))});
    }
    return list;
}

int LibraryStatistics::filterCount() const {
    return (filter_.players ? 1 : 0) + (filter_.mode ? 1 : 0)
           + static_cast<int>(filter_.own.size() + filter_.human.size() + filter_.automa.size());
}

void LibraryStatistics::setFilter(const QString& id, const QString& value) {
    const auto wish = value.isEmpty() ? std::nullopt : std::optional(value.toStdString());
    const QString flag = QStringLiteral("flag:");
    if (id == QLatin1String("level"))
        choose(filter_.automa, "level", wish);
    else if (id == QLatin1String("company"))
        choose(filter_.human, storage::kSideColumn, wish);
    else if (id == QLatin1String("players"))
        filter_.players = wish ? std::optional(value.toInt()) : std::nullopt;
    else if (id == QLatin1String("mode"))
        filter_.mode = wish;
    else if (id.startsWith(flag) && wish)
        filter_.own[id.mid(flag.size()).toStdString()] = value == QLatin1String("yes") ? "true" : "false";
    else if (id.startsWith(flag))
        filter_.own.erase(id.mid(flag.size()).toStdString());
    refresh();
}

void LibraryStatistics::clearFilters() {
    filter_ = {.game = filter_.game};
    refresh();
}

void LibraryStatistics::exportCsv(const QString& target) {
    const auto csv = host_.library()->results_csv(filter_);
    if (!csv.ok()) {
        shell_.say(storageErrorText(csv.error()));
        return;
    }
    const QString name =
        safeFileName(QStringLiteral("statistics-")
                         + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmm")),
                     QStringLiteral("csv"));
    const auto path = writeExport(name, QByteArray::fromStdString(csv.value()), target);
    shell_.say(path ? translate("LibraryStatistics", "Exported: %1").arg(*path)
                    : translate("LibraryStatistics", "The file cannot be written: %1").arg(exportFolder()));
}

} // namespace automa::app
