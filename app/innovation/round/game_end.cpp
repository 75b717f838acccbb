#include "app/innovation/round/game_end.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/looks.h"
#include "app/innovation/text/names.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/state/board.h"
#include "model/innovation/table/score.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

QString keyOf(const char* what, Player player, QAnyStringView more = {}) {
    return QStringLiteral("%1:%2:%3").arg(QLatin1String(what), id_of(player).toString(), more.toString());
}

SideLook lookOf(const State& state, Player player) {
    return sideLook(player, is_human(player) ? state.human(player).native : state.automa.native);
}

int pointsOf(const State& state, Player player) {
    return is_human(player) ? state.human(player).vp.value_or(0) : state.automa.vp;
}

bool enters(const Events& events, Phase phase) {
    return std::ranges::any_of(events, [&](const Event& event) {
        const auto* entered = std::get_if<PhaseEntered>(&event);
        return entered && entered->phase == phase;
    });
}

} // namespace

InnovationGameEnd::InnovationGameEnd(InnovationApp& app) : app_(app), game_(app.game()) {
    connect(&game_, &InnovationGame::changed, this, &InnovationGameEnd::followGame);
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationGameEnd::refresh);
    followGame();
}

InnovationGameEnd* InnovationGameEnd::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationGameEnd>(engine, scripts);
}

bool InnovationGameEnd::scored() const {
    return game_.gameIsOver();
}

std::vector<Player> InnovationGameEnd::players() const {
    std::vector<Player> all{Player::automa};
    for (std::size_t i = 0; i < game_.state().human_count; ++i)
        all.push_back(static_cast<Player>(i));
    return all;
}

void InnovationGameEnd::followGame() {
    stations_.clear();
    before_.reset();
    saved_ = false;
    if (!game_.isOpen()
        || (!game_.gameIsOver() && !(game_.roundIsOver() && game_.state().round == round_count))) {
        entered_.clear();
        emit changed();
        return;
    }
    State state = game_.startState();
    stations_.push_back(state);
    for (const auto& entry : game_.journal().past()) {
        const bool scoring = enters(entry.events, Phase::game_over);
        for (const Event& event : entry.events) {
            // What was told with the scoring belongs before it; the points themselves do not.
            if (scoring && !before_ && std::holds_alternative<VpChanged>(event))
                before_ = state;
            if (std::holds_alternative<RoundAdvanced>(event))
                stations_.push_back(state);
            apply_in_place(state, event);
        }
        if (scoring && !before_)
            before_ = state;
    }
    stations_.push_back(state);
    refresh();
}

void InnovationGameEnd::refresh() {
    if (stations_.empty())
        return;
    counts_.show(readCounts());
    const auto order = ranked();
    std::vector<InnovationRank> ranks;
    for (const Standing& standing : order) {
        const bool human = is_human(standing.player);
        ranks.push_back(
            {lookOf(game_.state(), standing.player), sideName(game_.state(), standing.player),
             human ? as_label(InnovationNames::terrain(id_of(game_.state().human(standing.player).native)))
                   : InnovationNames::level(id_of(game_.state().automa.level)),
             QString::number(standing.vp), standing.place == 1});
    }
    ranks_.show(std::move(ranks));
    std::vector<ScoreColumn> columns;
    std::vector<PointsLine> chart;
    for (const Player player : players()) {
        const SideLook look = lookOf(game_.state(), player);
        const QString who = id_of(player).toString();
        columns.push_back({who, look, sideName(game_.state(), player)});
        if (player == Player::automa) {
            const std::vector<int> points = course(player);
            chart.push_back({who, look, QList<int>(points.begin(), points.end())});
        }
    }
    chart_.show(std::move(chart));
    scores_.show(std::move(columns), lines());
    showGroups();
    emit changed();
}

void InnovationGameEnd::showGroups() {
    std::vector<InnovationArea> areas;
    groups_ = {};
    if (before_) {
        const Board board(game_.facts(), *before_);
        if (const auto score = final_score(game_.facts(), *before_); score.ok())
            for (const AreaScore& area : score.value().area) {
                const HexSet all = area.player == Player::automa ? board.automa() : board.of(area.player);
                areas.push_back(
                    {lookOf(*before_, area.player), sideName(*before_, area.player),
                     translate("InnovationGameEnd", "%1 of %2", "buildings of the largest group, of all")
                         .arg(area.size)
                         .arg(all.size())});
                groups_.reasons = groups_.reasons | app_.map()->placesOf(area.group);
            }
    }
    areas_.show(std::move(areas));
}

std::vector<int> InnovationGameEnd::course(Player player) const {
    std::vector<int> points;
    for (const State& station : stations_)
        points.push_back(pointsOf(station, player));
    return points;
}

//: below a chart of points: start of the game, its rounds, its end
QStringList InnovationGameEnd::chartLabels() const {
    QStringList labels;
    for (std::size_t i = 0; i < stations_.size(); ++i)
        labels << (i == 0 ? translate("InnovationGameEnd", "start")
                   : i + 1 == stations_.size()
                       ? translate("InnovationGameEnd", "end")
                       : translate("InnovationGameEnd", "R%1", "round, short").arg(i));
    return labels;
}

int InnovationGameEnd::most() const {
    int most = 1;
    for (const PointsLine& line : chart_.rows())
        for (const int points : line.points)
            most = std::max(most, points);
    return most;
}

std::vector<InnovationGameEnd::Standing> InnovationGameEnd::ranked() const {
    std::vector<Standing> order;
    for (const Player player : players())
        order.push_back({player, pointsOf(game_.state(), player), 1});
    std::ranges::stable_sort(order, [](const Standing& a, const Standing& b) { return a.vp > b.vp; });
    for (std::size_t i = 1; i < order.size(); ++i)
        order[i].place = order[i].vp == order[i - 1].vp ? order[i - 1].place : static_cast<int>(i) + 1;
    return order;
}

QString InnovationGameEnd::headline() const {
    if (!scored())
        return translate("InnovationGameEnd", "Count the points");
    const auto order = ranked();
    if (order.size() < 2)
        return {};
    const int ahead = order[0].vp - order[1].vp;
    if (ahead == 0)
        return translate("InnovationGameEnd", "A tie at %1").arg(InnovationNames::vp(order[0].vp));
    if (order[0].player == Player::automa)
        return translate("InnovationGameEnd", "The Automa wins by %1").arg(InnovationNames::vp(ahead));
    if (order[0].player == Player::human_1)
        return translate("InnovationGameEnd", "You win by %1").arg(InnovationNames::vp(ahead));
    return translate("InnovationGameEnd", "Player 2 wins by %1").arg(InnovationNames::vp(ahead));
}

// What the table tells ------------------------------------------------------------------------------------

std::vector<InnovationEndCount> InnovationGameEnd::readCounts() const {
    std::vector<InnovationEndCount> rows;
    if (scored())
        return rows;
    const State& state = game_.state();
    const auto add = [&](const QString& key, Player player, const QString& text, const QString& detail,
                         std::optional<int> known, int most) {
        const auto entered = entered_.find(key);
        const QString value = entered != entered_.end() ? QString::number(*entered)
                              : known                   ? QString::number(*known)
                                                        : QString();
        rows.push_back({key, text, detail, lookOf(state, player), value, most, {}});
    };
    const bool cards = state.app.tracking == Tracking::cards_only;
    for (std::size_t i = 0; i < state.human_count; ++i) {
        const auto player = static_cast<Player>(i);
        const Human& human = state.humans[i];
        add(keyOf("vp", player), player, translate("InnovationGameEnd", "VP on the marker"),
            cards ? translate("InnovationGameEnd", "with everything scored at the end")
                  : translate("InnovationGameEnd", "with the VP for what you have left"),
            human.vp ? std::optional<int>(*human.vp) : std::nullopt, bounds::points.max);
        if (cards)
            continue;
        add(keyOf("shipping", player), player, translate("InnovationGameEnd", "Shipping"),
            translate("InnovationGameEnd", "Largest group, 0 to %1").arg(max_shipping),
            human.shipping ? std::optional<int>(*human.shipping) : std::nullopt,
            static_cast<int>(max_shipping));
        // Shipping only serves to find the largest group: who enters its size need not enter both.
        if (human.area || entered_.contains(keyOf("area", player)))
            rows.back().otherwise = QStringLiteral("–");
        add(keyOf("area", player), player, translate("InnovationGameEnd", "Largest group, special links"),
            translate("InnovationGameEnd", "Only if a tunnel or palace joins buildings"),
            human.area ? std::optional<int>(*human.area) : std::nullopt, static_cast<int>(largest_area));
        //: in an empty number field: the app works this number out
        rows.back().otherwise = translate("InnovationGameEnd", "auto");
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            const QAnyStringView discipline = id_of(static_cast<Discipline>(d));
            add(keyOf("science", player, discipline), player,
                as_label(InnovationNames::discipline(discipline)),
                translate("InnovationGameEnd", "level at the end"),
                human.science[d].known ? std::optional<int>(human.science[d].value) : std::nullopt,
                top_level);
        }
    }
    if (cards)
        add(keyOf("end", Player::automa), Player::automa, translate("InnovationGameEnd", "VP at the end"),
            translate("InnovationGameEnd", "from area, science and faction"), std::nullopt,
            bounds::points.max);
    else if (game_.facts().faction(state.automa.faction).guided)
        add(keyOf("faction", Player::automa), Player::automa,
            translate("InnovationGameEnd", "VP from the faction card"),
            translate("InnovationGameEnd", "its end scoring, by hand"),
            state.automa.faction_end_vp ? std::optional<int>(*state.automa.faction_end_vp) : std::nullopt,
            bounds::points.max);
    return rows;
}

void InnovationGameEnd::tell(const QString& key, const QString& value) {
    const auto row = std::ranges::find(counts_.rows(), key, &InnovationEndCount::key);
    if (row == counts_.rows().end())
        return;
    bool number = false;
    const int told = value.trimmed().toInt(&number);
    if (number && told >= 0 && told <= row->most)
        entered_[key] = told;
    else
        entered_.remove(key);
    refresh();
}

QString InnovationGameEnd::missing() const {
    if (scored())
        return {};
    const auto open =
        static_cast<int>(std::ranges::count_if(counts_.rows(), [](const InnovationEndCount& row) {
            return row.value.isEmpty() && row.otherwise.isEmpty();
        }));
    return open == 0 ? QString()
                     : translate("InnovationGameEnd", "%n number(s) still to enter", nullptr, open);
}

std::vector<Command> InnovationGameEnd::answers() const {
    std::vector<Command> parts;
    for (const InnovationEndCount& row : counts_.rows()) {
        if (row.value.isEmpty())
            continue;
        const QStringList key = row.key.split(QLatin1Char(':'));
        const auto player = by_text<Player>(key[1]).value_or(Player::human_1);
        const int value = row.value.toInt();
        const auto number = static_cast<std::int16_t>(value);
        if (key[0] == QLatin1String("vp"))
            parts.emplace_back(TellCount{player, Count::vp, number});
        else if (key[0] == QLatin1String("shipping"))
            parts.emplace_back(TellCount{player, Count::shipping, number});
        else if (key[0] == QLatin1String("area"))
            parts.emplace_back(TellCount{player, Count::area, number});
        else if (key[0] == QLatin1String("science"))
            parts.emplace_back(TellLevel{player, by_text<Discipline>(key[2]).value_or(Discipline::banking),
                                         static_cast<std::int8_t>(value)});
        else if (key[0] == QLatin1String("faction"))
            parts.emplace_back(TellFactionEnd{number});
        else
            parts.emplace_back(CardsScoreGame{number});
    }
    return parts;
}

State InnovationGameEnd::told() const {
    State state = game_.state();
    for (const Command& part : answers())
        if (!std::holds_alternative<CardsScoreGame>(part))
            if (auto done = carry_out(game_.facts(), state, part); done.ok())
                state = std::move(done).value().after;
    return state;
}

void InnovationGameEnd::score() {
    Move move{answers()};
    if (game_.state().app.tracking == Tracking::full)
        move.parts.emplace_back(ScoreGame{});
    if (const core::Status done = game_.perform(move); !done.ok())
        app_.shell().say(innovationErrorText(done.error()));
}

void InnovationGameEnd::save() {
    storage::GameResult result;
    const State& state = game_.state();
    result.own =
        nlohmann::json{{"map", name_of(state.map)}, {"humans", std::to_string(state.human_count)}}.dump();
    const auto order = ranked();
    for (const Player player : game_.startState().turn_order) {
        const auto standing = std::ranges::find(order, player, &Standing::player);
        storage::SideResult one;
        one.kind = is_human(player) ? "human" : "automa";
        one.side = name_of(is_human(player) ? state.human(player).native : state.automa.native);
        if (!is_human(player)) {
            one.own = nlohmann::json{{"level", name_of(state.automa.level)},
                                     {"faction", name_of(state.automa.faction)}}
                          .dump();
            one.points_by_stage = course(player);
        }
        one.points = standing->vp;
        one.rank = standing->place;
        result.sides.push_back(std::move(one));
    }
    if (const core::Status done = app_.saves().finish(result); !done.ok()) {
        app_.shell().say(storageErrorText(done.error()));
        return;
    }
    saved_ = true;
    emit changed();
}

} // namespace automa::app::innovation_app
