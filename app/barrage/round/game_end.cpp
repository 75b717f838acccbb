#include "app/barrage/round/game_end.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/round/phase_entered.h"
#include "app/barrage/round/round_end_score.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn/turn_text.h"
#include "app/library/storage_errors.h"
#include "app/text/qt_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

BarrageGameEnd::BarrageGameEnd(BarrageGame& game, BarrageSaves& saves, QObject* parent)
    : QObject(parent), game_(game), saves_(saves) {
    connect(&game_, &BarrageGame::changed, this, &BarrageGameEnd::followGame);
}

void BarrageGameEnd::followGame() {
    stations_.clear();
    lines_.clear();
    saved_ = false;
    if (!game_.isOpen() || game_.state().phase != Phase::game_over) {
        entered_.clear();
        refresh();
        return;
    }
    State state = game_.startState();
    stations_.push_back(state);
    for (const auto& entry : game_.journal().past()) {
        const auto entered = phaseEntered(entry.events);
        if (entered == Phase::game_over && state.tracking == Tracking::full)
            lines_ = final_scoring(game_.facts(), state).lines;
        for (const Event& event : entry.events)
            apply_in_place(state, event);
        if (entered == Phase::end_of_round || entered == Phase::game_over)
            stations_.push_back(state);
    }
    refresh();
}

int BarrageGameEnd::finalVp(Company company) const {
    return entered_.value(static_cast<int>(company), game_.state().company(company).vp);
}

std::vector<int> BarrageGameEnd::course(Company company) const {
    std::vector<int> points;
    for (const State& station : stations_)
        points.push_back(station.company(company).vp);
    if (!points.empty())
        points.back() = finalVp(company);
    return points;
}

std::vector<BarrageGameEnd::Standing> BarrageGameEnd::ranked() const {
    std::vector<Standing> order;
    for (const Company company : game_.state().turn_order)
        order.push_back({company, finalVp(company), game_.state().company(company).energy, 1});
    std::stable_sort(order.begin(), order.end(), [](const Standing& a, const Standing& b) {
        return std::pair(a.vp, a.energy) > std::pair(b.vp, b.energy);
    });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool tied =
            i > 0
            && std::pair(order[i].vp, order[i].energy) == std::pair(order[i - 1].vp, order[i - 1].energy);
        order[i].place = tied ? order[i - 1].place : static_cast<int>(i) + 1;
    }
    return order;
}

QString BarrageGameEnd::headline() const {
    const auto order = ranked();
    if (order.size() < 2)
        return {};
    const QString winner = BarrageNames::company(text(name_of(order[0].company)));
    if (order[1].place == 1)
        return translate("BarrageGameEnd", "A tie at %1").arg(BarrageNames::vp(order[0].vp));
    if (order[0].vp == order[1].vp)
        return translate("BarrageGameEnd", "%1 wins on energy").arg(winner);
    return translate("BarrageGameEnd", "%1 wins: %2 ahead")
        .arg(winner, BarrageNames::vp(order[0].vp - order[1].vp));
}

std::vector<FinalStanding> BarrageGameEnd::standingRows() const {
    std::vector<FinalStanding> rows;
    for (const Standing& standing : ranked()) {
        const CompanyState& who = game_.state().company(standing.company);
        const bool human = who.player == PlayerKind::human;
        const QString id = text(name_of(standing.company));
        rows.push_back({.company = id,
                        .name = BarrageNames::company(id),
                        .detail = human ? translate("BarrageGameEnd", "Human")
                                        : translate("BarrageGameEnd", "Automa · %1")
                                              .arg(BarrageNames::level(text(name_of(who.level)))),
                        .vp = standing.vp,
                        .place = standing.place,
                        .winner = standing.place == 1,
                        .human = human});
    }
    return rows;
}

void BarrageGameEnd::refresh() {
    std::vector<PointsLine> lines;
    for (const Company company :
         stations_.empty() ? decltype(State::turn_order)() : game_.state().turn_order) {
        const std::vector<int> points = course(company);
        const QString id = text(name_of(company));
        lines.push_back({id, companyLook(id), QList<int>(points.begin(), points.end())});
    }
    chart_.show(std::move(lines));
    standings_.show(stations_.empty() ? std::vector<FinalStanding>() : standingRows());
    if (lines_.empty())
        scores_.show({}, {});
    else
        scores_.show(scoreColumns(game_.state()), scoreTable(game_.facts(), game_.state(), lines_));
    emit changed();
}

//: below a chart of points: start of the game, its rounds, its end
QStringList BarrageGameEnd::chartLabels() const {
    QStringList labels;
    for (std::size_t i = 0; i < stations_.size(); ++i)
        labels << (i == 0                      ? translate("BarrageGameEnd", "start")
                   : i + 1 == stations_.size() ? translate("BarrageGameEnd", "end")
                                               : translate("BarrageGameEnd", "R%1", "round, short").arg(i));
    return labels;
}

int BarrageGameEnd::most() const {
    int most = 1;
    for (const PointsLine& line : chart_.rows())
        for (const int points : line.points)
            most = std::max(most, points);
    return most;
}

void BarrageGameEnd::setScore(const QString& company, int vp) {
    if (const auto who = by_text<Company>(company))
        entered_[static_cast<int>(*who)] = vp;
    saved_ = false;
    refresh();
}

void BarrageGameEnd::save() {
    storage::GameResult result;
    result.own =
        nlohmann::json{{"rounds", game_.state().round}, {"leeghwater", game_.state().leeghwater}}.dump();
    const auto order = ranked();
    for (const Company company : game_.startState().turn_order) {
        const CompanyState& who = game_.state().company(company);
        const auto standing = std::find_if(order.begin(), order.end(),
                                           [&](const Standing& each) { return each.company == company; });
        storage::SideResult one;
        one.kind = name_of(who.player);
        one.side = name_of(company);
        nlohmann::json own = nlohmann::json::object();
        if (who.player == PlayerKind::automa)
            own["level"] = name_of(who.level);
        if (who.officer)
            own["officer"] = name_of(*who.officer);
        one.own = own.dump();
        one.points = standing->vp;
        one.rank = standing->place;
        one.points_by_stage = course(company);
        result.sides.push_back(std::move(one));
    }
    if (const core::Status done = saves_.finish(result); !done.ok()) {
        emit refused(storageErrorText(done.error()));
        return;
    }
    saved_ = true;
    emit changed();
}

} // namespace automa::app::barrage_app
